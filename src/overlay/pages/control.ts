import type { MinesSource } from '../../model/analysis.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ControlAction, ControlStatus } from '../messages.ts';
import type { ControlBridge } from './bridge.ts';
import { bridgeOf } from './bridge.ts';

/** The control window: what is watched and read, and the settings. */
const bridge = bridgeOf<ControlBridge>();
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const mines = element<HTMLInputElement>('mines');
const level = element<HTMLSelectElement>('level');
const mode = element<HTMLSelectElement>('mode');
const palette = element<HTMLSelectElement>('palette');
const opacity = element<HTMLInputElement>('opacity');
const percent = element<HTMLInputElement>('percent');
const remember = element<HTMLInputElement>('remember');
const buttons = new Map(
  [...document.querySelectorAll<HTMLButtonElement>('button[data-action]')].map((button) => [
    button.dataset.action as ControlAction,
    button,
  ]),
);
/** What a key does, beside its name. */
const keyed = document.querySelectorAll<HTMLElement>('[data-action]');

const SOURCES: Readonly<Record<MinesSource, string>> = {
  read: 'read from the program',
  typed: 'as you typed',
  assumed: 'usual for this size; proves nothing',
  unknown: '',
};

bridge.on('main-to-control:status', (status: ControlStatus) => {
  element('headline').textContent = status.headline;
  element('detail').textContent = status.detail;
  element('watching').textContent = status.watching;
  element('source').textContent = SOURCES[status.minesSource];
  for (const id of ['explanation', 'notice'] as const) {
    element(id).textContent = status[id];
    element(id).hidden = status[id] === '';
  }
  label('pause', status.paused ? 'Go on' : 'Pause');
  label('show', status.shown ? 'Hide hints' : 'Show hints');
  const forget = buttons.get('forget');
  if (forget) forget.disabled = !status.hasPlaces;
  if (document.activeElement !== mines) mines.value = status.mines === null ? '' : String(status.mines);
});

bridge.on('main-to-control:settings', ({ settings, path }) => {
  level.value = settings.level;
  mode.value = settings.mode;
  palette.value = settings.palette;
  opacity.value = String(settings.opacity);
  percent.checked = settings.percent;
  remember.checked = settings.remember;
  element('path').textContent = path;
  for (const { dataset, lastElementChild: key } of keyed)
    if (key) key.textContent = keyOf(settings.keys, dataset.action as ControlAction);
});

function label(action: ControlAction, text: string): void {
  const words = buttons.get(action)?.querySelector('span');
  if (words) words.textContent = text;
}

/** "Ctrl+Alt+H" for "Control+Alt+H"; nothing where the action has no key. */
function keyOf(keys: Settings['keys'], action: ControlAction): string {
  const named: Readonly<Partial<Record<ControlAction, string>>> = keys;
  return (named[action] ?? '').replace(/^(Control|CommandOrControl|CmdOrCtrl)\b/i, 'Ctrl');
}

mines.addEventListener('change', () => {
  const value = mines.value.trim() === '' ? null : Number(mines.value);
  if (value === null || (Number.isInteger(value) && value >= 0)) bridge.send('control-to-main:mines', { mines: value });
});
level.addEventListener('change', () => {
  bridge.send('control-to-main:settings', { level: level.value as Settings['level'] });
});
mode.addEventListener('change', () => {
  bridge.send('control-to-main:settings', { mode: mode.value as Settings['mode'] });
});
palette.addEventListener('change', () => {
  bridge.send('control-to-main:settings', { palette: palette.value as Settings['palette'] });
});
opacity.addEventListener('input', () => bridge.send('control-to-main:settings', { opacity: Number(opacity.value) }));
percent.addEventListener('change', () => bridge.send('control-to-main:settings', { percent: percent.checked }));
remember.addEventListener('change', () => bridge.send('control-to-main:settings', { remember: remember.checked }));
for (const [action, button] of buttons)
  button.addEventListener('click', () => bridge.send('control-to-main:action', action));

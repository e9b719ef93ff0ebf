import type { MinesSource } from '../../model/analysis.ts';
import type { ControlAction } from '../messages.ts';
import type { ControlBridge } from './bridge.ts';
import { bridgeOf } from './bridge.ts';

/** The control window: what is watched and read, and the settings. */
const bridge = bridgeOf<ControlBridge>();
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const mines = element<HTMLInputElement>('mines');
const level = element<HTMLSelectElement>('level');
const palette = element<HTMLSelectElement>('palette');
const opacity = element<HTMLInputElement>('opacity');
const percent = element<HTMLInputElement>('percent');

const SOURCES: Readonly<Record<MinesSource, string>> = {
  read: 'read from the program',
  typed: 'as you typed',
  assumed: 'usual for this size; proves nothing',
  unknown: '',
};

bridge.on('main-to-control:status', (status) => {
  element('headline').textContent = status.headline;
  element('detail').textContent = status.detail;
  element('watching').textContent = status.watching;
  element('source').textContent = SOURCES[status.minesSource];
  element('pause').textContent = status.paused ? 'Go on' : 'Pause';
  if (document.activeElement !== mines) mines.value = status.mines === null ? '' : String(status.mines);
});

bridge.on('main-to-control:settings', (settings) => {
  level.value = settings.level;
  palette.value = settings.palette;
  opacity.value = String(settings.opacity);
  percent.checked = settings.percent;
});

mines.addEventListener('change', () => {
  const value = mines.value.trim() === '' ? null : Number(mines.value);
  if (value === null || (Number.isInteger(value) && value >= 0)) bridge.send('control-to-main:mines', { mines: value });
});
level.addEventListener('change', () => {
  bridge.send('control-to-main:settings', { level: level.value as 'everything' });
});
palette.addEventListener('change', () => {
  bridge.send('control-to-main:settings', { palette: palette.value as 'classic' });
});
opacity.addEventListener('input', () => bridge.send('control-to-main:settings', { opacity: Number(opacity.value) }));
percent.addEventListener('change', () => bridge.send('control-to-main:settings', { percent: percent.checked }));
for (const action of ['pause', 'search', 'ask', 'practice', 'quit'] as const satisfies readonly ControlAction[])
  element(action).addEventListener('click', () => bridge.send('control-to-main:action', action));

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import type { PlayMode } from '../model/analysis.ts';
import { messageOf } from '../model/errors.ts';
import { askForBoard } from './calibration.ts';
import type { ControlAction } from './messages.ts';
import type { StatusKeeper } from './status.ts';
import type { HintSource } from './x11Source.ts';

export interface ActionParts {
  readonly source: HintSource;
  readonly status: StatusKeeper;
  readonly setShown: (shown: boolean) => void;
  /** Shows everything until the board changes. */
  readonly ask: () => void;
  readonly saveReport: () => void;
  readonly openCamera: () => void;
  readonly mode: () => PlayMode;
  readonly setMode: (mode: PlayMode) => void;
}

/** What buttons and keys do. */
export function makeActions(parts: ActionParts): (action: ControlAction) => void {
  const { source, status } = parts;
  let isChoosing = false;

  function setPaused(paused: boolean): void {
    status.change({ paused });
    source.setPaused(paused);
  }

  /** Nothing is watched while the user draws: our own picture of the screen holds a board too. */
  async function choose(): Promise<void> {
    if (isChoosing) return;
    isChoosing = true;
    const { paused } = status.current();
    source.setPaused(true);
    try {
      const area = await askForBoard();
      setPaused(paused && !area);
      if (area) source.choose(area);
    } catch (error) {
      setPaused(paused);
      status.notice(`The board cannot be shown: ${messageOf(error)}.`);
    } finally {
      isChoosing = false;
    }
  }

  const run: Readonly<Record<ControlAction, () => void>> = {
    show() {
      const shown = !status.current().shown;
      status.change({ shown });
      parts.setShown(shown);
    },
    pause: () => isChoosing || setPaused(!status.current().paused),
    search: () => source.restart(),
    calibrate: () => void choose(),
    forget: () => source.forget(),
    ask: parts.ask,
    explain: () => source.explain(),
    mode: () => parts.setMode(parts.mode() === 'careful' ? 'speed' : 'careful'),
    practice: openPractice,
    camera: parts.openCamera,
    report: parts.saveReport,
    quit: () => app.quit(),
  };
  return (action) => run[action]();
}

/** The practice game is a program of its own: it is watched like any other, and stays when the assistant ends. */
function openPractice(): void {
  const main = fileURLToPath(new URL('../practice/main.cjs', import.meta.url));
  const sandbox = app.commandLine.hasSwitch('no-sandbox') ? ['--no-sandbox'] : [];
  spawn(process.execPath, [...sandbox, main], { detached: true, stdio: 'ignore' }).unref();
}

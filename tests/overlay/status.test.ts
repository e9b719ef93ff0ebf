import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveView } from '../../src/live/liveView.ts';
import type { ControlStatus } from '../../src/overlay/messages.ts';
import type { StatusKeeper } from '../../src/overlay/status.ts';
import { makeStatus } from '../../src/overlay/status.ts';

const playing: LiveView = {
  phase: 'playing',
  reason: 'start',
  boardId: 1,
  region: null,
  rows: 16,
  cols: 30,
  mines: 99,
  minesSource: 'assumed',
  sentence: 'Open row 1, column 1: it is certainly safe.',
};
const nothing: LiveView = { ...playing, phase: 'searching', reason: 'none-found', sentence: 'No board shows here.' };

describe('what the control window says', () => {
  let told: ControlStatus;
  let status: StatusKeeper;

  beforeEach(() => {
    status = makeStatus((next) => {
      told = next;
    });
    status.send();
  });

  test('from searching to hints', () => {
    expect(told).toMatchObject({ headline: 'Searching', detail: 'Looking for a board.', watching: 'nothing' });
    status.report('KMines', null);
    status.seen({ ...playing, phase: 'settling' });
    expect(told).toMatchObject({ headline: 'Reading 16×30, 99 mines', watching: 'KMines' });
    status.seen(playing);
    expect(told).toMatchObject({ headline: 'Hints for 16×30, 99 mines', detail: playing.sentence, mines: 99 });
  });

  test('a window that is minimised has no hints, and has them again', () => {
    status.report('KMines', null);
    status.seen(playing);
    status.report('KMines', 'It is minimised.');
    expect(told).toMatchObject({ headline: 'No hints now', detail: 'It is minimised.' });
    status.report('KMines', null);
    expect(told).toMatchObject({ headline: 'Hints for 16×30, 99 mines', detail: playing.sentence });
  });

  test('why the last board went stays until another is read', () => {
    status.report('KMines', null);
    status.seen(playing);
    status.report('KMines', "The game's window was closed.");
    status.report('the screen', null);
    expect(told).toMatchObject({ headline: 'Searching', mines: null });
    expect(told.detail).toBe("The game's window was closed. Looking for a board.");
    status.seen(nothing);
    expect(told.detail).toBe("The game's window was closed. No board shows here.");
    status.seen(playing);
    expect(told.detail).toBe(playing.sentence);
  });

  test('what was explained goes with its board', () => {
    status.seen(playing);
    status.change({ explanation: 'Row 1, column 1: it is safe.' });
    status.seen({ ...playing, sentence: 'Open row 2, column 1.' });
    expect(told.explanation).toBe('Row 1, column 1: it is safe.');
    status.seen({ ...playing, boardId: 2 });
    expect(told.explanation).toBe('');
  });

  test('pausing, hiding, and what must not be forgotten', () => {
    status.notice('The key F1 cannot be used.');
    status.notice('The key F1 cannot be used.');
    status.seen(playing);
    expect(told.notice).toBe('The key F1 cannot be used.');
    status.change({ shown: false });
    expect(told.headline).toBe('Hints hidden for 16×30, 99 mines');
    status.change({ paused: true });
    expect(told).toMatchObject({ headline: 'Paused', detail: 'Nothing is captured.' });
  });
});

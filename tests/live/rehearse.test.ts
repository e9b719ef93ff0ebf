import { expect, test, vi } from 'vitest';

const phases: string[] = [];
vi.mock('../../src/session/session.ts', async (original) => {
  const real = await original<typeof import('../../src/session/session.ts')>();
  const makeSession: typeof real.makeSession = (options) => {
    const session = real.makeSession(options);
    return {
      ...session,
      take(part) {
        const state = session.take(part);
        phases.push(`${state.phase} ${state.board?.board.rows}×${state.board?.board.cols}`);
        return state;
      },
    };
  };
  return { ...real, makeSession };
});

test('a rehearsal finds a board and plays it', async () => {
  const { rehearse } = await import('../../src/live/rehearse.ts');
  rehearse();
  expect(phases.slice(0, 2)).toEqual(['settling 9×9', 'playing 9×9']);
  expect(phases).toHaveLength(6);
  expect(phases[2]).toBe('playing 9×9');
});

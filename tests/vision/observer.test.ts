import { describe, expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import type { ReaderStep } from '../../src/vision/readerStep.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

const load = (name: string) => loadFrame(`${FIXTURES}${name}.png`);

describe('an observer', () => {
  test.each(['boards/kmines-9x9/03', 'boards/xbomb-hex-8x8/02', 'boards/kmines-9x9/08', 'negatives/sgt-solo'])(
    'changes nothing about what is read: %s',
    async (name) => {
      const frame = wholeFrame(await load(name));
      const steps: ReaderStep[] = [];
      const watched = findBoards(frame, { isPossible: isConsistent, observe: (step) => steps.push(step) });
      const alone = findBoards(frame, { isPossible: isConsistent });
      expect(watched.tracks.map(({ reading }) => reading)).toEqual(alone.tracks.map(({ reading }) => reading));
      expect(steps.length).toBeGreaterThan(3);
    },
  );

  test('is told of every stage in the order of the work', async () => {
    const steps: ReaderStep[] = [];
    const { tracks } = findBoards(wholeFrame(await load('boards/kmines-9x9/03')), {
      observe: (step) => steps.push(step),
    });
    const stages = steps.map(({ stage }) => stage);
    expect(stages.slice(0, 5)).toEqual(['search', 'search', 'search', 'candidates', 'lattice']);
    expect(stages.slice(-1)).toEqual(['verdict']);
    const cells = steps.findLast((step) => step.stage === 'cells');
    expect(cells?.reading.cells).toEqual(tracks[0]?.reading.cells);
    const named = new Set(cells?.named.flatMap(({ entry }) => entry.group.cells));
    expect(named.size).toBe(81);
  });

  test('is told how staggered cells lie over each other', async () => {
    const steps: ReaderStep[] = [];
    findBoards(wholeFrame(await load('boards/xbomb-hex-8x8/02')), { observe: (step) => steps.push(step) });
    const fold = steps.find((step) => step.stage === 'fold');
    expect(fold?.matches.map(({ shape }) => shape)).toContain('hex');
    expect(steps.flatMap((step) => (step.stage === 'verdict' ? [step.isBoard] : [])).at(-1)).toBe(true);
  });
});

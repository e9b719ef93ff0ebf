import type { Random } from '../../../src/game/random.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { degrade, randomDegradation } from './degrade.ts';
import { playPosition, randomSize } from './positions.ts';
import type { Scene } from './scene.ts';
import { drawScene } from './scene.ts';
import type { Family } from './skin.ts';
import { chance, pick } from './skin.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
];

/** The scene of one seed: the same seed and family always give the same picture. */
export async function generateScene(family: Family, seed: number): Promise<Scene> {
  const random: Random = makeRandom(seed);
  const size = randomSize(random);
  const { board } = playPosition(random, size);
  const pitch: [number, number] = chance(random, 0.8) ? [12, 40] : [10, 90];
  const scene = drawScene(random, { family, board, screen: pick(random, SCREENS), pitch, covered: 0.25 });
  return { ...scene, frame: await degrade(scene.frame, randomDegradation(random), random) };
}

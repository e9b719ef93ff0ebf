import type { AutoRules } from '../../game/automatic.ts';
import type { FirstClick, GameSpec } from '../../game/game.ts';
import type { LevelId, LevelSize } from '../../game/levels.ts';
import { CUSTOM_SIDES, checkCustom, LEVEL_IDS, LEVELS, levelOf } from '../../game/levels.ts';
import type { Result } from '../../model/errors.ts';
import { failure, success } from '../../model/errors.ts';
import { makeHeader } from '../../model/notation.ts';
import type { Shape } from '../../model/topology.ts';
import { STRATEGY_NAMES } from '../../solver/strategies/strategy.ts';
import { STRATEGY_WORDS } from '../strategyWords.ts';
import { choice, element, field, fillChoice, keepChoices } from './elements.ts';
import { CELL_SIZES } from './lattices.ts';

/** What is chosen in the fields of the page. */

const CUSTOM = 'custom';
const LAST_SEED = 2 ** 32 - 1;
/** Fields that an address may fill: practice.html?level=expert&shape=hex&seed=7. */
const IN_ADDRESS = ['level', 'shape', 'first', 'rows', 'cols', 'mines'] as const;

/** Fills the lists, then every field with what was chosen last, or with what the address says. */
export function prepareChoices(): void {
  const levels = LEVEL_IDS.map((id) => {
    const { name, rows, cols, mines } = LEVELS[id];
    return [id, `${name} (${rows}×${cols}, ${mines})`] as const;
  });
  fillChoice(choice('level'), [...levels, [CUSTOM, 'Custom …']]);
  for (const id of ['demoStrategy', 'rival'])
    fillChoice(
      choice(id),
      STRATEGY_NAMES.map((name) => [name, STRATEGY_WORDS[name]] as const),
    );
  choice('level').dataset.keep = '';
  for (const side of ['rows', 'cols'] as const)
    [field(side).min, field(side).max] = CUSTOM_SIDES[side].map(String) as [string, string];
  const size = field('cellSize');
  [size.min, size.max, size.value] = [CELL_SIZES.least, CELL_SIZES.most, CELL_SIZES.usual].map(String) as [
    string,
    string,
    string,
  ];
  keepChoices();
  const asked = new URLSearchParams(location.search);
  for (const id of IN_ADDRESS) {
    const value = asked.get(id);
    if (value !== null) field(id).value = value;
  }
  if (asked.has('seed')) field('seed').value = asked.get('seed') as string;
  showCustom();
}

/** Shows the fields of a custom board only where one is chosen. */
export function showCustom(): void {
  element('custom').hidden = choice('level').value !== CUSTOM;
}

/** The board that is chosen, with this seed; or one sentence that says what of it cannot be. */
export function chosenSpec(seed: number): Result<GameSpec> {
  const firstClick = choice('first').value as FirstClick;
  const size = chosenSize(firstClick);
  if (!size.ok) return size;
  const { rows, cols, mines } = size.value;
  return success({ rows, cols, mines, shape: choice('shape').value as Shape, firstClick, seed });
}

function chosenSize(firstClick: FirstClick): Result<LevelSize> {
  const level = choice('level').value;
  if (level !== CUSTOM) return success(LEVELS[level as LevelId]);
  const [rows, cols, mines] = ['rows', 'cols', 'mines'].map((id) => field(id).valueAsNumber) as [
    number,
    number,
    number,
  ];
  return checkCustom({ rows, cols, mines }, firstClick);
}

/** The seed that was typed; null where there is none. Fails with `game-invalid`. */
export function typedSeed(): Result<number | null> {
  const text = field('seed').value.trim();
  if (text === '') return success(null);
  const seed = /^\d+$/.test(text) ? Number(text) : -1;
  if (seed < 0 || seed > LAST_SEED) return failure('game-invalid', `A seed is a whole number from 0 to ${LAST_SEED}.`);
  return success(seed);
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

export function chosenRules(): AutoRules {
  return { a: field('ruleA').checked, b: field('ruleB').checked, c: field('ruleC').checked };
}

/** The table of the top ten that games of this kind belong to; null where they have none. */
export function tableOf(spec: GameSpec, noGuess: boolean): string | null {
  if (levelOf(spec) === null) return null;
  return `${makeHeader(spec)}${noGuess ? ' without guesses' : ''}`;
}

/** "Beginner (9×9, 10 mines), hexagons, without guesses": a table's name in words. */
export function tableWords(table: string): string {
  const [, shape = '', rows, cols, mines, kind = ''] = /^(\w+) (\d+)x(\d+)\/(\d+)(.*)$/.exec(table) ?? [];
  const id = levelOf({ rows: Number(rows), cols: Number(cols), mines: Number(mines) });
  const cells: Readonly<Record<string, string>> = { square: 'squares', hex: 'hexagons', triangle: 'triangles' };
  return `${id ? LEVELS[id].name : ''} (${rows}×${cols}, ${mines} mines), ${cells[shape]}${kind && `,${kind}`}`;
}

import type { LengthSolution } from '../../game/lengthConquer.ts';
import {
  chooseUnit,
  makeLengthSpec,
  resultAt,
  solveLength,
  USUAL_LENGTH,
  unitsThatFit,
} from '../../game/lengthConquer.ts';
import type { LengthPlayer } from '../words.ts';
import { describeEnd, describeWorth, otherPlayer } from '../words.ts';

/** The page of Length Conquer: everything happens here, nothing is sent anywhere. */

/** Boards of more squares are drawn twenty in a row. */
const LONG = 100;
/** How long the computer seems to think, ms: its step is seen as one of its own. */
const PAUSE = 450;

interface Step {
  readonly player: LengthPlayer;
  readonly to: number;
}

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const setup = byId<HTMLFormElement>('setup');
const board = byId('board');
const status = byId('status');
const steps = byId('steps');
const problem = byId('problem');
const lengthField = byId<HTMLInputElement>('length');
const unitFields = [1, 2, 3].map((k) => byId<HTMLInputElement>(`unit${k}`));

let solution: LengthSolution = solveLength(USUAL_LENGTH);
let trail: readonly Step[] = [];
let turn: LengthPlayer = 'you';
/** Whether who plays by keyboard was among the buttons of the steps when all of them were switched off. */
let hadFocus = false;
let thinking: ReturnType<typeof setTimeout> | undefined;

function position(): number {
  return trail.at(-1)?.to ?? 0;
}

function begin(): void {
  const [length, ...units] = [lengthField, ...unitFields].map((field) => field.valueAsNumber);
  const spec = makeLengthSpec(length as number, units);
  problem.textContent = spec.ok ? '' : spec.reason;
  if (!spec.ok) return;
  clearTimeout(thinking);
  solution = solveLength(spec.value);
  for (const [k, field] of unitFields.entries()) field.value = String(spec.value.units[k]);
  trail = [];
  turn = new FormData(setup).get('first') === 'computer' ? 'computer' : 'you';
  goOn();
}

function step(unit: number): void {
  trail = [...trail, { player: turn, to: position() + unit }];
  turn = otherPlayer(turn);
  goOn();
}

/** Draws the game, and lets the computer step where it is its turn. */
function goOn(): void {
  draw();
  if (resultAt(solution.spec, position()) !== 'playing' || turn === 'you') return;
  thinking = setTimeout(() => {
    const unit = chooseUnit(solution, position());
    if (unit !== null) step(unit);
  }, PAUSE);
}

function draw(): void {
  const ended = resultAt(solution.spec, position()) !== 'playing';
  status.textContent = describe(ended);
  drawSteps(ended);
  drawBoard(ended);
}

function describe(ended: boolean): string {
  const last = trail.at(-1);
  const said = trail
    .slice(-1)
    .map(({ player, to }) => `${player === 'you' ? 'You' : 'The computer'} stepped to ${to}.`);
  if (ended && last) {
    return [...said, describeEnd(solution, last.to, last.player), describeWorth(solution)].join(' ');
  }
  const { length } = solution.spec;
  const next =
    turn === 'you' ? `Your turn: ${length - position()} of ${length} are left.` : 'The computer is thinking.';
  return [...said, next].join(' ');
}

function drawSteps(ended: boolean): void {
  const { spec } = solution;
  const fitting = unitsThatFit(spec, position());
  hadFocus ||= steps.contains(document.activeElement);
  steps.replaceChildren(
    ...spec.units.map((unit, k) => {
      const button = document.createElement('button');
      const key = document.createElement('kbd');
      key.textContent = String(k + 1);
      key.ariaHidden = 'true';
      button.type = 'button';
      button.append(key, `+${unit}`);
      button.disabled = ended || turn !== 'you' || !fitting.includes(unit);
      button.ariaLabel = `Step ${unit} to ${position() + unit}`;
      button.ariaKeyShortcuts = String(k + 1);
      button.addEventListener('click', () => step(unit));
      return button;
    }),
  );
  // The buttons are new ones: who plays by keyboard keeps the focus among them, unless it has gone elsewhere meanwhile.
  const first = steps.querySelector<HTMLButtonElement>('button:enabled');
  if (!first) return;
  if (hadFocus && document.activeElement === document.body) first.focus();
  hadFocus = false;
}

function drawBoard(ended: boolean): void {
  const { spec, zones } = solution;
  const players = new Map(trail.map(({ player, to }) => [to, player]));
  board.className = `${spec.length > LONG ? 'long' : ''} ${ended ? 'solved' : ''}`;
  board.ariaLabel = ended ? 'The solution: the zone of every square' : `The length: ${spec.length} squares`;
  board.replaceChildren(
    ...Array.from({ length: spec.length }, (_, k) => {
      const at = k + 1;
      const zone = zones[at] as string;
      const player = players.get(at);
      const square = document.createElement('li');
      square.textContent = String(at);
      if (ended) square.append(...zoneMark(zone));
      if (player) square.append(spoken(player === 'you' ? 'your step' : "the computer's step"));
      square.className = [
        ended ? zone : '',
        player ?? '',
        at === position() ? 'here' : '',
        at === spec.length ? 'last' : '',
      ].join(' ');
      return square;
    }),
  );
}

/** The zone of a square as a letter to see and a word to hear. */
function zoneMark(zone: string): Node[] {
  if (zone === 'UNSTEPPED') return [spoken('no step leads here')];
  const letter = document.createElement('b');
  letter.textContent = zone.charAt(0);
  letter.ariaHidden = 'true';
  return [letter, spoken(zone)];
}

function spoken(words: string): Node {
  const span = document.createElement('span');
  span.className = 'spoken';
  span.textContent = `, ${words}`;
  return span;
}

setup.addEventListener('submit', (event) => {
  event.preventDefault();
  begin();
  if (problem.textContent !== '') return;
  steps.querySelector<HTMLButtonElement>('button:enabled')?.focus();
});
document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
  if (target instanceof HTMLInputElement || ctrlKey || altKey || metaKey) return;
  [...steps.querySelectorAll('button')][Number(key) - 1]?.click();
});
const wished = new URLSearchParams(location.search);
lengthField.value = wished.get('length') ?? String(USUAL_LENGTH.length);
const units = wished.get('units')?.split(',') ?? USUAL_LENGTH.units.map(String);
for (const [k, field] of unitFields.entries()) field.value = units[k] ?? '';
for (const choice of setup.querySelectorAll<HTMLInputElement>('[name=first]')) {
  choice.checked = choice.value === (wished.get('first') ?? 'you');
}
begin();

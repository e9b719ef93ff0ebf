import { createInterface } from 'node:readline';
import chalk from 'chalk';
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { LengthSolution, LengthSpec, LengthZone } from '../game/lengthConquer.ts';
import {
  chooseUnit,
  LENGTH_ZONES,
  makeLengthSpec,
  resultAt,
  solveLength,
  USUAL_LENGTH,
  unitsThatFit,
  worthToMove,
} from '../game/lengthConquer.ts';
import type { LengthPlayer } from '../lengthConquer/words.ts';
import { describeEnd, describeWorth, LENGTH_PLAYERS, otherPlayer } from '../lengthConquer/words.ts';
import { servePage } from '../mirror/pageServer.ts';
import type { Output } from './console.ts';
import { PROCESS_OUTPUT } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { examples, portOption, wholeNumber } from './optionTypes.ts';
import { endingSignal } from './signals.ts';

export interface LengthOptions {
  readonly length: number;
  readonly units: readonly number[];
  readonly first: LengthPlayer;
  readonly zones: boolean;
  readonly json: boolean;
  readonly browser: boolean;
  readonly port?: number | undefined;
}

/** The port that the page is served at, if it is free: beside the mirror's. */
const USUAL_PORT = 8167;
/** Squares in a row of the board, as in the document. */
const ROW = 10;

/** `automine length-conquer`: a game in the terminal or on a page, or the solution of one. */
export async function lengthConquer(options: LengthOptions, output: Output): Promise<ExitCode> {
  const made = makeLengthSpec(options.length, options.units);
  if (!made.ok) {
    output.error(made.reason);
    return EXIT.usage;
  }
  if (options.browser) return servePages(made.value, options, output);
  const solution = solveLength(made.value);
  if (options.json) {
    output.out(JSON.stringify(makeLengthJson(solution)));
    return EXIT.ok;
  }
  if (options.zones) {
    for (const line of [...zoneBoard(solution, new Map()), describeWorth(solution)]) output.out(line);
    return EXIT.ok;
  }
  return play(solution, options.first, output);
}

function makeLengthJson(solution: LengthSolution) {
  const { spec, zones } = solution;
  const positions = zones.map((zone, at) => ({
    at,
    zone,
    best: zone === 'UNSTEPPED' ? null : chooseUnit(solution, at),
  }));
  return { ...spec, worth: worthToMove(solution, 0), positions };
}

/** Plays in the terminal until the game is over, or there is no more input. */
async function play(solution: LengthSolution, first: LengthPlayer, output: Output): Promise<ExitCode> {
  const { spec } = solution;
  output.out(`Length ${spec.length}, units ${spec.units.join(', ')}. Landing on ${spec.length} is a draw;`);
  output.out('otherwise who makes the last step wins. Answer with the number in brackets; q ends.');
  const input = createInterface({ input: process.stdin });
  const answers = input[Symbol.asyncIterator]();
  const steps = new Map<number, LengthPlayer>();
  let at = 0;
  let turn = first;
  try {
    while (resultAt(spec, at) === 'playing') {
      const unit = turn === 'computer' ? chooseUnit(solution, at) : await askUnit(solution, at, answers, output);
      if (unit === null) {
        output.error('The game was ended early.');
        return EXIT.unanswered;
      }
      at += unit;
      steps.set(at, turn);
      output.out(`${turn === 'you' ? 'You step' : 'The computer steps'} ${unit} to ${at}.`);
      turn = otherPlayer(turn);
    }
  } finally {
    input.close();
  }
  for (const line of ['', describeEnd(solution, at, otherPlayer(turn)), describeWorth(solution), '']) output.out(line);
  for (const line of zoneBoard(solution, steps)) output.out(line);
  return EXIT.ok;
}

/** The unit that the player chooses; null where there is no more input. */
async function askUnit(
  { spec }: LengthSolution,
  at: number,
  answers: AsyncIterator<string>,
  output: Output,
): Promise<number | null> {
  const fitting = unitsThatFit(spec, at);
  output.out('');
  output.out(
    `You are on ${at}, ${spec.length - at} left: ${fitting.map((unit, k) => `(${k + 1}) ${unit}`).join('  ')}`,
  );
  for (let next = await answers.next(); !next.done; next = await answers.next()) {
    const answer = next.value.trim();
    if (answer === 'q') return null;
    const unit = /^\d$/.test(answer) ? fitting[Number(answer) - 1] : undefined;
    if (unit !== undefined) return unit;
    output.out(`Answer with a number from 1 to ${fitting.length}, or q.`);
  }
  return null;
}

const PAINT: Readonly<Record<LengthZone, (text: string) => string>> = {
  SAFE: chalk.bgHex('#17853a').hex('#ffffff'),
  UNSAFE: chalk.bgHex('#b01818').hex('#ffffff'),
  DRAW: chalk.bgHex('#ffd500').hex('#000000'),
  UNSTEPPED: chalk.dim,
};
const LETTERS: Readonly<Record<LengthZone, string>> = { SAFE: 'S', UNSAFE: 'U', DRAW: 'D', UNSTEPPED: '.' };
const MARKS: Readonly<Record<LengthPlayer, string>> = { you: '<', computer: '*' };
const MEANINGS: Readonly<Record<LengthZone, string>> = {
  SAFE: 'stepping there wins',
  UNSAFE: 'stepping there loses',
  DRAW: 'stepping there draws',
  UNSTEPPED: 'no step leads there',
};

/** The zone board with its legend, a string a line; the steps of a game are marked. */
function zoneBoard({ spec, zones }: LengthSolution, steps: ReadonlyMap<number, LengthPlayer>): string[] {
  const width = String(spec.length).length;
  const squares = Array.from({ length: spec.length }, (_, k) => {
    const zone = zones[k + 1] as LengthZone;
    const player = steps.get(k + 1);
    const text = ` ${String(k + 1).padStart(width)}${LETTERS[zone]}${player ? MARKS[player] : ' '}`;
    return PAINT[zone](text);
  });
  const rows = Array.from({ length: Math.ceil(squares.length / ROW) }, (_, r) =>
    squares.slice(ROW * r, ROW * (r + 1)).join(' '),
  );
  return [
    'The zone board:',
    ...rows,
    ...LENGTH_ZONES.map((zone) => `${PAINT[zone](` ${LETTERS[zone]} `)} ${zone}: ${MEANINGS[zone]}`),
    ...(steps.size > 0 ? [`${MARKS.you} your steps, ${MARKS.computer} the computer's`] : []),
  ];
}

async function servePages(
  { length, units }: LengthSpec,
  { first, port }: LengthOptions,
  output: Output,
): Promise<ExitCode> {
  const page = { folder: 'lengthConquer/page', name: 'lengthConquer' };
  const served = await servePage(page, { port, usual: USUAL_PORT });
  if (!served.ok) {
    output.error(served.reason);
    return EXIT.unreadable;
  }
  output.out('Length Conquer is at');
  output.out(`  ${served.value.address}?length=${length}&units=${units.join(',')}&first=${first}`);
  output.out('Only this machine can look; Ctrl-C ends.');
  await endingSignal();
  await served.value.close();
  return EXIT.ok;
}

/** "3,4,5": the three units, in any order. */
function unitsOption(text: string): readonly number[] {
  const units = text.split(',');
  if (units.length !== 3 || !units.every((unit) => /^\d{1,6}$/.test(unit)))
    throw new InvalidArgumentError('Give three whole numbers with commas between, for example 3,4,5.');
  return units.map(Number);
}

/** Adds `automine length-conquer`. */
export function addLengthCommand(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('length-conquer')
    .description('a game for two: step along a length by one of three units; the computer plays perfectly')
    .option('--length <n>', 'the length, at least four times the greatest unit', wholeNumber, USUAL_LENGTH.length)
    .option('--units <x,y,z>', 'three different units, from 2', unitsOption, USUAL_LENGTH.units)
    .addOption(new Option('--first <player>', 'who makes the first step').choices(LENGTH_PLAYERS).default('you'))
    .option('--zones', 'print the zone board instead of playing', false)
    .option('--json', 'print the solution as one JSON object instead of playing', false)
    .option('--browser', 'play on a page in your browser, on this machine only', false)
    .option('--port <n>', `the port of that page (${USUAL_PORT}, or the next that is free)`, portOption)
    .addHelpText(
      'after',
      examples(
        'automine length-conquer',
        'automine length-conquer --length 30 --units 3,4,5 --first computer',
        'automine length-conquer --zones --length 100 --units 5,7,12',
        'automine length-conquer --browser',
      ),
    )
    .action(async (options: LengthOptions) => {
      finish(await lengthConquer(options, PROCESS_OUTPUT));
    });
}

import { proxy } from 'comlink';
import type { Game, GameSpec } from '../../game/game.ts';
import { boardOf, isOver } from '../../game/game.ts';
import { makeHints } from '../../hints/makeHints.ts';
import type { Shape } from '../../hints/shapes.ts';
import { drawHints, percentText } from '../../hints/shapes.ts';
import type { Analysis } from '../../model/analysis.ts';
import type { Board } from '../../model/board.ts';
import type { Lattice } from '../../model/lattice.ts';
import type { GridSize } from '../../model/topology.ts';
import { HUMAN } from '../../statistics/gameStatistics.ts';
import { gameKind } from '../gameKind.ts';
import type { GameOver } from '../requests.ts';
import type { AnalysisKind } from './analysisBoard.ts';
import { ANALYSIS_WORDS, showAnalysis } from './analysisBoard.ts';
import { makeAnalyst } from './analyst.ts';
import { makeBoardView } from './boardView.ts';
import { chosenSpec, prepareChoices, randomSeed, showCustom, tableOf, typedSeed } from './choices.ts';
import { makeCompetition } from './compete.ts';
import type { Demo } from './demo.ts';
import { makeDemo } from './demo.ts';
import { choice, element, field } from './elements.ts';
import { makeGuessCounter } from './guesses.ts';
import type { PageKey } from './keys.ts';
import { pageKey } from './keys.ts';
import type { Room } from './lattices.ts';
import { fittingSize } from './lattices.ts';
import { quit } from './quit.ts';
import { request } from './requestApi.ts';
import type { Round } from './round.ts';
import { isPaused, newRound, repeatRound, timeUsed } from './round.ts';
import { makeRules } from './rules.ts';
import { listenToRun } from './run.ts';
import { makeTable } from './table.ts';
import { makeTopTen } from './topTen.ts';
import { makeHelper } from './workers.ts';

/** The practice page: a Minesweeper to enjoy, with hints, strategies to watch and to play against, and a top ten. */

/** What a board needs around it: the frame of its card, the counters, the lines below, CSS px. */
const AROUND: Room = { width: 62, height: 216 };
/** Where the panel is below the board there is always room to scroll: so much of the window's height is for the board. */
const NARROW = { query: '(max-width: 860px)', part: 0.75 } as const;
/** What a key changes the cell size by, CSS px. */
const CELL_STEP = 2;

prepareChoices();
const thinker = makeHelper();
const player = makeHelper();
const searcher = makeHelper();
const runner = makeHelper();
const sizeFor = (size: GridSize) => {
  const { clientWidth: width, clientHeight } = document.querySelector('main') as HTMLElement;
  const isNarrow = matchMedia(NARROW.query).matches;
  const height = isNarrow ? window.innerHeight * NARROW.part + AROUND.height : clientHeight;
  const boards = document.querySelectorAll('.table:not([hidden])').length;
  return fittingSize(size, { width, height }, AROUND, isNarrow ? 1 : boards);
};
const view = makeBoardView(element('board'), { label: 'Minesweeper board', interactive: true, sizeFor });
const analysisView = makeBoardView(element('analysisBoard'), { label: 'Analysis board', interactive: false, sizeFor });
const rivalView = makeBoardView(element('rivalBoard'), { label: "The rival's board", interactive: false, sizeFor });
const topTen = makeTopTen();
const analyst = makeAnalyst(thinker, show);
let demo: Demo | null = null;
let shown: Round | null = null;

const table = makeTable(view, firstRound(), { changed: onChanged, first: openFirst });
const competition = makeCompetition({ view: rivalView, helper: makeHelper(), deal, ended: show, onGameOver });
const guesses = makeGuessCounter(makeHelper());
const showRules = makeRules(thinker);
demo = makeDemo({ table, helper: player, deal, changed: show, onGameOver });
listenToRun({ helper: runner, spec: () => specOrWords(randomSeed()), onGameOver });

/** The chosen board; where there can be none it is said why. */
function specOrWords(seed: number): GameSpec | null {
  const spec = chosenSpec(seed);
  if (spec.ok) return spec.value;
  table.say(spec.reason);
  return null;
}

/** What lies on the table at first: the board that was chosen last, or a usual one. */
function firstRound(): Round {
  const seed = typedSeed();
  const isTyped = seed.ok && seed.value !== null;
  const spec = chosenSpec(isTyped ? (seed.value as number) : randomSeed());
  if (spec.ok) return newRound(spec.value, isTyped ? 'the seed was chosen' : null);
  choice('level').value = 'beginner';
  showCustom();
  return firstRound();
}

function lay(round: Round): void {
  searcher.stop();
  demo?.stop();
  shown = round;
  table.lay(round);
  topTen.show(tableOf(round.game.spec, field('noGuess').checked));
  competition.leave(round);
  guesses.begin();
  show();
}

function deal(): void {
  const spec = specOrWords(randomSeed());
  if (spec) lay(newRound(spec));
}

function dealSeed(): void {
  const seed = typedSeed();
  if (!seed.ok) table.say(seed.reason);
  else if (seed.value === null) deal();
  else {
    const spec = specOrWords(seed.value);
    if (spec) lay(newRound(spec, 'the seed was chosen'));
  }
}

/** Whether the table may open the first cell itself; where a board without guesses is wanted, that comes when it is found. */
function openFirst(cell: number): boolean {
  if (!field('noGuess').checked) return true;
  void searchBoard(table.round(), cell);
  return false;
}

async function searchBoard(round: Round, cell: number): Promise<void> {
  table.setLocked(true);
  table.say('Searching for a board without guesses …');
  const tell = proxy(({ tried, most }: { tried: number; most: number }) => {
    table.say(`Searching for a board without guesses: ${tried} of ${most} tried …`);
  });
  const found = await searcher.ask().searchNoGuess(round.game.spec, cell, tell);
  // Another board may lie on the table by now.
  if (table.round() !== round) return;
  table.setLocked(false);
  table.say(found.ok ? null : found.reason);
  if (found.ok) table.move(withMarks(found.value, round.game), cell);
}

/** A game that was begun elsewhere, with the marks that the user has set before. */
function withMarks(found: Game, { marks }: Game): Game {
  return { ...found, marks: marks.map((mark, cell) => (found.open[cell] ? 'none' : mark)) };
}

function onChanged(): void {
  const round = table.round();
  const before = shown;
  shown = round;
  show();
  if (before === round) return;
  if (before?.beganAt === null && round.beganAt !== null) topTen.begin();
  if (before && isPaused(before) !== isPaused(round)) topTen.setPaused(isPaused(round));
  if (before && round.moves > before.moves && round.latest !== null) guesses.add(before.game, round.latest);
  if (round.endedAt !== null && before?.endedAt === null) finish(round);
  if (round.beganAt !== null) competition.follow(round);
}

/** Covers the board while its clock stands still. */
function cover(paused: boolean): void {
  const resume = element('resume');
  const { grid } = view;
  // What is hidden is hidden from screen readers and from the keyboard too.
  if (grid) grid.element.inert = paused;
  if (resume.hidden !== paused) return;
  const hadFocus = document.activeElement === resume;
  resume.hidden = !paused;
  if (paused) resume.focus();
  else if (hadFocus) grid?.focus(grid.active());
}

function finish(round: Round): void {
  topTen.end(round);
  if (round.unranked === null) void countGame(round, guesses.count());
}

/** Adds a game without help to the statistics. The first cell counts neither as a move nor as a guess, as in the arena. */
async function countGame(round: Round, guessed: Promise<number>): Promise<void> {
  const { game, moves } = round;
  const ms = timeUsed(round, performance.now());
  const kind = gameKind(game.spec, field('noGuess').checked);
  const won = game.status === 'won';
  onGameOver([{ ...kind, strategy: HUMAN, won, ms, moves: moves - 1, guesses: await guessed }]);
}

/** Shows the position with all that is chosen to be shown of it. */
function show(): void {
  const round = table.round();
  const { game } = round;
  const board = boardOf(game);
  cover(isPaused(round));
  if (isPaused(round)) {
    showVeiled(board);
    return;
  }
  const kind = choice('analysis').value as AnalysisKind;
  const wantsHints = field('hints').checked;
  if ((wantsHints || kind !== 'none') && !isOver(game)) table.help('help was shown');
  const analysis = (wantsHints || kind === 'risk') && !isOver(game) ? analyst.of(game) : null;
  const hinted = wantsHints ? analysis : null;
  const hints = drawing(hinted);
  const remark = hinted && ((cell: number) => describeHint(hinted, cell));
  element('analysisTable').hidden = kind === 'none';
  view.show({ board, states: table.states(), hints, ...(remark ? { remark } : {}) });
  if (kind === 'none') return;
  element('analysisTitle').textContent = ANALYSIS_WORDS[kind].title;
  element('analysisWords').textContent = ANALYSIS_WORDS[kind].words;
  showAnalysis(analysisView, board, kind, analysis);
}

/** Nothing of a board is seen while its clock stands still. */
function showVeiled(board: Board): void {
  const veiled = { board: { ...board, cells: board.cells.map(() => '~' as const) } };
  view.show(veiled);
  if (choice('analysis').value !== 'none') analysisView.show(veiled);
}

/** What lies over the cells: hints as the overlay draws them, and what a strategy is about to do. */
function drawing(analysis: Analysis | null): ((lattice: Lattice) => readonly Shape[]) | null {
  const reason = demo?.drawing() ?? null;
  if (!analysis) return reason;
  const { cells } = boardOf(table.round().game);
  const percent = field('percent').checked;
  return (lattice) => [
    ...drawHints(makeHints(analysis, cells, lattice), { percent }),
    ...(reason ? reason(lattice) : []),
  ];
}

/** A hint for those who do not see it. */
function describeHint({ risk, safe, mineCells, best }: Analysis, cell: number): string {
  const value = risk[cell];
  if (value === null || value === undefined) return '';
  const known = safe.includes(cell)
    ? 'certainly safe'
    : mineCells.includes(cell)
      ? 'certainly a mine'
      : `risk ${percentText(value)} percent`;
  return best?.cell === cell ? `${known}, the best move` : known;
}

function onGameOver(games: readonly GameOver[]): void {
  if (games.length > 0) void request('games', { games }).catch((error: Error) => table.say(error.message));
}

function resize(): void {
  const size = field('fit').checked ? null : field('cellSize').valueAsNumber;
  for (const each of [view, analysisView, rivalView]) each.resize(size);
}

function changeSize(by: number): void {
  field('fit').checked = false;
  field('cellSize').valueAsNumber += by;
  resize();
}

function toggle(id: string): void {
  field(id).click();
}

function togglePause(): void {
  table.setPaused(!isPaused(table.round()));
}

const PAGE_ACTIONS: Readonly<Record<PageKey, () => void>> = {
  new: deal,
  again: () => lay(repeatRound(table.round())),
  hints: () => toggle('hints'),
  flagMode: () => toggle('flagMode'),
  pause: togglePause,
  quit: () => void quit(table.round()).then(table.say),
  rules: showRules,
  larger: () => changeSize(CELL_STEP),
  smaller: () => changeSize(-CELL_STEP),
};

for (const id of ['new', 'face']) element(id).addEventListener('click', deal);
for (const id of ['pause', 'resume']) element(id).addEventListener('click', togglePause);
element('rules').addEventListener('click', showRules);
element('again').addEventListener('click', PAGE_ACTIONS.again);
element('flagMode').addEventListener('click', ({ currentTarget }) => {
  const button = currentTarget as HTMLElement;
  const on = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(on));
  table.setFlagMode(on);
});
choice('level').addEventListener('change', () => {
  showCustom();
  if (choice('level').value !== 'custom') deal();
});
for (const id of ['shape', 'first', 'noGuess']) element(id).addEventListener('change', deal);
for (const id of ['hints', 'percent', 'analysis']) element(id).addEventListener('change', show);
for (const [id, run] of [
  ['custom', deal],
  ['seedForm', dealSeed],
] as const) {
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
}
field('cellSize').addEventListener('input', () => {
  field('fit').checked = false;
  resize();
});
element('fit').addEventListener('change', resize);
document.addEventListener('keydown', (event) => {
  const key = pageKey(event);
  if (key) PAGE_ACTIONS[key]();
});
resize();
lay(table.round());

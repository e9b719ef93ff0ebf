import { messageOf } from '../../model/errors.ts';
import type { Scores } from '../requests.ts';
import { tableWords } from './choices.ts';
import { askDialog, choice, element, field, fillChoice } from './elements.ts';
import { request } from './requestApi.ts';
import type { Round } from './round.ts';

/** The top ten of the level that is played, as the program behind the page keeps it. */
export interface TopTen {
  /** The board that is played has changed. @param table its table, or null where it has none. */
  readonly show: (table: string | null) => void;
  /** A game that may enter the table has begun. */
  readonly begin: () => void;
  /** The clock of that game is halted, or runs again. */
  readonly setPaused: (paused: boolean) => void;
  /** The round is over: if it is won and may, it enters the table. */
  readonly end: (round: Round) => void;
}

export function makeTopTen(): TopTen {
  let table: string | null = null;
  let scores: Scores | null = null;
  let latest: string | null = null;
  /** The game that goes on, as the program behind the page knows it. */
  let begun: Promise<{ readonly id: string } | null> = Promise.resolve(null);

  function complain(error: unknown): null {
    element('topTenProblem').textContent = messageOf(error);
    return null;
  }

  function take(next: Scores | null): void {
    if (!next) return;
    scores = next;
    element('topTenProblem').textContent = next.problem ?? '';
    if (next.problem) element<HTMLDetailsElement>('topTenPanel').open = true;
    element('keeper').textContent = next.keeper;
    fillChoice(
      choice('backup'),
      next.backups.map((name) => [name, backupWords(name)]),
    );
    element('restoreForm').hidden = next.backups.length === 0;
    render();
  }

  function render(): void {
    const entries = (table !== null && scores?.tables[table]) || [];
    const nobody = entries.length === 0 ? ': nobody yet' : '';
    element('topTenTitle').textContent =
      table === null ? 'Custom boards have no table.' : `${tableWords(table)}${nobody}`;
    field('reset').disabled = entries.length === 0;
    element('topTen').replaceChildren(
      ...entries.map(({ name, ms, date }, i) => {
        const row = document.createElement('tr');
        row.classList.toggle('latest', date === latest);
        const day = new Date(date).toLocaleDateString([], { dateStyle: 'short' });
        for (const text of [String(i + 1), name, (ms / 1000).toFixed(1), day]) row.insertCell().textContent = text;
        row.title = `${name}, ${momentWords(date)}`;
        return row;
      }),
    );
  }

  async function enter(id: string, ms: number, place: number): Promise<void> {
    element('nameTitle').textContent = `Place ${place} in ${(ms / 1000).toFixed(1)} seconds`;
    if ((await askDialog('nameDialog')) !== 'save') return;
    const before = new Set(table === null ? [] : scores?.tables[table]?.map(({ date }) => date));
    const next = await request('name', { id, name: field('name').value });
    latest = (table !== null && next.tables[table]?.find(({ date }) => !before.has(date))?.date) || null;
    take(next);
    element<HTMLDetailsElement>('topTenPanel').open = true;
  }

  async function end({ game, unranked }: Round): Promise<void> {
    // Before anything is waited for: the next game may begin meanwhile.
    const ended = begun;
    begun = Promise.resolve(null);
    const id = (await ended)?.id;
    if (id === undefined || game.status !== 'won' || unranked !== null) return;
    const { ms, place } = await request('win', { id });
    if (place !== null) await enter(id, ms, place);
  }

  element('reset').addEventListener('click', async () => {
    element('sureTitle').textContent = `Empty the top ten of ${tableWords(table ?? '')}?`;
    if ((await askDialog('sureDialog')) === 'yes') take(await request('reset', { level: table }).catch(complain));
  });
  element('restoreForm').addEventListener('submit', async (event) => {
    event.preventDefault();
    take(await request('restore', { backup: choice('backup').value }).catch(complain));
  });
  void request('scores', {}).then(take, complain);
  return {
    show(next) {
      table = next;
      latest = null;
      render();
    },
    begin() {
      if (table !== null) begun = request('begin', { level: table }).catch(complain);
    },
    setPaused(paused) {
      // One after another: what comes next waits for this.
      begun = begun.then(async (game) => {
        if (game) await request(paused ? 'pause' : 'resume', game);
        return game;
      });
      begun = begun.catch(complain);
    },
    end: (round) => void end(round).catch(complain),
  };
}

function momentWords(date: string): string {
  return new Date(date).toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium' });
}

/** When a backup was made; its name says it: "scores-file-2026-01-31T12-00-00-000Z.json". */
function backupWords(name: string): string {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  return day ? `of ${momentWords(`${day}T${hour}:${minute}:${second}Z`)}` : name;
}

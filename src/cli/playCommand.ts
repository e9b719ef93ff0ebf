import type { Command } from 'commander';
import { Option } from 'commander';
import type { FirstClick } from '../game/game.ts';
import { FIRST_CLICKS } from '../game/game.ts';
import type { LevelId } from '../game/levels.ts';
import { LEVEL_IDS } from '../game/levels.ts';
import type { Shape } from '../model/topology.ts';
import { SHAPES } from '../model/topology.ts';
import { keepGames } from '../practice/keepGames.ts';
import { PAGE_OPTION } from '../practice/pageOption.ts';
import { makePracticeApi } from '../practice/practiceApi.ts';
import { startPracticeServer } from '../practice/server.ts';
import { openScoreFile } from '../scores/scoreFile.ts';
import { openScoreKey } from '../scores/scoreKey.ts';
import { platformFolder } from '../settings/platformFolder.ts';
import { seedOption } from './arenaOptions.ts';
import type { Output } from './console.ts';
import { PROCESS_OUTPUT } from './console.ts';
import { findElectron, runPractice } from './electronApp.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { examples, portOption } from './optionTypes.ts';
import { endingSignal } from './signals.ts';
import { hasDisplay } from './startCommand.ts';

export interface PlayOptions {
  readonly level?: LevelId;
  readonly shape?: Shape;
  readonly first?: FirstClick;
  readonly seed?: number;
  readonly browser: boolean;
  readonly port?: number;
}

/** Adds `automine play`. */
export function addPlayCommand(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('play')
    .description('a Minesweeper of our own: hints, strategies to watch and to play against, a top ten')
    .addOption(new Option('--level <level>', 'the level to begin with').choices(LEVEL_IDS))
    .addOption(new Option('--shape <shape>', 'the shape of the cells').choices(SHAPES))
    .addOption(new Option('--first <click>', 'what the first click may hit').choices(FIRST_CLICKS))
    .option('--seed <s>', 'the seed of the first board', seedOption)
    .option('--browser', 'serve it to a browser of this computer instead of opening a window', false)
    .option('--port <n>', 'the port for the browser (8157, or the next that is free)', portOption)
    .addHelpText(
      'after',
      examples('automine play', 'automine play --level expert --shape hex', 'automine play --browser'),
    )
    .action(async (options: PlayOptions) => {
      finish(await play(options, PROCESS_OUTPUT));
    });
}

/** Opens the practice window; without a display or Electron, or where it is asked for, serves the page to a browser. */
async function play(options: PlayOptions, output: Output): Promise<ExitCode> {
  const query = pageQuery(options);
  if (options.browser || !hasDisplay(process)) return serveGame(options.port, query, output);
  const electron = await findElectron();
  const ran = electron.ok ? await runPractice(electron.value, `${PAGE_OPTION}${query}`) : electron;
  if (ran.ok) return ran.value === 0 ? EXIT.ok : EXIT.unreadable;
  output.error(ran.reason);
  return serveGame(options.port, query, output);
}

async function serveGame(port: number | undefined, query: string, output: Output): Promise<ExitCode> {
  const folder = platformFolder('data');
  const key = openScoreKey(folder, null);
  const api = makePracticeApi({ scores: openScoreFile(folder, key), keeper: key.keeper, onGamesOver: keepGames });
  const server = await startPracticeServer({ port, api });
  if (!server.ok) {
    output.error(server.reason);
    return EXIT.unreadable;
  }
  output.out('Open the game in a browser of this computer; Ctrl-C ends.');
  output.out(`  ${server.value.address}${query && `?${query}`}`);
  await endingSignal();
  await server.value.close();
  return EXIT.ok;
}

function pageQuery({ level, shape, first, seed }: PlayOptions): string {
  const given = Object.entries({ level, shape, first, seed }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

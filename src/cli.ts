#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { addArenaCommand } from './cli/arenaCommand.ts';
import { hintPhotos } from './cli/cameraCommand.ts';
import { PROCESS_OUTPUT } from './cli/console.ts';
import { runDemo } from './cli/demoCommand.ts';
import type { ExitCode } from './cli/exitCodes.ts';
import { EXIT } from './cli/exitCodes.ts';
import { hintPictures } from './cli/hintCommand.ts';
import { addLearnCommand } from './cli/learnCommand.ts';
import { addLengthCommand } from './cli/lengthCommand.ts';
import { addLiveCommands } from './cli/liveCommands.ts';
import {
  densityOption,
  examples,
  modeOption,
  PROFILES_HELP,
  pairOption,
  positiveNumber,
  REMEMBER_HELP,
  regionOption,
  sizeOption,
  wholeNumber,
} from './cli/optionTypes.ts';
import type { PatternsOptions } from './cli/patternsCommand.ts';
import { showPatterns } from './cli/patternsCommand.ts';
import { readPictures } from './cli/readCommand.ts';
import type { SolveOptions } from './cli/solveCommand.ts';
import { solvePositions } from './cli/solveCommand.ts';
import { startAssistant } from './cli/startCommand.ts';
import { addStatisticsCommand } from './cli/statisticsCommand.ts';
import type { TeachOptions } from './cli/teachCommand.ts';
import { teach } from './cli/teachCommand.ts';
import type { PlayMode } from './model/analysis.ts';
import type { Rect } from './model/frame.ts';
import type { Package } from './report/reportFiles.ts';
import { DEFAULT_DENSITY } from './solver/analyse.ts';

const PACKAGE = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Package;

/** Boards that `patterns` simulates unless told otherwise: about two seconds at 8x8, errors about 0.0002. */
const PATTERN_GAMES = 100_000;

/** Where the demonstration writes its picture unless told otherwise. */
const DEMO_PICTURE = 'automine-demo.png';

function makeProgram(finish: (code: ExitCode) => void): Command {
  const program = new Command('automine')
    .description(
      'Finds any Minesweeper program in a picture, reads it and says what is safe, what is a mine and how risky the rest is.',
    )
    .version(PACKAGE.version, '-V, --version')
    .addHelpText(
      'after',
      examples(
        'automine read screenshot.png',
        'automine hint --out hints.png screenshot.png',
        'automine solve --json positions.jsonl',
        'automine watch',
        'automine serve',
        'automine demo',
      ),
    )
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`automine: ${usageSentence(text)}\n`) });

  program
    .command('read')
    .description('print the boards in pictures in the text notation')
    .argument('<image...>', 'screenshots (PNG, JPEG, WebP …)')
    .option('--json', 'one JSON object a line, one line a picture', false)
    .option('--region <x,y,w,h>', 'search only this part of each picture (pixels)', regionOption)
    .option('--no-total', 'do not look for the mine counter of the program')
    .option('--profiles <folder>', PROFILES_HELP)
    .option('--remember', REMEMBER_HELP, false)
    .option('--debug <folder>', 'write pictures of what each stage of the reader came to, with an index')
    .addHelpText(
      'after',
      examples('automine read screenshot.png', 'automine read --json --region 100,80,640,480 *.png'),
    )
    .action(
      async (
        files: string[],
        options: {
          json: boolean;
          region?: Rect;
          total: boolean;
          profiles?: string;
          remember: boolean;
          debug?: string;
        },
      ) => {
        finish(await readPictures(files, options, PROCESS_OUTPUT));
      },
    );

  program
    .command('hint')
    .description('print the boards with hints, or draw the hints over a picture')
    .argument('<image...>', 'screenshots (PNG, JPEG, WebP …)')
    .option('--json', 'one JSON object a line, one line a picture', false)
    .option('--region <x,y,w,h>', 'search only this part of each picture (pixels)', regionOption)
    .option('--mines <n>', 'the total number of mines, if you know it', wholeNumber)
    .option('--no-total', 'do not look for the mine counter of the program')
    .option('--profiles <folder>', PROFILES_HELP)
    .option('--remember', REMEMBER_HELP, false)
    .option('--density <d>', 'mine density where the total is unknown', densityOption, DEFAULT_DENSITY)
    .addOption(modeOption())
    .option('--out <png>', 'write the picture with the hints drawn over the cells')
    .option('--percent', 'also write each risk as a percentage into the picture', false)
    .option('--camera', 'the pictures are photographs of a screen, taken at an angle', false)
    .addHelpText(
      'after',
      examples(
        'automine hint screenshot.png',
        'automine hint --mines 99 --out hints.png screenshot.png',
        'automine hint --camera --out hints.png photo.jpg',
      ),
    )
    .action(
      async (
        files: string[],
        options: {
          json: boolean;
          region?: Rect;
          mines?: number;
          total: boolean;
          profiles?: string;
          remember: boolean;
          density: number;
          mode: PlayMode;
          out?: string;
          percent: boolean;
          camera: boolean;
        },
      ) => {
        const act = options.camera ? hintPhotos : hintPictures;
        finish(await act(files, options, PROCESS_OUTPUT));
      },
    );

  program
    .command('teach')
    .description('say what looks mean that cannot be read; from then on that program is read')
    .argument('<image>', 'a screenshot of the program')
    .option('--name <name>', "the profile's name; else that of the picture")
    .option('--names <json>', 'a file with the meanings instead of asking: {"1": "3", "2": "F"}')
    .option('--sheet <png>', 'write a picture of the looks with their numbers')
    .option('--all', 'ask about looks that can be read too', false)
    .option('--profiles <folder>', PROFILES_HELP)
    .addHelpText(
      'after',
      examples('automine teach screenshot.png', 'automine teach --names meanings.json screenshot.png'),
    )
    .action(async (file: string, options: TeachOptions) => {
      finish(await teach(file, options, PROCESS_OUTPUT));
    });

  program
    .command('solve')
    .description('mine probabilities and best moves of positions, as JSON lines or board text')
    .argument('[file]', 'positions; standard input when missing or -')
    .option('--json', 'one JSON object a line, one line a position', false)
    .option('--mines <n>', 'the total for positions that give none', wholeNumber)
    .option('--density <d>', 'mine density where the total is unknown', densityOption, DEFAULT_DENSITY)
    .addOption(modeOption())
    .option('--why <r,c>', 'explain this cell: the numbers that prove it, or what a guess weighs', pairOption)
    .addHelpText(
      'after',
      examples(
        'automine solve --json positions.jsonl',
        "printf 'square 3x3/1\\n1##\\n###\\n###\\n' | automine solve",
        "printf '#####\\nx121x\\n' | automine solve --why 0,2",
      ),
    )
    .action(async (file: string | undefined, options: SolveOptions) => {
      finish(await solvePositions(file, options, PROCESS_OUTPUT));
    });

  program
    .command('patterns')
    .description('the risks around two numbers, calculated and simulated side by side')
    .option('--size <RxC>', 'rows and columns of the board', sizeOption, { rows: 8, cols: 8 })
    .option('--mines <n>', 'mines on the board; usual sizes have a usual total', wholeNumber)
    .option('--pair <a,b>', 'what the first and the second number say; else the pairs of the thesis', pairOption)
    .addOption(
      new Option('--games <n>', 'boards to simulate, 0 for the formula alone (or --samples)')
        .argParser(wholeNumber)
        .default(PATTERN_GAMES),
    )
    .addOption(new Option('--samples <n>', 'the same as --games').argParser(wholeNumber).hideHelp())
    .option('--seed <s>', 'seed of the random numbers: the same seed gives the same table', wholeNumber, 1)
    .option('--json', 'one JSON object', false)
    .addHelpText(
      'after',
      examples('automine patterns', 'automine patterns --size 16x30 --mines 99 --pair 1,2 --games 200000'),
    )
    .action(async ({ samples, ...options }: PatternsOptions & { samples?: number }) => {
      finish(await showPatterns({ ...options, games: samples ?? options.games }, PROCESS_OUTPUT));
    });

  program
    .command('demo')
    .description('replay a recorded game of a real program with live hints in the terminal')
    .option('--out <png>', 'where to write the last frame with its hints', DEMO_PICTURE)
    .option('--frames <folder>', 'another recording: a folder of pictures')
    .option('--speed <factor>', 'how much faster than usual to replay', positiveNumber, 1)
    .addHelpText('after', examples('automine demo', 'automine demo --speed 4 --out last.png'))
    .action(async (options: { out: string; frames?: string; speed: number }) => {
      finish(await runDemo(options, PROCESS_OUTPUT));
    });

  program
    .command('start')
    .description('the assistant: live hints where there is a display, else the demonstration')
    .action(async () => {
      finish(await startAssistant({ out: DEMO_PICTURE, speed: 1 }, PROCESS_OUTPUT));
    });
  addArenaCommand(program, PACKAGE.version, finish);
  addStatisticsCommand(program, finish);
  addLearnCommand(program, finish);
  addLengthCommand(program, finish);
  addLiveCommands(program, PACKAGE, finish);
  return program;
}

const HOW_TO_CALL = 'automine --help shows how to call it.';

/** Commander's message, which may be several sentences on several lines, as one that says what to do. */
function usageSentence(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `${text.replace(/\. ([A-Z])/g, (_, first: string) => `: ${first.toLowerCase()}`)}; ${HOW_TO_CALL}`;
}

/** Commander's own exits: help and version are fine, everything else is wrong usage. */
function exitCodeOf(error: CommanderError): ExitCode {
  return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
}

async function main(): Promise<void> {
  if (process.argv.length <= 2) {
    PROCESS_OUTPUT.error(`no command was given; ${HOW_TO_CALL}`);
    process.exitCode = EXIT.usage;
    return;
  }
  let code: ExitCode = EXIT.ok;
  const program = makeProgram((c) => {
    code = c;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    code = exitCodeOf(error);
  }
  process.exitCode = code;
}

// A reader that goes away (automine … | head) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

await main();

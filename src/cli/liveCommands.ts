import type { Command } from 'commander';
import { Option } from 'commander';
import type { PlayMode } from '../model/analysis.ts';
import type { Package } from '../report/reportFiles.ts';
import { watchFilmed } from './cameraCommand.ts';
import type { WatchedCamera } from './cameraWindowCommand.ts';
import { serveCamera, watchCamera } from './cameraWindowCommand.ts';
import { PROCESS_OUTPUT } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import type { LiveSource } from './liveFeed.ts';
import {
  examples,
  modeOption,
  PROFILES_HELP,
  portOption,
  REMEMBER_HELP,
  sourceOption,
  wholeNumber,
} from './optionTypes.ts';
import { askAssistant, makeReport } from './reportCommand.ts';
import { serve } from './serveCommand.ts';
import { watch } from './watchCommand.ts';

const SOURCE_HELP = 'what to watch: auto, x11, screenshots or recording:FOLDER';
const MINES_HELP = 'the total number of mines, if you know it';
const AUTO: LiveSource = { kind: 'auto' };

interface LiveOptions {
  readonly source?: LiveSource;
  readonly mines?: number;
  readonly mode?: PlayMode;
  readonly profiles?: string;
  readonly remember: boolean;
  /** True for any camera. */
  readonly camera?: string | true;
}

/** What was filmed before, instead of a screen. */
interface FilmedOptions {
  readonly video?: string;
  readonly photos?: string;
  readonly out?: string;
}

function cameraOption(conflicts: string[]): Option {
  const help = 'a webcam that looks at a screen, in a window; a part of its name where there are several';
  return new Option('--camera [name]', help).conflicts(conflicts);
}

/** The camera that is to be watched, or null where it is the screen. */
function cameraOf({ camera, mines, mode }: LiveOptions): WatchedCamera | null {
  if (camera === undefined) return null;
  return { name: camera === true ? null : camera, mines: mines ?? null, mode: mode ?? null };
}

/** The commands that watch the screen, and the report for when that goes wrong. */
export function addLiveCommands(program: Command, versions: Package, finish: (code: ExitCode) => void): void {
  program
    .command('watch')
    .description('the live board with its hints in the terminal')
    .option('--source <what>', SOURCE_HELP, sourceOption)
    .option('--mines <n>', MINES_HELP, wholeNumber)
    .addOption(modeOption())
    .option('--profiles <folder>', PROFILES_HELP)
    .option('--remember', REMEMBER_HELP, false)
    .option('--json', 'one JSON object a line, one line a change', false)
    .option('--once', 'end after the first hints, or after 10 seconds without', false)
    .option('--video <file>', 'a video in which a camera looks at a screen (needs ffmpeg)')
    .option('--photos <folder>', 'a folder of photos of a screen, in the order of their names')
    .addOption(cameraOption(['source', 'video', 'photos', 'out', 'json', 'once', 'profiles', 'remember']))
    .option('--out <png>', 'with --video or --photos: the last frame with its hints in perspective')
    .addHelpText(
      'after',
      examples(
        'automine watch',
        'automine watch --once --json --source screenshots',
        'automine watch --video film.mp4',
        'automine watch --camera',
      ),
    )
    .action(async (options: LiveOptions & FilmedOptions & { json: boolean; once: boolean }) => {
      const { video, photos } = options;
      const camera = cameraOf(options);
      if (camera) return finish(await watchCamera(camera, PROCESS_OUTPUT));
      const path = video ?? photos;
      const filmed = path === undefined ? null : ({ kind: video === undefined ? 'photos' : 'video', path } as const);
      if (filmed) finish(await watchFilmed({ ...options, source: filmed }, PROCESS_OUTPUT));
      else finish(await watch({ source: AUTO, ...options }, PROCESS_OUTPUT));
    });

  program
    .command('serve')
    .description('the live board with its hints on a web page, for a second screen or a phone')
    .option('--port <n>', 'the port (8137, or the next that is free)', portOption)
    .option('--network', 'also answer other machines, which need the token in the address', false)
    .option('--source <what>', SOURCE_HELP, sourceOption)
    .option('--mines <n>', MINES_HELP, wholeNumber)
    .addOption(modeOption())
    .option('--profiles <folder>', PROFILES_HELP)
    .option('--remember', REMEMBER_HELP, false)
    .addOption(cameraOption(['source', 'profiles', 'remember']))
    .addHelpText('after', examples('automine serve', 'automine serve --network --port 9000', 'automine serve --camera'))
    .action(async (options: LiveOptions & { port?: number; network: boolean }) => {
      const camera = cameraOf(options);
      if (camera) return finish(await serveCamera(camera, options, PROCESS_OUTPUT));
      finish(await serve({ source: AUTO, ...options }, PROCESS_OUTPUT));
    });

  program
    .command('report')
    .description('write a zip for a bug report: versions and settings, a picture only if you agree')
    .argument('<zip>', 'the file to write')
    .option('--with-screenshot', 'also a picture of the screen and its reading, after asking', false)
    .option('--with-frames', 'also what the running assistant read lately; it asks you about the pictures', false)
    .option('--yes', 'agree to the picture without being asked', false)
    .addHelpText('after', examples('automine report problem.zip', 'automine report --with-frames problem.zip'))
    .action(async (file: string, options: { withScreenshot: boolean; withFrames: boolean; yes: boolean }) => {
      if (options.withFrames) finish(await askAssistant(file, PROCESS_OUTPUT));
      else finish(await makeReport(file, options, versions, PROCESS_OUTPUT));
    });
}

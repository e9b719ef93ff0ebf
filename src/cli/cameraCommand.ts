import type { CameraOptions, CameraView } from '../camera/cameraSession.ts';
import { makeCameraSession } from '../camera/cameraSession.ts';
import { atOnce } from '../camera/cameraTasks.ts';
import { describeCamera } from '../camera/describe.ts';
import { drawInPerspective } from '../camera/perspective.ts';
import type { TimedFrame } from '../capture/frameSource.ts';
import { loadImage } from '../capture/imageFile.ts';
import { loadRecording } from '../capture/recording.ts';
import { videoFrames } from '../capture/videoFile.ts';
import type { Failure, Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import { openClassicalVision } from '../opencv/openCv.ts';
import { describeBoard } from '../session/describe.ts';
import { allLooks, loadProfiles } from '../settings/profiles.ts';
import { makeHintJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT, worse } from './exitCodes.ts';
import { printHints } from './hintCommand.ts';
import { writeShapes } from './writePicture.ts';

export interface PhotoOptions extends Pick<CameraOptions, 'mines' | 'density' | 'mode'> {
  readonly json: boolean;
  /** Write each risk as a percentage. */
  readonly percent?: boolean | undefined;
  readonly out?: string | undefined;
  readonly profiles?: string | undefined;
}

const NO_SCREEN: Failure = {
  code: 'no-board',
  reason:
    'no Minesweeper board was found on a screen in the photo: show all of the board, sharp, with cells of 12 pixels or more.',
};

/** `automine hint --camera`: photographs of a screen, with the hints in perspective. */
export async function hintPhotos(files: readonly string[], options: PhotoOptions, output: Output): Promise<ExitCode> {
  if (options.out && files.length > 1) {
    output.error('--out takes one picture at a time: call it once for each.');
    return EXIT.usage;
  }
  const session = await openSession(options, true);
  let code: ExitCode = EXIT.ok;
  const refuse = (file: string, { code: why, reason }: Failure, exit: ExitCode) => {
    code = worse(code, exit);
    output.error(why === 'no-board' ? `${file}: ${reason}` : reason);
    if (options.json) output.out(JSON.stringify({ file, found: false, code: why, reason }));
  };
  for (const file of files) {
    const loaded = await loadImage(file);
    if (!loaded.ok) {
      refuse(file, loaded, EXIT.unreadable);
      continue;
    }
    session.restart();
    const view = session.take(loaded.value, 0);
    if (!view.board) {
      refuse(file, NO_SCREEN, EXIT.unanswered);
      continue;
    }
    if (view.phase === 'contradiction') code = worse(code, EXIT.unanswered);
    if (options.json) output.out(JSON.stringify({ file, found: true, ...viewJson(view) }));
    else printHints(view.board, output);
    if (!(await writeView(loaded.value, view, options, output))) code = worse(code, EXIT.unreadable);
  }
  return code;
}

export interface CameraWatchOptions extends PhotoOptions {
  /** A video file, or a folder of photos in the order of their names. */
  readonly source: { readonly kind: 'video' | 'photos'; readonly path: string };
  /** End after the first hints. */
  readonly once: boolean;
}

/** `automine watch --video` and `--photos`: a camera session over frames that were filmed before. */
export async function watchFilmed(options: CameraWatchOptions, output: Output): Promise<ExitCode> {
  const { source, json, once } = options;
  const session = await openSession(options, false);
  let said = '';
  let hinted: { readonly frame: Frame; readonly view: CameraView } | null = null;
  for await (const next of source.kind === 'video' ? videoFrames(source.path) : photoFrames(source.path)) {
    if (!next.ok) {
      output.error(next.reason);
      return EXIT.unreadable;
    }
    const { frame, ms } = next.value;
    const view = session.take(frame, ms);
    const line = json
      ? JSON.stringify(viewJson(view))
      : `${view.board ? `${describeBoard(view.board)}. ` : ''}${describeCamera(view)}`;
    if (line !== said)
      output.out(
        json ? JSON.stringify({ ms: Math.round(ms), ...viewJson(view) }) : `${(ms / 1000).toFixed(1)} s: ${line}`,
      );
    said = line;
    if (view.phase === 'playing') hinted = { frame, view };
    if (hinted && once) break;
  }
  if (!hinted) {
    output.error('No frame brought hints: show all of the board, sharp and large, for a second.');
    return EXIT.unanswered;
  }
  if (!(await writeView(hinted.frame, hinted.view, options, output))) return EXIT.unreadable;
  return EXIT.ok;
}

/** Ms between photos of a folder. */
const PHOTO_MS = 1000 / 15;

async function* photoFrames(folder: string): AsyncGenerator<Result<TimedFrame>> {
  const recording = await loadRecording(folder);
  if (!recording.ok) {
    yield recording;
    return;
  }
  const { meta, loadFrame } = recording.value;
  for (const index of meta.frames.keys()) {
    const frame = await loadFrame(index);
    yield frame.ok ? success({ frame: frame.value, ms: index * PHOTO_MS }) : frame;
  }
}

async function openSession({ mines, density, mode, profiles }: PhotoOptions, isStill: boolean) {
  const [vision, known] = await Promise.all([openClassicalVision(), loadProfiles(profiles)]);
  return makeCameraSession({ haveDone: atOnce(vision, allLooks(known.profiles)), mines, density, mode, isStill });
}

/** A view for programs; rows and columns count from 0, the outline is in Px of the photo. */
function viewJson({ phase, board, outline, homography }: CameraView) {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    phase,
    outline: outline?.map(({ x, y }) => [tenth(x), tenth(y)]) ?? null,
    homography: homography && phase === 'playing' ? homography.map((value) => Number(value.toPrecision(6))) : null,
    ...(board ? makeHintJson(board) : {}),
    ...(board && phase !== 'playing' ? { risk: [], best: null, safe: [], mineCells: [] } : {}),
    region: undefined,
  };
}

function writeView(frame: Frame, view: CameraView, { out, percent }: PhotoOptions, output: Output): Promise<boolean> {
  if (!out) return Promise.resolve(true);
  const { outline } = view;
  const rim = outline ? [{ points: outline, closed: true, fill: null, stroke: { colour: '#2f81f7', width: 2 } }] : [];
  return writeShapes(frame, [...rim, ...drawInPerspective(view, { percent })], out, output);
}

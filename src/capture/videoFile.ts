import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { TimedFrame } from './frameSource.ts';

/** Frames that are taken from a second of video: as many as a camera session follows. */
const FRAMES_A_SECOND = 15;
const END_OF_HEADER = 'ENDHDR\n';

/**
 * The frames of a video file, one after another, decoded by ffmpeg, which must be installed. A failure ends them:
 * `file-missing`, `capture-failed` without ffmpeg, `image-invalid` where it cannot decode the file.
 */
export async function* videoFrames(file: string): AsyncGenerator<Result<TimedFrame>> {
  try {
    await access(file);
  } catch {
    yield failure('file-missing', `${file} cannot be opened: name a video file that you may read.`);
    return;
  }
  const arguments_ = [
    '-v',
    'error',
    '-i',
    file,
    '-vf',
    `fps=${FRAMES_A_SECOND}`,
    '-f',
    'image2pipe',
    '-c:v',
    'pam',
    '-pix_fmt',
    'rgba',
    '-',
  ];
  const decoder = spawn('ffmpeg', arguments_, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<'missing' | 'failed' | 'done'>((resolve) => {
    decoder.on('error', () => resolve('missing'));
    decoder.on('close', (code) => resolve(code === 0 ? 'done' : 'failed'));
  });
  let count = 0;
  try {
    for await (const frame of pamFrames(decoder.stdout))
      yield success({ frame, ms: (count++ * 1000) / FRAMES_A_SECOND });
    const end = await ended;
    if (end === 'missing')
      yield failure(
        'capture-failed',
        'Videos are decoded by ffmpeg, which is not installed: install it, or give a folder of photos.',
      );
    else if (end === 'failed' || count === 0)
      yield failure('image-invalid', `${file} is not a video that ffmpeg can decode: save it again, best as MP4.`);
  } finally {
    decoder.kill();
  }
}

/** The pictures of a stream of PAM files (netpbm: a text header, then RGBA bytes). */
async function* pamFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let wanted: { readonly width: number; readonly height: number; readonly header: number } | null = null;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    while (length > 0) {
      if (!wanted) {
        parts = [Buffer.concat(parts)];
        const text = Buffer.from(parts[0] as Uint8Array)
          .subarray(0, 200)
          .toString('latin1');
        const end = text.indexOf(END_OF_HEADER);
        if (end < 0) break;
        wanted = {
          width: Number(/WIDTH (\d+)/.exec(text)?.[1]),
          height: Number(/HEIGHT (\d+)/.exec(text)?.[1]),
          header: end + END_OF_HEADER.length,
        };
      }
      const { width, height, header } = wanted;
      const size = header + width * height * 4;
      if (length < size) break;
      const all = Buffer.concat(parts);
      yield { width, height, data: new Uint8Array(all.subarray(header, size)) };
      parts = [all.subarray(size)];
      length -= size;
      wanted = null;
    }
  }
}

import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRecording, RECORDING_FILE } from '../../src/capture/recording.ts';
import { KMINES_RECORDING } from '../support/recordings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A folder with these files; pictures are copies of the first recorded one. */
async function makeFolder(name: string, files: Readonly<Record<string, string | null>>): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) await copyFile(join(KMINES_RECORDING, '000.png'), join(path, file));
    else await writeFile(join(path, file), text);
  }
  return path;
}

async function codeOf(path: string): Promise<string> {
  const recording = await loadRecording(path);
  return recording.ok ? 'loaded' : recording.code;
}

test('the recorded game names its program and its licence, and every frame can be decoded', async () => {
  const recording = await loadRecording(KMINES_RECORDING);
  if (!recording.ok) throw new Error(recording.reason);
  const { meta, loadFrame } = recording.value;
  expect(meta).toMatchObject({ program: 'KMines', mines: 40, licence: expect.stringContaining('GPL-2.0-or-later') });
  expect(meta.frames[0]?.ms).toBe(0);
  for (const index of meta.frames.keys()) {
    const frame = await loadFrame(index);
    expect(frame).toMatchObject({ ok: true, value: { width: 900, height: 700 } });
  }
});

test('a folder of pictures alone is a recording in the order of their names', async () => {
  const path = await makeFolder('pictures', { 'shot10.png': null, 'shot9.png': null, 'notes.txt': 'no picture' });
  const recording = await loadRecording(path);
  expect(recording).toMatchObject({
    ok: true,
    value: {
      meta: {
        frames: [
          { file: 'shot9.png', ms: 0 },
          { file: 'shot10.png', ms: 500 },
        ],
      },
    },
  });
});

const frames = (...list: unknown[]) => JSON.stringify({ program: 'KMines', frames: list });

test.each([
  ['no JSON', '{'],
  ['no frames', frames()],
  ['times that go back', frames({ file: 'a.png', ms: 0 }, { file: 'b.png', ms: 9 }, { file: 'c.png', ms: 8 })],
  ['a picture in another folder', frames({ file: '../a.png', ms: 0 })],
  ['a parent folder as picture', frames({ file: '..', ms: 0 })],
  ['an impossible mine total', JSON.stringify({ program: 'KMines', mines: -1, frames: [{ file: 'a.png', ms: 0 }] })],
])('a description with %s is refused in one sentence', async (name, text) => {
  const path = await makeFolder(name, { [RECORDING_FILE]: text });
  const recording = await loadRecording(path);
  expect(recording).toMatchObject({ ok: false, code: 'recording-invalid' });
  expect(recording.ok ? '' : recording.reason).toMatch(/^[^\n]+\.$/);
});

test('a missing folder, a file and a folder without pictures have codes of their own', async () => {
  expect(await codeOf(join(folder, 'nowhere'))).toBe('file-missing');
  expect(await codeOf(join(KMINES_RECORDING, '000.png'))).toBe('file-unreadable');
  expect(await codeOf(await makeFolder('empty', {}))).toBe('recording-invalid');
});

test('a frame that is missing or no picture fails when it is decoded', async () => {
  const path = await makeFolder('broken', {
    [RECORDING_FILE]: frames({ file: 'missing.png', ms: 0 }, { file: 'text.png', ms: 1 }),
    'text.png': 'no picture',
  });
  const recording = await loadRecording(path);
  if (!recording.ok) throw new Error(recording.reason);
  expect(await recording.value.loadFrame(0)).toMatchObject({ ok: false, code: 'file-missing' });
  expect(await recording.value.loadFrame(1)).toMatchObject({ ok: false, code: 'image-invalid' });
});

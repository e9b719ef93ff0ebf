import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';

/** A grey picture of one line of text, dark on light: a level (0 to 255) a pixel, row by row. */
export interface LinePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads lines of text by two engines that share nothing but the picture, so that a misreading shows as a disagreement. */
export interface TextReader {
  /** What each engine reads, one text an engine. */
  readonly read: (line: LinePicture) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Tesseract's network and its older matcher of outlines, each in a worker of its own, with the language data of the
 * installed package: nothing is fetched and nothing is written.
 */
export async function openTextReader(): Promise<TextReader> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const langPath = join(data, '4.0.0');
  const engines = await Promise.all([OEM.LSTM_ONLY, OEM.TESSERACT_ONLY].map((engine) => openEngine(engine, langPath)));
  return {
    async read(line) {
      const image = makePgm(line);
      const results = await Promise.all(engines.map((engine) => engine.recognize(image)));
      return results.map(({ data: { text } }) => text.replace(/\s+/g, ' ').trim());
    },
    async close() {
      await Promise.all(engines.map((engine) => engine.terminate()));
    },
  };
}

async function openEngine(engine: OEM, langPath: string): Promise<Worker> {
  const isOld = engine === OEM.TESSERACT_ONLY;
  const worker = await createWorker('eng', engine, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    legacyCore: isOld,
    legacyLang: isOld,
  });
  // Without it Tesseract guesses the resolution and says so on standard error.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '120' });
  return worker;
}

/** A portable greymap (Netpbm P5). */
function makePgm({ width, height, data }: LinePicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

import '../../zod-setup.ts';
import { atLine } from '@ironfield/mechbay/text.ts';
import { readUnit, type UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import { entryOf } from '@ironfield/mechbay/unit-library/entry.ts';
import type { BroughtFile, FromReadingWorker, Misfit } from './reading-messages.ts';
import { keepUnits, type StoredUnit } from './unit-store.ts';

/** So many are read before they are stored and told of. */
const BATCH = 100;
/** No unit needs more. */
const MOST_BYTES = 1_000_000;

const post = (message: FromReadingWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<readonly BroughtFile[]>) => {
  try {
    for (let first = 0; first < data.length; first += BATCH) {
      const batch = data.slice(first, first + BATCH);
      const results = await Promise.all(batch.map(readOne));
      const units = results.filter((result) => 'entry' in result);
      await keepUnits(units);
      post({
        kind: 'progress',
        done: first + batch.length,
        entries: units.map(({ entry }) => entry),
        misfits: results.filter((result) => 'reasons' in result),
      });
    }
  } catch (error) {
    post({ kind: 'trouble', message: (error as Error).message });
  }
};

async function readOne({ path, file }: BroughtFile): Promise<StoredUnit | Misfit> {
  if (file.size > MOST_BYTES)
    return { file: path, reasons: [`It has ${file.size} bytes; no unit needs more than ${MOST_BYTES}.`] };
  try {
    const text = await file.text();
    const kind: UnitFileKind = /\.mtf$/i.test(path) ? 'mtf' : 'blk';
    const { unit, faults } = readUnit(text, kind);
    if (unit === null || faults.length > 0)
      return { file: path, reasons: faults.map(({ line, message }) => atLine(line, message)) };
    return { entry: entryOf(path, unit), text, kind };
  } catch (error) {
    return { file: path, reasons: [`It could not be read: ${(error as Error).message}`] };
  }
}

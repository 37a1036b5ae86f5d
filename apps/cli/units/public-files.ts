import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { atLine, shown } from '@ironfield/mechbay/text.ts';
import { readUnit, type UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';

/** A public file of a unit of any kind, read when it is needed. */
export interface PublicFile {
  /** Fit to be printed. */
  readonly name: string;
  readonly path: string;
  /** The unit, or everything that is wrong with the file. */
  read(): { readonly unit: Unit } | { readonly faults: readonly string[] };
}

const MOST_BYTES = 1_000_000;
const PUBLIC_FILE = /\.(mtf|blk)$/i;

/** Files, patterns, whole directories, and models of 'Mechs that come with the game. */
export function publicFilesNamed(words: readonly string[]): PublicFile[] {
  return words.flatMap((word) => {
    const model = Object.keys(STOCK_MECHS).find((known) => known.toLowerCase() === word.toLowerCase());
    if (model !== undefined) return stockFile(model);
    const paths = pathsNamed(word);
    if (paths.length === 0) throw new UsageError(`no file that ends in .mtf or .blk fits "${shown(word)}"`);
    return paths.map(fileAt);
  });
}

function pathsNamed(word: string): string[] {
  const isPattern = /[*?[\]{}]/.test(word) && !existsSync(word);
  if (isPattern)
    return globSync(word)
      .filter((path) => PUBLIC_FILE.test(path))
      .sort();
  if (!existsSync(word)) throw new Failure(`"${shown(word)}" is not there`);
  if (!statSync(word).isDirectory()) return PUBLIC_FILE.test(word) ? [word] : [];
  const below = globSync('**/*', { cwd: word }).filter((path) => PUBLIC_FILE.test(path));
  return below.sort().map((path) => join(word, path));
}

const stockFile = (model: string): PublicFile => ({
  name: model,
  path: model,
  read: () => reading(writeMtf(STOCK_MECHS[model]), 'mtf'),
});

const fileAt = (path: string): PublicFile => ({
  name: shown(path),
  path,
  read: () => {
    const text = textOf(path);
    return typeof text === 'string' ? reading(text, /\.mtf$/i.test(path) ? 'mtf' : 'blk') : text;
  },
});

function reading(text: string, kind: UnitFileKind): ReturnType<PublicFile['read']> {
  const { unit, faults } = readUnit(text, kind);
  if (unit !== null && faults.length === 0) return { unit };
  return { faults: faults.map(({ line, message }) => shown(atLine(line, message))) };
}

function textOf(path: string): string | { readonly faults: readonly string[] } {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { faults: ['this is no file'] };
    if (found.size > MOST_BYTES)
      return { faults: [`${found.size} bytes; no unit takes more than ${MOST_BYTES}`] };
    return readFileSync(path, 'utf8');
  } catch (error) {
    return { faults: [fileTrouble(error, shown(path))] };
  }
}

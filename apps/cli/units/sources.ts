import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import { shown } from '@ironfield/mechbay/text.ts';
import { type Inspection, inspectText, inspectUnit, unitFromText } from '@ironfield/mechbay/unit-text.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';

/** Something that may be a 'Mech, read when it is needed. */
export interface Source {
  /** The user's name for it, fit to be printed. */
  readonly name: string;
  /** The path of a file; the model of a stock 'Mech. */
  readonly path: string;
  /** All that can be told about it; throws a `Failure` when the file cannot be opened. */
  inspect(): Inspection;
  /** The unit itself; throws a `Failure` when there is none. */
  read(): MechFile;
}

/** A larger file is not a 'Mech. */
const MOST_BYTES = 1_000_000;
const UNIT_FILE = /\.(json|mtf)$/i;

/** The sources named on the command line, in order. */
export function sourcesNamed(words: readonly string[]): Source[] {
  return words.flatMap((word) => {
    const model = Object.keys(STOCK_MECHS).find((known) => known.toLowerCase() === word.toLowerCase());
    return model === undefined ? pathsNamed(word).map(fileSource) : stockSource(model);
  });
}

function stockSource(model: string): Source {
  const unit = STOCK_MECHS[model];
  return { name: model, path: model, inspect: () => inspectUnit(unit), read: () => unit };
}

function fileSource(path: string): Source {
  const format = /\.mtf$/i.test(path) ? 'mtf' : 'json';
  // A file can be called anything, and its name is printed.
  const name = shown(path);
  return {
    name,
    path,
    inspect: () => inspectText(textOf(path), format),
    read: () => {
      const unit = unitFromText(textOf(path), format);
      if (unit.ok) return unit.value;
      throw new Failure(`"${name}" cannot be read: ${unit.error.join('; ')}`);
    },
  };
}

function textOf(path: string): string {
  try {
    const found = statSync(path);
    // Anything else, such as a pipe, could block forever.
    if (!found.isFile()) throw new Failure(`"${shown(path)}" is no file`);
    if (found.size > MOST_BYTES)
      throw new Failure(`"${shown(path)}" has ${found.size} bytes; no 'Mech takes more than ${MOST_BYTES}`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(fileTrouble(error, shown(path)));
  }
}

function pathsNamed(word: string): string[] {
  if (/[*?[\]{}]/.test(word) && !existsSync(word)) {
    const paths = globSync(word)
      .filter((path) => UNIT_FILE.test(path))
      .sort();
    if (paths.length === 0) throw new UsageError(`no file that ends in .json or .mtf fits "${word}"`);
    return paths;
  }
  if (UNIT_FILE.test(word)) return [word];
  if (existsSync(word))
    throw new UsageError(`"${shown(word)}" is no file of a 'Mech; its name must end in .json or .mtf`);
  const models = Object.keys(STOCK_MECHS);
  throw new UsageError(
    `"${shown(word)}" is neither a file that ends in .json or .mtf nor a model; ${suggestion(word, models)}`,
  );
}

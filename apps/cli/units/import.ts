import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { elementSheetOf } from '@ironfield/mechbay/conversion/sheet.ts';
import { entryOf, type UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Output, Terminal } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';
import type { UnitsValues } from '../options/units.ts';
import { oneByOne } from './one-by-one.ts';
import type { PublicFile } from './public-files.ts';

interface Misfit {
  readonly file: string;
  readonly faults: readonly string[];
}

interface Collection {
  readonly entries: readonly UnitEntry[];
  readonly misfits: readonly Misfit[];
}

/** Null if it was interrupted. */
async function collected(
  { err, interrupt }: Terminal,
  files: readonly PublicFile[],
): Promise<Collection | null> {
  const entries: UnitEntry[] = [];
  const misfits: Misfit[] = [];
  const isDone = await oneByOne(files, new Progress(err, files.length, 'files'), interrupt, (file) => {
    const read = file.read();
    if ('unit' in read) entries.push(entryOf(file.name, read.unit));
    else misfits.push({ file: file.name, faults: read.faults });
  });
  return isDone ? { entries, misfits } : null;
}

/** Reads whole folders; what does not fit is listed with line and reason, and nothing is left out in silence. */
export async function importUnits(
  terminal: Terminal,
  files: readonly PublicFile[],
  { output, force, json }: UnitsValues,
): Promise<ExitCode> {
  const collection = await collected(terminal, files);
  if (collection === null) return EXIT.interrupted;
  const { out } = terminal;
  if (output !== undefined) {
    const text = collection.entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    writeNew(output, 'units.jsonl', text, force);
  }
  if (json) out.write(`${JSON.stringify(collection, null, 2)}\n`);
  else out.write(report(collection, out));
  return collection.misfits.length === 0 ? EXIT.ok : EXIT.failed;
}

function report({ entries, misfits }: Collection, out: Output): string {
  const lines = misfits.flatMap(({ file, faults }) => [
    `${out.style.red('✗')} ${file}`,
    ...faults.map((fault) => `    ${fault}`),
  ]);
  const summary = `${counted(entries.length, 'unit')} read; ${counted(misfits.length, 'file')} that did not fit`;
  return `${[...lines, summary].join('\n')}\n`;
}

/** Numbers of a collection by kind: units, tons, Battle Values and prices. */
export async function unitStats(
  terminal: Terminal,
  files: readonly PublicFile[],
  asJson: boolean,
): Promise<ExitCode> {
  const collection = await collected(terminal, files);
  if (collection === null) return EXIT.interrupted;
  const { entries, misfits } = collection;
  const groups = [...Map.groupBy(entries, ({ kind, tech }) => `${kind} ${tech}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = groups.map(([group, list]) => ({
    group,
    units: list.length,
    tons: mean(list.map(({ tons }) => tons)),
    bv: mean(list.flatMap(({ bv }) => bv ?? [])),
    cost: mean(list.flatMap(({ cost }) => cost ?? [])),
  }));
  if (asJson) terminal.out.write(`${JSON.stringify({ groups: rows, misfits: misfits.length }, null, 2)}\n`);
  else {
    const number = (value: number | null): string => value?.toLocaleString('en') ?? '–';
    const body = rows.map(({ group, units, tons, bv, cost }) => [
      group,
      ...[units, tons, bv, cost].map(number),
    ]);
    const head = ['', 'units', 'mean tons', 'mean BV', 'mean C-bills'];
    terminal.out.write(`${table([head, ...body], [1, 2, 3, 4]).join('\n')}\n`);
    if (misfits.length > 0) terminal.out.write(`${counted(misfits.length, 'file')} that did not fit\n`);
  }
  return misfits.length === 0 ? EXIT.ok : EXIT.failed;
}

const mean = (list: readonly number[]): number | null =>
  list.length === 0 ? null : Math.round(list.reduce((sum, each) => sum + each, 0) / list.length);

/** Each unit as a line of a BattleForce 2 record sheet; nothing is written unless all of them can be. */
export async function convertToElements(
  { out, err, interrupt }: Terminal,
  files: readonly PublicFile[],
  { output = '.', force }: UnitsValues,
): Promise<ExitCode> {
  const sheets = new Map<string, string>();
  const isDone = await oneByOne(files, new Progress(err, files.length, 'files'), interrupt, (file) => {
    const read = file.read();
    if (!('unit' in read)) throw new Failure(`"${file.name}" cannot be read: ${read.faults.join('; ')}`);
    const name = `${basename(file.path).replace(/\.(mtf|blk)$/i, '')}.json`;
    if (sheets.has(name))
      throw new UsageError(`two of the files would become "${name}"; convert them one by one`);
    if (existsSync(join(output, name)) && !force)
      throw new Failure(`"${join(output, name)}" is there already; --force replaces it`);
    const sheet = elementSheetOf(read.unit, battleValue(read.unit)?.value ?? null);
    sheets.set(name, `${JSON.stringify(sheet, null, 2)}\n`);
  });
  if (!isDone) return EXIT.interrupted;
  for (const [name, text] of sheets) writeNew(output, name, text, true);
  out.write(`${counted(sheets.size, 'file')} written to ${output}\n`);
  return EXIT.ok;
}

function writeNew(folder: string, name: string, text: string, force: boolean): void {
  const path = join(folder, name);
  if (existsSync(path) && !force) throw new Failure(`"${path}" is there already; --force replaces it`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(fileTrouble(error, path));
  }
}

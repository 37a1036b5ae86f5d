import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { UnitsValues } from '../options/units.ts';
import { oneByOne } from './one-by-one.ts';
import type { Source } from './sources.ts';

interface Job {
  readonly path: string;
  readonly text: string;
}

/** Nothing is written unless every file can be read and none is in the way. */
export async function convertUnits(
  { out, err, interrupt }: Terminal,
  sources: readonly Source[],
  { to, output: folder = '.', force }: UnitsValues,
): Promise<ExitCode> {
  if (to !== 'json' && to !== 'mtf') throw new UsageError('convert needs a format: --to json or --to mtf');
  const jobs = new Map<string, Job>();
  const losses: string[] = [];
  const isRead = await oneByOne(sources, new Progress(err, sources.length, 'files'), interrupt, (source) => {
    const unit = source.read();
    const path = join(folder, `${basename(source.path).replace(/\.(json|mtf)$/i, '')}.${to}`);
    if (jobs.has(path)) throw new Failure(`two of the files would become "${path}"; convert them one by one`);
    if (existsSync(path) && !force) throw new Failure(`"${path}" is there already; --force replaces it`);
    const text = to === 'mtf' ? writeMtf(unit) : `${JSON.stringify(unit, null, 2)}\n`;
    jobs.set(path, { path, text });
    if (to === 'mtf') losses.push(...lostIn(source.name, unit));
  });
  if (!isRead) return EXIT.interrupted;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(fileTrouble(error, folder));
  }
  for (const { path, text } of jobs.values()) write(path, text);
  for (const loss of losses) err.write(`${err.style.yellow('note:')} ${loss}\n`);
  out.write(`${counted(jobs.size, 'file')} written to ${folder}\n`);
  return EXIT.ok;
}

/** Data that our format has and MTF lacks. */
function lostIn(name: string, { houses = [], armorHalfTons }: MechFile): string[] {
  return [
    ...(houses.length > 0 ? [`"${name}": MTF files have no houses (${houses.join(', ')})`] : []),
    ...(armorHalfTons !== undefined
      ? [`"${name}": MTF files have no armour bought beyond the points placed (${armorHalfTons / 2} t)`]
      : []),
  ];
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(fileTrouble(error, path));
  }
}

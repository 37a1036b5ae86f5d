import { writeFileSync } from 'node:fs';
import { battleforce2 as rules } from '@ironfield/battleforce2/game.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { Finding } from '@ironfield/mechbay/construction/blueprint.ts';
import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import { forceSheets } from '@ironfield/mechbay/force-sheet/force-sheet.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import type { Page, PaperName } from '@ironfield/mechbay/sheet/primitives.ts';
import { recordSheet } from '@ironfield/mechbay/sheet/record-sheet.ts';
import type { Warrior } from '@ironfield/mechbay/sheet/sheet-data.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { optionValues, scenarioNamed, setupFor } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { SheetValues } from '../options/sheet.ts';
import { oneByOne } from '../units/one-by-one.ts';
import { sourcesNamed } from '../units/sources.ts';

const battleforce2 = rules as unknown as AnyGame;

/** Skills run from 0 to 8 (CBT-PIL-01). */
const WORST_SKILL = 8;

export async function runSheet(
  { out, err, interrupt }: Terminal,
  values: SheetValues,
  words: readonly string[],
): Promise<ExitCode> {
  const { path, isPdf } = target(values.output);
  if (values.scenario !== undefined) {
    const pages = forcePages(values.scenario, values.option, values.paper as PaperName);
    out.write(await save(pages, path, isPdf, 'unit sheet'));
    return EXIT.ok;
  }
  if (words.length === 0) {
    throw new UsageError('UNIT is missing: ironfield sheet UNIT (see ironfield sheet --help)');
  }
  const warrior = warriorOf(values);
  const sources = sourcesNamed(words);
  const pages: Page[] = [];
  const notes: string[] = [];
  const isDone = await oneByOne(sources, new Progress(err, sources.length, 'sheets'), interrupt, (source) => {
    const unit = source.read();
    pages.push(pageOf(source.name, unit, values.paper as PaperName, warrior));
    const { violations } = checkUnit(unit);
    if (violations.length > 0) notes.push(illegal(source.name, violations));
  });
  if (!isDone) return EXIT.interrupted;
  const saved = await save(pages, path, isPdf, 'record sheet');
  for (const note of notes) err.write(`${err.style.yellow('note:')} ${note}\n`);
  out.write(saved);
  return EXIT.ok;
}

/** Writes the pages, and says where. */
async function save(pages: readonly Page[], path: string, isPdf: boolean, what: string): Promise<string> {
  const files = isPdf ? [path] : numbered(path, pages.length);
  if (isPdf) write(path, await pdfOf(pages, titleOf(pages)));
  else for (const [i, page] of pages.entries()) write(files[i], svgOf(page));
  const names = files.length === 1 ? files[0] : `${files[0]} to ${files.at(-1)}`;
  return `${counted(pages.length, what)} in ${names}\n`;
}

/** For both sides of a scenario (BF2-REF-03). */
function forcePages(scenario: string, options: readonly string[], paper: PaperName): Page[] {
  const wanted = optionValues(battleforce2, { set: [], option: options });
  const { sides, secrets } = setupFor(battleforce2, scenarioNamed(battleforce2, scenario), wanted) as Setup;
  return sides.flatMap((side, seat) => forceSheets({ side, secrets: secrets[seat]!, paper }));
}

/** An illegal design can have a sheet; the person printing it should know. */
const illegal = (name: string, [first, ...more]: readonly Finding[]): string =>
  `"${name}" is no legal design: ${first!.message} (${first!.rule})${more.length > 0 ? `, and ${more.length} more; see ironfield units validate` : ''}`;

function target(output: string | undefined): { path: string; isPdf: boolean } {
  if (output === undefined) throw new UsageError('FILE is missing: ironfield sheet UNIT... -o FILE.pdf');
  const [, ending] = /\.(pdf|svg)$/i.exec(output) ?? [];
  if (ending === undefined) throw new UsageError(`-o cannot be "${output}"; it must end in .pdf or .svg`);
  return { path: output, isPdf: ending.toLowerCase() === 'pdf' };
}

function warriorOf({ pilot = '', gunnery, piloting, ability }: SheetValues): Warrior {
  for (const [name, skill] of Object.entries({ gunnery, piloting })) {
    if (skill !== undefined && skill > WORST_SKILL) {
      throw new UsageError(`--${name} cannot be ${skill}; skills go from 0, the best, to ${WORST_SKILL}`);
    }
  }
  return { name: pilot, gunnery, piloting, abilities: ability };
}

function pageOf(name: string, unit: MechFile, paper: PaperName, warrior: Warrior): Page {
  const page = recordSheet(unit, { paper, warrior });
  if (!page.ok) throw new Failure(`"${name}" cannot be drawn: ${page.error.join('; ')}`);
  return page.value;
}

const titleOf = (pages: readonly Page[]): string =>
  pages.length === 1 ? pages[0].title : `Record sheets: ${pages.map(({ title }) => title).join(', ')}`;

/** lance.svg, or lance-01.svg and so on. */
function numbered(path: string, count: number): string[] {
  if (count === 1) return [path];
  const digits = `${count}`.length;
  const [stem, ending] = [path.slice(0, -4), path.slice(-4)];
  return Array.from({ length: count }, (_, i) => `${stem}-${`${i + 1}`.padStart(digits, '0')}${ending}`);
}

function write(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new Failure(fileTrouble(error, path));
  }
}

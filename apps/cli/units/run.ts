import { differences } from '@ironfield/mechbay/design/difference.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, UsageError } from '../line/mistake.ts';
import type { Output, Terminal } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';
import type { UnitsAction, UnitsValues } from '../options/units.ts';
import { convertUnits } from './convert.ts';
import { convertToElements, importUnits, unitStats } from './import.ts';
import { publicFilesNamed } from './public-files.ts';
import { sheetText } from './sheet-text.ts';
import { type Source, sourcesNamed } from './sources.ts';
import { validateUnits } from './validate.ts';

export async function runUnits(
  terminal: Terminal,
  action: UnitsAction,
  words: readonly string[],
  values: UnitsValues,
): Promise<ExitCode> {
  checkOptions(action, values);
  if (action === 'import') return importUnits(terminal, publicFilesNamed(words), values);
  if (action === 'stats') return unitStats(terminal, publicFilesNamed(words), values.json);
  if (action === 'convert' && values.to === 'battleforce2')
    return convertToElements(terminal, publicFilesNamed(words), values);
  const sources = sourcesNamed(words);
  switch (action) {
    case 'validate':
      return validateUnits(terminal, sources, values.json);
    case 'show':
      return show(terminal, sources);
    case 'convert':
      return convertUnits(terminal, sources, values);
    case 'diff':
      return diff(terminal, sources, values.json);
  }
}

/** Options that an action has no use for were meant for another. */
const TAKES: Readonly<Record<UnitsAction, readonly (keyof UnitsValues)[]>> = {
  validate: ['json'],
  show: [],
  convert: ['to', 'output', 'force'],
  diff: ['json'],
  import: ['output', 'force', 'json'],
  stats: ['json'],
};

function checkOptions(action: UnitsAction, values: UnitsValues): void {
  const given = (Object.keys(values) as (keyof UnitsValues)[]).filter(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  const wrong = given.find((name) => !TAKES[action].includes(name));
  if (wrong) throw new UsageError(`units ${action} has no use for --${wrong}; leave it out`);
}

function show({ out, err }: Terminal, sources: readonly Source[]): ExitCode {
  let isGood = true;
  for (const source of sources) {
    try {
      out.write(`${shownSheet(source, out)}\n`);
    } catch (error) {
      // One unreadable unit does not stop the others from being shown.
      if (!(error instanceof Failure)) throw error;
      isGood = false;
      err.write(`${err.style.red('ironfield units:')} ${error.message}\n`);
    }
  }
  return isGood ? EXIT.ok : EXIT.failed;
}

function shownSheet(source: Source, out: Output): string {
  const { unit, faults, warnings, check } = source.inspect();
  if (unit && check) return sheetText(unit, check, [...faults], [...warnings], out);
  throw new Failure(`"${source.name}" cannot be read: ${faults.map(({ message }) => message).join('; ')}`);
}

function diff({ out }: Terminal, sources: readonly Source[], asJson: boolean): ExitCode {
  const [first, second, ...more] = sources;
  if (!first || !second || more.length > 0) {
    throw new UsageError(`diff compares two files, and these are ${counted(sources.length, 'file')}`);
  }
  const list = differences(first.read(), second.read());
  if (asJson) out.write(`${JSON.stringify(list, null, 2)}\n`);
  else if (list.length === 0) out.write('They do not differ.\n');
  else {
    const rows = list.map(({ what, a, b }) => [what, a, b]);
    out.write(`${table([['', first.name, second.name], ...rows]).join('\n')}\n`);
  }
  return list.length === 0 ? EXIT.ok : EXIT.failed;
}

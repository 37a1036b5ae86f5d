import type { Fault } from '@ironfield/mechbay/unit-text.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Output, Terminal } from '../line/terminal.ts';
import { counted, wrap } from '../line/text-layout.ts';
import { oneByOne } from './one-by-one.ts';
import type { Source } from './sources.ts';

/** The verdict on one file; `--json` prints an array of these. */
interface Verdict {
  readonly file: string;
  readonly unit: string | null;
  readonly legal: boolean;
  readonly violations: readonly Fault[];
  readonly warnings: readonly Fault[];
}

export async function validateUnits(
  terminal: Terminal,
  sources: readonly Source[],
  asJson: boolean,
): Promise<ExitCode> {
  const { out, err, interrupt } = terminal;
  const verdicts: Verdict[] = [];
  const isDone = await oneByOne(sources, new Progress(err, sources.length, 'files'), interrupt, (source) => {
    verdicts.push(verdictOn(source));
  });
  if (!isDone) return EXIT.interrupted;
  if (asJson) out.write(`${JSON.stringify(verdicts, null, 2)}\n`);
  else out.write(report(verdicts, out));
  return verdicts.every(({ legal }) => legal) ? EXIT.ok : EXIT.failed;
}

function verdictOn(source: Source): Verdict {
  const file = source.name;
  try {
    const { isLegal, unit, faults, warnings } = source.inspect();
    const name = unit ? `${unit.name} ${unit.model}`.trim() : null;
    return { file, unit: name, legal: isLegal, violations: faults, warnings };
  } catch (error) {
    // One file that is not there does not keep the others from being checked.
    if (!(error instanceof Failure)) throw error;
    return { file, unit: null, legal: false, violations: [{ message: error.message }], warnings: [] };
  }
}

function report(verdicts: readonly Verdict[], out: Output): string {
  const { green, red, yellow, dim } = out.style;
  const lines = verdicts.flatMap(({ file, unit, legal, violations, warnings }) => [
    `${legal ? green('✓') : red('✗')} ${file}${unit === null ? '' : dim(`  ${unit}`)}`,
    ...violations.map((fault) => faultLine(fault, out.columns, red)),
    ...warnings.map((fault) => faultLine(fault, out.columns, yellow)),
  ]);
  const good = verdicts.filter(({ legal }) => legal).length;
  const summary = `${counted(verdicts.length, 'design')}: ${number(good)} legal, ${number(verdicts.length - good)} not`;
  return `${[...lines, summary].join('\n')}\n`;
}

const number = (count: number): string => count.toLocaleString('en');

const INDENT = ' '.repeat(16);

/** A fault under the name of its file, beginning with its rule. */
export function faultLine(
  { rule, message }: Fault,
  columns: number,
  paint: (text: string) => string,
): string {
  const label = (rule ?? 'file').padEnd(10);
  const [first = '', ...rest] = wrap(`    ${label}  ${message}`, columns, INDENT).split('\n');
  // Wrapping counts columns, so colour comes afterwards.
  return [`    ${paint(label)}${first.slice(4 + label.length)}`, ...rest].join('\n');
}

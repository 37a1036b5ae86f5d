import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import type { DATABASES, Figures, Part } from './part.ts';
import { secrecy, UNSEEN } from './secrecy.ts';
import { siege } from './siege.ts';
import { together } from './together.ts';

interface Kind {
  readonly part: Part;
  /** The thing counted. */
  readonly unit: string;
  /** The default number. */
  readonly usual: number;
  /** The number made at a time: an interrupted run resumes after the last complete slice. */
  readonly slice: number;
  /** The figures that must be reached before "held" means anything, whatever number was requested. */
  readonly least: Readonly<Record<string, number>>;
  /** A prefix of figures that must not be 0: something was to be tried and was not. */
  readonly each?: string;
}

/** In the order in which they are made. */
export const PARTS = {
  fuzz: {
    part: fuzz,
    unit: 'inputs',
    usual: 20_000,
    slice: 20_000,
    least: { inputs: 1000, refused: 300, accepted: 10 },
  },
  secrecy: {
    part: secrecy,
    unit: 'pairs',
    usual: 5,
    slice: 10,
    least: { compared: 500, 'orders that differed unseen': 3, takebacks: 1, 'answers timed': 10 },
    each: UNSEEN,
  },
  siege: {
    part: siege,
    unit: 'orders',
    usual: 400,
    slice: 5000,
    least: { 'orders, siege': 20, 'done by besiegers': 20 },
  },
  faults: { part: faults, unit: 'faults', usual: 6, slice: 12, least: { faults: 1, orders: 20 } },
  kills: { part: kills, unit: 'kills', usual: 10, slice: 20, least: { kills: 1, orders: 20, games: 4 } },
} as const satisfies Record<string, Kind>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export interface Plan {
  readonly seed: string;
  readonly database: (typeof DATABASES)[number];
  readonly parts: readonly PartName[];
  /** The number of each; without one, the default or as many as time allows. */
  readonly counts: { readonly [Name in PartName]?: number };
  /** Minutes for everything, shared out evenly among the parts. */
  readonly minutes?: number | undefined;
  /** The results of an interrupted run. */
  readonly done?: Done;
  progress?(part: PartName, done: string): void;
  /** Called after each slice with everything done so far. */
  keep?(done: Done): void;
}

/** For each part: the number made, the time and the results. */
export type Done = { readonly [Name in PartName]?: Made };

interface Made {
  readonly made: number;
  readonly slices: number;
  readonly seconds: number;
  readonly figures: Figures;
}

interface PartReport {
  readonly part: PartName;
  readonly seconds: number;
  readonly figures: Figures;
  /** Why it says nothing that nothing has failed. */
  readonly tooLittle?: string;
  /** The failure, and the command that reproduces it. */
  readonly failure?: string;
  readonly again?: string;
}

export interface Report {
  readonly seed: string;
  readonly database: string;
  readonly parts: readonly PartReport[];
}

/** Attacks a server of its own, one part after the other; a part that fails does not keep the others from being tried. */
export async function attack(plan: Plan): Promise<Report> {
  const { seed, database, minutes } = plan;
  const end = minutes === undefined ? Infinity : performance.now() + minutes * 60_000;
  const parts: PartReport[] = [];
  let done: Done = plan.done ?? {};
  for (const [index, name] of plan.parts.entries()) {
    const start = performance.now();
    const share = start + (end - start) / (plan.parts.length - index);
    const keep = (made: Made) => {
      done = { ...done, [name]: made };
      plan.keep?.(done);
    };
    parts.push(await inSlices(plan, name, share, done[name], keep));
  }
  return { seed, database, parts };
}

/** One part, slice by slice, each with a server and a seed of its own. */
async function inSlices(
  plan: Plan,
  name: PartName,
  end: number,
  before: Made | undefined,
  keep: (made: Made) => void,
): Promise<PartReport> {
  const { part, usual, slice, ...enough }: Kind = PARTS[name];
  const most = plan.counts[name] ?? (plan.minutes === undefined ? usual : Infinity);
  const isOver = () => performance.now() >= end;
  let made = before ?? { made: 0, slices: 0, seconds: 0, figures: {} };
  while (made.made < most && !(isOver() && made.slices > 0)) {
    const start = performance.now();
    const wanted = Math.min(slice, most - made.made);
    const seed = made.slices === 0 ? plan.seed : `${plan.seed} slice ${made.slices}`;
    const progress = (done: string) =>
      plan.progress?.(name, made.slices === 0 ? done : `${made.made.toLocaleString('en')} and ${done}`);
    const seconds = () => made.seconds + Math.round((performance.now() - start) / 1000);
    try {
      const figures = await part({ seed, database: plan.database, most: wanted, isOver, progress });
      made = {
        made: made.made + wanted,
        slices: made.slices + 1,
        seconds: seconds(),
        figures: together(made.figures, figures),
      };
    } catch (error) {
      const again = commandFor({ ...plan, seed }, name, wanted);
      return { part: name, seconds: seconds(), figures: made.figures, failure: messageOf(error), again };
    }
    keep(made);
  }
  const { seconds, figures } = made;
  const tooLittle = lackIn(figures, enough);
  return { part: name, seconds, figures, ...(tooLittle !== null && { tooLittle }) };
}

/** The first figure that is too low for the whole to mean anything. */
export function lackIn(figures: Figures, { least, each }: Pick<Kind, 'least' | 'each'>): string | null {
  const names = each === undefined ? [] : Object.keys(figures).filter((name) => name.startsWith(each));
  for (const [name, wanted] of [...Object.entries(least), ...names.map((name) => [name, 1] as const)]) {
    const value = figures[name] ?? 0;
    if (typeof value !== 'number' || value < wanted)
      return `${name}: ${shown(value)}, and ${shown(wanted)} are needed`;
  }
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function commandFor({ seed, database, counts, minutes }: Plan, name: PartName, slice: number): string {
  const words = [
    `--only ${name} --database ${database} --seed ${JSON.stringify(seed)}`,
    ...(counts[name] === undefined ? [] : [`--${PARTS[name].unit} ${slice}`]),
    ...(minutes === undefined ? [] : [`--minutes ${minutes}`]),
  ];
  return `npm run attack -- ${words.join(' ')}`;
}

/** For people: a line a figure. */
export function reportText({ seed, database, parts }: Report): string {
  const lines = parts.flatMap((report) => [
    `${report.part}: ${verdictOn(report)} (${report.seconds} s)`,
    ...Object.entries(report.figures).map(([name, value]) => `  ${name.padEnd(28)} ${shown(value)}`),
    ...(report.failure === undefined ? [] : [indented(report.failure), `  again: ${report.again}`]),
  ]);
  return [`Attack on a server with the ${database} database, seed ${JSON.stringify(seed)}`, ...lines].join(
    '\n',
  );
}

function verdictOn({ failure, tooLittle }: PartReport): string {
  if (failure !== undefined) return 'FAILED';
  return tooLittle === undefined ? 'held' : `did too little to mean anything (${tooLittle})`;
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value;
}

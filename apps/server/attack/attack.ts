import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import type { DATABASES, Figures, Part } from './part.ts';
import { secrecy } from './secrecy.ts';
import { siege } from './siege.ts';

interface Kind {
  readonly part: Part;
  /** What there is so many of. */
  readonly unit: string;
  /** How many, unless somebody says so. */
  readonly usual: number;
}

/** In the order in which they are made. */
export const PARTS = {
  fuzz: { part: fuzz, unit: 'inputs', usual: 20_000 },
  secrecy: { part: secrecy, unit: 'pairs', usual: 3 },
  siege: { part: siege, unit: 'seconds', usual: 40 },
  faults: { part: faults, unit: 'faults', usual: 6 },
  kills: { part: kills, unit: 'kills', usual: 10 },
} as const satisfies Record<string, Kind>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export interface Plan {
  readonly seed: string;
  readonly database: (typeof DATABASES)[number];
  readonly parts: readonly PartName[];
  /** How many of each; without a number as many as are usual, or as many as there is time for. */
  readonly counts: { readonly [Name in PartName]?: number };
  /** Minutes for everything, shared out evenly among the parts. */
  readonly minutes?: number | undefined;
  progress?(part: PartName, done: string): void;
}

interface PartReport {
  readonly part: PartName;
  readonly seconds: number;
  readonly figures: Figures;
  /** What must not have happened, and the command that tries it again. */
  readonly failure?: string;
  readonly again?: string;
}

interface Report {
  readonly seed: string;
  readonly database: string;
  readonly parts: readonly PartReport[];
}

/** Attacks a server of its own, one part after the other; a part that fails does not keep the others from being tried. */
export async function attack(plan: Plan): Promise<Report> {
  const { seed, database, minutes } = plan;
  const end = minutes === undefined ? Infinity : performance.now() + minutes * 60_000;
  const parts: PartReport[] = [];
  for (const [index, name] of plan.parts.entries()) {
    const start = performance.now();
    const share = start + (end - start) / (plan.parts.length - index);
    const most = plan.counts[name] ?? (minutes === undefined ? PARTS[name].usual : Infinity);
    const assault = {
      seed,
      database,
      most,
      isOver: () => performance.now() >= share,
      progress: (done: string) => plan.progress?.(name, done),
    };
    const outcome = await PARTS[name].part(assault).then(
      (figures) => ({ figures }),
      (error) => ({ figures: {}, failure: messageOf(error), again: commandFor(plan, name) }),
    );
    parts.push({ part: name, seconds: Math.round((performance.now() - start) / 1000), ...outcome });
  }
  return { seed, database, parts };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function commandFor({ seed, database, counts, minutes }: Plan, name: PartName): string {
  const count = counts[name];
  const words = [
    `--only ${name} --database ${database} --seed ${JSON.stringify(seed)}`,
    ...(count === undefined ? [] : [`--${PARTS[name].unit} ${count}`]),
    ...(minutes === undefined ? [] : [`--minutes ${minutes}`]),
  ];
  return `npm run attack -- ${words.join(' ')}`;
}

/** For people: a line a figure. */
export function reportText({ seed, database, parts }: Report): string {
  const lines = parts.flatMap(({ part, seconds, figures, failure, again }) => [
    `${part}: ${failure === undefined ? 'held' : 'FAILED'} (${seconds} s)`,
    ...Object.entries(figures).map(([name, value]) => `  ${name.padEnd(28)} ${shown(value)}`),
    ...(failure === undefined ? [] : [indented(failure), `  again: ${again}`]),
  ]);
  return [`Attack on a server with the ${database} database, seed ${JSON.stringify(seed)}`, ...lines].join(
    '\n',
  );
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value;
}

// Luck: the to-hit rolls of a game against what the odds had promised.

import { seriesOf, total } from './side-charts.ts';
import {
  type Chart,
  cumulative,
  type KeyFigure,
  percent,
  type StatisticsTable,
  signedTo,
} from './statistics.ts';
import type { ToHitRoll } from './to-hit-roll.ts';

type Luck = Pick<ToHitRoll, 'isHit' | 'chance'>;

/** The number of hits above or below the promise of the dice. */
export function luckOf({ isHit, chance }: Luck): number {
  return (isHit ? 1 : 0) - chance;
}

/** Hits of attempts, and the share. */
export function hitShare(attacks: readonly Pick<Luck, 'isHit'>[]): string {
  const hits = attacks.filter(({ isHit }) => isHit).length;
  return attacks.length > 0 ? `${hits} of ${attacks.length} · ${percent(hits / attacks.length)}` : '–';
}

/** Hits that the odds promised. */
export const expectedHits = (attacks: readonly Luck[]): number => total(attacks.map(({ chance }) => chance));

/** The expected hits, the real ones, and the average roll. */
export function luckFigures(sides: readonly string[], rolls: readonly ToHitRoll[]): KeyFigure[] {
  const each = (value: (own: readonly ToHitRoll[]) => string) =>
    sides.map((_, side) => {
      const own = rolls.filter(({ seat }) => seat === side);
      return own.length > 0 ? value(own) : '–';
    });
  return [
    {
      id: 'expected',
      label: 'Hits expected',
      values: each((own) => expectedHits(own).toFixed(1)),
      note: 'The hits expected from the to-hit numbers: the sum of all chances.',
    },
    {
      id: 'luck',
      label: 'Luck',
      values: each((own) => signedTo(total(own.map(luckOf)))),
      note: 'Hits rolled less hits expected.',
    },
    {
      id: 'dice',
      label: 'Average to-hit roll',
      values: each((own) => {
        const rolled = own.flatMap((roll) => roll.rolled ?? []);
        return rolled.length > 0 ? (total(rolled) / rolled.length).toFixed(2) : '–';
      }),
      note: 'Two fair dice average 7.',
    },
  ];
}

/** Both lines over all rolls of the game, so that one sees when fortune turned. */
export function luckChart(sides: readonly string[], rolls: readonly ToHitRoll[]): Chart {
  const series = seriesOf(sides, (side) => [
    0,
    ...cumulative(rolls.map((roll) => (roll.seat === side ? luckOf(roll) : 0))),
  ]);
  const ends = series.map(({ label, values }) => `${label} ${signedTo(values.at(-1)!)}`);
  return {
    id: 'luck',
    title: 'Luck',
    summary: `Hits above or below what the odds promised, after ${rolls.length} attacks: ${ends.join(', ')}.`,
    kind: 'line',
    xLabel: 'Turn',
    yLabel: 'Hits above expectation',
    xs: Array.from({ length: rolls.length + 1 }, (_, i) => i),
    xTicks: firstOfEachTurn(rolls),
    series,
  };
}

function firstOfEachTurn(rolls: readonly ToHitRoll[]): { x: number; label: string }[] {
  return rolls.flatMap(({ turn }, i) => (turn === rolls[i - 1]?.turn ? [] : [{ x: i, label: `${turn}` }]));
}

const LISTED = 5;

/** The hits that nobody expected, and the misses. */
export function rollTables(rolls: readonly ToHitRoll[]): StatisticsTable[] {
  const made = rolls.filter(({ rolled }) => rolled !== null);
  const best = made
    .filter(({ isHit }) => isHit)
    .toSorted((a, b) => a.chance - b.chance || b.damage - a.damage);
  const worst = made
    .filter(({ isHit }) => !isHit)
    .toSorted((a, b) => b.chance - a.chance || a.rolled! - b.rolled!);
  return [
    rollTable('best', 'Best shots', 'Hits against the odds.', best.slice(0, LISTED)),
    rollTable('worst', 'Worst shots', 'Misses that should have been hits.', worst.slice(0, LISTED)),
  ];
}

function rollTable(id: string, title: string, note: string, rolls: readonly ToHitRoll[]): StatisticsTable {
  const hasDamage = rolls.some(({ damage }) => damage > 0);
  const hasMeans = rolls.some(({ means }) => means !== undefined);
  return {
    id,
    title,
    note,
    columns: [
      { label: 'Turn', isNumber: true },
      { label: 'Attack' },
      ...(hasMeans ? [{ label: 'With', isExtra: true }] : []),
      { label: 'Needed', isNumber: true, isExtra: true },
      { label: 'Chance', isNumber: true },
      { label: 'Rolled', isNumber: true, isExtra: true },
      ...(hasDamage ? [{ label: 'Damage', isNumber: true }] : []),
    ],
    rows: rolls.map((roll) => ({
      seat: roll.seat,
      moment: roll.moment,
      cells: [
        `${roll.turn}`,
        roll.attack,
        ...(hasMeans ? [roll.means ?? ''] : []),
        `${roll.needed}+`,
        percent(roll.chance),
        `${roll.rolled}`,
        ...(hasDamage ? [`${roll.damage}${roll.destroys ? ' · destroyed' : ''}`] : []),
      ],
    })),
  };
}

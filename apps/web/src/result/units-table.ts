import { total } from './side-charts.ts';
import type { StatisticsTable } from './statistics.ts';
import type { ToHitRoll } from './to-hit-roll.ts';

/** The deeds and losses of one unit, as the table lists them. */
export interface UnitAccount {
  readonly side: number;
  readonly name: string;
  /** To whom or what it belongs. */
  readonly of: string;
  readonly rolls: readonly Pick<ToHitRoll, 'isHit' | 'destroys' | 'damage'>[];
  /** Damage that it dealt. Absent: that of its rolls. */
  readonly dealt?: number;
  /** Its remaining strength, or its fate. */
  readonly left: string;
}

interface Heads extends Pick<StatisticsTable, 'id' | 'title' | 'note'> {
  readonly name: string;
  readonly of: string;
  readonly left: string;
}

/** The deeds and losses of all units, the most harmful first. */
export function unitsTable(
  { name, of, left, ...about }: Heads,
  units: readonly UnitAccount[],
): StatisticsTable {
  const dealt = ({ dealt: known, rolls }: UnitAccount) => known ?? total(rolls.map(({ damage }) => damage));
  return {
    ...about,
    columns: [
      { label: name },
      { label: of, isExtra: true },
      { label: 'Damage dealt', isNumber: true },
      { label: 'Hits', isNumber: true, isExtra: true },
      { label: 'Destroyed', isNumber: true, isExtra: true },
      { label: left, isNumber: true },
    ],
    rows: units
      .toSorted((a, b) => dealt(b) - dealt(a))
      .map((unit) => ({
        seat: unit.side,
        cells: [
          unit.name,
          unit.of,
          `${dealt(unit)}`,
          `${unit.rolls.filter(({ isHit }) => isHit).length} of ${unit.rolls.length}`,
          `${unit.rolls.filter(({ destroys }) => destroys).length}`,
          unit.left,
        ],
      })),
  };
}

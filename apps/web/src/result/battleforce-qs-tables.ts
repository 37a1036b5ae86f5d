import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Shot } from './battleforce-qs-shots.ts';
import { percent, type StatisticsTable } from './statistics.ts';

const LISTED = 5;

/** The hits that nobody expected, and the misses. */
export function shotTables(field: Battlefield, shots: readonly Shot[]): StatisticsTable[] {
  const best = shots
    .filter(({ isHit }) => isHit)
    .toSorted((a, b) => a.chance - b.chance || b.damage - a.damage);
  const worst = shots
    .filter(({ isHit }) => !isHit)
    .toSorted((a, b) => b.chance - a.chance || a.rolled - b.rolled);
  return [
    shotTable(field, 'best', 'Best shots', 'Hits against the odds.', best),
    shotTable(field, 'worst', 'Worst shots', 'Misses that should have been hits.', worst),
  ];
}

function shotTable(
  { sheets }: Battlefield,
  id: string,
  title: string,
  note: string,
  shots: readonly Shot[],
): StatisticsTable {
  const hasDamage = shots.some(({ damage }) => damage > 0);
  return {
    id,
    title,
    note,
    columns: [
      { label: 'Turn', isNumber: true },
      { label: 'Attack' },
      { label: 'Needed', isNumber: true, isExtra: true },
      { label: 'Chance', isNumber: true },
      { label: 'Rolled', isNumber: true, isExtra: true },
      ...(hasDamage ? [{ label: 'Damage', isNumber: true }] : []),
    ],
    rows: shots.slice(0, LISTED).map((shot) => ({
      seat: shot.seat,
      moment: shot.moment,
      cells: [
        `${shot.turn}`,
        `${sheets[shot.attacker].name} → ${sheets[shot.target].name}`,
        `${shot.needed}+`,
        percent(shot.chance),
        `${shot.rolled}`,
        ...(hasDamage ? [`${shot.damage}${shot.destroys ? ' · destroyed' : ''}`] : []),
      ],
    })),
  };
}

/** What every Element did and suffered, the most harmful first. */
export function elementsTable(
  { sheets, seatOf, unitOf, unitSheets }: Battlefield,
  shots: readonly Shot[],
  table: BattleforceQs['Table'],
): StatisticsTable {
  const rows = sheets.map((sheet, element) => {
    const own = shots.filter(({ attacker }) => attacker === element);
    const dealt = own.reduce((sum, { damage }) => sum + damage, 0);
    const { armor, structure, effects } = table.elements[element];
    const left = armor + structure;
    return {
      dealt,
      row: {
        seat: seatOf[unitOf[element]],
        cells: [
          sheet.name,
          unitSheets[unitOf[element]].name,
          `${dealt}`,
          `${own.filter(({ isHit }) => isHit).length} of ${own.length}`,
          `${own.filter(({ destroys }) => destroys).length}`,
          effects.destroyed ? 'destroyed' : `${left} of ${sheet.armor + sheet.structure}`,
        ],
      },
    };
  });
  return {
    id: 'elements',
    title: 'Elements',
    columns: [
      { label: 'Element' },
      { label: 'Unit', isExtra: true },
      { label: 'Damage dealt', isNumber: true },
      { label: 'Hits', isNumber: true, isExtra: true },
      { label: 'Destroyed', isNumber: true, isExtra: true },
      { label: 'Circles left', isNumber: true },
    ],
    rows: rows.toSorted((a, b) => b.dealt - a.dealt).map(({ row }) => row),
  };
}

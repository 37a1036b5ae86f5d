import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { StatisticsTable } from '../../../result/statistics.ts';
import type { Shot } from './shots.ts';

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

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { statesOf } from './condition.ts';
import { shortNames } from './mech/names.ts';
import type { Table } from './table.ts';

/** What is in a hex besides its terrain, for those who cannot see it. */
export function hexWords(field: Battlefield, table: Table, cell: number): string {
  const level = field.level[cell]!;
  const units = table.units.flatMap((mech, unit) => {
    if (mech.hex !== cell) return [];
    const words = [
      `${shortNames(field)[unit]} of ${field.setup.sides[field.sideOf[unit]!]}`,
      `facing ${FACINGS[mech.facing]}`,
      ...statesOf(mech),
    ];
    return [words.join(' ')];
  });
  return [
    ...(level === 0 ? [] : [`level ${level}`]),
    ...units,
    ...(table.limbs.includes(cell) ? ['a limb lies here'] : []),
  ].join(', ');
}

import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { statesOf } from './mech/condition.ts';
import { shortNames } from './mech/names.ts';
import type { Table } from './mech/table.ts';

/** What is in a hex besides its terrain, for those who cannot see it. */
export function hexWords(table: Table, cell: number): string {
  const field = battlefieldOf(table);
  const level = field.level[cell];
  const units = table.units.flatMap((mech, unit) => {
    if (mech.hex !== cell) return [];
    const side = table.setup.sides[field.sideOf[unit]];
    const words = [
      `${shortNames(field)[unit]} of ${side}`,
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

// What a platoon carries that an option has to allow, and what cannot go together.

import type { Gear } from '../../units/gear.ts';
import type { InfantryFile } from '../../units/infantry-file.ts';

export const gearOf = ({ arms, heavyArmor }: InfantryFile): readonly Gear[] => [
  ...(arms === 'lrm' ? ['LRMs' as const] : []),
  ...(heavyArmor ? ['heavy armour' as const] : []),
];

export function gearProblems({ motion, heavyArmor, antiMech }: InfantryFile): string[] {
  if (!heavyArmor) return [];
  return [
    ...(motion === 'foot' ? [] : ['heavyArmor: only a platoon on foot wears it (MT-IEQP-04)']),
    ...(antiMech ? ["antiMech: nobody in heavy armour attacks 'Mechs at close quarters (MT-IEQP-04)"] : []),
  ];
}

// The gear of a platoon that an option has to allow, and gear that cannot go together.

import { crewOf, fieldGun } from '../../data/field-guns.ts';
import type { Gear } from '../../data/gear.ts';
import type { InfantryFile } from '../../units/infantry-file.ts';

export const gearOf = ({
  arms,
  heavyArmor,
  engineers,
  fieldGuns,
  squad,
  paratroops,
  submersible,
  suits = [],
  narc,
  tag,
}: InfantryFile): readonly Gear[] => [
  ...(arms === 'lrm' ? ['LRMs' as const] : []),
  ...(heavyArmor ? ['heavy armour' as const] : []),
  ...(engineers ? ["engineers' tools" as const] : []),
  ...(paratroops ? ['parachutes' as const] : []),
  ...(submersible ? ['diving gear' as const] : []),
  ...(fieldGuns ? ['field guns' as const] : []),
  ...suits.map((suit): Gear => `${suit} suits`),
  ...(narc ? ['Narc launchers' as const] : []),
  ...(tag ? ['TAG of infantry' as const] : []),
  ...(squad ? ['the orders of a squad' as const] : []),
];

export function gearProblems(file: InfantryFile): string[] {
  return [
    ...(file.heavyArmor ? armorProblems(file) : []),
    ...divingProblems(file),
    ...(file.engineers ? engineerProblems(file) : []),
    ...(file.tag && file.arms !== 'laser' ? ['tag: only infantry with lasers has TAG (MT-IEQP-07)'] : []),
    ...(file.fieldGuns ? gunProblems(file, file.fieldGuns) : []),
  ];
}

/** MT-SOPS-11 */
function divingProblems({ submersible, torpedoes, motion, arms }: InfantryFile): string[] {
  return [
    ...(submersible && motion !== 'foot' ? ['submersible: only a platoon on foot dives (MT-SOPS-11)'] : []),
    ...(torpedoes && !(submersible && LAUNCHED.includes(arms))
      ? ['torpedoes: only those who dive with SRMs or LRMs have them (MT-SOPS-11)']
      : []),
  ];
}

const LAUNCHED: readonly InfantryFile['arms'][] = ['srm', 'lrm'];

function gunProblems(
  { motion, troopers, engineers }: InfantryFile,
  { weapon, guns }: NonNullable<InfantryFile['fieldGuns']>,
): string[] {
  const type = fieldGun(weapon);
  if (!type) return [`fieldGuns: "${weapon}" is no field gun (MT-IEQP-02)`];
  const crew = guns * crewOf(type);
  return [
    ...(motion === 'motorized' ? [] : ['fieldGuns: only a motorized platoon tows guns (MT-IEQP-02)']),
    ...(engineers ? ['fieldGuns: engineers have none (MT-SOPS-05)'] : []),
    ...(crew <= troopers ? [] : [`fieldGuns: they need ${crew} troopers (MT-IEQP-02)`]),
  ];
}

const engineerProblems = ({ motion, arms, squad, suits, narc }: InfantryFile): string[] => [
  ...(motion === 'motorized' && arms === 'rifle'
    ? []
    : ['engineers: only a motorized platoon with rifles is one of engineers (MT-SOPS-05)']),
  ...(narc ? ['narc: engineers have none (MT-SOPS-05)'] : []),
  ...(suits ? ['suits: engineers wear none (MT-IEQP-01)'] : []),
  ...(squad ? ['squad: engineers are whole platoons (MT-SOPS-05)'] : []),
];

function armorProblems({ motion, antiMech }: InfantryFile): string[] {
  return [
    ...(motion === 'foot' ? [] : ['heavyArmor: only a platoon on foot wears it (MT-IEQP-04)']),
    ...(antiMech ? ["antiMech: nobody in heavy armour attacks 'Mechs at close quarters (MT-IEQP-04)"] : []),
  ];
}

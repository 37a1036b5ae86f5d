// The log's words for fire at a hex instead of a unit.

import { sum } from '@ironfield/kernel/dice.ts';

interface Names {
  readonly mech: (unit: number) => string;
  readonly weapon: (unit: number, weapon: number) => string;
  readonly hex: (cell: number) => string;
}

interface Aimed {
  readonly unit: number;
  readonly hex: number;
  readonly weapons: readonly number[];
}

interface Fired {
  readonly unit: number;
  /** -1 for those who do not know its sheet. */
  readonly weapon: number;
  readonly label: string;
  readonly hex: number;
  readonly number: number;
  readonly dice: readonly number[];
  readonly hit: boolean;
}

/** `what` it fires at in that hex. */
export function aimSaid({ unit, hex, weapons }: Aimed, names: Names, what: string): string {
  const named = weapons.map((weapon) => names.weapon(unit, weapon)).join(', ');
  return `${names.mech(unit)} fires ${what} in hex ${names.hex(hex)}${named && `: ${named}`}.`;
}

export function shotSaid(
  { unit, weapon, label, hex, number, dice, hit }: Fired,
  names: Names,
  what = 'hex',
): string {
  const fired = weapon < 0 ? label : names.weapon(unit, weapon);
  const how = dice.length === 0 ? '' : `needs ${number}, rolls ${sum(dice)}, `;
  return `${names.mech(unit)} fires ${fired} at ${what} ${names.hex(hex)}: ${how}${hit ? 'hits' : 'misses'}.`;
}

import type { UnitSheet } from '../state.ts';

/** PA-UNIT-08: machines or vessels of a formation, by the word in its name. */
const SIZES: readonly (readonly [word: string, machines: number])[] = [
  ['DropShip Group', 3],
  ['DropShip Fleet', 9],
  ['WarShip Group', 3],
  ['JumpShip Group', 3],
  ['Space Station Group', 3],
  ['Squadron', 6],
  ['Star', 10],
  ['Binary', 10],
  ['Company', 12],
  ['Trinary', 15],
  ['JumpShip', 1],
  ['WarShip', 1],
  ['Space Station', 1],
];

/** PA-UNIT-08: how many machines a counter stands for; `null` for infantry, convoys and Supernovas, of which the book is silent. */
export function machinesIn({ name, kind }: UnitSheet): number | null {
  if (kind === 'infantry' || kind === 'battle-armor' || name.includes('Supernova')) return null;
  // At large scale the word means more.
  if (kind === 'fighter' && name.includes('Trinary')) return null;
  return SIZES.find(([word]) => name.includes(word))?.[1] ?? null;
}

/** PA-LARGE-03: what formations are called at large scale. The longer names come first. */
const LARGE: readonly (readonly [standard: string, large: string])[] = [
  ['Supernova Binary', 'Small Nova Cluster'],
  ['Supernova Trinary', 'Large Nova Cluster'],
  ['Binary', 'Small Cluster'],
  ['Trinary', 'Large Cluster'],
  ['Company', 'Battalion'],
  ['Battalion', 'Regiment'],
  ['Squadron', 'Wing'],
  ['Star', 'Trinary'],
  ['DropShip Group', 'DropShip Fleet'],
  ['WarShip', 'WarShip Group'],
  ['JumpShip', 'JumpShip Group'],
  ['Space Station', 'Space Station Group'],
];

/** PA-LARGE-02: the same figures under the name of the next larger formation. */
export function atLargeScale(sheet: UnitSheet): UnitSheet {
  const [standard, large] = LARGE.find(([word]) => sheet.name.includes(word)) ?? ['', ''];
  return { ...sheet, name: sheet.name.replace(standard, large) };
}

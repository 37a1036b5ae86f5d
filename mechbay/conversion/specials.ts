// Abilities that follow from what a unit carries (BF2-CONV-10).

import { hasFlag, type Unit } from '../units/unit.ts';
import type { Firepower } from './damage.ts';

const PIECES: Readonly<Record<string, string>> = {
  'long-tom': 'artL',
  sniper: 'artS',
  thumper: 'artT',
  'arrow-iv': 'artA',
};

export function specialsOf(unit: Unit, { total, indirect, artillery }: Firepower, long: number): string[] {
  const far = total[2];
  const pieces = Object.entries(artillery).toSorted(([, a], [, b]) => b - a);
  const shells = pieces.reduce((sum, [, damage]) => sum + damage, 0);
  const carried: readonly (readonly [string, boolean])[] = [
    // The roster marks OmniMechs and OmniFighters, and no vehicles.
    ['omni', unit.isOmni && unit.kind !== 'vehicle'],
    ['prb', hasFlag(unit, 'probe')],
    ['ecm', hasFlag(unit, 'ecm')],
    // A C3 master can mark targets, and is listed as what it is.
    ['tag', unit.mounts.some(({ item }) => item.flags.has('tag') && !item.flags.has('c3master'))],
    ['c3m', hasFlag(unit, 'c3master')],
    ['c3s', hasFlag(unit, 'c3slave')],
    ['if', long >= 1 && 2 * indirect >= far],
    [PIECES[pieces[0]?.[0] ?? ''] ?? '', 2 * shells > far && far > 0],
  ];
  return carried
    .filter(([code, isThere]) => isThere && code !== '')
    .map(([code]) => code)
    .toSorted();
}

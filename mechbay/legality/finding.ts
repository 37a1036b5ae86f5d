// What breaks a rule, and checks that all kinds of units share.

import type { Item } from '../data/items.ts';
import { ammunitionOf, type Mech, type Vehicle, weaponsOf } from '../units/unit.ts';
import { WRONG } from './text.ts';

export interface Finding {
  readonly rule: string;
  readonly message: string;
}

export const unless = (isFine: boolean, rule: string, message: () => string): Finding[] =>
  isFine ? [] : [{ rule, message: message() }];

/** MT-VCON-15, CBT-CON-18: every gun has something to fire; what is inside a one-shot launcher counts. */
export function ammunitionFindings(unit: Mech | Vehicle): Finding[] {
  const bins = ammunitionOf(unit).map(({ item }) => item);
  const needy = new Map(
    weaponsOf(unit)
      .filter(({ item }) => item.ammo !== null && !item.flags.has('oneShot'))
      .map(({ item }) => [item.id, item]),
  );
  return [...needy.values()]
    .filter(
      ({ ammo, rack }) =>
        !bins.some((bin) => bin.family === ammo && (bin.rack === null || rack === null || bin.rack === rack)),
    )
    .map(({ name }) => ({ rule: 'MT-VCON-15', message: WRONG.noAmmunition(name) }));
}

/** MT-CONS-05: the parts decide the least level. */
export function levelFindings(unit: Mech | Vehicle): Finding[] {
  const { engine, armor, structure, mounts, level, isMixed } = unit;
  const frame = [engine.type.level, armor.type.level, structure.level, engine.rating > 400 ? 3 : 1];
  const wants = Math.max(...frame, ...mounts.map(({ item }) => item.level), isMixed ? 3 : 1);
  return unless(wants <= level, 'MT-CONS-05', () => WRONG.level(level, wants));
}

/** MT-CONS-05: what the Clans do not build themselves, they take if it is of level 1. */
export function baseFindings(unit: Mech | Vehicle): Finding[] {
  if (unit.isMixed) return [];
  const isForeign = ({ tech, level }: Item): boolean =>
    tech !== 'both' && tech !== unit.techBase && !(unit.techBase === 'Clan' && level === 1);
  const foreign = new Set(unit.mounts.map(({ item }) => item).filter(isForeign));
  return [...foreign].map(({ name }) => ({ rule: 'MT-CONS-05', message: WRONG.foreign(name) }));
}

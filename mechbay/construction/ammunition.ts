import type { WeaponType } from '@ironfield/classic/data/equipment.ts';
import { itemHalfTons } from '@ironfield/classic/units/weights.ts';
import type { KnownItem } from '../items.ts';
import { locationName, ODD, WRONG } from '../text.ts';
import { type Blueprint, type Finding, itemsOfKind } from './blueprint.ts';

/** CBT-CON-18, CBT-CON-22: the one kind of ammunition that is sold by the half ton. */
const isSoldInHalves = ({ id }: WeaponType): boolean => id === 'machine_gun';

/** Weapons that need ammunition, and ammunition, by type of weapon. */
function classesOf(blueprint: Blueprint) {
  const fed = itemsOfKind(blueprint, 'weapon').filter(({ entry }) => entry.weapon!.shots > 0);
  const bins = itemsOfKind(blueprint, 'ammo');
  const types = new Set([...fed, ...bins].map(({ entry }) => entry.weapon!));
  const of = (items: readonly KnownItem[], type: WeaponType) =>
    items.filter(({ entry }) => entry.weapon === type);
  return [...types].map((type) => ({ type, weapons: of(fed, type), bins: of(bins, type) }));
}

/** CBT-CON-18, CBT-EQP-07 */
export function minimumAmmunition(blueprint: Blueprint): readonly Finding[] {
  return classesOf(blueprint).flatMap(({ type, weapons, bins }): Finding[] => {
    if (weapons.length === 0) return [];
    const weight = bins.reduce((sum, { name }) => sum + (itemHalfTons(name, blueprint.file.tons) ?? 0), 0);
    if (weapons.every(({ entry }) => entry.oneShot)) {
      if (weight === 0) return [];
      return [
        { rule: 'CBT-CON-18', message: WRONG.oneShotAmmo(type.name), location: bins[0].places[0].location },
      ];
    }
    const needs = isSoldInHalves(type) ? 1 : 2;
    if (weight >= needs) return [];
    return [{ rule: 'CBT-CON-18', message: WRONG.noAmmo(type.name, weight, needs) }];
  });
}

/** CBT-CON-22 */
export const halfTons = (blueprint: Blueprint): readonly Finding[] =>
  itemsOfKind(blueprint, 'ammo')
    .filter(({ entry }) => entry.half && !isSoldInHalves(entry.weapon!))
    .map(({ entry, places: [place] }) => ({
      rule: 'CBT-CON-22',
      message: WRONG.halfTon(entry.weapon!.name, locationName(blueprint.file.frame, place!.location)),
      location: place!.location,
    }));

/** Ammunition that nothing can fire is legal, and most likely a mistake. */
export const uselessAmmunition = (blueprint: Blueprint): readonly Finding[] =>
  classesOf(blueprint)
    .filter(({ weapons }) => weapons.length === 0)
    .flatMap(({ type, bins }) =>
      bins.map(({ places: [place] }) => ({
        rule: 'CBT-CON-18' as const,
        message: ODD.useless(type.name, locationName(blueprint.file.frame, place!.location)),
        location: place!.location,
      })),
    );

// The part of speed in a Battle Value (MT-BV-53, MT-BV-56).

import { roundUp, toHundredths } from '../data/rounding.ts';
import { hasItem, type Mech, type Vehicle } from '../units/unit.ts';

/** The table of target movement modifiers: so many hexes, or more. */
const MODIFIERS: readonly (readonly [hexes: number, modifier: number])[] = [
  [10, 4],
  [7, 3],
  [5, 2],
  [3, 1],
];
const MOST = 5;

const movementModifier = (hexes: number): number => MODIFIERS.find(([least]) => hexes >= least)?.[1] ?? 0;

const jumpModifier = (jump: number): number => (jump > 0 ? movementModifier(jump) + 1 : 0);

/** The better of running and jumping. */
export const bestModifier = (ground: number, jump: number): number =>
  Math.min(MOST, Math.max(movementModifier(ground), jumpModifier(jump)));

const hasSupercharger = (unit: Mech | Vehicle): boolean =>
  hasItem(unit, 'supercharger') || hasItem(unit, 'jet-booster');
const hasMasc = (unit: Mech): boolean =>
  unit.mounts.some(({ item }) => item.id === 'is-masc' || item.id === 'clan-masc');

export const runningMp = ({ walk, armor }: Mech): number =>
  roundUp(walk * 1.5) - (armor.type.id === 'hardened' ? 1 : 0);

/** MT-BV-53, MT-BV-12: as fast as its devices make it. */
export function topRunningMp(mech: Mech): number {
  const [masc, charger] = [hasMasc(mech), hasSupercharger(mech)];
  const slower = runningMp(mech) - roundUp(mech.walk * 1.5);
  if (masc && charger) return Math.floor(mech.walk * 2.5) + slower;
  if (masc || charger) return mech.walk * 2 + slower;
  if (mech.hasTripleStrength) return roundUp((mech.walk + 1) * 1.5) + slower;
  return runningMp(mech);
}

/** MT-BV-56, MT-BV-12: one MP for all such devices together. */
export const deviceMp = (mech: Mech): number =>
  hasMasc(mech) || hasSupercharger(mech) || mech.hasTripleStrength ? 1 : 0;

export const flankMp = ({ cruise }: Vehicle): number => roundUp(cruise * 1.5);

/** MT-BV-65: a supercharger or jet boosters double the cruising speed. */
export const topFlankMp = (vehicle: Vehicle): number =>
  hasSupercharger(vehicle) ? vehicle.cruise * 2 : flankMp(vehicle);

export const vehicleDeviceMp = (vehicle: Vehicle): number => (hasSupercharger(vehicle) ? 1 : 0);

/** MT-BV-56 */
export const speedFactor = (mp: number): number => toHundredths((1 + (mp - 5) / 10) ** 1.2);

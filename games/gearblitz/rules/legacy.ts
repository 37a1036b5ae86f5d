import type { Mount } from '../card.ts';
import { weaponOf } from '../data/weapons.ts';

/** HGB-LEG-03: rounded up to a multiple of 5, and 10 more. */
export const convertedTv = (old: number): number => Math.ceil(old / 10 / 5) * 5 + 10;

/** HGB-LEG-03: by the range of the old communications in kilometres. */
export const convertedComms = (kilometres: number): number => Math.floor(Math.sqrt(kilometres));

/** HGB-LEG-03: few shots are circles; weapons in the hand with many shots have Reloads. */
function convertedAmmo(
  shots: number,
  isHandheld: boolean,
  hasStorage: boolean,
): Pick<Mount, 'ammo' | 'reloads'> {
  if (shots <= 8) return { ammo: shots };
  return isHandheld && (shots >= 30 || hasStorage) ? { reloads: true } : {};
}

/** HGB-LEG-02 */
const STURDY_PERKS = [
  'Reinforced Crew',
  'Reinforced Chassis',
  'Emergency Medical',
  'HEAT Armor',
  'Ammo/Fuel Containment',
  'Easy to Modify',
];
const FRAGILE_FLAWS = [
  'Brittle Armor',
  'Fragile Chassis',
  'Hazardous Ammo/Fuel',
  'Weak Point',
  'Exposed Crew Compartment',
  'Difficult to Modify',
];

/** HGB-LEG-02: a box for each good one, Fragile for any bad one. */
export function convertedPerks(names: readonly string[]): {
  readonly sturdy: number;
  readonly isFragile: boolean;
} {
  return {
    sturdy: names.filter((name) => STURDY_PERKS.includes(name)).length,
    isFragile: names.some((name) => FRAGILE_FLAWS.includes(name)),
  };
}

/** HGB-LEG-01: of armies that no list covers. */
export const UNCOVERED_SKILLS = { att: 2, def: 2, ew: 1, ld: 1 } as const;

/** HGB-LEG-03: the mount that an old weapon becomes. */
export const convertedMount = (
  code: string,
  shots: number,
  isHandheld: boolean,
  hasStorage = false,
): Mount => ({
  weapon: weaponOf(code).code,
  arc: 'F',
  ...convertedAmmo(shots, isHandheld, hasStorage),
});

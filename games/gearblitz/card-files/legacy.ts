import type { Mount } from '../cards/card.ts';
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

/** HGB-LEG-03: by the MP of a speed, in the older edition. */
const MOVEMENT_DEFENSE = [
  { from: 20, modifier: 3 },
  { from: 10, modifier: 2 },
  { from: 7, modifier: 1 },
  { from: 5, modifier: 0 },
  { from: 3, modifier: -1 },
  { from: 1, modifier: -2 },
  { from: 0, modifier: -3 },
] as const;
const MOVEMENT_ATTACK = [2, 0, -3] as const;

type BySpeed = [number, number, number];
const byMovement = (mp: number): number => MOVEMENT_DEFENSE.find(({ from }) => mp >= from)!.modifier;

/** HGB-LEG-03: the movement modifier at full MP and the Maneuver of the old sheet, at Stationary, Combat and Top Speed. */
export const convertedDefense = (combat: number, top: number, maneuver: number): BySpeed => [
  byMovement(0) + maneuver,
  byMovement(combat) + maneuver,
  byMovement(top) + maneuver,
];

/** HGB-LEG-03: and of attacks with the Fire Control. */
export const convertedAttack = (fireControl: number): BySpeed =>
  MOVEMENT_ATTACK.map((modifier) => modifier + fireControl) as BySpeed;

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

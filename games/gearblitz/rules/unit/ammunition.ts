import type { Mount } from '../../cards/card.ts';
import type { Ammunition } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { diceOf, type SkillRoll } from '../core/dice.ts';
import { skillOdds } from '../core/odds.ts';

export const fullOf = ({ ammo }: Mount): Ammunition => ({ isOut: false, circles: ammo ?? null });

/** HGB-AMMO-01, HGB-AMMO-05 */
export const mayFire = ({ isOut, circles }: Ammunition): boolean => !isOut && circles !== 0;

/** HGB-AMMO-04, HGB-AMMO-05 */
export const mayReload = ({ reloads }: Mount, { isOut, circles }: Ammunition): boolean =>
  isOut && reloads === true && circles === null;

/** HGB-AMMO-02: the highest die with which the weapon runs dry if no die is higher; 0 where only a Fumble does it. */
export function dryingDie(used: number, rof: number): number {
  if (used === 0) return 0;
  if (used === rof) return rof === 1 ? 3 : 4;
  return used * 2 < rof ? 2 : 3;
}

/** HGB-AMMO-02, HGB-AMMO-03: by the dice as they fell, whatever the modifiers. */
export function runsDry(
  { traits }: Weapon,
  { dice, isFumble }: SkillRoll,
  fire: { readonly used: number; readonly rof: number; readonly byInfantry: boolean },
): boolean {
  if (traits.melee || fire.byInfantry) return false;
  if (isFumble) return true;
  const die = traits.fumbleOnly ? 0 : dryingDie(fire.used, fire.rof);
  return dice.every((shown) => shown <= die);
}

/** HGB-AMMO-02, HGB-AMMO-03: the chance that a weapon is dry after an attack with a skill of this level. */
export function chanceToRunDry(
  { traits }: Weapon,
  level: number,
  fire: { readonly used: number; readonly rof: number; readonly byInfantry: boolean },
): number {
  if (traits.melee || fire.byInfantry) return 0;
  const { throws, fumbles } = skillOdds(level);
  const die = traits.fumbleOnly ? 0 : dryingDie(fire.used, fire.rof);
  const dice = diceOf(level);
  // Of the skilled whoever throws nothing but ones fumbles, of the others whoever throws a single one.
  const others = die === 0 ? 0 : level > 0 ? die ** dice - 1 : (die - 1) ** dice;
  return (fumbles + others) / throws;
}

/** HGB-AMMO-05: an attack costs a circle, and Limited Ammo that runs dry is gone for good. */
export function afterFiring({ isOut, circles }: Ammunition, isDry: boolean): Ammunition {
  return circles === null
    ? { isOut: isOut || isDry, circles }
    : { isOut: false, circles: isDry ? 0 : Math.max(0, circles - 1) };
}

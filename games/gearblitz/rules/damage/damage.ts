import type { Card } from '../../cards/card.ts';
import type { Damage, Unit } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';

/** HGB-WSR-03 */
const ANTI_INFANTRY_MARGIN = 6;

/** HGB-DMG-01, step 3: the margin that counts. */
export function countedMargin(
  margin: number,
  {
    traits,
    atInfantry,
    cap,
  }: { readonly traits: Traits; readonly atInfantry: boolean; readonly cap?: number | undefined },
): number {
  const most = traits.antiInfantry && !atInfantry ? ANTI_INFANTRY_MARGIN : Number.POSITIVE_INFINITY;
  return Math.min(margin, most, cap ?? Number.POSITIVE_INFINITY);
}

/** HGB-DMG-02, HGB-WSR-05: nothing, Light, Heavy or Overkill; what pierces armor is Heavy at most. */
export function damageLevel(damage: number, armor: number, traits: Traits = {}): Damage {
  if (damage < armor) return 0;
  if (damage < 2 * armor) return 1;
  return damage < 3 * armor || traits.armorPiercing ? 2 : 4;
}

/** HGB-ACT-07, HGB-DMG-08: how many may be spent on a result, at least and at most. */
export interface Spending {
  readonly least: number;
  readonly most: number;
}

const none: Spending = { least: 0, most: 0 };
const spending = (level: Damage, left: number): Spending =>
  level === 0 || left === 0 ? none : { least: 1, most: Math.min(left, level === 1 ? 1 : 2) };

/** HGB-ACT-07: counters work on Overkill, too, but only where the cover is. */
export const hullDownSpending = (level: Damage, counters: number): Spending => spending(level, counters);

/** HGB-DMG-08: boxes do nothing against Critical and Overkill. */
export const sturdySpending = (level: Damage, boxes: number): Spending =>
  level > 2 ? none : spending(level, boxes);

/** HGB-ACT-07, HGB-DMG-08: each takes one step off; Overkill becomes Critical, then Heavy. */
export const softened = (level: Damage, spent: number): Damage => (level - spent) as Damage;

/** HGB-DMG-03, HGB-DMG-09 */
export function accumulated(
  before: Damage,
  level: Damage,
  { fragile }: { readonly fragile?: boolean | undefined },
): Damage {
  const sum = before + level;
  return (sum >= (fragile ? 3 : 4) ? 4 : sum) as Damage;
}

/** The effect on a Unit of a result, after counters and boxes. */
export interface Hit {
  readonly level: Damage;
  readonly traits: Traits;
  readonly countersSpent: number;
  readonly boxesSpent: number;
}

/** HGB-DMG-03 to HGB-DMG-09, HGB-WSR-06: the Unit after it. */
export function afterHit(unit: Unit, { level, traits, countersSpent, boxesSpent }: Hit): Unit {
  const { card } = unit.sheet;
  const damage = accumulated(unit.damage, level, card);
  const losesAux = level > 0 && damage >= auxLostAt(card);
  return {
    ...unit,
    damage,
    hullDown: unit.hullDown === null ? null : unit.hullDown - countersSpent,
    sturdy: unit.sturdy - boxesSpent,
    armorLost: unit.armorLost + (traits.armorCrushing ? level : 0),
    auxHits: unit.auxHits + (losesAux ? 1 : 0),
  };
}

/** HGB-DMG-04, HGB-APERK-03 */
const auxLostAt = ({ armorPerks }: Card): Damage => (armorPerks.exposedAux ? 2 : 3);

/** HGB-DMG-05: a single Overkill leaves nothing, and infantry never does. */
export function leavesWreck({ sheet, damage }: Unit, level: Damage): boolean {
  return damage === 4 && level < 4 && sheet.card.kind !== 'infantry';
}

/** HGB-WSR-09: the die on which a hit does another Light. */
export const haywireNumber = ({ flaws }: Card): number => (flaws.vulnerableToHaywire ? 2 : 4);

/** HGB-WSR-16, HGB-PERK-08: the die on which it burns, or goes on burning; `null` when it is out. */
export function burningNumber(
  { perks }: Card,
  { actionsSpent, isBurning }: { readonly actionsSpent: number; readonly isBurning: boolean },
): number | null {
  if (actionsSpent >= 2 || (isBurning && perks.fireResistant)) return null;
  return actionsSpent === 1 ? 6 : 5;
}

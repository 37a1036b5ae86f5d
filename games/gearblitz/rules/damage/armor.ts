import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Facing } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import { ARMOR_LOST } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { rounded } from '../core/dice.ts';

/** HGB-DMG-02: additions and subtractions first, then the halves, rounded once; 1 at least. */
export function armorAgainst(
  tally: Tally<RuleId>,
  unit: Unit,
  { from, traits }: { readonly from: readonly Facing[]; readonly traits: Traits },
): void {
  const { armor, armorPerks } = unit.sheet.card;
  const { reinforced, weakFacing } = armorPerks;
  tally.add(armor, REASONS.armor, 'HGB-DMG-02');
  const lost = ARMOR_LOST[unit.damage];
  if (lost > 0) tally.add(-lost, REASONS.lostArmor(unit.damage), 'HGB-DMG-04');
  if (unit.armorLost > 0) tally.add(-unit.armorLost, REASONS.crushedArmor, 'HGB-WSR-06');
  if (reinforced && from.includes(reinforced.facing))
    tally.add(reinforced.rating, REASONS.reinforced, 'HGB-APERK-07');
  const isWeak = weakFacing !== undefined && from.includes(weakFacing);
  const pierces = traits.armorPiercing === true;
  if (isWeak && pierces) tally.set(rounded(tally.total / 4), REASONS.weakAndPiercing, 'HGB-DMG-02');
  else if (isWeak) tally.set(rounded(tally.total / 2), REASONS.weakFacing, 'HGB-APERK-10');
  else if (pierces) tally.set(rounded(tally.total / 2), REASONS.armorPiercing, 'HGB-WSR-05');
  if (tally.total < 1) tally.set(1, REASONS.atLeastOne, 'HGB-DMG-02');
}

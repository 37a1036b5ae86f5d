import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { GearBlitz } from '../game-types.ts';
import { rosterOf, unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import { facingsTo } from '../rules/aiming.ts';
import { areaHit, valueAgainst } from '../rules/area.ts';
import { armorAgainst } from '../rules/armor.ts';
import { countedMargin, damageLevel } from '../rules/damage.ts';
import { againstInfantry, baseMultiplier, damageMultiplier } from '../rules/damage-multiplier.ts';
import { defenseModifiers, defenseSkill } from '../rules/defense-modifiers.ts';
import { diceOf, marginOf, resultOf, skillRoll } from '../rules/dice.ts';
import { basesHit } from '../rules/infantry-damage.ts';
import { coverFrom, isSheltered } from '../rules/sighting.ts';
import { type Damage, isInfantry } from '../unit.ts';
import type { Weapon } from '../weapon.ts';
import { loseBases, takeResult } from './damage.ts';

/** What comes down on a unit from beyond the table. */
export interface Bombs {
  readonly weapon: Weapon;
  /** HGB-ROF-02 */
  readonly concentrated: number;
  /** Where it comes from. */
  readonly from: Place;
  /** HGB-AE-01: where it bursts; `null` where it hits one unit alone. */
  readonly centre: Place | null;
}

/** HGB-AIR-02, HGB-ARTY-02: the unit defends, and takes what it is hit by; everybody is Locked, so nobody evades. */
export function hitBy(play: Play<GearBlitz>, bombs: Bombs, id: number, attack: number): Damage {
  const { state } = play;
  const { from, centre } = bombs;
  const defender = unitOf(state, id);
  const shield = centre ? coverFrom(state, centre, id).points : 0;
  const against = valueAgainst(attack, shield);
  const facings = facingsTo(state, id, from);
  const angle = facings.includes('F') ? 'front' : 'rear';
  const modifiers = explain<RuleId>((tally) =>
    defenseModifiers(tally, defender, { band: 'M', angle, attacksBefore: 0, evades: false }),
  );
  const skill = defenseSkill(defender);
  const { seat } = rosterOf(state.setup).units[id];
  const roll = skillRoll(skill, play.roll('defense', diceOf(skill), { by: seat }));
  const total = resultOf(roll, modifiers.total);
  const { margin, isConcussion } = areaHit(marginOf(against, total), {
    isBlast: centre !== null,
    isInCover: shield > 0,
  });
  play.emit({ type: 'defended', unit: id, dice: roll.dice, total, modifiers, against, margin, isConcussion });
  return margin > 0 ? strike(play, bombs, id, margin, isConcussion) : 0;
}

function strike(
  play: Play<GearBlitz>,
  bombs: Bombs,
  id: number,
  margin: number,
  isConcussion: boolean,
): Damage {
  const { state } = play;
  const { weapon, from, centre, concentrated } = bombs;
  const { traits } = weapon;
  const target = unitOf(state, id);
  const atInfantry = isInfantry(target);
  const multiplier = explain<RuleId>((tally) => {
    const how = { weapon, size: 0, band: 'M', concentrated, isRunningKick: false, inWinds: false } as const;
    if (isConcussion) baseMultiplier(tally, how);
    else damageMultiplier(tally, how);
    if (atInfantry) againstInfantry(tally, weapon);
  });
  const armor = explain<RuleId>((tally) =>
    armorAgainst(tally, target, { from: facingsTo(state, id, from), traits }),
  );
  const counted = countedMargin(margin, { traits, atInfantry });
  const damage = multiplier.total * counted;
  const level = atInfantry ? 0 : damageLevel(damage, armor.total, traits);
  play.emit({ type: 'struck', unit: id, multiplier, margin: counted, damage, armor, level });
  const isHidden = isSheltered(state, id, from);
  if (!atInfantry) return takeResult(play, id, { level, traits, isSheltered: isHidden });
  const touched = centre ? target.bases : null;
  const bases = basesHit(
    { multiplier: multiplier.total, margin: counted, touched, usesRof: concentrated > 0 },
    armor.total,
  );
  return loseBases(play, id, bases, isHidden);
}

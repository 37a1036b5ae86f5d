import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { Band } from '../../cards/weapon.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { isPlaced, linkedWith, type Mounted, mountedOn } from '../../rules/attack/aiming.ts';
import { firingNumber } from '../../rules/attack/attack-facts.ts';
import { resultOf, type SkillRoll } from '../../rules/core/dice.ts';
import { rofOf } from '../../rules/core/range.ts';
import { attackSkill, extraAttackDice } from '../../rules/modifiers/attack-modifiers.ts';
import { isDefectiveOn } from '../../rules/sight/detection.ts';
import { afterFiring, runsDry } from '../../rules/unit/ammunition.ts';
import { unitOf } from '../../state/roster.ts';
import type { Attack, UnitState } from '../../state.ts';
import { rollDie, rollLevel } from '../core/rolls.ts';

/** The result of the attacker's dice. */
export interface Shot {
  readonly mounted: Mounted;
  readonly band: Band;
  readonly roll: SkillRoll;
  readonly modifiers: Explanation;
  readonly total: number;
  readonly isDry: boolean;
  /** Weapons that fire together. */
  readonly weapons: number;
  /** The attacker's new condition, told with the shot. */
  readonly now: Pick<UnitState, 'body' | 'ammunition'>;
}

/** HGB-ATT-02, step 3; HGB-IF-04: rolls, against a Threshold if there is one, and spends ammunition. */
export function shoot(play: Play<GearBlitz>, declared: Attack, threshold?: number): Shot {
  const { state } = play;
  const { by, mount: index, rof } = declared;
  const attacker = unitOf(state, by);
  const mounted = mountedOn(state, by, index);
  const { weapon, mount } = mounted;
  const linked = linkedWith(state, by, index);
  const { defectiveFireControl } = attacker.sheet.card.flaws;
  const isDefective =
    defectiveFireControl !== undefined &&
    isDefectiveOn(rollDie(play, by, 'defective fire control'), defectiveFireControl);
  const { band, number } = firingNumber(state, declared, isDefective);
  const modifiers = play.reckon<RuleId>(number);
  const roll = rollLevel(play, {
    unit: by,
    level: attackSkill(attacker),
    purpose: isPlaced(state, declared) ? 'placement' : 'attack',
    extra: extraAttackDice(attacker, weapon),
    needed: threshold === undefined ? undefined : Math.max(0, threshold - modifiers.total),
  });
  const total = resultOf(roll, modifiers.total);
  const isDry = runsDry(weapon, roll, {
    used: rof,
    rof: rofOf(mount, weapon),
    byInfantry: isInfantry(attacker),
  });
  const unit = state.units[by];
  const isSupplied = weapon.traits.melee || isInfantry(attacker);
  const now = {
    body: { ...unit.body, weaponsUsed: unit.body.weaponsUsed + linked.length, hasFired: true },
    ammunition: isSupplied
      ? unit.ammunition
      : unit.ammunition.map((left, i) => (linked.includes(i) ? afterFiring(left, isDry) : left)),
  };
  return { mounted, band, roll, modifiers, total, isDry, weapons: linked.length, now };
}

import { totalOf } from '@ironfield/kernel/explanation.ts';
import { plugged } from '../points.ts';
import { unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import type { Attack, State } from '../state.ts';
import { isInfantry } from '../unit.ts';
import { angleOf, bandTo, facingsTo, isSnapFire, mountedOn } from './aiming.ts';
import { armorAgainst } from './armor.ts';
import { attackNumber, attacksBefore } from './attack-facts.ts';
import { attackSkill, extraAttackDice } from './attack-modifiers.ts';
import { levelChances } from './attack-odds.ts';
import { damageMultiplier } from './damage-multiplier.ts';
import { defenseModifiers, defenseSkill } from './defense-modifiers.ts';
import { sizeOf } from './detection.ts';
import { marginChances } from './odds.ts';

/** What an attack may come to, if the target does not evade. */
export interface Prospects {
  /** The chance to hit. */
  readonly hit: number;
  /** The chance of damage, of Light at least, before counters and boxes; null where that hangs on more. */
  readonly harm: number | null;
  /** The steps of damage that are to be expected; a base of infantry is one. */
  readonly steps: number;
}

/** Of a direct attack on one unit. */
export function prospectsOf(state: State, attack: Attack & { readonly target: number }): Prospects {
  const { by, target, mount: index, concentrated } = attack;
  const mounted = mountedOn(state, by, index);
  const { weapon } = mounted;
  const [attacker, defender] = [unitOf(state, by), unitOf(state, target)];
  const band = bandTo(state, by, mounted, target)!;
  const defense = totalOf<RuleId>((tally) =>
    defenseModifiers(tally, defender, {
      band,
      angle: angleOf(state, target, by),
      attacksBefore: isSnapFire(attack.manner) ? 0 : attacksBefore(state, by, target),
      evades: false,
    }),
  );
  const margins = marginChances(
    {
      level: attackSkill(attacker),
      extra: extraAttackDice(attacker, weapon),
      modifier: attackNumber(state, attack).total,
    },
    { level: defenseSkill(defender), modifier: defense },
  );
  const hit = 1 - margins[0];
  if (isInfantry(defender)) return { hit, harm: null, steps: hit };
  const multiplier = totalOf<RuleId>((tally) =>
    damageMultiplier(tally, {
      weapon,
      size: sizeOf(attacker),
      band,
      concentrated,
      isRunningKick: false,
      inWinds: state.battle.weather === 'winds',
    }),
  );
  const from = facingsTo(state, target, state.units[by].at!);
  const armor = totalOf<RuleId>((tally) => armorAgainst(tally, defender, { from, traits: weapon.traits }));
  const cap = plugged(state.setup).marginCap?.();
  const levels = levelChances(margins, { multiplier, armor, traits: weapon.traits, concussion: 0, cap });
  return { hit, harm: 1 - levels[0], steps: levels[1] + 2 * levels[2] + 4 * levels[4] };
}

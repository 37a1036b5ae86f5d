import { attackNumber } from '@ironfield/gearblitz/phases/attack.ts';
import { rosterOf, unitOf } from '@ironfield/gearblitz/roster.ts';
import type { RuleId } from '@ironfield/gearblitz/rule-index.ts';
import { angleOf, bandTo, facingsTo, mountedOn } from '@ironfield/gearblitz/rules/aiming.ts';
import { armorAgainst } from '@ironfield/gearblitz/rules/armor.ts';
import { attackSkill, extraAttackDice } from '@ironfield/gearblitz/rules/attack-modifiers.ts';
import { levelChances } from '@ironfield/gearblitz/rules/attack-odds.ts';
import { damageMultiplier } from '@ironfield/gearblitz/rules/damage-multiplier.ts';
import { defenseModifiers, defenseSkill } from '@ironfield/gearblitz/rules/defense-modifiers.ts';
import { sizeOf } from '@ironfield/gearblitz/rules/detection.ts';
import { marginChances } from '@ironfield/gearblitz/rules/odds.ts';
import type { Attack, State } from '@ironfield/gearblitz/state.ts';
import { isInfantry } from '@ironfield/gearblitz/unit.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';

/** What an attack may come to, if the target does not evade. */
export interface Prospects {
  /** The chance to hit. */
  readonly hit: number;
  /** The chance of damage, of Light at least, before counters and boxes; null where that hangs on more. */
  readonly harm: number | null;
}

/** Of a direct attack on one unit. */
export function prospectsOf(state: State, attack: Attack & { readonly target: number }): Prospects {
  const { by, target, mount: index, concentrated } = attack;
  const mounted = mountedOn(state, by, index);
  const { weapon } = mounted;
  const [attacker, defender] = [unitOf(state, by), unitOf(state, target)];
  const band = bandTo(state, by, mounted, target)!;
  const { group } = rosterOf(state.setup).units[by];
  const before = state.attacks.find((each) => each.target === target && each.group === group)?.times ?? 0;
  const defense = totalOf<RuleId>((tally) =>
    defenseModifiers(tally, defender, {
      band,
      angle: angleOf(state, target, by),
      attacksBefore: attack.manner === 'snap fire' ? 0 : before,
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
  if (isInfantry(defender)) return { hit, harm: null };
  const multiplier = totalOf<RuleId>((tally) =>
    damageMultiplier(tally, {
      weapon,
      size: sizeOf(attacker),
      band,
      concentrated,
      isRunningKick: false,
      inWinds: state.setup.weather === 'winds',
    }),
  );
  const from = facingsTo(state, target, state.units[by].at!);
  const armor = totalOf<RuleId>((tally) => armorAgainst(tally, defender, { from, traits: weapon.traits }));
  const levels = levelChances(margins, { multiplier, armor, traits: weapon.traits, concussion: 0 });
  return { hit, harm: 1 - levels[0] };
}

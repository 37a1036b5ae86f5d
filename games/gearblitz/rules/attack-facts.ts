import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { AttackFacts } from '../attack.ts';
import { rosterOf, unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import type { Attack, State } from '../state.ts';
import { bandTo, blastRadius, mountedOn } from './aiming.ts';
import { attackModifiers } from './attack-modifiers.ts';
import { found, obscurementToPlace } from './sighting.ts';
import { isTagged } from './tags.ts';

/** HGB-ATT-03: what the attacker adds to its dice. */
export const attackNumber = (state: State, declared: Attack): Explanation =>
  explain<RuleId>((tally) =>
    attackModifiers(tally, unitOf(state, declared.by), factsOf(state, declared, false)),
  );

/** What is measured of an attack before its dice fall. */
export function factsOf(state: State, declared: Attack, isDefective: boolean): AttackFacts {
  const { by, mount, target, at, manner } = declared;
  const mounted = mountedOn(state, by, mount);
  return {
    weapon: mounted.weapon,
    band: bandTo(state, by, mounted, at ?? target!)!,
    obscurement: obscurementToAim(state, declared),
    isTagged: target !== null && isTagged(state, target),
    hasTraceableEmissions:
      target !== null && unitOf(state, target).sheet.card.flaws.traceableEmissions !== undefined,
    isSnapFireFromStandBy: manner === 'snap fire from stand-by',
    isDefective,
  };
}

/** HGB-AE-01, HGB-ROF-03: bursts are obscured for each unit by itself. */
function obscurementToAim(state: State, declared: Attack): number {
  const { by, target, at } = declared;
  const { traits } = mountedOn(state, by, declared.mount).weapon;
  if (blastRadius(state, declared) > 0 && traits.areaEffect === undefined) return 0;
  return target === null ? obscurementToPlace(state, by, at!).obscured : found(state, by, target).obscured;
}

/** HGB-ATT-05: of the attacker's Combat Group on this target, this round. */
export function attacksBefore(state: State, by: number, target: number): number {
  const { group } = rosterOf(state.setup).units[by];
  return state.attacks.find((each) => each.target === target && each.group === group)?.times ?? 0;
}

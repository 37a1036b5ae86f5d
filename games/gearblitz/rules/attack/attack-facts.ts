import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Band } from '../../cards/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { isTagged } from '../command/tags.ts';
import { attackModifiers, firingModifiers } from '../modifiers/attack-modifiers.ts';
import type { AttackFacts } from '../modifiers/facts.ts';
import { coverFrom, found, obscurementOf, obscurementToPlace } from '../sight/sighting.ts';
import { bandTo, blastRadius, centreOf, isPlaced, mountedOn } from './aiming.ts';

/** HGB-ATT-03, HGB-IF-04: the modifiers of the attack roll. */
export const attackNumber = (state: State, declared: Attack): Explanation =>
  explain<RuleId>(firingNumber(state, declared, false).number);

/** HGB-ATT-03, HGB-IF-04: the band of an attack, and the modifiers of its roll. */
export function firingNumber(
  state: State,
  declared: Attack,
  isDefective: boolean,
): { readonly band: Band; readonly number: (tally: Tally<RuleId>) => void } {
  const attacker = unitOf(state, declared.by);
  const facts = factsOf(state, declared, isDefective);
  const { band } = facts;
  if (isPlaced(state, declared)) return { band, number: (tally) => firingModifiers(tally, attacker, facts) };
  const obscurement = obscurementToAim(state, declared);
  const obscuredBy = () => obscuringWords(state, declared);
  return { band, number: (tally) => attackModifiers(tally, attacker, { ...facts, obscurement, obscuredBy }) };
}

/** HGB-ATT-03: the modifiers of an attack if nothing lies between. */
export function clearNumber(state: State, declared: Attack, band: Band): (tally: Tally<RuleId>) => void {
  const facts = factsOf(state, declared, false, band);
  return (tally) => firingModifiers(tally, unitOf(state, declared.by), facts);
}

/** HGB-CARD-02, HGB-IF-04: to a unit, or to the point that is aimed at. */
export function bandOfAttack(state: State, declared: Attack): Band {
  const { by, mount, target, at } = declared;
  const aim = isPlaced(state, declared) ? centreOf(state, declared) : (at ?? target!);
  return bandTo(state, by, mountedOn(state, by, mount), aim)!;
}

/** The measurements of an attack before its dice. */
function factsOf(
  state: State,
  declared: Attack,
  isDefective: boolean,
  band = bandOfAttack(state, declared),
): Omit<AttackFacts, 'obscurement'> {
  const { by, mount, target, manner } = declared;
  const mounted = mountedOn(state, by, mount);
  return {
    weapon: mounted.weapon,
    band,
    isTagged: target !== null && isTagged(state, target),
    hasTraceableEmissions:
      target !== null && unitOf(state, target).sheet.card.flaws.traceableEmissions !== undefined,
    isSnapFireFromStandBy:
      manner === 'snap fire from stand-by' || manner === 'second weapon in snap fire from stand-by',
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

/** HGB-LOS-01: what Obscurement consists of, with how much of each. */
function obscuringWords(state: State, { by, target }: Attack): string {
  if (target === null) return REASONS.obscurement;
  const { sight } = found(state, by, target);
  const { lines } = explain<RuleId>((tally) => obscurementOf(tally, state, target, sight));
  return REASONS.obscuredBy(lines.map(({ value, reason }) => `${value} ${uncapped(reason)}`).join('; '));
}

const uncapped = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The facts of an attack on one of its defenders. */
export interface Share {
  readonly isArea: boolean;
  /** HGB-AE-03: the area is that of the weapon. */
  readonly isBlast: boolean;
  /** From the centre of the blast. */
  readonly isInCover: boolean;
  /** HGB-AE-02, HGB-ROF-03: by how much the attack is worth less against it. */
  readonly less: number;
}

/** HGB-AE-02, HGB-AE-03, HGB-ROF-03: of an attack that comes down at a place, or directly. */
export function shareOf(state: State, attack: Attack, id: number, landing: Place | null): Share {
  const isArea = blastRadius(state, attack) > 0;
  const isBlast = isArea && mountedOn(state, attack.by, attack.mount).weapon.traits.areaEffect !== undefined;
  const shield = isBlast ? coverFrom(state, landing ?? centreOf(state, attack), id).points : 0;
  const isSeenApart = isArea && !isBlast && !landing && id !== attack.by;
  const obscured = isSeenApart ? found(state, attack.by, id).obscured : 0;
  return { isArea, isBlast, isInCover: shield > 0, less: shield + obscured };
}

/** HGB-ATT-05: of the attacker's Combat Group on this target, this round. */
export function attacksBefore(state: State, by: number, target: number): number {
  const { group } = rosterOf(state.setup).units[by];
  return state.attacks.find((each) => each.target === target && each.group === group)?.times ?? 0;
}

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Unit } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { damagePenalty, movementDefense, rearPenalty } from '../modifiers/defense-modifiers.ts';
import type { Angle, Facings } from '../modifiers/facts.ts';

const AT_TOP = 2;
const FROM_BEHIND = -2;
const HEAD_ON = 2;

/** HGB-RAM-02: how two things meet. */
export interface Collision {
  readonly isRammerAtTop: boolean;
  /** From the rear quarter of the struck unit. */
  readonly isFromBehind: boolean;
  /** Each in the front quarter of the other. */
  readonly isHeadOn: boolean;
}

/** HGB-RAM-01: of the rammer. */
export function rammerModifiers(tally: Tally<RuleId>, rammer: Unit): void {
  movementDefense(tally, rammer);
  damagePenalty(tally, rammer);
}

/** HGB-RAM-01: the modifiers of the rammed unit; multiple attackers do not count. */
export function rammedModifiers(
  tally: Tally<RuleId>,
  target: Unit,
  { angle, evades }: { readonly angle: Angle; readonly evades: boolean },
): void {
  movementDefense(tally, target);
  damagePenalty(tally, target);
  rearPenalty(tally, target, angle);
  if (evades) tally.add(1, REASONS.evades, 'HGB-ACT-05');
}

/** HGB-RAM-02: what one takes by the Size of the other, times the margin. */
export function ramMultiplier(tally: Tally<RuleId>, otherSize: number, how: Collision): void {
  tally.add(otherSize, REASONS.otherSize, 'HGB-RAM-02');
  if (how.isRammerAtTop) tally.add(AT_TOP, REASONS.rammerAtTop, 'HGB-RAM-02');
  if (how.isFromBehind) tally.add(FROM_BEHIND, REASONS.rammedFromBehind, 'HGB-RAM-02');
  if (how.isHeadOn) tally.add(HEAD_ON, REASONS.headOn, 'HGB-RAM-02');
}

/** HGB-PERK-12: of rams and falls on that side, half; halves of a point go up. */
export function ramDamage({ sheet }: Unit, damage: number, from: Facings): number {
  const { ramPlate } = sheet.card.perks;
  return ramPlate && from.includes(ramPlate) ? Math.floor((damage + 1) / 2) : damage;
}

/** HGB-RAM-05: a crash counts the margin by which the maneuver has failed, 1 at least. */
export const crashMargin = (failure: number): number => Math.max(1, failure);

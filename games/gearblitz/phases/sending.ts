import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { GearBlitz } from '../game-types.ts';
import { rosterOf, unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import { resultOf } from '../rules/dice.ts';
import { activeCommsModifiers, hasOpenComms } from '../rules/electronic-warfare.ts';
import { jammingOf } from '../rules/jamming.ts';
import { rollSkill } from './rolls.ts';

/** What a call by radio has come to. */
interface Sent {
  /** None where nothing had to be rolled. */
  readonly dice: readonly number[];
  readonly result: number;
  readonly modifiers: Explanation;
  readonly enemyEcm: number;
  readonly isHeard: boolean;
}

/** HGB-COMM-02, HGB-COMM-03: at once where communications are open, by a roll where they are jammed. */
export function send(play: Play<GearBlitz>, unit: number): Sent {
  const { state } = play;
  const sender = unitOf(state, unit);
  const jamming = jammingOf(state, rosterOf(state.setup).units[unit].seat);
  const modifiers = explain<RuleId>((tally) => activeCommsModifiers(tally, sender, jamming));
  const isOpen = hasOpenComms(sender, jamming);
  const roll = isOpen ? null : rollSkill(play, { unit, skill: 'ew', purpose: 'active comms' });
  const result = roll ? resultOf(roll, modifiers.total) : 0;
  const { enemyEcm } = jamming;
  return { dice: roll?.dice ?? [], result, modifiers, enemyEcm, isHeard: isOpen || result > enemyEcm };
}

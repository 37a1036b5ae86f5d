import { explain } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { linkTo } from '../../rules/command/comms.ts';
import { activeCommsModifiers } from '../../rules/command/electronic-warfare.ts';
import { jammingOf } from '../../rules/command/jamming.ts';
import { resultOf } from '../../rules/core/dice.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import { rollSkill } from '../core/rolls.ts';

/** HGB-COMM-02 to HGB-COMM-04: whether a unit gets through to these; it rolls where it has to. */
export function communicates(
  play: Play<GearBlitz>,
  sender: number,
  receivers: readonly number[] | null,
): boolean {
  const link = linkTo(play.state, sender, receivers);
  return link === 'roll' ? activeComms(play, sender) : link !== 'none';
}

/** HGB-COMM-03 */
function activeComms(play: Play<GearBlitz>, unit: number): boolean {
  const { state } = play;
  const jamming = jammingOf(state, rosterOf(state.setup).units[unit].seat);
  const { enemyEcm } = jamming;
  const modifiers = explain<RuleId>((tally) => activeCommsModifiers(tally, unitOf(state, unit), jamming));
  const roll = rollSkill(play, {
    unit,
    skill: 'ew',
    purpose: 'active comms',
    isEnough: (made) => resultOf(made, modifiers.total) > enemyEcm,
  });
  const result = resultOf(roll, modifiers.total);
  const isHeard = result > enemyEcm;
  play.happen({ type: 'comms', unit, dice: roll.dice, result, modifiers, enemyEcm, isHeard });
  return isHeard;
}

import { explain } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import {
  activeDetectionModifiers,
  activeDetectionThreshold,
  isDefectiveOn,
} from '../../rules/sight/detection.ts';
import { unitOf } from '../../state/roster.ts';
import { rollDie, rollSkill } from '../core/rolls.ts';
import { setUnit } from '../damage/damage.ts';

/** HGB-DET-04, HGB-DET-05: the margin of an Active Detection test. */
export function seek(play: Play<GearBlitz>, by: number, target: number, obscured: number): number {
  const { state } = play;
  const seeker = unitOf(state, by);
  const { defectiveSensors } = seeker.sheet.card.flaws;
  const isDefective =
    defectiveSensors !== undefined && isDefectiveOn(rollDie(play, by, 'defective sensors'), defectiveSensors);
  const modifiers = explain<RuleId>((tally) => activeDetectionModifiers(tally, seeker, isDefective));
  const threshold = explain<RuleId>((tally) =>
    activeDetectionThreshold(tally, unitOf(state, target), obscured),
  );
  const roll = rollSkill(play, {
    unit: by,
    skill: 'ew',
    purpose: 'active detection',
    isEnough: (made) => isSuccess(marginOf(resultOf(made, modifiers.total), threshold.total)),
  });
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, threshold.total);
  const unit = state.units[by];
  setUnit(state, by, { ...seeker, emissions: seeker.emissions + 1 });
  if (isSuccess(margin)) unit.locks = [...unit.locks, { unit: target, margin }];
  const { body, locks } = unit;
  play.emit({
    type: 'sought',
    unit: by,
    target,
    dice: roll.dice,
    total,
    modifiers,
    threshold,
    isFound: isSuccess(margin),
    now: { body, locks },
  });
  return margin;
}

import { explain } from '@ironfield/kernel/explanation.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import { moverOf } from '../../rules/movement/legs.ts';
import { maneuverModifiers } from '../../rules/movement/maneuver.ts';
import { whiteSandModifier, whiteSandThreshold } from '../../rules/terrain/terrain.ts';
import type { Frames } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { rollLevel } from '../core/rolls.ts';
import { settle, takeResult } from '../damage/damage.ts';

/** HGB-TERR-09: a Defense roll for each 6 inches or part, or Light damage; a deposit asks for no roll. */
export const sand: Procedure<GearBlitz, Frames['sand']> = (play, { unit: id, terrain, tests }) => {
  const { state } = play;
  if (!state.units[id].at || tests === 0) return;
  play.next({ step: 'sand', unit: id, terrain, tests: tests - 1 });
  const number = whiteSandThreshold(terrain) ?? null;
  let isMade = false;
  if (number !== null) {
    const unit = moverOf(state, id);
    const threshold = explain<RuleId>((tally) => tally.add(number, REASONS.whiteSand, 'HGB-TERR-09'));
    const modifiers = explain<RuleId>((tally) => {
      maneuverModifiers(tally, unit);
      const hover = whiteSandModifier(unit);
      if (hover > 0) tally.add(hover, REASONS.hovers, 'HGB-TERR-09');
    });
    const roll = rollLevel(play, { unit: id, level: defenseSkill(unit), purpose: 'white sand' });
    const total = resultOf(roll, modifiers.total);
    isMade = isSuccess(marginOf(total, threshold.total));
    play.emit({ type: 'sanded', unit: id, dice: roll.dice, total, modifiers, threshold, isMade });
  }
  if (isMade) return;
  settle(play, id, takeResult(play, id, { level: 1, traits: {}, isSheltered: false }));
};

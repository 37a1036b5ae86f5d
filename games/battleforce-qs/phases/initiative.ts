import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { BattleforceQs } from '../game-types.ts';

/** BFQ-SEQ-05: both roll two dice, ties again. */
export function rollOff(play: Play<BattleforceQs>, event: 'initiative' | 'set-up-roll'): Seat {
  const dice = [play.roll('initiative', 2), play.roll('initiative', 2)] as const;
  const totals = dice.map(sum);
  if (totals[0] === totals[1]) return rollOff(play, event);
  const winner = totals[0] > totals[1] ? 0 : 1;
  play.happen({ type: event, dice, winner });
  return winner;
}

export function initiative(play: Play<BattleforceQs>): void {
  rollOff(play, 'initiative');
}

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { PURPOSES } from '../../text/turn.ts';

/** CBT-SEQ-02; CBT-SCN-15 and CBT-SCN-20 where the scenario says so. */
export function initiative(play: Play<Classic>): void {
  const { state } = play;
  const { surprise, initiativeModifiers = [0, 0] } = state.setup;
  const field = battlefieldOf(state);
  if (surprise !== undefined && state.turn === 1) {
    state.phase = 'initiative';
    state.initiativeWinner = surprise;
    play.emit({ type: 'initiative', dice: [[], []], totals: [0, 0], winner: surprise });
    return;
  }
  for (;;) {
    const thrown = [play.roll(PURPOSES.initiative, 2), play.roll(PURPOSES.initiative, 2)] as const;
    const dice = field.plugged.initiative?.(thrown, play, field) ?? thrown;
    const totals = [sum(dice[0]) + initiativeModifiers[0], sum(dice[1]) + initiativeModifiers[1]] as const;
    if (totals[0] === totals[1]) continue;
    const winner = totals[0] > totals[1] ? 0 : 1;
    state.phase = 'initiative';
    state.initiativeWinner = winner;
    play.emit({ type: 'initiative', dice, totals, winner });
    return;
  }
}

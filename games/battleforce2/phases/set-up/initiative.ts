import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { EventOf } from '../../events.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { type Frames, opponentOf, SEATS } from '../../state.ts';
import { LABELS, PROMPTS } from '../../text.ts';
import { beginPhase, phasesOf } from '../turn.ts';

/** Both roll two dice; ties roll again (BF2-SEQ-02, BF2-SETUP-02, BF2-SETUP-03). */
export function rollOff(
  play: Play<Battleforce2>,
  about: EventOf<'roll-off'>['about'],
  bonuses: readonly number[] = NO_BONUS,
  rolled?: (play: Play<Battleforce2>, dice: readonly (readonly number[])[]) => void,
): Seat {
  const dice = [play.roll(about, 2), play.roll(about, 2)] as const;
  const [ours, theirs] = dice.map((thrown, seat) => sum(thrown) + bonuses[seat]);
  if (ours === theirs) return rollOff(play, about, bonuses, rolled);
  const winner = ours > theirs ? 0 : 1;
  play.happen({ type: 'roll-off', about, dice, winner });
  rolled?.(play, dice);
  return winner;
}
const NO_BONUS = [0, 0] as const;

/** BF2-SEQ-02 */
export function initiative(play: Play<Battleforce2>): void {
  const { state } = play;
  beginPhase(play, 'initiative', state.active);
  const { initiative: modifier, initiativeRolled, initiativeWinner } = battlefieldOf(state).plugged;
  const bonuses = modifier
    ? SEATS.map((seat) => totalOf<RuleId>((tally) => modifier(tally, state, seat)))
    : NO_BONUS;
  const winner = rollOff(play, 'initiative', bonuses, initiativeRolled);
  play.next({ step: 'initiative/choose', seat: initiativeWinner?.(winner, state.turn) ?? winner });
}

export const chooseOrder: Decision<Battleforce2, Frames['initiative/choose'], 'act-first'> = {
  menu: () => ({
    prompt: PROMPTS.actFirst,
    rule: 'BF2-SEQ-02',
    orders: [
      {
        type: 'act-first',
        label: LABELS.actFirst,
        fields: [{ kind: 'pick', name: 'first', label: LABELS.actFirst, values: [true, false] }],
      },
    ],
  }),
  apply(play, { seat }, { first }) {
    const begins = first ? seat : opponentOf(seat);
    play.emit({ type: 'acts-first', seat: begins });
    play.next(...phasesOf(play.state, begins), ...phasesOf(play.state, opponentOf(begins)), { step: 'end' });
  },
};

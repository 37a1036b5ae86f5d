import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import type { BattleFrames } from '../battle.ts';
import type { GearBlitz } from '../game-types.ts';
import { opponentOf } from '../roster.ts';
import type { Frames, State } from '../state.ts';
import { BATTLE_TEXT } from '../text/battle.ts';
import { rollLeadership, rollOff } from './rolls.ts';

/** HGB-ROUND-02 */
export const initiative: Procedure<GearBlitz, Frames['initiative']> = (play) => {
  const { results, winner } = rollOff(play, 'initiative');
  play.state.winner = winner;
  play.next({ step: 'initiative/settled', results, spent: [] });
};

/** HGB-STANCE-01: an Aggressive side that has lost may roll again, once for each test. */
export const initiativeSettled: Procedure<GearBlitz, BattleFrames['initiative/settled']> = (
  play,
  { results, spent },
) => {
  const { winner } = play.state;
  const loser = opponentOf(winner);
  if (mayRollAgain(play.state, loser, spent))
    play.next({ step: 'reroll-initiative', seat: loser, results, spent });
  else play.next({ step: 'first', seat: winner });
};

const mayRollAgain = ({ battle, commanders }: State, seat: number, spent: readonly number[]): boolean =>
  battle.stances[seat] === 'aggressive' && commanders[seat] >= 0 && !spent.includes(seat);

/** HGB-STANCE-01: the second result stands. */
export const rerollInitiative: Decision<
  GearBlitz,
  BattleFrames['reroll-initiative'],
  'reroll-initiative' | 'keep-initiative'
> = {
  menu: (_state, { seat, results }) => ({
    prompt: BATTLE_TEXT.rerollPrompt(results[seat], results[opponentOf(seat)]),
    rule: 'HGB-STANCE-01',
    orders: [
      { type: 'reroll-initiative', label: BATTLE_TEXT.rerollInitiative, fields: [] },
      { type: 'keep-initiative', label: BATTLE_TEXT.keepInitiative, fields: [] },
    ],
  }),
  apply(play, { seat, results: before, spent }, order) {
    const { state } = play;
    if (order.type === 'keep-initiative') return play.next({ step: 'first', seat: state.winner });
    const { dice, result } = rollLeadership(play, seat, 'initiative');
    const results = before.with(seat, result);
    const isTie = results[0] === results[1];
    const winner = isTie ? null : results[0] > results[1] ? 0 : 1;
    play.emit({
      type: 'initiative',
      dice: [0, 1].map((each) => (each === seat ? dice : [])),
      results,
      winner,
    });
    if (winner === null) return play.next({ step: 'initiative' });
    state.winner = winner;
    play.next({ step: 'initiative/settled', results, spent: [...spent, seat] });
  },
};

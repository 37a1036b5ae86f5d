import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { GearBlitz } from '../../game-types.ts';
import { mayHelp } from '../../rules/command/points.ts';
import { usualResult } from '../../rules/core/dice.ts';
import { winnerOf } from '../../rules/core/round.ts';
import type { BattleFrames } from '../../state/battle.ts';
import { opponentOf, rosterOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { costOfHelp, helps } from '../command/spending.ts';
import { rollLeadership, rollOff } from '../core/rolls.ts';

/** HGB-ROUND-02 */
export const initiative: Procedure<GearBlitz, Frames['initiative']> = (play) => {
  const { results, winner } = rollOff(play, 'initiative');
  play.state.winner = winner;
  play.next({ step: 'initiative/settled', results, spent: [] });
};

/** HGB-STANCE-01, HGB-CP-03: a side that has lost may roll again, once for each test. */
export const initiativeSettled: Procedure<GearBlitz, BattleFrames['initiative/settled']> = (
  play,
  { results, spent },
) => {
  const { winner } = play.state;
  const loser = opponentOf(winner);
  if (mayRollAgain(play.state, loser, results, spent))
    play.next({ step: 'reroll-initiative', seat: loser, results, spent });
  else play.next({ step: 'first', seat: winner });
};

const mayRollAgain = (
  state: State,
  seat: number,
  results: readonly number[],
  spent: readonly number[],
): boolean =>
  state.commanders[seat] >= 0 &&
  !spent.includes(seat) &&
  (isAggressive(state, seat) || mayPay(state, seat, results[seat]));

const isAggressive = ({ battle }: State, seat: number): boolean => battle.stances[seat] === 'aggressive';

/** HGB-CP-03: it counts for the Commander. */
function mayPay(state: State, seat: number, result: number): boolean {
  const { rerolls } = state.wishes[seat];
  const commander = state.commanders[seat];
  const { ld } = rosterOf(state.setup).units[commander].sheet.skills;
  const isAsked = rerolls === 'always' || (rerolls === 'poor' && result < usualResult(ld));
  return isAsked && mayHelp(state, commander, 're-roll');
}

/** HGB-STANCE-01: the second result stands. */
export const rerollInitiative: Decision<
  GearBlitz,
  BattleFrames['reroll-initiative'],
  'reroll-initiative' | 'reroll' | 'keep-initiative'
> = {
  menu: (state, { seat, results }) => ({
    prompt: BATTLE_TEXT.rerollPrompt(results[seat], results[opponentOf(seat)]),
    rule: isAggressive(state, seat) ? 'HGB-STANCE-01' : 'HGB-CP-03',
    orders: [
      ...(isAggressive(state, seat)
        ? [{ type: 'reroll-initiative' as const, label: BATTLE_TEXT.rerollInitiative, fields: [] }]
        : []),
      ...(mayPay(state, seat, results[seat])
        ? [
            {
              type: 'reroll' as const,
              label: COMMAND_TEXT.reroll(costOfHelp(state, state.commanders[seat], 're-roll')),
              fields: [],
            },
          ]
        : []),
      { type: 'keep-initiative', label: BATTLE_TEXT.keepInitiative, fields: [], isPass: true },
    ],
  }),
  apply(play, { seat, results: before, spent }, order) {
    const { state } = play;
    if (order.type === 'keep-initiative') return play.next({ step: 'first', seat: state.winner });
    if (order.type === 'reroll') helps(play, state.commanders[seat], 're-roll');
    const { dice, result } = rollLeadership(play, seat, 'initiative');
    const results = before.with(seat, result);
    const winner = winnerOf(results);
    play.emit({
      type: 'initiative',
      dice: before.map((_, each) => (each === seat ? dice : [])),
      results,
      winner,
    });
    if (winner === null) return play.next({ step: 'initiative' });
    state.winner = winner;
    play.next({ step: 'initiative/settled', results, spent: [...spent, seat] });
  },
};

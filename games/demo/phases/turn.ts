import type { Decision, Procedure, SecretDecision } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { bidMenu, moveMenu } from '../orders.ts';
import { outcomeOf } from '../rules/victory.ts';
import { type Demo, type Frames, opponentOf } from '../state.ts';

export const turn: Procedure<Demo, Frames['turn']> = (play) => {
  play.state.turn++;
  play.emit({ type: 'turn', turn: play.state.turn });
  play.next({ step: 'bid', seats: [0, 1] });
};

/** DEMO-BID-01 */
export const bid: SecretDecision<Demo, Frames['bid'], 'bid'> = {
  secret: true,
  menu: (state, _frame, seat) => bidMenu(state, seat),
  reveal(play, { seats }, orders) {
    const bids = seats.map((seat) => orders[seat].supply);
    for (const seat of seats) play.state.supply[seat] -= bids[seat];
    const isTie = bids[0] === bids[1];
    const first = isTie ? rollOff(play) : bids[0] > bids[1] ? 0 : 1;
    play.emit({ type: 'bids', bids, first, rule: isTie ? 'DEMO-BID-02' : 'DEMO-BID-01' });
    const second = opponentOf(first);
    play.next(
      { step: 'move', seat: first },
      { step: 'fire', seat: first },
      { step: 'move', seat: second },
      { step: 'fire', seat: second },
      { step: 'end-of-turn' },
    );
  },
};

/** DEMO-BID-02 */
function rollOff(play: Play<Demo>): Seat {
  for (;;) {
    const [ours, theirs] = play.roll('initiative', 2) as [number, number];
    if (ours !== theirs) return ours > theirs ? 0 : 1;
  }
}

/** DEMO-MOVE-01 */
export const move: Decision<Demo, Frames['move'], 'move'> = {
  menu: (state, { seat }) => moveMenu(state, seat),
  apply(play, _frame, { moves }) {
    for (const { marker: id, to } of moves) {
      const marker = play.state.markers[id];
      play.emit({ type: 'moved', marker: id, from: marker.at, to });
      marker.at = to;
    }
  },
};

export const endOfTurn: Procedure<Demo, Frames['end-of-turn']> = (play) => {
  if (!endIfDecided(play, play.state.turn >= play.state.setup.turns)) play.next({ step: 'turn' });
};

export function endIfDecided(play: Play<Demo>, isLastTurnOver: boolean): boolean {
  const outcome = outcomeOf(play.state, isLastTurnOver);
  if (!outcome) return false;
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
  return true;
}

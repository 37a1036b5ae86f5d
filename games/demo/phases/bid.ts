import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { HIGHEST_BID } from '../data/numbers.ts';
import type { Demo } from '../game-types.ts';
import { type Frames, opponentOf, type State } from '../state.ts';
import { TEXT } from '../text.ts';

/** DEMO-BID-01 */
export const bid: SecretDecision<Demo, Frames['bid'], 'bid'> = {
  secret: true,
  menu: (state, _frame, seat) => bidMenu(state, seat),
  reveal(play, { seats }, orders) {
    const bids = seats.map((seat) => orders[seat].supply);
    // Before the dice are thrown: nobody buys luck with what was bid.
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

export function bidMenu(state: State, seat: Seat): Menu<'bid'> {
  const max = Math.min(HIGHEST_BID, state.supply[seat]);
  return {
    prompt: TEXT.bidPrompt,
    rule: 'DEMO-BID-01',
    orders: [
      {
        type: 'bid',
        label: TEXT.bid,
        fields: [{ kind: 'whole', name: 'supply', label: TEXT.supply, min: 0, max }],
      },
    ],
  };
}

/** DEMO-BID-02 */
function rollOff(play: Play<Demo>): Seat {
  for (;;) {
    const [ours, theirs] = play.roll('initiative', 2) as [number, number];
    if (ours !== theirs) return ours > theirs ? 0 : 1;
  }
}

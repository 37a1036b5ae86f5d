import type { SecretDecision } from '@ironfield/kernel/game.ts';
import { musterMenu, type OrderOf } from '../orders.ts';
import { CARDS, type Demo, type Frames } from '../state.ts';

/** DEMO-MUSTER-01, DEMO-MUSTER-02 */
export const muster: SecretDecision<Demo, Frames['muster']> = {
  secret: true,
  menu: (state, _frame, seat) => musterMenu(state, seat),
  reveal(play, { seats }, orders) {
    for (const seat of seats) {
      const { decoy, leave } = orders[seat] as OrderOf<'muster'>;
      const cards = CARDS.filter((card) => card !== leave);
      play.state.markers[decoy]!.isDecoy = true;
      play.state.hands[seat] = cards;
      play.emit({ type: 'mustered', seat, decoy, cards });
    }
    play.next({ step: 'turn' });
  },
};

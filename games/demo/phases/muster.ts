import type { Procedure, SecretDecision } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { musterMenu } from '../orders.ts';
import { CARDS, type Demo, type Frames, opponentOf, type Secret } from '../state.ts';

/** DEMO-MUSTER-01, DEMO-MUSTER-02 */
export const muster: SecretDecision<Demo, Frames['muster'], 'muster'> = {
  secret: true,
  menu: (state, _frame, seat) => musterMenu(state, seat),
  reveal(play, { seats }, orders) {
    for (const seat of seats) play.emit({ type: 'mustered', seat, ...mustered(play, seat, orders[seat]) });
    play.next({ step: 'turn' });
  },
};

/** DEMO-PICKET-01: nobody is asked, and each side hears of its own orders alone. */
export const posts: Procedure<Demo, Frames['posts']> = (play) => {
  for (const [seat, secret] of play.state.setup.secrets!.entries()) {
    play.emit({ type: 'mustered', seat, ...mustered(play, seat, secret!) }, [seat]);
    play.emit({ type: 'mustered', seat }, [opponentOf(seat), 'spectator']);
  }
  play.next({ step: 'turn' });
};

function mustered(play: Play<Demo>, seat: Seat, { decoy, leave }: Secret) {
  const cards = CARDS.filter((card) => card !== leave);
  play.state.markers[decoy].isDecoy = true;
  play.state.hands[seat] = cards;
  return { decoy, cards };
}

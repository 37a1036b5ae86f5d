import type { Procedure, SecretDecision } from '@ironfield/kernel/game.ts';
import type { Menu } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Demo } from '../game-types.ts';
import { CARDS, type Frames, markersOf, opponentOf, type Secret, type State } from '../state.ts';
import { TEXT } from '../text.ts';

/** DEMO-MUSTER-01, DEMO-MUSTER-02 */
export const muster: SecretDecision<Demo, Frames['muster'], 'muster'> = {
  secret: true,
  menu: (state, _frame, seat) => musterMenu(state, seat),
  reveal(play, { seats }, orders) {
    for (const seat of seats) play.emit({ type: 'mustered', seat, ...mustered(play, seat, orders[seat]) });
    play.next({ step: 'turn' });
  },
};

export function musterMenu(state: State, seat: Seat): Menu<'muster'> {
  const decoys = markersOf(state, seat).map(({ id }) => id);
  const describe = (id: unknown) => ({ label: TEXT.marker(Number(id)), piece: Number(id) });
  return {
    prompt: TEXT.musterPrompt,
    rule: 'DEMO-MUSTER-01',
    orders: [
      {
        type: 'muster',
        label: TEXT.muster,
        fields: [
          { kind: 'pick', name: 'decoy', label: TEXT.decoy, values: decoys, describe },
          { kind: 'pick', name: 'leave', label: TEXT.leave, values: CARDS },
        ],
      },
    ],
  };
}

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

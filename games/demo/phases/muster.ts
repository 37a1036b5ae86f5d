import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Demo } from '../game-types.ts';
import { CARDS, type Event, type Frames, markersOf, opponentOf, type Secret, type State } from '../state.ts';
import { TEXT } from '../text.ts';

/** DEMO-MUSTER-01, DEMO-MUSTER-02 */
export const muster: SecretDecision<Demo, Frames['muster'], 'muster'> = {
  secret: true,
  menu: (state, _frame, seat) => musterMenu(state, seat),
  reveal(play, { seats }, orders) {
    for (const seat of seats) play.happen(mustered(seat, orders[seat]));
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
    play.happen(mustered(seat, secret!), [seat]);
    play.emit({ type: 'mustered', seat }, [opponentOf(seat), 'spectator']);
  }
  play.next({ step: 'turn' });
};

const mustered = (seat: Seat, { decoy, leave }: Secret): Event => ({
  type: 'mustered',
  seat,
  decoy,
  cards: CARDS.filter((card) => card !== leave),
});

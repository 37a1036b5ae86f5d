import { seededDice } from '@ironfield/kernel/dice.ts';
import { copy } from '@ironfield/kernel/json.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { agendaIn } from '@ironfield/kernel/play/advance.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { type CoreState, kernelParts } from '@ironfield/kernel/state.ts';
import type { Demo } from './game-types.ts';
import type { Order } from './orders.ts';
import { bidMenu } from './phases/bid.ts';
import { musterMenu } from './phases/muster.ts';
import { CARDS, type Card, type Marker, type Setup, type State } from './state.ts';
import type { Table } from './view.ts';

/** Guesses everything hidden: which unknown marker is the decoy, which cards are held, what was sealed. */
export function imagine({ table, question, waiting, viewer, outcome }: View<Demo>, seed: string): State {
  const random = randomFrom(`imagine ${seed}`);
  const { upcoming, turn, supply, spent } = table;
  const markers = guessDecoys(table, random);
  const hands = table.hands.map((hand, seat) => {
    if (typeof hand !== 'number') return [...hand];
    const unspent = CARDS.filter((card) => !spent[seat].includes(card));
    return shuffle(random, unspent).slice(0, hand);
  });
  const state: State = {
    setup: guessSecrets(table, markers, hands),
    agenda: agendaIn<State>(upcoming, question),
    ...copy({ turn, supply, spent }),
    ...kernelParts(seededDice(seed)),
    outcome,
    markers,
    hands,
  };
  const frame = question as { step: string; seats?: readonly number[] } | null;
  const answered = frame?.seats?.filter((seat) => !waiting.includes(seat)) ?? [];
  if (answered.length > 0) {
    const sealed: NonNullable<CoreState['sealed']> = {};
    for (const seat of answered) {
      const menu = frame!.step === 'muster' ? musterMenu(state, seat) : bidMenu(state, seat);
      sealed[seat] = seat === viewer ? copy(table.sealed!) : sampleOrder<Order>(menu, random)!;
    }
    state.sealed = sealed;
  }
  return state;
}

/** DEMO-PICKET-01: the orders that lead to what is guessed. */
function guessSecrets({ setup, spent }: Table, markers: readonly Marker[], hands: readonly Card[][]): Setup {
  if (!setup.secrets) return setup;
  const secrets = setup.secrets.map((secret, seat) => {
    if (secret) return secret;
    const decoy = markers.find((marker) => marker.seat === seat && marker.isDecoy)!.id;
    const taken = [...hands[seat], ...spent[seat]];
    return { decoy, leave: CARDS.find((card) => !taken.includes(card))! };
  });
  return { ...setup, secrets };
}

/** DEMO-MUSTER-01: once mustered each side has one decoy; where nobody has seen it, any unknown marker may be it. */
function guessDecoys({ turn, markers }: Table, random: Random): Marker[] {
  const guessed = markers.map((marker): Marker => ({ ...marker, isDecoy: marker.isDecoy ?? false }));
  for (const seat of [0, 1]) {
    if (turn === 0 || guessed.some((marker) => marker.seat === seat && marker.isDecoy)) continue;
    const unknown = guessed.filter(({ id }) => markers[id].seat === seat && markers[id].isDecoy === null);
    randomItem(random, unknown).isDecoy = true;
  }
  return guessed;
}

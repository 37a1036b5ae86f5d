import { copy } from '@ironfield/kernel/json.ts';
import { stepsToCome } from '@ironfield/kernel/play/advance.ts';
import { setupFor } from '@ironfield/kernel/play/setup.ts';
import type { OpenTable, Viewer } from '@ironfield/kernel/state.ts';
import type { Order } from './orders.ts';
import type { Card, Event, Marker, State } from './state.ts';

/** The state as one viewer knows it. */
export interface Table extends Omit<OpenTable<State>, 'markers' | 'hands'> {
  /** `isDecoy` is `null` where the viewer does not know. */
  readonly markers: readonly (Omit<Marker, 'isDecoy'> & { readonly isDecoy: boolean | null })[];
  /** By seat: the cards, or only how many there are. */
  readonly hands: readonly (readonly Card[] | number)[];
  /** The viewer's answer to an open secret decision. */
  readonly sealed: Order | null;
}

export function table(state: State, viewer: Viewer): Table {
  const { setup, turn, supply, markers, hands, spent, sealed } = state;
  return {
    setup: setupFor(setup, viewer),
    upcoming: stepsToCome(state),
    ...copy({ turn, supply, spent }),
    markers: markers.map((marker) => ({
      ...marker,
      isDecoy: marker.isRevealed || marker.seat === viewer ? marker.isDecoy : null,
    })),
    hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    sealed: viewer === 'spectator' ? null : ((sealed?.[viewer] as Order | undefined) ?? null),
  };
}

/** Everything as its own side knows it. */
export function revealed(state: State): Table {
  const open = table(state, 'spectator');
  return { ...open, setup: state.setup, ...copy({ markers: state.markers, hands: state.hands }) };
}

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'mustered' || event.seat === viewer) return event;
  return { type: 'mustered', seat: event.seat };
}

import { STRENGTH } from './data/numbers.ts';
import { type BaseEvent, CARDS, type Card, type Event } from './state.ts';
import type { Table } from './view.ts';

type SeenMarker = Table['markers'][number];

/** The table after an event of the base game that its viewer saw. */
export function after(table: Table, event: Event): Table {
  return afterBase(table, event as BaseEvent);
}

function afterBase(table: Table, event: BaseEvent): Table {
  switch (event.type) {
    case 'mustered': {
      const hand = event.cards ?? CARDS.length - 1;
      const mustered = { ...table, hands: table.hands.with(event.seat, hand), sealed: null };
      return event.decoy === undefined
        ? mustered
        : withMarker(mustered, event.decoy, () => ({ isDecoy: true }));
    }
    case 'turn':
      return { ...table, turn: event.turn };
    case 'bids':
      return { ...table, supply: table.supply.map((left, seat) => left - event.bids[seat]), sealed: null };
    case 'moved':
      return withMarker(table, event.marker, () => ({ at: event.to }));
    case 'revealed':
      return withMarker(table, event.marker, () => ({ isRevealed: true, isDecoy: event.isDecoy }));
    case 'reacted':
      return event.card ? withoutCard(table, event.seat, event.card) : table;
    case 'damaged':
      return withMarker(table, event.target, ({ damage }) => ({
        damage: Math.min(STRENGTH, damage + event.damage.total),
      }));
    case 'removed':
      return withMarker(table, event.marker, () => ({ isGone: true }));
    case 'fired':
    case 'missed':
    case 'ended':
      return table;
  }
}

function withMarker(table: Table, id: number, change: (marker: SeenMarker) => Partial<SeenMarker>): Table {
  const marker = table.markers[id];
  return { ...table, markers: table.markers.with(id, { ...marker, ...change(marker) }) };
}

function withoutCard(table: Table, seat: number, card: Card): Table {
  const hand = table.hands[seat];
  const left = typeof hand === 'number' ? hand - 1 : hand.filter((held) => held !== card);
  const spent = table.spent.with(seat, [...table.spent[seat], card]);
  return { ...table, hands: table.hands.with(seat, left), spent };
}

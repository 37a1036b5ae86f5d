import { stepsToCome } from '@ironfield/kernel/advance.ts';
import { setupFor } from '@ironfield/kernel/setup.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { openFieldOf } from './battlefields.ts';
import type { Event, SeenAttack } from './events.ts';
import { forkElement, forkUnit } from './fork.ts';
import type { ElementState, State } from './state.ts';
import type { SeenElement, Table } from './table.ts';

export function table(state: State, viewer: Viewer): Table {
  const { setup, turn, phase, active, homes, units, elements, objectives, ground, volley } = state;
  const { unitOf, seatOf } = openFieldOf(state);
  return {
    setup: setupFor(setup, viewer),
    toCome: stepsToCome(state),
    turn,
    phase,
    active,
    homes: homes.slice(),
    units: units.map(forkUnit),
    elements: elements.map((element, index) => seenBy(forkElement(element), seatOf[unitOf[index]], viewer)),
    objectives: objectives.map((objective) => ({ ...objective })),
    ground,
    volley: volley && (seatOf[volley.unit] === viewer ? volley : withoutSecrets(volley)),
  };
}

function seenBy(element: ElementState, owner: number, viewer: Viewer): SeenElement {
  if (viewer === owner) return element;
  return { ...element, condition: null, known: viewer === 'spectator' ? null : element.known };
}

/** BF2-INFO-04: what is withheld shows in no declaration. */
const withoutSecrets = <V extends { readonly attacks: readonly SeenAttack[] }>(volley: V): V => ({
  ...volley,
  attacks: volley.attacks.map((attack) => ({ ...attack, withhold: null })),
});

export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'declared':
      return event.seat === viewer ? event : withoutSecrets(event);
    case 'attacked':
      return event.seat === viewer ? event : { ...event, toHit: null };
    case 'damaged':
      return event.seat === viewer ? event : { ...event, left: null };
    default:
      return event;
  }
}

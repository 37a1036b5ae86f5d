import { stepsToCome } from '@ironfield/kernel/play/advance.ts';
import { setupFor } from '@ironfield/kernel/play/setup.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { openFieldOf } from './battlefields.ts';
import type { Event, SeenAttack } from './events.ts';
import { forkElement, forkUnit } from './state/fork.ts';
import { type CommandState, type ElementState, SEATS, type State } from './state.ts';
import type { SeenCommands, SeenElement, Table } from './table.ts';

export function table(state: State, viewer: Viewer): Table {
  const { setup, turn, phase, active, homes, units, elements, objectives, ground, volley, commands, marks } =
    state;
  const field = openFieldOf(state);
  const { unitOf, seatOf, plugged } = field;
  const isFaceDown = (unit: number) =>
    seatOf[unit] !== viewer && plugged.isUnidentified?.(state, unit) === true;
  const open = setupFor(setup, viewer);
  return {
    setup: plugged.openSetup?.(open, field, state) ?? open,
    upcoming: stepsToCome(state),
    turn,
    phase,
    active,
    homes: homes.slice(),
    units: units.map(forkUnit),
    elements: elements.map((element, index) => {
      const unit = unitOf[index];
      const seen = seenBy(forkElement(element), seatOf[unit], viewer);
      return isFaceDown(unit) ? { ...seen, ...NOT_ANNOUNCED } : seen;
    }),
    objectives: objectives.map((objective) => ({ ...objective })),
    ground,
    volley: volley && (seatOf[volley.unit] === viewer ? volley : withoutSecrets(volley)),
    commands: commands && seenCommands(commands, seatOf, viewer),
    marks: marks && (plugged.seen?.(marks, field, viewer) ?? marks),
  };
}

/** Every element and every counter as its own side knows it. */
export function revealed(state: State): Table {
  const { seatOf, unitOf } = openFieldOf(state);
  const own = SEATS.map((seat) => table(state, seat));
  const [{ commands }] = own;
  return {
    ...own[0],
    setup: state.setup,
    elements: state.elements.map((_, element) => own[seatOf[unitOf[element]]].elements[element]),
    volley: state.volley,
    commands: commands && {
      cups: commands.cups.map((_, seat) => own[seat].commands!.cups[seat]),
      counters: commands.counters.map((_, unit) => own[seatOf[unit]].commands!.counters[unit]),
    },
    marks: state.marks,
  };
}

/** BF2-CONC-05: the numbers of an element whose unit is not identified. */
const NOT_ANNOUNCED = { base: 0, jumps: false } as const;

function seenBy(element: ElementState, owner: number, viewer: Viewer): SeenElement {
  if (viewer === owner) return element;
  return { ...element, condition: null, known: viewer === 'spectator' ? null : element.known };
}

/** BF2-INFO-04: a declaration does not show withheld damage. */
const withoutSecrets = <V extends { readonly attacks: readonly SeenAttack[] }>(volley: V): V => ({
  ...volley,
  attacks: volley.attacks.map((attack) => ({ ...attack, withhold: null })),
});

/** Face-down counters and cups show their number to their owner alone. */
function seenCommands(
  { cups, counters }: CommandState,
  seatOf: readonly number[],
  viewer: Viewer,
): SeenCommands {
  return {
    cups: cups.map(({ inside, aside, drawn }, seat) => ({
      inside: seat === viewer ? inside : inside.length,
      aside,
      drawn: seat === viewer || drawn === null ? drawn : 'hidden',
    })),
    counters: counters.map((counter, unit) =>
      counter && !counter.isFaceUp && seatOf[unit] !== viewer ? { ...counter, number: null } : counter,
    ),
  };
}

export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'declared':
      return event.seat === viewer ? event : withoutSecrets(event);
    case 'counter-drawn':
    case 'counter-placed':
      return event.seat === viewer ? event : { ...event, number: null };
    case 'attacked':
    case 'attacked-hex':
      return event.seat === viewer ? event : { ...event, toHit: null };
    case 'damaged':
      return event.seat === viewer ? event : { ...event, left: null };
    default:
      return event;
  }
}

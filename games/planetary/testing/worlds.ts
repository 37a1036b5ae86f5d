// Worlds that differ in one hidden counter (see `engine/conformance/runs/two-worlds.ts`).

import {
  compareWorlds,
  type Pieces,
  type Worlds,
  type WorldsOptions,
} from '@ironfield/conformance/runs/two-worlds.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import type { Event } from '../events.ts';
import { planetary } from '../game.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import type { Setup, State } from '../state.ts';
import { crowdedWar } from './war-crowd.ts';

/** The secrets of a counter: its type, quality and carrier. */
const factsOf = ({ counters, war }: State, id: number) => [
  counters[id].type,
  counters[id].quality,
  war?.carriers[id] ?? null,
];

/** The secret that names a counter of the beginning, changed; the setup itself where there is none. */
function withSecret(setup: Setup, { counters }: State, id: number): Setup {
  const first = setup.sides[0].counters.length;
  const seat = id < first ? 0 : 1;
  const index = seat === 0 ? id : id - first;
  const { counters: listed } = setup.sides[seat];
  if (index >= listed.length || listed[index] !== null) return setup;
  const at = listed.slice(0, index).filter((entry) => entry === null).length;
  const { type, quality } = counters[id];
  const secrets = setup.secrets.map((secret, side) =>
    side === seat && secret ? secret.with(at, { ...secret[at], type, quality }) : secret,
  );
  return { ...setup, secrets };
}

function swapped(state: State, other: State, id: number): State | null {
  const { war } = state;
  if (!war || id >= other.counters.length) return null;
  const { type, quality } = other.counters[id];
  const changed: State = {
    ...state,
    counters: state.counters.with(id, { ...state.counters[id], type, quality }),
    war: { ...war, carriers: war.carriers.with(id, other.war!.carriers[id]) },
  };
  return { ...changed, setup: withSecret(state.setup, changed, id) };
}

/** Events that name the counters of which they tell something. */
function named(event: Event): readonly number[] | 'anybody' {
  switch (event.type) {
    case 'turned-up':
    case 'identified':
      return event.counters.map(({ counter }) => counter);
    case 'scouted':
    case 'unloaded':
    case 'landing':
    case 'drop-damage':
      return [event.counter];
    case 'fired':
      return [event.attacker, event.target];
    // The types of counters decide who takes part, who is caught and who counts in the end.
    case 'battles-due':
    case 'battle':
    case 'bought':
    case 'captured':
    case 'settlement':
    case 'besieged':
    case 'lost':
    case 'battle-over':
    case 'ended':
      return 'anybody';
    default:
      return [];
  }
}

const tells = (event: Event | undefined, pieces: ReadonlySet<number>): boolean => {
  if (!event) return false;
  const told = named(event);
  return told === 'anybody' || told.some((id) => pieces.has(id));
};

const numbersIn = (order: Order): number[] =>
  Object.entries(order).flatMap(([name, value]): number[] => {
    if (['unit', 'counter', 'carrier', 'target'].includes(name)) return [Number(value)];
    return name === 'more' ? (value as { counter: number }[]).map(({ counter }) => counter) : [];
  });

const PIECES: Pieces<Planetary> = {
  unlike: (a, b) => a.counters.flatMap(({ id }) => (isSame(factsOf(a, id), factsOf(b, id)) ? [] : [id])),
  swapped,
  areDiceOpen: () => true,
  mayShow: ([first, second], pieces) => tells(first, pieces) || tells(second, pieces),
  ordered: (_state, _seat, order) => numbersIn(order),
};

export const worlds = (options: WorldsOptions): Worlds =>
  compareWorlds(planetary, crowdedWar, PIECES, options);

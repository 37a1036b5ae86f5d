// A table for tests, played by orders that must be accepted.

import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { startGame, submit } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { demo } from '../game.ts';
import type { Order } from '../orders.ts';
import { type Card, type Event, INCH, type State } from '../state.ts';

export const inches = (x: number, y: number): Place => ({ x: x * INCH, y: y * INCH });

/** The ravine before anybody has decided anything. */
export function begin(options: OptionValues = {}): State {
  const setup = scenarioSetup(demo, 'ravine', options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return startGame(demo, setup.value, 'book');
}

/** Gives an order that must be accepted, with exactly these dice. */
export function give(state: State, seat: number, order: Order, ...rolls: Roll[]): readonly Event[] {
  return withDice(state, rolls, () => {
    const result = submit(demo, state, seat, order);
    if (!result.ok) throw new Error(result.error.message);
    return result.value.events;
  });
}

/** Markers A to C are the Hunters', D to F the Wardens'. C and F are decoys. */
export function mustered(leave: Card = 'bluff', options: OptionValues = {}): State {
  const state = begin(options);
  give(state, 0, { type: 'muster', decoy: 2, leave: 'bluff' });
  give(state, 1, { type: 'muster', decoy: 5, leave });
  return state;
}

/** The Hunters are about to fire: A stands eight inches from D and four from E. */
export function aboutToFire(leave: Card = 'bluff', options: OptionValues = {}): State {
  const state = mustered(leave, options);
  give(state, 0, { type: 'bid', supply: 1 });
  give(state, 1, { type: 'bid', supply: 0 });
  state.markers[0].at = inches(6, 12);
  state.markers[3].at = inches(6, 20);
  state.markers[4].at = inches(10, 12);
  give(state, 0, { type: 'move', moves: [] });
  return state;
}

export const types = (events: readonly Event[]) => events.map(({ type }) => type);

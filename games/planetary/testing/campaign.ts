// Wars for tests that read like the rulebook: counters called by name, each in its hex of Terra, every roll written down.

import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { startGame, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { controlOf } from '../rules/war/control.ts';
import { type InWar, warIn } from '../rules/war/stacks.ts';
import { isSuppliedAt } from '../rules/war/supply-lines.ts';
import { hexName, hexOf, terra } from '../rules/world.ts';
import type { Counter, Quality, Setup, State, WorldType } from '../state.ts';

interface Posted {
  readonly name: string;
  readonly type: string;
  readonly at: string;
  readonly quality: Quality;
  readonly faceDown: boolean;
}

export const post = (
  name: string,
  type: string,
  at: string,
  more: Partial<Pick<Posted, 'quality' | 'faceDown'>> = {},
): Posted => ({ name, type, at, quality: 'regular', faceDown: false, ...more });

export interface Theatre {
  /** The scenario's attacker, seat 0, and the defender, seat 1. */
  readonly attacker: readonly Posted[];
  readonly defender: readonly Posted[];
  readonly world?: WorldType;
  readonly turns?: number;
}

const entryOf = ({ type, quality }: Posted) => ({ type, quality });

function warSetup({ attacker, defender, world = 'minor', turns = 30 }: Theatre): Setup {
  const sides = [attacker, defender] as const;
  const side = (name: string, posted: readonly Posted[]) => ({
    name,
    faction: 'inner-sphere' as const,
    counters: posted.map((each) => (each.faceDown ? null : entryOf(each))),
  });
  const places = (posted: readonly Posted[]) => posted.map(({ at }) => at);
  const setup = newSetup(planetary, {
    scenario: 'australia',
    options: {},
    sheets: UNITS,
    sides: [side('Attacker', attacker), side('Defender', defender)],
    war: { planet: terra(), world, turns, places: [places(attacker), places(defender)] },
    secrets: sides.map((posted) => posted.filter(({ faceDown }) => faceDown).map(entryOf)),
  });
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
  return setup.value;
}

/** A war in which counters are called by their names. */
export class Campaign {
  readonly state: State;
  private readonly names: readonly string[];

  constructor(theatre: Theatre) {
    this.state = startGame(planetary, warSetup(theatre), 'campaign');
    this.names = [...theatre.attacker, ...theatre.defender].map(({ name }) => name);
  }

  get war(): InWar {
    return warIn(this.state);
  }

  id(name: string): number {
    const id = this.names.indexOf(name);
    if (id < 0) throw new Error(`There is no ${name}`);
    return id;
  }

  counter(name: string): Counter {
    return this.state.counters[this.id(name)];
  }

  at(name: string): string {
    return hexName(this.counter(name).place);
  }

  settlement(name: string) {
    return this.war.war.settlements.find(({ counter }) => counter === this.id(name))!;
  }

  /** Gives an order that must be accepted, with exactly these dice. */
  give(seat: Seat, order: Order, ...rolls: Roll[]): readonly Event[] {
    return withDice(this.state, rolls, () => {
      const result = submit(planetary, this.state, seat, order);
      if (!result.ok) throw new Error(result.error.message);
      return result.value.events;
    });
  }

  /** Why an order is refused; `null` if it is accepted, and then it is carried out. */
  refusal(seat: Seat, order: unknown): string | null {
    const result = submit(planetary, this.state, seat, order);
    return result.ok ? null : result.error.message;
  }

  march(seat: Seat, name: string, to: string): readonly Event[] {
    return this.give(seat, { type: 'march', unit: this.id(name), to });
  }

  whyNotMarch(seat: Seat, name: string, to: string): string | null {
    return this.refusal(seat, { type: 'march', unit: this.id(name), to });
  }

  done(seat: Seat): readonly Event[] {
    return this.give(seat, { type: 'done' });
  }

  /** Everybody lets all chances go by until the turn after this one; nobody may meet on the way. */
  nextTurn(): void {
    const { turn } = this.war.war;
    for (let orders = 0; this.war.war.turn === turn && !this.state.outcome; orders++) {
      if (orders > 20) throw new Error('The turn does not end');
      this.done(waitingFor(this.state)[0]);
    }
  }

  /** Who controls a hex. */
  holder(hex: string): Seat | null {
    return controlOf(this.war)[hexOf(hex)];
  }

  isSupplied(seat: Seat, hex: string): boolean {
    return isSuppliedAt(this.war, seat, hexOf(hex));
  }
}

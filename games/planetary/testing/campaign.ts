// Wars for tests that read like the rulebook: counters called by name, each in its hex of Terra, every roll written down.

import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, startGame, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues, Seat } from '@ironfield/kernel/state.ts';
import { SOL } from '../data/system.ts';
import { UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { placeName, placeOf } from '../rules/places.ts';
import { controlOf } from '../rules/war/control.ts';
import { driveOf } from '../rules/war/jumping.ts';
import { hexesToLand } from '../rules/war/landing.ts';
import { destinationsOf, marchOf } from '../rules/war/marching.ts';
import { type InWar, warIn } from '../rules/war/stacks.ts';
import { isSuppliedAt } from '../rules/war/supply-lines.ts';
import { terra } from '../rules/world.ts';
import type {
  Counter,
  Mission,
  MissionSetup,
  Quality,
  Setup,
  State,
  SystemSetup,
  WorldType,
} from '../state.ts';

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
  readonly system?: SystemSetup;
  readonly zoom?: Setup['zoom'];
  /** The defender is a Clan. */
  readonly againstClan?: boolean;
  readonly mission?: MissionSetup;
  /** The Fall of Terra. */
  readonly fall?: true;
  readonly options?: OptionValues;
}

const entryOf = ({ type, quality }: Posted) => ({ type, quality });

function warSetup(theatre: Theatre): Setup {
  const { attacker, defender, world = 'minor', turns = 30, system, zoom, mission, fall } = theatre;
  const { againstClan = false } = theatre;
  const sides = [attacker, defender] as const;
  const carrierOf = (posted: readonly Posted[], at: string) => posted.findIndex(({ name }) => name === at);
  const isHidden = (posted: readonly Posted[]) => (each: Posted) =>
    each.faceDown || carrierOf(posted, each.at) >= 0;
  const hiddenEntry = (posted: readonly Posted[], each: Posted) => {
    const aboard = carrierOf(posted, each.at);
    return aboard < 0 ? entryOf(each) : { ...entryOf(each), aboard };
  };
  const side = (name: string, posted: readonly Posted[], isClan = false) => ({
    name,
    faction: isClan ? ('clan' as const) : ('inner-sphere' as const),
    counters: posted.map((each) => (isHidden(posted)(each) ? null : entryOf(each))),
  });
  const places = (posted: readonly Posted[]) =>
    posted.map(({ at }) => (carrierOf(posted, at) < 0 ? at : 'aboard'));
  const setup = newSetup(planetary, {
    scenario: 'australia',
    options: theatre.options ?? {},
    sheets: UNITS,
    sides: [side('Attacker', attacker), side('Defender', defender, againstClan)],
    war: {
      planet: terra(),
      world,
      turns,
      ...(system && { system }),
      ...(mission && { mission }),
      ...(fall && { fall }),
      places: [places(attacker), places(defender)],
    },
    ...(zoom && { zoom }),
    secrets: sides.map((posted) => posted.filter(isHidden(posted)).map((each) => hiddenEntry(posted, each))),
  });
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
  return setup.value;
}

/** A war in which counters are called by their names. */
export class Campaign {
  readonly state: State;
  private readonly names: readonly string[];

  /** The beginning of the war. */
  static setup(theatre: Theatre): Setup {
    return warSetup(theatre);
  }

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

  get mission(): Mission {
    return this.war.war.mission!;
  }

  /** Changes what the scenario notes, as if it had come about. */
  note(change: Partial<Mission>): void {
    this.state.war = { ...this.war.war, mission: { ...this.mission, ...change } };
  }

  counter(name: string): Counter {
    return this.state.counters[this.id(name)];
  }

  at(name: string): string {
    return placeName(this.counter(name).place);
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

  /** Everybody lets all chances go by until the End Phase has come and gone, with these dice. */
  endTurn(...rolls: Roll[]): readonly Event[] {
    const { turn } = this.war.war;
    return withDice(this.state, rolls, () => {
      const events: Event[] = [];
      while (this.war.war.turn === turn && !this.state.outcome) {
        const result = submit(planetary, this.state, waitingFor(this.state)[0], { type: 'done' });
        if (!result.ok) throw new Error(result.error.message);
        events.push(...result.value.events);
      }
      return events;
    });
  }

  /** Everybody lets all chances go by until a seat moves in some turn; a ship that arrives takes its first point. */
  passUntil(turn: number, seat: Seat): void {
    for (let orders = 0; orders < 200; orders++) {
      const frame = this.state.agenda.at(-1)! as { step: string; seat?: Seat };
      if (frame.step === 'war/move' && frame.seat === seat && this.war.war.turn === turn) return;
      this.done(waitingFor(this.state)[0]);
    }
    throw new Error('That turn never comes');
  }

  /** A hex with land below a unit in orbit, with nobody near it. */
  landBelow(name: string): string {
    return placeName(hexesToLand(this.war, this.id(name))[0]);
  }

  destinations(name: string): string[] {
    return destinationsOf(marchOf(this.war, this.id(name))).map(placeName);
  }

  drive(name: string) {
    return driveOf(this.war, this.id(name));
  }

  /** Sets everybody up as a bot would. */
  deployAll(): void {
    for (let orders = 0; orders < 100 && this.state.battle?.turn === 0; orders++) {
      const [seat] = waitingFor(this.state);
      const order = sampleOrder<Order>(menuFor(planetary, this.state, seat)!, randomFrom('deploy'));
      this.give(seat, order!);
    }
  }

  /** The side that controls a hex. */
  holder(hex: string): Seat | null {
    return controlOf(this.war)[placeOf(hex)];
  }

  isSupplied(seat: Seat, hex: string): boolean {
    return isSuppliedAt(this.war, seat, placeOf(hex));
  }
}

/** A war under a sky, in the Sol system. A counter may begin aboard another of its side, by its name. */
export const skyWar = (theatre: Omit<Theatre, 'system'>): Campaign =>
  new Campaign({ ...theatre, system: SOL });

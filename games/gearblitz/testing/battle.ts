// A battle for tests, from its first roll on: sides of groups, scripted dice, orders through the menus.

import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import {
  eventsFor,
  menuFor,
  middleOf,
  questionOf,
  resume,
  submit,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { kernelParts, type Viewer } from '@ironfield/kernel/state.ts';
import { drawnPlace, drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import type { Card } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { gearblitz } from '../game.ts';
import type { Order } from '../orders.ts';
import { readings } from '../past/readings.ts';
import { begin } from '../setup.ts';
import type { SupportList, Terms } from '../state/battle.ts';
import { fork } from '../state/fork.ts';
import { rosterOf } from '../state/roster.ts';
import type { Army, Setup, State } from '../state.ts';
import { card } from './scene.ts';
import { UNASKED } from './table.ts';

/** A group: how many units it has, and what is special about them. */
export interface TestGroup {
  readonly units: number;
  readonly card?: Partial<Card>;
  /** Leadership and EW of the first of them. */
  readonly ld?: number;
  readonly ew?: number;
}

export type TestSide = Readonly<Record<string, TestGroup>>;

interface Wishes extends Partial<Terms> {
  readonly scene?: string;
  readonly north?: TestSide;
  readonly south?: TestSide;
  readonly support?: readonly [Partial<SupportList>, Partial<SupportList>];
}

/** Groups are called by letters, their units by letter and number: A1 and A2 of the North, X1 and X2 of the South. */
const NORTH: TestSide = { A: { units: 2, ld: 1 }, B: { units: 2 } };
const SOUTH: TestSide = { X: { units: 2, ld: 1 }, Y: { units: 2 } };

const armyOf = (name: string, side: TestSide, support?: Partial<SupportList>): Army => ({
  name,
  commandPoints: 3,
  commander: [0, 0],
  groups: Object.entries(side).map(([group, { units, card: printed, ld = 0, ew = 1 }]) => ({
    name: group,
    value: 100,
    units: Array.from({ length: units }, (_, i) => ({
      name: `${group}${i + 1}`,
      card: card(printed),
      skills: { att: 1, def: 1, ew: i === 0 ? ew : 1, ld: i === 0 ? ld : 0 },
    })),
  })),
  ...(support && { support: { strikes: [], salvos: [], aircraftBonus: 0, ...support } }),
});

export class Fight {
  readonly state: State;
  /** Everything that has been told. */
  readonly told: Event[] = [];

  constructor(wishes: Wishes = {}, ...rolls: Roll[]) {
    const {
      scene = '48 x 36',
      weather = 'clear',
      north = NORTH,
      south = SOUTH,
      support = [],
      ...terms
    } = wishes;
    const setup: Setup = {
      scenario: 'test',
      reading: latestReading({ readings }),
      options: {},
      limit: 500,
      rounds: 6,
      missions: ['assault', 'assault'],
      hasStances: true,
      zones: 'chosen',
      scene: drawnScene(scene),
      weather,
      light: 'day',
      armies: [armyOf('North', north, support[0]), armyOf('South', south, support[1])],
      ...terms,
    };
    this.state = fork({ ...begin(setup), ...kernelParts(scriptedDice()) });
    this.state.wishes = [UNASKED, UNASKED];
    withDice(this.state, rolls, () => resume(gearblitz, this.state, this.told));
  }

  /** The current question. */
  get step(): string {
    return questionOf(this.state)?.step ?? 'over';
  }

  /** Of whom. */
  get seats(): readonly number[] {
    return waitingFor(this.state);
  }

  /** The types of order that there are for whoever is asked first. */
  get choices(): readonly string[] {
    return possibleOrders(menuFor(gearblitz, this.state, this.seats[0])!).map(({ type }) => type);
  }

  /** Gives an order that must be accepted, with exactly these dice; all come to the same table by the events. */
  give(seat: number, order: Order, ...rolls: Roll[]): readonly Event[] {
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    const tables = viewers.map((viewer) => gearblitz.table(middleOf(gearblitz, this.state), viewer));
    const events = withDice(this.state, rolls, () => {
      const result = submit(gearblitz, this.state, seat, order);
      if (!result.ok) throw new Error(`${result.error.message} (${result.error.path})`);
      return result.value.events;
    });
    for (const [i, viewer] of viewers.entries()) {
      const table = gearblitz.table(middleOf(gearblitz, this.state), viewer);
      insistFollowed(gearblitz, tables[i], eventsFor(gearblitz, events, viewer), table, `${order.type}`);
    }
    this.told.push(...events);
    return events;
  }

  /** Why an order is refused. */
  refusal(seat: number, order: unknown): string {
    const result = submit(gearblitz, this.state, seat, order);
    if (result.ok) throw new Error(`${JSON.stringify(order)} was accepted`);
    return result.error.message;
  }

  /** Both take these stances; the higher Leadership roll wins the set-up. */
  stances(north: Extract<Order, { type: 'stance' }>['stance'], south: typeof north, winner = 0): void {
    this.give(0, { type: 'stance', stance: north });
    const [one, other] = winner === 0 ? [6, 2] : [2, 6];
    this.give(1, { type: 'stance', stance: south }, ['set-up-roll', one], ['set-up-roll', other]);
  }

  /** A unit by its name. */
  id(name: string): number {
    return rosterOf(this.state.setup).units.find(({ sheet }) => sheet.name === name)!.id;
  }

  unit(name: string): State['units'][number] {
    return this.state.units[this.id(name)];
  }

  group(name: string): number {
    return rosterOf(this.state.setup).groups.findIndex((group) => group.name === name);
  }

  /** Puts a unit somewhere; it must be legal. */
  deploy(name: string, at: string, ...rolls: Roll[]): void {
    const order = { heading: 0, mode: 'W', speed: 'stationary' } as const;
    this.give(this.seats[0], { type: 'deploy', unit: this.id(name), at: drawnPlace(at), ...order }, ...rolls);
  }

  /** Everybody who is left is put somewhere, and nobody prepares anything. */
  deployAll(...rolls: Roll[]): void {
    const random = randomFrom('deploy');
    while (this.step === 'deploy') {
      const [seat] = this.seats;
      const sampled = sampleOrder<Order>(menuFor(gearblitz, this.state, seat)!, random)!;
      const order = { ...sampled, speed: 'stationary' } as Order;
      const isLast = rosterOf(this.state.setup).units.filter(({ id }) => this.isToDeploy(id)).length === 1;
      this.give(seat, order, ...(isLast && !this.mayPrepare ? rolls : []));
    }
    while (this.step === 'prepare') this.give(this.seats[0], { type: 'prepare', groups: [] }, ...rolls);
  }

  private isToDeploy(id: number): boolean {
    const { group } = rosterOf(this.state.setup).units[id];
    return this.state.units[id].at === null && this.state.battle.reserves[group] === null;
  }

  private get mayPrepare(): boolean {
    return this.state.battle.stances.includes('defensive');
  }

  /** The events of a type that have been told. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.told.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** Goes on until a step is asked, with exactly these dice: everybody stands still, and the winner begins. */
  until(step: string, ...rolls: Roll[]): void {
    withDice(this.state, rolls, () => {
      do {
        const [seat] = this.seats;
        const result = submit(gearblitz, this.state, seat, this.idle(seat));
        if (!result.ok) throw new Error(result.error.message);
        this.told.push(...result.value.events);
      } while (this.step !== step && this.step !== 'over');
    });
  }

  /** The order that changes least. */
  private idle(seat: number): Order {
    const forms = possibleOrders(menuFor(gearblitz, this.state, seat)!);
    const known = forms.find(({ type }) => STILL.includes(type));
    if (known?.type === 'done') return { type: 'done', standBy: 0 };
    if (known) return { type: known.type } as Order;
    const order = sampleOrder<Order>({ prompt: '', orders: forms.slice(0, 1) }, randomFrom('idle'))!;
    if (order.type === 'go-first') return { ...order, seat };
    if (order.type === 'activate') {
      const { mode } = this.state.units[order.unit].body;
      return { ...order, speed: 'stationary', mode };
    }
    return order.type === 'enter' ? { ...order, speed: 'stationary' } : order;
  }
}

const STILL: readonly string[] = ['done', 'keep-initiative', 'let-through'];

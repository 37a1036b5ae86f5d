// A table for tests: a scene in inches, two sides of models, scripted dice, orders through the menus.

import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
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
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { kernelParts } from '@ironfield/kernel/state.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { drawnPlace, drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import type { Card, Mode, Mount, Speed } from '../cards/card.ts';
import type { Skills } from '../cards/unit.ts';
import type { Event } from '../events.ts';
import { gearblitz } from '../game.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { readings } from '../past/readings.ts';
import { putDown } from '../rules/infantry/squad.ts';
import { begin } from '../setup.ts';
import type { Wishes } from '../state/command.ts';
import { rosterOf } from '../state/roster.ts';
import { type Army, activationOf, type Body, type Setup, type State, type UnitState } from '../state.ts';
import { card } from './scene.ts';

/** A model: its place in inches, where it faces in degrees, and what is special about it. */
export interface Model {
  readonly at: string;
  /** The other bases of a squad; around the first by default. */
  readonly bases?: readonly string[];
  readonly facing?: number;
  readonly card?: Partial<Card>;
  readonly skills?: Partial<Skills>;
  readonly body?: Partial<Body>;
  /** Models of a side with the same group are activated together. */
  readonly group?: string;
  /** Of a drone: the place of its Master in the group. */
  readonly master?: number;
}

export type Side = Readonly<Record<string, Model>>;

export interface Scenery
  extends Partial<Pick<Setup, 'weather' | 'light' | 'rounds' | 'options' | 'reading'>> {
  readonly scene?: string;
  /** Of each side; none, unless a test is about them. */
  readonly commandPoints?: number;
  readonly north: Side;
  readonly south: Side;
}

/** Tests of other rules are not asked about Command Points. */
export const UNASKED: Wishes = { rerolls: 'never', windows: false, snaps: 0 };

const SKILLS: Skills = { att: 1, def: 1, ew: 1, ld: 0 };

function armyOf(name: string, side: Side, points: number): Army {
  const groups = new Map<string, string[]>();
  for (const [unit, { group = 'Group' }] of Object.entries(side))
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  return {
    name,
    commandPoints: points,
    commander: [0, 0],
    groups: [...groups].map(([group, units]) => ({
      name: group,
      value: 100,
      units: units.map((unit) => ({
        name: unit,
        card: card(side[unit].card),
        skills: { ...SKILLS, ...side[unit].skills },
        ...(side[unit].master !== undefined && { master: side[unit].master }),
      })),
    })),
  };
}

/** A weapon of a card, to the front unless it is said otherwise. */
export const gun = (weapon: string, more: Partial<Mount> = {}): Mount => ({ weapon, arc: 'F', ...more });

export class Battle {
  readonly state: State;
  news: readonly Event[] = [];

  constructor({
    scene = '48 x 48',
    north,
    south,
    rounds = 6,
    weather = 'clear',
    light = 'day',
    options = {},
    reading = latestReading({ readings }),
    commandPoints = 0,
  }: Scenery) {
    const drawn = drawnScene(scene);
    const setup: Setup = {
      scenario: 'test',
      reading,
      options,
      rounds,
      limit: 500,
      missions: ['assault', 'assault'],
      hasStances: false,
      scene: drawn,
      weather,
      light,
      armies: [armyOf('North', north, commandPoints), armyOf('South', south, commandPoints)],
      zones: [
        rectangle({ x: 0, y: 0 }, { x: drawn.width, y: 8000 }),
        rectangle({ x: 0, y: drawn.height - 8000 }, { x: drawn.width, y: drawn.height }),
      ],
    };
    this.state = { ...begin(setup), ...kernelParts(scriptedDice()) };
    this.state.round = 1;
    this.state.battle = { ...this.state.battle, priorities: ['normal', 'normal'] };
    this.state.wishes = [UNASKED, UNASKED];
    this.state.agenda = [];
    for (const [name, model] of [...Object.entries(north), ...Object.entries(south)]) {
      const unit = this.unit(name);
      unit.at = drawnPlace(model.at);
      unit.heading = (model.facing ?? 0) * DEGREE;
      unit.body = { ...unit.body, speed: 'combat', ...model.body };
      unit.others = model.bases?.map(drawnPlace) ?? putDown(this.state, this.id(name), unit.at);
    }
  }

  id(name: string): number {
    const enlisted = rosterOf(this.state.setup).units.find(({ sheet }) => sheet.name === name);
    if (!enlisted) throw new Error(`Nobody is called ${name}`);
    return enlisted.id;
  }

  unit(name: string): UnitState {
    return this.state.units[this.id(name)];
  }

  /** The unit is being activated, at this speed. */
  activate(name: string, speed?: Speed, mode?: Mode): void {
    const id = this.id(name);
    const unit = this.state.units[id];
    unit.activation = activationOf(unit);
    unit.body = { ...unit.body, ...(speed && { speed }), ...(mode && { mode }) };
    const { seat } = rosterOf(this.state.setup).units[id];
    const agenda: FrameOf<GearBlitz>[] = [
      { step: 'events' },
      { step: 'heat' },
      { step: 'acting', seat, unit: id },
    ];
    this.state.agenda = agenda;
    this.run();
  }

  /** Goes on until somebody is asked. */
  run(...rolls: readonly Roll[]): void {
    const events: Event[] = [];
    withDice(this.state, rolls, () => resume(gearblitz, this.state, events));
    this.news = events;
  }

  /** Seats and their questions. */
  get asked(): string {
    const question = questionOf(this.state);
    return question
      ? `${this.state.setup.armies[waitingFor(this.state)[0]].name}: ${question.step}`
      : 'nobody';
  }

  /** The orders open to those who are asked. */
  get choices(): string[] {
    return possibleOrders(menuFor(gearblitz, this.state, waitingFor(this.state)[0])!).map(({ type }) => type);
  }

  /** The sentences that they read. */
  get prompt(): string {
    return menuFor(gearblitz, this.state, waitingFor(this.state)[0])!.prompt;
  }

  give(order: Order, ...rolls: readonly Roll[]): void {
    const [seat] = waitingFor(this.state);
    const before = gearblitz.table(middleOf(gearblitz, this.state), 'spectator');
    withDice(this.state, rolls, () => {
      const result = submit(gearblitz, this.state, seat, order);
      if (!result.ok) throw new Error(`${JSON.stringify(order)}: ${result.error.message}`);
      this.news = result.value.events;
    });
    const after = gearblitz.table(middleOf(gearblitz, this.state), 'spectator');
    insistFollowed(gearblitz, before, eventsFor(gearblitz, this.news, 'spectator'), after, 'Events');
    const problems = gearblitz.invariants(this.state);
    if (problems.length > 0) throw new Error(problems.join('; '));
  }

  /** Why an order is refused. */
  refusal(order: Order): string {
    const [seat] = waitingFor(this.state);
    const result = submit(gearblitz, this.state, seat, order);
    if (result.ok) throw new Error(`${JSON.stringify(order)} is legal`);
    return `${result.error.message} (${result.error.rule ?? 'no rule'})`;
  }

  /** An attack with the first weapon of the card, one shot, unless it is said otherwise. */
  attack(target: string, ...rolls: readonly Roll[]): void {
    this.give(this.attackOrder(target), ...rolls);
  }

  attackOrder(target: string, more: Partial<Extract<Order, { type: 'attack' }>> = {}): Order {
    return { type: 'attack', mount: 0, target: this.id(target), rof: 0, concentrated: 0, ...more };
  }

  /** The events of a type from the last order on. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.news.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}

// A scene with a player at it: it is played through the agenda, with orders by name and every roll written down.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Field, Menu, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, questionOf, resume, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { classic } from '../game.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { SIDES, type Side } from '../state.ts';
import type { Scene } from './scene.ts';

/** An order with names instead of numbers, and facings as on a compass. */
export type NamedOrder = { readonly [Key: string]: Scalar | readonly object[] } & {
  readonly type: Order['type'];
};

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
/** A question that ends the scene: nobody answers it. */
export const THE_END = { step: 'setup/place', seat: 0, index: 0, left: 0 } as const;

export const toHit = (a: number, b: number): Roll => ['to-hit', a, b];
/** One die for a punch or kick, two for the whole 'Mech. */
export const location = (...dice: number[]): Roll => ['hit location', ...dice];
export const piloting = (a: number, b: number): Roll => ['piloting', a, b];
export const injury = (a: number, b: number): Roll => ['pilot injury', a, b];
export const fallFacing = (die: number): Roll => ['fall facing', die];
/** A fall that turns the 'Mech by this die, hits these locations, and leaves the pilot unharmed. */
export const falls = (die: number, ...locations: readonly (readonly [number, number])[]): Roll[] => [
  fallFacing(die),
  ...locations.map((dice) => location(...dice)),
  injury(6, 6),
];

export class Table {
  readonly scene: Scene;

  constructor(made: Scene) {
    this.scene = made;
  }

  /** Plays these steps one after the other, up to the first question. */
  protected run(steps: readonly FrameOf<Classic>[], rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    state.agenda = [THE_END, ...steps.toReversed()];
    this.scene.rolling(rolls, () => resume(classic, state, events));
    return this;
  }

  /** This side has lost the Initiative and acts first. */
  protected loses(side: Side): void {
    this.scene.state.initiativeWinner = SIDES.find((other) => other !== side)!;
  }

  /** The player who is asked gives this order; the game rolls these dice up to the next question. */
  order(named: NamedOrder, ...rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    this.scene.rolling(rolls, () => {
      const result = submit(classic, state, this.seat, this.numbered(named));
      if (!result.ok) throw new Error(`${named.type} is refused: ${result.error.message}`);
      events.push(...result.value.events);
    });
    return this;
  }

  /** Why an order is refused; the table must stay as it was. */
  refusal(named: NamedOrder): Refusal {
    const { state } = this.scene;
    const before = JSON.stringify(state);
    const result = submit(classic, state, this.seat, this.numbered(named));
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(named)}`);
    if (JSON.stringify(state) !== before) throw new Error('the refused order changed the table');
    return result.error;
  }

  /** The player who is asked, and the question: `1 movement/move`; `over` when the scene is. */
  get asked(): string {
    const { state } = this.scene;
    return state.agenda.length <= 1 && !state.suspended ? 'over' : `${this.seat} ${questionOf(state)!.step}`;
  }

  get seat(): number {
    return waitingFor(this.scene.state)[0];
  }

  private get menu(): Menu {
    return menuFor(classic, this.scene.state, this.seat)!;
  }

  /** The question, in words. */
  get prompt(): string {
    return this.menu.prompt;
  }

  /** The kinds of orders that are possible now, but for the standing one. */
  get orders(): string[] {
    return possibleOrders(this.menu)
      .map(({ type }) => type)
      .filter((type) => type !== 'mind-sinks');
  }

  /** The values of the field after these, such as `choices('move', 'Wolf', 'walk')` for the hexes. */
  choices(type: Order['type'], ...chosen: readonly Scalar[]): Scalar[] {
    return Array.from(this.pick(type, chosen).values);
  }

  /** Their labels, with the number of each that has one. */
  labels(type: Order['type'], ...chosen: readonly Scalar[]): [string, number?][] {
    const { values, describe } = this.pick(type, chosen);
    return Array.from(values, (value) => {
      const { label, explanation } = describe!(value);
      return explanation ? [label, explanation.total] : [label];
    });
  }

  protected pick(type: Order['type'], chosen: readonly Scalar[]): Pick {
    const form = this.menu.orders.find((candidate) => candidate.type === type);
    if (!form) throw new Error(`${type} is not on the menu`);
    let fields: readonly Field[] = form.fields;
    for (const value of chosen) {
      const [pick, ...rest] = fields as Pick[];
      fields = [...(pick.follow?.(this.value(value)) ?? []), ...rest];
    }
    return fields[0] as Pick;
  }

  protected value(value: Scalar): Scalar {
    if (typeof value !== 'string') return value;
    if (COMPASS.includes(value)) return COMPASS.indexOf(value);
    const unit = this.scene.field.pilots.findIndex(({ name }) => name === value);
    return unit < 0 ? value : unit;
  }

  private numbered(named: NamedOrder): unknown {
    return Object.fromEntries(
      Object.entries(named).map(([key, value]) => [
        key,
        key === 'type' || typeof value === 'object' ? value : this.value(value as Scalar),
      ]),
    );
  }

  /** The number of a hex where a 'Mech is; undefined where it is on none. */
  hexOf(name: string): string | undefined {
    return this.scene.field.board.number[this.scene.unit(name).hex];
  }

  /** The rolls of a 'Mech at the end of the phase. */
  rolls(name: string): string[] {
    return this.scene.unit(name).rolls.map(({ cause, modifier }) => `${cause} ${modifier}`);
  }
}

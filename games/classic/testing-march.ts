// The Movement Phase of a scene, played through the agenda: orders by name, every roll written down.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { menuFor, resume, submit, waitingFor } from '@ironfield/kernel/advance.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Field, Menu, Pick, Scalar } from '@ironfield/kernel/menu.ts';
import { possibleOrders } from '@ironfield/kernel/menu.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { classic } from './game.ts';
import type { Order } from './orders.ts';
import type { Side } from './state.ts';
import { type Scene, scene } from './testing.ts';
import type { ComponentKind } from './units/design.ts';
import { bitOf, Location, type LocationCode } from './units/locations.ts';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** An order with names instead of numbers, and facings as on a compass. */
type NamedOrder = { readonly [Key: string]: Scalar } & { readonly type: Order['type'] };

/** A question that ends the scene: nobody answers it. */
const THE_END = { step: 'experience/bonus', seat: 0 } as const;

export const piloting = (a: number, b: number): Roll => ['piloting', a, b];
export const injury = (a: number, b: number): Roll => ['pilot injury', a, b];
export const location = (a: number, b: number): Roll => ['hit location', a, b];
/** A fall that turns the 'Mech by this die, hits these locations, and leaves the pilot unharmed. */
export const falls = (die: number, ...locations: readonly (readonly [number, number])[]): Roll[] => [
  ['fall facing', die],
  ...locations.map(([a, b]) => location(a, b)),
  injury(6, 6),
];

/** Damage from earlier turns: one hit on such a component, or the whole location. */
export function harm(made: Scene, unit: string, location: LocationCode, kind?: ComponentKind): void {
  const mech = made.unit(unit);
  const at = Location[location];
  if (kind) {
    const mask = made.design(unit).masks[kind][at] & ~mech.hits[at];
    mech.hits[at] |= mask & -mask;
  } else mech.lost |= bitOf(at);
  mech.hitsBefore[at] = mech.hits[at];
  mech.lostBefore = mech.lost;
}

export class March {
  readonly scene: Scene;

  constructor(made: Scene) {
    this.scene = made;
  }

  /** Begins the phase; this side has lost the Initiative and moves first. */
  begin(first: Side, ...rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    state.initiativeWinner = (1 - first) as Side;
    state.agenda = [THE_END, { step: 'movement' }];
    this.scene.rolling(rolls, () => resume(classic, state, events));
    return this;
  }

  /** Whoever is asked gives this order; the game rolls these dice up to the next question. */
  order(named: NamedOrder, ...rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    this.scene.rolling(rolls, () => {
      const result = submit(classic, state, this.seat, this.numbered(named));
      if (!result.ok) throw new Error(`${named.type} is refused: ${result.error.message}`);
      events.push(...result.value.events);
    });
    return this;
  }

  /** Walks, and runs if the mode says so: `move('Wolf', 'walk', '0505 N')`. */
  move(unit: string, mode: 'walk' | 'run', place: string, ...rolls: readonly Roll[]): this {
    return this.order({ ...this.leg(unit, mode, place), more: false }, ...rolls);
  }

  /** The same, with more to come. */
  leg(unit: string, mode: 'walk' | 'run', place: string): NamedOrder {
    const [to, facing] = place.split(' ');
    return { type: 'move', unit, mode, to, facing, more: true };
  }

  still(unit: string): this {
    return this.order({ type: 'still', unit });
  }

  harm(unit: string, location: LocationCode, kind?: ComponentKind): this {
    harm(this.scene, unit, location, kind);
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

  /** The rule that forbids a move. */
  refusedMove(unit: string, mode: 'walk' | 'run', place: string): string | undefined {
    return this.refusal({ ...this.leg(unit, mode, place), more: false }).rule;
  }

  /** Who is asked for what: `1 movement/move`; `over` when the phase is. */
  get asked(): string {
    const { step } = this.scene.state.agenda.at(-1)!;
    return step === THE_END.step ? 'over' : `${this.seat} ${step}`;
  }

  private get seat(): number {
    return waitingFor(this.scene.state)[0];
  }

  private get menu(): Menu {
    return menuFor(classic, this.scene.state, this.seat)!;
  }

  /** The kinds of orders that are possible now. */
  get orders(): string[] {
    return possibleOrders(this.menu).map(({ type }) => type);
  }

  /** The values of the field after these, such as `choices('move', 'Wolf', 'walk')` for the hexes. */
  choices(type: Order['type'], ...chosen: readonly Scalar[]): Scalar[] {
    return Array.from(this.pick(type, chosen).values);
  }

  /** MP to a hex as the menu explains them. */
  mpTo(unit: string, mode: 'walk' | 'run', hex: string): Explanation {
    const pick = this.pick('move', [unit, mode]);
    return pick.describe!(hex).explanation!;
  }

  describe(type: Order['type'], ...chosen: readonly Scalar[]): string {
    const last = this.value(chosen.at(-1)!);
    return this.pick(type, chosen.slice(0, -1)).describe!(last).label;
  }

  private pick(type: Order['type'], chosen: readonly Scalar[]): Pick {
    const form = this.menu.orders.find((candidate) => candidate.type === type);
    if (!form) throw new Error(`${type} is not on the menu`);
    let fields: readonly Field[] = form.fields;
    for (const value of chosen) {
      const [pick, ...rest] = fields as Pick[];
      fields = [...(pick.follow?.(this.value(value)) ?? []), ...rest];
    }
    return fields[0] as Pick;
  }

  private value(value: Scalar): Scalar {
    if (typeof value !== 'string') return value;
    if (COMPASS.includes(value)) return COMPASS.indexOf(value);
    const unit = this.scene.field.pilots.findIndex(({ name }) => name === value);
    return unit < 0 ? value : unit;
  }

  private numbered(named: NamedOrder): unknown {
    return Object.fromEntries(
      Object.entries(named).map(([key, value]) => [key, key === 'type' ? value : this.value(value)]),
    );
  }
}

/** A scene at the beginning of the Movement Phase, in which side 0 moves first. */
export const march = (plan: Parameters<typeof scene>[0], first: Side = 0, ...rolls: Roll[]): March =>
  new March(scene(plan)).begin(first, ...rolls);

// The Physical Attack Phase of a scene, played through the agenda: orders by name, every roll written down.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { menuFor, resume, submit, waitingFor } from '@ironfield/kernel/advance.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Field, Pick } from '@ironfield/kernel/menu.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { classic } from './game.ts';
import type { Order } from './orders.ts';
import type { Onslaught, Side } from './state.ts';
import { type Scene, scene } from './testing.ts';

export const toHit = (a: number, b: number): Roll => ['to-hit', a, b];
/** One die for a punch or kick, two for the whole 'Mech. */
export const location = (...dice: number[]): Roll => ['hit location', ...dice];
export const piloting = (a: number, b: number): Roll => ['piloting', a, b];
export const injury = (a: number, b: number): Roll => ['pilot injury', a, b];
export const fallFacing = (die: number): Roll => ['fall facing', die];

/** An order with names instead of numbers. */
type NamedOrder = { readonly [Key: string]: string | number | boolean } & { readonly type: Order['type'] };

const NAMED = ['unit', 'target', 'left', 'right'];
/** A question that ends the scene: nobody answers it. */
const THE_END = { step: 'experience/bonus', seat: 0 } as const;

export class Melee {
  readonly scene: Scene;

  constructor(made: Scene) {
    this.scene = made;
  }

  /** Begins the phase; this side has lost the Initiative and declares first. */
  begin(first: Side, ...rolls: readonly Roll[]): this {
    return this.beginAt('physical', first, ...rolls);
  }

  /** Begins with this phase and goes on to the end of the Physical Attack Phase. */
  beginAt(phase: 'weapon' | 'physical', first: Side, ...rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    state.initiativeWinner = (1 - first) as Side;
    state.agenda = [THE_END, { step: 'physical' }];
    if (phase === 'weapon') state.agenda.push({ step: 'weapon' });
    this.scene.rolling(rolls, () => resume(classic, state, events));
    return this;
  }

  /** Whoever is asked gives this order; the rest of the phase rolls these dice up to the next question. */
  order(named: NamedOrder, ...rolls: readonly Roll[]): this {
    const { state, events } = this.scene;
    this.scene.rolling(rolls, () => {
      const result = submit(classic, state, this.seat, this.numbered(named));
      if (!result.ok) throw new Error(`${named.type} is refused: ${result.error.message}`);
      events.push(...result.value.events);
    });
    return this;
  }

  pass(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'pass', unit }, ...rolls);
  }

  /** Why an order is refused. */
  refusal(named: NamedOrder): Refusal {
    const { state } = this.scene;
    const before = JSON.stringify(state);
    const result = submit(classic, state, this.seat, this.numbered(named));
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(named)}`);
    if (JSON.stringify(state) !== before) throw new Error('the refused order changed the table');
    return result.error;
  }

  /** Who is asked for what: `1 physical/declare`; `over` when the phase is. */
  get asked(): string {
    const { step } = this.scene.state.agenda.at(-1)!;
    return step === THE_END.step ? 'over' : `${this.seat} ${step}`;
  }

  get seat(): number {
    return waitingFor(this.scene.state)[0];
  }

  /** The values on offer after these choices, in the order of the form: `offers('kick', 'Ram', 'LL')`. */
  offers(type: Order['type'], ...choices: readonly (string | number)[]): unknown[] {
    return Array.from(this.pick(type, choices).values, (value) => this.shown(value));
  }

  /** The number to hit as the menu shows it. */
  number(type: Order['type'], ...choices: readonly (string | number)[]): Explanation {
    const target = this.scene.index(String(choices.at(-1)));
    return this.pick(type, choices.slice(0, -1)).describe!(target).explanation!;
  }

  hexOf(name: string): string | undefined {
    return this.scene.field.board.number[this.scene.unit(name).hex];
  }

  /** What a 'Mech has to roll for at the end of the phase. */
  rolls(name: string): string[] {
    return this.scene.unit(name).rolls.map(({ cause, modifier }) => `${cause} ${modifier}`);
  }

  /** Points of armour and structure lost in all. */
  damage(name: string): number {
    const { armor, structure } = this.scene.unit(name);
    const design = this.scene.design(name);
    const lost = (full: readonly number[], left: readonly number[]) =>
      full.reduce((sum, points, i) => sum + points - left[i], 0);
    return lost(design.armor, armor) + lost(design.structure, structure);
  }

  /** A charge or death from above that was declared in the Movement Phase; its attacker faces the target's hex. */
  onslaught(
    attacker: string,
    kind: Onslaught['kind'],
    target: string,
    plan: { readonly from?: string; readonly hexes?: number; readonly spoiled?: boolean } = {},
  ): this {
    const { from, hexes = 1, spoiled } = plan;
    const mech = this.scene.unit(attacker);
    mech.mode = kind === 'dfa' ? 'jump' : 'run';
    mech.hexesMoved = hexes;
    mech.onslaught = {
      kind,
      target: this.scene.index(target),
      from: from ? this.scene.cell(from) : mech.hex,
      hexes,
      order: this.scene.state.units.filter((unit) => unit.onslaught).length,
      spoiled,
    };
    return this;
  }

  private pick(type: Order['type'], choices: readonly (string | number)[]): Pick {
    const form = menuFor(classic, this.scene.state, this.seat)?.orders.find((each) => each.type === type);
    let fields: readonly Field[] = form?.fields ?? [];
    for (const choice of choices) {
      const [first, ...rest] = fields;
      fields = [...((first as Pick).follow?.(this.value(choice)) ?? []), ...rest];
    }
    return fields[0] as Pick;
  }

  private value(choice: string | number): string | number {
    return typeof choice === 'string' && this.isName(choice) ? this.scene.index(choice) : choice;
  }

  private shown(value: unknown): unknown {
    return typeof value === 'number' ? this.scene.field.pilots[value].name : value;
  }

  private isName(text: string): boolean {
    return this.scene.field.pilots.some(({ name }) => name === text);
  }

  private numbered(named: NamedOrder): object {
    return Object.fromEntries(
      Object.entries(named).map(([key, value]) => [
        key,
        NAMED.includes(key) && typeof value === 'string' ? this.scene.index(value) : value,
      ]),
    );
  }
}

export const melee = (plan: Parameters<typeof scene>[0]): Melee => new Melee(scene(plan));

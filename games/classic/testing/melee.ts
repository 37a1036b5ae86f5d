// The Physical Attack Phase of a scene, and what leads up to it.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Order } from '../orders.ts';
import type { Onslaught, Side } from '../state.ts';
import { scene } from './scene.ts';
import { Table } from './table.ts';

const PHASES = ['movement', 'weapon', 'physical'] as const;

export class Melee extends Table {
  /** Begins the phase; this side has lost the Initiative and declares first. */
  begin(first: Side, ...rolls: readonly Roll[]): this {
    return this.beginAt('physical', first, ...rolls);
  }

  /** Begins with this phase and goes on to the end of the Physical Attack Phase. */
  beginAt(phase: (typeof PHASES)[number], first: Side, ...rolls: readonly Roll[]): this {
    this.loses(first);
    return this.run(
      PHASES.slice(PHASES.indexOf(phase)).map((step) => ({ step })),
      rolls,
    );
  }

  /** The End Phase. */
  endOfTurn(...rolls: readonly Roll[]): this {
    return this.run([{ step: 'end' }], rolls);
  }

  /** Ends a phase, and goes on with those after it to the end of the Physical Attack Phase. */
  endOf(phase: 'weapon', rolls: readonly Roll[]): this {
    return this.run([{ step: 'phase/end', phase }, { step: 'physical' }], rolls);
  }

  pass(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'pass', unit }, ...rolls);
  }

  /** The values on offer after these choices, in the order of the form: `offers('kick', 'Ram', 'LL')`. */
  offers(type: Order['type'], ...chosen: readonly (string | number)[]): unknown[] {
    const { pilots } = this.scene.field;
    return this.choices(type, ...chosen).map((value) =>
      typeof value === 'number' ? pilots[value].name : value,
    );
  }

  /** The number to hit as the menu shows it. */
  number(type: Order['type'], ...chosen: readonly (string | number)[]): Explanation {
    const target = this.scene.index(String(chosen.at(-1)));
    return this.pick(type, chosen.slice(0, -1)).describe!(target).explanation!;
  }

  /** The menu's name for the last of these choices. */
  label(type: Order['type'], ...chosen: readonly (string | number)[]): string {
    return this.pick(type, chosen.slice(0, -1)).describe!(this.value(chosen.at(-1)!)).label;
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
      order: this.scene.state.units.filter((unit) => unit.thisTurn.onslaught).length,
      spoiled,
    };
    return this;
  }
}

export const melee = (plan: Parameters<typeof scene>[0]): Melee => new Melee(scene(plan));

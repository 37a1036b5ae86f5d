// The Movement Phase of a scene.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { bitOf } from '../design.ts';
import type { Order } from '../orders.ts';
import type { OnFoot, Side } from '../state.ts';
import type { ComponentKind } from '../units/design.ts';
import { LOCATION_CODES, type LocationCode } from '../units/locations.ts';
import { type Scene, scene } from './scene.ts';
import { type NamedOrder, Table } from './table.ts';

/** Damage from earlier turns: one hit on such a component, or the whole location. */
export function harm(made: Scene, unit: string, location: LocationCode, kind?: ComponentKind): void {
  const mech = made.unit(unit);
  const at = LOCATION_CODES.indexOf(location);
  if (kind) {
    const mask = made.design(unit).masks[kind][at] & ~mech.hits[at];
    mech.hits[at] |= mask & -mask;
  } else mech.lost |= bitOf(at);
  mech.hitsBefore[at] = mech.hits[at];
  mech.lostBefore = mech.lost;
}

export class March extends Table {
  /** Begins the phase; this side has lost the Initiative and moves first. */
  begin(first: Side, ...rolls: readonly Roll[]): this {
    this.loses(first);
    return this.run([{ step: 'movement' }], rolls);
  }

  /** Begins another phase. */
  phase(step: 'weapon' | 'physical' | 'heat', ...rolls: readonly Roll[]): this {
    return this.run([{ step }], rolls);
  }

  /** Walks, and runs if the mode says so: `move('Wolf', 'walk', '0505 N')`. */
  move(unit: string, mode: OnFoot, place: string, ...rolls: readonly Roll[]): this {
    return this.order({ ...this.leg(unit, mode, place), more: false }, ...rolls);
  }

  /** The same, with more to come. */
  leg(unit: string, mode: OnFoot, place: string): NamedOrder {
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

  /** The rule that forbids a move. */
  refusedMove(unit: string, mode: OnFoot, place: string): string | undefined {
    return this.refusal({ ...this.leg(unit, mode, place), more: false }).rule;
  }

  /** MP of a mode as the menu explains them. */
  mpOf(unit: string, mode: OnFoot): Explanation {
    return this.pick('move', [unit]).describe!(mode).explanation!;
  }

  /** MP to a hex as the menu explains them. */
  mpTo(unit: string, mode: OnFoot, hex: string): Explanation {
    return this.pick('move', [unit, mode]).describe!(hex).explanation!;
  }

  describe(type: Order['type'], ...chosen: readonly Scalar[]): string {
    const last = this.value(chosen.at(-1)!);
    return this.pick(type, chosen.slice(0, -1)).describe!(last).label;
  }
}

/** A scene at the beginning of the Movement Phase, in which side 0 moves first. */
export const march = (plan: Parameters<typeof scene>[0], first: Side = 0, ...rolls: Roll[]): March =>
  new March(scene(plan)).begin(first, ...rolls);

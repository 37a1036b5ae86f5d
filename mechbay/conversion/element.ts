// A BattleTech unit as an element of BattleForce 2, in the one order of BF2-CONV-18.

import type { Unit } from '../units/unit.ts';
import { aerospaceElement } from './aerospace.ts';
import { mechElement } from './mech.ts';
import { pointValue } from './points.ts';
import { platoonElement, suitElement } from './soldiers.ts';
import { vehicleElement } from './vehicle.ts';

export interface Element {
  readonly mp: number;
  /** On foot nothing; J jumps; t, w, h, v, n and s as vehicles move. */
  readonly mode: string;
  readonly pb: number;
  readonly m: number;
  readonly l: number;
  readonly ov: number;
  readonly class: string;
  readonly armor: number;
  readonly structure: number;
  readonly specials: readonly string[];
}

export interface PricedElement extends Element {
  /** Null where no Battle Value is known. */
  readonly pv: number | null;
}

export function elementOf(unit: Unit, battleValue: number | null): PricedElement {
  return { ...unpriced(unit), pv: battleValue === null ? null : pointValue(unit.kind, battleValue) };
}

function unpriced(unit: Unit): Element {
  switch (unit.kind) {
    case 'mech':
      return mechElement(unit);
    case 'vehicle':
      return vehicleElement(unit);
    case 'infantry':
      return platoonElement(unit);
    case 'battleArmor':
      return suitElement(unit);
    default:
      return aerospaceElement(unit);
  }
}

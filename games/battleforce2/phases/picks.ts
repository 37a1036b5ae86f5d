// The common parts of the game's picks.

import { describeHex, HexPick } from '@ironfield/hex/hex-picks.ts';
import type { Description, Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf, PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, OpenField } from '../battlefield.ts';
import type { State, UnitSetup } from '../state.ts';
import { LABELS, WHY_NOT } from '../text.ts';

/** One of some units, by its counter and its name. */
export abstract class UnitPick extends PiecePick {
  readonly name = 'unit';
  readonly label = LABELS.unit;
  protected readonly field: Battlefield;
  protected readonly state: State;

  constructor(field: Battlefield, state: State, units: readonly number[]) {
    super(units);
    this.field = field;
    this.state = state;
  }

  override get known(): readonly number[] {
    return numbersOf(this.state.units);
  }

  describe(unit: number): Description {
    return describeUnit(this.field, unit);
  }

  abstract override whyNot(unit: unknown): Reason;
}

export function describeUnit({ unitSetups }: OpenField, unit: unknown): Description {
  const { id, name } = unitSetups[unit as number];
  return { label: `${id} ${name}`, piece: unit as number };
}

/** An enemy unit, by its counter. */
export function describeEnemy(field: OpenField, state: State, unit: unknown): Description {
  const { id, name } = shownOf(field, state, unit as number);
  return { label: `${id} ${name}`, piece: unit as number };
}

/** BF2-UNIT-06: a counter as the other side sees it. */
export const shownOf = (field: OpenField, state: State, unit: number): UnitSetup =>
  field.plugged.shown?.(field, state, unit) ?? field.unitSetups[unit];

/** The public name of an enemy element: its model and its place in the unit (BF2-INFO-01). */
export function describeTarget(field: OpenField, state: State, element: number): Description {
  const unit = field.unitOf[element];
  const place = field.elementsOf[unit].indexOf(element);
  return { label: `${place + 1} ${shownOf(field, state, unit).elements[place].chassis}`, piece: unit };
}

/** One of the asked side's own elements. */
export const describeElement = ({ records, unitOf }: Battlefield, element: unknown): Description => ({
  label: records[element as number].sheet.name,
  piece: unitOf[element as number],
});

interface Deed {
  readonly label: string;
  readonly elements: readonly number[];
  readonly why: Reason;
  hexesFor(element: number): readonly number[];
  readonly whyNotHex: Reason;
}

/** An element, and the hex that it does something to. */
export const deedPick = (field: Battlefield, { label, elements, why, hexesFor, whyNotHex }: Deed): Pick => ({
  kind: 'pick',
  name: 'element',
  label,
  values: elements,
  describe: (element) => describeElement(field, element),
  whyNot: () => why,
  follow: (element) => [
    {
      kind: 'pick',
      name: 'to',
      label: 'Hex',
      values: hexesFor(element as number).map((cell) => field.board.number[cell]),
      describe: describeHex,
      whyNot: () => whyNotHex,
    },
  ],
});

/** One of units that are few, and asked for seldom. */
export const unitPick = (
  field: OpenField,
  values: readonly number[],
  why: Reason,
  follow?: Pick['follow'],
): Pick => ({
  kind: 'pick',
  name: 'unit',
  label: LABELS.unit,
  values,
  describe: (unit) => describeUnit(field, unit),
  whyNot: () => why,
  ...(follow && { follow }),
});

/** One of some hexes, which there is nothing more to say about. */
export class PlacePick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly allowed: readonly number[];
  private readonly why: (hex: string) => Reason;

  constructor({ board }: Battlefield, allowed: readonly number[], why: (hex: string) => Reason) {
    super(board);
    this.allowed = allowed;
    this.why = why;
  }

  protected cells(): readonly number[] {
    return this.allowed;
  }

  protected isAllowed(cell: number): boolean {
    return this.allowed.includes(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return cell < 0 ? WHY_NOT.notAHex(hex) : this.why(hex);
  }
}

interface HexCondition {
  readonly name: string;
  readonly label: string;
  isAllowed(cell: number): boolean;
  /** For a hex of the map. */
  whyNot(hex: string, cell: number): Reason;
  follow?(hex: string): readonly Field[];
}

/** Any hex of the map for which something holds. */
export class HexWherePick extends HexPick {
  readonly name: string;
  readonly label: string;
  private readonly allCells: readonly number[];
  private readonly condition: HexCondition;

  constructor({ board, allCells }: Battlefield, condition: HexCondition) {
    super(board);
    this.name = condition.name;
    this.label = condition.label;
    this.allCells = allCells;
    this.condition = condition;
  }

  protected cells(): readonly number[] {
    return this.allCells.filter((cell) => this.isAllowed(cell));
  }

  protected isAllowed(cell: number): boolean {
    return this.condition.isAllowed(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return cell < 0 ? WHY_NOT.notAHex(hex) : this.condition.whyNot(hex, cell);
  }

  follow(hex: string): readonly Field[] {
    return this.condition.follow?.(hex) ?? [];
  }
}

// The front turret of a vehicle that has two: it turns to what its own weapons are fired at (MT-VCOM-02, MT-VCON-04).

import type { State, Twist, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    readonly frontTurret?: FrontTurret;
  }
}

interface FrontTurret {
  readonly twist: Twist;
  /** When it was turned so; in other turns it faces ahead unless it is fixed. */
  readonly turn: number;
  readonly isLocked?: true;
  readonly jam?: { readonly turn: number; readonly isFixed?: true };
}

type Marked = Pick<UnitState, 'marks'>;

const frontOf = ({ marks }: Marked): FrontTurret | undefined => marks?.frontTurret;

function note(unit: Marked, front: FrontTurret): void {
  unit.marks = { ...unit.marks, frontTurret: front };
}

export const isFrontLocked = (unit: Marked): boolean => frontOf(unit)?.isLocked === true;

/** The jam that it has, or had. */
export const frontJamOf = (unit: Marked): FrontTurret['jam'] => frontOf(unit)?.jam;

export function isFrontJammed(unit: Marked): boolean {
  const jam = frontJamOf(unit);
  return jam !== undefined && !jam.isFixed;
}

const isFixed = (unit: Marked): boolean => isFrontLocked(unit) || isFrontJammed(unit);

/** How far it is turned, in hexsides from the way the vehicle faces. */
export function frontTwist(unit: Marked, turn: number): Twist {
  const front = frontOf(unit);
  return front && (isFixed(unit) || front.turn === turn) ? front.twist : 0;
}

/** Once a turn it is turned, and then stays so. */
export const hasTurned = (unit: Marked, { turn }: Pick<State, 'turn'>): boolean =>
  isFixed(unit) || frontOf(unit)?.turn === turn;

export function turnFront(unit: Marked, twist: Twist, turn: number): void {
  note(unit, { ...frontOf(unit), twist, turn });
}

export function lockFront(unit: Marked, turn: number): void {
  note(unit, { ...frontOf(unit), twist: frontTwist(unit, turn), turn, isLocked: true });
}

export function jamFront(unit: Marked, turn: number): void {
  note(unit, { ...frontOf(unit), twist: frontTwist(unit, turn), turn, jam: { turn } });
}

export function freeFront(unit: Marked): void {
  const front = frontOf(unit);
  if (front?.jam) note(unit, { ...front, jam: { ...front.jam, isFixed: true } });
}

export function loseFront(unit: Marked): void {
  if (!unit.marks?.frontTurret) return;
  const { frontTurret: _, ...marks } = unit.marks;
  unit.marks = marks;
}

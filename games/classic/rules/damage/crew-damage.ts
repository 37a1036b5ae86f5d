// The effects of critical hits of Level 3 on the crew of a vehicle, its weapons, its turret and its tail rotor
// (MT-VCOM-08).

import type { Part } from '../../design.ts';
import { bitOf } from '../../design.ts';
import type { UnitState } from '../../state.ts';
import { noteInside } from '../unit/marks.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Its turret has jammed, and may be free again. */
    readonly turretJam?: TurretJam;
  }
  interface InsideMarks {
    readonly crewHits?: CrewHits;
    /** Parts whose stabilizers are gone, a bit each. */
    readonly stabilizers?: number;
    /** Weapons that are of no use until somebody clears them. */
    readonly stuckWeapons?: readonly StuckWeapon[];
    readonly dazed?: Daze;
    /** MT-VTOL-03: it flies at Cruise, and turns only as its turn mode lets it. */
    readonly tailRotorHit?: true;
  }
}

interface TurretJam {
  readonly turn: number;
  readonly isFixed?: true;
}

export type CrewMember = 'driver' | 'commander' | 'sensors' | 'pilot' | 'copilot';
type CrewHits = Readonly<Partial<Record<CrewMember, number>>>;

export interface StuckWeapon {
  readonly weapon: number;
  /** Since which turn. */
  readonly turn: number;
}

/** Turns in which a stunned crew does nothing but drive slowly. */
interface Daze {
  readonly from: number;
  readonly until: number;
}

type Marked = Pick<UnitState, 'marks'>;

export const hitsOn = ({ marks }: Marked, member: CrewMember): number =>
  marks?.inside?.crewHits?.[member] ?? 0;

export function hitCrew(unit: Marked, member: CrewMember): void {
  const crewHits = { ...unit.marks?.inside?.crewHits, [member]: hitsOn(unit, member) + 1 };
  noteInside(unit, { crewHits });
}

/** The turns of a crew that is stunned now, or will be. */
export const dazeOf = ({ marks }: Marked): Daze | null => marks?.inside?.dazed ?? null;

export function isDazed(unit: Marked, turn: number): boolean {
  const daze = dazeOf(unit);
  return daze !== null && turn >= daze.from && turn <= daze.until;
}

/** The next turn, and one more each time. */
export function daze(unit: Marked, turn: number): void {
  const known = dazeOf(unit);
  const dazed = known ? { ...known, until: known.until + 1 } : { from: turn + 1, until: turn + 1 };
  noteInside(unit, { dazed });
}

export function wakeUp(unit: Marked): void {
  if (!unit.marks?.inside) return;
  const { dazed: _, ...inside } = unit.marks.inside;
  unit.marks = { ...unit.marks, inside };
}

export const lacksStabilizer = ({ marks }: Marked, part: Part): boolean =>
  ((marks?.inside?.stabilizers ?? 0) & bitOf(part)) !== 0;

export function loseStabilizer(unit: Marked, part: Part): void {
  noteInside(unit, { stabilizers: (unit.marks?.inside?.stabilizers ?? 0) | bitOf(part) });
}

export const stuckWeapons = ({ marks }: Marked): readonly StuckWeapon[] => marks?.inside?.stuckWeapons ?? [];

export const isStuckWeapon = (unit: Marked, weapon: number): boolean =>
  stuckWeapons(unit).some((stuck) => stuck.weapon === weapon);

export function jamWeapon(unit: Marked, weapon: number, turn: number): void {
  noteInside(unit, { stuckWeapons: [...stuckWeapons(unit), { weapon, turn }] });
}

export function clearWeapon(unit: Marked, weapon: number): void {
  noteInside(unit, { stuckWeapons: stuckWeapons(unit).filter((stuck) => stuck.weapon !== weapon) });
}

export const isTailRotorHit = ({ marks }: Marked): boolean => marks?.inside?.tailRotorHit === true;

export function hitTailRotor(unit: Marked): void {
  noteInside(unit, { tailRotorHit: true });
}

export const turretJamOf = ({ marks }: Marked): TurretJam | null => marks?.turretJam ?? null;

export const isTurretJammed = (unit: Marked): boolean => {
  const jam = turretJamOf(unit);
  return jam !== null && !jam.isFixed;
};

export function jamTurret(unit: Marked, turn: number): void {
  unit.marks = { ...unit.marks, turretJam: { turn } };
}

export function fixTurret(unit: Marked): void {
  const jam = turretJamOf(unit);
  if (jam) unit.marks = { ...unit.marks, turretJam: { ...jam, isFixed: true } };
}

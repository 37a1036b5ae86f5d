// The effects of damage on the movement, turret and fire of a vehicle (MT-PRE-23).

import type { WeaponMount } from '../../design.ts';
import type { UnitState } from '../../state.ts';
import { noteInside } from '../unit/marks.ts';
import { isTurretJammed } from './crew-damage.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** It does not move any more. */
    readonly immobilized?: true;
    /** Its turret stays as it is turned. */
    readonly turretLocked?: true;
  }
  interface InsideMarks {
    /** Cruising MP lost. */
    readonly slowedBy?: number;
    readonly jammed?: Jam;
    /** MT-VCOM-09: what damage to its motive system adds to its Driving rolls. */
    readonly driving?: number;
  }
}

/** The main weapon, which is of no use until this turn is over. */
export interface Jam {
  readonly weapon: number;
  readonly until: number;
}

export const isImmobilized = ({ marks }: UnitState): boolean => marks !== null && marks.immobilized === true;
export const isTurretLocked = ({ marks }: UnitState): boolean =>
  marks !== null && marks.turretLocked === true;
export const slowedBy = ({ marks }: UnitState): number => marks?.inside?.slowedBy ?? 0;

export const drivingPenalty = ({ marks }: Marked): number => marks?.inside?.driving ?? 0;

export const isJammed = ({ marks }: UnitState, weapon: number, turn: number): boolean => {
  const jam = marks?.inside?.jammed;
  return jam !== undefined && jam.weapon === weapon && turn <= jam.until;
};

/** It does not turn, be it for good or until somebody frees it. */
export const isTurretFixed = (unit: UnitState): boolean => isTurretLocked(unit) || isTurretJammed(unit);

/** The turn of its turret at rest. */
export const twistAtRest = (unit: UnitState): UnitState['twist'] => (isTurretFixed(unit) ? unit.twist : 0);

type Marked = Pick<UnitState, 'marks'>;

export function immobilize(unit: Marked): void {
  unit.marks = { ...unit.marks, immobilized: true };
}

export function lockTurret(unit: Marked): void {
  unit.marks = { ...unit.marks, turretLocked: true };
}

export function slow(unit: Marked): void {
  noteInside(unit, { slowedBy: (unit.marks?.inside?.slowedBy ?? 0) + 1 });
}

export function hinderDriving(unit: Marked, penalty: number): void {
  noteInside(unit, { driving: drivingPenalty(unit) + penalty });
}

/** It is lost for the next turn; each jam more costs one turn more. */
export function jam(unit: Marked, weapon: number, turn: number): void {
  const until = Math.max(turn, unit.marks?.inside?.jammed?.until ?? 0) + 1;
  noteInside(unit, { jammed: { weapon, until } });
}

/** All its slots. */
export function breakWeapon({ body }: Pick<UnitState, 'body'>, { parts }: WeaponMount): void {
  for (const { location, mask } of parts) body.hits[location] |= mask;
}

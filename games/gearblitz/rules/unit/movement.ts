import { type Mode, type Movement, SPEEDS, type Speed } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { isInfantry } from '../../cards/unit.ts';
import { INCH, TOLERANCE, TURNING } from '../../data/tables.ts';
import type { Activation } from '../../state.ts';
import { fastest, isBlind } from './condition.ts';

/** The place of a speed in rows by speed. */
export const speedIndex = (speed: Speed): 0 | 1 | 2 => SPEEDS.indexOf(speed) as 0 | 1 | 2;

/** HGB-CARD-01: the row of the mode that is in use. */
export function movementOf({ sheet, mode }: Pick<Unit, 'sheet' | 'mode'>): Movement {
  const row = sheet.card.movement.find((each) => each.mode === mode);
  if (!row) throw new Error(`${sheet.name} has no movement mode ${mode}`);
  return row;
}

/** HGB-MOVE-01: MP at the current speed, in thousandths; a Stationary Unit creeps an inch without any. */
export function movementPoints(unit: Unit): number {
  const { combat, top } = movementOf(unit);
  if (unit.speed === 'stationary' || isBlind(unit)) return 0;
  return (unit.speed === 'combat' ? combat : top) * INCH;
}

/** HGB-MOVE-03: how far a Stationary Unit may creep. */
export const CREEP = INCH;

/** HGB-MOVE-04, HGB-MOVE-05: the least MP, in thousandths; at Top Speed more than that of Combat Speed. */
export function leastMovement(unit: Unit): { readonly least: number; readonly isExclusive: boolean } {
  if (unit.speed === 'stationary') return { least: 0, isExclusive: false };
  if (unit.speed === 'combat') return { least: INCH, isExclusive: false };
  return { least: movementOf(unit).combat * INCH, isExclusive: true };
}

/** HGB-TERR-07: a climbing unit is attacked as if Stationary. */
export const speedUnderFire = ({ speed, climb }: Unit): Speed => (climb ? 'stationary' : speed);

/**
 * HGB-MOVE-02, HGB-DMG-04: one step a round, and no faster than damage allows; a unit cannot climb or reverse at Top
 * Speed.
 */
export function speedsFrom(unit: Unit, isReversing = false): Speed[] {
  const now = speedIndex(unit.speed);
  const most = speedIndex(unit.climb || isReversing ? 'combat' : fastest(unit));
  return SPEEDS.filter((_, i) => Math.abs(i - now) <= 1 && (i <= most || i < now));
}

/** HGB-MOVE-13: instead of a change of speed, and never at Top Speed, in the air or on a cliff. */
export function modesFrom({ sheet, speed, mode, altitude, climb }: Unit): Mode[] {
  if (speed === 'top' || altitude > 0 || climb) return [];
  return sheet.card.movement.map((row) => row.mode).filter((other) => other !== mode);
}

/** HGB-MOVE-07, HGB-AUX-03: in any direction, turning as it likes; an autopilot goes straight on. */
export const movesFreely = ({
  mode,
  speed,
  isOnAutopilot,
}: Pick<Unit, 'mode' | 'speed' | 'isOnAutopilot'>): boolean =>
  mode === 'W' && speed !== 'top' && !isOnAutopilot;

/** The cost of a turn. */
export interface Turn {
  /** Whole MP. */
  readonly mp: number;
  /** HGB-MOVE-11 */
  readonly needsTest: boolean;
}

/** A free turn has at most 60 degrees (HGB-MOVE-07); angles are in quarter degrees. */
export const FREE_TURN = 240;
const FREE: Turn = { mp: 0, needsTest: false };

/** HGB-MOVE-07 to HGB-MOVE-10: a turn after a straight move of this length since the last one. */
export function turnCost(
  { mode, speed }: Pick<Unit, 'mode' | 'speed'>,
  angle: number,
  straight: number,
): Turn {
  if (speed === 'stationary' || movesFreely({ mode, speed })) return FREE;
  const isFree = straight + TOLERANCE >= TURNING[mode][speed] * INCH;
  const paid = isFree ? angle - FREE_TURN : angle;
  if (paid <= 0) return FREE;
  const steps = mode === 'H' || mode === 'R' ? Math.ceil(paid / FREE_TURN) : 1;
  return { mp: steps, needsTest: speed === 'top' };
}

/** HGB-AUX-03: an autopilot makes free turns only. */
export const mayTurn = ({ isOnAutopilot }: Unit, angle: number, { mp, needsTest }: Turn): boolean =>
  !isOnAutopilot || (angle <= FREE_TURN && mp === 0 && !needsTest);

/** HGB-INF-02: on foot infantry never has to maneuver. */
export const mayHaveToManeuver = (unit: Unit): boolean => !(isInfantry(unit) && unit.mode === 'W');

/** HGB-MOVE-01, HGB-AUX-05: thousandths of an MP are spent; on jets those of the jump. */
export const charged = (activation: Activation, cost: number): Activation =>
  activation.jets === null
    ? { ...activation, spent: activation.spent + cost }
    : { ...activation, jets: activation.jets - cost };

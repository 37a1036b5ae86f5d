import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { OrderOf } from '@ironfield/classic/orders.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { heatAfter as tallyHeat } from '@ironfield/classic/rules/heat/heat.ts';
import { isBlocked, unitSight } from '@ironfield/classic/rules/sight/line-of-sight.ts';
import { isImmobile } from '@ironfield/classic/rules/unit/condition.ts';
import { fork } from '@ironfield/classic/state/fork.ts';
import type { Mode, Side, State } from '@ironfield/classic/state.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { hintsOf } from '../../../coach/hint.ts';
import { isAsked, momentIn, type SituationOf } from '../../../coach/situation.ts';

export interface Situation extends SituationOf<Classic> {
  readonly field: Battlefield;
  readonly side: Side;
}

export const hint = hintsOf<Situation, RuleId>();

export const situationOf = (base: SituationOf<Classic>): Situation => ({
  ...base,
  field: battlefieldOf(base.state),
  side: base.state.setup.seats[base.seat].side,
});

/** One decision of the game, to tell it from the next. */
export function momentOf(situation: Situation): string {
  const { turn, phase, units } = situation.state;
  return momentIn(situation, turn, phase, units.filter(({ thisPhase }) => thisPhase.acted).length);
}

/** These orders are always on the menu when a move, weapon attacks or blows are asked for. */
export const isMoving = (situation: Situation): boolean => isAsked(situation, 'still');
export const isFiring = (situation: Situation): boolean => isAsked(situation, 'hold');
export const isStriking = (situation: Situation): boolean => isAsked(situation, 'pass');

export const nameOf = ({ field }: Situation, unit: number): string => field.designs[unit].name;

/** The 'Mech that the plan is for. */
export const unitAtHand = ({ plan }: Situation): number | null =>
  typeof plan?.unit === 'number' ? plan.unit : null;

export const enemiesOnMap = ({ field, state }: Situation, unit: number): number[] =>
  field.enemiesOf[unit].filter((enemy) => state.units[enemy].hex >= 0 && !state.units[enemy].loss);

/** Enemies that can still do harm this turn. */
export const threats = (situation: Situation, unit: number): number[] =>
  enemiesOnMap(situation, unit).filter((enemy) => !isImmobile(situation.state.units[enemy]));

export interface PlannedMove {
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
  readonly mode: Mode;
  /** The table as it would be. */
  readonly after: State;
}

/** A move or jump that has a destination. */
export function plannedMove({ field, state, plan }: Situation): PlannedMove | null {
  if ((plan?.type !== 'move' && plan?.type !== 'jump') || typeof plan.to !== 'string') return null;
  const unit = plan.unit as number;
  const hex = cellOf(field.board, plan.to);
  if (hex < 0) return null;
  const before = state.units[unit];
  const facing = (plan.facing ?? before.facing) as Facing;
  const mode = plan.type === 'jump' ? 'jump' : (plan.mode as Mode);
  const after = fork(state);
  const mech = after.units[unit];
  Object.assign(mech, { hex, facing });
  mech.thisTurn = {
    ...mech.thisTurn,
    mode,
    hexesMoved: before.hex < 0 ? 0 : distance(field.board, before.hex, hex),
  };
  return { unit, hex, facing, mode, after };
}

/** The weapons that are about to be fired. */
export function plannedFire({ plan }: Situation): OrderOf<'fire'> | null {
  return plan?.type === 'fire' && Array.isArray(plan.attacks) && plan.attacks.length > 0
    ? (plan as unknown as OrderOf<'fire'>)
    : null;
}

export const seesOneAnother = ({ field }: Situation, state: State, a: number, b: number): boolean =>
  !isBlocked(unitSight(field, state, a, b));

/** The heat at the end of the turn, with so much more. */
export function heatAfter({ field, state }: Situation, unit: number, more: number): number {
  const after = fork(state);
  const mech = after.units[unit];
  mech.thisTurn = { ...mech.thisTurn, heatBuilt: mech.thisTurn.heatBuilt + more };
  return totalOf<RuleId>((tally) => tallyHeat(tally, field, after, unit));
}

import type { Battlefield } from '@ironfield/battleforce2/battlefield.ts';
import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { isOnMap, surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { fork } from '@ironfield/battleforce2/state/fork.ts';
import { opponentOf, type State } from '@ironfield/battleforce2/state.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { hintsOf } from '../../../coach/hint.ts';
import { momentIn, type SituationOf } from '../../../coach/situation.ts';

export interface Situation extends SituationOf<Battleforce2> {
  readonly field: Battlefield;
}

export const hint = hintsOf<Situation, RuleId>();

export const situationOf = (base: SituationOf<Battleforce2>): Situation => ({
  ...base,
  field: battlefieldOf(base.state),
});

/** One decision of the game, to tell it from the next. */
export function momentOf(situation: Situation): string {
  const { turn, phase, units } = situation.state;
  return momentIn(situation, turn, phase, units.filter(({ moved, fired }) => moved || fired).length);
}

export const unitName = ({ field }: Situation, unit: number): string => field.unitSetups[unit].name;

const unitsOnMap = ({ field, state }: Situation, seat: Seat): number[] =>
  field.unitsOf[seat].filter((unit) => isOnMap(state, unit));

export const enemiesOnMap = (situation: Situation): number[] =>
  unitsOnMap(situation, opponentOf(situation.seat));

export const livingOf = (situation: Situation, seat: Seat): number[] =>
  unitsOnMap(situation, seat).flatMap((unit) => surviving(situation.field, situation.state, unit));

interface PlannedMove {
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
  /** The table as it would be. */
  readonly after: State;
}

/** A move that has a destination. */
export function plannedMove({ field, state, plan }: Situation): PlannedMove | null {
  if (plan?.type !== 'move' || typeof plan.to !== 'string' || typeof plan.unit !== 'number') return null;
  const hex = cellOf(field.board, plan.to);
  if (hex < 0) return null;
  const facing = (plan.facing as Facing | undefined) ?? state.units[plan.unit].facing;
  const after = fork(state);
  Object.assign(after.units[plan.unit], { hex, facing });
  return { unit: plan.unit, hex, facing, after };
}

/** An attack of the planned volley, with its own element and its target. */
interface PlannedAttack {
  readonly attacker: number;
  readonly element: number;
  readonly overheat?: number;
}

export interface PlannedVolley {
  readonly unit: number;
  readonly target: number;
  readonly attacks: readonly PlannedAttack[];
}

export function plannedVolley({ plan }: Situation): PlannedVolley | null {
  if (plan?.type !== 'fire' || !Array.isArray(plan.attacks) || typeof plan.target !== 'number') return null;
  const attacks = (plan.attacks as Partial<PlannedAttack>[]).filter(
    (attack): attack is PlannedAttack => attack.attacker !== undefined && attack.element !== undefined,
  );
  return { unit: plan.unit as number, target: plan.target, attacks };
}

import { type Battlefield, battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { isVisible, sightBetween } from '@ironfield/battleforce-qs/rules/attack/line-of-sight.ts';
import { rangeBracket } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { reachable } from '@ironfield/battleforce-qs/rules/movement/reach.ts';
import { fork } from '@ironfield/battleforce-qs/state/fork.ts';
import { opponentOf, type State } from '@ironfield/battleforce-qs/state.ts';
import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Direction, Facing } from '@ironfield/hex/coordinates.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { hintsOf } from '../../../coach/hint.ts';
import { momentIn, type SituationOf } from '../../../coach/situation.ts';

/** A player's plan: an order, or a move with parts still open. */
export type Plan = Order | OpenMove;

type OpenMove = Readonly<{ type: 'move' | 'deploy'; unit: number; to?: string; facing?: Facing }>;

export interface PlannedAttack {
  readonly attacker: number;
  readonly target: number;
  readonly overheat?: number | undefined;
}

export interface Situation extends Omit<SituationOf<BattleforceQs>, 'plan'> {
  readonly field: Battlefield;
  readonly plan: Plan | null;
}

export const hint = hintsOf<Situation, RuleId>();

export const situationOf = (base: SituationOf<BattleforceQs>): Situation => ({
  ...base,
  plan: base.plan as Plan | null,
  field: battlefieldOf(base.state.setup),
});

/** One decision of the game, to tell it from the next. */
export function momentOf(situation: Situation): string {
  const { turn, phase, units } = situation.state;
  return momentIn(situation, turn, phase, units.filter(({ moved }) => moved).length);
}

/** The Elements that fight on for a side; those only marked as destroyed still do. */
export function livingOf({ field, state }: Situation, seat: Seat): number[] {
  return field.unitsOf[seat]
    .flatMap((unit) => field.elementsOf[unit])
    .filter((element) => !state.elements[element].effects.destroyed);
}

export function unitsOnMap({ field, state }: Situation, seat: Seat): number[] {
  return field.unitsOf[seat].filter((unit) => state.units[unit].hex >= 0);
}

export interface PlannedMove {
  readonly unit: number;
  readonly hex: number;
  readonly facing: Facing;
  /** The table as it would be. */
  readonly after: State;
}

/** A move that has a destination. */
export function plannedMove({ field, state, plan }: Situation): PlannedMove | null {
  if (plan?.type !== 'move' || plan.to === undefined) return null;
  const hex = cellOf(field.board, plan.to);
  if (hex < 0) return null;
  const facing = plan.facing ?? state.units[plan.unit].facing;
  const after = fork(state);
  Object.assign(after.units[plan.unit], { hex, facing });
  return { unit: plan.unit, hex, facing, after };
}

/** Rear shots from farther away than this are too unlikely to worry about. */
const WORRYING_RANGE = 1;

/** The hexsides of a hex through which enemies can attack after the moves they have left. */
export function threatenedSides({ field }: Situation, { hex, unit, after }: PlannedMove): Set<Direction> {
  const sides = new Set<Direction>();
  for (const enemy of field.unitsOf[opponentOf(field.seatOf[unit])]) {
    const { hex: place, moved } = after.units[enemy];
    if (place < 0) continue;
    for (const cell of moved ? [place] : reachable(field, after, enemy).cells) {
      const bracket = rangeBracket(distance(field.board, cell, hex));
      if (cell === hex || bracket > WORRYING_RANGE || !isPlainSight(field, cell, hex)) continue;
      const entered = hexsidesAt(lineOn(field.board, hex, cell).bearing);
      if (entered.length === 1) sides.add(entered[0]);
    }
  }
  return sides;
}

/** A sure line of sight: whichever side of it the opponent picks. */
export function isPlainSight(field: Battlefield, from: number, to: number): boolean {
  const sight = sightBetween(field, from, to);
  return isVisible(sight, 'left') && isVisible(sight, 'right');
}

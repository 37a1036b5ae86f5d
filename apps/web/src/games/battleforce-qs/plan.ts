import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import { centreOfCell, facingTowards } from '../../board/geometry.ts';
import type { Question } from './question.ts';

export type Table = BattleforceQs['Table'];

export interface PlannedAttack {
  readonly target: number;
  readonly overheat: number;
}

/** What the player is about to order. Everything can be changed or taken back until it is sent. */
export interface Plan {
  /** The Unit in hand. */
  readonly unit: number | null;
  readonly to: string | null;
  readonly facing: Facing;
  /** By attacking Element, in the order in which they were planned, which is that of resolution. */
  readonly attacks: ReadonlyMap<number, PlannedAttack>;
  /** The Element in hand. */
  readonly attacker: number | null;
}

export const NO_PLAN: Plan = { unit: null, to: null, facing: 0, attacks: new Map(), attacker: null };

/** One Unit is in hand from the start, so that the map shows at once what can be done. */
export function firstPlan(question: Question | null, { unitOf }: Battlefield): Plan {
  if (question?.kind === 'placement') {
    const [first] = [...question.units.keys(), ...question.leavers];
    return { ...NO_PLAN, unit: first ?? null };
  }
  if (question?.kind === 'attacks') {
    const [first] = question.attackers.keys();
    return { ...NO_PLAN, unit: first === undefined ? null : unitOf[first]! };
  }
  return NO_PLAN;
}

export function takeInHand(plan: Plan, unit: number): Plan {
  return plan.unit === unit ? plan : { ...plan, unit, to: null, attacker: null };
}

export function planHex(plan: Plan, field: Battlefield, table: Table, to: string): Plan {
  return {
    ...plan,
    to,
    facing: plan.unit === null ? 0 : usefulFacing(field, table, plan.unit, cellOf(field.board, to)),
  };
}

/** Towards the nearest enemy; before there are any, away from the home edge. */
function usefulFacing({ board, seatOf }: Battlefield, table: Table, unit: number, cell: number): Facing {
  const from = centreOfCell(board, cell);
  const far = (to: number) => {
    const { x, y } = centreOfCell(board, to);
    return (x - from.x) ** 2 + (y - from.y) ** 2;
  };
  const enemies = table.units.filter(({ hex }, other) => seatOf[other] !== seatOf[unit] && hex >= 0);
  if (enemies.length === 0) return seatOf[unit] === 0 ? 0 : 3;
  const nearest = enemies.reduce((best, enemy) => (far(enemy.hex) < far(best.hex) ? enemy : best));
  return facingTowards(from, centreOfCell(board, nearest.hex));
}

export const turn = (plan: Plan, steps: number): Plan => ({ ...plan, facing: rotate(plan.facing, steps) });

export function planAttack(plan: Plan, attacker: number, attack: PlannedAttack | null): Plan {
  const attacks = new Map(plan.attacks);
  if (attack) attacks.set(attacker, attack);
  else attacks.delete(attacker);
  return { ...plan, attacks };
}

/** Everybody in hand who can attacks the Element of the Unit that is easiest to hit; null if nobody can. */
export function planUnitAttack(
  plan: Plan,
  question: Question,
  field: Battlefield,
  enemy: number,
): Plan | null {
  if (question.kind !== 'attacks') return null;
  let planned: Plan | null = null;
  for (const [attacker, { targets }] of question.attackers) {
    const isInHand =
      plan.attacker === null ? field.unitOf[attacker] === plan.unit : attacker === plan.attacker;
    const best = [...targets.values()]
      .filter(({ value }) => field.unitOf[Number(value)] === enemy)
      .reduce<(typeof targets extends ReadonlyMap<number, infer C> ? C : never) | null>(
        (least, each) => ((each.explanation?.total ?? 99) < (least?.explanation?.total ?? 99) ? each : least),
        null,
      );
    if (isInHand && best) {
      const overheat = plan.attacks.get(attacker)?.overheat ?? 0;
      planned = planAttack(planned ?? plan, attacker, { target: Number(best.value), overheat });
    }
  }
  return planned;
}

/** One step back; null when there is nothing left to take back. */
export function stepBack(plan: Plan): Plan | null {
  if (plan.to !== null) return { ...plan, to: null };
  if (plan.attacker !== null) return { ...plan, attacker: null };
  const last = [...plan.attacks.keys()].at(-1);
  return last === undefined ? null : planAttack(plan, last, null);
}

/** The order that the plan amounts to; null while something is missing. */
export function orderOf(plan: Plan, question: Question | null): Order | null {
  switch (question?.kind) {
    case 'placement':
      if (plan.unit === null || plan.to === null) return null;
      return { type: question.type, unit: plan.unit, to: plan.to, facing: plan.facing };
    case 'counter':
      return plan.to === null ? null : { type: 'place', to: plan.to };
    case 'attacks':
      return {
        type: 'declare',
        attacks: [...plan.attacks].map((entry) => attackOrder(entry, question.attackers)),
      };
    default:
      return null;
  }
}

function attackOrder(
  [attacker, { target, overheat }]: readonly [number, PlannedAttack],
  attackers: Extract<Question, { kind: 'attacks' }>['attackers'],
) {
  const canOverheat = (attackers.get(attacker)?.maxOverheat ?? 0) > 0;
  return canOverheat ? { attacker, target, overheat } : { attacker, target };
}

/** An order, such as a suggestion, as a plan. */
export function planFrom(order: Order, plan: Plan, { unitOf }: Battlefield): Plan {
  switch (order.type) {
    case 'move':
    case 'deploy':
      return { ...NO_PLAN, unit: order.unit, to: order.to, facing: order.facing };
    case 'place':
      return { ...NO_PLAN, to: order.to };
    case 'declare': {
      const attacks = order.attacks.map(
        ({ attacker, target, overheat = 0 }) => [attacker, { target, overheat }] as const,
      );
      const first = order.attacks[0]?.attacker;
      return {
        ...NO_PLAN,
        unit: first === undefined ? plan.unit : unitOf[first]!,
        attacks: new Map(attacks),
      };
    }
    default:
      return plan;
  }
}

/** What the plan says so far, for those who comment on it: an order, or a move with parts still open. */
export function intentOf(plan: Plan, question: Question | null): Order | OpenMove | null {
  const order = orderOf(plan, question);
  if (order || question?.kind !== 'placement' || plan.unit === null) return order;
  return { type: question.type, unit: plan.unit };
}

interface OpenMove {
  readonly type: 'move' | 'deploy';
  readonly unit: number;
}

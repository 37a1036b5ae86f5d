import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import { type Charge, movementLeft, moverOf, walk } from '@ironfield/gearblitz/rules/movement/legs.ts';
import {
  leastMovement,
  movementPoints,
  movesFreely,
  turnCost,
} from '@ironfield/gearblitz/rules/unit/movement.ts';
import { rosterOf, unitOf } from '@ironfield/gearblitz/state/roster.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import type { Entry } from '../../order/draft/draft.ts';
import type { Cost } from '../../tabletop/tabletop-game.ts';
import type { Way } from '../../tabletop/ways.ts';
import { inches } from '../../tabletop/words/measures.ts';
import { beyond, scatteringOf } from './scattering.ts';
import { stateIn, stateOn, type Table } from './types.ts';

/** The orders that move a unit. */
export const WAYS: readonly Way[] = [
  { kind: 'place', type: 'deploy', place: 'at', heading: 'heading' },
  { kind: 'place', type: 'enter', place: 'at', heading: 'heading' },
  { kind: 'place', type: 'walk', place: 'to' },
  { kind: 'straight', type: 'advance', distance: 'distance' },
  { kind: 'straight', type: 'back', distance: 'distance', isBack: true },
  { kind: 'turn', type: 'turn', side: 'side', left: 'left', right: 'right', by: 'by' },
];

/** The cost of a leg or a turn, in MP. */
export function costOf(view: View<GearBlitz>, id: number, given: CoreOrder): Cost | null {
  const state = stateIn(view);
  const order = given as Order;
  const { at, heading, activation } = state.units[id];
  if (!at || !activation) return null;
  const go = (to: Place): Cost => {
    const bill: Charge[] = [];
    const { cost } = walk(state, id, to, bill);
    return { explanation: { total: fine(cost), lines: linesOf(bill) }, measure: 'MP' };
  };
  switch (order.type) {
    case 'walk':
      return go(order.to);
    case 'advance':
      return go(movedAlong(at, heading, order.distance));
    case 'back':
      return go(movedAlong(at, turned(heading, FULL_TURN / 2), order.distance));
    case 'turn':
      return mp(turnCost(moverOf(state, id), order.by, activation.straight).mp, TEXT.turn, 'HGB-MOVE-08');
    case 'rise':
    case 'sink':
      return mp(order.by, TEXT[order.type], 'HGB-MOVE-10');
    default:
      return null;
  }
}

function mp(value: number, reason: string, rule: string): Cost {
  const total = Math.round(value * 100) / 100;
  return { explanation: { total, lines: [{ value: total, reason, rule, kind: 'add' }] }, measure: 'MP' };
}

/** HGB-MOVE-01: what a way costs, ground by ground. */
function linesOf(bill: readonly Charge[]): Explanation['lines'] {
  const alike = Map.groupBy(bill, ({ on, perInch }) => `${on} ${perInch}`);
  return [...alike.values()].map((charges) => {
    const [{ on, perInch }] = charges;
    const sum = (of: 'cost' | 'distance') => charges.reduce((all, charge) => all + charge[of], 0);
    const way = inches(sum('distance'));
    const [reason, rule] = {
      ground: [`${way} at ${perInch} MP an inch`, 'HGB-TERR-01'],
      road: [`${way} on a road`, 'HGB-TERR-08'],
      level: ['Levels climbed', 'HGB-TERR-04'],
    }[on];
    return { value: fine(sum('cost')), reason, rule, kind: 'add' };
  });
}

const fine = (thousandths: number): number => Math.round(thousandths / 10) / 100;

/** Units go on as they went; those of a group are deployed alike. */
export function usual(table: Table, type: string, full: Entry, question: View<GearBlitz>['question']): Entry {
  if (type === 'cardinal') {
    const scattering = scatteringOf(table, question);
    return scattering ? { at: beyond(table, scattering) } : {};
  }
  const id = Number(full.unit);
  if (type === 'activate') {
    const { speed, mode } = table.units[id].body;
    return { speed, mode };
  }
  if (type !== 'deploy') return {};
  const { groups, units } = rosterOf(table.setup);
  const last = groups[units[id].group].units.findLast((other) => table.units[other].at !== null);
  if (last === undefined) return {};
  const { mode, speed } = table.units[last].body;
  return { mode, speed };
}

/** HGB-MOVE-03: whoever stands still is hardly dragged anywhere. */
export function hintOf(table: Table, id: number): string | null {
  const state = stateOn(table);
  const { activation, body } = state.units[id];
  if (body.speed !== 'stationary' || !activation || activation.jets !== null) return null;
  const left = movementLeft(state, id);
  const both = movesFreely(unitOf(state, id)) ? 'and' : 'or';
  const creep = left > 0 ? `, ${both} move it by ${inches(left)} at most` : '';
  return `It stands still: turn it by its handle${creep}.`;
}

/** `3.2 of 6 MP left, must spend at least 1` */
export function meansOf(table: Table, id: number): string | null {
  const state = stateOn(table);
  const { activation } = state.units[id];
  const unit = unitOf(state, id);
  if (activation && activation.jets !== null) return `${fine(activation.jets)} MP of the jump left`;
  const all = movementPoints(unit);
  if (!activation || all <= 0) return null;
  const { least, isExclusive } = leastMovement(unit);
  const isEnough = isExclusive ? activation.spent > least : activation.spent >= least;
  const left = `${fine(movementLeft(state, id))} of ${fine(all)} MP left`;
  if (isEnough || activation.isStopped) return left;
  return `${left}, must spend ${isExclusive ? 'more than' : 'at least'} ${fine(least)}`;
}

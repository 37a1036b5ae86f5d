import type { Field, Menu, Pick as PickField, Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { nearestOn } from '@ironfield/table/polygon.ts';
import { distanceToSegment } from '@ironfield/table/segment.ts';
import { RUN_WIDTH } from '../data/support.ts';
import { INCH } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { isSalvo } from '../rules/support/support.ts';
import { opponentOf, rosterOf } from '../state/roster.ts';
import type { State } from '../state.ts';
import { formOf } from './fire/attacks.ts';

/** HGB-STANCE-03: two extra points, and no group must be held back. */
export const stance = (): Order => ({ type: 'stance', stance: 'neutral' });

/** HGB-DEPLOY-02: along the long sides everybody has room, and something to shoot at. */
export function deploymentType({ orders }: Menu): Order | null {
  const types = formOf(orders, 'deployment-type')?.fields[0] as PickField | undefined;
  return types && Array.from(types.values).includes('skirmish line')
    ? { type: 'deployment-type', deployment: 'skirmish line' }
    : null;
}

/** A side's plan for groups it may hold back, and whether it calls its shells on sight. */
interface Foresight {
  readonly reserves: Extract<Order, { type: 'plan' }>['reserves'];
  readonly calls: boolean;
}

/** When aircraft come, and when shells fall. */
const STRIKE = 2;
const SALVO = 1;

/** HGB-RES-01, HGB-AIR-01, HGB-ARTY-01: shells that are not called fall on units moving to the middle. */
export function plan(state: State, seat: Seat, { reserves, calls }: Foresight): Order {
  const { width, height } = state.scene;
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const zones = state.battle.zones[opponentOf(seat)];
  const at = zones.map((zone) => nearestOn(zone, middle))[0];
  const own = state.battle.support.flatMap((asset, index) => (asset.seat === seat ? { asset, index } : []));
  return {
    type: 'plan',
    reserves,
    strikes: own.flatMap(({ asset, index }) => (isSalvo(asset) ? [] : { asset: index, round: STRIKE })),
    salvos: calls
      ? []
      : own.flatMap(({ asset, index }) => (isSalvo(asset) ? { asset: index, round: SALVO, at } : [])),
  };
}

const enemiesOf = (state: State, seat: Seat): Place[] =>
  rosterOf(state.setup).units.flatMap((unit) =>
    unit.seat !== seat && state.units[unit.id].at ? state.units[unit.id].at! : [],
  );

/** HGB-AIR-02: across the table, over as many enemies as possible. */
export function airRun(state: State, seat: Seat): Order {
  const { width, height } = state.scene;
  const enemies = enemiesOf(state, seat);
  const under = (from: Place, to: Place): number =>
    enemies.filter((each) => distanceToSegment(each, from, to) <= RUN_WIDTH * INCH).length;
  let best: Order = { type: 'air-run', from: 0, fromAt: width >> 1, to: 2, toAt: width >> 1 };
  let most = 0;
  for (const { x, y } of enemies) {
    const down = under({ x, y: 0 }, { x, y: height });
    if (down > most) best = { type: 'air-run', from: 0, fromAt: x, to: 2, toAt: x };
    const across = under({ x: 0, y }, { x: width, y });
    if (across > Math.max(most, down)) best = { type: 'air-run', from: 3, fromAt: y, to: 1, toAt: y };
    most = Math.max(most, down, across);
  }
  return best;
}

/** HGB-AIR-02: all attacks at the most damaged enemy. */
export function airStrike(state: State, { orders }: Menu): Order | null {
  const form = formOf(orders, 'strike');
  if (!form) return null;
  const [targets, rates] = form.fields as [PickField, Field];
  const damageOf = (id: number): number => state.units[id].body.damage;
  const [target] = Array.from(targets.values, Number).sort((a, b) => damageOf(b) - damageOf(a));
  return { type: 'strike', target, rof: rates.kind === 'whole' ? rates.max : 0 };
}

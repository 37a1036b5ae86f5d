import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { helpPick, helps } from '../../phases/command/spending.ts';
import { tokensSteadied } from '../../rules/command/command.ts';
import { mayHelp, pointsOf } from '../../rules/command/points.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { leaderOf, moraleOf } from './nerve.ts';
import { shift } from './reckoning.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    steady: { readonly type: 'steady'; readonly receiver: number };
  }
}

/** HGB-CP-07: the leaders of shaken groups, in sight of enemies or not. */
export function steadyForms(state: State, seat: Seat): OrderForm<Order['type']>[] {
  const leaders = rosterOf(state.setup).groups.flatMap((group, index) => {
    if (group.seat !== seat || moraleOf(state).tokens[index] === 0) return [];
    const { unit } = leaderOf(state, index);
    return state.units[unit].at !== null && mayHelp(state, unit, 'morale') ? unit : [];
  });
  if (leaders.length === 0) return [];
  return [{ type: 'steady', label: 'Steady a group (1 CP)', fields: [helpPick(state, leaders, 'morale')] }];
}

/** Tokens for which a bot pays, and points that it keeps. */
const WORTH_A_POINT = 3;
const RESERVE = 1;

/** A bot steadies whoever is about to break, if it can afford that. */
export function steadyChoice(state: State, { orders }: Menu): Order | null {
  const [leaders] = (orders.find(({ type }) => type === 'steady')?.fields ?? []) as Pick[];
  if (!leaders) return null;
  const { units } = rosterOf(state.setup);
  const shaken = Array.from(leaders.values, Number).find(
    (id) =>
      moraleOf(state).tokens[units[id].group] >= WORTH_A_POINT && pointsOf(state, units[id].seat) > RESERVE,
  );
  return shaken === undefined ? null : { type: 'steady', receiver: shaken };
}

/** HGB-CP-07: half of the tokens; the point counts for the leader alone. */
export function steadyGroup(play: Play<GearBlitz>, leader: number): void {
  const { group } = rosterOf(play.state.setup).units[leader];
  if (!helps(play, leader, 'morale')) return;
  shift(play, [{ group, by: -tokensSteadied(moraleOf(play.state).tokens[group]), why: ['steadied'] }]);
}

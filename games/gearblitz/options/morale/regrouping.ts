import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Marked } from '../../events/change.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { rollSkill } from '../../phases/core/rolls.ts';
import { isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { dugIn, rallyingThreshold, regroupThreshold, variableMorale } from '../../rules/optional/morale.ts';
import { found } from '../../rules/sight/sighting.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { leaderOf, listOf, MILICIA, moraleOf, NORTHERN_GUARD } from './nerve.ts';
import { shift } from './reckoning.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'morale/cry': { readonly seat: Seat };
    'morale/rally': { readonly seat: Seat };
    'morale/regroup': { readonly group: number };
    'morale/rest': object;
  }
  interface OptionOrders {
    'rallying-cry': { readonly type: 'rallying-cry' };
    'no-cry': { readonly type: 'no-cry' };
    regroup: { readonly type: 'regroup' };
  }
  interface OptionEvents {
    temper: Marked & {
      readonly type: 'temper';
      readonly group: number;
      readonly die: number;
      readonly luck: number;
    };
    cried: Marked & {
      readonly type: 'cried';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly total: number;
      readonly threshold: number;
      readonly isHeard: boolean;
    };
    regrouped: Marked & {
      readonly type: 'regrouped';
      readonly unit: number;
      readonly group: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly threshold: number;
      readonly isMade: boolean;
    };
  }
}

/** HGB-NG-01, HGB-SM-01: rolls and questions before Initiative. */
export function roundBegins(play: Play<GearBlitz>): void {
  const { state } = play;
  if (state.round === 1) rollTempers(play);
  for (const seat of [1, 0])
    if (listOf(state, seat) === NORTHERN_GUARD && state.commanders[seat] >= 0)
      play.next({ step: 'morale/cry', seat });
}

/** HGB-SM-01: a die for each Cadre but the Commander's. */
function rollTempers(play: Play<GearBlitz>): void {
  const { state } = play;
  const { units, groups } = rosterOf(state.setup);
  for (const [group, { seat }] of groups.entries()) {
    const commander = state.commanders[seat];
    if (listOf(state, seat) !== MILICIA || (commander >= 0 && units[commander].group === group)) continue;
    const [die] = play.roll('variable morale', 1, { by: seat });
    const luck = variableMorale(die);
    const morale = moraleOf(state);
    play.happen({
      type: 'temper',
      group,
      die,
      luck,
      marks: { morale: { ...morale, variable: morale.variable.with(group, luck) } },
    });
  }
}

/** HGB-NG-01: once a round, or not at all. */
export const cry: Decision<GearBlitz, OptionFrames['morale/cry'], 'rallying-cry' | 'no-cry'> = {
  menu: () => ({
    prompt: 'Does the Commander raise a Rallying Cry?',
    rule: 'HGB-NG-01',
    orders: [
      { type: 'no-cry', label: 'No Rallying Cry', fields: [], isPass: true },
      { type: 'rallying-cry', label: 'Rallying Cry', fields: [] },
    ],
  }),
  apply(play, { seat }, order) {
    if (order.type === 'rallying-cry') play.next({ step: 'morale/rally', seat });
  },
};

/** HGB-NG-01: the Commander's Leadership, against 6 once the first Commander is gone. */
export const rally: Procedure<GearBlitz, OptionFrames['morale/rally']> = (play, { seat }) => {
  const { state } = play;
  const unit = state.commanders[seat];
  const [group, place] = state.setup.armies[seat].commander;
  const first = rosterOf(state.setup).groups.filter((each) => each.seat === seat)[group].units[place];
  const threshold = rallyingThreshold(unit !== first);
  const roll = rollSkill(play, { unit, skill: 'ld', purpose: 'rallying cry' });
  const total = resultOf(roll, 0);
  const isHeard = isSuccess(marginOf(total, threshold));
  const morale = moraleOf(state);
  play.happen({
    type: 'cried',
    seat,
    dice: roll.dice,
    total,
    threshold,
    isHeard,
    marks: { morale: { ...morale, cries: morale.cries.with(seat, isHeard ? 'heard' : 'failed') } },
  });
};

/** HGB-MOR-05: no unit of the group is in the open in an enemy's sight. */
function isUnderCover(state: State, group: number): boolean {
  const { units, groups } = rosterOf(state.setup);
  const enemies = units.filter(({ id, seat }) => seat !== groups[group].seat && state.units[id].at);
  return groups[group].units
    .filter((id) => state.units[id].at)
    .every((id) =>
      enemies.every((enemy) => {
        const { sight, isDetected } = found(state, enemy.id, id);
        return sight.isHiddenBySolid || sight.around.isInCover || !isDetected;
      }),
    );
}

/** HGB-MOR-05: the leader, with an action. */
export function regroupForms(state: State, id: number): OrderForm<Order['type']>[] {
  const { group } = rosterOf(state.setup).units[id];
  const isPossible =
    state.units[id].actions > 0 &&
    moraleOf(state).tokens[group] > 0 &&
    leaderOf(state, group).unit === id &&
    isUnderCover(state, group);
  return isPossible ? [{ type: 'regroup', label: 'Regroup', fields: [] }] : [];
}

export function regroup(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  play.emit({ type: 'spent', unit: id, now: { actions: unit.actions } });
  play.next({ step: 'morale/regroup', group: rosterOf(play.state.setup).units[id].group });
}

/** HGB-MOR-05: Leadership against the tokens; a success removes one. */
export const rollToRegroup: Procedure<GearBlitz, OptionFrames['morale/regroup']> = (play, { group }) => {
  const { state } = play;
  const { unit } = leaderOf(state, group);
  const threshold = regroupThreshold(moraleOf(state).tokens[group]);
  const roll = rollSkill(play, { unit, skill: 'ld', purpose: 'regroup' });
  const total = resultOf(roll, 0);
  const isMade = isSuccess(marginOf(total, threshold));
  play.happen({ type: 'regrouped', unit, group, dice: roll.dice, total, threshold, isMade, marks: {} });
  if (isMade) shift(play, [{ group, by: -1, why: ['regrouped'] }]);
};

/** HGB-MOR-05, HGB-MOR-06: when a round ends; who was not hurt all round may try for nothing. */
export const rest: Procedure<GearBlitz, object> = (play) => {
  const { state } = play;
  const { groups } = rosterOf(state.setup);
  const { hurt } = moraleOf(state);
  const isHere = (id: number): boolean => state.units[id].at !== null;
  const dug = groups.flatMap(({ units }, group) => {
    const by = units.filter(isHere).reduce((sum, id) => sum + dugIn(unitOf(state, id)), 0);
    return by > 0 && moraleOf(state).tokens[group] > 0 ? [{ group, by: -by, why: ['dug in'] as const }] : [];
  });
  shift(play, dug, { sniped: [], hurt: [], cries: [null, null] });
  const calm = groups.flatMap(({ units }, group) =>
    !hurt.includes(group) && moraleOf(state).tokens[group] > 0 && units.some(isHere) ? group : [],
  );
  play.next(...calm.map((group) => ({ step: 'morale/regroup', group }) as const));
};

import type { OrderForm, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { distance } from '@ironfield/table/place.ts';
import type { Climb } from '../../cards/unit.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { followed } from '../../rules/infantry/squad.ts';
import { ascentsOf, climbingLeft, climbingRate, hasRoomAt, jumpsOf } from '../../rules/movement/cliffs.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { charged } from '../../rules/unit/movement.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { REASONS } from '../../text.ts';
import { tellInTheOpen } from '../actions/hull-down.ts';

export type OnCliff = 'jump' | 'climb' | 'climb-on';

/** HGB-TERR-05 to HGB-TERR-07: what a unit may do at a cliff, and on it. */
export function cliffForms(state: State, id: number): OrderForm<OnCliff>[] {
  if (state.units[id].activation!.isStopped) return [];
  if (state.units[id].body.climb) return climbOnForms(state, id);
  const jumps = jumpsOf(state, id);
  const ascents = ascentsOf(state, id);
  return [
    ...wayForm('climb', ascents, ({ top, foot, isDown }) =>
      TEXT.climbs((top - foot) / INCH, isDown ? 'down' : 'up'),
    ),
    ...wayForm('jump', jumps, ({ levels }) => TEXT.jumps(levels)),
  ];
}

/** A choice of directions, each described by its result. */
function wayForm<T extends 'climb' | 'jump', W extends { readonly way: number }>(
  type: T,
  ways: readonly W[],
  label: (way: W) => string,
): OrderForm<T>[] {
  if (ways.length === 0) return [];
  const labelOf = (value: Scalar) => label(ways.find(({ way }) => way === value)!);
  return [
    {
      type,
      label: TEXT[type],
      fields: [
        {
          kind: 'pick',
          name: 'way',
          label: TEXT.side,
          values: ways.map(({ way }) => way),
          describe: (way) => ({ label: labelOf(way) }),
        },
      ],
    },
  ];
}

/** HGB-TERR-07: where somebody on a cliff may climb on to. */
export function climbOnTo(state: State, id: number): ('up' | 'down')[] {
  const { climb: hangs } = state.units[id].body;
  if (!hangs || climbingLeft(state, id) <= 0) return [];
  const ends: ('up' | 'down')[] = [];
  if (climbingRate(state, id, false) !== null && hasRoomAt(state, id, hangs.onTop)) ends.push('up');
  return [...ends, 'down'];
}

function climbOnForms(state: State, id: number): OrderForm<OnCliff>[] {
  const values = climbOnTo(state, id);
  if (values.length === 0) return [];
  return [
    {
      type: 'climb-on',
      label: TEXT.climbOn,
      fields: [
        {
          kind: 'pick',
          name: 'to',
          label: TEXT.side,
          values,
          describe: (end) => ({ label: TEXT.ends[end as 'up'] }),
        },
      ],
    },
  ];
}

/** HGB-TERR-06: over the edge, and the test. */
export function jump(play: Play<GearBlitz>, id: number, way: number): void {
  const unit = play.state.units[id];
  const { to, levels, cost } = jumpsOf(play.state, id).find((each) => each.way === way)!;
  unit.activation = charged(unit.activation!, cost);
  const { activation } = unit;
  const explanation = play.explain((tally) => tally.add(cost, REASONS.ground, 'HGB-MOVE-01'));
  play.emit({ type: 'paid', unit: id, cost: explanation, now: { activation } });
  play.next({ step: 'fall', unit: id, why: 'jump', levels, to });
}

/** HGB-TERR-07: as far as the MP allow; a unit that does not reach the end hangs on the cliff. */
export function climb(
  play: Play<GearBlitz>,
  id: number,
  order: Extract<Order, { type: 'climb' | 'climb-on' }>,
): void {
  const { state } = play;
  const unit = state.units[id];
  const from = unit.at!;
  const left = climbingLeft(state, id);
  const { hangs, isDown } =
    order.type === 'climb' ? begins(state, id, order.way) : goesOn(state, id, order.to);
  const rate = climbingRate(state, id, isDown)!;
  const whole = isDown ? hangs.height - hangs.foot : hangs.top - hangs.height;
  const far = Math.min(whole, Math.floor(left / rate));
  const cost = far * rate;
  const isThere = far === whole;
  if (isThere && !isDown) unit.at = hangs.onTop;
  unit.others = followed(state, id, from, unit.at!);
  const height = hangs.height + (isDown ? -far : far);
  unit.body = { ...unit.body, climb: isThere ? null : { ...hangs, height } };
  const { activation: before } = unit;
  unit.activation = { ...charged(before!, cost), path: before!.path + far, road: 0 };
  const hung = unit.body;
  const rid = endMarks(state, id, 'climbs');
  const { at, others, body, activation } = unit;
  const explanation = play.explain((tally) => tally.add(cost, TEXT.climb, 'HGB-TERR-07'));
  play.emit({
    type: 'climbed',
    unit: id,
    from,
    cost: explanation,
    far,
    isDown,
    now: { ...rid, at, others, body, activation },
  });
  tellInTheOpen(play, id, hung);
}

interface Start {
  readonly hangs: Climb;
  readonly isDown: boolean;
}

/** It goes to the edge and takes hold of it. */
function begins(state: State, id: number, way: number): Start {
  const unit = state.units[id];
  const { at, foot, top, onTop, isDown } = ascentsOf(state, id).find((each) => each.way === way)!;
  const inches = distance(unit.at!, at);
  unit.at = at;
  unit.activation = { ...unit.activation!, path: unit.activation!.path + inches };
  return { hangs: { height: isDown ? top : foot, foot, top, onTop }, isDown };
}

const goesOn = (state: State, id: number, to: 'up' | 'down'): Start => ({
  hangs: state.units[id].body.climb!,
  isDown: to === 'down',
});

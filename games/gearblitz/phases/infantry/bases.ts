import type { OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { basesOverlap } from '@ironfield/table/base.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { isOnTable, outlineAround } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { past } from '../../register.ts';
import { baseAt, placesOf } from '../../rules/core/model.ts';
import { isCoherent } from '../../rules/infantry/squad.ts';
import { mostDistance, movementLeft } from '../../rules/movement/legs.ts';
import { groundCost } from '../../rules/terrain/ground.ts';
import { whyBarred, whyNotStand } from '../../rules/terrain/room.ts';
import { sheetOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { REASONS, WHY_NOT } from '../../text.ts';
import { LazyPick } from '../core/lazy-pick.ts';

/** HGB-INF-01: a base that stands behind the leading one may be put elsewhere, for MP of the squad. */
export function baseForms(state: State, id: number): OrderForm<'base'>[] {
  const { others, activation } = state.units[id];
  if (others.length === 0 || activation!.isStopped) return [];
  const among = others.map((_, i) => i + 1);
  const can = (index: number): boolean => someWay(state, id, index) !== null;
  return [
    {
      type: 'base',
      label: TEXT.moveBase,
      fields: [
        new LazyPick({
          name: 'base',
          label: TEXT.base,
          among,
          can,
          describe: (index) => ({ label: TEXT.baseAt(others[index - 1].x, others[index - 1].y) }),
          follow: (index) => [placeFor(state, id, index)],
        }),
      ],
    },
  ];
}

/** Thousandths of an MP from its place to another; the whole way is paid at the cost of the destination's ground. */
function costOf(state: State, id: number, from: Place, to: Place): number | null {
  const perInch = groundCost(unitOf(state, id), piecesAt(state.scene, to));
  if (perInch === null) return null;
  return distance(from, to) * (unitOf(state, id).speed === 'stationary' ? 1 : perInch);
}

/** Thousandths of an MP that a base may still cost, or of an inch if the squad is Stationary. Roads make nothing cheaper. */
function costLeft(state: State, id: number): number {
  const most = mostDistance(state, id);
  const isStationary = state.units[id].body.speed === 'stationary';
  if (isStationary || past(state.setup).stretchesSquads?.()) return most;
  return Math.min(most, movementLeft(state, id));
}

function whyNotThere(state: State, id: number, index: number, to: Place): Reason | null {
  const places = placesOf(state, id);
  const { kind } = sheetOf(state, id).card;
  if (!isOnTable(state.scene, to)) return WHY_NOT.offTable;
  if (isSamePlace(places[index], to)) return { message: TEXT.noMove };
  const base = baseAt(to, kind);
  const rest = places.filter((_, i) => i !== index).map((place) => baseAt(place, kind));
  if (rest.some((other) => basesOverlap(other, base)))
    return { message: TEXT.onTopOf(sheetOf(state, id).name), rule: 'HGB-SCALE-01' };
  if (!isCoherent(rest, base)) return { message: TEXT.tooFarApart, rule: 'HGB-INF-01' };
  const cost = costOf(state, id, places[index], to);
  if (cost === null) return whyBarred(state, unitOf(state, id), to);
  const left = costLeft(state, id);
  if (cost > left) return { message: TEXT.tooDear(cost, left), rule: 'HGB-MOVE-01' };
  return whyNotStand(state, id, to);
}

const WAYS = 16;

/** Some place that it can be put, looked for all around, further and further away. */
function someWay(state: State, id: number, index: number, first = 0): Place | null {
  const from = placesOf(state, id)[index];
  const most = costLeft(state, id);
  for (let far = INCH / 4; far <= most; far += INCH / 4) {
    for (let i = 0; i < WAYS; i++) {
      const to = movedAlong(from, ((first + i) % WAYS) * 90, far);
      if (!whyNotThere(state, id, index, to)) return to;
    }
  }
  return null;
}

function placeFor(state: State, id: number, index: number): Point {
  const from = placesOf(state, id)[index];
  const most = costLeft(state, id);
  return {
    kind: 'point',
    name: 'to',
    label: TEXT.place,
    forbids: (to) => whyNotThere(state, id, index, to),
    sample: (random: Random) => someWay(state, id, index, randomBelow(random, WAYS))!,
    outline: outlineAround({ ...from, radius: most }),
  };
}

/** HGB-INF-01: if any base moves, the squad has moved. */
export function moveBase(play: Play<GearBlitz>, id: number, index: number, to: Place): void {
  const unit = play.state.units[id];
  const from = placesOf(play.state, id)[index];
  const isStationary = unit.body.speed === 'stationary';
  const cost = costOf(play.state, id, from, to)!;
  const { activation } = unit;
  unit.others = unit.others.with(index - 1, to);
  unit.activation = isStationary
    ? { ...activation!, path: activation!.path + cost }
    : { ...activation!, spent: activation!.spent + cost };
  const paid = play.explain((tally) => tally.add(cost, REASONS.ground, 'HGB-MOVE-01'));
  const now = { others: unit.others, activation: unit.activation };
  play.emit({ type: 'paid', unit: id, cost: paid, now });
}

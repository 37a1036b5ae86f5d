import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { longestWalk, movementLeft, moverOf, walk } from '@ironfield/gearblitz/rules/movement/legs.ts';
import { charged, movesFreely, turnCost } from '@ironfield/gearblitz/rules/unit/movement.ts';
import { fork } from '@ironfield/gearblitz/state/fork.ts';
import { unitOf } from '@ironfield/gearblitz/state/roster.ts';
import type { State } from '@ironfield/gearblitz/state.ts';
import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, turnBetween, turned } from '@ironfield/table/heading.ts';
import type { Overlay } from '../../tabletop/tabletop-game.ts';
import { stateIn } from './types.ts';

const RAYS = 72;
/** Of the legs that others begin at. */
const FEWER = 24;
const SHARES = [0.4, 0.75];

/** A leg in one direction, with the turn before it. */
interface Ray {
  readonly way: Heading;
  readonly to: Place;
  readonly distance: number;
  /** Of the turn, in thousandths of an MP. */
  readonly paid: number;
  /** HGB-MOVE-11 */
  readonly needsTest: boolean;
}

/** The places that a unit reaches by a turn and a leg, by a test, and by another turn and leg. */
export function reachOf(view: View<GearBlitz>, id: number): Overlay[] {
  const state = fork(stateIn(view));
  const { at, activation } = state.units[id];
  if (!at || !activation || activation.isStopped || unitOf(state, id).climb) return [];
  const rays = raysFrom(state, id, RAYS);
  const corners = (isMeant: (ray: Ray) => boolean) => rays.map((ray) => (isMeant(ray) ? ray.to : at));
  const areas: Overlay[] = [
    { kind: 'area', outlines: further(state, id), look: 'far' },
    { kind: 'area', outlines: [corners(({ needsTest }) => !needsTest)], look: 'reach' },
  ];
  if (rays.some(({ needsTest }) => needsTest))
    areas.push({ kind: 'area', outlines: [corners(({ needsTest }) => needsTest)], look: 'danger' });
  return areas;
}

/** The places in reach from the ends of a first leg. */
function further(state: State, id: number): Place[][] {
  const unit = state.units[id];
  const { at, heading, activation } = unit;
  if (moverOf(state, id).speed === 'stationary') return [];
  return raysFrom(state, id, FEWER).flatMap(({ way, to, distance, paid, needsTest }) => {
    if (needsTest || distance < INCH / 2) return [];
    return SHARES.map((share) => {
      const end = placeOnLine(at!, to, Math.round(distance * share));
      unit.activation = charged(activation!, paid);
      const { cost, road } = walk(state, id, end);
      const { straight, path } = unit.activation;
      const isTurned = way !== heading;
      const far = Math.round(distance * share);
      unit.activation = {
        ...charged(unit.activation, cost),
        road,
        path: path + far,
        straight: isTurned ? far : straight + far,
      };
      unit.at = end;
      unit.heading = way;
      const corners = raysFrom(state, id, FEWER).map((ray) => (ray.needsTest ? end : ray.to));
      Object.assign(unit, { at, heading, activation });
      return corners;
    });
  });
}

/** All around, beginning ahead; where it cannot turn to it stays. */
function raysFrom(state: State, id: number, count: number): Ray[] {
  const unit = state.units[id];
  const { at, heading, activation } = unit;
  const { straight, hasTurned } = activation!;
  const model = moverOf(state, id);
  const left = movementLeft(state, id);
  // Two turns on the spot are one; and those who are Stationary creep or turn.
  const canTurn = movesFreely(model) || (model.speed !== 'stationary' && !(hasTurned && straight === 0));
  return Array.from({ length: count }, (_, i): Ray => {
    const way = turned(heading, (i * FULL_TURN) / count);
    const { mp, needsTest } = turnCost(model, Math.abs(turnBetween(heading, way)), straight);
    const stays = { way, to: at!, distance: 0, paid: 0, needsTest: false };
    if ((way !== heading && !canTurn) || mp * INCH > left) return stays;
    unit.activation = charged(activation!, mp * INCH);
    const { to, distance } = longestWalk(state, id, way);
    unit.activation = activation;
    return { way, to, distance, paid: mp * INCH, needsTest };
  });
}

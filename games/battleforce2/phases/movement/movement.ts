import { cellOf, type Edge } from '@ironfield/hex/board.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { isInPlay, isOnGround, supportOf } from '../../rules/elements/places.ts';
import { drowns, endsOnBridge } from '../../rules/map/bridges.ts';
import { strideOf } from '../../rules/map/terrain-costs.ts';
import { mpOfUnit } from '../../rules/movement/movement-points.ts';
import {
  costsAlong,
  isFree,
  onBridgesAlong,
  passageTo,
  roadBonusOn,
  setOutOf,
  wayOff,
} from '../../rules/movement/reach.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import { carriesAnybody, overloaded, passengersOf } from '../../rules/movement/transport.ts';
import {
  DESTROYED,
  type Frame,
  type Frames,
  opponentOf,
  RETREATED,
  type SetOut,
  type State,
} from '../../state.ts';
import type { Seen } from '../../table.ts';
import { LABELS, PROMPTS } from '../../text.ts';
import { moveAsSeen } from '../announcing.ts';
import { destroy } from '../combat/hits.ts';
import { hookUp, unhook } from '../hook-up.ts';
import { beginPhase } from '../turn.ts';
import { endIfDecided } from '../victory.ts';
import { ExitPick, MoverPick } from './movement-picks.ts';
import { supportForms, unloadingPick } from './support-picks.ts';
import { load, unload } from './transport.ts';

/** BF2-SEQ-04, BF2-EQ-07: coolant flows no longer than until now. */
export function movement(play: Play<Battleforce2>, { seat }: Frames['movement']): void {
  beginPhase(play, 'movement', seat);
  const { unitsOf, elementsOf } = battlefieldOf(play.state);
  for (const unit of unitsOf[seat])
    for (const element of elementsOf[unit])
      if (play.state.elements[element].cools !== null) unhook(play, element);
  play.next({ step: 'movement/side', seat });
}

const isToMove = ({ plugged }: OpenField, state: State, unit: number): boolean =>
  isInPlay(state, unit) && !state.units[unit].moved && !plugged.isOutOfHand?.(state, unit);

/** Asked until all units have moved and none is carried: whether a unit can move is secret. */
export function movementSide(play: Play<Battleforce2>, { seat }: Frames['movement/side']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const isAsked =
    field.unitsOf[seat].some((unit) => isToMove(field, state, unit)) || carriesAnybody(field, state, seat);
  if (field.plugged.isAskedToMove?.(isAsked, field, state, seat) ?? isAsked)
    play.next({ step: 'movement/move', seat });
}

export const move: Decision<Battleforce2, Frames['movement/move'], Order['type']> = {
  menu(state, { seat }, sought) {
    const field = battlefieldOf(state);
    const carriers = overloaded(field, state, seat);
    if (carriers.length > 0)
      return {
        prompt: PROMPTS.putDown,
        rule: 'BF2-EQ-16',
        orders: [{ type: 'unload', label: LABELS.unload, fields: [unloadingPick(field, state, carriers)] }],
      };
    const units = field.unitsOf[seat].filter(
      (unit) => isToMove(field, state, unit) && isOnGround(state, unit),
    );
    const { movementForms } = field.plugged;
    const moving: OrderForm<'move'> = {
      type: 'move',
      label: LABELS.move,
      fields: [new MoverPick(field, state, seat, units)],
    };
    if (sought === 'move' && !movementForms)
      return { prompt: PROMPTS.move, rule: 'BF2-SEQ-04', orders: [moving] };
    const forms: readonly OrderForm<Order['type']>[] = [
      moving,
      { type: 'exit', label: LABELS.exit, fields: [new ExitPick(field, state, seat, units)] },
      ...supportForms(field, state, seat),
      { type: 'done', label: LABELS.done, fields: [] },
    ];
    return {
      prompt: PROMPTS.move,
      rule: 'BF2-SEQ-04',
      orders: movementForms?.(forms, field, state, seat) ?? forms,
    };
  },

  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    const field = battlefieldOf(play.state);
    play.next({ step: 'movement/side', seat });
    switch (order.type) {
      case 'move':
        moveUnit(play, field, order);
        break;
      case 'exit':
        setOutFor(play, field, order);
        break;
      case 'load':
        load(play, order);
        break;
      case 'unload':
        unload(play, order);
        break;
      case 'cool':
        hookUp(play, order);
        break;
      default:
        field.plugged.ordered!(play, seat, order);
    }
    endIfDecided(play);
  },
};

function moveUnit(play: Play<Battleforce2>, field: Battlefield, order: OrderOf<'move'>): void {
  const { unit, way, to } = order;
  const { path, mp } = passageTo(field, play.state, unit, way, cellOf(field.board, to))!;
  const end = { unit, way, to: path[path.length - 1] };
  field.plugged.moveBegins?.(play, unit, mp);
  if (field.plugged.entersHex) {
    travel(play, order, path, { step: 'movement/moved', ...end });
    return;
  }
  arrive(play, order, path, { isOnBridge: isOnBridgeAt(play.state, order, path, path.length - 1) });
  finish(play, end);
}

type Mover = Pick<OrderOf<'move'>, 'unit' | 'way' | 'facing'>;

/** BF2-MAP-05: whether the unit is on a bridge when it reaches this hex of its way. */
function isOnBridgeAt(
  state: State,
  { unit, way }: Mover,
  path: readonly number[],
  at: number,
  from: SetOut = setOutOf(battlefieldOf(state), state, unit),
): boolean {
  return onBridgesAlong(battlefieldOf(state), state, unit, { path, from, way })[at];
}

/** BF2-ENV-05: the MP of a way that differs from an order to move, and the extra cost. */
export function spendAlong(
  play: Play<Battleforce2>,
  unit: number,
  path: readonly number[],
  from: SetOut,
  more = 0,
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (!field.plugged.moveBegins || field.past.movesAsBefore?.()) return;
  const cost = costsAlong(field, state, unit, { path, from })[path.length - 1] + more;
  // BF2-MOVE-02: a single hex takes no more MP than there are.
  const isLeastMove = path.length <= 2;
  field.plugged.moveBegins(play, unit, isLeastMove ? Math.min(cost, mpOfUnit(field, state, unit)) : cost);
}

/** From hex to hex, as far as nothing stops it; then what follows. */
export function travel(
  play: Play<Battleforce2>,
  { unit, way, facing }: Mover,
  path: readonly number[],
  ...then: readonly Frame[]
): void {
  const at = way === 'jump' ? path.length - 1 : 1;
  const from = setOutOf(battlefieldOf(play.state), play.state, unit);
  play.next({ step: 'movement/march', unit, way, facing: facing ?? null, path, at, from }, ...then);
}

/** The end of a move over the map. */
export function moved(play: Play<Battleforce2>, frame: Frames['movement/moved']): void {
  finish(play, frame);
  endIfDecided(play);
}

function finish(play: Play<Battleforce2>, { unit, way, to }: Frames['movement/moved']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (!isOnMap(state, unit)) return;
  const { hex } = state.units[unit];
  if (way === 'bridge' && hex === to) breakBridge(play, field, to);
  // BF2-BLDG-04: a unit that is stopped does not climb.
  const isCutShort = way === 'climb' && hex !== to && !field.past.meetsAsBefore?.();
  field.plugged.moveEnds?.(play, unit, isCutShort ? 'ground' : way);
}

/** The end of every other way to a hex. */
export function arrived(play: Play<Battleforce2>, { unit }: Frames['movement/arrived']): void {
  if (isOnMap(play.state, unit)) battlefieldOf(play.state).plugged.arrives?.(play, unit);
  endIfDecided(play);
}

/**
 * The whole move, or the part behind a unit that something happens to: that tells of the unit that stopped it, and of
 * its own MP if it has become too slow.
 */
function arrive(
  play: Play<Battleforce2>,
  { unit, way, facing }: Mover,
  path: readonly number[],
  { isOnBridge, reveals }: { readonly isOnBridge: boolean; readonly reveals?: readonly number[] | undefined },
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const isAsBefore = field.past.movesAsBefore?.() === true;
  const onBridge = isAsBefore ? endsOnBridge(field, state, unit, way, path) : isOnBridge;
  const looks = facing ?? state.units[unit].facing;
  const moved = { type: 'moved', unit, way, path, facing: looks, onBridge } as const;
  const seen = moveAsSeen(field, state, unit, moved);
  play.happen(reveals ? { ...seen, reveals: [...(seen.reveals ?? []), ...reveals] } : seen);
}

/**
 * Hex by hex, from this one of the path on; a jump enters only the last. Events in a hex come before the next hex, and
 * a unit that has become too slow stops.
 */
export function march(play: Play<Battleforce2>, frame: Frames['movement/march']): void {
  const { units } = play.state;
  const field = battlefieldOf(play.state);
  const { entersHex } = field.plugged;
  const { unit, way, path, at, from } = frame;
  const mover = { unit, way, ...(frame.facing !== null && { facing: frame.facing }) };
  const end = path.length - 1;
  const limit = farthest(field, play.state, frame);
  // A unit that only turns has no next hex.
  if (at <= end && limit < at) {
    halt(play, field, mover, frame);
    return;
  }
  const happening: Frame[] = [];
  let told = Math.max(0, at - 1);
  let last = end;
  let isStopped = false;
  const arriveAt = (i: number, found?: readonly number[]) =>
    arrive(play, mover, path.slice(way === 'jump' ? 0 : told, i + 1), {
      isOnBridge: isOnBridgeAt(play.state, mover, path, i, from),
      reveals: found,
    });
  const reach = (i: number, found: readonly number[] = []) => {
    if (told >= i) return;
    if (i < end) play.emit({ type: 'held-up', unit, hex: path[i] });
    arriveAt(i, i < end ? found : undefined);
    told = i;
  };
  for (let i = at; i <= limit && entersHex; i++) {
    if (isStopped || !isOnMap(play.state, unit)) break;
    if (happening.length > 0) {
      play.next(...happening, { ...frame, step: 'movement/march', at: i });
      return;
    }
    if (i > 0) endMarks(field, units[unit], 'moves');
    units[unit].hex = path[i];
    last = i;
    entersHex(play, {
      unit,
      way,
      from: way === 'jump' ? path[0] : path[Math.max(0, i - 1)],
      hex: path[i],
      arrive: (found) => reach(i, found),
      stop: () => {
        isStopped = true;
      },
      happens: (...frames) => {
        reach(i);
        happening.push(...frames);
      },
    });
  }
  const isTooSlow = limit < end && !isStopped;
  if (isTooSlow && happening.length > 0) {
    play.next(...happening, { ...frame, step: 'movement/march', at: limit + 1 });
    return;
  }
  play.next(...happening);
  if (!isOnMap(play.state, unit)) return;
  if (end === 0 && at > 0) arriveAt(0);
  else reach(last);
  if (isStopped) spendAlong(play, unit, path.slice(0, last + 1), from);
  else if (isTooSlow) halt(play, field, mover, { ...frame, at: limit + 1 });
}

/**
 * BF2-MOVE-04: MP spent stay spent; the last hex of its way that it still has the MP for. Before correction 8 only the
 * next one was checked. A jump is always completed.
 */
function farthest(field: Battlefield, state: State, frame: Frames['movement/march']): number {
  const { unit, way, path, at, from } = frame;
  const end = path.length - 1;
  const isFirst = at <= (from === 'off board' ? 0 : 1);
  if (isFirst || way === 'jump' || !isOnMap(state, unit) || field.past.meetsAsBefore?.()) return end;
  const mp = mpOfUnit(field, state, unit);
  const costs = costsAlong(field, state, unit, { path, from, way });
  const isTooFar = (i: number) => costs[i] > mp + roadBonusOn(field, state, unit, path.slice(0, i + 1), from);
  if (field.past.movesAsBefore?.()) return isTooFar(at) ? at - 1 : end;
  for (let i = at; i <= end; i++) if (isTooFar(i)) return i - 1;
  return end;
}

/** BF2-MOVE-04: its way ends before this hex. */
function halt(
  play: Play<Battleforce2>,
  field: Battlefield,
  mover: Mover,
  { unit, path, at, from }: Frames['movement/march'],
): void {
  field.plugged.moveBegins?.(play, unit, costsAlong(field, play.state, unit, { path, from })[at - 1]);
  standBack(play, field, mover, { path: path.slice(0, at), from, ahead: path.slice(at) });
}

/**
 * BF2-STACK-02: at the end of its way a unit is in the last hex where it may stand, without further rolls; a unit
 * entering the map without one is in the next.
 */
function standBack(
  play: Play<Battleforce2>,
  field: Battlefield,
  mover: Mover,
  {
    path,
    from,
    ahead = [],
  }: { readonly path: readonly number[]; readonly from: SetOut; readonly ahead?: readonly number[] },
): void {
  const isFreeHex = (cell: number) => isFree(field, play.state, mover.unit, cell);
  const end = path.length - 1;
  const stands = path.findLastIndex((cell, i) => (i === 0 && from !== 'off board') || isFreeHex(cell));
  if (stands === end) return;
  const back = path.slice(stands).toReversed();
  const on = [path[end], ...ahead.slice(0, ahead.findIndex(isFreeHex) + 1)];
  const at = stands >= 0 ? stands : end + on.length - 1;
  const isOnBridge = isOnBridgeAt(play.state, mover, [...path, ...ahead], at, from);
  arrive(play, mover, stands >= 0 ? back : on, { isOnBridge, reveals: [mover.unit] });
}

/** BF2-MAP-05: the hex becomes water; units on the bridge that cannot be in it are lost. */
function breakBridge(play: Play<Battleforce2>, field: Battlefield, hex: number): void {
  const { state } = play;
  const fallen = touchedBy(field, state, 'a bridge falls', hex);
  play.happen({ type: 'bridge-fell', hex });
  for (const unit of fallen) {
    for (const element of field.elementsOf[unit]) {
      if (!state.elements[element].destroyed && drowns(field, element)) destroy(play, element);
    }
  }
}

/** BF2-VIC-04: before correction 7 nothing happened on the way. */
function setOutFor(play: Play<Battleforce2>, field: Battlefield, order: OrderOf<'exit'>): void {
  const { unit, edge } = order;
  const { entersHex } = field.plugged;
  if (!entersHex || field.past.meetsAsBefore?.()) exit(play, field, order);
  else travelOff(play, unit, edge, wayOff(field, play.state, unit, edge));
}

/** From hex to hex to an edge, and over it. */
export function travelOff(
  play: Play<Battleforce2>,
  unit: number,
  edge: Edge,
  path: readonly number[],
  isForGood = false,
): void {
  const field = battlefieldOf(play.state);
  const from = setOutOf(field, play.state, unit);
  const off = { step: 'movement/off', unit, edge, path, from, isForGood } as const;
  spendAlong(play, unit, path, from, 1);
  if (path.length > 1) travel(play, { unit, way: 'ground' }, path, off, ...endOf(field, unit, path));
  else play.next(off);
}

/** The end of a move that was to leave the map, or that was not ordered. */
export const endOf = ({ past }: OpenField, unit: number, path: readonly number[]): Frame[] =>
  past.meetsAsBefore?.() ? [] : [{ step: 'movement/moved', unit, way: 'ground', to: path[path.length - 1] }];

/** Off the map, if nothing has stopped it on the way and left it an MP for that. */
export function goOff(play: Play<Battleforce2>, frame: Frames['movement/off']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, edge, path, from, isForGood } = frame;
  if (!isOnMap(state, unit)) return;
  const end = path[path.length - 1];
  const isAsBefore = field.past.meetsAsBefore?.() === true;
  if (!isAsBefore && state.units[unit].hex !== end) return;
  const spent = costsAlong(field, state, unit, { path, from })[path.length - 1];
  const canLeave = spent < mpOfUnit(field, state, unit) && !isStopped(field, state, unit, path);
  if (isAsBefore || canLeave) exit(play, field, { unit, edge }, isForGood);
  else {
    spendAlong(play, unit, path, from);
    standBack(play, field, { unit, way: 'ground' }, { path, from });
  }
  if (!isAsBefore) endIfDecided(play);
}

/** BF2-STACK-02, BF2-HID-03: has it come upon an enemy in the last hex of its way? */
const isStopped = (field: Battlefield, state: State, unit: number, path: readonly number[]): boolean =>
  path.length > 1 &&
  !strideOf(field, state, unit).flies &&
  touchedBy(
    field,
    state,
    'stops an enemy',
    path[path.length - 1],
    field.unitsOf[opponentOf(field.seatOf[unit])],
  ).length > 0;

/** BF2-VIC-04: over the home edge it is safe, over any other it is lost. */
function exit(
  play: Play<Battleforce2>,
  field: Battlefield,
  { unit, edge }: Pick<OrderOf<'exit'>, 'unit' | 'edge'>,
  isForGood = false,
): void {
  const { state } = play;
  const isHome = edge === state.homes[field.seatOf[unit]];
  if (!isForGood && field.plugged.leavesMap?.(play, unit, edge)) {
    if (isHome && !field.past.meetsAsBefore?.()) field.plugged.unitLeft?.(play, unit);
    return;
  }
  const fate = isHome ? 'retreated' : 'destroyed';
  play.happen(moveAsSeen(field, state, unit, { type: 'exited', unit, edge, fate }));
  if (fate === 'retreated') field.plugged.unitLeft?.(play, unit);
}

/** With everybody that it carries. */
export function leave(
  { units, elements }: Seen,
  field: OpenField,
  unit: number,
  fate: 'retreated' | 'destroyed',
): void {
  for (const leaving of [unit, ...passengersOf({ units }, unit)]) {
    endMarks(field, units[leaving], 'leaves the game');
    Object.assign(units[leaving], { hex: fate === 'retreated' ? RETREATED : DESTROYED, carrier: null });
    if (fate === 'destroyed')
      for (const element of field.elementsOf[leaving]) elements[element].destroyed = true;
  }
}

/** BF2-OFF-04: off the support map for good; behind its home edge it leaves as it would over the edge. */
export function withdraw(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const isHome = supportOf(state, unit)?.half === field.seatOf[unit];
  play.happen({ type: 'withdrew', unit });
  if (isHome && !field.past.meetsAsBefore?.()) field.plugged.unitLeft?.(play, unit);
}

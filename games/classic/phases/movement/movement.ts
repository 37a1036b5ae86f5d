// The Movement Phase. A move is given in legs: after each the player may go on with the MP that are left, and after a
// fall in the middle of one he is asked again.

import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import { knowledgeOf } from '../../knowledge.ts';
import type { OrderOf } from '../../orders.ts';
import { LEAVE_COST } from '../../rules/ground/steps.ts';
import { addedMoves } from '../../rules/movement/move-kind.ts';
import { canRun, mpUnderWay } from '../../rules/movement/movement-points.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { tryToGetFree } from '../../rules/piloting/bog.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { canAct, isAirborne, isOnMap } from '../../rules/unit/condition.ts';
import { inTheWayOf } from '../../rules/unit/stacking.ts';
import type { Frames, Leg, LegEnd, MoveSoFar, OnTheWay, State, UnitState } from '../../state.ts';
import { PROMPTS } from '../../text/movement.ts';
import { mindSinks, switchSinks } from '../heat/sinks.ts';
import { fallDown } from '../landing/fall-down.ts';
import { activations, candidates, hasActed } from '../turn/activation.ts';
import { removeDestroyed } from '../turn/phase-end.ts';
import { beginPhase } from '../turn/turn.ts';
import { begin, type Ending, goAlong, legTo, minimumLeg, setOut } from './movement-legs.ts';
import { canGoOn, goOnForms, type MoveOrder, moveForms } from './movement-menu.ts';
import type { Move } from './movement-picks.ts';
import { charge, comeDown, drop, jump, leave, standUp } from './movement-special.ts';

export function movement(play: Play<Classic>): void {
  beginPhase(play, 'movement');
  const field = battlefieldOf(play.state);
  tryToGetFree(play, field);
  if (field.plugged.movementBegins) {
    field.plugged.movementBegins(play, field);
    removeDestroyed(play, field);
  }
  play.next(...activations(play.state, 'movement'), { step: 'phase/end', phase: 'movement' });
}

export const move: Decision<Classic, Frames['movement/move'], MoveOrder> = {
  menu(state, frame, sought) {
    const field = battlefieldOf(state);
    const units = candidates(field, state, frame, 'movement');
    const orders = moveForms(field, state, frame.seat, units, sought);
    return { prompt: PROMPTS.move, rule: 'CBT-MOV-01', orders };
  },

  apply(play, frame, order) {
    const { state } = play;
    const { acts } = battlefieldOf(state).plugged;
    acts?.(play, battlefieldOf(state), order);
    if (order.type === 'sinks' || order.type === 'mind-sinks') {
      if (order.type === 'sinks') switchSinks(play, order);
      else mindSinks(play, order);
      play.next({ step: 'movement/move', seat: frame.seat, unit: frame.unit });
    } else {
      const mover = new Mover(battlefieldOf(state), state, order.unit, false);
      const free = addedMoves(mover.field).find(({ type, isFree }) => isFree && type === order.type);
      if (free) {
        free.carryOut(play, mover, order);
        const { loss, facing: direction } = mover.mech;
        if (loss === null) play.next({ step: 'movement/move', seat: frame.seat, unit: frame.unit });
        else play.next({ step: 'movement/after', unit: order.unit, more: false, direction, rolled: false });
        return;
      }
      carryOut(play, mover, order, { direction: mover.mech.facing, rolled: false });
    }
  },
};

/** CBT-MOV-04, CBT-PSR-04: the next leg. */
export const continueMove: Decision<Classic, Frames['movement/continue'], MoveOrder> = {
  menu(state, { unit }, sought) {
    const mover = new Mover(battlefieldOf(state), state, unit, true);
    return {
      prompt: PROMPTS.goOn(mover.field.designs[unit].name, mover.mech.thisTurn.mpLeft),
      rule: 'CBT-MOV-01',
      orders: goOnForms(mover, sought),
    };
  },

  apply(play, { unit, direction, rolled }, order) {
    const mover = new Mover(battlefieldOf(play.state), play.state, unit, true);
    carryOut(play, mover, order, { direction, rolled });
  },
};

function carryOut(play: Play<Classic>, mover: Mover, order: OrderOf<MoveOrder>, soFar: MoveSoFar): void {
  const added = addedMoves(mover.field).find(({ type }) => type === order.type);
  if (!added) {
    carryOutOwn(play, mover, order as Move, soFar);
    return;
  }
  const instead = added.becomes?.(mover, order);
  if (instead) {
    added.announce?.(play, mover, order);
    carryOutOwn(play, mover, instead as Move, soFar);
    return;
  }
  const { direction, rolled } = soFar;
  const { more, crash, isGone } = added.carryOut(play, mover, order);
  if (isGone) return;
  play.next({ step: 'movement/after', unit: mover.unit, more, direction, rolled });
  if (crash) play.next(crash);
}

/** Carries out the moves of the base game. */
function carryOutOwn(play: Play<Classic>, mover: Mover, order: Move, soFar: MoveSoFar): void {
  const { field, unit, mech } = mover;
  const { board } = field;
  const after = (more: boolean, rolled = soFar.rolled): void =>
    play.next({ step: 'movement/after', unit, more, direction: soFar.direction, rolled });

  switch (order.type) {
    case 'still':
      play.emit({ type: 'still', unit });
      after(false);
      break;
    case 'stop':
      play.next({ step: 'movement/after', unit, more: false, seen: postureOf(mech), ...soFar });
      break;
    case 'move': {
      const leg = legTo(mover, order.mode, nodeOf(cellOf(board, order.to), order.facing));
      const isBold =
        !mover.isUnderWay && field.plugged.setsOutAtRisk?.(play.state, unit, order.mode) === true;
      begin(play, mover, order.mode);
      if (isBold && !keepsFooting(play, field, unit)) {
        after(false, true);
        break;
      }
      if (!mover.isUnderWay)
        field.plugged.setsOut?.(play, field, unit, { mp: leg.costs[leg.costs.length - 1], more: order.more });
      advance(play, mover, leg, soFar, { more: order.more, leaves: false });
      break;
    }
    case 'minimum': {
      const leg = minimumLeg(mover, order.to ? cellOf(board, order.to) : mover.minimumHexes[0]);
      mech.thisTurn.mode = 'run';
      advance(play, mover, leg, soFar, { more: false, leaves: false });
      break;
    }
    case 'leave': {
      const leg = legTo(mover, order.mode, nodeOf(cellOf(board, order.from), order.facing));
      begin(play, mover, order.mode);
      advance(play, mover, leg, soFar, { more: false, leaves: true });
      break;
    }
    case 'stand': {
      const rolled = soFar.rolled || !canRun(field, play.state, unit);
      const isUp = standUp(play, mover, order.mode, order.facing);
      after(order.more || !isUp, rolled);
      break;
    }
    case 'drop':
      drop(play, mover, order.mode);
      after(order.more);
      break;
    case 'charge': {
      begin(play, mover, order.mode);
      const isSteady = soFar.rolled || keepsRunning(play, field, unit);
      if (isSteady) charge(play, mover, order.mode, order.target);
      after(!isSteady, true);
      break;
    }
    case 'jump':
      jump(play, mover, cellOf(board, order.to), order.facing);
      after(false);
      break;
    case 'dfa':
      comeDown(play, mover, order.target, cellOf(board, order.from));
      after(false);
      break;
    default:
      order satisfies never;
  }
}

/** To the end of a leg, or to where the 'Mech falls; then whatever comes after. */
function advance(play: Play<Classic>, mover: Mover, leg: Leg, soFar: MoveSoFar, end: LegEnd): void {
  go(play, mover, leg, setOut(mover, leg, soFar.direction), { rolled: soFar.rolled, end });
}

function go(
  play: Play<Classic>,
  mover: Mover,
  leg: Leg,
  way: OnTheWay,
  { rolled, end }: { readonly rolled: boolean; readonly end: LegEnd },
): void {
  const { field, unit, mech } = mover;
  const ending = goAlong(play, field, unit, leg, way);
  const { direction, pause } = ending;
  if (pause) {
    const mp = mpUnderWay(field, play.state, unit);
    play.next(...pause.between, {
      step: 'movement/along',
      unit,
      leg,
      way: pause.way,
      end,
      rolled,
      mp,
      shot: shotAt(mech),
    });
  } else if (ending.fell) goesDown(play, unit, ending, rolled);
  // MT-BASE-21: who has brought a building down has nothing left to leave with.
  else if (end.leaves && mech.thisTurn.mpLeft >= LEAVE_COST) leaveUnlessItSkids(play, mover, rolled);
  else play.next({ step: 'movement/after', unit, more: end.more, direction, rolled });
}

/** MT-BLIND-03: whoever goes off the map is not there any more when the moves of all are made. */
function leaveUnlessItSkids(play: Play<Classic>, mover: Mover, rolled: boolean): void {
  const { field, unit } = mover;
  const crash = field.plugged.rollPutOff?.(play, field, unit) ?? null;
  if (crash) goesDown(play, unit, { fell: true, direction: crash.direction, crash }, rolled);
  else leave(play, mover);
}

/** The rest of a leg; whoever is not as it was thinks again. */
export const goOnAlong: Procedure<Classic, Frames['movement/along']> = (play, frame) => {
  const { unit, leg, way, end, rolled, mp, shot } = frame;
  const mover = new Mover(battlefieldOf(play.state), play.state, unit, true);
  const { mech, field } = mover;
  const isThere = mech.hex * 6 + mech.facing === leg.nodes[way.at - 1] && !mech.prone && canAct(mech);
  const isAble = isThere && mpUnderWay(field, play.state, unit) === mp;
  const isAsked = shotAt(mech) !== shot && isAskedAnyway(field, play.state, unit);
  if (isAble && !isAsked) go(play, mover, leg, way, { rolled, end });
  else
    play.next({
      step: 'movement/after',
      unit,
      more: true,
      seen: postureOf(mech),
      direction: way.direction,
      rolled,
    });
};

/**
 * MT-INFO-01: where sheets are hidden a unit that was hit on its way, or has not got up, is asked what it does next, whatever
 * it can still do: otherwise its going on, or its end, would tell of its MP.
 */
const isAskedAnyway = (field: Battlefield, state: State, unit: number): boolean =>
  canAct(state.units[unit]) &&
  isOnMap(state.units[unit]) &&
  !field.plugged.hidesPlaces?.() &&
  !knowledgeOf(field, state, unit, 'spectator').sheet &&
  !field.past.stopsUnasked?.();

const shotAt = ({ thisTurn: { marks } }: UnitState): number => marks?.shot ?? 0;

/** CBT-PSR-04: whoever falls is asked whether to get up, whatever he had said before. */
function goesDown(play: Play<Classic>, unit: number, { direction, crash }: Ending, rolled: boolean): void {
  play.next({ step: 'movement/after', unit, more: true, direction, rolled });
  if (crash) play.next(crash);
}

const postureOf = ({ prone }: UnitState) => (prone ? 'down' : 'up');

export const afterLeg: Procedure<Classic, Frames['movement/after']> = (play, frame) => {
  const { state } = play;
  const field = battlefieldOf(state);
  const { unit, direction } = frame;
  const mech = state.units[unit];
  const between = frame.seen ? undefined : field.plugged.underWay?.([], field, state, unit);
  if (between && between.length > 0) {
    play.next(...between, { ...frame, step: 'movement/after', seen: postureOf(mech) });
    return;
  }
  let { rolled } = frame;
  const more =
    frame.more ||
    (frame.seen === 'up' && mech.prone) ||
    field.plugged.goesOnAnyway?.(false, field, state, unit) === true;
  const mayGoOn = () => isAskedAnyway(field, state, unit) || canGoOn(new Mover(field, state, unit, true));
  let goesOn = more && mayGoOn();
  if (!goesOn && !rolled) {
    rolled = true;
    goesOn = !keepsRunning(play, field, unit) && mayGoOn();
  }
  if (goesOn) play.next({ step: 'movement/continue', seat: field.seatOf[unit], unit, direction, rolled });
  else finish(play, field, unit, direction);
};

/** CBT-MOV-08, CBT-PSR-04: at the end of a run with a damaged hip or gyro. */
function keepsRunning(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { thisTurn, prone, hex } = play.state.units[unit];
  if (
    thisTurn.mode !== 'run' ||
    prone ||
    hex < 0 ||
    !field.kinds[unit].piloting?.runsAtRisk(field, play.state, unit)
  )
    return true;
  const { success, number } = pilotingRoll(play, field, unit, { reason: 'run', modifier: 0 });
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/** MT-MOV-02: before the first hex. */
function keepsFooting(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { success, number } = pilotingRoll(play, field, unit, { reason: 'run', modifier: 0 });
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/**
 * The activation is over. Whoever has fallen into another's hex, and stays there, shoves him out (CBT-MOV-18). Damage
 * of the Movement Phase takes effect at once, so those it has destroyed are gone before the next move.
 */
function finish(play: Play<Classic>, field: Battlefield, unit: number, direction: Facing): void {
  const { state } = play;
  const mech = state.units[unit];
  removeDestroyed(play, field);
  if (mech.thisPhase.acted) return;
  hasActed(play, unit);
  field.plugged.moveEnds?.(play, field, unit);
  const other = isOnMap(mech) && !isAirborne(mech) ? inTheWayOf(field, state, unit, mech.hex) : -1;
  if (other < 0 || field.plugged.mayShare?.(false, state, unit, other)) return;
  if (!mech.prone && field.kinds[unit].piloting) {
    const { success, number } = pilotingRoll(play, field, unit, {
      reason: 'domino',
      modifier: ROLL_MODIFIERS.domino,
    });
    if (!success) fallDown(play, field, unit, 0, number);
  }
  play.next(
    { step: 'displace', unit, to: mech.hex, direction, cause: 'fall' },
    { step: 'movement/after', unit, more: false, direction, rolled: true },
  );
}

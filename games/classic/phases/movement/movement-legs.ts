// Carrying out a move: step by step along its way, with the rolls that it asks for and the falls that they lead to.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Maneuver, Mishap } from '../../points/piloting.ts';
import type { RuleId } from '../../rule-index.ts';
import { isTailRotorHit } from '../../rules/damage/crew-damage.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { isRoadStep } from '../../rules/ground/steps.ts';
import { isInFlames } from '../../rules/heat/flames.ts';
import { goBy } from '../../rules/movement/gaits.ts';
import { isShift, nodesOf, wayCost } from '../../rules/movement/move-path.ts';
import { mpFor, mpUnderWay } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { directionTo, fallsFromAbove } from '../../rules/physical/displacement.ts';
import { levelsFallen } from '../../rules/piloting/falls.ts';
import { type PilotingRoll, pilotingRoll, rollToEnter } from '../../rules/piloting/piloting.ts';
import {
  count,
  courseOf,
  distanceOf,
  setDistance,
  setStraight,
  skidChecks,
} from '../../rules/piloting/skid.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import type { Frames, Leg, OnFoot, OnTheWay, SkidCheck, TightTurn, UnitState } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { arriveIn, fallIn, mayMatter } from '../landing/arrival.ts';
import { fallDown } from '../landing/fall-down.ts';
import { meetSkid } from '../landing/skid.ts';
import { failManeuver, tryManeuver } from './maneuver.ts';
import { keepsItsWay, slips } from './sideslip.ts';

const NO_ROLLS: readonly PilotingRoll[] = [];
const NO_CHECKS: readonly SkidCheck[] = [];
const NO_TURNS: readonly TightTurn[] = [];
const NO_STEPS: readonly FrameOf<Classic>[] = [];

/** The end of a leg. */
export interface Ending {
  readonly fell: boolean;
  /** The way it went into the last hex. */
  readonly direction: Facing;
  /** It has not come to rest yet: somebody is far below it (CBT-DSP-04), or it slides on (MT-PRE-02). */
  readonly crash: Crash | null;
  /** The pause of a leg that is not over: how far it has come, and what comes in between. */
  readonly pause?: { readonly way: OnTheWay; readonly between: readonly FrameOf<Classic>[] };
}

type Crash = ({ readonly step: 'displace' } & Frames['displace']) | Mishap;

/** CBT-MOV-01: the mode holds for the whole turn. */
export function begin(play: Play<Classic>, mover: Mover, mode: OnFoot): void {
  if (mover.isUnderWay) return;
  mover.mech.thisTurn.mpLeft = mover.mp(mode);
  declareMode(play, mover.unit, mode);
}

export function declareMode(play: Play<Classic>, unit: number, mode: OnFoot): void {
  const field = battlefieldOf(play.state);
  goBy(play.state.units[unit].thisTurn, mode);
  play.emit({ type: 'mode', unit, mode });
  field.plugged.modeChosen?.(play, field, unit, mode);
  endMarks(play, field, unit, 'goes');
}

/** The cheapest way to a hex and facing. Ask before `begin`, which changes what the mover would find. */
export function legTo(mover: Mover, mode: OnFoot, node: number): Leg {
  const nodes = nodesOf(mover.ways(mode).to(node));
  const { cost } = mover.reach(mode);
  return { nodes, costs: nodes.map((at) => cost[at]), entering: !mover.isOnMap, minimum: false };
}

/** CBT-MOV-10: into the next hex for whatever MP there are. */
export function minimumLeg({ mech }: Mover, to: number): Leg {
  const nodes = [mech.hex * 6 + mech.facing, to * 6 + mech.facing];
  return { nodes, costs: [0, 0], entering: false, minimum: true };
}

/** Before the first step of a leg. */
export function setOut({ field, unit, mech }: Mover, leg: Leg, direction: Facing): OnTheWay {
  // MT-PRE-02: infantry never skids.
  const maySlip = !field.kinds[unit].facesNowhere && !field.kinds[unit].flight;
  const checks = maySlip ? slipsAlong(field, unit, mech, leg, direction) : NO_CHECKS;
  const turns = field.plugged.tightTurns?.(field, unit, mech, leg) ?? NO_TURNS;
  return { at: leg.entering ? 0 : 1, direction, checks, ...(turns.length > 0 && { turns }) };
}

/** Goes along a leg, to its end, to where the 'Mech falls or to where others come in between. */
export function goAlong(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  leg: Leg,
  { at, direction, checks, turns = NO_TURNS }: OnTheWay,
): Ending {
  const mech = play.state.units[unit];
  const { nodes, costs } = leg;
  const { underWay } = field.plugged;
  const trip: Trip = { leg, told: at - 1, going: direction };
  for (let i = at; i < nodes.length; i++) {
    const from = mech.hex;
    const to = cellOfNode(nodes[i]);
    spend(mech.thisTurn, i === 0 ? costs[0] : costs[i] - costs[i - 1]);
    const early = turns.find(({ step }) => step === i);
    const ending = early && turnEarly(play, field, unit, trip, { i, turn: early });
    if (ending) return ending;
    face(mech, facingOfNode(nodes[i]));
    if (to === from) goesStraight(field, mech, 0);
    else {
      const check = checks.find(({ step }) => step === i);
      const ending = stepOn(play, field, unit, trip, { i, check });
      if (ending) return ending;
    }
    const between = underWay && i < nodes.length - 1 ? underWay(NO_STEPS, field, play.state, unit) : NO_STEPS;
    if (between.length === 0) continue;
    tell(play, field, unit, leg, { from: trip.told, to: i });
    const way = { at: i + 1, direction: trip.going, checks, ...(turns.length > 0 && { turns }) };
    return { fell: false, direction: trip.going, crash: null, pause: { way, between } };
  }
  if (trip.told < nodes.length - 1) tell(play, field, unit, leg, { from: trip.told, to: nodes.length - 1 });
  const last = checks.find(({ step }) => step === nodes.length);
  const crash = last ? meetSkid(play, field, unit, last) : null;
  if (crash) return { fell: true, direction: crash.direction, crash };
  return { fell: false, direction: trip.going, crash: null };
}

/** MT-VMOV-09: a step over a hexside beside the one ahead, or behind, that it has to roll for. */
function asideOf(field: Battlefield, mech: UnitState, unit: number, to: number): Maneuver | null {
  const { hex: from, facing } = mech;
  const modifier = from >= 0 ? (field.plugged.asideModifier?.(field, unit) ?? null) : null;
  if (modifier === null || !isShift(field, from, to, facing)) return null;
  return {
    maneuver: 'shift-aside',
    modifier,
    turns: 1,
    direction: directionTo(field, from, to),
    length: 0,
  };
}

/** MT-VMOV-06: it counts only where turn modes do. */
function goesStraight({ plugged }: Battlefield, mech: UnitState, hexes: number): void {
  if (plugged.tightTurns || isTailRotorHit(mech)) setStraight(mech.thisTurn, hexes);
}

/** MT-VMOV-07: a turn that it has to roll for; null where it makes it. */
function turnEarly(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  trip: Trip,
  { i, turn }: { readonly i: number; readonly turn: TightTurn },
): Ending | null {
  const { leg, going: direction } = trip;
  if (trip.told < i - 1) tell(play, field, unit, leg, { from: trip.told, to: i - 1 });
  trip.told = i - 1;
  const [before, after] = [leg.nodes[i - 1], leg.nodes[i]].map(facingOfNode);
  const turns = (after - before + 6) % 6 === 1 ? 1 : -1;
  const maneuver: Maneuver = { ...turn, maneuver: 'tight-turn', turns, direction };
  const failed = tryManeuver(play, field, unit, maneuver);
  if (!failed) return null;
  const crash = failManeuver(play, field, unit, maneuver, failed.margin);
  return { fell: true, direction, crash };
}

/** A leg under way: the node up to which it has been told, and the way into the last hex. */
interface Trip {
  readonly leg: Leg;
  told: number;
  going: Facing;
}

/** Into the next hex, with the rolls that it asks for; null where the 'Mech goes on. */
function stepOn(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  trip: Trip,
  { i, check }: { readonly i: number; readonly check: SkidCheck | undefined },
): Ending | null {
  const mech = play.state.units[unit];
  const { leg } = trip;
  const from = mech.hex;
  const to = cellOfNode(leg.nodes[i]);
  if (check) {
    tell(play, field, unit, leg, { from: trip.told, to: i - 1 });
    trip.told = i - 1;
    const crash = meetSkid(play, field, unit, check);
    if (crash) return { fell: true, direction: crash.direction, crash };
  }
  const aside = asideOf(field, mech, unit, to);
  if (from >= 0 && !aside && slips(field, play, unit)) {
    const { going: direction } = trip;
    if (directionTo(field, from, to) !== direction) {
      tell(play, field, unit, leg, { from: trip.told, to: i - 1 });
      trip.told = i - 1;
      if (!keepsItsWay(play, field, unit, direction)) return { fell: true, direction, crash: null };
    }
  }
  const before = distanceOf(mech.thisTurn);
  const isStraight = from < 0 || field.board.neighbours[from * 6 + mech.facing] === to;
  const earlier = trip.going;
  const going = isStraight ? mech.facing : directionTo(field, from, to);
  // MT-PRE-11: over the hexsides beside the one ahead it goes ahead, too.
  const isAhead =
    isStraight || Math.abs(going - mech.facing) % 4 === 1 || field.kinds[unit].facesNowhere === true;
  // MT-VMOV-09: who slips aside has not turned.
  trip.going = aside ? mech.facing : going;
  count(mech.thisTurn, isAhead ? 1 : -1);
  goesStraight(field, mech, (mech.thisTurn.marks?.straight ?? 0) + 1);
  mech.hex = to;
  endMarks(play, field, unit, 'goes');
  const matters = mayMatter(field) && (!isAloft(mech) || isInFlames(field, unit, mech));
  if (!matters && isAloft(mech)) field.plugged.flewFrom?.(field, mech, from);
  if (isAloft(mech))
    field.plugged.flown?.(play, field, unit, from, () => {
      tell(play, field, unit, leg, { from: trip.told, to: i });
      trip.told = i;
    });
  const mayFall = field.kinds[unit].piloting !== undefined;
  const asked = (mayFall && field.plugged.stepRolls?.(NO_ROLLS, field, from, to, isAhead)) || NO_ROLLS;
  const wet = rollToEnter(field, unit, from, to);
  if (!matters && asked.length === 0 && !wet && !aside) return null;
  tell(play, field, unit, leg, { from: trip.told, to: i });
  trip.told = i;
  const failed = asked.map((roll) => pilotingRoll(play, field, unit, roll)).find(({ success }) => !success);
  if (failed) {
    const staysBack = field.bed[from] < field.bed[to];
    if (staysBack) setDistance(mech.thisTurn, before);
    tellSlip(play, unit);
    mech.hex = staysBack ? from : to;
    const drop = staysBack ? 0 : levelsFallen(field, from, to);
    if (staysBack || field.past.chaptersApart) fallDown(play, field, unit, drop, failed.number);
    else fallIn(play, unit, { how: 'foot', from, byRoad: isRoadStep(field, from, to), drop }, failed.number);
    return { fell: true, direction: staysBack ? earlier : going, crash: null };
  }
  if (matters) {
    const arrival = { how: 'foot', from, byRoad: isRoadStep(field, from, to) } as const;
    const mp = field.kinds[unit].motive ? mpUnderWay(field, play.state, unit) : 0;
    const goesOn = arriveIn(play, unit, arrival) && reachesEnd(play, unit, leg, { i, mp });
    if (!goesOn) return { fell: true, direction: going, crash: null };
  }
  const failedAside = aside && tryManeuver(play, field, unit, aside);
  if (failedAside) {
    const crash = failManeuver(play, field, unit, aside, failedAside.margin);
    return { fell: true, direction: going, crash };
  }
  if (!wet) return null;
  const roll = pilotingRoll(play, field, unit, wet);
  if (roll.success) return null;
  // CBT-FALL-01: into the lower of the two hexes.
  const fallsBack = from >= 0 && field.bed[from] < field.bed[to];
  if (fallsBack) setDistance(mech.thisTurn, before);
  const landing = fallsBack ? from : to;
  const crash = fallInto(play, field, unit, { from, landing, direction: going, number: roll.number });
  return { fell: true, direction: fallsBack ? earlier : going, crash };
}

/** MT-PRE-23: what damage on the way takes of its MP is gone at once; are there enough left for the rest of a leg? */
function reachesEnd(
  { state }: Play<Classic>,
  unit: number,
  { costs }: Leg,
  { i, mp }: { readonly i: number; readonly mp: number },
): boolean {
  const lost = mp - mpUnderWay(battlefieldOf(state), state, unit);
  if (mp === 0 || lost <= 0) return true;
  const { thisTurn } = state.units[unit];
  thisTurn.mpLeft = Math.max(0, thisTurn.mpLeft - lost);
  return costs[costs.length - 1] - costs[i] <= thisTurn.mpLeft;
}

/** MT-PRE-02: how it faced when it came into its hex shows in the way it went. */
function slipsAlong(
  field: Battlefield,
  unit: number,
  mech: UnitState,
  { nodes, entering }: Leg,
  direction: Facing,
): readonly SkidCheck[] {
  const first = facingOfNode(nodes[0]);
  const course =
    entering || !isPlaced(mech)
      ? { facing: first, direction: first, moved: entering ? 1 : mech.thisTurn.hexesMoved }
      : courseOf(field, mech, direction);
  return skidChecks(field, unit, mech.thisTurn.mode, nodes, course);
}

/** CBT-MOV-11: of its own will, which is noted; who comes onto the map has faced nowhere yet. */
export function face(mech: UnitState, facing: Facing): void {
  if (isPlaced(mech) && facing !== mech.facing) mech.thisTurn.turned = true;
  mech.facing = facing;
}

/** Tells of the part of a leg from one node to another; -1 is outside the map. */
function tell(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { nodes, entering, minimum }: Leg,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  if (!play.listening) return;
  const mech = play.state.units[unit];
  const part = nodes.slice(Math.max(0, from), to + 1);
  play.emit({
    type: 'moved',
    unit,
    mode: mech.thisTurn.mode,
    path: part.map(cellOfNode).filter((cell, i, cells) => cell !== cells[i - 1]),
    facing: mech.facing,
    ...distanceOf(mech.thisTurn),
    mp: play.explain<RuleId>((tally) => {
      wayCost(tally, field, unit, { nodes: part, entering: entering && from < 0 }, mech);
      if (minimum) tally.set(mpFor(field, play.state, unit, 'walk'), REASONS.minimum, 'CBT-MOV-10');
    }),
  });
}

interface Slip {
  readonly from: number;
  readonly landing: number;
  readonly direction: Facing;
  /** Of the roll that failed. */
  readonly number: number;
}

/** CBT-FALL-01, CBT-MOV-18: from two levels up upon somebody it is an accident of its own (CBT-DSP-04). */
function fallInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { from, landing, direction, number }: Slip,
): Crash | null {
  const { state } = play;
  const mech = state.units[unit];
  const top = landing === from ? mech.hex : from;
  if (top >= 0 && fallsFromAbove(field, top, landing) && !mayEnter(field, state, unit, landing)) {
    mech.hex = top;
    tellSlip(play, unit);
    return { step: 'displace', unit, to: landing, direction, cause: 'fall', number };
  }
  tellSlip(play, unit);
  mech.hex = landing;
  fallDown(play, field, unit, top < 0 ? 0 : levelsFallen(field, top, landing), number);
  return null;
}

/** The hex where it lost its footing; a hex that it did not get into does not count as moved. */
function tellSlip(play: Play<Classic>, unit: number): void {
  const { hex, thisTurn } = play.state.units[unit];
  play.emit({ type: 'slipped', unit, hex, ...distanceOf(thisTurn) });
}

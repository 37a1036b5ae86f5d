// MT-BLIND-03: plots meet no skids and sideslips, and no ground breaks under them. That is rolled for when all moves are
// made, and a unit that skids, slips or breaks in has gone no farther.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { breakGround, rollForBreaking } from '../../../phases/landing/brittle.ts';
import { rollForSkid, startSkid } from '../../../phases/landing/skid.ts';
import { failManeuver, rollForManeuver } from '../../../phases/movement/maneuver.ts';
import { rollForSideslip, slipAside } from '../../../phases/movement/sideslip.ts';
import { removeDestroyed } from '../../../phases/turn/phase-end.ts';
import type { GroundTest, Maneuver, Mishap, Sideslip } from '../../../points/piloting.ts';
import { wade } from '../../../rules/piloting/bog.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { kept } from '../../../rules/unit/marks.ts';
import { inTheWayOf } from '../../../rules/unit/stacking.ts';
import { forkUnit } from '../../../state/fork.ts';
import { OFF_MAP, type SkidCheck, type State, type UnitState } from '../../../state.ts';
import { watched } from '../../../view/sighting.ts';
import { executePlots, mendPlotted } from './plotted-ground.ts';
import { blindOf, type DueRoll, markBlind, otherSide } from './sight.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** A unit is back where the ground breaks under it. */
    'blind/breaks': { readonly unit: number; readonly due: DueRoll; readonly direction: Facing };
    /** A VTOL is back where it turned, and goes on in this direction. */
    'blind/slips': { readonly unit: number; readonly due: DueRoll; readonly direction: Facing };
    /** A vehicle is back where it turned too early, and the roll for that failed by so much. */
    'blind/fishtails': {
      readonly unit: number;
      readonly due: DueRoll;
      readonly direction: Facing;
      readonly margin: number;
    };
    /** A unit has come to rest after its skid. */
    'blind/rest': { readonly unit: number; readonly direction: Facing };
  }
  interface OptionEvents {
    'roll-due': { readonly type: 'roll-due'; readonly unit: number; readonly due: DueRoll };
  }
}

export function noteDue(mech: UnitState, due: DueRoll): void {
  markBlind(mech, { due: [...blindOf(mech).due, due] });
}

/** The plot goes on as if it kept its feet. */
export function putOffSkid(play: Play<Classic>, _field: Battlefield, unit: number, check: SkidCheck): void {
  putOff(play, unit, check, blindOf(play.state.units[unit]).trail.length);
}

/** The plot goes on as if it kept its way. */
export function putOffSideslip(play: Play<Classic>, unit: number, slip: Sideslip): void {
  putOff(play, unit, slip, blindOf(play.state.units[unit]).trail.length);
}

/** The plot goes on as if it turned as it wanted to. */
export function putOffManeuver(play: Play<Classic>, unit: number, maneuver: Maneuver): void {
  putOff(play, unit, maneuver, blindOf(play.state.units[unit]).trail.length);
}

/** The plot goes on as if the ground held. */
export function putOffBreaking(
  play: Play<Classic>,
  _field: Battlefield,
  unit: number,
  test: GroundTest,
): boolean {
  if ((play.state.marks?.plot?.side ?? null) === null) return false;
  // The hex that it comes from is noted only after this.
  putOff(play, unit, test, blindOf(play.state.units[unit]).trail.length + 1);
  return true;
}

function putOff(play: Play<Classic>, unit: number, check: DueRoll['check'], hexesLeft: number): void {
  const mech = play.state.units[unit];
  const { blind: _, ...marks } = mech.marks ?? {};
  const then = { ...forkUnit(mech), marks: kept(marks) };
  const due: DueRoll = { check, then, hexesLeft };
  noteDue(mech, due);
  play.emit({ type: 'roll-due', unit, due });
}

/** Units of the side with the Initiative first. Then those who skid slide, each to where it stays, and others break in. */
export function execute(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { initiativeWinner } = state;
  const order = [initiativeWinner, otherSide(initiativeWinner)].flatMap((side) => field.unitsOf[side]);
  const broken = new Set<number>();
  const mishaps = order.flatMap((unit) => {
    const mishap = isOnMap(state.units[unit]) ? mishapOf(play, field, unit, broken) : null;
    return mishap ? [[mishap, { step: 'blind/rest', unit, direction: mishap.direction }] as const] : [];
  });
  executePlots(play);
  play.next(...mishaps.flat());
}

export const rollPutOff = (play: Play<Classic>, field: Battlefield, unit: number): Mishap | null =>
  mishapOf(play, field, unit, new Set());

/** Each roll is made by the unit as it was in that hex. Where the ground has broken already nobody rolls again. */
function mishapOf(play: Play<Classic>, field: Battlefield, unit: number, broken: Set<number>): Mishap | null {
  const { units } = play.state;
  const now = units[unit];
  for (const due of blindOf(now).due) {
    const { check } = due;
    const past = forkUnit(due.then);
    const { hex, facing } = past;
    units[unit] = past;
    const failed = rollFor(play, field, unit, check, 'ground' in check && broken.has(hex));
    units[unit] = now;
    if (!failed) continue;
    mend(play, field, unit, due, hex);
    if ('slips' in check) return { step: 'blind/slips', unit, due, direction: check.slips };
    if ('maneuver' in check)
      return { step: 'blind/fishtails', unit, due, direction: check.direction, margin: failed.number };
    if ('ground' in check) {
      broken.add(hex);
      return { step: 'blind/breaks', unit, due, direction: facing };
    }
    takeBack(play, unit, due, past);
    return startSkid(play, field, unit, check, failed.number);
  }
  return null;
}

/** Null if nothing comes of it, else the number of a Piloting Skill Roll that has failed, or by how much a manoeuvre has; 0 where there was none. */
function rollFor(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  check: DueRoll['check'],
  isBroken: boolean,
): { readonly number: number } | null {
  if ('ground' in check) return isBroken || rollForBreaking(play, field, unit, check) ? { number: 0 } : null;
  if ('slips' in check) return rollForSideslip(play, field, unit) ? null : { number: 0 };
  if ('maneuver' in check) {
    const maneuver = rollForManeuver(play, field, unit, check);
    return maneuver && { number: maneuver.margin };
  }
  const { success, number } = rollForSkid(play, field, unit, check);
  return success ? null : { number };
}

/** The rest of its plot is lost, and it goes on as it had come. */
export function slipsAside(play: Play<Classic>, { unit, due, direction }: OptionFrames['blind/slips']): void {
  if (play.state.units[unit].loss !== null) return;
  takeBack(play, unit, due, forkUnit(due.then));
  slipAside(play, battlefieldOf(play.state), unit, direction);
}

/** The rest of its plot is lost, and it goes wherever it loses control to. */
export function fishtails(play: Play<Classic>, { unit, due, margin }: OptionFrames['blind/fishtails']): void {
  const mech = play.state.units[unit];
  if (mech.loss !== null) return;
  takeBack(play, unit, due, forkUnit(due.then));
  const mishap = failManeuver(play, battlefieldOf(play.state), unit, due.check as Maneuver, margin);
  mech.thisTurn.mpLeft = 0;
  if (mishap) play.next(mishap);
}

/** The rest of its plot is lost. That somebody has broken the ground everybody sees, and not who. */
export function breaks(play: Play<Classic>, { unit, due }: OptionFrames['blind/breaks']): void {
  const { units } = play.state;
  const mech = units[unit];
  if (mech.loss !== null) return;
  const test = due.check as GroundTest;
  takeBack(play, unit, due, forkUnit(due.then));
  mech.thisTurn.mpLeft = 0;
  breakGround(play, unit, test, [...units.keys()]);
  const { byRoad, how } = test.arrival;
  if (isOnMap(mech) && !mech.prone && !byRoad) wade(play, battlefieldOf(play.state), unit, how);
}

/** Undoes the changes its move has made to the ground since then. */
function mend(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hexesLeft }: DueRoll,
  here: number,
): void {
  const untouched = hexesSince(play.state, field, unit, hexesLeft, here);
  mendPlotted(
    play,
    field,
    field.sideOf[unit],
    untouched.map((hex) => field.board.number[hex]),
  );
}

/** Nothing of its move has happened since; what was said of torso and sensors holds, but who lies down turns nothing (CBT-ARC-03). */
function takeBack(play: Play<Classic>, unit: number, { hexesLeft }: DueRoll, past: UnitState): void {
  const mech = play.state.units[unit];
  const blind = blindOf(mech);
  const { acted } = mech.thisPhase;
  const isTorsoSet = mech.thisTurn.marks?.torsoSet;
  watched(play, () => {
    Object.assign(mech, past);
    mech.thisPhase.acted = acted;
    if (isTorsoSet) mech.thisTurn.marks = { ...mech.thisTurn.marks, torsoSet: true };
    markBlind(mech, { ...blind, trail: blind.trail.slice(0, hexesLeft), due: [] });
  });
}

/**
 * The hexes it would have been in since then, where nobody else of its side was in the whole turn, nor it itself
 * before.
 */
function hexesSince(
  { units }: State,
  { unitsOf, sideOf }: Battlefield,
  unit: number,
  hexesLeft: number,
  here: number,
): number[] {
  const { trail } = blindOf(units[unit]);
  const friends = unitsOf[sideOf[unit]].filter((other) => other !== unit).map((other) => units[other]);
  const others = new Set([
    here,
    ...trail.slice(0, hexesLeft),
    ...friends.flatMap((friend) => [friend.hex, ...blindOf(friend).trail]),
  ]);
  return [...trail.slice(hexesLeft), units[unit].hex].filter((hex) => hex >= 0 && !others.has(hex));
}

/** CBT-MOV-18: whoever lies in the hex of a friend shoves that one out; with an enemy it contests the hex as all do. */
export function comeToRest(play: Play<Classic>, { unit, direction }: OptionFrames['blind/rest']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  removeDestroyed(play, field);
  const friend = isOnMap(mech) ? friendIn(state, field, unit) : -1;
  if (friend < 0) {
    field.plugged.moveEnds?.(play, field, unit);
    return;
  }
  play.next(
    { step: 'displace', unit, to: mech.hex, direction, cause: 'fall' },
    { step: 'blind/rest', unit, direction },
  );
}

/** A friend that leaves it no room. */
function friendIn({ units }: State, field: Battlefield, unit: number): number {
  const { sideOf } = field;
  const friends = units.map((other, index) =>
    sideOf[index] === sideOf[unit] ? other : { ...other, hex: OFF_MAP },
  );
  return inTheWayOf(field, { units: friends }, unit, units[unit].hex);
}

/** The effects of plots are not asked about, since the question would show that there are some. */
export const asksNobody = ({ past }: Battlefield, { phase, marks }: State): boolean =>
  !past.skidsAtOnce && phase === 'movement' && !marks?.plot;

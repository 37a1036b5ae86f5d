// MT-BLIND-03: plots meet no skids. Those are rolled for when all moves are made, and who skids has gone no farther.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import { forkUnit } from '../../../fork.ts';
import type { Classic } from '../../../game-types.ts';
import { removeDestroyed } from '../../../phases/phase-end.ts';
import { rollForSkid, startSkid } from '../../../phases/skid.ts';
import { isOnMap } from '../../../rules/condition.ts';
import { kept } from '../../../rules/marks.ts';
import { watched } from '../../../sighting.ts';
import type { SkidCheck, SkidFrame, State, UnitState } from '../../../state.ts';
import { executePlots, mendPlotted } from './plotted-ground.ts';
import { blindOf, type DueSkid, markBlind, otherSide } from './sight.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** A unit has come to rest after its skid. */
    'blind/rest': { readonly unit: number; readonly direction: Facing };
  }
  interface OptionEvents {
    'skid-due': { readonly type: 'skid-due'; readonly unit: number; readonly skid: DueSkid };
  }
}

export function noteDue(mech: UnitState, skid: DueSkid): void {
  markBlind(mech, { skids: [...blindOf(mech).skids, skid] });
}

/** The plot goes on as if it kept its feet. */
export function putOffSkid(play: Play<Classic>, _field: Battlefield, unit: number, check: SkidCheck): void {
  const mech = play.state.units[unit];
  const { blind: _, ...marks } = mech.marks ?? {};
  const then = { ...forkUnit(mech), marks: kept(marks) };
  const skid: DueSkid = { check, then, hexesLeft: blindOf(mech).trail.length };
  noteDue(mech, skid);
  play.emit({ type: 'skid-due', unit, skid });
}

/** Units of the side with the Initiative first. Then those who skid slide, each to where it stays. */
export function execute(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { initiativeWinner } = state;
  const order = [initiativeWinner, otherSide(initiativeWinner)].flatMap((side) => field.unitsOf[side]);
  const slides = order.flatMap((unit) => {
    const slide = isOnMap(state.units[unit]) ? rollPutOff(play, field, unit) : null;
    return slide ? [slide] : [];
  });
  executePlots(play);
  play.next(
    ...slides.flatMap(
      (slide) => [slide, { step: 'blind/rest', unit: slide.unit, direction: slide.direction }] as const,
    ),
  );
}

/** Each roll is made by the unit as it was in that hex. */
export function rollPutOff(play: Play<Classic>, field: Battlefield, unit: number): SkidFrame | null {
  const { units } = play.state;
  const now = units[unit];
  for (const skid of blindOf(now).skids) {
    const { check, then } = skid;
    const past = forkUnit(then);
    units[unit] = past;
    const { success, number } = rollForSkid(play, field, unit, check);
    units[unit] = now;
    if (success) continue;
    takeBack(play, field, unit, skid, past);
    return startSkid(play, field, unit, check, number);
  }
  return null;
}

/** Nothing of its move has happened since; what was said of torso and sensors holds, but who lies down turns nothing (CBT-ARC-03). */
function takeBack(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hexesLeft }: DueSkid,
  past: UnitState,
): void {
  const mech = play.state.units[unit];
  const blind = blindOf(mech);
  const untouched = hexesSince(play.state, field, unit, hexesLeft, past.hex);
  mendPlotted(
    play,
    field,
    field.sideOf[unit],
    untouched.map((hex) => field.board.number[hex]),
  );
  const { acted } = mech.thisPhase;
  const isTorsoSet = mech.thisTurn.marks?.torsoSet;
  watched(play, () => {
    Object.assign(mech, past);
    mech.thisPhase.acted = acted;
    if (isTorsoSet) mech.thisTurn.marks = { ...mech.thisTurn.marks, torsoSet: true };
    markBlind(mech, { ...blind, trail: blind.trail.slice(0, hexesLeft), skids: [] });
  });
}

/** Where it would have been since then, and nobody else of its side in the whole turn, nor it itself before. */
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

function friendIn({ units }: State, { unitsOf, sideOf }: Battlefield, unit: number): number {
  const { hex } = units[unit];
  return unitsOf[sideOf[unit]].find((other) => other !== unit && units[other].hex === hex) ?? -1;
}

/** What comes of plots is not asked about, since it would show that something comes of them. */
export const asksNobody = ({ plugged }: Battlefield, { phase, marks }: State): boolean =>
  !plugged.skidsAtOnce && phase === 'movement' && !marks?.plot;

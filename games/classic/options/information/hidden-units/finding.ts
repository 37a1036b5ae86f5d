// MT-PRE-17, MT-BASE-03: how hidden units come to light, and their shots at whoever has come too near.

import { distance } from '@ironfield/hex/board.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { AmbushOrders, OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { knowledgeOf } from '../../../knowledge.ts';
import type { Order } from '../../../orders.ts';
import { fireAtOnce } from '../../../phases/sequence/early-fire.ts';
import { hasActed, UnitPick } from '../../../phases/turn/activation.ts';
import { canFireAtAll, fireForm } from '../../../phases/weapon/weapon-menu.ts';
import type { Arrival } from '../../../points/movement.ts';
import type { Points } from '../../../points.ts';
import { nearestFree } from '../../../rules/physical/displacement.ts';
import { looksAt } from '../../../rules/sight/eyes.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { probeOf } from '../../../rules/sight/probes.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import { wears } from '../../../rules/unit/gear.ts';
import { endMark, type MarkEnd } from '../../../rules/unit/mark-ends.ts';
import { isTaken, occupantOf } from '../../../rules/unit/stacking.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import type { State, UnitState } from '../../../state.ts';
import { watched } from '../../../view/sighting.ts';
import { HIDING, hideAt, hidingOf, isHidden } from './hiding.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** Before the first turn: those who were set up in one hex find each other. */
    'hidden/meet': object;
    /** A unit that an enemy has come upon may fire at that one. */
    'hidden/ambush': Ambush;
    'hidden/shot': { readonly seat: Seat } & Ambush;
    /** Where units do not act in phases: asks a seat that still hides a unit. */
    'hidden/emerging': { readonly seat: Seat };
    /** Where units do not act in phases: the choice of a unit that comes out of hiding. */
    'hidden/emerge': { readonly seat: Seat };
  }
  interface OptionOrders {
    'no-shot': { readonly type: 'no-shot' };
    'come-out': { readonly type: 'come-out'; readonly unit: number };
    'stay-hidden': { readonly type: 'stay-hidden' };
  }
  interface OptionEvents {
    /** `by` is who has found it; -1 where it has shown itself. */
    revealed: {
      readonly type: 'revealed';
      readonly unit: number;
      readonly hex: number;
      readonly by: number;
      readonly reveals: readonly number[];
    };
    /** A unit has run into a hidden one, and stands before it now. */
    bumped: {
      readonly type: 'bumped';
      readonly unit: number;
      readonly hex: number;
      readonly hexesMoved: number;
    };
    /** It has fired from hiding, and does nothing more in this turn. */
    ambush: { readonly type: 'ambush'; readonly unit: number };
  }
  interface TurnMarks {
    readonly ambushed?: true;
  }
}

/** Somebody has come upon it; it has fired unseen before, or not. */
interface Ambush {
  readonly unit: number;
  readonly target: number;
  readonly hasFired?: true;
}

type Steps = readonly FrameOf<Classic>[];
type Handler<Name extends keyof Points['add']> = Points['add'][Name];

const SPENT: Reason = {
  message: 'A unit that has fired a point-blank shot does nothing more in this turn',
  rule: 'MT-BASE-03',
};
const NOT_THAT: Reason = {
  message: 'A point-blank shot goes at the enemy that has come upon the hidden unit',
  rule: 'MT-BASE-03',
};

const isBlind = ({ plugged }: Battlefield): boolean => plugged.hidesPlaces?.() === true;

const hiddenUnits = ({ units }: Pick<State, 'units'>): number[] =>
  units.flatMap((mech, unit) => (isHidden(mech) ? [unit] : []));

const isEnemy = ({ sideOf }: Battlefield, unit: number, other: number): boolean =>
  sideOf[unit] !== sideOf[other];

/** MT-BLIND-05: a unit that has fired is on the map already, and faces as it does. Says whether it is hidden no more. */
function comeOut(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  end: MarkEnd,
  phase?: 'heat',
): boolean {
  const mech = play.state.units[unit];
  const { hex, facing } = mech;
  const isOut = endMark(play, field, unit, HIDING, { end, phase });
  if (isOut && hex >= 0 && !field.past.turnsComingOut?.()) mech.facing = facing;
  return isOut;
}

/** It is hidden no longer; `by` is who has found it. */
export function reveal(play: Play<Classic>, unit: number, by = -1): void {
  const mech = play.state.units[unit];
  const { hex } = hidingOf(mech)!;
  const field = battlefieldOf(play.state);
  // That it comes to light tells where its finder is.
  const isSecret = by >= 0 && (isBlind(field) || isHidden(play.state.units[by]));
  const finder = isSecret ? [by] : [];
  watched(play, () => comeOut(play, field, unit, 'is revealed'), { saysWho: false, finder });
  play.emit({ type: 'revealed', unit, hex, by, reveals: [unit, ...finder] });
}

/** MT-BLIND-05: the two see each other, whatever their eyes and sensors say. */
function showBoth(play: Play<Classic>, field: Battlefield, unit: number, by: number): void {
  for (const one of [unit, by]) field.plugged.shows?.(play, field, one);
}

function find(play: Play<Classic>, field: Battlefield, unit: number, by: number, isNear: boolean): void {
  const { hasFired } = hidingOf(play.state.units[unit])!;
  reveal(play, unit, by);
  showBoth(play, field, unit, by);
  if (isNear) play.next({ step: 'hidden/ambush', unit, target: by, ...(hasFired && { hasFired }) });
}

/** Orders by which nothing shows. */
function isQuiet(order: Order): boolean {
  if (order.type === 'fire') return order.attacks.length === 0;
  return order.type === 'still' || order.type === 'hold';
}

/** MT-PRE-17: it is revealed when it moves or fires. MT-BLIND-05: by its fire only if somebody could see it. */
export const acts: Handler<'acts'> = (play, field, order) => {
  const { state } = play;
  const { unit } = order as { readonly unit?: number };
  if (unit === undefined || !isHidden(state.units[unit]) || isQuiet(order)) return;
  const mech = state.units[unit];
  if (!isBlind(field) || state.phase !== 'weapon') {
    reveal(play, unit);
    return;
  }
  const { hex, facing } = hidingOf(mech)!;
  watched(play, () => {
    Object.assign(mech, { hex, facing });
    mech.marks = { ...mech.marks, hidden: { ...hidingOf(mech)!, fires: true, hasFired: true } };
  });
  const isSeen = field.enemiesOf[unit].some((enemy) => {
    const looker = state.units[enemy];
    return (
      isOnMap(looker) &&
      canAct(looker) &&
      looksAt(field, looker, hex) &&
      !isBlocked(unitSight(field, state, enemy, unit))
    );
  });
  if (!isSeen) return;
  reveal(play, unit);
  field.plugged.shows?.(play, field, unit);
};

/** Back to where it was before it ran into somebody; its move is over. */
function bump(play: Play<Classic>, field: Battlefield, unit: number, from: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const isFree = from >= 0 && !isTaken(state, from, unit);
  mech.hex = isFree ? from : nearestFree(field, state, mech.hex);
  const { thisTurn } = mech;
  thisTurn.mpLeft = 0;
  thisTurn.hexesMoved = thisTurn.mode === 'jump' ? 0 : Math.max(0, thisTurn.hexesMoved - 1);
  play.emit({ type: 'bumped', unit, hex: mech.hex, hexesMoved: thisTurn.hexesMoved });
}

const hiddenIn = (state: State, hex: number): number[] =>
  hiddenUnits(state).filter((unit) => hidingOf(state.units[unit])!.hex === hex);

/** Where moves are plotted, nobody learns of it before all have moved. */
const isPlotting = (field: Battlefield, { phase }: State): boolean => isBlind(field) && phase === 'movement';

function noteFound(mech: UnitState, by: number): void {
  mech.marks = { ...mech.marks, hidden: { ...hidingOf(mech)!, foundBy: by } };
}

/** MT-PRE-17: an enemy has come into its hex. */
export function arrived(play: Play<Classic>, field: Battlefield, unit: number, { how, from }: Arrival): void {
  const { state } = play;
  for (const other of hiddenIn(state, state.units[unit].hex)) {
    if (!isEnemy(field, unit, other) && how !== 'moved') continue;
    if (isPlotting(field, state)) {
      if (isEnemy(field, unit, other)) noteFound(state.units[other], unit);
      continue;
    }
    find(play, field, other, unit, how !== 'moved');
    bump(play, field, unit, from);
  }
  if (how !== 'moved' && field.plugged.probesOnTheWay?.() && !isBlind(field)) probe(play, field, unit);
}

/** MT-ELEC-01: all but people without armour. */
function probe(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const { reach } = probeOf(field, state, unit);
  if (reach === 0 || mech.hex < 0) return;
  for (const other of hiddenUnits(state)) {
    const { troopers } = field.kinds[other];
    const isPeople = troopers !== undefined && !troopers.isArmored;
    const { hex } = hidingOf(state.units[other])!;
    const isFound = nearness(field, state, unit, { hex, unit: other }) !== null;
    const isInReach = distance(field.board, mech.hex, hex) <= reach;
    if (isEnemy(field, unit, other) && !isPeople && isInReach && isFound)
      find(play, field, other, unit, false);
  }
}

/** A unit pushed into its hex shoves it on. */
export const entering: Handler<'entering'> = (play, field, unit, hex) => {
  for (const other of hiddenIn(play.state, hex))
    if (!isPlotting(field, play.state) || !isEnemy(field, unit, other)) reveal(play, other, unit);
};

/** MT-BASE-03, MT-ELEC-03, MT-ELEC-10, MT-IEQP-01: people without armour from most, and whoever wears ECM suits. */
const escapesProbes = (
  field: Battlefield,
  state: Pick<State, 'units'>,
  unit: number,
  findsPeople: boolean,
): boolean => {
  const { troopers } = field.kinds[unit];
  const isPeople = troopers !== undefined && !troopers.isArmored;
  if (isMuffled(state.units[unit], 'null-signature') && !findsPeople) return true;
  return (isPeople && !findsPeople) || wears(field, unit, 'ECM suits');
};

/** The nearness of a unit: into its hex or beside it, within reach of its probe, or not near enough. */
function nearness(
  field: Battlefield,
  state: Pick<State, 'units' | 'turn' | 'marks'>,
  finder: number,
  { hex, unit }: { readonly hex: number; readonly unit: number },
): 'near' | 'probe' | null {
  const away = distance(field.board, state.units[finder].hex, hex);
  if (away <= 1) return 'near';
  const { reach, findsPeople } = probeOf(field, state, finder);
  return away <= reach && !escapesProbes(field, state, unit, findsPeople) ? 'probe' : null;
}

/** MT-PRE-17: an enemy has ended its move beside it, or has found it with a probe. */
export const moveEnds: Handler<'moveEnds'> = (play, field, unit) => {
  const { state } = play;
  const mech = state.units[unit];
  if (!isOnMap(mech) || isBlind(field)) return;
  for (const other of hiddenUnits(state)) {
    const { hex } = hidingOf(state.units[other])!;
    if (!isEnemy(field, unit, other)) {
      // It has fallen there, and shoves the other.
      if (hex === mech.hex) reveal(play, other);
      continue;
    }
    const how = nearness(field, state, unit, { hex, unit: other });
    if (how) find(play, field, other, unit, how === 'near');
  }
};

/** Where moves are plotted: finds those into whose hex somebody has come. */
export const movesMade: Handler<'movesMade'> = (play, field) => {
  const { state } = play;
  for (const unit of hiddenUnits(state)) {
    const { hex, foundBy } = hidingOf(state.units[unit])!;
    const occupant = occupantOf(state, hex);
    const by = occupant >= 0 && isEnemy(field, unit, occupant) ? occupant : foundBy;
    if (by !== undefined) find(play, field, unit, by, true);
  }
};

export const phaseEnds: Handler<'phaseEnds'> = (play, field, phase) => {
  if (!isBlind(field)) return;
  if (phase === 'movement') findBlindly(play, field);
  else if (phase === 'heat') hideAgain(play, field);
};

/** Where moves are plotted: finds those beside whom somebody has ended its move. */
function findBlindly(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const unit of hiddenUnits(state)) {
    const { hex } = hidingOf(state.units[unit])!;
    const finders = field.enemiesOf[unit].filter(
      (enemy) => isOnMap(state.units[enemy]) && canAct(state.units[enemy]),
    );
    const nearest = (how: 'near' | 'probe') =>
      finders.find((enemy) => nearness(field, state, enemy, { hex, unit }) === how);
    const by = nearest('near') ?? nearest('probe');
    if (by !== undefined) find(play, field, unit, by, by === nearest('near'));
  }
}

/** MT-BLIND-05: who has fired unseen is hidden still. */
function hideAgain(play: Play<Classic>, field: Battlefield): void {
  const { units } = play.state;
  watched(play, () => {
    for (const [unit, mech] of units.entries()) {
      if (!hidingOf(mech)?.fires || mech.loss) continue;
      const isOut = comeOut(play, field, unit, 'phase', 'heat');
      if (!isOut) hideAt(mech, mech.hex, mech.facing);
    }
  });
}

/** A unit set up in the hex of a hidden one makes room for it. */
export function meet(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of hiddenUnits(state)) {
    if (!isHidden(state.units[unit])) continue;
    const { hex } = hidingOf(state.units[unit])!;
    const rivals = hiddenIn(state, hex).filter((other) => other !== unit);
    const occupant = occupantOf(state, hex);
    if (occupant < 0 && rivals.length === 0) continue;
    reveal(play, unit, occupant < 0 ? rivals[0] : occupant);
    for (const rival of rivals) reveal(play, rival, unit);
    for (const other of occupant < 0 ? rivals : [occupant, ...rivals]) bump(play, field, other, -1);
  }
  if (isBlind(field)) watched(play, () => forget(state));
}

function forget(state: State): void {
  for (const unit of hiddenUnits(state)) {
    const mech = state.units[unit];
    mech.marks = { ...mech.marks, hidden: { ...hidingOf(mech)!, isForgotten: true } };
  }
}

/** MT-BASE-03: at once, in the Movement Phase. Where sheets are hidden nobody learns whether it could. */
export function ambush(play: Play<Classic>, { unit, target, hasFired }: OptionFrames['hidden/ambush']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  if (!isOnMap(mech) || !isOnMap(state.units[target]) || !canAct(mech) || state.outcome) return;
  const isPrivate = !knowledgeOf(field, state, unit, field.seatOf[target]).sheet;
  const seat = field.seatOf[unit];
  const question = { step: 'hidden/shot', seat, unit, target, ...(hasFired && { hasFired }) } as const;
  const asked = asIfAsked(state, question);
  if (isPrivate || canFireAtAll(field, asked, unit) || othersThanFire(field, asked, question).length > 0)
    play.next(question);
}

const asIfAsked = (state: State, question: FrameOf<Classic>): State => ({
  ...state,
  agenda: [...state.agenda, question],
});

/** The actions besides firing that options allow it. */
const othersThanFire = (
  field: Battlefield,
  state: State,
  { unit, target, hasFired }: OptionFrames['hidden/shot'],
): readonly OrderForm<keyof AmbushOrders>[] =>
  hasFired ? [] : (field.plugged.ambushes?.([], field, state, unit, target) ?? []);

export const shot: Decision<Classic, OptionFrames['hidden/shot'], 'fire' | 'no-shot' | keyof AmbushOrders> = {
  menu(state, frame) {
    const { unit, target } = frame;
    const field = battlefieldOf(state);
    return {
      prompt: `${field.designs[target].name} has come upon ${field.designs[unit].name}: point-blank shot?`,
      rule: 'MT-BASE-03',
      orders: [
        fireForm(field, state, [unit]),
        ...othersThanFire(field, state, frame),
        { type: 'no-shot', label: 'Hold fire for now', fields: [] },
      ],
    };
  },
  apply(play, { unit, target }, order) {
    if (order.type === 'no-shot' || (order.type === 'fire' && order.attacks.length === 0)) return;
    const { state } = play;
    const field = battlefieldOf(state);
    const mech = state.units[unit];
    if (!mech.thisPhase.acted) hasActed(play, unit);
    if (order.type === 'fire') mech.twist = order.twist;
    markAmbush(mech);
    play.emit({ type: 'ambush', unit });
    if (order.type === 'fire') fireAtOnce(play, field, order, target);
    else field.plugged.ambushed?.(play, field, order, target);
  },
};

export function markAmbush({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, ambushed: true };
}

export const hasAmbushed = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.ambushed === true;

export const whyNoAttack = (why: Reason | null, { units }: State, unit: number): Reason | null =>
  why ?? (hasAmbushed(units[unit]) ? SPENT : null);

export function whyNotAt(why: Reason | null, { agenda }: State, unit: number, target: number): Reason | null {
  const asked = agenda.at(-1);
  const isElsewhere = asked?.step === 'hidden/shot' && asked.unit === unit && asked.target !== target;
  return why ?? (isElsewhere ? NOT_THAT : null);
}

export const ownHidden = ({ seatOf }: Battlefield, state: State, seat: Seat): number[] =>
  hiddenUnits(state).filter((unit) => seatOf[unit] === seat);

/** Where units do not act in phases, they have to come out of hiding before they act. */
export function turnBegins(steps: Steps, field: Battlefield, state: State): Steps {
  const meeting: Steps = state.turn === 1 ? [{ step: 'hidden/meet' }] : [];
  if (!field.plugged.sequence) return [...steps, ...meeting];
  const seats = state.setup.seats.flatMap((_, seat) =>
    ownHidden(field, state, seat).length > 0 ? [seat] : [],
  );
  return [...steps, ...meeting, ...seats.map((seat) => ({ step: 'hidden/emerging', seat }) as const)];
}

/** An earlier event, such as a meeting in one hex or the fall of a shell, may have brought out the last of them. */
export function emerging(play: Play<Classic>, { seat }: OptionFrames['hidden/emerging']): void {
  if (ownHidden(battlefieldOf(play.state), play.state, seat).length > 0)
    play.next({ step: 'hidden/emerge', seat });
}

export const emerge: Decision<Classic, OptionFrames['hidden/emerge'], 'come-out' | 'stay-hidden'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: 'Come out of hiding, to act in this turn?',
      rule: 'MT-PRE-17',
      orders: [
        { type: 'stay-hidden', label: 'Stay hidden', fields: [], isPass: true },
        {
          type: 'come-out',
          label: 'Come out',
          fields: [new UnitPick(field, state, ownHidden(field, state, seat))],
        },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'stay-hidden') return;
    reveal(play, order.unit);
    play.next({ step: 'hidden/emerging', seat });
  },
};

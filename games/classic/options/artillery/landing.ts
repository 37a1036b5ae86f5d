// The artillery step: shells come down (MT-BASE-24).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Ordnance, Piece, PieceType } from '../../data/artillery.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import { forgetLastPhase } from '../../phases/turn/turn.ts';
import type { Shell } from '../../points/artillery.ts';
import type { RuleId } from '../../rule-index.ts';
import { burst } from '../../rules/damage/blast.ts';
import type { State } from '../../state.ts';
import {
  artilleryOf,
  comeDown,
  type Flight,
  gunsOf,
  HEXSIDES,
  losePiece,
  range,
  rangedAt,
} from './battery.ts';
import { bestSpotter, isSure, numberFromAfar, watchersOf } from './firing.ts';
import { type Homed, home, isHoming } from './homing.ts';
import { detect, othersThan } from './telling.ts';
import { WORDS } from './text.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'guns/land': object;
  }
  interface OptionEvents {
    /** Shells come down now. */
    barrage: { readonly type: 'barrage' };
    'shell-landed': {
      readonly type: 'shell-landed';
      readonly gun: number;
      readonly piece: Piece;
      readonly ordnance: Ordnance;
      /** The hex it was aimed at, and the one where it bursts; -1 off the map. */
      readonly hex: number;
      readonly to: number;
      /** Null where it hits without a roll, and for those who may not know. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly isHit: boolean;
      /** Direction and hexes. */
      readonly scatter: readonly number[];
      /** It is chance, and names nobody. */
      readonly reveals?: readonly number[];
    };
    /** MT-ARTY-18: shells come down about a piece off the map, so many hexes away. */
    'piece-under-fire': {
      readonly type: 'piece-under-fire';
      readonly gun: number;
      readonly hex: number;
      readonly target: number;
      readonly away: number;
      readonly isLost: boolean;
      readonly dice: readonly number[];
    };
    /** Told to its own side: what the piece has learned of the hex. */
    ranged: {
      readonly type: 'ranged';
      readonly gun: number;
      readonly hex: number;
      readonly seen: number;
      readonly isFound: boolean;
    };
  }
}

const PURPOSES = { direction: 'scatter direction', distance: 'scatter distance' };

/** MT-PRE-33: those that are due, of the side first that has lost the Initiative, and by the numbers of the pieces. */
function due(field: Battlefield, state: State): Flight[] {
  const flights = artilleryOf(field, state).flights.filter(({ lands }) => lands <= state.turn);
  const place = ({ gun }: Flight) => (gunsOf(field)[gun].side === state.initiativeWinner ? 1000 : 0) + gun;
  return flights.toSorted((a, b) => place(a) - place(b));
}

export function land(play: Play<Classic>): void {
  const { state } = play;
  const flights = due(battlefieldOf(state), state);
  if (flights.length === 0) return;
  forgetLastPhase(state);
  play.emit({ type: 'barrage' });
  const homed: Homed = new Map();
  for (const flight of flights) {
    if (flight.target !== undefined) landOnPiece(play, flight, flight.target);
    else if (isHoming(flight.ordnance)) home(play, flight, homed);
    else landOne(play, flight);
  }
  play.next({ step: 'phase/end', phase: 'artillery' });
}

/** MT-ARTY-11 to MT-ARTY-13: what lights up, hides or lays mines does no damage. */
const HARMLESS: readonly Ordnance[] = ['thunder', 'fascam', 'illumination', 'smoke'];

/** MT-ARTY-18: at a piece off the map, which does not survive any damage. */
function landOnPiece(play: Play<Classic>, flight: Flight, target: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const gun = gunsOf(field)[flight.gun];
  const dice = play.roll(WORDS.roll, 2);
  const number = totalOf<RuleId>((tally) => numberFromAfar(tally, state, gun, { seen: 0, spotter: -1 }));
  const away = sum(dice) >= number ? 0 : play.roll(PURPOSES.distance, 1)[0];
  const isHarmful = !HARMLESS.includes(flight.ordnance) || field.past.flaresKill?.() === true;
  const isLost = isHarmful && blastAt(field, gun.type, flight.ordnance, away) > 0;
  comeDown(state, flight);
  if (isLost) losePiece(state, field, target);
  play.emit({ type: 'piece-under-fire', gun: flight.gun, hex: flight.hex, target, away, isLost, dice });
}

function landOne(play: Play<Classic>, flight: Flight): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const gun = gunsOf(field)[flight.gun];
  const watching = watchersOf(field, state, gun.side, flight.hex);
  const spotter = bestSpotter(
    state,
    watching.filter((unit) => flight.spotters.includes(unit)),
  );
  const to = aim(play, field, flight, spotter);
  if (to < 0) return;
  detect(play, field, flight.gun, to);
  const { type, side, edge } = gun;
  const shell: Shell = { side, type, ordnance: flight.ordnance, cell: to, from: HEXSIDES[edge] };
  bursts(play, field, shell);
}

/** It does what a round of its kind does. */
export function bursts(play: Play<Classic>, field: Battlefield, shell: Shell): void {
  if (!field.plugged.bursts?.(false, play, field, shell)) explode(play, field, shell);
}

/** The hex where it comes down; -1 off the map (MT-BASE-02). */
function aim(play: Play<Classic>, field: Battlefield, flight: Flight, spotter: number): number {
  const { state } = play;
  const { gun: index, hex, ordnance } = flight;
  const gun = gunsOf(field)[index];
  const ranged = rangedAt(artilleryOf(field, state), index, hex);
  const sure = isSure(field, state, index, hex);
  const compute = (tally: Parameters<typeof numberFromAfar>[0]) =>
    numberFromAfar(tally, state, gun, { seen: ranged.seen, spotter });
  const dice = sure ? [] : play.roll(WORDS.roll, 2);
  const isHit = sure || sum(dice) >= totalOf<RuleId>(compute);
  const scatter = isHit ? [] : scattered(play);
  const to = isHit ? hex : along(field, hex, scatter);
  const number = sure ? null : play.explain<RuleId>(compute);
  const { piece } = gun;
  comeDown(state, flight);
  tell(play, field, {
    type: 'shell-landed',
    gun: index,
    piece,
    ordnance,
    hex,
    to,
    number,
    dice,
    isHit,
    scatter,
  });
  const learned = isHit
    ? { hex, seen: ranged.seen, isFound: true }
    : { hex, seen: ranged.seen + (spotter >= 0 ? 1 : 0), isFound: false };
  if (learned.isFound !== ranged.isFound || learned.seen !== ranged.seen) {
    range(state, field, index, learned);
    play.emit({ type: 'ranged', gun: index, ...learned }, seatsOf(field.setup, gun.side));
  }
  return to;
}

/** MT-BASE-02: the top hexside is 1, and so on clockwise. */
export function scattered(play: Play<Classic>): number[] {
  const [direction] = play.roll(PURPOSES.direction, 1);
  const [hexes] = play.roll(PURPOSES.distance, 1);
  return [direction, hexes];
}

export function along({ board }: Battlefield, hex: number, [direction, hexes]: readonly number[]): number {
  let cell = hex;
  for (let step = 0; step < hexes && cell >= 0; step++)
    cell = neighbour(board, cell, (direction - 1) as Direction);
  return cell;
}

type Landed = Extract<Classic['Event'], { type: 'shell-landed' }>;

/** Where something is hidden, the number would tell who has seen the hex, and how well he shoots. */
function tell(play: Play<Classic>, field: Battlefield, event: Landed): void {
  if (!field.plugged.known) {
    play.emit(event);
    return;
  }
  const { side } = gunsOf(field)[event.gun];
  const own = seatsOf(field.setup, side);
  const others = othersThan(field, side);
  play.emit({ ...event, reveals: [] }, own);
  play.emit({ ...event, number: null, dice: [], reveals: [] }, others);
}

/** MT-BASE-01: half of it beside the hex, and no more. */
const basicBlast = ({ points }: PieceType, hexes: number): number =>
  hexes === 0 ? points : hexes === 1 ? Math.floor(points / 2) : 0;

export const blastAt = (
  { plugged }: Battlefield,
  type: PieceType,
  ordnance: Ordnance,
  hexes: number,
): number => plugged.blastAt?.(type, ordnance, hexes) ?? basicBlast(type, hexes);

/** The hexes that it reaches around its own. */
export function radiusOf(field: Battlefield, type: PieceType, ordnance: Ordnance): number {
  let hexes = 0;
  while (blastAt(field, type, ordnance, hexes + 1) > 0) hexes++;
  return hexes;
}

function explode(play: Play<Classic>, field: Battlefield, { type, ordnance, cell, from }: Shell): void {
  burst(play, field, {
    cell,
    hexes: radiusOf(field, type, ordnance),
    from,
    pointsFor: ({ away }) => blastAt(field, type, ordnance, away),
    forBuilding: (away) => blastAt(field, type, ordnance, away),
  });
}

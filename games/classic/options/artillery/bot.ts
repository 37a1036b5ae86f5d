// The targets of a bot's artillery: enemies who stand together, where they will be when the shell comes down.

import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Order } from '../../orders.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { isImmobile, isOnMap } from '../../rules/unit/condition.ts';
import type { Side, State } from '../../state.ts';
import {
  artilleryOf,
  gunsOf,
  ordnanceLeft,
  rangedAt,
  reaches,
  roundsLeft,
  targetsOf,
  turnsTo,
} from './battery.ts';
import { isSure, REGISTERED } from './firing.ts';
import { isHoming } from './homing.ts';
import { blastAt, radiusOf } from './landing.ts';

/** Own losses hurt more than those of the enemy please. */
const CARE = 2.5;
/** Points for which a shell is worth while: some of what it has to be saved for. */
const WORTH_WHILE = 2;
/** The share of its MP with which a unit approaches its enemies, and the distance at which it stops. */
const ADVANCE = 0.5;
const NEAR = 6;
const OUTRIGHT = 11;

/**
 * The expected place of a unit in so many turns: nearer to the nearest enemy, unless it cannot move or is near enough.
 */
function expectedAt(field: Battlefield, state: State, unit: number, turns: number): number {
  const mech = state.units[unit];
  const { board } = field;
  if (isImmobile(mech)) return mech.hex;
  const enemies = field.enemiesOf[unit].map((enemy) => state.units[enemy]).filter(isOnMap);
  if (enemies.length === 0) return mech.hex;
  const away = ({ hex }: { readonly hex: number }) => distance(board, mech.hex, hex);
  const nearest = enemies.reduce((best, enemy) => (away(enemy) < away(best) ? enemy : best));
  const hexes = Math.min(turns * ADVANCE * walkMp(field, state, unit), away(nearest) - NEAR);
  if (hexes < 1) return mech.hex;
  const { length, step } = lineOn(board, mech.hex, nearest.hex);
  return mech.hex + step[Math.min(length - 1, Math.round((hexes * length) / (away(nearest) + 1)))];
}

/** Points that a shell on this hex should do to enemies, less what it does to friends. */
export function worthOf(field: Battlefield, state: State, gun: number, hex: number): number {
  const { side, type } = gunsOf(field)[gun];
  const turns = turnsTo(field, gunsOf(field)[gun], hex) + 1;
  const radius = radiusOf(field, type, 'high-explosive');
  let worth = 0;
  for (const [unit, mech] of state.units.entries()) {
    if (!isOnMap(mech)) continue;
    const away = distance(field.board, hex, expectedAt(field, state, unit, turns));
    if (away > radius) continue;
    const points = blastAt(field, type, 'high-explosive', away);
    worth += field.sideOf[unit] === side ? -CARE * points : points;
  }
  return worth;
}

/** A shell that misses may still come down near; one that hits there is worth all of it. */
function chanceAt(field: Battlefield, state: State, gun: number, hex: number): number {
  if (isSure(field, state, gun, hex)) return 1;
  const { seen } = rangedAt(artilleryOf(field, state), gun, hex);
  const number = OUTRIGHT - 4 + gunsOf(field)[gun].gunnery - seen;
  const hits = chanceOfTwoDice(number);
  return hits + (1 - hits) / 6;
}

/** Shells of its own side come down when all have moved: nobody ends his move where they will. */
export function shellPeril(
  cost: number,
  field: Battlefield,
  state: State,
  unit: number,
  { cell }: { readonly cell: number },
): number {
  let peril = cost;
  for (const { gun, ordnance, hex, lands } of artilleryOf(field, state).flights) {
    const { side, type } = gunsOf(field)[gun];
    if (side !== field.sideOf[unit] || hex < 0 || lands > state.turn || isHoming(ordnance)) continue;
    const points = blastAt(field, type, ordnance, distance(field.board, hex, cell));
    peril += points * chanceAt(field, state, gun, hex);
  }
  return peril;
}

export function answerOrder(field: Battlefield, state: State, { gun }: OptionFrames['guns/order']): Order {
  if (roundsLeft(field, state, gun, 'high-explosive') === 0) return { type: 'hold-fire' };
  const [ordnance] = ordnanceLeft(field, state, gun);
  // A piece that has been found out is the first to go: it shoots back.
  const [target] = field.plugged.firesAtPieces?.() ? targetsOf(field, state, gun) : [];
  if (target !== undefined) return { type: 'counter-fire', gun, ordnance, target };
  let best = '';
  let most = WORTH_WHILE;
  for (const [cell, hex] of field.board.number.entries()) {
    if (!reaches(field, gunsOf(field)[gun], cell)) continue;
    const worth = worthOf(field, state, gun, cell) * chanceAt(field, state, gun, cell);
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return best === '' ? { type: 'hold-fire' } : { type: 'bombard', gun, ordnance, hex: best };
}

/** In a row across the middle, where both sides will meet. */
export function answerRegister({ board }: Battlefield, { left }: OptionFrames['guns/register']): Order {
  const { width, height } = board;
  const row = Math.floor(height / 2);
  const col = Math.min(width - 1, Math.floor(((REGISTERED - left + 0.5) * width) / REGISTERED));
  return { type: 'register', hex: board.number[row * width + col] };
}

/** Missiles of a side that come down in this turn and look for a target. */
export const homingDue = (field: Battlefield, state: State, side: Side): number =>
  artilleryOf(field, state).flights.filter(
    ({ gun, ordnance, lands }) =>
      isHoming(ordnance) && lands <= state.turn && gunsOf(field)[gun].side === side,
  ).length;

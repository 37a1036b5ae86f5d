// When bots load and unload (MT-PRE-25): people ride as long as the enemy is far, and get out where they are sheltered.

import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Order } from '../orders.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { isOpenTo } from '../rules/ground/steps-of.ts';
import { levelNow, levelsFor } from '../rules/movement/flight-levels.ts';
import { Mover } from '../rules/movement/mover.ts';
import { canAct, isPlaced } from '../rules/unit/condition.ts';
import { passengersOf } from '../rules/unit/riding.ts';
import { isTaken } from '../rules/unit/stacking.ts';
import type { OnFoot, State } from '../state.ts';
import { boarding, leaving, pointsOf } from './loading.ts';
import { berthFor, canGetOut } from './room.ts';

const COST = 1;
/** Hexes from which people on foot can fight before long; nobody unloads among the enemies themselves. */
const FIGHTING = 7;
const TOO_NEAR = 2;
/** With the enemy so near they get out wherever they are. */
const PRESSED = 4;
/** Farther off than this nobody walks who can ride. */
const FAR = 9;
const MODES: readonly OnFoot[] = ['walk', 'run'];

/** Hexes to the nearest enemy who is to be seen. */
function nearest(field: Battlefield, { units }: State, unit: number, cell: number): number {
  const seen = field.enemiesOf[unit].filter((enemy) => isPlaced(units[enemy]) && !units[enemy].loss);
  return Math.min(Infinity, ...seen.map((enemy) => distance(field.board, cell, units[enemy].hex)));
}

/** A side that has to get off the map takes everybody along. */
const isRunningAway = ({ setup, sideOf }: Battlefield, unit: number): boolean =>
  setup.victory.kind === 'escape' && sideOf[unit] === 0;

const shelters = (field: Battlefield, passenger: number, cell: number): boolean =>
  field.kinds[passenger].troopers?.isArmored === true ||
  field.kinds[passenger].troopers?.exposure(field, cell) === 1;

export function rideOrder(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  const step = state.agenda.at(-1)?.step;
  const isUnderWay = step === 'movement/continue';
  if (order || (step !== 'movement/move' && !isUnderWay)) return order;
  const carrier = state.units[unit];
  if (!isPlaced(carrier) || !canAct(carrier)) return null;
  if (field.kinds[unit].troopers) return isUnderWay ? null : waitOrder(field, state, unit);
  const mover = new Mover(field, state, unit, isUnderWay);
  if (passengersOf(state, unit).length === 0) return isUnderWay ? null : loadOrder(mover);
  return isRunningAway(field, unit) ? null : unloadOrder(mover);
}

/** A unit that stands with a carrier that has yet to move is taken aboard by it. */
function waitOrder(field: Battlefield, state: State, unit: number): Order | null {
  const { hex } = state.units[unit];
  if (nearest(field, state, unit, hex) < FAR) return null;
  const carrier = state.units.findIndex((other, each) => {
    const isThere =
      other.hex === hex && !other.thisPhase.acted && berthFor(field, state, each, unit) !== null;
    return isThere && boarding(new Mover(field, state, each, false)).includes(unit);
  });
  return carrier < 0 ? null : { type: 'still', unit };
}

/** Those who stand there while nobody is near. */
function loadOrder(mover: Mover): Order | null {
  const { above: field, state, unit, mech } = mover;
  if (nearest(field, state, unit, mech.hex) < FAR) return null;
  const [passenger] = boarding(mover);
  const mode = MODES.findLast((each) => pointsOf(mover, each) >= COST);
  if (passenger === undefined || !mode) return null;
  return { type: 'load', unit, mode, passenger, more: pointsOf(mover, mode) > COST };
}

function unloadOrder(mover: Mover): Order | null {
  const { above: field, state, unit, mech, isUnderWay } = mover;
  const near = nearest(field, state, unit, mech.hex);
  const [passenger] = passengersOf(state, unit);
  const isHere = near <= FIGHTING && (shelters(field, passenger, mech.hex) || near <= PRESSED);
  const mode = MODES.find((each) => pointsOf(mover, each) >= COST);
  if (!mode) return null;
  if (isAloft(mech)) return isHere && near > TOO_NEAR ? landOrder(mover, passenger) : null;
  const [first] = leaving(mover);
  if (isHere && first !== undefined) return { type: 'unload', unit, mode, passenger: first, more: false };
  return isUnderWay || field.kinds[unit].flight ? null : approach(mover, passenger);
}

/** Down to the ground, with MP left to put somebody off. */
function landOrder(mover: Mover, passenger: number): Order | null {
  const { above: field, state, unit, mech } = mover;
  const ground = field.level[mech.hex];
  if (!canGetOut(field, state, unit, passenger)) return null;
  const mp = levelNow(mover) - ground + COST;
  const mode = MODES.find((each) => pointsOf(mover, each) >= mp && levelsFor(mover, each).includes(ground));
  return mode ? { type: 'altitude', unit, mode, level: ground, more: true } : null;
}

/** To where they are sheltered and near enough to fight, if it can put them off there in the same move. */
function approach(mover: Mover, passenger: number): Order | null {
  const { above: field, state, unit } = mover;
  let best: Order | null = null;
  let least = Infinity;
  for (const mode of MODES) {
    const points = mover.mp(mode) - COST;
    if (points <= 0) continue;
    for (const cell of mover.ends(mode)) {
      const near = nearest(field, state, unit, cell);
      if (near <= TOO_NEAR || near > FIGHTING || !shelters(field, passenger, cell)) continue;
      if (isTaken(state, cell) || !isOpenTo(field, passenger, cell)) continue;
      const facing = cheapest(mover, mode, cell);
      const cost = facing < 0 ? Infinity : mover.costOf(mode, cell, facing);
      if (cost > points || near + cost / FAR >= least) continue;
      least = near + cost / FAR;
      best = { type: 'move', unit, mode, to: field.board.number[cell], facing: facing as Facing, more: true };
    }
  }
  return best;
}

/** The facing in which it gets there for the fewest MP; -1 for none. */
function cheapest(mover: Mover, mode: OnFoot, cell: number): number {
  const costs = DIRECTIONS.map((facing) => mover.costOf(mode, cell, facing));
  return costs.indexOf(Math.min(...costs.filter((cost) => cost >= 0)));
}

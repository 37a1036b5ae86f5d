// Where to go. All places within reach are judged by what the 'Mech could do from there and what it would suffer.

import { distance, edgeCells } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { type Random, randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_OF_MODE } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { isAirborne } from '../rules/condition.ts';
import { heatOfJump, jumpReach } from '../rules/jump.ts';
import { canJump, canRun, jumpMp, mpFor } from '../rules/movement-points.ts';
import { Mover } from '../rules/mover.ts';
import { borrowReach, groundReach, RUNNING, WALKING } from '../rules/reach.ts';
import type { Mode, State, UnitState } from '../state.ts';
import { bestBlow } from './blows.ts';
import { bestSalvo, type Marksman } from './fire.ts';
import { Gunneries } from './gunnery.ts';
import { heatCost } from './heat.ts';
import { isAdjacent, judge, type Outlook, outlookOf, pull, survey, type Temper } from './outlook.ts';

/** How a bot looks at the map. */
export interface Eye {
  readonly temper: Temper;
  /** Share of all places that it notices. */
  readonly attention: number;
  /** Random points added to every judgement. */
  readonly wavering: number;
  /** How many of the best places it compares with what the enemy could do about them. */
  readonly foresight: number;
}

interface Candidate {
  readonly mode: Mode;
  readonly cell: number;
  readonly facing: Facing;
  readonly hexes: number;
  readonly value: number;
}

/** Entering water risks a fall; so does running on damaged legs. */
const WATER_RISK = 4;
const RUN_RISK = 5;
const ADJACENT_BONUS = 0.5;

/** The best places for a 'Mech with so many MP, best first. */
function candidates(
  outlook: Outlook,
  mps: { readonly walk: number; readonly run: number; readonly jump: number; readonly still: boolean },
  eye: Eye,
  random: Random,
): Candidate[] {
  const { field, state, unit } = outlook;
  const mech = state.units[unit];
  const found: Candidate[] = [];
  const occupied = new Set<number>();
  const enemies: number[] = [];
  for (const [index, other] of state.units.entries()) {
    if (index === unit || other.hex < 0 || isAirborne(other)) continue;
    occupied.add(other.hex);
    if (field.sideOf[index] !== field.sideOf[unit]) enemies.push(other.hex);
  }
  const consider = (cell: number, mode: Mode, facings: (facing: Facing) => boolean) => {
    if (cell !== mech.hex && occupied.has(cell)) return;
    if (eye.attention < 1 && mode !== 'still' && randomUnit(random) > eye.attention) return;
    const hexes = distance(field.board, mech.hex, cell) + mech.thisTurn.hexesMoved;
    survey(outlook, cell, mode, hexes);
    const risk = field.depth[cell] > 0 && cell !== mech.hex ? WATER_RISK : 0;
    const heat = mode === 'jump' ? heatOfJump(hexes) : HEAT_OF_MODE[mode];
    const near = isAdjacent(outlook) ? ADJACENT_BONUS : 0;
    const base = pull(outlook, cell) + near - risk - heatCost(field, state, unit, heat);
    let best: Candidate | null = null;
    for (let facing = 0; facing < 6; facing++) {
      if (!facings(facing as Facing)) continue;
      const value = base + judge(outlook, facing as Facing) + eye.wavering * randomUnit(random);
      if (!best || value > best.value) best = { mode, cell, facing: facing as Facing, hexes, value };
    }
    if (best) found.push(best);
  };

  if (mps.still) consider(mech.hex, 'still', (facing) => facing === mech.facing);
  const into = borrowReach(field);
  const start = nodeOf(mech.hex, mech.facing);
  const steps = field.kinds[unit].stepsOn(field, unit);
  for (const mode of ['walk', 'run'] as const) {
    const mp = mps[mode];
    if (mp === 0) continue;
    const rules = mode === 'walk' ? WALKING : RUNNING;
    const { hex, facing } = mech;
    const reach = groundReach(field, { steps, rules, mp, blocked: enemies, start: hex, facing }, into);
    const risk = mode === 'run' && field.kinds[unit].runsAtRisk(field, state, unit) ? RUN_RISK : 0;
    const before = found.length;
    for (let i = 0; i < reach.count; i++) {
      const cell = reach.cells[i];
      consider(cell, mode, (facing) => {
        const node = nodeOf(cell, facing);
        return node !== start && reach.cost[node] >= 0;
      });
    }
    if (risk > 0) {
      for (let i = before; i < found.length; i++) found[i] = { ...found[i], value: found[i].value - risk };
    }
  }
  if (mps.jump > 0) {
    for (const cell of jumpReach(field, mech.hex, mps.jump).cells) consider(cell, 'jump', () => true);
  }
  return found.sort((a, b) => b.value - a.value);
}

/** A 'Mech that has to leave over an edge is drawn to it (CBT-SCN-16). */
function goalOf(field: Battlefield, unit: number): Outlook['goal'] {
  const { victory } = field.setup;
  if (victory.kind !== 'escape' || field.sideOf[unit] !== 0) return null;
  const edge = edgeCells(field.board, victory.edge);
  return (cell) => -1.2 * Math.min(...edge.map((at) => distance(field.board, cell, at)));
}

const lookAround = (field: Battlefield, state: State, unit: number, temper: Temper): Outlook =>
  outlookOf(field, state, unit, temper, new Gunneries(field, state), goalOf(field, unit));

/** The order for a 'Mech that begins its move. */
export function moveOrder(field: Battlefield, state: State, unit: number, eye: Eye, random: Random): Order {
  const mech = state.units[unit];
  const walk = mpFor(field, state, unit, 'walk');
  const run = canRun(field, state, unit) ? mpFor(field, state, unit, 'run') : 0;
  if (mech.prone) return standOrder(new Mover(field, state, unit, false)) ?? { type: 'still', unit };
  const outlook = lookAround(field, state, unit, eye.temper);
  const jump = canJump(field, state, unit) ? jumpMp(field, state, unit) : 0;
  const ranked = candidates(outlook, { walk, run, jump, still: true }, eye, random);
  return orderOf(field, unit, pickOf(outlook, ranked, eye));
}

function pickOf(outlook: Outlook, ranked: readonly Candidate[], eye: Eye): Candidate {
  if (eye.foresight === 0 || ranked.length < 2) return ranked[0];
  return foreseen(outlook, ranked.slice(0, eye.foresight), eye);
}

/**
 * Plays the rest of the Movement Phase for each of the best places, everybody going where it is best for them, and
 * compares what the shooting after that promises to both sides.
 */
function foreseen(outlook: Outlook, ranked: readonly Candidate[], eye: Eye): Candidate {
  const { field, state, unit } = outlook;
  const before = state.units.map(placeOf);
  let best = ranked[0];
  let bestValue = -Infinity;
  for (const candidate of ranked) {
    settle(state, unit, candidate);
    playOut(outlook, eye);
    const value = exchange(field, state, unit, eye) + PATIENCE * candidate.value;
    for (let i = 0; i < before.length; i++) putBack(state.units[i], before[i]);
    if (value <= bestValue) continue;
    best = candidate;
    bestValue = value;
  }
  return best;
}

/** Weight of the judgement of the place itself beside the exchange of fire it leads to. */
const PATIENCE = 0.3;

const placeOf = ({ hex, facing, thisTurn, thisPhase }: UnitState) => ({
  hex,
  facing,
  mode: thisTurn.mode,
  hexesMoved: thisTurn.hexesMoved,
  heatBuilt: thisTurn.heatBuilt,
  acted: thisPhase.acted,
});

function putBack(unit: UnitState, { hex, facing, acted, ...moved }: ReturnType<typeof placeOf>): void {
  unit.hex = hex;
  unit.facing = facing;
  unit.thisPhase.acted = acted;
  Object.assign(unit.thisTurn, moved);
}

function settle(state: State, unit: number, { cell, facing, mode, hexes }: Candidate): void {
  const mech = state.units[unit];
  mech.hex = cell;
  mech.facing = facing;
  mech.thisTurn.mode = mode;
  mech.thisTurn.hexesMoved = hexes;
  if (mode === 'jump') mech.thisTurn.heatBuilt += heatOfJump(hexes);
  mech.thisPhase.acted = true;
}

/** The sides take turns with whoever has yet to move. */
function playOut({ field, state, unit: mover, gunneries }: Outlook, eye: Eye): void {
  let last = mover;
  for (;;) {
    const unit = waiting(state, field.enemiesOf[last]) ?? waiting(state, field.unitsOf[field.sideOf[last]]);
    if (unit === undefined) return;
    const outlook = outlookOf(field, state, unit, eye.temper, gunneries);
    const mps = {
      walk: mpFor(field, state, unit, 'walk'),
      run: canRun(field, state, unit) ? mpFor(field, state, unit, 'run') : 0,
      jump: 0,
      still: true,
    };
    const [best] = state.units[unit].prone ? [] : candidates(outlook, mps, CALM(eye), NO_RANDOM);
    if (best) settle(state, unit, best);
    else state.units[unit].thisPhase.acted = true;
    last = unit;
  }
}

function waiting(state: State, units: readonly number[]): number | undefined {
  return units.find((unit) => {
    const mech = state.units[unit];
    return !mech.thisPhase.acted && mech.hex >= 0 && mech.loss === null;
  });
}

/** What the fire of both sides promises, seen from that of the mover. */
function exchange(field: Battlefield, state: State, mover: number, eye: Eye): number {
  let value = 0;
  for (const own of [true, false]) {
    for (const unit of own ? field.unitsOf[field.sideOf[mover]] : field.enemiesOf[mover]) {
      const near = hasNeighbour(field, state, unit);
      const gain =
        bestSalvo(field, state, unit, FAIR).gain + (near ? BLOWS * bestBlow(field, state, unit, 0).gain : 0);
      value += own ? gain : -eye.temper.caution * gain;
    }
  }
  return value;
}

function hasNeighbour(field: Battlefield, state: State, unit: number): boolean {
  const { hex } = state.units[unit];
  if (hex < 0) return false;
  for (const foe of field.enemiesOf[unit]) {
    const there = state.units[foe].hex;
    if (there >= 0 && distance(field.board, hex, there) === 1) return true;
  }
  return false;
}

/** Some blows that look possible before the shooting will not be after it. */
const BLOWS = 0.7;
const FAIR: Marksman = { patience: 0.1, cool: true, concentrates: true };
const CALM = (eye: Eye): Eye => ({ ...eye, attention: 1, wavering: 0, foresight: 0 });
const NO_RANDOM = randomFrom('');

function orderOf(field: Battlefield, unit: number, { mode, cell, facing }: Candidate): Order {
  const to = field.board.number[cell];
  if (mode === 'still') return { type: 'still', unit };
  if (mode === 'jump') return { type: 'jump', unit, to, facing };
  return { type: 'move', unit, mode, to, facing, more: false };
}

/** CBT-MOV-13: up again, and on with what is left. */
function standOrder(mover: Mover): Order | null {
  const { unit, mech } = mover;
  const [mode] = mover.modes((each) => mover.canStand(each));
  if (!mode) return null;
  return { type: 'stand', unit, mode, facing: mech.facing, more: mover.leftAfterStanding(mode) > 0 };
}

/** The order for a 'Mech in the middle of its move. */
export function continueOrder(
  field: Battlefield,
  state: State,
  unit: number,
  eye: Eye,
  random: Random,
): Order {
  const mech = state.units[unit];
  const mode = mech.thisTurn.mode === 'run' ? 'run' : 'walk';
  if (mech.prone) return standOrder(new Mover(field, state, unit, true)) ?? { type: 'stop', unit };
  const outlook = lookAround(field, state, unit, eye.temper);
  const mps = { walk: 0, run: 0, jump: 0, still: false, [mode]: mech.thisTurn.mpLeft };
  const [best] = candidates(outlook, mps, eye, random);
  return best ? orderOf(field, unit, best) : { type: 'stop', unit };
}

// The speed of a vehicle, and the cost of the ground to it (MT-PRE-10, MT-PRE-22).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { type Battlefield, type Ground, kindsAt } from '../../battlefield.ts';
import type { Kind, Steps } from '../../kind.ts';
import type { RuleId } from '../../rule-index.ts';
import { isImmobilized, slowedBy } from '../../rules/damage/motive.ts';
import { FORBIDDEN, isRoadStep, ROAD_COST } from '../../rules/ground/steps.ts';
import { bombsOutside } from '../../rules/unit/bombs.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { isHull, type Motion, type RunningGear } from '../../units/vehicle-file.ts';
import {
  CLOSED_TO_WHEELS,
  CONDITION_COSTS,
  COST_OF_LEVEL,
  GROUND_COSTS,
  MOST_LEVELS,
  NO_WAY,
} from './data/steps.ts';
import { vehicleDesign } from './design.ts';
import { ROTOR } from './parts.ts';
import { REASONS as OWN_REASONS } from './text.ts';

/** MT-BASE-14: MP that up to a quarter of its tons cost. */
const LADEN = 3;
const GEAR_RULES = { 'dune buggy': 'MT-SPV-09', snowmobile: 'MT-SPV-10' } as const;

export function walkingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const vehicle = state.units[unit];
  tally.add(vehicleDesign(field, unit).cruise, OWN_REASONS.design, 'MT-PRE-10');
  const { runsOn: gear = 'usual', load = 0, tons } = vehicleDesign(field, unit);
  if ((gear === 'dune buggy' || gear === 'snowmobile') && tally.total > 0)
    tally.add(-1, OWN_REASONS.gear(gear), GEAR_RULES[gear]);
  const laden = load > tons / 4 ? Math.ceil(tally.total / 2) : Math.min(load > 0 ? LADEN : 0, tally.total);
  if (laden > 0) tally.add(-laden, OWN_REASONS.load(load), 'MT-BASE-14');
  const lost = Math.min(slowedBy(vehicle), tally.total);
  if (lost > 0) tally.add(-lost, OWN_REASONS.motive, 'MT-PRE-23');
  const bombs = Math.min(bombsOutside(field.designs[unit], vehicle), tally.total);
  if (bombs > 0) tally.add(-bombs, OWN_REASONS.bombs, 'MT-VTOL-05');
  if (isImmobilized(vehicle)) tally.set(0, OWN_REASONS.immobilized, 'MT-PRE-23');
  if (field.kinds[unit].flight && isLost(vehicle.body, ROTOR))
    tally.set(0, OWN_REASONS.rotorLost, 'MT-PRE-29');
}

/** No vehicle of these rules jumps. */
export function jumpingPoints(): void {}

const SAND = 'sand';
const SNOW = 'deep snow';
/** What makes the ground cost something else than other vehicles pay. */
type Way = RunningGear | 'super-heavy';

/** MT-SPV-08: a hex of open water. */
const SWIM = 2;

/** What it pays instead of what others do. */
function ownCost(way: Way, ground: string, depth: number): number | undefined {
  if (way === 'dune buggy' && ground === SAND) return 1;
  return way === 'amphibious' && depth >= 0 ? SWIM : undefined;
}

/** MP into a hex without its level; 0 where this motion cannot go. */
function costInto({ board, depth }: Ground, motion: Motion, cell: number, way: Way): number {
  const [ground, ...conditions] = kindsAt(board, cell);
  const names = conditions.map(({ name }) => name);
  // Over water a bridge or ice is what one moves on.
  // MT-PRE-30: ships find no way through either.
  if (isHull(motion) && depth[cell] < 1) return NO_WAY;
  // MT-VCON-01: not even through the shallowest.
  if (way === 'super-heavy' && !isHull(motion) && depth[cell] === 0) return NO_WAY;
  const isDry = depth[cell] < 0 && (names.includes('bridge') || names.includes('ice'));
  const usual = ownCost(way, ground.name, depth[cell]) ?? GROUND_COSTS[ground.name]?.[motion];
  let cost = isDry ? 1 : (usual ?? NO_WAY);
  if (cost === NO_WAY) return NO_WAY;
  for (const name of names) {
    if (way === 'snowmobile' && name === SNOW) continue;
    if (motion === 'wheeled' && CLOSED_TO_WHEELS.includes(name)) return NO_WAY;
    cost += CONDITION_COSTS[name]?.[motion] ?? 0;
  }
  return cost;
}

/** The level a vehicle stands on: for hovercraft and ships the surface of water. */
const standingOn = ({ bed, depth }: Ground, motion: Motion, way: Way): Int8Array =>
  motion === 'hover' || isHull(motion) || way === 'amphibious'
    ? bed.map((level, cell) => level + Math.max(0, depth[cell]))
    : bed;

/** The chapters of a kind about the ground, for one way of moving. */
export function waysOf(motion: Motion, way: Way = 'usual'): Pick<Kind, 'stepsOn' | 'stepCost' | 'entryCost'> {
  const baseOn = remembered((ground: Ground) => standingOn(ground, motion, way));
  const stepsOn = remembered((ground: Ground): Steps => {
    const { size, neighbours } = ground.board;
    const into = Uint8Array.from({ length: size }, (_, cell) => costInto(ground, motion, cell, way));
    const steps = {
      walk: new Uint8Array(neighbours.length),
      back: new Uint8Array(neighbours.length),
      off: new Uint8Array(size),
    };
    const base = baseOn(ground);
    for (let from = 0; from < size; from++) {
      for (const direction of DIRECTIONS) {
        const to = neighbour(ground.board, from, direction);
        if (to < 0) steps.off[from] |= 1 << direction;
        if (to < 0 || Math.abs(base[to] - base[from]) > MOST_LEVELS) continue;
        // Off ground that is closed to it a vehicle goes only along a road, as it came.
        const isOpen = into[to] !== NO_WAY && into[from] !== NO_WAY;
        if (!isOpen && (isHull(motion) || !isRoadStep(ground, from, to))) continue;
        const cost = totalOf<RuleId>((tally) => stepCost(tally, ground, from, to));
        steps.walk[from * 6 + direction] = cost;
        if (base[to] === base[from]) steps.back[from * 6 + oppositeOf(direction)] = cost;
      }
    }
    const walkIn = into.map((cost) => (cost === NO_WAY ? FORBIDDEN : cost));
    return { ...steps, run: steps.walk, walkIn, runIn: walkIn };
  });

  function stepCost(tally: Tally<RuleId>, ground: Ground, from: number, to: number): void {
    if (isRoadStep(ground, from, to))
      tally.add(ROAD_COST, REASONS.road(ground.board.number[to]), 'MT-COND-01');
    else entryCost(tally, ground, to);
    const base = baseOn(ground);
    const levels = base[to] - base[from];
    if (levels !== 0) tally.add(COST_OF_LEVEL * Math.abs(levels), REASONS.levels(levels), 'MT-PRE-22');
  }

  function entryCost(tally: Tally<RuleId>, ground: Ground, to: number): void {
    const [{ name }, ...conditions] = kindsAt(ground.board, to);
    const costOf = (lies: string): number =>
      way === 'snowmobile' && lies === SNOW ? 0 : (CONDITION_COSTS[lies]?.[motion] ?? 0);
    const extra = conditions.reduce((sum, { name: lies }) => sum + costOf(lies), 0);
    const whole = costInto(ground, motion, to, way);
    tally.add(whole - extra, REASONS.enter(ground.board.number[to], name), 'MT-PRE-22');
    for (const { name: lies } of conditions) {
      const cost = costOf(lies);
      if (cost > 0) tally.add(cost, REASONS.condition(lies), 'MT-PRE-22');
    }
  }

  return {
    stepsOn: (field) => stepsOn(field),
    stepCost: (tally, field, _unit, from, to) => stepCost(tally, field, from, to),
    entryCost: (tally, field, _unit, to) => entryCost(tally, field, to),
  };
}

// Off the map: where that is the goal, and where nothing is left to be done.

import { cellOf, distance, edgeCells } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OrderOf } from '../../orders.ts';
import { edgeOver } from '../../rules/movement/map-edge.ts';
import { canJump, walkMp } from '../../rules/movement/movement-points.ts';
import { isBlocked, isSubmerged, unitSight } from '../../rules/sight/line-of-sight.ts';
import { canStandUp } from '../../rules/unit/limbs.ts';
import type { MapEdge, Side, State } from '../../state.ts';
import { chanceToFall } from '../attacks/blows.ts';
import { NO_WAY, wayTo } from '../outlook/ways.ts';

const EDGES: readonly MapEdge[] = ['north', 'south', 'east', 'west'];

/** CBT-SCN-16: out over the right edge as soon as it can be done; over any where it is pointless to stay. */
export function leaveOrder(field: Battlefield, state: State, menu: Menu): OrderOf<'leave'> | null {
  const { victory } = field.setup;
  const form = menu.orders.find(({ type }) => type === 'leave');
  const units = form?.fields[0] as Pick | undefined;
  if (!units) return null;
  for (const unit of Array.from(units.values) as number[]) {
    const side = field.sideOf[unit];
    const goal = victory.kind === 'escape' && side === 0 ? [victory.edge] : null;
    const edges = goal ?? (isPointless(field, state, side) ? EDGES : null);
    const order = edges && exitOf(field, units, unit, edges);
    if (order) return order;
  }
  return null;
}

function exitOf(
  field: Battlefield,
  units: Pick,
  unit: number,
  edges: readonly MapEdge[],
): OrderOf<'leave'> | null {
  const [mode] = units.follow!(unit) as Pick[];
  for (const gait of Array.from(mode.values)) {
    const [from] = mode.follow!(gait) as Pick[];
    for (const hex of Array.from(from.values) as string[]) {
      const [facing] = from.follow!(hex) as Pick[];
      for (const direction of Array.from(facing.values) as number[]) {
        const edge = edgeOver(field.board, cellOf(field.board, hex), DIRECTIONS[direction]);
        if (!edge || !edges.includes(edge)) continue;
        return {
          type: 'leave',
          unit,
          mode: gait as 'walk' | 'run',
          from: hex,
          facing: DIRECTIONS[direction],
        };
      }
    }
  }
  return null;
}

/** The turn from which nobody waits any more for a chance that does not come. */
const TOO_LATE = 70;
/** Water that a 'Mech stands in and is under: from there it strikes what lies a level higher. */
const DEEP = 2;

/**
 * Those who can go withdraw, though it is their loss, where all that is left of the enemy lies under water for good: it
 * can do nothing, and nobody can do anything to it. So does the smaller side where ground keeps the two apart.
 */
export function isPointless(field: Battlefield, state: State, side: Side): boolean {
  if (state.turn < TOO_LATE) return false;
  const own = leftOf(field, state, side);
  if (!own.every((unit) => canGo(field, state, unit) && !canJump(field, state, unit))) return false;
  const enemies = leftOf(field, state, (1 - side) as Side);
  if (enemies.every((unit) => isDrowned(field, state, unit))) return true;
  const isSmaller = own.length < enemies.length || (own.length === enemies.length && side === 1);
  const wouldTheyGo = enemies.every((unit) => canGo(field, state, unit));
  return (isSmaller || !wouldTheyGo) && areParted(field, state, own, enemies);
}

const leftOf = ({ unitsOf }: Battlefield, { units }: State, side: Side): number[] =>
  unitsOf[side].filter((unit) => units[unit].loss === null);

const canGo = (field: Battlefield, state: State, unit: number): boolean =>
  state.units[unit].hex >= 0 && !state.units[unit].prone && walkMp(field, state, unit) > 0;

/** Nobody of either side sees anybody of the other, nor has a way there: vehicles may be kept off by woods or water. */
function areParted(
  field: Battlefield,
  state: State,
  own: readonly number[],
  enemies: readonly number[],
): boolean {
  const { units } = state;
  const isOut = (unit: number, to: number) =>
    !canGo(field, state, unit) || wayTo(field, unit, units[to].hex)[units[unit].hex] === NO_WAY;
  return own.every((unit) =>
    enemies.every(
      (enemy) =>
        units[enemy].hex >= 0 &&
        isOut(unit, enemy) &&
        isOut(enemy, unit) &&
        !canJump(field, state, enemy) &&
        isBlocked(unitSight(field, state, unit, enemy)),
    ),
  );
}

/** It lies under water, cannot get up, and nobody can stand beside it who is under water as well. */
function isDrowned(field: Battlefield, state: State, unit: number): boolean {
  const { hex, prone } = state.units[unit];
  if (!prone || hex < 0 || !isSubmerged(field, hex, true)) return false;
  const rises =
    canStandUp(field, state, unit) &&
    walkMp(field, state, unit) > 0 &&
    chanceToFall(field, state, unit, 'stand', 0) < 1;
  if (rises) return false;
  return DIRECTIONS.every((direction) => !(field.depth[field.board.neighbours[hex * 6 + direction]] >= DEEP));
}

const HOMEWARD = 1.2;
const AWAY = 30;

/** CBT-SCN-16: a 'Mech that has to leave over an edge is drawn to it. */
const towardGoal = remembered((field: Battlefield): Float32Array | null => {
  const { victory } = field.setup;
  return victory.kind === 'escape' ? nearness(field, [victory.edge], HOMEWARD) : null;
});

const towardAnyEdge = remembered((field: Battlefield) => nearness(field, EDGES, AWAY));

function nearness({ board }: Battlefield, edges: readonly MapEdge[], weight: number): Float32Array {
  const cells = edges.flatMap((edge) => edgeCells(board, edge));
  return Float32Array.from(
    { length: board.size },
    (_, cell) => -weight * Math.min(...cells.map((at) => distance(board, cell, at))),
  );
}

/** By cell: what the way out makes it worth; null for those who stay. */
export function wayOff(field: Battlefield, state: State, unit: number): ArrayLike<number> | null {
  const side = field.sideOf[unit];
  const goal = side === 0 ? towardGoal(field) : null;
  return goal ?? (isPointless(field, state, side) ? towardAnyEdge(field) : null);
}

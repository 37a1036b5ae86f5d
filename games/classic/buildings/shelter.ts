// The shelter of walls, and those who have it (MT-BASE-20).

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Stance } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { Blast } from '../rules/damage/blast.ts';
import type { State, WeaponAttack } from '../state.ts';
import { armorBefore, buildingAt, censusOf, cfBefore, houseAt } from './census.ts';
import { damageBuilding } from './damage.ts';
import { floorOf, isInside } from './floors.ts';

const FROM_INSIDE: Reason = {
  message: 'Infantry in a building is attacked from inside the same building; fire at the building',
  rule: 'MT-BASE-20',
};
const OTHER_FLOOR: Reason = { message: 'They are on another floor', rule: 'MT-BASE-20' };
const NO_ROOM: Reason = {
  message: 'Nobody is charged, pushed or jumped upon through the walls of a building',
  rule: 'MT-BASE-20',
};

/** The building around a unit, or -1. */
const around = (field: Battlefield, state: State, unit: number): number =>
  isInside(field, state.units[unit]) ? buildingAt(state, state.units[unit].hex) : -1;

/** The building whose walls are between the two, from the side of the target; -1 where there are none. */
function wallsBetween(field: Battlefield, state: State, attacker: number, target: number): number {
  const building = around(field, state, target);
  if (building < 0) return -1;
  const isWithin =
    around(field, state, attacker) >= 0 &&
    houseAt(state, state.units[attacker].hex) === houseAt(state, state.units[target].hex);
  return isWithin ? -1 : building;
}

const absorbs = (state: State, building: number): number =>
  armorBefore(state, building) > 0 ? Infinity : Math.ceil(cfBefore(state, building) / 10);

/** MT-BASE-20: each group of points is less by a tenth of the factor, and the building has the rest. */
export function shielded(
  points: number,
  play: Play<Classic>,
  field: Battlefield,
  { attacker, target }: Pick<WeaponAttack, 'attacker'> & { readonly target: number },
): number {
  const { state } = play;
  const building = wallsBetween(field, state, attacker, target);
  if (building < 0) return points;
  const taken = Math.min(points, absorbs(state, building));
  damageBuilding(play, { building, hex: state.units[target].hex, points: taken, isAttacked: false });
  return points - taken;
}

/** MT-BASE-20: a shot that misses whoever is inside hits the building with all it has. */
export function missed(
  play: Play<Classic>,
  field: Battlefield,
  { attacker, target, weapon, number }: WeaponAttack,
  dice: readonly number[],
): void {
  const { state } = play;
  if (sum(dice) >= number || typeof target !== 'number') return;
  const building = wallsBetween(field, state, attacker, target);
  const { damage, cluster, closeAttack } = field.designs[attacker].weapons[weapon].type;
  if (building < 0 || closeAttack) return;
  const points = damage * Math.max(1, cluster);
  damageBuilding(play, { building, hex: state.units[target].hex, points, isAttacked: false });
}

/** MT-BASE-20: why infantry behind walls is no target. */
export function whyNotInside(
  field: Battlefield,
  state: State,
  { unit }: Pick<Stance, 'unit'>,
  { weapon, target }: { readonly weapon: number; readonly target: number },
): Reason | null {
  if (field.kinds[target].troopers && wallsBetween(field, state, unit, target) >= 0) return FROM_INSIDE;
  const isClose = field.designs[unit].weapons[weapon]?.type.closeAttack !== undefined;
  return isClose && floorOf(state.units[unit]) !== floorOf(state.units[target]) ? OTHER_FLOOR : null;
}

const ROOMY: readonly string[] = ['charge', 'dfa', 'push'];

export function whyNoBlowInside(
  field: Battlefield,
  state: State,
  { kind, attacker, target }: { readonly kind: string; readonly attacker: number; readonly target: number },
): Reason | null {
  if (field.kinds[target].troopers && wallsBetween(field, state, attacker, target) >= 0) return FROM_INSIDE;
  const areInside = around(field, state, attacker) >= 0 || around(field, state, target) >= 0;
  if (ROOMY.includes(kind) && areInside) return NO_ROOM;
  const { hex } = state.units[attacker];
  const isOther =
    hex === state.units[target].hex && floorOf(state.units[attacker]) !== floorOf(state.units[target]);
  return isOther ? OTHER_FLOOR : null;
}

/** MT-BASE-20: a building takes the points of each of its hexes that is struck. */
export function burstsAt(play: Play<Classic>, field: Battlefield, { cell, hexes, forBuilding }: Blast): void {
  const { state } = play;
  const { board } = field;
  if (!forBuilding) return;
  for (const [building, { cells }] of censusOf(state.setup).all.entries())
    for (const struck of cells) {
      const away = distance(board, cell, struck);
      if (away > hexes || buildingAt(state, struck) !== building) continue;
      damageBuilding(play, {
        building,
        hex: struck,
        points: forBuilding(away),
        isAttacked: true,
      });
    }
}

/** MT-BASE-20: of each group; infantry has its share of what the building suffers instead. */
export function reachesInside(points: number, field: Battlefield, state: State, unit: number): number {
  const building = around(field, state, unit);
  if (building < 0) return points;
  if (field.kinds[unit].troopers || armorBefore(state, building) > 0) return 0;
  return Math.max(0, points - Math.floor(cfBefore(state, building) / 10));
}

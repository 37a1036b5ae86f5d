// Through the walls of buildings, and onto their roofs (MT-BASE-19).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Classic } from '../game-types.ts';
import type { Arrival } from '../points/movement.ts';
import { pilotingRoll } from '../rules/piloting/piloting.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import { buildingAt, buildingOf, cfOf, houseAt, walledAt } from './census.ts';
import { bearOrStop, damageBuilding, settleAtOnce, strikeOnce } from './damage.ts';
import { SPEED_MODIFIERS, WALL_MODIFIERS } from './data/buildings.ts';
import { doorBetween, forceDoor, isOpen } from './doors.ts';
import { floorOf, putOnFloor, roofAt } from './floors.ts';
import { isHallStep } from './hangars.ts';
import { WORDS } from './text.ts';

declare module '../extensions.ts' {
  interface OptionRolls {
    wall: true;
  }
  interface OptionEvents {
    floor: { readonly type: 'floor'; readonly unit: number; readonly floor: number };
  }
}

export function setFloor(play: Play<Classic>, unit: number, floor: number): void {
  const mech = play.state.units[unit];
  if (floorOf(mech) === floor) return;
  putOnFloor(mech, floor);
  play.emit({ type: 'floor', unit, floor });
}

/** MT-BASE-19: who comes into a hex comes onto a roof, or to the ground, with a wall on the way where there is one. */
export function comeInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { how, from, isForced }: Pick<Arrival, 'how' | 'from' | 'isForced'>,
): void {
  const mech = play.state.units[unit];
  const { hex } = mech;
  const height = roofAt(field, hex);
  const wasHigh = floorOf(mech) > 0 && floorOf(mech) === roofAt(field, from);
  const isOver = how === 'jump' || wasHigh || (how === 'foot' && mech.thisTurn.marks?.overRoofs === true);
  setFloor(play, unit, isOver ? height : 0);
  // MT-STRUCT-06: a bridge bears whoever comes onto it, however that is.
  if (isOver || how === 'moved' || roofAt(field, hex) === 0) bear(play, unit);
  if (isOver || isForced || how === 'moved' || mech.hex !== hex) return;
  if (field.kinds[unit].troopers || hex === from) return;
  passWalls(play, field, unit, from);
  if (!isOnMap(mech) || mech.hex !== hex) return;
  const after = battlefieldOf(play.state);
  after.plugged.comesInside?.(play, after, unit);
}

/** Out of one building, or into another, or both; nobody breaks a wall where a door is. */
function passWalls(play: Play<Classic>, field: Battlefield, unit: number, from: number): void {
  const mech = play.state.units[unit];
  const { hex } = mech;
  const door = doorBetween(play.state, from, hex, field.kinds[unit].height);
  if (door >= 0) {
    if (!isOpen(play.state, door)) forceDoor(play, field, unit, door);
    return;
  }
  const left = walledAt(play.state, from);
  const entered = walledAt(play.state, hex);
  const isWithin = houseAt(play.state, from) === houseAt(play.state, hex);
  if (isWithin && isHallStep(field, from, hex, field.kinds[unit].height)) return;
  const walls = [
    { building: left, cell: from },
    { building: entered, cell: hex },
  ];
  for (const { building, cell } of isWithin ? walls.slice(1) : walls) {
    if (building < 0) continue;
    if (!isOnMap(mech) || mech.hex !== hex) return;
    breakThrough(play, unit, building, cell);
  }
}

/** MT-BASE-19: a VTOL lands on the roof, where there is one. */
export function landOn(play: Play<Classic>, field: Battlefield, unit: number): void {
  setFloor(play, unit, roofAt(field, play.state.units[unit].hex));
  bear(play, unit);
}

/** MT-BASE-21: what it has come upon may not bear it. */
function bear(play: Play<Classic>, unit: number): void {
  bearOrStop(play, unit, buildingAt(play.state, play.state.units[unit].hex));
}

const speedModifier = (hexes: number): number => SPEED_MODIFIERS.find(([least]) => hexes >= least)?.[1] ?? 0;

/** MT-BASE-19: the building is damaged in any case, and whoever fails the roll as well. */
function breakThrough(play: Play<Classic>, unit: number, building: number, cell: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  const known = buildingOf(state, building);
  const { hexesMoved } = mech.thisTurn;
  const { success } = pilotingRoll(play, field, unit, {
    reason: 'wall',
    modifier: WALL_MODIFIERS[known.grade] + speedModifier(hexesMoved),
    rule: 'MT-BASE-19',
    words: WORDS.wall(known, hexesMoved),
  });
  const points = Math.ceil(cfOf(state, building) / 10);
  if (!success && points > 0) {
    strikeOnce(play, field, unit, points);
    settleAtOnce(play, field, unit);
  }
  damageBuilding(play, {
    building,
    hex: cell,
    points: Math.ceil(field.designs[unit].tons / 10),
    isAttacked: true,
  });
  bearOrStop(play, unit, building);
}

// Damage to buildings, and its effects on those in them (MT-BASE-20, MT-BASE-21).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { ARMORED } from '../data/terrain.ts';
import type { Classic } from '../game-types.ts';
import type { Incoming } from '../kind.ts';
import { strikeInGroups } from '../rules/damage/damage.ts';
import { destroy } from '../rules/damage/destruction.ts';
import { isAloft } from '../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../rules/ground/ground.ts';
import { fall, rollToStayUp } from '../rules/piloting/falls.ts';
import { pilotingNumber, totalPiloting } from '../rules/piloting/piloting.ts';
import { isEmplaced, isOnMap } from '../rules/unit/condition.ts';
import type { State } from '../state.ts';
import {
  armorBefore,
  armorOf,
  type Building,
  buildingAt,
  buildingOf,
  censusOf,
  cfBefore,
  cfOf,
  ruin,
  weaken,
  wear,
} from './census.ts';
import { COLLAPSE_ON_INFANTRY, HEAVY_COLLAPSE, SHARE_INSIDE } from './data/buildings.ts';
import { floorOf, isInside, putOnFloor, roofAt } from './floors.ts';
import { WORDS } from './text.ts';

declare module '../extensions.ts' {
  interface OptionEvents {
    'building-hit': {
      readonly type: 'building-hit';
      readonly building: number;
      /** One of its hexes. */
      readonly hex: number;
      readonly points: number;
      readonly cf: number;
      /** Absent: a building. */
      readonly structure?: Structure;
    };
    'building-armor-hit': {
      readonly type: 'building-armor-hit';
      readonly building: number;
      readonly hex: number;
      readonly points: number;
      readonly armor: number;
    };
    'building-falls': {
      readonly type: 'building-falls';
      readonly building: number;
      readonly hex: number;
      /** It did not bear what stood on it. */
      readonly overloaded: boolean;
      /** Absent: a building. */
      readonly structure?: Structure;
      /** Those in it or on it. */
      readonly units: readonly number[];
    };
  }
  interface OptionRolls {
    collapse: true;
  }
}

/** A structure that is no building, by the name it is told under. */
type Structure = Exclude<Building['type'], 'building'>;

const told = ({ type }: Building): { readonly structure?: Structure } =>
  type === 'building' ? {} : { structure: type };

/** Debris comes from the front, wherever it comes from. */
const FRONT: Incoming = { table: 'mech', side: 'front', covered: 0 };

/** MT-PRE-27: so many points to everybody in a platoon, whatever is around them. */
function strikeMeasured(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const isPlatoon = kind.troopers !== undefined && kind.codes.length === 1;
  if (isPlatoon)
    kind.strike(play, field, unit, { part: 0, rear: false, critical: false, isMeasured: true }, points);
  else strikeInGroups(play, field, unit, points, { ...FRONT, isBlast: true });
}

/** MT-BASE-19: all of it in one place. */
export function strikeOnce(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const struck = kind.rollLocation(play, field, unit, FRONT);
  if (struck) kind.strike(play, field, unit, struck, points);
}

/** Damage in the Movement Phase takes effect at once. */
export function settleAtOnce(play: Play<Classic>, field: Battlefield, unit: number): void {
  if (play.state.phase === 'movement') rollToStayUp(play, field, unit);
}

/** Takes points off; `isAttacked` where infantry inside suffers its share of them (MT-BASE-20). */
export function damageBuilding(
  play: Play<Classic>,
  {
    building,
    hex,
    points,
    isAttacked,
  }: { building: number; hex: number; points: number; isAttacked: boolean },
): void {
  const { state } = play;
  if (points <= 0) return;
  const isSheltered = armorBefore(state, building) > 0;
  const through = points - wearArmor(play, building, hex, points);
  const suffered = Math.min(through, cfOf(state, building));
  if (suffered > 0) {
    weaken(state, building, suffered);
    const cf = cfOf(state, building);
    play.emit({
      type: 'building-hit',
      building,
      hex,
      points: suffered,
      cf,
      ...told(buildingOf(state, building)),
    });
  }
  // MT-STRUCT-10: as long as there is armor nobody inside suffers.
  if (isAttacked && !isSheltered) shareInside(play, building, points);
}

/** MT-STRUCT-10: armor goes first. The points that it has taken. */
function wearArmor(play: Play<Classic>, building: number, hex: number, points: number): number {
  const { state } = play;
  const worn = Math.min(points, armorOf(state, building));
  if (worn === 0) return 0;
  wear(state, building, worn);
  const armor = armorOf(state, building);
  play.emit({ type: 'building-armor-hit', building, hex, points: worn, armor });
  if (armor === 0) {
    const { board } = battlefieldOf(state);
    const [cell] = buildingOf(state, building).cells;
    changeGround(play, hexWith(board, cell, { take: [ARMORED] }));
  }
  return worn;
}

function shareInside(play: Play<Classic>, building: number, points: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const share = Math.floor((points * SHARE_INSIDE[buildingOf(state, building).grade]) / 100 + 0.5);
  if (share === 0) return;
  for (const unit of inBuilding(state, building))
    if (field.kinds[unit].troopers && isInside(field, state.units[unit]))
      strikeMeasured(play, field, unit, share);
}

/** Those inside and on the roof. */
export function inBuilding(state: State, building: number): number[] {
  return [...state.units.keys()].filter(
    (unit) =>
      isOnMap(state.units[unit]) &&
      !isAloft(state.units[unit]) &&
      buildingAt(state, state.units[unit].hex) === building,
  );
}

/** MT-BASE-21: tons on one floor of a hex above the ground; infantry weighs nothing in a building. */
export function loadOn({ kinds, designs }: Battlefield, state: State, hex: number, floor: number): number {
  const bearing = [...state.units.keys()].filter(
    (unit) =>
      isOnMap(state.units[unit]) &&
      state.units[unit].hex === hex &&
      floorOf(state.units[unit]) === floor &&
      !kinds[unit].troopers &&
      !isEmplaced(state.units[unit]),
  );
  return sum(bearing.map((unit) => designs[unit].tons));
}

/** MT-STRUCT-06: all that is on a hex of a bridge, infantry too. */
export const loadOnBridge = ({ designs }: Battlefield, state: State, building: number): number =>
  sum(inBuilding(state, building).map((unit) => designs[unit].tons));

/** Does some floor of the building bear more than it can? */
function isOverloaded(field: Battlefield, state: State, building: number): boolean {
  const cf = cfOf(state, building);
  if (buildingOf(state, building).type === 'bridge') return loadOnBridge(field, state, building) > cf;
  return inBuilding(state, building).some((unit) => {
    const { hex } = state.units[unit];
    const floor = floorOf(state.units[unit]);
    return floor > 0 && loadOn(field, state, hex, floor) > cf;
  });
}

/** MT-BASE-21: in one that does not bear its load it comes at once. Says whether it has come down. */
export function testLoad(play: Play<Classic>, building: number): boolean {
  const { state } = play;
  if (building < 0 || !isOverloaded(battlefieldOf(state), state, building)) return false;
  collapse(play, building, true);
  return true;
}

/** MT-BASE-21: a collapse ends the move of whoever has brought it about. */
export function bearOrStop(play: Play<Classic>, unit: number, building: number): void {
  if (testLoad(play, building)) play.state.units[unit].thisTurn.mpLeft = 0;
}

/** MT-BASE-21: at the end of a phase those that have nothing left, then the overloaded, until nothing changes. */
export function collapseAll(play: Play<Classic>): void {
  const { state } = play;
  if (!state.marks?.buildings) return;
  const standing = [...censusOf(state.setup).all.keys()].filter(
    (building) => !state.marks?.buildings?.[building]?.isRubble,
  );
  for (const building of standing) if (cfOf(state, building) === 0) collapse(play, building, false);
  for (const building of standing)
    if (state.marks.buildings[building]?.isRubble !== true) testLoad(play, building);
}

/** MT-BASE-21 */
export function collapse(play: Play<Classic>, building: number, overloaded: boolean): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { cells } = buildingOf(state, building);
  const cf = cfBefore(state, building);
  const units = inBuilding(state, building);
  const levels = units.map((unit) => {
    const { hex } = state.units[unit];
    const height = roofAt(field, hex);
    const floor = floorOf(state.units[unit]);
    return { floor, above: height - Math.min(floor, height - 1) };
  });
  const known = buildingOf(state, building);
  fallDown(state, building, units);
  play.emit({ type: 'building-falls', building, hex: cells[0], overloaded, units, ...told(known) });
  if (known.type === 'wall') {
    const hex = field.board.number[cells[0]];
    changeGround(play, { [hex]: { bare: [...(state.ground?.[hex]?.bare ?? []), known.side!] } });
    return;
  }
  if (known.type === 'bridge') {
    fallOffBridge(play, building, units, cf);
    return;
  }
  const features = ['rubble'];
  changeGround(
    play,
    Object.fromEntries(
      cells.map((cell) => [
        field.board.number[cell],
        { terrain: 'clear', features: [...lyingAt(field, cell), ...features] },
      ]),
    ),
  );
  const after = battlefieldOf(state);
  for (const [index, unit] of units.entries()) {
    // MT-STRUCT-07: what is mounted in it goes with it.
    if (isEmplaced(state.units[unit])) {
      destroy(play, after, unit, 'collapsed');
      continue;
    }
    const { floor, above } = levels[index];
    const points = Math.ceil((cf * above) / 10);
    const isInfantry = after.kinds[unit].troopers !== undefined;
    strikeMeasured(play, after, unit, isInfantry ? COLLAPSE_ON_INFANTRY * points : points);
    if (!isOnMap(state.units[unit])) continue;
    if (floor > 0 && after.kinds[unit].piloting) {
      const modifier = points >= HEAVY_COLLAPSE ? 1 : 0;
      const number = totalPiloting((tally) =>
        pilotingNumber(tally, after, state, unit, {
          reason: 'collapse',
          modifier,
          rule: 'MT-BASE-21',
          words: WORDS.collapse,
        }),
      );
      fall(play, after, unit, { levels: floor, number });
    }
    settleAtOnce(play, after, unit);
  }
}

/** MT-STRUCT-06: into the water below; the hexes between two that are gone come down as well. */
function fallOffBridge(play: Play<Classic>, building: number, units: readonly number[], cf: number): void {
  const { state } = play;
  const [cell] = buildingOf(state, building).cells;
  dropFromBridge(play, { cell, units, cf });
  for (const other of betweenRuins(state, building)) collapse(play, other, false);
}

/** Takes a bridge away: those on it fall into the water below. */
export function dropFromBridge(
  play: Play<Classic>,
  { cell, units, cf }: { readonly cell: number; readonly units: readonly number[]; readonly cf: number },
): void {
  const { state } = play;
  const { board } = battlefieldOf(state);
  changeGround(play, hexWith(board, cell, { take: BRIDGE }));
  const field = battlefieldOf(state);
  for (const unit of units) {
    if (field.kinds[unit].piloting) {
      const roll = { reason: 'collapse', modifier: 0, rule: 'MT-STRUCT-06', words: WORDS.collapse } as const;
      const number = totalPiloting((tally) => pilotingNumber(tally, field, state, unit, roll));
      fall(play, field, unit, { levels: 0, number });
    } else {
      const points = Math.ceil(cf / 10);
      const isInfantry = field.kinds[unit].troopers !== undefined;
      strikeMeasured(play, field, unit, isInfantry ? COLLAPSE_ON_INFANTRY * points : points);
    }
    if (isOnMap(state.units[unit])) settleAtOnce(play, field, unit);
  }
}

/** The terrain that a bridge takes along when it falls. */
const BRIDGE = ['bridge', 'road', 'fire'];

/** The hexes of a bridge that still stand between two that do not. */
function betweenRuins(state: State, building: number): number[] {
  const { all } = censusOf(state.setup);
  const { house } = all[building];
  const hexes = alongBridge(state, house);
  const isGone = (number: number) => state.marks?.buildings?.[number]?.isRubble === true;
  const first = hexes.findIndex(isGone);
  const last = hexes.findLastIndex(isGone);
  return hexes.slice(first, last + 1).filter((number) => !isGone(number));
}

/** Its hexes from one end to the other. */
function alongBridge(state: State, house: number): number[] {
  const { all, at } = censusOf(state.setup);
  const { board } = battlefieldOf(state);
  const isPart = (cell: number) => cell >= 0 && at[cell] >= 0 && all[at[cell]].house === house;
  const beside = (cell: number) => [...board.neighbours.subarray(cell * 6, cell * 6 + 6)].filter(isPart);
  const cells = all.flatMap(({ house: other, cells: own }) => (other === house ? own : []));
  const end = cells.find((cell) => beside(cell).length <= 1) ?? cells[0];
  const order = [end];
  for (const cell of order) for (const next of beside(cell)) if (!order.includes(next)) order.push(next);
  return order.map((cell) => at[cell]);
}

/** The terrain that stays on the ground: a fire is buried. */
const lyingAt = ({ board }: Battlefield, cell: number): string[] =>
  board.featureNames.filter(
    (name, bit) => (board.features[cell] & (1 << bit)) !== 0 && ![ARMORED, 'fire', 'rubble'].includes(name),
  );

/** The changes of the event besides the ground. */
export function fallDown(
  table: Parameters<typeof ruin>[0] & Pick<State, 'units'>,
  building: number,
  units: readonly number[],
): void {
  ruin(table, building);
  for (const unit of units) putOnFloor(table.units[unit], 0);
}

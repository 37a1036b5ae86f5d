import { type Edge, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, type Facing } from '@ironfield/hex/coordinates.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { DROPSHIP_RUNWAY, LAST_BOX, RUNWAYS } from '../../data/support-tables.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { Flight } from '../../places.ts';
import { isInPlay, supportOf } from '../../rules/elements/places.ts';
import { mapsheetsOf, sheetDepth, sheetDistance, sheetsAt, sheetsDeep } from '../../rules/map/mapsheets.ts';
import { mpOfUnit } from '../../rules/movement/movement-points.ts';
import { isFree } from '../../rules/movement/reach.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import { opponentOf, type State } from '../../state.ts';

/** BF2-AERO-02: a mapsheet, a box, or away for good. */
export type Zone = Place | { readonly away: true };
type Place = { readonly sheet: number } | { readonly half: Seat; readonly box: number };

export const flightOf = ({ units }: Pick<State, 'units'>, unit: number): Flight | undefined =>
  units[unit].marks?.flight;

/** As in orders: `mapsheet 2`, `box 3`, `enemy box 3`, `away`. */
export function zoneName(zone: Zone, seat: Seat): string {
  if ('sheet' in zone) return `mapsheet ${zone.sheet + 1}`;
  if ('away' in zone) return 'away';
  return `${zone.half === seat ? '' : 'enemy '}box ${zone.box}`;
}

export function zoneCalled(name: string, seat: Seat): Zone {
  const [, enemy, what, number] = /^(enemy )?(mapsheet|box|away) ?(\d*)$/.exec(name)!;
  if (what === 'away') return { away: true };
  if (what === 'mapsheet') return { sheet: Number(number) - 1 };
  return { half: enemy ? opponentOf(seat) : seat, box: Number(number) };
}

/** The zone of an aircraft; on a seam, the western sheet. */
const zoneOf = ({ board }: OpenField, state: Pick<State, 'units'>, unit: number): Place =>
  supportOf(state, unit) ?? { sheet: mapsheetsOf(board).sheet[state.units[unit].hex] };

/** BF2-AERO-02: MP between two zones; Box 0 is skipped. */
function zoneDistance(field: OpenField, homes: readonly (Edge | null)[], from: Place, to: Zone): number {
  const sheets = mapsheetsOf(field.board);
  if ('away' in to) return distanceAway(field, homes, from);
  if ('sheet' in from && 'sheet' in to) return sheetDistance(sheets, from.sheet, to.sheet);
  if ('sheet' in from) return zoneDistance(field, homes, to, from);
  if ('sheet' in to) return from.box + sheetDepth(sheets, homes[from.half]!, to.sheet);
  if (from.half === to.half) return Math.abs(from.box - to.box);
  return from.box + to.box + sheetsDeep(sheets, homes[from.half]!) - 1;
}

const SIDES: readonly Edge[] = ['north', 'south', 'east', 'west'];

/** Past Box 8, or over an edge that is no side's home edge. */
function distanceAway({ board }: OpenField, homes: readonly (Edge | null)[], from: Place): number {
  if ('box' in from) return LAST_BOX + 1 - from.box;
  const sheets = mapsheetsOf(board);
  const edges = SIDES.filter((edge) => !homes.includes(edge));
  const depths = edges.map((edge) => sheetDepth(sheets, edge, from.sheet));
  return 1 + Math.min(...depths);
}

/** BF2-AERO-02, BF2-AERO-05: where an aircraft can get to; only spheroids may stay. */
export function zonesInReach(field: Battlefield, state: State, unit: number): Zone[] {
  const mp = mpOfUnit(field, state, unit);
  const here = zoneOf(field, state, unit);
  const canStay = flightOf(state, unit)!.spheroid;
  const isHere = (zone: Zone) => zoneName(zone, 0) === zoneName(here, 0);
  const isBound = whyNotAway(field, state, unit) !== null;
  return allZones(field).filter(
    (zone) =>
      mp > 0 &&
      (canStay || !isHere(zone)) &&
      !(isBound && 'away' in zone) &&
      zoneDistance(field, state.homes, here, zone) <= mp,
  );
}

/** BF2-CLAN-05: why it may fly to any box, but not away. */
export const whyNotAway = (field: OpenField, state: State, unit: number): Reason | null =>
  field.past.readsRulesApart?.() ? null : (field.plugged.whyNotWithdraw?.(null, field, state, unit) ?? null);

function allZones({ board }: OpenField): Zone[] {
  const { across, down } = mapsheetsOf(board);
  const boxes = (half: Seat) => Array.from({ length: LAST_BOX }, (_, i) => ({ half, box: i + 1 }));
  return [
    ...Array.from({ length: across * down }, (_, sheet) => ({ sheet })),
    ...boxes(0),
    ...boxes(1),
    { away: true },
  ];
}

/** BF2-AERO-04 */
export const isAirFree = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  touchedBy(field, state, 'leaves no room in the air', cell, field.unitsOf[field.seatOf[unit]]).every(
    (friend) => friend === unit,
  );

export const isOnSheet = ({ board }: OpenField, cell: number, sheet: number): boolean =>
  sheetsAt(mapsheetsOf(board), cell).includes(sheet);

/** BF2-AERO-05: in the air since before this phase, and it has not moved. */
export function mustMove(state: Pick<State, 'units'>, unit: number): boolean {
  const flight = flightOf(state, unit);
  const { moved, thisTurn } = state.units[unit];
  return !!flight?.airborne && !flight.spheroid && !moved && !thisTurn?.launched && isInPlay(state, unit);
}

/** BF2-AERO-07 */
function runwayLength({ letters, records, elementsOf }: Battlefield, unit: number): number {
  if (letters[unit] === 'D') return DROPSHIP_RUNWAY;
  return RUNWAYS[records[elementsOf[unit][0]].sheet.class as keyof typeof RUNWAYS];
}

const BUILDINGS: readonly string[] = ['base', 'city', 'fortress'];

export const isBuilt = ({ board }: OpenField, cell: number): boolean =>
  BUILDINGS.includes(TERRAINS[board.terrain[cell]]);

/** BF2-AERO-06: clear, paved, or along a road. */
function isSmooth(field: Battlefield, cell: number): boolean {
  const { board, roads } = field;
  if (TERRAINS[board.terrain[cell]] === 'clear') return true;
  const isPaved = (board.features[cell] & (1 << board.featureNames.indexOf('paved'))) !== 0;
  return (isPaved || roads[cell] !== 0) && !isBuilt(field, cell);
}

const isTaken = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  touchedBy(field, state, 'leaves no room to land', cell).some((other) => other !== unit) ||
  !(field.past.meetsAsBefore?.() || isFree(field, state, unit, cell));

/** BF2-AERO-06, BF2-AERO-07: the hexes of a runway for a unit; null where there is none. */
export function runwayFrom(
  field: Battlefield,
  state: State,
  unit: number,
  first: number,
  facing: Facing,
): number[] | null {
  const { board } = field;
  const cells: number[] = [];
  const length = runwayLength(field, unit);
  for (let cell = first; cells.length < length; cell = neighbour(board, cell, facing as Direction)) {
    if (cell < 0 || board.level[cell] !== board.level[first]) return null;
    if (!isSmooth(field, cell) || isTaken(field, state, unit, cell)) return null;
    cells.push(cell);
  }
  return cells;
}

export const runwayFacings = (field: Battlefield, state: State, unit: number, first: number): Facing[] =>
  DIRECTIONS.filter((facing) => runwayFrom(field, state, unit, first, facing) !== null);

/** BF2-AERO-06: may a unit end its flight over this hex, to land from there? */
export function isWithinReach(field: Battlefield, state: State, unit: number, cell: number): boolean {
  const here = zoneOf(field, state, unit);
  const mp = mpOfUnit(field, state, unit);
  return sheetsAt(mapsheetsOf(field.board), cell).some(
    (sheet) => zoneDistance(field, state.homes, here, { sheet }) <= mp,
  );
}

/** BF2-AERO-06: a box without enemies, or for a spheroid the hex below it. */
export function canLandHere(field: Battlefield, state: State, unit: number): boolean {
  const { hex, marks } = state.units[unit];
  if (marks?.support) {
    const { half, box } = marks.support;
    return field.unitsOf[opponentOf(field.seatOf[unit])].every((enemy) => {
      const other = supportOf(state, enemy);
      return !other || other.half !== half || other.box !== box;
    });
  }
  const terrain = TERRAINS[field.board.terrain[hex]];
  const isGood = terrain !== 'water' && terrain !== 'heavy woods' && !isBuilt(field, hex);
  return flightOf(state, unit)!.spheroid && isGood && !isTaken(field, state, unit, hex);
}

/** BF2-AERO-08: straight ahead from its own hex. */
export function canLaunch(field: Battlefield, state: State, unit: number): boolean {
  const { hex, facing, marks } = state.units[unit];
  if (!marks?.flight?.revving) return false;
  if (marks.support) return true;
  if (marks.flight.spheroid) return isAirFree(field, state, unit, hex);
  const runway = runwayFrom(field, state, unit, hex, facing);
  return runway !== null && isAirFree(field, state, unit, runway[runway.length - 1]);
}

// The pieces off the map: what they are, what they have left, and their shells on the way (MT-BASE-24).

import type { Direction } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import {
  ORDNANCE,
  type Ordnance,
  PIECE_TYPES,
  type Piece,
  type PieceType,
  SHEET,
  turnsOverHexes,
} from '../../data/artillery.ts';
import { seatsOf } from '../../knowledge.ts';
import { type MapEdge, type OffBoardGun, type Setup, SIDES, type Side, type State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    readonly artillery?: Artillery;
  }
}

export interface Artillery {
  readonly guns: readonly GunNotes[];
  readonly flights: readonly Flight[];
  /** By side: hexes that its pieces know from before the battle. */
  readonly registered: readonly [readonly number[], readonly number[]];
}

export interface GunNotes {
  /** Rounds fired, by kind. */
  readonly fired: Readonly<Partial<Record<Ordnance, number>>>;
  /** MT-BASE-24: hexes that it has fired at. */
  readonly memory: readonly Ranged[];
  /** MT-ARTY-18: the other side has found it out. */
  readonly isFoundOut?: true;
  /** It is destroyed. Its shells in the air still land. */
  readonly isLost?: true;
}

/** A piece's knowledge of a hex. */
export interface Ranged {
  readonly hex: number;
  /** Misses that somebody has seen. */
  readonly seen: number;
  /** It has hit there, and does so from now on. */
  readonly isFound: boolean;
}

/** A shell in the air. It lands whatever becomes of its piece. */
export interface Flight {
  readonly gun: number;
  readonly ordnance: Ordnance;
  /** -1 for a shell that is aimed at a piece (MT-ARTY-18). */
  readonly hex: number;
  readonly target?: number;
  readonly lands: number;
  /** Those who saw the hex when it was ordered. */
  readonly spotters: readonly number[];
}

/** A piece as it stands there. */
export interface Gun extends OffBoardGun {
  readonly edge: MapEdge;
  readonly type: PieceType;
}

const NOTHING_YET: GunNotes = { fired: {}, memory: [] };
const OFFERED = { gunnery: 4, sheets: 1 } as const;

type Table = Pick<State, 'marks'>;

const batteryOf = remembered(({ setup, plugged }: Battlefield): readonly Gun[] => {
  const piece = setup.options.artillery as Piece | 'none' | 'carried' | undefined;
  if (!plugged.firesFromAfar?.() || piece === undefined || piece === 'none') return [];
  const own = piece === 'carried' ? [] : SIDES.map((side) => offered(setup, side, piece));
  return (setup.guns ?? own).map((gun) => ({
    ...gun,
    edge: gun.edge ?? homeEdge(setup, gun.side),
    type: PIECE_TYPES[gun.piece],
  }));
});

const offered = (setup: Setup, side: Side, piece: Piece): OffBoardGun => ({
  ...OFFERED,
  side,
  seat: seatsOf(setup, side)[0],
  piece,
});

/** All pieces, in the order of their numbers. */
export const gunsOf = (field: Battlefield): readonly Gun[] => batteryOf(field);

/** The edge that a side was set up nearest to. */
function homeEdge({ deployment, map: { width, height } }: Setup, side: Side): MapEdge {
  const zone = deployment.find((step) => step.side === side)?.zones[0].hexes ?? [];
  if (zone.length === 0) return side === 0 ? 'north' : 'south';
  const half = zone[0].length / 2;
  const mean = (from: number, to: number) =>
    zone.reduce((sum, hex) => sum + Number(hex.slice(from, to)), 0) / zone.length;
  const col = mean(0, half);
  const row = mean(half, 2 * half);
  const away: readonly (readonly [MapEdge, number])[] = [
    ['north', row - 1],
    ['south', height - row],
    ['west', col - 1],
    ['east', width - col],
  ];
  return away.reduce((best, edge) => (edge[1] < best[1] ? edge : best))[0];
}

/** By edge: the hexsides that a shell from there comes in over. */
export const HEXSIDES: Readonly<Record<MapEdge, readonly Direction[]>> = {
  north: [0],
  east: [1, 2],
  south: [3],
  west: [4, 5],
};

/** Hexes from its edge to a hex. */
function hexesIn({ board }: Battlefield, edge: MapEdge, cell: number): number {
  const { col, row, width, height } = board;
  if (edge === 'north') return row[cell] + 1;
  if (edge === 'south') return height - row[cell];
  return edge === 'west' ? col[cell] + 1 : width - col[cell];
}

/** MT-ARTY-03: mapsheets that a shell flies. */
export const sheetsTo = (field: Battlefield, gun: Gun, cell: number): number =>
  gun.sheets + Math.ceil(hexesIn(field, gun.edge, cell) / SHEET);

export function turnsTo(field: Battlefield, gun: Gun, cell: number): number {
  const hexes = gun.sheets * SHEET + hexesIn(field, gun.edge, cell);
  return field.plugged.flightTurns?.(sheetsTo(field, gun, cell)) ?? turnsOverHexes(hexes);
}

export const reaches = (field: Battlefield, gun: Gun, cell: number): boolean =>
  sheetsTo(field, gun, cell) <= (field.plugged.artilleryReach?.(gun.type) ?? gun.type.reach);

/** Across the map: behind one edge there is nothing between two pieces. */
function sheetsAcross({ board: { width, height } }: Battlefield, a: MapEdge, b: MapEdge): number {
  if (a === b) return 0;
  const isUpright = (edge: MapEdge) => edge === 'north' || edge === 'south';
  const hexes = isUpright(a) !== isUpright(b) ? Math.max(width, height) : isUpright(a) ? height : width;
  return Math.ceil(hexes / SHEET);
}

/** MT-ARTY-18: mapsheets from one piece to another. */
export const sheetsBetween = (field: Battlefield, from: Gun, to: Gun): number =>
  from.sheets + to.sheets + sheetsAcross(field, from.edge, to.edge);

export const turnsBetween = (field: Battlefield, from: Gun, to: Gun): number => {
  const sheets = sheetsBetween(field, from, to);
  return field.plugged.flightTurns?.(sheets) ?? turnsOverHexes(sheets * SHEET);
};

/** MT-ARTY-18: the pieces that this one may fire at. */
export function targetsOf(field: Battlefield, state: Table, index: number): number[] {
  const gun = gunsOf(field)[index];
  const far = field.plugged.artilleryReach?.(gun.type) ?? gun.type.reach;
  const { guns } = artilleryOf(field, state);
  return gunsOf(field).flatMap((other, target) => {
    const { isFoundOut, isLost } = guns[target];
    if (other.side === gun.side || !isFoundOut || isLost) return [];
    return sheetsBetween(field, gun, other) <= far ? [target] : [];
  });
}

const HIGH_EXPLOSIVE: readonly Ordnance[] = ['high-explosive'];
/** Tons that a piece brings where the setup says nothing: of what is usual, and of everything else. */
const TONS = { usual: 3, special: 1 } as const;

/** MT-ARTY-05: the kinds of round that there are for a piece. */
export function ordnanceOf({ plugged }: Battlefield, type: PieceType): readonly Ordnance[] {
  const kinds = plugged.ordnance?.(HIGH_EXPLOSIVE, type) ?? HIGH_EXPLOSIVE;
  return kinds.filter((ordnance) => {
    if (ordnance === 'thunder' || ordnance === 'fascam') return plugged.minesLand !== undefined;
    return ordnance !== 'copperhead' || plugged.homesIn !== undefined;
  });
}

/** Its rounds at the beginning. */
function roundsOf(field: Battlefield, { rounds, type }: Gun, ordnance: Ordnance): number {
  if (!ordnanceOf(field, type).includes(ordnance)) return 0;
  if (rounds) return rounds[ordnance] ?? 0;
  return type.shells * (ordnance === 'high-explosive' ? TONS.usual : TONS.special);
}

export const artilleryOf = (field: Battlefield, { marks }: Table): Artillery =>
  marks?.artillery ?? {
    guns: gunsOf(field).map(() => NOTHING_YET),
    flights: [],
    registered: [[], []],
  };

export function roundsLeft(field: Battlefield, state: Table, gun: number, ordnance: Ordnance): number {
  const { fired } = artilleryOf(field, state).guns[gun];
  return roundsOf(field, gunsOf(field)[gun], ordnance) - (fired[ordnance] ?? 0);
}

export const ordnanceLeft = (field: Battlefield, state: Table, gun: number): readonly Ordnance[] =>
  ORDNANCE.filter((ordnance) => roundsLeft(field, state, gun, ordnance) > 0);

export const rangedAt = (artillery: Artillery, gun: number, hex: number): Ranged =>
  artillery.guns[gun].memory.find((ranged) => ranged.hex === hex) ?? { hex, seen: 0, isFound: false };

function note(state: Table, artillery: Artillery): void {
  state.marks = { ...state.marks, artillery };
}

function withGun(artillery: Artillery, gun: number, change: (notes: GunNotes) => GunNotes): Artillery {
  return { ...artillery, guns: artillery.guns.with(gun, change(artillery.guns[gun])) };
}

/** A shell is on its way. MT-BASE-24: who fires at another hex gives up the spotters of the shells before. */
export function launch(state: Table, field: Battlefield, flight: Flight): void {
  const { gun, hex, ordnance } = flight;
  const artillery = withGun(artilleryOf(field, state), gun, (notes) => ({
    ...notes,
    fired: { ...notes.fired, [ordnance]: (notes.fired[ordnance] ?? 0) + 1 },
  }));
  const flights = artillery.flights.map((other) =>
    other.gun === gun && other.hex !== hex ? { ...other, spotters: [] } : other,
  );
  note(state, { ...artillery, flights: [...flights, flight] });
}

/** The first shell of a piece that was aimed there has come down; others know nothing of it. */
export function comeDown(state: Table, { gun, hex }: Pick<Flight, 'gun' | 'hex'>): void {
  const artillery = state.marks?.artillery;
  const at = artillery?.flights.findIndex((flight) => flight.gun === gun && flight.hex === hex) ?? -1;
  if (artillery && at >= 0) note(state, { ...artillery, flights: artillery.flights.toSpliced(at, 1) });
}

/** Notes what a piece has learned of a hex. */
export function range(state: Table, field: Battlefield, gun: number, ranged: Ranged): void {
  const artillery = artilleryOf(field, state);
  note(
    state,
    withGun(artillery, gun, (notes) => ({
      ...notes,
      memory: [...notes.memory.filter(({ hex }) => hex !== ranged.hex), ranged],
    })),
  );
}

/** MT-ARTY-18: the other side knows where a piece stands. */
export function findOut(state: Table, field: Battlefield, gun: number): void {
  note(
    state,
    withGun(artilleryOf(field, state), gun, (notes) => ({ ...notes, isFoundOut: true })),
  );
}

export function losePiece(state: Table, field: Battlefield, gun: number): void {
  note(
    state,
    withGun(artilleryOf(field, state), gun, (notes) => ({ ...notes, isLost: true })),
  );
}

/** MT-BASE-01: it knows that hex from before. */
export function register(state: Table, field: Battlefield, side: Side, hex: number): void {
  const artillery = artilleryOf(field, state);
  const [first, second] = artillery.registered;
  const registered = side === 0 ? ([[...first, hex], second] as const) : ([first, [...second, hex]] as const);
  note(state, { ...artillery, registered });
}

const isNothingYet = ({ fired, memory, isFoundOut, isLost }: GunNotes): boolean =>
  memory.length + Object.keys(fired).length === 0 && !isFoundOut && !isLost;

/** Of an own piece all but whether the others have found it out; of theirs that alone, and that it is lost. */
function notesSeen({ isFoundOut, ...notes }: GunNotes, isOwn: boolean | null): GunNotes {
  if (isOwn) return notes;
  const lost = notes.isLost && { isLost: notes.isLost };
  return { ...NOTHING_YET, ...(isOwn === false && isFoundOut && { isFoundOut }), ...lost };
}

/** MT-ARTY-05: what others have ordered is theirs alone, until it lands. */
export function secrets(marks: State['marks'], field: Battlefield, viewer: Viewer): State['marks'] {
  if (!marks?.artillery) return marks;
  const side = viewer === 'spectator' ? -1 : field.setup.seats[viewer].side;
  const { guns, flights, registered } = marks.artillery;
  const sideOf = (gun: number) => gunsOf(field)[gun].side;
  const seen: Artillery = {
    guns: guns.map((notes, gun) => notesSeen(notes, side >= 0 ? sideOf(gun) === side : null)),
    flights: flights.filter(({ gun }) => sideOf(gun) === side),
    registered: [side === 0 ? registered[0] : [], side === 1 ? registered[1] : []],
  };
  const isNothing =
    seen.guns.every(isNothingYet) &&
    seen.flights.length + seen.registered[0].length + seen.registered[1].length === 0;
  const { artillery: _, ...others } = marks;
  if (!isNothing) return { ...others, artillery: seen };
  return Object.keys(others).length > 0 ? others : null;
}

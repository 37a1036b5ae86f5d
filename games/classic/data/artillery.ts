// Artillery pieces and their shells (MT-BASE-01, MT-ARTY-02, MT-ARTY-06).

export const PIECES = ['long tom', 'sniper', 'thumper', 'arrow iv', 'clan arrow iv'] as const;
export type Piece = (typeof PIECES)[number];

export const ORDNANCE = [
  'high-explosive',
  'cluster',
  'flechette',
  'copperhead',
  'homing',
  'thunder',
  'fascam',
  'illumination',
  'smoke',
  'inferno',
] as const;
export type Ordnance = (typeof ORDNANCE)[number];

export interface PieceType {
  readonly name: string;
  /** Shells in a ton. */
  readonly shells: number;
  /** Points in the hex that is struck, by the basic rules. */
  readonly points: number;
  /** Its reach in mapsheets: by the basic rules, and by MT-ARTY-02. */
  readonly reach: number;
  readonly farReach: number;
  /** MT-ARTY-06: points in the hex that is struck, strength of a minefield, radius of a light or of smoke; turns of flames. */
  readonly loads: Readonly<Partial<Record<Ordnance, number>>>;
}

const LONG_TOM: PieceType = {
  name: 'Long Tom',
  shells: 5,
  points: 20,
  reach: 20,
  farReach: 30,
  loads: { 'high-explosive': 25, cluster: 20, flechette: 30, copperhead: 15, illumination: 3, smoke: 0 },
};
const SNIPER: PieceType = {
  name: 'Sniper',
  shells: 10,
  points: 10,
  reach: 12,
  farReach: 18,
  loads: { 'high-explosive': 20, cluster: 15, flechette: 20, copperhead: 10, illumination: 2, smoke: 0 },
};
const THUMPER: PieceType = {
  name: 'Thumper',
  shells: 20,
  points: 5,
  reach: 14,
  farReach: 21,
  loads: { 'high-explosive': 15, smoke: 0 },
};
const ARROW_IV: PieceType = {
  name: 'Arrow IV',
  shells: 5,
  points: 20,
  reach: 5,
  farReach: 8,
  loads: { 'high-explosive': 25, cluster: 20, homing: 20, thunder: 20, illumination: 4, inferno: 3 },
};
/** MT-ARTY-05: of what is special the Clans have homing missiles and FASCAM alone. */
const CLAN_ARROW_IV: PieceType = {
  ...ARROW_IV,
  name: 'Clan Arrow IV',
  reach: 6,
  farReach: 9,
  loads: { 'high-explosive': 25, homing: 20, fascam: 30, inferno: 3 },
};

export const PIECE_TYPES: Readonly<Record<Piece, PieceType>> = {
  'long tom': LONG_TOM,
  sniper: SNIPER,
  thumper: THUMPER,
  'arrow iv': ARROW_IV,
  'clan arrow iv': CLAN_ARROW_IV,
};

/** Hexes along a mapsheet, and across it. */
export const SHEET = 17;
export const SHEET_WIDTH = 15;

/** MT-ARTY-03: the longest way in mapsheets that a shell flies in 0, 1, 2, … turns. */
const FLIGHTS = [0, 6, 14, 20, 25, 30];

export const turnsToFly = (sheets: number): number => FLIGHTS.findIndex((most) => sheets <= most);

/** MT-BASE-01: by hexes; beyond so many a turn, and another for each two mapsheets. */
const AT_ONCE = 17;

export const turnsOverHexes = (hexes: number): number =>
  hexes <= AT_ONCE ? 0 : 1 + Math.floor(hexes / (2 * SHEET));

import type { Ordnance } from '../../data/artillery.ts';
import { PIECE_TYPES, type Piece } from '../../data/artillery.ts';

export const NAMES: Readonly<Record<Ordnance, string>> = {
  'high-explosive': 'high explosive',
  cluster: 'cluster',
  flechette: 'flechette',
  copperhead: 'Copperhead',
  homing: 'homing',
  thunder: 'Thunder mines',
  fascam: 'FASCAM mines',
  illumination: 'illumination',
  smoke: 'smoke',
  inferno: 'inferno',
};

export const WORDS = {
  roll: 'artillery',
  shell: 'Fire artillery at a hex',
  direct: 'Fired at a hex in sight',
  gun: 'Piece',
  ordnance: 'Round',
  hex: 'Hex',
  measure: 'to hit',
  hold: 'Hold fire',
  bombard: 'Fire',
  counter: 'Fire at their artillery',
  target: 'Enemy piece',
  pieceAt: (piece: string, turn: number) => `${piece}, lands in turn ${turn}`,
  enough: 'No more',
  registerHex: 'Register',
  gunnery: 'Gunnery Skill',
  afar: 'Fired from afar',
  spotter: 'Skill of who spots',
  seen: 'Misses that were seen',
  pointblank: 'At point-blank range',
  sighted: (phases: number) => `Sighted for ${phases} ${phases === 1 ? 'phase' : 'phases'}`,
  sure: 'It knows this hex, and hits',
  prompt: (piece: string) => `Where does the ${piece} fire?`,
  register: (left: number) =>
    left === 1
      ? 'One more hex may be registered, which your artillery hits without a roll'
      : `Up to ${left} hexes may be registered, which your artillery hits without a roll`,
  landsIn: (hex: string, turn: number) => `${hex}, lands in turn ${turn}`,
} as const;

export const WHY_NOT = {
  range: { message: 'That hex is out of its range', rule: 'MT-BASE-01' },
  piece: { message: 'No enemy piece within reach has been found out', rule: 'MT-ARTY-18' },
  rounds: { message: 'It has no such rounds left', rule: 'MT-BASE-24' },
  registered: { message: 'That hex is registered already', rule: 'MT-BASE-01' },
} as const;

export const pieceName = (piece: Piece): string => PIECE_TYPES[piece].name;

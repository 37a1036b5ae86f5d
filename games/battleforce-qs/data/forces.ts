import type { ElementSheet, ForceSheet, UnitSheet } from '../state.ts';

type Row = readonly [
  name: string,
  mv: number | `${number}j`,
  short: number,
  medium: number,
  long: number,
  size: number,
  overheat: number,
  armor: number,
  structure: number,
  special: 'CASE' | 'ENE' | null,
  points: number,
];

/** The Base To-Hit number is 4 for every Element of the set (BFQ-COM-06). */
const BASE_TO_HIT = 4;

function element([
  name,
  mv,
  short,
  medium,
  long,
  size,
  overheat,
  armor,
  structure,
  special,
  points,
]: Row): ElementSheet {
  return {
    name,
    mv: Number.parseInt(String(mv), 10),
    jump: typeof mv === 'string',
    damage: [short, medium, long],
    size,
    baseToHit: BASE_TO_HIT,
    overheat,
    armor,
    structure,
    special,
    points,
  };
}

function unit(name: string, size: number, rows: readonly Row[]): UnitSheet {
  return { name, size, elements: rows.map(element) };
}

/** The record sheets (BFQ-REC-02). Columns as on the sheet; a movement value with j is jump-capable. */
export const DIVINE_FIRE = unit('Divine Fire', 2, [
  ['Malak Infernus', 7, 2, 2, 0, 1, 0, 3, 2, 'ENE', 10],
  ['Malak Luminos', 7, 3, 3, 1, 1, 0, 3, 2, 'ENE', 11],
  ['Cicada 3P', 7, 3, 3, 1, 2, 1, 4, 2, null, 11],
  ['Cicada 3F', '8j', 2, 2, 1, 2, 0, 4, 2, null, 13],
  ['Clint 6S', 7, 3, 3, 2, 2, 0, 4, 2, null, 13],
  ['Hermes 4M', 11, 3, 3, 0, 1, 0, 4, 1, null, 12],
]);

export const PEACEFUL_CLEANSING = unit('Peaceful Cleansing', 4, [
  ['Deva Invictus', 4, 3, 3, 3, 3, 0, 7, 4, 'CASE', 16],
  ['Deva Infernus', 4, 4, 4, 2, 3, 0, 7, 4, 'ENE', 17],
  ['Grigori Dominus', '4j', 3, 3, 1, 3, 1, 6, 3, 'CASE', 15],
  ['Awesome 9M', 4, 4, 4, 3, 4, 1, 8, 4, null, 18],
  ['Zeus 10WB', 4, 3, 3, 2, 4, 0, 8, 4, 'ENE', 15],
  ['Banshee 8S', 4, 3, 3, 1, 4, 2, 10, 4, 'CASE', 23],
]);

export const FIRE_SUPPORT_STAR = unit('Alpha Fire Support Star', 3, [
  ['Mad Dog (Vulture) F', 5, 6, 6, 3, 3, 0, 5, 3, null, 14],
  ['Timber Wolf (Mad Cat) E', 5, 5, 5, 4, 3, 0, 8, 4, 'CASE', 24],
  ["Gargoyle (Man O' War) D", 5, 6, 6, 3, 4, 0, 7, 4, 'ENE', 25],
  ['Mad Dog (Vulture) C', 5, 6, 6, 3, 3, 0, 5, 3, 'CASE', 19],
  ['Stormcrow (Ryoken) E', 6, 6, 6, 2, 2, 1, 6, 3, 'CASE', 21],
]);

/** The sheet of the Recon Star is lost; these figures are ours and add up to its 67 points (BFQ-REC-03). */
const RECON_STAR_ROWS: readonly Row[] = [
  ['Fire Moth (Dasher) stand-in', 10, 3, 2, 0, 1, 0, 1, 1, 'CASE', 12],
  ['Mist Lynx (Koshi) stand-in', '6j', 2, 2, 1, 1, 0, 2, 1, 'CASE', 12],
  ['Kit Fox (Uller) stand-in A', 6, 3, 3, 1, 1, 0, 3, 2, 'CASE', 13],
  ['Kit Fox (Uller) stand-in B', 6, 3, 2, 2, 1, 0, 3, 2, 'CASE', 13],
  ['Adder (Puma) stand-in', 6, 3, 3, 3, 1, 1, 4, 2, 'ENE', 17],
];
export const RECON_STAR: UnitSheet = {
  name: 'Alpha Recon Star',
  size: 1,
  elements: RECON_STAR_ROWS.map((row) => ({ ...element(row), standIn: true })),
};

/** In neither scenario, but complete in the rulebook's example (BFQ-REC-04). */
export const RYOKEN_B: ElementSheet = element(['Stormcrow (Ryoken) B', 6, 5, 5, 0, 2, 3, 6, 3, null, 23]);

export const WORD_OF_BLAKE: ForceSheet = { name: 'Word of Blake', units: [DIVINE_FIRE, PEACEFUL_CLEANSING] };
export const GHOST_BEAR: ForceSheet = { name: 'Clan Ghost Bear', units: [RECON_STAR, FIRE_SUPPORT_STAR] };

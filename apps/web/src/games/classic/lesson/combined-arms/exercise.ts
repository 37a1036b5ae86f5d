import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import type { Beginning, Setup, UnitSetup } from '@ironfield/classic/state.ts';
import type { MechFile, UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { CARRIERS } from '@ironfield/classic/vehicles/carriers.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';

/** A gap in the woods through which the trainers come; a ridge, and behind it a VTOL; a house at the road. */
const GROUND: BoardFile = {
  format: 'ironfield-board',
  version: 1,
  name: 'Exercise ground',
  width: 13,
  height: 13,
  legend: {
    '.': { terrain: 'clear' },
    r: { terrain: 'rough' },
    l: { terrain: 'light woods' },
    H: { terrain: 'heavy woods' },
    1: { terrain: 'clear', level: 1 },
    2: { terrain: 'clear', level: 2 },
    '=': { terrain: 'clear', features: ['road'] },
    h: { terrain: 'medium building 2' },
  },
  rows: [
    '. . . . . . = . . . . . .',
    '. . . . . . = . . . . . .',
    '. . . r . . = . . . . . .',
    '. . . . . . . . . . r . .',
    'H l H l H l . l H l H l H',
    '. . . l . . . . . l . . .',
    '. . . . . . . . . . . . .',
    '. 1 1 . . . = h . . . . .',
    '. 1 2 2 1 . = . . . . . .',
    '. . . . . . = . . l l . .',
    '. . . . . . = . . . . . .',
    '. . . . . . = . . . . . .',
    '. . . . . . = . . . . . .',
  ],
};

export const GAP = '0705';
export const HOUSE = '0808';
/** Before the gap. */
export const MINED = '0706';

const PANTHER = STOCK_MECHS['PNT-9R']!;
/** Without its big gun it lasts until its pupil has seen everything, and harms little meanwhile. */
const TRAINER: MechFile = {
  ...PANTHER,
  model: 'PNT-T',
  slots: { ...PANTHER.slots, RA: PANTHER.slots.RA.map((slot) => (slot === 'PPC' ? null : slot)) },
};

const carrier = CARRIERS.find(({ name }) => name === 'Pannier')!;

type Row = readonly [name: string, unit: UnitFile, begins: Beginning];

const own: readonly Row[] = [
  ['Sergeant Dorn', STOCK_VEHICLES.Palisade!, { at: '0911', facing: 0 }],
  ['Driver Egret', carrier, { at: '0712', facing: 0 }],
  ['Corporal Fitis', STOCK_PLATOONS.Quarrymen!, { aboard: 1 }],
  ['Sergeant Jay', STOCK_SQUADS.Halberd!, { at: '0611', facing: 0 }],
  ['Pilot Swift', STOCK_VEHICLES.Whimbrel!, { at: '0311', facing: 0 }],
];
const trainers: readonly Row[] = [
  ['Trainer Rook', TRAINER, { at: '0701', facing: 3 }],
  ['Trainer Daw', STOCK_VEHICLES.Packsaddle!, { at: '0901', facing: 3 }],
];

const unitsOf = (side: 0 | 1, rows: readonly Row[], skill: number): UnitSetup[] =>
  rows.map(([name, unit, begins]) => ({
    side,
    seat: side,
    unit,
    pilot: { name, gunnery: skill, piloting: skill + 1 },
    begins,
  }));

/** The pupil's units by number, and the others. */
export const TANK = 0;
export const CARRIER = 1;
export const PLATOON = 2;
export const SQUAD = 3;
export const VTOL = 4;
export const MECH = 5;
export const LORRY = 6;

/** Some of each arm against a 'Mech and a lorry. */
export const EXERCISE: Setup = {
  scenario: 'meeting',
  options: {
    'combined-arms': true,
    transport: true,
    buildings: true,
    minefields: 3,
    artillery: 'sniper',
    'turn-limit': 40,
  },
  map: GROUND,
  sides: ['Company', 'Trainers'],
  seats: [
    { name: 'Company', side: 0 },
    { name: 'Trainers', side: 1 },
  ],
  units: [...unitsOf(0, own, 3), ...unitsOf(1, trainers, 6)],
  guns: [{ side: 0, seat: 0, piece: 'sniper', gunnery: 3, sheets: 1, edge: 'south' }],
  deployment: [],
  victory: { kind: 'last' },
};

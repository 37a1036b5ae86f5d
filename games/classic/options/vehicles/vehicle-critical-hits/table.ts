// MT-VCOM-07: what a critical hit does, by where the vehicle is hit.

import type { VehicleDamage } from '../../../rules/damage/vehicle-damage.ts';

type Column = readonly VehicleDamage[];

/** From 6 on; below that nothing happens. */
const FIRST = 6;

const AHEAD: Column = [
  'driver',
  'weapon-jam',
  'stabilizer',
  'sensors',
  'commander',
  'weapon-destroyed',
  'crew-killed',
];
const SIDE: Column = [
  'cargo',
  'weapon-jam',
  'crew-stunned',
  'stabilizer',
  'weapon-destroyed',
  'engine',
  'fuel',
];
const BEHIND: Column = [
  'weapon-jam',
  'cargo',
  'stabilizer',
  'weapon-destroyed',
  'engine',
  'ammunition',
  'fuel',
];
const ON_TOP: Column = [
  'stabilizer',
  'turret-jam',
  'weapon-jam',
  'turret-locks',
  'weapon-destroyed',
  'turret-off',
  'ammunition',
];

/** By the code of the part. */
const COLUMNS: Readonly<Record<string, Column>> = {
  FR: AHEAD,
  RS: SIDE,
  LS: SIDE,
  RR: BEHIND,
  TU: ON_TOP,
  FT: ON_TOP,
  RB: SIDE,
  LB: SIDE,
};

export const damageOn = (code: string, total: number): VehicleDamage =>
  total < FIRST ? 'none' : COLUMNS[code][total - FIRST];

/** In the log, after the name of the vehicle. */
export const SENTENCES: Readonly<Record<VehicleDamage, string>> = {
  none: 'is hit inside, and nothing is harmed',
  ammunition: 'sees its ammunition go up',
  cargo: 'has its cargo hit',
  commander: 'has its commander hit',
  'crew-killed': 'has its crew killed',
  'crew-stunned': 'has its crew stunned',
  driver: 'has its driver hit',
  engine: 'has its engine hit',
  fuel: 'has its fuel tank hit',
  sensors: 'has its sensors hit',
  stabilizer: 'loses a stabilizer',
  'turret-off': 'has its turret blown off',
  'turret-jam': 'has its turret jammed',
  'turret-locks': 'has its turret locked',
  'weapon-destroyed': 'loses a weapon',
  'weapon-jam': 'has a weapon jammed',
  pilot: 'has its pilot hit',
  copilot: 'has its co-pilot hit',
  rotor: 'has its rotor damaged: it loses 1 Cruising MP',
  'tail-rotor': 'has its tail rotor hit',
  'rotors-destroyed': 'has its rotors destroyed',
};

// The ground vehicle: five parts, a crew, a turret that turns all around, and no heat. It has a kind for each way of moving.

import type { Kind } from '../../kind.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import {
  MOTIONS,
  type Motion,
  VEHICLE_CODES,
  type VehicleFile,
  vehicleFileSchema,
} from '../../units/vehicle-file.ts';
import { contradictions, engineRating, isCrippled, isWrecked, stakes } from './condition.ts';
import { batter, damageInside, explode, failInside, losePart, strike, threaten } from './damage.ts';
import { designOf } from './design.ts';
import { armorOn, rollLocation } from './hit-location.ts';
import { canBear, twists, whyNotReady } from './mounts.ts';
import { jumpingPoints, walkingPoints, waysOf } from './movement.ts';
import { FRONT, PART_NAMES } from './parts.ts';
import { PACES, vehicleNote } from './text.ts';

const fileOf = (file: UnitFile): VehicleFile => file as VehicleFile;
const nothing = (): void => {};

const vehicleKind = (motion: Motion): Kind => ({
  id: 'vehicle',
  motion,
  fileSchema: vehicleFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: (file) => fileOf(file).role ?? null,
  noteOf: (file) => vehicleNote(fileOf(file)),
  speedOf: (file) => fileOf(file).cruise,
  hardness: 0.5,
  contents: (file, part) => fileOf(file).items[VEHICLE_CODES[part]] ?? [],
  codes: VEHICLE_CODES,
  names: PART_NAMES,
  isCovered: () => false,
  height: 1,
  hasNarrowFront: true,
  isAimedAt: false,
  vital: FRONT,
  paces: PACES,
  fillsHex: false,
  floats: motion === 'hover',
  ...waysOf(motion),
  walkingPoints,
  jumpingPoints,
  canRun: () => true,
  pivot: 'turret',
  twists,
  whyNoFire: () => null,
  whyNotReady,
  canBear,
  sensorModifiers: nothing,
  mountModifiers: nothing,
  aimModifiers: () => false,
  rollLocation,
  armorOn,
  strike,
  batter,
  failInside,
  threaten,
  damageInside,
  explode,
  armorFacing: (part) => part,
  losePart,
  engineHits: () => 0,
  engineRating,
  isCrippled,
  isWrecked,
  contradictions,
  stakes,
  motive: { sinks: motion === 'hover', breaksIce: motion !== 'hover', bogsDown: motion !== 'hover' },
});

export const vehicles: readonly Kind[] = MOTIONS.map(vehicleKind);

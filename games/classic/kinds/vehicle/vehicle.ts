// The ground vehicle: five parts, a crew, a turret that turns all around, and no heat. It has a kind for each way of moving.

import type { Kind } from '../../kind.ts';
import { gearAmong } from '../../units/design.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import {
  type BodyPlan,
  codesOf,
  isHull,
  MOTIONS,
  type Motion,
  planOf,
  type RunningGear,
  runningGearOf,
  type VehicleFile,
  vehicleFileSchema,
} from '../../units/vehicle-file.ts';
import { contradictions, engineRating, isCrippled, isWrecked, stakes } from './condition.ts';
import {
  batter,
  blowUp,
  damageInside,
  explode,
  failInside,
  losePart,
  strike,
  threaten,
  vent,
} from './damage.ts';
import { designOf, vehicleDesign, vehiclePlatingGear } from './design.ts';
import { comeToRest, rollOver } from './flip.ts';
import { armorOn, rollLocation } from './hit-location.ts';
import { canBear, ownTwists, twists, whyNotReady } from './mounts.ts';
import { jumpingPoints, walkingPoints, waysOf } from './movement.ts';
import { FRONT, isTurret, partNames, ROTOR, SIDES } from './parts.ts';
import { standIns } from './stand-ins.ts';
import { PACES, vehicleNote } from './text.ts';
import { FLYING } from './vtol/flight.ts';

const fileOf = (file: UnitFile): VehicleFile => file as VehicleFile;
const nothing = (): void => {};
/** On tracks or wheels. */
const onGround = (motion: Motion): boolean => motion === 'tracked' || motion === 'wheeled';

const motiveOf = (motion: Motion, gear: RunningGear): NonNullable<Kind['motive']> => ({
  sinks: motion === 'hover',
  breaksIce: onGround(motion) && gear !== 'amphibious',
  bogsDown: onGround(motion),
  ...(gear === 'snowmobile' && { runsOver: 'deep snow' }),
});

/** MT-SPV-08: its turrets are above the water. */
const SWIMMING: NonNullable<Kind['flooding']> = {
  swims: true,
  isBelow: (part) => !isTurret(part),
  fills: () => 0,
  endBy: () => 'sunk',
};

const vehicleKind = (motion: Motion, plan: BodyPlan = 'usual', gear: RunningGear = 'usual'): Kind => ({
  id: 'vehicle',
  motion,
  fits: (file) => planOf(fileOf(file).armor) === plan && runningGearOf(fileOf(file).items) === gear,
  fileSchema: vehicleFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: (file) => fileOf(file).role ?? null,
  standIns,
  noteOf: (file) => vehicleNote(fileOf(file)),
  gearOf: (file) => [
    ...gearAmong(Object.values(fileOf(file).items).flatMap((items) => items ?? [])),
    ...vehiclePlatingGear(fileOf(file)),
    ...(fileOf(file).troopSpace === undefined ? [] : (['troop space'] as const)),
    ...(fileOf(file).bombs === undefined ? [] : (['bombs'] as const)),
    ...(isHull(fileOf(file).motion) ? (['a hull'] as const) : []),
    ...(fileOf(file).load === undefined ? [] : (['a load'] as const)),
    ...(fileOf(file).armor.FT === undefined ? [] : (['a second turret'] as const)),
    ...(plan === 'six sides'
      ? [isHull(motion) ? ('a large hull' as const) : ('a super-heavy chassis' as const)]
      : []),
  ],
  speedOf: (file) => fileOf(file).cruise,
  hardness: 0.5,
  contents: (file, part) => {
    const code = codesOf(motion, plan)[part];
    return code === undefined || code === 'RO' || code === 'RB' || code === 'LB'
      ? []
      : (fileOf(file).items[code] ?? []);
  },
  codes: codesOf(motion, plan),
  names: partNames(motion, plan),
  isCovered: () => false,
  height: 1,
  hasNarrowFront: true,
  ...(plan === 'six sides' && { hasSixSides: true }),
  isAimedAt: false,
  ridingPlaces: SIDES.map((part) => ({ part, rear: false })),
  vital: motion === 'vtol' ? ROTOR : FRONT,
  paces: PACES,
  fillsHex: false,
  floats: motion === 'hover' || isHull(motion) || gear === 'amphibious',
  ...(isHull(motion) && { isShip: true }),
  ...(motion === 'vtol' ? FLYING : waysOf(motion, plan === 'six sides' ? 'super-heavy' : gear)),
  walkingPoints,
  jumpingPoints,
  canRun: () => true,
  pivot: 'turret',
  twists,
  whyNoFire: () => null,
  whyNotReady,
  canBear,
  ownTwists,
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
  ...(isHull(motion) ? {} : { motive: motiveOf(motion, gear) }),
  ...(gear === 'amphibious' && { flooding: SWIMMING }),
  driving: { rollOver, comeToRest },
  hull: {
    bow: FRONT,
    burnsFuel: (field, unit) => vehicleDesign(field, unit).burnsFuel === true,
    blowUp,
    vent,
  },
});

const PLANS: readonly BodyPlan[] = ['usual', 'two turrets'];

export const vehicles: readonly Kind[] = [
  ...MOTIONS.map((motion) => vehicleKind(motion)),
  ...MOTIONS.filter((motion) => motion !== 'vtol').map((motion) => vehicleKind(motion, 'two turrets')),
  ...PLANS.flatMap((plan) => [
    vehicleKind('wheeled', plan, 'dune buggy'),
    vehicleKind('wheeled', plan, 'snowmobile'),
    vehicleKind('tracked', plan, 'snowmobile'),
    vehicleKind('wheeled', plan, 'amphibious'),
    vehicleKind('tracked', plan, 'amphibious'),
  ]),
  vehicleKind('tracked', 'six sides'),
  vehicleKind('displacement', 'six sides'),
];

// The 'Mech: eight locations with slots, two legs to stand on, arms to strike with, and heat.

import type { Gear } from '../../data/gear.ts';
import { STANDING_HEIGHT } from '../../data/terrain.ts';
import type { Kind } from '../../kind.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { roleOf } from '../../rules/unit/role.ts';
import { ON_LEGS } from '../../text/paces.ts';
import { designOf, gearAmong } from '../../units/design.ts';
import { isLowCockpit } from '../../units/exclusions.ts';
import { ARMS, armorFacing, isLeg, LEGS, LOCATION_CODES, Location } from '../../units/locations.ts';
import { mechPlatingGear } from '../../units/plating.ts';
import { type MechFile, mechFileSchema } from '../../units/unit-file.ts';
import { contradictions, isCrippled, isWrecked } from './body.ts';
import {
  engineHits,
  engineRating,
  hasLowCockpit,
  headSensorHits,
  mechDesign,
  sensorHits,
} from './condition.ts';
import { batter, damageInside, explode, failInside, losePart, strike, threaten } from './damage/damage.ts';
import { armorOn, rollLocation } from './damage/hit-location.ts';
import { RIDING_PLACES } from './data/riding-places.ts';
import { FLOODING } from './flooding.ts';
import {
  cockpitDamage,
  engineHeat,
  heatAfter,
  heatLimits,
  legSinks,
  lifeSupportHit,
  workingSinks,
} from './heat.ts';
import {
  canHoldClub,
  canSwing,
  freeHands,
  hatchets,
  isImpaired,
  isInArc,
  jetsIn,
  limbDamage,
  limbModifiers,
  walksOn,
  whyNotWith,
} from './limbs.ts';
import {
  aimModifiers,
  canBear,
  firesProneAtPenalty,
  mountModifiers,
  sensorModifiers,
  twists,
  whyNoFire,
  whyNotReady,
} from './mounts.ts';
import {
  canRun,
  canStandUp,
  hasSoundHips,
  jumpingPoints,
  landsAtRisk,
  runsAtRisk,
  turnsOnceOnly,
  walkingPoints,
} from './movement-points.ts';
import { automaticFall, pilotingModifiers, rollsDue } from './piloting.ts';
import { componentAt, damagedComponents } from './repairs.ts';
import { stakes } from './stakes.ts';
import { entryCost, stepCost, stepsOn } from './steps.ts';
import { LOCATION_NAMES, mechNote } from './text.ts';

const gearOf = (file: MechFile): readonly Gear[] => {
  const { slots, systems = [], omni, clan, doubleSinks, laserSinks, engine, jumpPack } = file;
  const found = new Set<Gear>([
    ...gearAmong([...Object.values(slots).flat(), ...systems]),
    ...mechPlatingGear(file),
    ...(jumpPack ? (['a jump pack'] as const) : []),
    ...(omni ? (['handholds'] as const) : []),
    ...(clan ? (['CASE'] as const) : []),
    ...(doubleSinks && !laserSinks ? (['double heat sinks'] as const) : []),
    ...(laserSinks ? (['laser heat sinks'] as const) : []),
    ...(file.jumpBoosters ? (['mechanical jump boosters'] as const) : []),
    ...(engine === 'combustion' ? (['a combustion engine'] as const) : []),
    ...(engine && engine !== 'combustion' ? (['an XL or light engine'] as const) : []),
    ...(isLowCockpit(file) ? (['a torso-mounted cockpit'] as const) : []),
  ]);
  return [...found];
};

const ARM_CODES = ['LA', 'RA'] as const;

export const mech: Kind = {
  id: 'mech',
  fileSchema: mechFileSchema,
  designOf,
  roleOf,
  standIns: Object.values(STOCK_MECHS),
  looksOf: (file) => ARM_CODES.map((arm) => (file as MechFile).slots[arm].includes('Hand Actuator')).join(),
  noteOf: (file) => mechNote(file as MechFile),
  gearOf: (file) => gearOf(file as MechFile),
  speedOf: (file) => (file as MechFile).walk,
  hardness: 1,
  contents: (file, part) => (file as MechFile).slots[LOCATION_CODES[part]].filter((name) => name !== null),
  codes: LOCATION_CODES,
  names: LOCATION_NAMES,
  isCovered: isLeg,
  height: STANDING_HEIGHT,
  hasNarrowFront: false,
  isAimedAt: true,
  ridingPlaces: RIDING_PLACES,
  paces: ON_LEGS,
  fillsHex: true,
  floats: false,
  vital: Location.CT,
  stepsOn,
  stepCost,
  entryCost,
  walkingPoints,
  jumpingPoints,
  canRun,
  pivot: 'torso',
  twists,
  whyNoFire,
  whyNotReady,
  canBear,
  slotsOf: (field, unit, what) => mechDesign(field, unit).masks[what],
  sensorModifiers,
  mountModifiers,
  aimModifiers,
  rollLocation,
  armorOn,
  strike,
  failInside,
  threaten,
  batter,
  damageInside,
  explode,
  armorFacing,
  losePart,
  engineHits: (field, unit, damage) => engineHits(mechDesign(field, unit), damage),
  engineRating,
  isCrippled,
  isWrecked,
  contradictions,
  stakes,
  flooding: FLOODING,
  limbs: {
    legs: LEGS,
    props: ARMS,
    hasSoundHips,
    canStandUp,
    turnsOnceOnly,
    firesProneAtPenalty,
    isInArc,
    whyNotWith,
    limbModifiers,
    limbDamage,
    freeHands,
    hatchets,
    canHoldClub,
    canSwing,
    isImpaired,
    walksOn,
    jetsIn,
  },
  piloting: { runsAtRisk, landsAtRisk, pilotingModifiers, rollsDue, automaticFall },
  heat: { heatAfter, engineHeat, workingSinks, legSinks },
  cockpit: {
    lifeSupportHit,
    cockpitDamage,
    heatLimits,
    isShut: (field, unit) => hasLowCockpit(mechDesign(field, unit)),
    sensorHits: (field, unit, damage) => ({
      all: sensorHits(mechDesign(field, unit), damage),
      head: headSensorHits(mechDesign(field, unit), damage),
    }),
  },
  repairs: { damagedComponents, componentAt },
};

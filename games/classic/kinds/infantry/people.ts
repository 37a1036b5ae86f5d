// The common traits of platoons and squads of battle armour: people who go on foot, face nowhere and carry their
// weapons.

import type { Kind } from '../../kind.ts';
import { jumpingPoints, WAYS, walkingPoints } from './movement.ts';
import { PACES } from './text.ts';

const nothing = (): void => {};

export const PEOPLE = {
  contents: () => [],
  isCovered: () => false,
  height: 1,
  hasNarrowFront: false,
  facesNowhere: true,
  isAimedAt: false,
  paces: PACES,
  fillsHex: false,
  floats: false,
  ...WAYS,
  walkingPoints,
  jumpingPoints,
  canRun: () => false,
  pivot: 'torso',
  twists: () => [0],
  whyNoFire: () => null,
  whyNotReady: () => null,
  canBear: () => true,
  sensorModifiers: nothing,
  mountModifiers: nothing,
  aimModifiers: () => false,
  firesSteadily: true,
  hasOneTarget: true,
  failInside: nothing,
  threaten: () => false,
  explode: nothing,
  armorFacing: (part) => part,
  engineHits: () => 0,
  engineRating: () => 0,
  motive: { sinks: false, breaksIce: true, bogsDown: true },
} as const satisfies Partial<Kind>;

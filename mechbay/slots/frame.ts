// The body plan of a 'Mech: its locations, how many slots each has, and which of them its frame fills (CBT-CON-04,
// MT-ENG-01 to MT-ENG-03, MT-GYRO-01, MT-COCKPIT-08, MT-COCKPIT-09, MT-FRAME-04, MT-MCON-01, MT-MCON-17).

import type { FramePart } from '../units/frame-parts.ts';
import type { Mech } from '../units/unit.ts';
import { isLarge } from '../weights/engine.ts';

export const MECH_LOCATIONS = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;

export const TORSOS: readonly string[] = ['CT', 'LT', 'RT'];
export const SIDES: readonly string[] = ['LT', 'RT'];

/** Locations that are legs: the arms, too, of a 'Mech on four. */
export const legsOf = ({ frame }: Pick<Mech, 'frame'>): readonly string[] =>
  frame === 'quad' ? ['LA', 'RA', 'LL', 'RL'] : ['LL', 'RL'];

const HEAD = 6;
const LEG = 6;
const TORSO = 12;

/** Slots of a location, those of the frame included. */
export function slotsOf(mech: Pick<Mech, 'frame' | 'isArmless'>, location: string): number {
  if (mech.isArmless && location.endsWith('A')) return 0;
  if (location === 'HD') return HEAD;
  return legsOf(mech).includes(location) ? LEG : TORSO;
}

/** MT-MCON-01: up to so many tons, so many slots are struck off an arm, a side torso and a leg. */
const STRUCK: readonly {
  readonly tons: number;
  readonly arm: number;
  readonly side: number;
  readonly leg: number;
}[] = [
  { tons: 15, arm: 3, side: 3, leg: 1 },
  { tons: 35, arm: 2, side: 2, leg: 0 },
  { tons: 55, arm: 1, side: 1, leg: 0 },
  { tons: 75, arm: 1, side: 0, leg: 0 },
];

export function struckSlots({ tons, frame }: Pick<Mech, 'tons' | 'frame'>, location: string): number {
  const row = STRUCK.find((each) => tons <= each.tons);
  if (row === undefined) return 0;
  if (legsOf({ frame }).includes(location)) return row.leg;
  if (location.endsWith('A')) return row.arm;
  return SIDES.includes(location) ? row.side : 0;
}

/** The slots of a location in the order of its sheet; null is open. It may be longer than the location has slots. */
export function frameSlots(mech: Mech, location: string): (FramePart | null)[] {
  if (location === 'HD') return head(mech);
  if (location === 'CT') return centre(mech);
  if (SIDES.includes(location)) return side(mech);
  if (legsOf(mech).includes(location)) return ['hip', 'upperLeg', 'lowerLeg', 'foot'];
  if (mech.isArmless) return [];
  const isThere = (part: FramePart) => !mech.missingActuators.includes(`${location}:${part}`);
  return ['shoulder', 'upperArm', ...(['lowerArm', 'hand'] as const).filter(isThere)];
}

function head({ cockpit }: Mech): (FramePart | null)[] {
  if (cockpit.id === 'torso-mounted') return [null, 'sensors', null, null, 'sensors', null];
  const second = cockpit.id === 'small' ? null : 'lifeSupport';
  return ['lifeSupport', 'sensors', 'cockpit', null, 'sensors', second];
}

const HALF = 3;

/** The engine lies above and below the gyro; what a compact one frees was below. */
function centre({ engine, gyro, cockpit }: Mech): FramePart[] {
  const below = engine.type.ctSlots - HALF + (isLarge(engine) ? 2 : 0);
  return [
    ...Array<FramePart>(HALF).fill('engine'),
    ...Array<FramePart>(gyro.ctSlots).fill('gyro'),
    ...Array<FramePart>(below).fill('engine'),
    ...(cockpit.id === 'torso-mounted' ? (['cockpit', 'sensors'] as const) : []),
  ];
}

const side = ({ engine, cockpit }: Mech): FramePart[] => [
  ...Array<FramePart>(engine.type.sideSlots).fill('engine'),
  ...(cockpit.id === 'torso-mounted' ? (['lifeSupport'] as const) : []),
];

export const framePartsIn = (mech: Mech, location: string): FramePart[] =>
  frameSlots(mech, location).filter((part) => part !== null);

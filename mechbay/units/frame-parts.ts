// The parts in every 'Mech's slots before anything is mounted.

export const FRAME_PARTS = {
  engine: 'Engine',
  gyro: 'Gyro',
  cockpit: 'Cockpit',
  sensors: 'Sensors',
  lifeSupport: 'Life support',
  shoulder: 'Shoulder',
  upperArm: 'Upper arm actuator',
  lowerArm: 'Lower arm actuator',
  hand: 'Hand actuator',
  hip: 'Hip',
  upperLeg: 'Upper leg actuator',
  lowerLeg: 'Lower leg actuator',
  foot: 'Foot actuator',
} as const;

export type FramePart = keyof typeof FRAME_PARTS;

const PATTERNS: readonly (readonly [RegExp, FramePart])[] = [
  [/engine/i, 'engine'],
  [/gyro/i, 'gyro'],
  [/cockpit/i, 'cockpit'],
  [/^sensors/i, 'sensors'],
  [/^life support/i, 'lifeSupport'],
  [/^shoulder/i, 'shoulder'],
  [/^upper arm/i, 'upperArm'],
  [/^lower arm/i, 'lowerArm'],
  [/^hand/i, 'hand'],
  [/^hip/i, 'hip'],
  [/^upper leg/i, 'upperLeg'],
  [/^lower leg/i, 'lowerLeg'],
  [/^foot/i, 'foot'],
];

/** The part that a line of a slot list names; null for an open slot. */
export const framePartNamed = (text: string): FramePart | null =>
  PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

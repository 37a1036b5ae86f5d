export const LOCATION_NAMES = [
  'head',
  'centre torso',
  'left torso',
  'right torso',
  'left arm',
  'right arm',
  'left leg',
  'right leg',
] as const;

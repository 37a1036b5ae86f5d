/** PA-MAP-07: Terra, and worlds of our own. */
export const WORLD_NAMES = ['Terra', 'Verdance', 'Boreas', 'Cinder', 'Thalassa', 'Ridgeway'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

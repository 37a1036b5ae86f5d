export const PURPOSES = {
  location: 'hit location',
  critical: 'critical hit',
  spared: 'critical hit spared',
  slot: 'critical slot',
  consciousness: 'consciousness',
  recovery: 'recovery',
} as const;

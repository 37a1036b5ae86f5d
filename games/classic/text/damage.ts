export const PURPOSES = {
  location: 'hit location',
  critical: 'critical hit',
  slot: 'critical slot',
  consciousness: 'consciousness',
  recovery: 'recovery',
} as const;

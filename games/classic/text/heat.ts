export const PROMPTS = { ammo: 'Which ammunition explodes?' } as const;
export const LABELS = { ammo: 'Ammunition', explode: 'It explodes' } as const;
export const PURPOSES = {
  shutdown: 'shutdown',
  restart: 'restart',
  ammunition: 'ammunition',
  choice: 'random choice',
} as const;

/** Lines of the account of a 'Mech's heat. */
export const REASONS = {
  before: 'Heat so far',
  walked: 'Walked',
  ran: 'Ran',
  built: 'Weapons, jumping, standing up',
  hot: 'Fire or magma crust',
  magma: 'Liquid magma',
  engine: 'Engine hits',
  sinks: 'Heat sinks',
  waterSinks: 'Heat sinks under water',
  noLess: 'Not below zero',
} as const;

export const PURPOSES = { fire: 'woods catch fire', clearing: 'woods cleared' } as const;

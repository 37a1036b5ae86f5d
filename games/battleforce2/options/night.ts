import type { Option } from '../option.ts';

const MODIFIERS = { day: 0, dusk: 1, night: 2 } as const;
type Light = keyof typeof MODIFIERS;
const REASONS: Readonly<Record<Light, string>> = { day: 'Day', dusk: 'Dusk', night: 'Night' };

/** BF2-ENV-07: every normal to-hit roll; artillery and bombs have numbers of their own, and scans have none. */
export const night: Option<Light> = {
  id: 'night',
  title: 'Night',
  summary: 'To-hit numbers are 2 higher at night and 1 higher at dusk.',
  group: 'Special cases',
  rule: 'BF2-ENV-07',
  base: 'day',
  allowed: ['day', 'dusk', 'night'],
  plug: (light) => ({
    add: { everyToHit: (tally) => tally.add(MODIFIERS[light], REASONS[light], 'BF2-ENV-07') },
  }),
};

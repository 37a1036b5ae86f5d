import type { Option } from '../../option.ts';

/** At short, medium and long range. */
const RANGE_IN_FOG = [0, 3, 6];
const REASONS = ['Short range', 'Medium range in fog', 'Long range in fog'];

export const fog: Option<boolean> = {
  id: 'fog',
  title: 'Fog',
  summary: 'Weapon attacks are at +3 at medium and +6 at long range.',
  group: 'Conditions',
  rule: 'CBT-SCN-25',
  base: false,
  plug: () => ({
    stage: {
      // MT-BLIND-06
      visualRange: (hexes) => Math.min(hexes, 10),
      sky: (sky) => [...sky, { look: 'fog', words: 'Fog', isEverywhere: true }],
    },
    replace: {
      rangeModifier: (tally, bracket) => tally.add(RANGE_IN_FOG[bracket], REASONS[bracket], 'CBT-SCN-25'),
    },
  }),
};

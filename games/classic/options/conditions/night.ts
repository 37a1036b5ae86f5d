import type { Option } from '../../option.ts';

const NIGHT = 2;
/** MT-BLIND-06 */
const SEEN = 5;

export const night: Option<boolean> = {
  id: 'night',
  title: 'Night',
  summary: 'Weapon attacks are at +2.',
  group: 'Conditions',
  rule: 'CBT-SCN-24',
  base: false,
  plug: () => ({
    add: {
      weaponToHit: (tally, { plugged }, state, { target }) => {
        if (!plugged.isLit?.(state, target)) tally.add(NIGHT, 'Night', 'CBT-SCN-24');
      },
    },
    stage: {
      visualRange: (hexes) => Math.min(hexes, SEEN),
      sky: (sky) => [...sky, { look: 'night', words: 'Night', isEverywhere: true }],
    },
  }),
};

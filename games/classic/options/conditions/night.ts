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
      weaponToHit: (tally, field, state, shot) => {
        const { isLit, isUnderFlare, inTheDark } = field.plugged;
        if (isLit?.(state, shot.target) || isUnderFlare?.(false, field, state, shot.target)) return;
        const byDay = tally.total;
        tally.add(NIGHT, 'Night', 'CBT-SCN-24');
        inTheDark?.(tally, field, state, shot, NIGHT);
        if (tally.total < byDay) tally.set(byDay, 'No easier than by day', 'CBT-SCN-24');
      },
    },
    stage: {
      visualRange: (hexes) => Math.min(hexes, SEEN),
      sky: (sky) => [...sky, { look: 'night', words: 'Night', isEverywhere: true }],
    },
  }),
};

import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Points } from '../../points.ts';

/** BF2-SCEN-10: until one side is gone. Objectives bring points, and nobody has a headquarters. */
export const standUpFight: Handlers<Points> = {
  replace: { isFoughtOut: () => true },
  stage: {
    placements: (frames, { plugged }) =>
      plugged.claimsEndAll?.()
        ? frames
        : frames.filter((frame) => frame.step !== 'setup/objective' || frame.kind !== 'headquarters'),
  },
};

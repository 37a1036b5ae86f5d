import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Points } from '../../points.ts';

/** BF2-SCEN-10: until one side is gone. Objectives score points, and there are no headquarters. */
export const standUpFight: Handlers<Points> = {
  replace: { isFoughtOut: () => true },
  stage: {
    placements: (frames, { past }) =>
      past.claimsEndAll?.()
        ? frames
        : frames.filter((frame) => frame.step !== 'setup/objective' || frame.kind !== 'headquarters'),
  },
};

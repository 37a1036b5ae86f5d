import type { HitTable } from '../../../data/physical-attacks.ts';
import type { PlainSide } from '../../../events.ts';
import { Location } from '../../../units/locations.ts';

const { HD, CT, LT, RT, LA, RA, LL, RL } = Location;

type Columns = Readonly<Record<PlainSide, readonly Location[]>>;

/** Attacks from the rear use the column of the front, and strike the rear of the torso. */
const columns = (left: Location[], front: Location[], right: Location[]): Columns => ({
  left,
  front,
  rear: front,
  right,
});

/** MT-PRE-09 */
const ABOVE = [LA, LT, CT, RT, RA, HD];
const BELOW = [LL, LL, LT, RT, RL, RL];
/** MT-PRE-15: for throws of 2 to 12. */
const SWARM = [HD, CT, RT, RT, RA, CT, LA, LT, LT, CT, HD];

/** CBT-HIT-02, for throws of 2 to 12; CBT-HIT-04 and CBT-HIT-05, for throws of 1 to 6. */
export const HIT_LOCATIONS: Readonly<Record<HitTable, Columns>> = {
  mech: columns(
    [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
    [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD],
    [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
  ),
  punch: columns([LT, LT, CT, LA, LA, HD], [LA, LT, CT, RT, RA, HD], [RT, RT, CT, RA, RA, HD]),
  kick: columns([LL, LL, LL, LL, LL, LL], [RL, RL, RL, LL, LL, LL], [RL, RL, RL, RL, RL, RL]),
  above: columns(ABOVE, ABOVE, ABOVE),
  below: columns(BELOW, BELOW, BELOW),
  swarm: columns(SWARM, SWARM, SWARM),
  prone: {
    left: [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
    front: [CT, RL, RA, RA, RT, CT, LT, LA, LA, LL, HD],
    rear: [CT, RA, RL, RL, RT, CT, LT, LL, LL, LA, HD],
    right: [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
  },
};

/** MT-PRE-15: throws that reach the rear of the torso, whatever the side. */
export const SWARM_FROM_BEHIND: readonly number[] = [3, 4, 10, 11];

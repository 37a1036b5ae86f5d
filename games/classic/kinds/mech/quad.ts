// A 'Mech on four legs: front legs where others have arms, and a torso that does not turn (MT-PRE-11).

import type { Kind } from '../../kind.ts';
import { FOUR_LEGGED } from '../../mechs/four-legged.ts';
import { roleFrom } from '../../rules/unit/role.ts';
import { onFourLegs } from '../../units/four-legs.ts';
import { ARMS, isLimb, LEGS } from '../../units/locations.ts';
import type { MechFile } from '../../units/unit-file.ts';
import { FLOODING_ON_FOUR } from './flooding.ts';
import { mech } from './mech.ts';
import { canBearOnFour, noTwists } from './mounts.ts';
import { canRunOnFour } from './movement-points.ts';
import { QUAD_NAMES } from './text.ts';

const FOUR_LEGS = 'four legs';

export const quad: Kind = {
  ...mech,
  motion: 'quad',
  designOf: (file) => onFourLegs(file as MechFile),
  roleOf: (file) => roleFrom(file as MechFile, onFourLegs),
  standIns: FOUR_LEGGED,
  noteOf: (file) => `${mech.noteOf(file)} · ${FOUR_LEGS}`,
  gearOf: (file) => [...mech.gearOf!(file), FOUR_LEGS],
  names: QUAD_NAMES,
  isCovered: isLimb,
  canRun: canRunOnFour,
  twists: noTwists,
  canBear: canBearOnFour,
  flooding: FLOODING_ON_FOUR,
  limbs: { ...mech.limbs!, legs: [...LEGS, ...ARMS], props: [] },
};

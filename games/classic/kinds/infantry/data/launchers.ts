// Arms that some of a platoon carry besides its weapons, and point at machines (MT-IEQP-06, MT-IEQP-07).

import type { WeaponType } from '../../../data/equipment.ts';
import { smallArms } from './platoons.ts';

/** One pod, and the ranges of SRMs. */
export const NARC_LAUNCHER: WeaponType = {
  ...smallArms('srm', 1),
  id: 'infantry_narc',
  name: 'Narc launcher',
  damage: 0,
  group: 0,
  shots: 1,
  throwsPods: true,
};

/** The ranges of lasers. */
export const LASER_TAG: WeaponType = {
  ...smallArms('laser', 1),
  id: 'infantry_tag',
  name: 'TAG of infantry',
  damage: 0,
  group: 0,
  support: 'TAG',
};

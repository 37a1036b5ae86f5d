import { isMachineGun } from '../../../data/equipment.ts';
import { walkingFire } from './walking-fire.ts';

export const mgMultiTarget = walkingFire({
  id: 'mg-multi-target',
  title: 'Machine guns over two targets',
  summary: 'A machine gun may walk its fire over two enemies beside each other.',
  rule: 'MT-WPN-27',
  says: 'Machine guns are walked over two targets as autocannons are.',
  fits: isMachineGun,
});

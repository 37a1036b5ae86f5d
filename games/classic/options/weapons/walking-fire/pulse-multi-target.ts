import { walkingFire } from './walking-fire.ts';

export const pulseMultiTarget = walkingFire({
  id: 'pulse-multi-target',
  title: 'Pulse lasers over two targets',
  summary: 'A pulse laser may walk its beam over two enemies beside each other.',
  rule: 'MT-WPN-13',
  says: 'Pulse lasers are walked over two targets as autocannons are.',
  fits: ({ id }) => /_pulse_laser$/.test(id),
});

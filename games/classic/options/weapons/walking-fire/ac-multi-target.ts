import { walkingFire } from './walking-fire.ts';

export const acMultiTarget = walkingFire({
  id: 'ac-multi-target',
  title: 'Autocannons over two targets',
  summary:
    'An autocannon may walk its fire over two enemies beside each other, with half the damage to each.',
  rule: 'MT-WPN-04',
  says: 'Two targets side by side: the higher of their numbers and 1 more, a roll and half the points for each. Two rounds at once take one roll: a single hit strikes either of them, two strike one each.',
  firesTwo: true,
  fits: ({ id }) => /^(clan_)?(ac_?\d+|light_ac_\d+|ultra_ac_\d+|lb_\d+_x_ac)$/.test(id),
});

import { weightClass } from '../../data/weight-classes.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const POINTS_PER_STEP = 20;
/** By weight class, the lightest first. */
const BY_WEIGHT = [1, 0, -1, -2];
const WORDS = { damage: (points: number) => `${points} points of damage`, weight: 'Weight' };

export const psrDamageScaling: Option<boolean> = {
  id: 'psr-damage-scaling',
  title: 'Damage shakes by weight',
  summary: "The roll for heavy damage is harder for each 20 points, and easier for heavy 'Mechs.",
  group: 'Piloting',
  rule: 'MT-PSR-01',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-01',
    'Damage by weight',
    "20 points of damage or more in a phase: +1 for each 20, +1 for a light 'Mech, −1 for a heavy one, −2 for an assault 'Mech.",
    'psr-damage-scaling',
  ]),
  plug: () => ({
    replace: {
      heavyDamage: (tally, damage, tons) => {
        tally.add(Math.floor(damage / POINTS_PER_STEP), WORDS.damage(damage), 'MT-PSR-01');
        const weight = BY_WEIGHT[weightClass(tons)];
        if (weight !== 0) tally.add(weight, WORDS.weight, 'MT-PSR-01');
      },
    },
  }),
};

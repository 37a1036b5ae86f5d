import type { WeaponType } from '../../data/equipment.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** On top of the modifier for long range, whatever that is. */
const BEYOND_LONG = 4;

/** MT-WPN-45: where no long range is printed there is none beyond it. */
const extremeRange = ({ id, medium, long }: WeaponType): number =>
  /heavy_machine_gun$/.test(id) ? long : Math.max(long, 2 * medium);

export const extremeRanges: Option<boolean> = {
  id: 'extreme-range',
  title: 'Extreme range',
  summary: 'Weapons reach as far as twice their medium range, beyond long range at +8.',
  group: 'Attacks',
  rule: 'MT-ADVF-02',
  base: false,
  rules: section('Maximum Tech, advanced firing', [
    'MT-ADVF-02',
    'Extreme range',
    'Beyond long range and up to twice the medium range a weapon still fires, 4 harder than at long range; what holds at long range holds there.',
    'extreme-range',
  ]),
  plug: () => ({
    replace: { farthest: extremeRange },
    add: {
      weaponToHit: (tally, field, _state, { attacker, weapon }, range) => {
        if (range > field.designs[attacker].weapons[weapon].type.long)
          tally.add(BEYOND_LONG, 'Extreme range', 'MT-ADVF-02');
      },
    },
  }),
};

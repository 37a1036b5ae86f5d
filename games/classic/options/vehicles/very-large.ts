import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { LARGE_SHIPS, SUPER_HEAVY } from '../../vehicles/special.ts';

/** MT-VCON-01, MT-VCOM-04: what they are made of follows from their kind; here they are let into the game. */
export const superHeavyTanks: Option<boolean> = {
  id: 'super-heavy-tanks',
  title: 'Super-heavy tanks',
  summary: 'Tanks of more than 100 tons fight beside the others, and are hit on six sides.',
  group: 'Vehicle combat',
  rule: 'MT-VCON-01',
  base: false,
  requires: ['combined-arms', 'vehicle-hit-location'],
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VCON-01',
      'Super-heavy tanks',
      'A tank on tracks weighs up to 200 tons. It goes where other tanks go, but into no water at all. It has six sides, each with a tenth of its tons as structure; its weapons are mounted on four.',
      'super-heavy-tanks',
    ],
    [
      'MT-VCOM-04',
      'Six sides',
      'A super-heavy tank and a large ship are hit on the side of the hexside that the attack enters over, at a corner on the one nearer the front. Two columns of the hit table are for the sides in front and behind.',
      'super-heavy-tanks',
    ],
  ),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a super-heavy chassis'],
      unitsOffered: (files) => [...files, ...SUPER_HEAVY],
    },
  }),
};

/** MT-VCON-02 */
export const largeNavalVessels: Option<boolean> = {
  id: 'large-naval-vessels',
  title: 'Large ships',
  summary: 'Ships of more than 100 tons may have six sides, and weigh up to 555 tons.',
  group: 'Vehicle combat',
  rule: 'MT-VCON-02',
  base: false,
  requires: ['combined-arms', 'naval-vessels', 'vehicle-hit-location'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCON-02',
    'Large ships',
    'A displacement ship of more than 100 tons has six sides, each with a tenth of its tons as structure, and is hit on them as a super-heavy tank is. It may weigh up to 555 tons.',
    'large-naval-vessels',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a large hull'],
      unitsOffered: (files) => [...files, ...LARGE_SHIPS],
    },
  }),
};

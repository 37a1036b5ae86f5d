import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'laser-ams';

/** How it works is said where the others are. */
export const laserAms: Option<boolean> = {
  id: OPTION,
  title: 'Laser anti-missile systems',
  summary: 'Units may have laser AMS, which needs no ammunition and makes heat.',
  group: 'Equipment',
  rule: 'MT-ELEC-04',
  base: false,
  requires: ['anti-missile'],
  rules: section('Maximum Tech, electronics', [
    'MT-ELEC-04',
    'Laser anti-missile systems',
    'It works like AMS, with 2D6 and without ammunition: as many missiles are lost as the dice show, and it makes as much heat.',
    OPTION,
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'a laser AMS'] } }),
};

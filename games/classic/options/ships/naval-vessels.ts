import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { SHIPS } from '../../vehicles/ships.ts';

/** MT-PRE-30: what ships do everywhere else follows from their kind; here they are let into the game. */
export const navalVessels: Option<boolean> = {
  id: 'naval-vessels',
  title: 'Ships',
  summary: 'Displacement ships and hydrofoils fight on the water.',
  group: 'Edition',
  rule: 'MT-PRE-30',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, combined arms', [
    'MT-PRE-30',
    'Ships',
    'Ships move on water of any depth, 1 MP a hex and 1 more in rapids, never on land or ice nor under bridges. They are hit as vehicles, hydrofoils as hovercraft, and float when they cannot move. Ships charge ships alone.',
    'naval-vessels',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a hull'],
      unitsOffered: (files) => [...files, ...SHIPS],
    },
  }),
};

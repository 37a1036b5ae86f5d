import { withAdvancedMechs } from '../../mechs/offered.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'light-frames';

/** The kind of the unit knows what they do in play. */
export const lightFrames: Option<boolean> = {
  id: OPTION,
  title: 'Light engines and frames',
  summary: "'Mechs may have XL and light engines, endo steel and ferro-fibrous armor.",
  group: 'Equipment',
  rule: 'MT-ENG-08',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-ENG-08',
      'Engines in side torsos',
      'An XL engine has three slots in each side torso, one of the Clans or a light one two. A side torso that is lost is a hit on each of them; three hits destroy the engine wherever they are.',
      OPTION,
    ],
    [
      'MT-MCON-07',
      'Endo steel',
      'Its 14 slots, or 7 of the Clans, lie anywhere. A critical hit that finds one is thrown again.',
      OPTION,
    ],
    [
      'MT-MCON-08',
      'Ferro-fibrous armor',
      'It has 14 slots, or 7 of the Clans, like endo steel, and protects like any other armor.',
      OPTION,
    ],
  ),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'an XL or light engine', 'endo steel', 'ferro-fibrous armor'],
      unitsOffered: withAdvancedMechs,
    },
  }),
};

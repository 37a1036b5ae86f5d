import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-MOV-04: by the least Piloting Skill that it takes. */
const MODIFIERS = [
  { from: 6, modifier: 1 },
  { from: 4, modifier: 2 },
  { from: 2, modifier: 3 },
];
const BEST = 4;

export const skilledEvading: Option<boolean> = {
  id: 'skilled-evading',
  title: 'Skilled evading',
  summary: 'The better the pilot, the harder an evading target is to hit.',
  group: 'Movement',
  rule: 'MT-MOV-04',
  base: false,
  requires: ['evading'],
  rules: section('Maximum Tech, movement', [
    'MT-MOV-04',
    'Skilled evading',
    'Attacks on an evading target are at +1 to +4 by its bare Piloting Skill: 6 or more, 4 and 5, 2 and 3, 0 and 1.',
    'skilled-evading',
  ]),
  plug: () => ({
    replace: {
      evasion: (piloting) => ({
        modifier: MODIFIERS.find(({ from }) => piloting >= from)?.modifier ?? BEST,
        rule: 'MT-MOV-04',
      }),
    },
  }),
};

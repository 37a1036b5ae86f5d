import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'onboard-artillery';
/** With Gunnery Skill 4. */
const BASE = 8;
const ORDINARY = 4;

export const onboardArtillery: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: direct fire',
  summary: 'Artillery on the map that sees its target is fired directly against 8.',
  group: 'Artillery',
  rule: 'MT-ARTY-15',
  base: false,
  requires: ['artillery'],
  rules: section('Maximum Tech, artillery', [
    'MT-ARTY-15',
    'Direct fire by artillery',
    'At a hex in sight, up to 17 hexes away: 8, with Gunnery Skill above or below 4, own movement and woods between, whatever is there. A miss scatters.',
    OPTION,
  ]),
  plug: () => ({
    replace: {
      directFire(tally, { crew }) {
        tally.add(BASE, 'Fired at a hex in sight', 'MT-ARTY-15');
        if (crew.gunnery !== ORDINARY) tally.add(crew.gunnery - ORDINARY, 'Gunnery Skill', 'MT-ARTY-15');
      },
    },
  }),
};

import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'armor-reflective';

/** What it holds is said where armor is. */
export const armorReflective: Option<boolean> = {
  id: OPTION,
  title: 'Laser-reflective armor',
  summary: 'Units may have armor that is strong against energy weapons, and weak against blows and falls.',
  group: 'Equipment',
  rule: 'MT-ARMOR-06',
  base: false,
  rules: section('Maximum Tech, armor', [
    'MT-ARMOR-06',
    'Laser-reflective armor',
    'Each point takes two points of damage of lasers, PPCs and flamers. Blows and falls cost two points of it for one of damage; a single one left over is lost for nothing. It has 10 slots, or 5 of the Clans.',
    OPTION,
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'laser-reflective armor'] } }),
};

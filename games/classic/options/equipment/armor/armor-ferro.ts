import type { Gear } from '../../../data/gear.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const light: Gear = 'light ferro-fibrous armor';
const heavy: Gear = 'heavy ferro-fibrous armor';

/** In play both are like any other armor. */
export const armorFerroLight: Option<boolean> = {
  id: 'armor-ferro-light',
  title: 'Light ferro-fibrous armor',
  summary: "'Mechs of the Inner Sphere may have light ferro-fibrous armor.",
  group: 'Equipment',
  rule: 'MT-ARMOR-05',
  base: false,
  rules: section('Maximum Tech, armor', [
    'MT-ARMOR-05',
    'Light and heavy ferro-fibrous armor',
    'Light armor has 7 slots, heavy armor 21, which no critical hit finds; they protect like any other.',
    'armor-ferro-light',
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, light] } }),
};

export const armorFerroHeavy: Option<boolean> = {
  id: 'armor-ferro-heavy',
  title: 'Heavy ferro-fibrous armor',
  summary: "'Mechs of the Inner Sphere may have heavy ferro-fibrous armor.",
  group: 'Equipment',
  rule: 'MT-ARMOR-05',
  base: false,
  plug: () => ({ stage: { gear: (names) => [...names, heavy] } }),
};

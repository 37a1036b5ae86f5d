import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import { FOG } from '../../rules/weather/caution.ts';
import { isBallistic } from '../../rules/weather/weather.ts';

const ENERGY = 1;

export const thickFog: Option<boolean> = {
  id: 'weather-fog',
  title: 'Thick fog',
  summary: 'Lasers and PPCs are at +1, and moving takes care: 2 MP more for each hex, or the risk of a fall.',
  group: 'Weather',
  rule: 'MT-WX-07',
  base: false,
  requires: ['careful-movement'],
  rules: section('Maximum Tech, weather', [
    'MT-WX-07',
    'Fog',
    'Lasers and PPCs +1 to hit, 2 MP more for each hex unless at full speed. Who jumps into woods rolls, at +1 into heavy ones, or falls there from one level.',
    'weather-fog',
  ]),
  plug: () =>
    whereItIs({
      add: {
        weaponToHit: (tally, { designs }, _state, { attacker, weapon }) => {
          if (!isBallistic(designs[attacker].weapons[weapon].type)) tally.add(ENERGY, 'Fog', 'MT-WX-07');
        },
      },
      stage: {
        care: (mp) => Math.max(mp, FOG),
        // MT-BLIND-06
        visualRange: (hexes, { past }) => (past.seesThroughFog?.() ? hexes : Math.min(hexes, 10)),
        poorVisibility: (rule) => rule ?? 'MT-WX-07',
        sky: (sky) => [...sky, { look: 'fog', words: 'Thick fog' }],
      },
    }),
};

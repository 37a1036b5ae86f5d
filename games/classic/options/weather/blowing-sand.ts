import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import { isBallistic } from '../../rules/weather/weather.ts';

const SAND = 'Blowing sand';

export const blowingSand: Option<boolean> = {
  id: 'weather-blowing-sand',
  title: 'Blowing sand',
  summary: 'Projectiles and flames are at +1 to hit, lasers and PPCs at +2.',
  group: 'Weather',
  rule: 'MT-WX-03',
  base: false,
  rules: section('Maximum Tech, weather', [
    'MT-WX-03',
    'Blowing sand',
    'Weapons that throw something are at +1, all others at +2.',
    'weather-blowing-sand',
  ]),
  plug: () =>
    whereItIs({
      stage: { sky: (sky) => [...sky, { look: 'sand', words: SAND }] },
      add: {
        weaponToHit: (tally, field, _state, { attacker, weapon }) =>
          tally.add(isBallistic(field.designs[attacker].weapons[weapon].type) ? 1 : 2, SAND, 'MT-WX-03'),
      },
    }),
};

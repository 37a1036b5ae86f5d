import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import { isBlizzard } from '../../rules/weather/weather.ts';

const SNOW = 'Heavy snowfall';

export const heavySnowfall: Option<boolean> = {
  id: 'weather-heavy-snowfall',
  title: 'Heavy snowfall',
  summary: "Weapon attacks and piloting rolls are at +1, and 'Mechs cool by 1 more.",
  group: 'Weather',
  rule: 'MT-WX-08',
  base: false,
  rules: section('Maximum Tech, weather', [
    'MT-WX-08',
    'Heavy snowfall',
    'Weapon attacks are at +1, Piloting Skill Rolls at +1, and a turn takes away 1 point of heat.',
    'weather-heavy-snowfall',
  ]),
  plug: () =>
    whereItIs({
      stage: {
        sky: (sky, field) => (isBlizzard(field) ? sky : [...sky, { look: 'snow', words: SNOW }]),
      },
      add: {
        weaponToHit: (tally, field) => {
          if (!isBlizzard(field)) tally.add(1, SNOW, 'MT-WX-08');
        },
        piloting: (tally, field) => {
          if (!isBlizzard(field)) tally.add(1, SNOW, 'MT-WX-08');
        },
        heat: (tally, field, _state, unit) => {
          if (!isBlizzard(field) && !field.designs[unit].laserSinks) tally.add(-1, SNOW, 'MT-WX-08');
        },
      },
    }),
};

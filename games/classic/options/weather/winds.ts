import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import { isBallistic, isBlizzard } from '../../rules/weather/weather.ts';
import { WINDS } from '../../rules/weather/wind.ts';

/** MT-WX-02: a blizzard takes the place of a high wind. */
const isStilled = (field: Battlefield, strength: string): boolean => strength === 'high' && isBlizzard(field);

export const winds: Option<string> = {
  id: 'weather-winds',
  title: 'Wind',
  summary: "Wind blows projectiles and missiles off; a high wind shakes 'Mechs.",
  group: 'Weather',
  rule: 'MT-WX-10',
  base: 'none',
  allowed: ['none', 'moderate', 'high'],
  rules: section('Maximum Tech, weather', [
    'MT-WX-10',
    'Winds',
    'Moderate wind: what is thrown +1 to hit, cluster rolls −2. High wind: +2, cluster rolls −4, Piloting Skill Rolls +2. Below 2 no missile hits.',
    'weather-winds',
  ]),
  plug: (strength) => {
    const { word, toHit, piloting, cluster, strength: agreed } = WINDS[strength];
    const weather = whereItIs({
      add: {
        weaponToHit: (tally, field, _state, { attacker, weapon }) => {
          if (!isStilled(field, strength) && isBallistic(field.designs[attacker].weapons[weapon].type))
            tally.add(toHit, word, 'MT-WX-10');
        },
        piloting: (tally, field) => {
          if (!isStilled(field, strength) && piloting > 0) tally.add(piloting, word, 'MT-WX-10');
        },
        cluster: (tally, field) => {
          if (!isStilled(field, strength)) tally.add(cluster, word.toLowerCase(), 'MT-WX-10');
        },
      },
      stage: {
        leastMissiles: () => 0,
        sky: (sky, field) => (isStilled(field, strength) ? sky : [...sky, { look: 'wind', words: word }]),
      },
    });
    return { ...weather, replace: { agreedWind: () => agreed } };
  },
};

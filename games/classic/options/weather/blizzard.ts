import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import { isBallistic } from '../../rules/weather/weather.ts';

const BLIZZARD = 'Blizzard';

export const blizzard: Option<boolean> = {
  id: 'weather-blizzard',
  title: 'Blizzard',
  summary:
    'Snow and storm: harder to hit, harder to stay upright, fewer missiles, and 2 points of heat less.',
  group: 'Weather',
  rule: 'MT-WX-02',
  base: false,
  rules: section('Maximum Tech, weather', [
    'MT-WX-02',
    'Blizzard',
    'What is thrown is at +2 to hit, all else at +1; cluster rolls are at −4, Piloting Skill Rolls at +1, and 2 points of heat go. Who jumps into woods rolls, at +1 if heavy, or falls. It replaces snowfall and high wind.',
    'weather-blizzard',
  ]),
  plug: () => ({
    replace: { isBlizzard: () => true },
    ...whereItIs({
      add: {
        weaponToHit: (tally, { designs }, _state, { attacker, weapon }) =>
          tally.add(isBallistic(designs[attacker].weapons[weapon].type) ? 2 : 1, BLIZZARD, 'MT-WX-02'),
        piloting: (tally) => tally.add(1, BLIZZARD, 'MT-WX-02'),
        cluster: (tally) => tally.add(-4, 'blizzard', 'MT-WX-02'),
        heat: (tally, field, _state, unit) => {
          if (!field.designs[unit].laserSinks) tally.add(-2, BLIZZARD, 'MT-WX-02');
        },
      },
      stage: {
        leastMissiles: () => 0,
        poorVisibility: (rule) => rule ?? 'MT-WX-02',
        sky: (sky) => [...sky, { look: 'blizzard', words: BLIZZARD }],
      },
    }),
  }),
};

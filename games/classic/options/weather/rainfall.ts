import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';

const RAIN: Readonly<Record<string, string>> = { light: 'Light rain', heavy: 'Heavy rain' };

export const rainfall: Option<string> = {
  id: 'weather-rainfall',
  title: 'Rain',
  summary: "Weapon attacks are at +1 and 'Mechs cool by 1; heavy rain cools by 2 and makes piloting harder.",
  group: 'Weather',
  rule: 'MT-WX-09',
  base: 'none',
  allowed: ['none', 'light', 'heavy'],
  rules: section('Maximum Tech, weather', [
    'MT-WX-09',
    'Rainfall',
    'Light rain: weapon attacks +1, 1 point of heat less. Heavy rain: weapon attacks +1, Piloting Skill Rolls +1, 2 points of heat less.',
    'weather-rainfall',
  ]),
  plug: (strength) =>
    whereItIs({
      stage: {
        // MT-BLIND-06
        visualRange: (hexes) => Math.min(hexes, 10),
        sky: (sky) => [...sky, { look: strength === 'heavy' ? 'downpour' : 'rain', words: RAIN[strength] }],
      },
      add: {
        weaponToHit: (tally) => tally.add(1, RAIN[strength], 'MT-WX-09'),
        heat: (tally, field, _state, unit) => {
          if (!field.designs[unit].laserSinks)
            tally.add(strength === 'heavy' ? -2 : -1, RAIN[strength], 'MT-WX-09');
        },
        piloting: (tally) => {
          if (strength === 'heavy') tally.add(1, RAIN[strength], 'MT-WX-09');
        },
      },
    }),
};

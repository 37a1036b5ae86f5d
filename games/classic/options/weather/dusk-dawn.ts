import type { Option } from '../../option.ts';
import { whereItIs } from '../../points/local-weather.ts';
import { section } from '../../rule-index/section.ts';
import type { Setup } from '../../state.ts';

const DUSK = 'Dusk or dawn';
/** There is no dusk at night. */
const isNight = ({ options }: Setup): boolean => options.night === true;

export const duskDawn: Option<boolean> = {
  id: 'weather-dusk-dawn',
  title: 'Dusk and dawn',
  summary: 'All weapon attacks are at +1.',
  group: 'Weather',
  rule: 'MT-WX-04',
  base: false,
  rules: section('Maximum Tech, weather', [
    'MT-WX-04',
    'Dusk and dawn',
    'In the half-light all weapon attacks are at +1, whoever has a searchlight.',
    'weather-dusk-dawn',
  ]),
  plug: () =>
    whereItIs({
      stage: {
        // MT-BLIND-06
        visualRange: (hexes) => Math.min(hexes, 15),
        sky: (sky, { setup }) => (isNight(setup) ? sky : [...sky, { look: 'dusk', words: DUSK }]),
      },
      add: {
        weaponToHit: (tally, field, state, shot) => {
          const isLit = field.plugged.isUnderFlare?.(false, field, state, shot.target);
          if (isNight(field.setup) || isLit) return;
          const byDay = tally.total;
          tally.add(1, DUSK, 'MT-WX-04');
          field.plugged.inTheDark?.(tally, field, state, shot, 1);
          if (tally.total < byDay) tally.set(byDay, 'No easier than by day', 'MT-WX-04');
        },
      },
    }),
};

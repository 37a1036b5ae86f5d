import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

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
  plug: () => ({
    // MT-BLIND-06
    stage: { visualRange: (hexes) => Math.min(hexes, 15), isDark: () => true },
    add: {
      weaponToHit: (tally, { setup }) => {
        // There is no dusk at night.
        if (setup.options.night !== true) tally.add(1, 'Dusk or dawn', 'MT-WX-04');
      },
    },
  }),
};

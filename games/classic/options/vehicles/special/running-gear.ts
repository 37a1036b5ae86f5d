import { hasCondition } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import { BUGGIES, SNOWMOBILES } from '../../../vehicles/special.ts';

/** MT-SPV-09: what the sand costs it follows from its kind. */
export const duneBuggy: Option<boolean> = {
  id: 'dune-buggy',
  title: 'Dune buggies',
  summary: 'Wheels for the desert: sand costs no more, and the vehicle is a little slower.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-09',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-09',
    'Dune buggies',
    'A wheeled vehicle with such gear pays 1 MP for a hex of sand, and has 1 Cruising MP less.',
    'dune-buggy',
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'dune buggy gear'],
      unitsOffered: (files) => [...files, ...BUGGIES],
    },
  }),
};

const WORDS = { slow: 'A snowmobile flanks on snow and ice alone' };

/** MT-SPV-10 */
export const snowmobile: Option<boolean> = {
  id: 'snowmobile',
  title: 'Snowmobiles',
  summary: 'Vehicles for deep snow, which holds them no more; elsewhere they are slow.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-10',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-10',
    'Snowmobiles',
    'A wheeled or tracked vehicle with such gear pays nothing more for deep snow and never gets stuck there. It has 1 Cruising MP less, and flanks only from a hex with deep snow or ice.',
    'snowmobile',
  ]),
  plug: () => ({
    add: {
      runningPoints: (tally, field, { units }, unit) => {
        const { hex, body } = units[unit];
        if (hex < 0 || !hasWorking(field.designs[unit], body, 'snowmobile')) return;
        if (hasCondition(field, hex, 'deep snow') || hasCondition(field, hex, 'ice')) return;
        tally.set(0, WORDS.slow, 'MT-SPV-10');
      },
    },
    stage: {
      gear: (names) => [...names, 'snowmobile gear'],
      unitsOffered: (files) => [...files, ...SNOWMOBILES],
    },
  }),
};

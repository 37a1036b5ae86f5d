import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { GHOST_BEAR, WORD_OF_BLAKE } from '../data/forces.ts';
import { MAPS } from '../data/maps.ts';
import { map } from '../options.ts';
import type { Setup } from '../state.ts';
/** BFQ-SCN-01 */
export const green: Scenario<Setup> = {
  id: 'green',
  title: about.battles.green,
  summary:
    'Two Word of Blake Level IIs hold the south against two Stars of Clan Ghost Bear: destroy them all.',
  seats: [WORD_OF_BLAKE.name, GHOST_BEAR.name],
  setup: (options) => ({
    scenario: 'green',
    options,
    map: MAPS[optionValue(map, options)],
    forces: [WORD_OF_BLAKE, GHOST_BEAR],
  }),
};

import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { GHOST_BEAR, WORD_OF_BLAKE } from '../data/forces.ts';
import { MAPS } from '../data/maps.ts';
import { map, units } from '../options.ts';
import type { ForceSheet, Setup } from '../state.ts';

/** BFQ-SCN-04: one Unit a side or both, the same number on either side. */
function fielded(force: ForceSheet, options: OptionValues): ForceSheet {
  const which = optionValue(units, options);
  if (which === 'both') return force;
  return { ...force, units: [force.units[which === 'lighter' ? 0 : 1]] };
}

export const veteran: Scenario<Setup> = {
  id: 'veteran',
  title: about.battles.veteran,
  summary: 'The same forces fight for objectives and Headquarters; victory points decide after twelve turns.',
  seats: [WORD_OF_BLAKE.name, GHOST_BEAR.name],
  options: { 'turn-limit': 12 },
  setup: (options) => ({
    scenario: 'veteran',
    options,
    map: MAPS[optionValue(map, options)],
    forces: [fielded(WORD_OF_BLAKE, options), fielded(GHOST_BEAR, options)],
  }),
};

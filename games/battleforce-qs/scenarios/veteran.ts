import type { Scenario } from '@ironfield/kernel/game.ts';
import { GHOST_BEAR, WORD_OF_BLAKE } from '../data/forces.ts';
import { MAPS, type MapId } from '../data/maps.ts';
import type { ForceSheet, Setup } from '../state.ts';

/** BFQ-SCN-04: one Unit a side or both, the same number on either side. */
function fielded(force: ForceSheet, units: 'both' | 'lighter' | 'heavier'): ForceSheet {
  if (units === 'both') return force;
  return { ...force, units: [force.units[units === 'lighter' ? 0 : 1]] };
}

export const veteran: Scenario<Setup> = {
  id: 'veteran',
  title: 'Veteran training scenario',
  summary: 'The same forces fight for objectives and Headquarters; victory points decide after twelve turns.',
  seats: [WORD_OF_BLAKE.name, GHOST_BEAR.name],
  options: { 'turn-limit': 12 },
  setup: (options) => ({
    scenario: 'veteran',
    options,
    map: MAPS[options.map as MapId],
    forces: [fielded(WORD_OF_BLAKE, options.units as 'both'), fielded(GHOST_BEAR, options.units as 'both')],
  }),
};

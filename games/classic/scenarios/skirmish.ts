import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import type { Setup } from '../state.ts';
import { force, playersOf } from './forces.ts';
import { boardOf, oneSheet } from './maps.ts';
import { within } from './zones.ts';

/** Alike in all but their names. */
const LANCES = ['Iron Lance', 'Ember Lance'] as const;
const LANCE = ['AS7-D', 'HBK-4G', 'VND-1R', 'JR7-D'];
const NAMES = [
  ['Anders', 'Brandt', 'Castell', 'Dorn'],
  ['Estrada', 'Falk', 'Greer', 'Haas'],
] as const;
/** Rows along its edge that a side may start in. */
const ZONE = 2;

/** CBT-SEQ-12, CBT-SCN-10: two lances of the same tonnage, the last side standing wins. */
export const skirmish: Scenario<Setup> = {
  id: 'skirmish',
  title: about.battles.skirmish,
  summary: 'Lance against lance on one sheet: the last side standing wins.',
  seats: LANCES,
  setup: (options) => {
    const map = oneSheet(options);
    const board = boardOf(map);
    const units = ([0, 1] as const).flatMap((side) =>
      force(
        side,
        LANCE.map((model, i) => [NAMES[side][i], 5, 4, model]),
      ),
    );
    const zone = (edge: 'north' | 'south') => [{ name: `${edge} edge`, hexes: within(board, edge, ZONE) }];
    return {
      scenario: 'skirmish',
      options,
      map,
      sides: LANCES,
      seats: playersOf(LANCES),
      units,
      deployment: [
        { side: 0, count: LANCE.length, zones: zone('south') },
        { side: 1, count: LANCE.length, zones: zone('north') },
      ],
      victory: { kind: 'last' },
      tonnageLimit: units.reduce((sum, { side, unit: mech }) => (side === 0 ? sum + mech.tons : sum), 0),
    };
  },
};

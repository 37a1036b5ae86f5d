import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../../about.ts';
import type { Setup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { boardOf } from '../maps.ts';
import { fromEdge, within } from '../zones.ts';
import { COMBINED_ARMS, country, mixedForce } from './forces.ts';

const SIDES = ['Column', 'Ambush'] as const;
const COLUMN = mixedForce(0, [
  ['Captain Ibis', 'Revetment'],
  ['Sergeant Jay', 'Palisade'],
  ['Corporal Kestrel', 'Escarp'],
  ['Gunner Linnet', 'Drover'],
]);
const AMBUSH = mixedForce(1, [
  ['Moreau', 'HBK-4G'],
  ['Nakano', 'COM-2D'],
  ['Okafor', 'Mattock'],
  ['Petrov', 'PNT-9R'],
]);
const START = 4;
/** Nobody lies in wait nearer to the column than this, nor farther from its way than the middle of the map. */
const NEAREST = 9;
const FARTHEST = 20;

/** CBT-SCN-08, CBT-SCN-15: surprise, and woods to strike from; the first side with nobody fit to fight loses. */
export const ambush: Scenario<Setup> = {
  id: 'ambush',
  title: about.battles.ambush,
  summary: 'A column of vehicles is surprised from the woods; it ends when one side is crippled.',
  seats: SIDES,
  ...COMBINED_ARMS,
  setup: (options) => {
    const map = country('forest', options);
    const board = boardOf(map);
    const waits = (cell: number) => fromEdge(board, 'west', cell) >= NEAREST;
    return {
      scenario: 'ambush',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...COLUMN, ...AMBUSH],
      deployment: [
        {
          side: 0,
          count: COLUMN.length,
          zones: [{ name: 'west edge', hexes: within(board, 'west', START) }],
        },
        {
          side: 1,
          count: AMBUSH.length,
          zones: [{ name: 'the woods', hexes: within(board, 'west', FARTHEST, waits) }],
        },
      ],
      surprise: 1,
      victory: { kind: 'cripple' },
    };
  },
};

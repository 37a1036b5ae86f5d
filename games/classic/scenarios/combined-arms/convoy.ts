import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../../about.ts';
import type { Setup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { boardOf } from '../maps.ts';
import { within } from '../zones.ts';
import { COMBINED_ARMS, country, mixedForce } from './forces.ts';

const SIDES = ['Convoy', 'Raiders'] as const;
const CONVOY = mixedForce(0, [
  ['Driver Amsel', 'Drover'],
  ['Driver Brock', 'Drover'],
  ['Sergeant Dunlin', 'Palisade'],
  ['Corporal Egret', 'Thicket'],
]);
const RAIDERS = mixedForce(1, [
  ['Falk', 'JR7-D'],
  ['Greer', 'CDA-2A'],
  ['Haas', 'Heron'],
  ['Ueda', 'Hayrick'],
  ['Varga', 'VND-1R'],
]);
/** Columns at the western edge, where the convoy sets out, and at the eastern one, where the raiders wait. */
const START = 3;
const WAITING = 12;

/** CBT-SCN-16: a convoy breaks through along the roads. */
export const convoy: Scenario<Setup> = {
  id: 'convoy',
  title: about.battles.convoy,
  summary: 'Gun lorries and their escort break through to the east; one of them on the far side is enough.',
  seats: SIDES,
  ...COMBINED_ARMS,
  setup: (options) => {
    const map = country('roads', options);
    const board = boardOf(map);
    return {
      scenario: 'convoy',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...CONVOY, ...RAIDERS],
      deployment: [
        {
          side: 0,
          count: CONVOY.length,
          zones: [{ name: 'west edge', hexes: within(board, 'west', START) }],
        },
        {
          side: 1,
          count: RAIDERS.length,
          zones: [{ name: 'eastern country', hexes: within(board, 'east', WAITING) }],
        },
      ],
      victory: { kind: 'escape', edge: 'east' },
    };
  },
};

import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../../about.ts';
import type { Setup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { boardOf } from '../maps.ts';
import { within } from '../zones.ts';
import { aboard, country, mixedForce, WITH_TRANSPORT, walking } from './forces.ts';

const SIDES = ['Convoy', 'Raiders'] as const;
const UNITS = aboard(
  [
    ...mixedForce(0, [
      ['Driver Amsel', 'Drover'],
      ['Driver Brock', 'Drover'],
      ['Sergeant Dunlin', 'Palisade'],
      ['Driver Egret', 'Pannier'],
      ['Corporal Fitis', 'Quarrymen'],
    ]),
    ...mixedForce(1, [
      ['Falk', 'JR7-D'],
      ['Greer', 'CDA-2A'],
      ['Haas', 'Heron'],
      ['Ueda', 'Coracle'],
      ['Yaffle', 'Crickets'],
      ['Varga', 'VND-1R'],
    ]),
  ],
  { 'Corporal Fitis': 'Driver Egret', Yaffle: 'Ueda' },
);
/** Columns at the western edge, where the convoy sets out, and at the eastern one, where the raiders wait. */
const START = 3;
const WAITING = 12;

/** CBT-SCN-16: a convoy breaks through along the roads. */
export const convoy: Scenario<Setup> = {
  id: 'convoy',
  title: about.battles.convoy,
  summary:
    'Gun lorries, their escort and infantry aboard a carrier break through to the east; one of them on the far side is enough.',
  seats: SIDES,
  ...WITH_TRANSPORT,
  setup: (options) => {
    const map = country('roads', options);
    const board = boardOf(map);
    return {
      scenario: 'convoy',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: UNITS,
      deployment: [
        {
          side: 0,
          count: walking(UNITS, 0),
          zones: [{ name: 'west edge', hexes: within(board, 'west', START) }],
        },
        {
          side: 1,
          count: walking(UNITS, 1),
          zones: [{ name: 'eastern country', hexes: within(board, 'east', WAITING) }],
        },
      ],
      victory: { kind: 'escape', edge: 'east' },
    };
  },
};

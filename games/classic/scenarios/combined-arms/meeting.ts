import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../../about.ts';
import type { Setup, Side } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { boardOf, oneSheet } from '../maps.ts';
import { within } from '../zones.ts';
import { COMBINED_ARMS, mixedForce } from './forces.ts';

const SIDES = ['Iron Lance', 'Ember Lance'] as const;
const UNITS = ['HBK-4G', 'JR7-D', 'Palisade', 'Teal'];
const NAMES = [
  ['Anders', 'Brandt', 'Castell', 'Dorn'],
  ['Estrada', 'Falk', 'Greer', 'Haas'],
] as const;
const ZONE = 2;

/** CBT-SEQ-12: two alike lances of 'Mechs and vehicles, the last side on the map wins. */
export const meeting: Scenario<Setup> = {
  id: 'meeting',
  title: about.battles.meeting,
  summary: "Two 'Mechs and two vehicles a side meet on one sheet: the last side standing wins.",
  seats: SIDES,
  ...COMBINED_ARMS,
  setup: (options) => {
    const map = oneSheet(options);
    const board = boardOf(map);
    const lance = (side: Side) =>
      mixedForce(
        side,
        UNITS.map((unit, i) => [NAMES[side][i]!, unit] as const),
      );
    const edge = (side: Side, name: 'south' | 'north') => ({
      side,
      count: UNITS.length,
      zones: [{ name: `${name} edge`, hexes: within(board, name, ZONE) }],
    });
    return {
      scenario: 'meeting',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...lance(0), ...lance(1)],
      deployment: [edge(0, 'south'), edge(1, 'north')],
      victory: { kind: 'last' },
    };
  },
};

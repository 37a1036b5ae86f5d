import { featureMask } from '@ironfield/hex/board.ts';
import { ICE } from '../../data/terrain.ts';
import type { Option } from '../../option.ts';
import { PROHIBITED } from '../../rules/map/terrain-costs.ts';
import { breakOnLanding, fallIn, iceAim, landOnIce, thawed, WET } from './breaking.ts';
import { frozen, isFreezing } from './freezing.ts';

/** BF2-ENV-02, BF2-ENV-03: all water freezes, where no road crosses it; maps may mark further hexes. */
export const ice: Option<'none' | 'frozen solid' | 'not frozen solid'> = {
  id: 'ice',
  title: 'Ice',
  summary:
    'At 0 degrees or less water is frozen: it carries everybody, for 1 MP more. Unless it is solid, it may break.',
  group: 'Special cases',
  rule: 'BF2-ENV-02',
  base: 'none',
  allowed: ['none', 'frozen solid', 'not frozen solid'],
  requires: ['temperature'],
  plug: (kind) => ({
    add: {
      begins: (state, field) => {
        if (isFreezing(field)) state.ground = frozen(field, state.ground);
      },
      ...(kind === 'not frozen solid' && { entersHex: breakOnLanding }),
    },
    stage: {
      enterCosts: (costs, { board }, gaits) => {
        const coat = featureMask(board, ICE);
        const slips = gaits.some((gait) => gait !== 'infantry');
        return costs.map((cost, cell) =>
          cost !== PROHIBITED && slips && (board.features[cell] & coat) !== 0 ? cost + 1 : cost,
        );
      },
      ...(kind === 'not frozen solid' && {
        aims: (aims) => [...aims, iceAim],
        whyNoAttacker: (why, { unitOf }, state, element) =>
          why ?? (state.units[unitOf[element]].thisTurn?.isWet ? WET : null),
      }),
    },
  }),
  steps: { 'ice/landing': landOnIce },
  changes: {
    'ice-roll': () => {},
    'ice-broke': (table, { hex, units }, { board }) => {
      table.ground = thawed(board, table.ground, hex);
      fallIn(table.units, units);
    },
  },
  sentences: {
    'ice-roll': ({ hex, dice, damage, breaks }, names) =>
      `The ice in hex ${names.hex(hex)}${damage === null ? '' : ` is hit for ${damage}`}: ${dice.join(' + ')}, it ${breaks ? 'breaks' : 'holds'}.`,
    'ice-broke': ({ units }, names) =>
      units.length > 0 ? `Into the water: ${units.map(names.unit).join(', ')}.` : null,
  },
  reveals: ['ice-roll', 'ice-broke'],
};

import { z } from 'zod';
import type { Option } from '../../option.ts';
import { hexVolleyIsOver } from '../../phases/combat/hex-attacks.ts';
import { followedBy } from '../../phases/turn.ts';
import { isVtol } from '../../rules/elements/condition.ts';
import { converted } from '../../rules/map/woods.ts';
import { FACINGS } from '../../text.ts';
import { isBurning, light, putOut, rollWind, setFire, withWind } from './burning.ts';
import {
  burn,
  burnBuildings,
  escapes,
  goThroughFire,
  heatUp,
  scorch,
  spread,
  standInFire,
} from './effects.ts';
import { extinguish, extinguishForm } from './extinguishing.ts';
import { fireAim, mayClear, strayShot, strays } from './lighting.ts';

const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;
/** What a bot gives up to stay out of a fire. */
const HEAT_HURTS = 5;
const WHY = { intent: 'Setting fire to', clearing: 'Clearing', miss: 'A miss strikes' } as const;

/** BF2-FIRE-01 to BF2-FIRE-09 */
export const fire: Option<boolean> = {
  id: 'fire',
  title: 'Fire and smoke',
  summary: 'Woods and buildings burn, fires spread with the wind, and smoke hides what is behind it.',
  group: 'Special cases',
  rule: 'BF2-FIRE-09',
  base: false,
  plug: () => ({
    add: {
      entersHex: goThroughFire,
      ordered: (play, _seat, order) => {
        if (order.type === 'extinguish') extinguish(play, order);
      },
    },
    replace: { setFire },
    stage: {
      opening: (frames) => [...frames, { step: 'fire/wind' }],
      phases: (frames, _field, seat) => followedBy(frames, 'movement', { step: 'fire/standing', seat }),
      // BF2-SEQ-06: heat, then buildings, then the fires go on.
      endPhase: (frames) => [
        ...frames,
        { step: 'fire/heat' },
        { step: 'fire/buildings' },
        { step: 'fire/spread' },
      ],
      strays,
      // A stray shot helps nobody.
      isGoodRoll: (isGood, _field, _state, _unit, { purpose, dice }) =>
        purpose === 'burns' ? escapes(dice) : purpose === 'stray shot' ? true : isGood,
      aims: (aims) => [...aims, fireAim],
      clears: mayClear,
      declareForms: (forms, field, state, seat) => [...forms, ...extinguishForm(field, state, seat)],
      outlook: (score, field, _state, unit, cell) =>
        isBurning(field, cell) && !isVtol(field, unit) ? score - HEAT_HURTS : score,
      standing: (facts, { marks }) => ({ ...facts, wind: marks?.fire?.wind ?? null }),
    },
  }),
  steps: {
    'fire/wind': rollWind,
    'fire/standing': standInFire,
    'fire/burn': burn,
    'fire/heat': heatUp,
    'fire/buildings': burnBuildings,
    'fire/spread': spread,
    'fire/stray': strayShot,
  },
  orders: [
    z.strictObject({
      type: z.literal('extinguish'),
      element: z.int().min(0).max(1023),
      to: z.string().max(8),
    }),
  ],
  changes: {
    wind: (table, { wind }) => {
      table.marks = withWind(table.marks, wind);
    },
    ignited: (table, { hex, units }, { board }) => light(table, board, hex, units),
    extinguished: (table, { element, hex }, field) => {
      table.ground = putOut(field.board, table.ground, hex);
      hexVolleyIsOver(table, field, field.unitOf[element], [element]);
    },
    'fire-roll': () => {},
    strays: () => {},
    stray: (table, { hex, terrain }, { board }) => {
      if (terrain) table.ground = converted(board, table.ground, hex, terrain);
    },
    scorched: ({ units }, { unit }) => scorch(units, unit),
    burns: () => {},
    spread: () => {},
  },
  sentences: {
    wind: ({ wind }) => `The wind blows to the ${FACINGS[wind]}.`,
    ignited: ({ hex }, names) => `Hex ${names.hex(hex)} burns.`,
    extinguished: ({ element, hex }, names) =>
      `${names.element(element)} puts out the fire in hex ${names.hex(hex)}.`,
    'fire-roll': ({ why, hex, dice, burns }, names) =>
      `${WHY[why]} hex ${names.hex(hex)}: ${roll(dice)}, ${burns ? 'it catches fire' : 'no fire'}.`,
    strays: () => null,
    stray: ({ hex, dice, terrain }, names) =>
      `The miss rips into the woods in hex ${names.hex(hex)}: ${roll(dice)}, ${terrain ? `they become ${terrain}` : 'they stand'}.`,
    scorched: ({ unit }, names) => `${names.unit(unit)} goes through fire.`,
    burns: ({ unit, hex, dice, escapes }, names) =>
      `${names.unit(unit)} in the fire of hex ${names.hex(hex)}: ${roll(dice)}, ${escapes ? 'it escapes the flames' : 'it is burned'}.`,
    spread: ({ from, hex, dice, burns }, names) =>
      `From ${names.hex(from)} to ${names.hex(hex)}: ${roll(dice)}, the fire ${burns ? 'spreads' : 'does not spread'}.`,
  },
  reveals: ['fire-roll', 'strays', 'stray', 'ignited', 'scorched', 'burns'],
};

import { z } from 'zod';
import type { Option } from '../../../option.ts';
import { hexSchema, indexSchema, someOf } from '../../../orders/parts.ts';
import { firesFrom } from '../../../phases/weapon/weapon.ts';
import { aimSaid, shotSaid } from '../../../text/hex-shots.ts';
import { comeDown, declareLob, lobbingSeen, lobForms, seenLobbing, takeAim } from './lobbed.ts';

const OPTION = 'missiles-at-hexes';
const MOST_TONS = 200;

/** What the missiles leave in the hex, other options say. */
export const missilesAtHexes: Option<boolean> = {
  id: OPTION,
  title: 'Missiles at hexes',
  summary: 'Launchers may fire missiles at a hex, where other options allow such missiles.',
  group: 'Equipment',
  rule: 'MT-BASE-12',
  base: false,
  orders: [
    z.strictObject({
      type: z.literal('lob'),
      unit: indexSchema,
      hex: hexSchema,
      weapons: someOf(
        z.strictObject({
          weapon: indexSchema,
          bin: indexSchema,
          setting: z.int().min(0).max(MOST_TONS).optional(),
        }),
      ),
    }),
  ],
  plug: () => ({
    add: {
      declares: declareLob,
      phaseEnds: (play, field, phase, acting) => {
        if (phase === 'weapon' || phase === 'action') comeDown(play, field, acting);
      },
    },
    stage: {
      declarations: (forms, field, state, units) => [...forms, ...lobForms(field, state, units)],
      glimpse: lobbingSeen,
      seenUnit: (seen, _field, real) => seenLobbing(seen, real),
    },
  }),
  changes: {
    lobbing: ({ units }, { unit, ...aim }) => takeAim(units[unit], aim),
    lobbed: ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
    'missiles-scatter': () => {},
  },
  sentences: {
    lobbing: (aimed, names) => aimSaid(aimed, names, 'missiles'),
    lobbed: (fired, names) => shotSaid(fired, names),
    'missiles-scatter': ({ to }, { hex }) =>
      to < 0 ? 'The missiles fly off the map.' : `The missiles come down in hex ${hex(to)}.`,
  },
};

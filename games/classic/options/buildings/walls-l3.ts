import { z } from 'zod';
import { collapseAll } from '../../buildings/damage.ts';
import {
  breach,
  breachForms,
  fireAtWalls,
  RAM_WALL,
  slideAgainstWall,
  takeAimAtWall,
  wallMarks,
} from '../../buildings/hexside-walls.ts';
import { WALL_NAMES } from '../../data/terrain.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { seenAiming } from '../../phases/weapon/hex-shots.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import { section } from '../../rule-index/section.ts';
import { altitudeOf } from '../../rules/ground/altitude.ts';
import { allows } from '../../rules/ground/ground.ts';
import { stepsPastWalls, wallBetween } from '../../rules/ground/hexside-walls.ts';
import { aimSaid, shotSaid } from '../../text/hex-shots.ts';

const OPTION = 'walls-l3';
const BEHIND_WALL = { message: 'A wall stands between them', rule: 'MT-STRUCT-05' } as const;

/** Walls between hexes. */
export const walls: Option<boolean> = {
  id: OPTION,
  title: 'Structures: walls',
  summary: 'Walls on hexsides stop whoever moves, hide and cover whoever stands behind, and may be broken.',
  group: 'Buildings',
  rule: 'MT-STRUCT-05',
  base: false,
  requires: ['structures-l3'],
  rules: section('Maximum Tech, structures', [
    'MT-STRUCT-05',
    'Walls',
    'A wall lies on a hexside, has a factor of its own, and is a hill of its height. Nobody goes through; one may jump over. Who runs into it takes a tenth of its tons, up to the factor, the wall the points of a charge.',
    OPTION,
  ]),
  orders: [
    z.strictObject({ type: z.literal('ram-wall'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('breach'),
      unit: indexSchema,
      hex: z.string().max(6),
      side: z.literal([0, 1, 2, 3, 4, 5]),
      weapons: z.array(z.strictObject({ weapon: indexSchema })).max(100),
    }),
  ],
  words: { 'ran-into-wall': 'after running into the wall' },
  plug: () => ({
    replace: { hasWalls: () => true, breaksWall: slideAgainstWall },
    stage: {
      mapKinds: allows(...WALL_NAMES),
      steps: (steps, field, mech, unit) =>
        stepsPastWalls(steps, field, field.kinds[unit].flight ? altitudeOf(mech) : null),
      moves: (moves) => [...moves, RAM_WALL],
      declarations: (forms, field, state, units) => [...forms, ...breachForms(field, state, units)],
      hexMarks: (marks, _field, table) => wallMarks(marks, table as never),
      glimpse: (event) => {
        if (event?.type === 'wall-targeted') return { ...event, weapons: [], bins: [] };
        return event?.type === 'fired-at-wall' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
      },
      seenUnit: (seen, _field, real) => seenAiming(seen, real, 'breaching'),
      whyNoBlow: (why, field, { units }, { kind, attacker, target }) =>
        why ??
        (kind !== 'dfa' && wallBetween(field, units[attacker].hex, units[target].hex) !== null
          ? BEHIND_WALL
          : null),
    },
    add: {
      declares: breach,
      phaseEnds: (play, field, phase, acting) => {
        if (phase !== 'weapon' && phase !== 'action') return;
        fireAtWalls(play, field, acting);
        collapseAll(play);
      },
    },
  }),
  changes: {
    'runs-into-wall': () => {},
    'wall-targeted': ({ units }, { unit, bins, hex, wall, weapons }) => {
      takeAimAtWall(units[unit], { hex, wall, weapons });
      const { body } = units[unit];
      for (const bin of bins) if (bin >= 0) body.shots[bin]--;
    },
    'fired-at-wall': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
  },
  sentences: {
    'runs-into-wall': ({ unit, hex: cell, hexes }, { mech, hex }) =>
      `${mech(unit)} runs into a wall of hex ${hex(cell)} after ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}.`,
    'wall-targeted': (aimed, names) => aimSaid(aimed, names, 'at the wall'),
    'fired-at-wall': (fired, names) => shotSaid(fired, names, 'the wall of hex'),
  },
};

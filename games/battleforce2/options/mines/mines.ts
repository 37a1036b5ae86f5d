import { z } from 'zod';
import type { Option } from '../../option.ts';
import { hexVolleyIsOver } from '../../phases/hex-attacks.ts';
import { followedBy } from '../../phases/turn.ts';
import { unitsToFire } from '../../rules/declaration.ts';
import { opponentOf } from '../../state.ts';
import { clearingForm, clearMines, findMines, shellMines } from './clearing.ts';
import { enterMines } from './detonation.ts';
import { layMines } from './laying.ts';
import { seenMines, withMine, withoutMines } from './minefields.ts';

const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;
const RESULTS = { cleared: 'it is cleared', exploded: 'it goes off', nothing: 'nothing happens' } as const;

/** BF2-MINE-01, BF2-MINE-03 to BF2-MINE-05 */
export const mines: Option<number> = {
  id: 'mines',
  title: 'Minefields',
  summary: 'How many minefields each side lays in secret before the game.',
  group: 'Special cases',
  rule: 'BF2-MINE-01',
  base: 0,
  allowed: [0, 10],
  plug: (number) => ({
    add: {
      begins: (state) => {
        state.marks = { ...state.marks, mines: [] };
      },
      entersHex: enterMines,
      ordered: (play, _seat, order) => {
        if (order.type === 'clear-mines') clearMines(play, order);
      },
    },
    replace: { shellMines },
    stage: {
      opening: (frames, _field, first) => [
        ...frames,
        ...Array.from({ length: number }, () => [first, opponentOf(first)])
          .flat()
          .map((seat) => ({ step: 'mines/lay', seat }) as const),
      ],
      phases: (frames, _field, seat) => followedBy(frames, 'combat', { step: 'mines/found', seat }),
      declareForms: (forms, field, state, seat) => [...forms, ...clearingForm(field, state, seat)],
      isAsked: (asked, field, state, seat) => asked || unitsToFire(field, state, seat).length > 0,
      seen: (marks, _field, viewer) =>
        marks.mines ? { ...marks, mines: seenMines(marks.mines, viewer) } : marks,
      standing: (facts, { marks }) => ({
        ...facts,
        mines: (marks?.mines ?? []).map(({ owner, hex, knownTo }) => [owner, hex, knownTo]),
      }),
    },
  }),
  steps: { 'mines/lay': layMines, 'mines/found': findMines },
  orders: [
    z.strictObject({ type: z.literal('lay-mines'), to: z.string().max(8) }),
    z.strictObject({ type: z.literal('clear-mines'), unit: z.int().min(0).max(1023) }),
  ],
  changes: {
    'mines-laid': (table, { seat, hex }) => {
      table.marks = withMine(table.marks, { owner: seat, hex, knownTo: 'owner' });
    },
    mines: (table, { owner, hex, explodes }) => {
      if (explodes) table.marks = withMine(table.marks, { owner, hex, knownTo: 'all' });
    },
    'mines-found': (table, { owner, hex }) => {
      table.marks = withMine(table.marks, { owner, hex, knownTo: 'players' });
    },
    'mines-cleared': (table, { unit, hex, result }, field) => {
      if (result === 'cleared') table.marks = withoutMines(table.marks, hex);
      if (unit !== null) hexVolleyIsOver(table, field, unit, field.elementsOf[unit]);
    },
  },
  sentences: {
    'mines-laid': ({ hex }, names) => `Mines are laid in hex ${names.hex(hex)}.`,
    mines: ({ hex, dice, explodes }, names) =>
      `The mines in hex ${names.hex(hex)}: ${roll(dice)}, ${explodes ? 'they go off' : 'they do not go off'}.`,
    'mines-found': ({ hex }, names) => `Mines are found in hex ${names.hex(hex)}.`,
    'mines-cleared': ({ unit, hex, dice, result }, names) =>
      `${unit === null ? 'A shell' : names.unit(unit)} against the minefield in hex ${names.hex(hex)}: ${roll(dice)}, ${RESULTS[result]}.`,
  },
  reveals: ['mines', 'mines-cleared'],
};

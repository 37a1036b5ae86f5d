import { z } from 'zod';
import type { Option } from '../../option.ts';
import { hexVolleyIsOver } from '../../phases/combat/hex-attacks.ts';
import { followedBy } from '../../phases/turn.ts';
import { unitsToFire } from '../../rules/attack/declaration.ts';
import { opponentOf } from '../../state.ts';
import { chooseMines } from './choosing.ts';
import { clearingForm, clearMines, findMines, isGoodRoll, rollToShell, shellMines } from './clearing.ts';
import { blast, enterMines } from './detonation.ts';
import { dropMines, layMines } from './laying.ts';
import { knows, minesIn, seenMines, withMine, withoutMines } from './minefields.ts';
import { armThunder, isThunder, layThunder, scatterThunder, thunderForm, withThunder } from './thunder.ts';

/** What a bot gives up to stay off mines. */
const MINES_HURT = 4;
const index = z.int().min(0).max(1023);
const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;
const RESULTS = { cleared: 'it is cleared', exploded: 'it goes off', nothing: 'nothing happens' } as const;

/** BF2-MINE-01 to BF2-MINE-05 */
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
        state.marks = { ...state.marks, mines: [], thunder: [] };
      },
      entersHex: enterMines,
      ordered: (play, _seat, order) => {
        if (order.type === 'clear-mines') clearMines(play, order);
        if (order.type === 'lay-thunder') layThunder(play, order);
      },
    },
    replace: { shellMines, layMines: dropMines, hasThunder: isThunder },
    stage: {
      isGoodRoll,
      opening: (frames, _field, first) => [
        ...frames,
        ...Array.from({ length: number }, () => [first, opponentOf(first)])
          .flat()
          .map((seat) => ({ step: 'mines/lay', seat }) as const),
        ...[first, opponentOf(first)].map((seat) => ({ step: 'mines/thunder', seat }) as const),
      ],
      phases: (frames, _field, seat) => followedBy(frames, 'combat', { step: 'mines/found', seat }),
      declareForms: (forms, field, state, seat) => [
        ...forms,
        ...clearingForm(field, state, seat),
        ...thunderForm(field, state, seat),
      ],
      damageValue: (value, _field, state, element) =>
        isThunder(state, element) ? Math.max(0, value - 1) : value,
      outlook: (score, field, state, unit, cell) =>
        minesIn(state, cell).some((mine) => knows(mine, field.seatOf[unit])) ? score - MINES_HURT : score,
      choice: (order, field, state, { seat, menu }) => order ?? chooseMines(field, state, seat, menu),
      isAsked: (asked, field, state, seat) => asked || unitsToFire(field, state, seat).length > 0,
      seen: (marks, field, viewer) => ({
        ...marks,
        mines: seenMines(marks.mines!, viewer),
        thunder: marks.thunder!.filter((element) => field.seatOf[field.unitOf[element]] === viewer),
      }),
      standing: (facts, { marks }) => ({
        ...facts,
        thunder: [...(marks?.thunder ?? [])],
        mines: (marks?.mines ?? []).map(({ owner, hex, knownTo }) => [owner, hex, knownTo]),
      }),
    },
  }),
  steps: {
    'mines/lay': layMines,
    'mines/thunder': armThunder,
    'mines/found': findMines,
    'mines/blast': blast,
    'mines/shelled': rollToShell,
    'mines/scatter': scatterThunder,
  },
  orders: [
    z.strictObject({ type: z.literal('lay-mines'), to: z.string().max(8) }),
    z.strictObject({
      type: z.literal('arm-thunder'),
      elements: z.array(z.strictObject({ element: index })).max(1024),
    }),
    z.strictObject({ type: z.literal('clear-mines'), unit: index }),
    z.strictObject({ type: z.literal('lay-thunder'), element: index, to: z.string().max(8) }),
  ],
  changes: {
    'mines-laid': (table, { seat, hex }) => {
      table.marks = withMine(table.marks, { owner: seat, hex, knownTo: 'owner' });
    },
    'mines-dropped': (table, { seat, hex }) => {
      table.marks = withMine(table.marks, { owner: seat, hex, knownTo: 'all' });
    },
    'thunder-armed': (table, { elements }) => {
      table.marks = withThunder(table.marks, elements);
    },
    thunder: (table, { element }, field) => hexVolleyIsOver(table, field, field.unitOf[element], [element]),
    'thunder-lands': (table, { owner, hex }) => {
      if (hex >= 0) table.marks = withMine(table.marks, { owner, hex, knownTo: 'all' });
    },
    mines: (table, { owner, hex, explodes }) => {
      if (explodes) table.marks = withMine(table.marks, { owner, hex, knownTo: 'all' });
    },
    'mines-found': (table, { owner, hex }) => {
      table.marks = withMine(table.marks, { owner, hex, knownTo: 'players' });
    },
    'mines-shelled': (table, { owner, hex }) => {
      table.marks = withMine(table.marks, { owner, hex, knownTo: 'all' });
    },
    'mines-cleared': (table, { unit, hex, result }, field) => {
      if (result === 'cleared') table.marks = withoutMines(table.marks, hex);
      if (unit !== null) hexVolleyIsOver(table, field, unit, field.elementsOf[unit]);
    },
  },
  sentences: {
    'mines-dropped': ({ hex }, names) => `Mines fall on hex ${names.hex(hex)}.`,
    'mines-laid': ({ hex }, names) => `Mines are laid in hex ${names.hex(hex)}.`,
    'thunder-armed': ({ elements }, names) =>
      elements.length > 0 ? `Armed with Thunder munitions: ${elements.map(names.element).join(', ')}.` : null,
    thunder: ({ element, hex, number, dice, hits }, names) =>
      `${names.element(element)} lays mines in hex ${names.hex(hex)}: ${number ? `needs ${number.total}, ` : ''}rolls ${roll(dice)}, ${hits ? 'they lie there' : 'they scatter'}.`,
    'thunder-lands': ({ hex, dice }, names) => {
      if (dice.length === 0) return null;
      return hex < 0 ? 'The mines are lost off the map.' : `The mines come down in hex ${names.hex(hex)}.`;
    },
    mines: ({ hex, dice, explodes }, names) =>
      `The mines in hex ${names.hex(hex)}: ${roll(dice)}, ${explodes ? 'they go off' : 'they do not go off'}.`,
    'mines-found': ({ hex }, names) => `Mines are found in hex ${names.hex(hex)}.`,
    'mines-shelled': ({ hex }, names) => `There are mines in hex ${names.hex(hex)}.`,
    'mines-cleared': ({ unit, hex, dice, result }, names) =>
      `${unit === null ? 'A shell' : names.unit(unit)} against the minefield in hex ${names.hex(hex)}: ${roll(dice)}, ${RESULTS[result]}.`,
  },
  reveals: [
    'mines',
    'mines-dropped',
    'mines-found',
    'mines-shelled',
    'mines-cleared',
    'thunder',
    'thunder-lands',
  ],
};

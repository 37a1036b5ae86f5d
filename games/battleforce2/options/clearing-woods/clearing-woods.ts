import { z } from 'zod';
import type { Option } from '../../option.ts';
import { hexVolleyIsOver } from '../../phases/combat/hex-attacks.ts';
import { converted } from '../../rules/map/woods.ts';
import { clearingAim } from './clearing.ts';
import { clearWoods, engineerForm } from './engineers.ts';

const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;
const outcome = (terrain: string | null) => (terrain ? `it becomes ${terrain}` : 'the woods stand');

/** BF2-WOOD-01 to BF2-WOOD-03 */
export const clearingWoods: Option<boolean> = {
  id: 'clearing-woods',
  title: 'Clearing woods',
  summary: 'Woods can be shot away hex by hex, or cleared by engineers.',
  group: 'Special cases',
  rule: 'BF2-WOOD-01',
  base: false,
  plug: () => ({
    add: {
      ordered: (play, _seat, order) => {
        if (order.type === 'clear-woods') clearWoods(play, order);
      },
    },
    stage: {
      aims: (aims) => [...aims, clearingAim],
      declareForms: (forms, field, state, seat) => [...forms, ...engineerForm(field, state, seat)],
    },
  }),
  orders: [
    z.strictObject({
      type: z.literal('clear-woods'),
      element: z.int().min(0).max(1023),
      to: z.string().max(8),
    }),
  ],
  changes: {
    clearing: (table, { hex, terrain }, { board }) => {
      if (terrain) table.ground = converted(board, table.ground, hex, terrain);
    },
    engineers: (table, { element, hex, terrain }, field) => {
      if (terrain) table.ground = converted(field.board, table.ground, hex, terrain);
      hexVolleyIsOver(table, field, field.unitOf[element], [element]);
    },
  },
  sentences: {
    clearing: ({ hex, dice, damage, terrain }, names) =>
      `The woods in hex ${names.hex(hex)} are hit for ${damage} and ${roll(dice)}: ${outcome(terrain)}.`,
    engineers: ({ element, hex, dice, terrain }, names) =>
      `${names.element(element)} works on the woods in hex ${names.hex(hex)}: ${roll(dice)}, ${outcome(terrain)}.`,
  },
  reveals: ['clearing', 'engineers'],
};

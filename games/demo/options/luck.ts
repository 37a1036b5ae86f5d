import type { Question } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { OptionFrames } from '../extensions.ts';
import type { Demo } from '../game-types.ts';
import type { Option } from '../option.ts';
import { TEXT } from '../text.ts';

declare module '../extensions.ts' {
  interface OptionFrames {
    /** Asked when dice have been thrown. */
    luck: { readonly seat: Seat; readonly dice: readonly number[] };
  }
  interface OptionOrders {
    'roll-again': { readonly type: 'roll-again' };
    keep: { readonly type: 'keep' };
  }
  interface OptionEvents {
    luck: { readonly type: 'luck'; readonly seat: Seat; readonly dice: readonly number[] };
  }
}

/** Supply for another try. */
const PRICE = 1;

const question: Question<Demo, OptionFrames['luck']> = {
  question: true,
  menu: (_state, { dice }) => ({
    prompt: `You have rolled ${dice.join(' and ')}. Do you buy another try?`,
    rule: 'DEMO-LUCK-01',
    orders: [
      { type: 'roll-again', label: 'Roll again for 1 supply', fields: [] },
      { type: 'keep', label: 'Keep the roll', fields: [], isPass: true },
    ],
  }),
};

/** A player who rolls to hit may buy another try. */
export const luck: Option<boolean> = {
  id: 'luck',
  title: 'Luck for sale',
  summary: 'A roll to hit may be made again for one supply.',
  group: 'Fire',
  rule: 'DEMO-LUCK-01',
  base: false,
  plug: () => ({
    stage: {
      reactions: (questions, { supply }, { by, dice }) =>
        by !== undefined && supply[by] >= PRICE
          ? [...questions, { step: 'luck', seat: by, dice }]
          : questions,
      reaction: (dice, play, { purpose }, { seat }, { type }) => {
        if (type !== 'roll-again') return dice;
        play.happen({ type: 'luck', seat, dice });
        return play.roll(purpose, dice.length);
      },
    },
  }),
  steps: { luck: question },
  orders: [z.strictObject({ type: z.literal('roll-again') }), z.strictObject({ type: z.literal('keep') })],
  sentences: {
    luck: ({ seat, dice }) => `The ${TEXT.sides[seat]} buy another try after ${dice.join(' + ')}.`,
  },
  changes: {
    luck(table, { seat }) {
      table.supply = table.supply.with(seat, table.supply[seat] - PRICE);
    },
  },
};

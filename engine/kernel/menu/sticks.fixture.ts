import { z } from 'zod';
import { seededDice } from '../dice.ts';
import type { OptionModule } from '../options/options.ts';
import { defineRules } from '../options/rule-index.ts';
import type { WrittenGame } from '../play/game.ts';
import { CORE_SETUP } from '../setup-schema.ts';
import type { CoreSetup, CoreState, KernelParts, Seat } from '../state.ts';
import { sampleOrder } from './sampling.ts';

interface SticksSetup extends CoreSetup {
  readonly sticks: number;
}

export interface SticksState extends CoreState {
  readonly setup: SticksSetup;
  sticks: number;
  wagers: number[];
}

const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('wager'), odd: z.boolean() }),
  z.strictObject({ type: z.literal('take'), count: z.int() }),
  z.strictObject({ type: z.literal('jolt') }),
  z.strictObject({ type: z.literal('allow') }),
]);

type SticksOrder = z.infer<typeof orderSchema>;

type SticksEvent =
  | { readonly type: 'wagers'; readonly odd: readonly boolean[] }
  | { readonly type: 'taken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'jolted'; readonly die: number };

export interface Sticks {
  Setup: SticksSetup;
  State: SticksState;
  Frames: {
    wager: { readonly seats: readonly Seat[] };
    take: { readonly seat: Seat };
    jolt: { readonly seat: Seat };
    drop: object;
    remove: { readonly seat: Seat; readonly count: number };
  };
  Order: SticksOrder;
  Event: SticksEvent;
  Table: Omit<SticksState, KernelParts>;
}

const options: readonly OptionModule[] = [
  { id: 'calm', title: 'Calm', summary: 'Nobody jolts the table.', group: 'Table', rule: 'S-2', base: false },
];

/** The smallest game that uses everything in the kernel: the player who takes the last stick wins. */
export const sticks: WrittenGame<Sticks> = {
  id: 'sticks',
  title: 'Sticks',
  summary: 'Take the last stick.',
  rules: defineRules([
    { id: 'S-1', title: 'Taking', section: '1', summary: 'Take one to three sticks; the last one wins.' },
    { id: 'S-2', title: 'Jolting', section: '2', summary: 'The other side may jolt the table before it.' },
  ]),
  options,
  scenarios: [
    {
      id: 'ten',
      title: 'Ten sticks',
      summary: 'A short one.',
      seats: ['First', 'Second'],
      setup: (values) => ({ scenario: 'ten', options: values, sticks: 10 }),
    },
  ],
  setupSchema: z.strictObject({
    scenario: z.string(),
    ...CORE_SETUP,
    sticks: z.int().min(1).max(100),
  }),
  orderSchema,
  steps: {
    wager: {
      secret: true,
      menu: () => ({
        prompt: 'Odd or even?',
        orders: [
          {
            type: 'wager',
            label: 'Wager',
            fields: [{ kind: 'pick', name: 'odd', label: 'Odd', values: [true, false] }],
          },
        ],
      }),
      reveal(play, { seats }, orders) {
        const odd = seats.map((seat) => (orders[seat] as SticksOrder & { type: 'wager' }).odd);
        play.state.wagers = odd.map(Number);
        play.emit({ type: 'wagers', odd });
        play.next({ step: 'take', seat: 0 });
      },
    },
    take: {
      menu: ({ sticks }) => ({
        prompt: 'How many sticks?',
        rule: 'S-1',
        orders: [
          {
            type: 'take' as const,
            label: 'Take',
            fields: [{ kind: 'whole', name: 'count', label: 'Sticks', min: 1, max: Math.min(3, sticks) }],
          },
        ],
      }),
      apply(play, { seat }, order) {
        const { count } = order as SticksOrder & { type: 'take' };
        const other = 1 - seat;
        if (!play.state.setup.options.calm)
          play.next({ step: 'jolt', seat: other }, { step: 'remove', seat, count });
        else play.next({ step: 'remove', seat, count });
      },
    },
    jolt: {
      menu: () => ({
        prompt: 'Jolt the table?',
        rule: 'S-2',
        orders: [
          { type: 'jolt' as const, label: 'Jolt', fields: [] },
          { type: 'allow' as const, label: 'Keep still', fields: [] },
        ],
      }),
      apply(play, _frame, order) {
        if (order.type === 'jolt') play.next({ step: 'drop' });
      },
    },
    drop(play) {
      const [die] = play.roll('jolt', 1) as [number];
      if (die === 6) play.state.sticks++;
      play.emit({ type: 'jolted', die });
    },
    remove(play, { seat, count }) {
      play.state.sticks -= count;
      play.emit({ type: 'taken', seat, count });
      if (play.state.sticks === 0)
        play.end({ winners: [seat], reason: 'The last stick is taken', rule: 'S-1' });
      else play.next({ step: 'take', seat: 1 - seat });
    },
  },
  begin: (setup) => ({ setup, agenda: [{ step: 'wager', seats: [0, 1] }], sticks: setup.sticks, wagers: [] }),
  table: ({ setup, agenda, sticks, wagers }) => ({
    setup,
    agenda: structuredClone(agenda),
    sticks,
    wagers: [...wagers],
  }),
  redact: (event) => event,
  imagine: ({ table, outcome }, seed) => ({
    ...table,
    dice: seededDice(seed),
    sealed: null,
    suspended: null,
    outcome,
  }),
  describe: ({ type }) => type,
  draw: ({ sticks }) => '|'.repeat(sticks),
  bot: () => ({ choose: (_look, menu, random) => sampleOrder<SticksOrder>(menu, random)! }),
  invariants: ({ sticks }) => (sticks < 0 ? [`${sticks} sticks`] : []),
  standing: ({ sticks, wagers }) => ({ sticks, wagers: [...wagers] }),
};

export function sticksSetup(values: SticksSetup['options'] = {}): SticksSetup {
  return { scenario: 'ten', options: values, sticks: 10 };
}

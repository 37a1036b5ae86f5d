// A toy: two sides fight over hills. It leaves each fight to another game and does not know which.

import { seededDice } from '@ironfield/kernel/dice.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { Errand, Game } from '@ironfield/kernel/play/game.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { CoreSetup, CoreState, KernelParts, Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';

export interface HillsSetup extends CoreSetup {
  readonly hills: number;
  /** After so many turns a fight rests, and the sides may dig in. Absent: it is fought to its end. */
  readonly rest?: number | undefined;
}

interface HillsState extends CoreState {
  readonly setup: HillsSetup;
  /** By hill: its owner. */
  owners: (Seat | null)[];
  /** Fights begun. */
  fights: number;
  /** By seat: how often it has dug in. */
  trenches: number[];
}

type HillsOrder =
  | { readonly type: 'storm'; readonly hill: number }
  | { readonly type: 'dig'; readonly deep: boolean };

export interface Fought {
  readonly type: 'fought';
  readonly turn: number;
  readonly isOver: boolean;
  readonly winner: Seat | null;
}

export interface Hills {
  Setup: HillsSetup;
  State: HillsState;
  Frames: {
    storm: { readonly seat: Seat };
    fight: { readonly errand: number; readonly hill: number; readonly until: number | null };
    dig: { readonly seat: Seat };
  };
  Order: HillsOrder;
  Event:
    | { readonly type: 'stormed'; readonly hill: number; readonly seat: Seat }
    | { readonly type: 'rested'; readonly turn: number }
    | { readonly type: 'taken'; readonly hill: number; readonly winner: Seat | null };
  Table: Omit<HillsState, KernelParts>;
}

/** The stake of the fight, in the words of this game. */
export interface Commission {
  readonly hill: number;
  readonly turns: number | null;
  readonly trenches: readonly number[];
}

const fight: Errand<Hills, Hills['Frames']['fight']> = {
  errand: true,
  commission: ({ trenches }, { hill, until }) => ({ hill, turns: until, trenches: [...trenches] }),
  reportSchema: z.strictObject({
    type: z.literal('fought'),
    turn: z.int().min(0),
    isOver: z.boolean(),
    winner: z.int().min(0).max(1).nullable(),
  }),
  whyNot(_state, { until }, report) {
    const { isOver, turn } = report as Fought;
    if (isOver || (until !== null && turn >= until)) return null;
    return { message: `The fight is reported in turn ${turn}, and goes on until ${until ?? 'it is over'}` };
  },
  apply(play, { errand, hill, until }, report) {
    const { state } = play;
    const { isOver, turn, winner } = report as Fought;
    if (!isOver) {
      play.emit({ type: 'rested', turn });
      const rest = until! + state.setup.rest!;
      play.next(
        { step: 'dig', seat: 0 },
        { step: 'dig', seat: 1 },
        { step: 'fight', errand, hill, until: rest },
      );
      return;
    }
    state.owners[hill] = winner;
    play.emit({ type: 'taken', hill, winner });
    const held = [0, 1].map((seat) => state.owners.filter((owner) => owner === seat).length);
    if (state.fights < state.setup.hills) play.next({ step: 'storm', seat: state.fights % 2 });
    else {
      const winners = [0, 1].filter((seat) => held[seat]! > held[1 - seat]!);
      play.end({ winners, reason: `${held[0]} hills against ${held[1]}`, rule: null });
    }
  },
  guess: (_state, _frame, random): Fought => ({
    type: 'fought',
    turn: 6,
    isOver: true,
    winner: randomBelow(random, 2),
  }),
};

export const hills: Game<Hills> = {
  id: 'hills',
  title: 'Hills',
  summary: 'A fight for every hill.',
  options: [],
  scenarios: [
    {
      id: 'two',
      title: 'Two hills',
      summary: 'The first fight is chosen by one side, the second by the other.',
      seats: ['North', 'South'],
      setup: (options) => ({ scenario: 'two', options, hills: 2 }),
    },
  ],
  setupSchema: z.strictObject({
    scenario: z.string(),
    ...CORE_SETUP,
    hills: z.int().min(1).max(9),
    rest: z.int().min(1).optional(),
  }),
  orderSchema: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('storm'), hill: z.int() }),
    z.strictObject({ type: z.literal('dig'), deep: z.boolean() }),
  ]),
  steps: {
    storm: {
      menu: ({ owners }) => ({
        prompt: 'Which hill?',
        orders: [
          {
            type: 'storm' as const,
            label: 'Storm',
            fields: [
              {
                kind: 'pick',
                name: 'hill',
                label: 'Hill',
                values: owners.flatMap((owner, hill) => (owner === null ? [hill] : [])),
              },
            ],
          },
        ],
      }),
      apply(play, { seat }, order) {
        const { state } = play;
        const { hill } = order as HillsOrder & { type: 'storm' };
        play.emit({ type: 'stormed', hill, seat });
        const errand = state.fights;
        state.fights += 1;
        play.next({ step: 'fight', errand, hill, until: state.setup.rest ?? null });
      },
    },
    fight,
    dig: {
      menu: () => ({
        prompt: 'Dig in?',
        orders: [
          {
            type: 'dig' as const,
            label: 'Dig',
            fields: [{ kind: 'pick', name: 'deep', label: 'Deep', values: [true, false] }],
          },
        ],
      }),
      apply(play, { seat }, order) {
        if ((order as HillsOrder & { type: 'dig' }).deep) play.state.trenches[seat]! += 1;
      },
    },
  },
  begin: (setup) => ({
    setup,
    agenda: [{ step: 'storm', seat: 0 }],
    owners: Array.from({ length: setup.hills }, () => null),
    fights: 0,
    trenches: [0, 0],
  }),
  table: ({ setup, agenda, owners, fights, trenches }) =>
    structuredClone({ setup, agenda, owners, fights, trenches }),
  redact: (event) => event,
  imagine: ({ table, outcome }, seed) => ({
    ...table,
    dice: seededDice(seed),
    sealed: null,
    suspended: null,
    outcome,
  }),
  describe: ({ type }) => type,
  draw: ({ owners }) => owners.map((owner) => owner ?? '.').join(' '),
  bot: () => ({ choose: (_look, menu, random) => sampleOrder<HillsOrder>(menu, random)! }),
  invariants: () => [],
  standing: ({ owners, fights, trenches }) => ({ owners: [...owners], fights, trenches: [...trenches] }),
};

export const hillsSetup = (rest?: number): HillsSetup => ({
  scenario: 'two',
  options: {},
  hills: 2,
  ...(rest && { rest }),
});

import { assemble, type Base, type Offer, withRules } from '@ironfield/kernel/play/assemble.ts';
import type { Game, Steps, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import { z } from 'zod';
import { about } from './about.ts';
import { after } from './after.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { SUPPLY } from './data/numbers.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import type { Demo } from './game-types.ts';
import { imagine } from './imagining.ts';
import type { DemoWithOptions, Option } from './option.ts';
import { optionSets, options } from './options.ts';
import { orderSchema } from './orders.ts';
import { bid } from './phases/bid.ts';
import { fire, react, resolve } from './phases/fire.ts';
import { move } from './phases/movement.ts';
import { muster, posts } from './phases/muster.ts';
import { endOfTurn, turn } from './phases/turn.ts';
import { pieces } from './pieces.ts';
import { register } from './register.ts';
import { RULES } from './rule-index.ts';
import { picket } from './scenarios/picket.ts';
import { ravine } from './scenarios/ravine.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import { CARDS, type Frames, TABLE_SIZE } from './state.ts';
import { redact, revealed, table } from './view.ts';

const coordinate = z.int().min(0).max(TABLE_SIZE);

/** The steps of the base game. */
const steps: Pick<Steps<Demo>, keyof Frames> = {
  posts,
  muster,
  turn,
  bid,
  move,
  fire,
  resolve,
  react,
  'end-of-turn': endOfTurn,
};

/** The game before it has options, and bots that play it. */
const base: Omit<Base<DemoWithOptions, Option>, 'bot'> = {
  ...about,
  register,
  scenarios: [ravine, picket],
  setupSchema: z
    .strictObject({
      scenario: z.string().max(60),
      ...CORE_SETUP,
      turns: z.int().min(1).max(20),
      markers: z
        .array(
          z.strictObject({
            seat: z.int().min(0).max(1),
            at: z.strictObject({ x: coordinate, y: coordinate }),
          }),
        )
        .max(26)
        .refine(
          (markers) => [0, 1].every((seat) => markers.filter((marker) => marker.seat === seat).length > 1),
          {
            error: 'each side needs at least two markers',
          },
        ),
      secrets: z
        .array(z.strictObject({ decoy: z.int().min(0), leave: z.enum(CARDS) }))
        .length(2)
        .optional(),
    })
    .refine(
      ({ markers, secrets }) => secrets?.every(({ decoy }, seat) => markers[decoy]?.seat === seat) ?? true,
      { error: 'a decoy is one of the side’s own markers', path: ['secrets'] },
    ),
  orders: orderSchema,
  steps,
  interrupts: () => true,
  mayReact: (state, roll) => register.plugged(state.setup).reactions?.([], state, roll) ?? [],
  react: (play, roll, question, answer) =>
    register.plugged(play.state.setup).reaction?.(roll.dice, play, roll, question, answer) ?? roll.dice,

  begin: (setup) => ({
    setup,
    agenda: [setup.secrets ? { step: 'posts' } : { step: 'muster', seats: [0, 1] }],
    turn: 0,
    supply: [SUPPLY, SUPPLY],
    markers: setup.markers.map(({ seat, at }, id) => ({
      id,
      seat,
      at,
      isDecoy: false,
      isRevealed: false,
      isGone: false,
      damage: 0,
    })),
    hands: [[], []],
    spent: [[], []],
  }),
  fork,

  table,
  revealed,
  redact,
  after,
  changing: { field: () => null, copy: (table) => ({ ...table }) },
  notInEvents: ['upcoming', 'sealed'],
  imagine,
  reveals: ['bids', 'revealed'],
  names: () => null,
  describe,
  draw,
  pieces,
  invariants,
  standing,
};

/** The game with these options. */
export function gameWith(offer: Offer<Option>): Game<Demo> {
  const game: Game<Demo> = assemble({ ...base, bot: (strength) => bot(game, strength) }, offer);
  return game;
}

/**
 * A small game of our own that shows what the kernel carries: free measurement, hidden pieces and cards,
 * simultaneous secret choices, a reaction in the middle of a shot, and options.
 */
export const demo: WrittenGame<Demo> = withRules(gameWith({ options, optionSets }), RULES);

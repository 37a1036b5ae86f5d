import { z } from 'zod';
import { advance, startGame } from './advance.ts';
import type { Game, GameTypes } from './game.ts';
import { hashOf } from './hash.ts';
import { accepted, type Reason, type Result, refused } from './refusal.ts';
import { commitmentTo } from './seed.ts';
import { checkSetup } from './setup.ts';
import type { CoreOrder, Outcome, Seat } from './state.ts';

/** A game as a file: setup, seed and orders are the game; the hashes let anybody check a replay. */
export interface GameRecord {
  readonly format: 'ironfield-game';
  readonly version: 1;
  /** The version of Ironfield that wrote it. */
  readonly writtenBy: string;
  readonly game: string;
  readonly setup: unknown;
  /** What was shown before the first die fell. */
  readonly commitment: string;
  /** Revealed at the end. */
  readonly seed: string;
  readonly orders: readonly RecordedOrder[];
  readonly outcome: Outcome | null;
}

export interface RecordedOrder {
  readonly seat: Seat;
  readonly order: CoreOrder;
  /** Of the state after the order. */
  readonly hash: string;
}

const recordSchema = z.strictObject({
  format: z.literal('ironfield-game', { error: 'this is not an exported Ironfield game' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  writtenBy: z.string(),
  game: z.string(),
  setup: z.unknown(),
  commitment: z.string(),
  seed: z.string(),
  orders: z.array(
    z.strictObject({ seat: z.int().min(0), order: z.looseObject({ type: z.string() }), hash: z.string() }),
  ),
  outcome: z
    .strictObject({
      winners: z.array(z.int()),
      reason: z.string(),
      rule: z.string(),
      points: z.array(z.number()).optional(),
    })
    .nullable(),
});

export function parseRecord(json: unknown): Result<GameRecord, readonly Reason[]> {
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return accepted(parsed.data as GameRecord);
  return refused(
    parsed.error.issues.map((issue) => ({ message: `${issue.path.join('.') || 'file'}: ${issue.message}` })),
  );
}

/** How far a saved hash is kept: enough that no two states of a game ever share it. */
const HASH_LENGTH = 16;

export function stateHash(state: object): string {
  return hashOf(state).slice(0, HASH_LENGTH);
}

/**
 * Replays a record and compares everything it claims: the commitment, the legality of every order, the state
 * after every order, and the outcome. The problems found, with the place of the first one in the log.
 */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
): Result<G['State'], readonly Reason[]> {
  if (commitmentTo(record.seed) !== record.commitment) {
    return refused([
      { message: 'The seed does not fit the commitment shown at the start: the dice were changed' },
    ]);
  }
  const setup = checkSetup(game, record.setup);
  if (!setup.ok) return setup;
  const state = startGame(game, setup.value, record.seed);
  for (const [index, { seat, order, hash }] of record.orders.entries()) {
    const at = `Order ${index + 1} of ${record.orders.length}`;
    const parsed = game.orderSchema.safeParse(order);
    if (!parsed.success)
      return refused([{ message: `${at} is malformed: ${parsed.error.issues[0]!.message}` }]);
    const refusal = advance(game, state, seat, parsed.data);
    if (refusal) return refused([{ ...refusal, message: `${at} is refused: ${refusal.message}` }]);
    if (stateHash(state) !== hash)
      return refused([{ message: `${at} leads to another state than recorded` }]);
  }
  if (hashOf(state.outcome) !== hashOf(record.outcome)) {
    return refused([{ message: 'The recorded result is not the one that the orders and dice lead to' }]);
  }
  return accepted(state);
}

/** Records a game while it is played. */
export class Recorder<G extends GameTypes> {
  private readonly orders: RecordedOrder[] = [];
  private readonly game: Game<G>;
  private readonly setup: G['Setup'];
  private readonly seed: string;

  constructor(game: Game<G>, setup: G['Setup'], seed: string) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
  }

  /** After every accepted order. */
  add(seat: Seat, order: G['Order'], stateAfter: G['State']): void {
    this.orders.push({ seat, order, hash: stateHash(stateAfter) });
  }

  record(outcome: Outcome | null, writtenBy: string): GameRecord {
    return {
      format: 'ironfield-game',
      version: 1,
      writtenBy,
      game: this.game.id,
      setup: this.setup,
      commitment: commitmentTo(this.seed),
      seed: this.seed,
      orders: this.orders,
      outcome,
    };
  }
}

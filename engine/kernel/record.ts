import { z } from 'zod';
import type { Game, GameTypes } from './game.ts';
import { hashOf } from './hash.ts';
import { History, type LogEntry } from './history.ts';
import { accepted, type Reason, type Result, refused } from './refusal.ts';
import { commitmentTo } from './seed.ts';
import { checkSetup } from './setup.ts';
import type { Outcome } from './state.ts';

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
  readonly log: readonly RecordedEntry[];
  readonly outcome: Outcome | null;
}

/** An entry of the log with the hash of the state after it. */
export type RecordedEntry = LogEntry & { readonly hash: string };

const seat = z.int().min(0);
const hash = z.string();

const recordSchema = z.strictObject({
  format: z.literal('ironfield-game', { error: 'this is not an exported Ironfield game' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  writtenBy: z.string(),
  game: z.string(),
  setup: z.unknown(),
  commitment: z.string(),
  seed: z.string(),
  log: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('order'), seat, order: z.looseObject({ type: z.string() }), hash }),
      z.strictObject({ kind: z.literal('forfeit'), seat, reason: z.enum(['conceded', 'out-of-time']), hash }),
      z.strictObject({ kind: z.literal('takeback'), to: z.int().min(0), hash }),
    ]),
  ),
  outcome: z
    .strictObject({
      winners: z.array(z.int()),
      reason: z.string(),
      rule: z.string().nullable(),
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
 * Replays a record and compares everything it claims: the commitment, the legality of every entry, the state
 * after every entry, and the outcome. The history, or the first problem with its place in the log.
 */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
): Result<History<G>, readonly Reason[]> {
  if (commitmentTo(record.seed) !== record.commitment) {
    return refused([
      { message: 'The seed does not fit the commitment shown at the start: the dice were changed' },
    ]);
  }
  const setup = checkSetup(game, record.setup);
  if (!setup.ok) return setup;
  const history = new History(game, setup.value, record.seed);
  for (const [index, { hash, ...entry }] of record.log.entries()) {
    const problem = addRecorded(history, entry, hash);
    if (problem) {
      return refused([
        { ...problem, message: `Entry ${index + 1} of ${record.log.length} ${problem.message}` },
      ]);
    }
  }
  if (hashOf(history.state.outcome) !== hashOf(record.outcome)) {
    return refused([{ message: 'The recorded result is not the one that the orders and dice lead to' }]);
  }
  return accepted(history);
}

function addRecorded<G extends GameTypes>(history: History<G>, entry: LogEntry, hash: string): Reason | null {
  if (entry.kind === 'order') {
    const parsed = history.game.orderSchema.safeParse(entry.order);
    if (!parsed.success) return { message: `is malformed: ${parsed.error.issues[0]!.message}` };
  }
  const refusal = history.add(entry);
  if (refusal) return { ...refusal, message: `is refused: ${refusal.message}` };
  return stateHash(history.state) === hash ? null : { message: 'leads to another state than recorded' };
}

/** The file of a game. The hashes are worked out by playing it again. */
export function recordOf<G extends GameTypes>(history: History<G>, writtenBy: string): GameRecord {
  const { game, setup, seed, entries } = history;
  const again = new History(game, setup, seed);
  return {
    format: 'ironfield-game',
    version: 1,
    writtenBy,
    game: game.id,
    setup,
    commitment: commitmentTo(seed),
    seed,
    log: entries.map((entry) => {
      again.add(entry);
      return { ...entry, hash: stateHash(again.state) };
    }),
    outcome: again.state.outcome,
  };
}

import { z } from 'zod';
import { hashOf } from '../hash.ts';
import { issueWords } from '../issue-words.ts';
import { waitingFor } from '../play/advance.ts';
import type { Game, GameTypes } from '../play/game.ts';
import { checkSetup } from '../play/setup.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '../refusal.ts';
import { commitmentTo, commitmentToShare, type SharedDice, sharedSeed } from '../seed.ts';
import type { Outcome } from '../state.ts';
import { History, type LogEntry } from './history.ts';

/** A game as a file: setup, seed and orders are the game; the hashes let anybody check a replay. */
export interface GameRecord {
  readonly format: 'ironfield-game';
  /**
   * The hashes of version 1 covered the whole state as 0.1.0 kept it, so no later Ironfield can check them. Version 3
   * is version 2 with shared dice, and version 4 may have reports, with or without shared dice.
   */
  readonly version: 1 | 2 | 3 | 4;
  /** The version of Ironfield that wrote it. */
  readonly writtenBy: string;
  readonly game: string;
  readonly setup: unknown;
  /** Shown before the first roll: a commitment to the seed, or to the house's secret. */
  readonly commitment: string;
  /** Revealed at the end of the game. */
  readonly seed: string;
  /** The parts of the seed, if several people contributed to it. */
  readonly dice?: SharedDice;
  readonly log: readonly RecordedEntry[];
  /** Records of the battles that were fought elsewhere, by their number in this game; null where none is kept. */
  readonly battles?: readonly unknown[];
  readonly outcome: Outcome | null;
}

/** An entry of the log with the game's fingerprint up to it. */
export type RecordedEntry = LogEntry & { readonly hash: string };

const seat = z.int().min(0).max(255);
const hash = z.string().max(64);
const secret = z.string().regex(/^[0-9a-f]{64}$/, 'is not a secret of 64 hexadecimal digits');

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('order'),
    seat,
    order: z.looseObject({ type: z.string().max(60) }),
    hash,
  }),
  z.strictObject({ kind: z.literal('forfeit'), seat, reason: z.enum(['conceded', 'out-of-time']), hash }),
  z.strictObject({ kind: z.literal('draw'), seat, hash }),
  z.strictObject({ kind: z.literal('takeback'), to: z.int().min(0), hash }),
  z.strictObject({
    kind: z.literal('report'),
    errand: z.int().min(0),
    report: z.looseObject({ type: z.string().max(60) }),
    record: hash,
    hash,
  }),
]);

const recordSchema = z.strictObject({
  format: z.literal('ironfield-game', { error: 'this is not an exported Ironfield game' }),
  version: z.literal([1, 2, 3, 4], {
    error: 'this version of the format is not known; a newer Ironfield may read it',
  }),
  writtenBy: z.string().max(100),
  game: z.string().max(40),
  setup: z.unknown(),
  commitment: z.string().max(64),
  seed: z.string().max(200),
  dice: z
    .strictObject({
      house: secret,
      shares: z.array(z.strictObject({ commitment: secret, secret }).nullable()).max(32),
    })
    .optional(),
  log: z.array(z.unknown()),
  battles: z.array(z.unknown()).optional(),
  outcome: z
    .strictObject({
      winners: z.array(seat).max(256),
      reason: z.string().max(500),
      rule: z.string().max(60).nullable(),
      points: z.array(z.number()).max(256).optional(),
    })
    .nullable(),
});

const NO_GAME: Reason = { message: 'There is no Ironfield game in this file' };

/** Reads a record from the text of a file, or says in sentences what is wrong with it. */
export function readRecord(text: string): Result<GameRecord, readonly Reason[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused([text.includes('"ironfield-game"') ? CUT_OFF : NO_GAME]);
  }
  return parseRecord(json);
}

const CUT_OFF: Reason = {
  message: 'The file is damaged: it holds an Ironfield game, but a part of it is cut off or changed',
};

export function parseRecord(json: unknown): Result<GameRecord, readonly Reason[]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refused([NO_GAME]);
  const parsed = recordSchema.safeParse(json);
  if (!parsed.success) return refused(parsed.error.issues.slice(0, MOST_REASONS).map(problemAt('')));
  const problems: Reason[] = [];
  for (const [index, entry] of parsed.data.log.entries()) {
    const checked = entrySchema.safeParse(entry);
    if (!checked.success) problems.push(...checked.error.issues.map(problemAt(`log.${index}`)));
    if (problems.length >= MOST_REASONS) break;
  }
  if (problems.length > 0) return refused(problems.slice(0, MOST_REASONS));
  return accepted(parsed.data as GameRecord);
}

const problemAt =
  (place: string) =>
  (issue: z.core.$ZodIssue): Reason => ({
    message: `${[place, ...issue.path].filter((part) => part !== '').join('.') || 'file'}: ${issueWords(issue)}`,
  });

/** The characters kept of a fingerprint: enough that two games never share one. */
const HASH_LENGTH = 16;

const shortHash = (value: unknown): string => hashOf(value).slice(0, HASH_LENGTH);

/** The first fingerprint of a chain: the game before its first entry. */
function firstFingerprint({ game, setup, commitment }: Pick<GameRecord, 'game' | 'setup' | 'commitment'>) {
  return shortHash([game, setup, commitment]);
}

/**
 * Proves an entry and, through the fingerprint before it, everything earlier: the orders, the dice thrown (as the
 * generator's position), the seat asked, the standing and the outcome. It does not depend on the shape of the state,
 * which may be redesigned.
 */
function nextFingerprint<G extends GameTypes>(
  before: string,
  { game, state }: History<G>,
  entry: LogEntry,
): string {
  return shortHash([before, entry, state.dice, waitingFor(state), game.standing(state), state.outcome]);
}

/**
 * Replays a record and checks everything it claims: the commitment, the legality and fingerprint of every entry, and
 * the outcome. Returns the history, or the first problem with its place in the log.
 */
export function verifyRecord<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
): Result<History<G>, readonly Reason[]> {
  const changed = changedDice(record);
  if (changed) return refused([changed]);
  const setup = checkSetup(game, record.setup);
  if (!setup.ok) return setup;
  const history = new History(game, setup.value, record.seed);
  let fingerprint = firstFingerprint(record);
  for (const [index, { hash, ...entry }] of record.log.entries()) {
    let problem = addRecorded(history, entry);
    if (!problem && record.version > 1) {
      fingerprint = nextFingerprint(fingerprint, history, entry);
      if (fingerprint !== hash) problem = { message: 'leads to a different result than recorded' };
    }
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

/** Checks the seed. */
export function changedDice({ seed, commitment, dice }: GameRecord): Reason | null {
  if (commitmentTo(dice?.house ?? seed) !== commitment) {
    return { message: 'The seed does not fit the commitment shown at the start: the dice were changed' };
  }
  const broken = dice?.shares.findIndex(
    (share, seat) => share && commitmentToShare(seat, share.secret) !== share.commitment,
  );
  if (broken !== undefined && broken >= 0) {
    return { message: `The share of seat ${broken} does not fit its commitment: the dice were changed` };
  }
  if (dice && sharedSeed(dice) !== seed) {
    return { message: 'The seed is not the one that the shares lead to: the dice were changed' };
  }
  return null;
}

function addRecorded<G extends GameTypes>(history: History<G>, entry: LogEntry): Reason | null {
  if (entry.kind === 'order') {
    const parsed = history.game.orderSchema.safeParse(entry.order);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { message: ['is malformed', ...issue.path.map(String), issueWords(issue)].join(': ') };
    }
  }
  const refusal = history.add(entry);
  return refusal && { ...refusal, message: `is refused: ${refusal.message}` };
}

/** A whole game may be known to anybody who has it, so a record leaves out who was told of which entry. */
function asRecorded(entry: LogEntry): LogEntry {
  const {
    told: _told,
    counts: _counts,
    ...recorded
  } = entry as LogEntry & { told?: unknown; counts?: unknown };
  return recorded;
}

/** The file of a game. It computes the fingerprints by replaying the game. */
export function recordOf<G extends GameTypes>(
  history: History<G>,
  writtenBy: string,
  dice?: SharedDice,
): GameRecord {
  const { game, setup, seed, entries } = history;
  const again = new History(game, setup, seed);
  const commitment = commitmentTo(dice?.house ?? seed);
  let hash = firstFingerprint({ game: game.id, setup, commitment });
  return {
    format: 'ironfield-game',
    version: entries.some(({ kind }) => kind === 'report') ? 4 : dice ? 3 : 2,
    writtenBy,
    game: game.id,
    setup,
    commitment,
    seed,
    ...(dice && { dice }),
    log: entries.map((kept) => {
      const entry = asRecorded(kept);
      again.add(entry);
      hash = nextFingerprint(hash, again, entry);
      return { ...entry, hash };
    }),
    outcome: again.state.outcome,
  };
}

/** The latest fingerprint of a game, which proves everything up to it. */
export function fingerprintOf<G extends GameTypes>(history: History<G>): string {
  const { game, setup, commitment, log } = recordOf(history, '');
  return log.at(-1)?.hash ?? firstFingerprint({ game, setup, commitment });
}

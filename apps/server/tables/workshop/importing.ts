import { type ImportRequest, importRequest, type Problem } from '@ironfield/client/api.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { type GameRecord, parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { parseJson } from '../../json.ts';
import { loadGame } from '../../load-games.ts';
import { malformed, malformedBy, problem } from '../../problems.ts';
import { type WrittenSetup, writtenSetup } from './loading.ts';

/** The limits of a log. */
export interface LogLimits {
  readonly entries: number;
  readonly takebacks: number;
}

/** A game from a file, with its seats. */
export interface ImportedGame extends Pick<GameRecord, 'game' | 'seed' | 'dice' | 'outcome'> {
  readonly setup: WrittenSetup;
  /** The seats asked at its end. */
  readonly waiting: readonly Seat[];
  /** A list of JSON texts, as JSON, and how many there are. */
  readonly entries: string;
  readonly number: number;
  readonly seats: ImportRequest['seats'];
}

/** Reads the body of an import, to the last die. It may be large, and made to take as long as possible. */
export async function readImport(
  bytes: Uint8Array,
  limits: LogLimits,
): Promise<Result<ImportedGame, Problem>> {
  const json = parseJson(bytes);
  if (!json.ok) return json;
  const request = importRequest.safeParse(json.value);
  if (!request.success) return refused(malformedBy('The body', request.error));
  const { seats } = request.data;
  const record = parseRecord(request.data.record);
  if (!record.ok) return malformed(record.error);
  const { game: id, seed, dice, log, outcome } = record.value;
  const game = await loadGame(id);
  if (!game) return problem('malformed', `There is no game "${id}"`);
  const takebacks = log.filter(({ kind }) => kind === 'takeback').length;
  if (log.length > limits.entries || takebacks > limits.takebacks) {
    return problem('too-large', `The log is too long: at most ${limits.entries} entries can be read`);
  }
  // The importer knows the seed, and so every future roll.
  if (!outcome && seats.some(({ kind }) => kind === 'open')) {
    return problem(
      'forbidden',
      'An unfinished game from a file has no open seats: its dice are known to you',
    );
  }
  if (!outcome && log.some(({ kind }) => kind === 'report')) {
    return problem(
      'forbidden',
      'An unfinished game from a file cannot go on here once a battle of its own has reported to it',
    );
  }
  const verified = verifyRecord(game, record.value);
  if (!verified.ok) return malformed(verified.error);
  const setup = writtenSetup(verified.value.setup);
  const waiting = waitingFor(verified.value.state);
  const entries = JSON.stringify(log.map(({ hash: _hash, ...entry }) => JSON.stringify(entry)));
  const number = log.length;
  return accepted({ game: id, seed, ...(dice && { dice }), outcome, setup, waiting, entries, number, seats });
}

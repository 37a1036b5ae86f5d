import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from '@ironfield/campaigns/connections.ts';
import { linked } from '@ironfield/campaigns/linked/game.ts';
import { verifyNested } from '@ironfield/campaigns/nesting/nested-record.ts';
import type { AnyGame, AnyWrittenGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { gameNamed, reasons } from './choosing.ts';
import { Failure, fileTrouble, UsageError } from './line/mistake.ts';

/** The longest games are a few megabytes; whatever is far larger is no game. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads an exported game, or says what is wrong with the file. */
export function readRecordFile(path: string): GameRecord {
  const text = readText(path);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Failure(`"${path}" is not JSON, so it is no exported game`);
  }
  const record = guarded(() => parseRecord(json));
  if (!record.ok) throw new Failure(`"${path}" is no exported game: ${firstOf(record.error)}`);
  return record.value;
}

function readText(path: string): string {
  try {
    const stats = statSync(path);
    if (stats.isFile() && stats.size > MAX_BYTES) {
      throw new Failure(`"${path}" is larger than ${MAX_BYTES / 1024 / 1024} MB, so it is no exported game`);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new UsageError(fileTrouble(error, path));
  }
}

export function writeRecordFile(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`);
  } catch (error) {
    throw new Failure(fileTrouble(error, path));
  }
}

/** The game that a record is of. A record of a game we do not know is a broken promise, not a wrong call. */
export function gameOf(record: GameRecord): AnyWrittenGame {
  // Not chosen among the games: it is begun in the browser.
  if (record.game === linked.id) return linked as unknown as AnyWrittenGame;
  try {
    return gameNamed(record.game);
  } catch (error) {
    if (error instanceof UsageError)
      throw new Failure(`the file is of a game that is not here: ${error.message}`);
    throw error;
  }
}

/** `verifyRecord` for files from anywhere: whatever a hostile file does to the rules is a refusal, not a crash. */
export function verifyHostile(
  game: AnyGame,
  record: GameRecord,
): Result<History<GameTypes>, readonly Reason[]> {
  return guarded(() => {
    if (!record.battles) return verifyRecord(game, record);
    const nested = verifyNested(connect, game, record);
    return nested.ok ? accepted(nested.value.history) : nested;
  });
}

function guarded<T>(check: () => Result<T, readonly Reason[]>): Result<T, readonly Reason[]> {
  try {
    return check();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refused([{ message: `The rules cannot follow this file: ${message}` }]);
  }
}

function firstOf(problems: readonly Reason[]): string {
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return reasons(problems.slice(0, 1)) + more;
}

import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { type Battle, battleOf } from './battle.ts';

/** The battle as a file: the browser replays it, and anybody can verify it. `writtenBy` is your program. */
export function record<G extends GameTypes>(
  { game, setup, seed, log }: Battle<G>,
  writtenBy: string,
): GameRecord {
  const history = new History(game, setup, seed);
  for (const entry of log) history.add(entry);
  return recordOf(history, writtenBy);
}

/** Replays a record from anywhere and checks all it claims: its dice, its orders, its course and its end. */
export function verify<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<GameRecord, readonly Reason[]> {
  const read = replayed(game, json);
  return read.ok ? accepted(read.value.record) : read;
}

/** A battle that goes on where a record ends, once the record is verified. */
export function resume<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<Battle<G>, readonly Reason[]> {
  const read = replayed(game, json);
  if (!read.ok) return read;
  const { seed, entries, state } = read.value.history;
  return accepted(battleOf(game, seed, state, entries));
}

function replayed<G extends GameTypes>(
  game: Game<G>,
  json: unknown,
): Result<{ readonly record: GameRecord; readonly history: History<G> }, readonly Reason[]> {
  try {
    const parsed = parseRecord(json);
    if (!parsed.ok) return parsed;
    if (parsed.value.game !== game.id) {
      return refused([{ message: `This is a record of "${parsed.value.game}", not of "${game.id}"` }]);
    }
    const verified = verifyRecord(game, parsed.value);
    return verified.ok ? accepted({ record: parsed.value, history: verified.value }) : verified;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refused([{ message: `The rules cannot follow this record: ${message}` }]);
  }
}

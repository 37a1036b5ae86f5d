import { readdirSync, readFileSync } from 'node:fs';
import { applyOrder, menuFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/game.ts';
import type { History } from '@ironfield/kernel/history.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { describe, expect, test } from 'vitest';

/**
 * Games saved by earlier versions, kept for ever: each must load, replay to the same states, and play on. A
 * change that breaks one changes the rules for games under way; it needs a migration or another way.
 */
export function goldenSaves<G extends GameTypes>(game: Game<G>, folder: URL): void {
  describe('a game saved by an earlier version', () => {
    for (const file of readdirSync(folder)) {
      test(`${file} replays to the same states and plays on`, () => {
        const history = loaded(game, readFileSync(new URL(file, folder), 'utf8'));
        expect(recordOf(history, 'again').log).toEqual(
          JSON.parse(readFileSync(new URL(file, folder), 'utf8')).log,
        );
        playOn(history);
        expect(history.state.outcome).not.toBeNull();
      });
    }
  });
}

function loaded<G extends GameTypes>(game: Game<G>, text: string): History<G> {
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) throw new Error(record.error[0]!.message);
  const history = verifyRecord(game, record.value);
  if (!history.ok) throw new Error(history.error[0]!.message);
  return history.value;
}

function playOn<G extends GameTypes>({ game, state }: History<G>): void {
  const random = randomFrom('play on');
  while (!state.outcome) {
    const seat = waitingFor(state)[0]!;
    applyOrder(game, state, seat, sampleOrder<G['Order']>(menuFor(game, state, seat)!, random)!);
  }
}

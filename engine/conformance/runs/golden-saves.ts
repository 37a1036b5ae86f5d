import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { applyOrder, fork, menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { insistUnaltered, unpacked } from './chronicle.ts';

/** Fingerprints for the saves of 0.1.0, made while their own hashes could still be checked; only that version could. */
const FINGERPRINTS = 'fingerprints.json';
/** Many games of 0.1.0, recorded closely. */
const CHRONICLES = 'chronicles.gz';

/**
 * Games saved by earlier versions and kept for ever: each must load, replay to the same result, and play on. A change
 * that breaks one changes the rules of games under way; it needs a migration or another approach. Only a sample of the
 * chronicles is played.
 */
export function goldenSaves<G extends GameTypes>(
  game: WrittenGame<G>,
  folder: URL,
  { every = 1 } = {},
): void {
  const read = (name: string) => readFileSync(new URL(name, folder));
  const saves = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== FINGERPRINTS);
  const has = (name: string) => existsSync(new URL(name, folder));
  const fingerprints: Record<string, string[]> = has(FINGERPRINTS)
    ? JSON.parse(read(FINGERPRINTS).toString('utf8'))
    : {};
  const recordIn = (name: string) => proven(JSON.parse(read(name).toString('utf8')), fingerprints[name]);

  describe('a game saved by an earlier version', () => {
    for (const name of saves) {
      test(`${name} replays to the same, and plays on`, () => {
        const history = loaded(game, recordIn(name));
        expect(recordOf(history, 'again').outcome).toEqual(recordIn(name).outcome);
        playOn(history);
        expect(history.state.outcome).not.toBeNull();
      });

      test(`${name} survives a new option and a new part of the state`, () => {
        loaded(grown(game), recordIn(name));
      });
    }

    test.runIf(has(CHRONICLES))(
      'goes order by order with the same dice, the same sentences and the same result',
      () => {
        const all = unpacked(read(CHRONICLES));
        expect(all.length).toBeGreaterThan(11);
        for (let index = 0; index < all.length; index += every) insistUnaltered(game, all[index]);
      },
    );
  });
}

/** A save of 0.1.0 with the fingerprints made for it; later saves carry their own. */
function proven(record: GameRecord, fingerprints: readonly string[] | undefined): GameRecord {
  if (record.version > 1 || !fingerprints) return record;
  const log = record.log.map((entry, index) => ({ ...entry, hash: fingerprints[index] }));
  return { ...record, version: 2, log };
}

function loaded<G extends GameTypes>(game: WrittenGame<G>, json: GameRecord): History<G> {
  const record = parseRecord(json);
  if (!record.ok) throw new Error(record.error[0].message);
  const history = verifyRecord(game, record.value);
  if (!history.ok) throw new Error(history.error[0].message);
  return history.value;
}

/** The game as a later version might have it, with one more option and more in its state. */
function grown<G extends GameTypes>(game: WrittenGame<G>): WrittenGame<G> {
  const more = { madeUp: { by: 'a later version', counts: [1, 2, 3] } };
  return {
    ...game,
    options: [
      ...game.options,
      {
        id: 'made-up',
        title: 'Made up',
        summary: 'An option of a later version.',
        group: 'Later',
        rule: game.rules[0].id,
        base: 7,
        allowed: [1, 9],
      },
    ],
    begin: (setup) => ({ ...game.begin(setup), ...more }),
    fork: (state) => ({ ...fork(game, state), ...more }),
  };
}

function playOn<G extends GameTypes>({ game, state }: History<G>): void {
  const random = randomFrom('play on');
  while (!state.outcome) {
    const seat = waitingFor(state)[0];
    applyOrder(game, state, seat, sampleOrder<G['Order']>(menuFor(game, state, seat)!, random)!);
  }
}

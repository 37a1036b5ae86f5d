import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fork } from '@ironfield/kernel/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History, type LogEntry } from '@ironfield/kernel/history.ts';
import type { CoreSetup, CoreState } from '@ironfield/kernel/state.ts';
import type { Snapshot } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import type { Workshop } from './workshop.ts';

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** One object for equal setups: they are large, never change, and games remember much by them. */
export class Setups {
  private readonly known = new Map<string, WeakRef<CoreSetup>>();

  /** The known setup of this hash, or else this one. */
  shared(hash: string, setup: CoreSetup): CoreSetup {
    const known = this.known.get(hash)?.deref();
    if (known) return known;
    for (const [other, reference] of this.known) if (!reference.deref()) this.known.delete(other);
    this.known.set(hash, new WeakRef(setup));
    return setup;
  }

  async find(store: Store, hash: string): Promise<CoreSetup> {
    const known = this.known.get(hash)?.deref();
    return known ?? this.shared(hash, JSON.parse(await store.setup(hash)) as CoreSetup);
  }
}

export function snapshotOf(version: string, number: number, state: CoreState): Snapshot {
  const { setup: _shared, ...rest } = state;
  const text = JSON.stringify(rest);
  return { number, version, state: text, hash: checksum(version, number, text) };
}

function checksum(version: string, number: number, text: string): string {
  return hashOfText(`${version}\n${number}\n${text}`);
}

export interface Log {
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
}

/**
 * A snapshot counts only if this very version wrote it and it is intact; the log is the truth. What came after it is played
 * entry by entry, on the account of whoever wants it, and everybody else gets a turn in between.
 */
export async function historyFromSnapshot(
  { game, setup, seed, entries }: Log,
  snapshot: Snapshot | null,
  version: string,
  charge: <T>(body: () => T) => T,
): Promise<History<GameTypes> | null> {
  if (!snapshot || snapshot.version !== version || snapshot.number > entries.length) return null;
  if (snapshot.hash !== checksum(version, snapshot.number, snapshot.state)) return null;
  try {
    const history = charge(() => {
      const rest = JSON.parse(snapshot.state) as Omit<CoreState, 'setup'>;
      const state = fork(game, { setup, ...rest });
      return History.resumed(game, seed, entries.slice(0, snapshot.number), state);
    });
    for (const entry of entries.slice(snapshot.number)) {
      if (charge(() => history.add(entry))) return null;
      await nextTurn();
    }
    return history;
  } catch {
    return null;
  }
}

/** The history played from the start. Rejects where the rules of today refuse what was once accepted. */
export async function historyFromLog(log: Log, workshop: Workshop): Promise<History<GameTypes>> {
  const { game, setup, seed, entries } = log;
  const { state } = await workshop.ask('replay', { game: game.id, setup, seed, entries });
  return historyAt(log, state);
}

/** A history as it stands after all its entries. */
export function historyAt(
  { game, setup, seed, entries }: Log,
  state: Omit<CoreState, 'setup'>,
): History<GameTypes> {
  return History.resumed(game, seed, entries, fork(game, { setup, ...state }));
}

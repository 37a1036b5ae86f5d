import { createHash } from 'node:crypto';
import { fork } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { setupToday } from '@ironfield/kernel/play/setup.ts';
import type { CoreSetup, CoreState } from '@ironfield/kernel/state.ts';
import type { Snapshot } from '../../storage/kept-game.ts';
import type { Store } from '../../storage/store.ts';

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A setup as it is kept. */
export interface WrittenSetup {
  readonly text: string;
  readonly hash: string;
}

export function writtenSetup(setup: CoreSetup): WrittenSetup {
  const text = JSON.stringify(setup);
  return { text, hash: hashOfText(text) };
}

/** The setup of a text, in the words of today. */
export function setupOf(game: AnyGame | undefined, text: string): CoreSetup {
  const setup: unknown = JSON.parse(text);
  return (game ? setupToday(game, setup) : setup) as CoreSetup;
}

/** One object for equal setups: they are large, never change, and games remember much by them. */
export class Setups {
  private readonly known = new Map<string, WeakRef<CoreSetup>>();
  private readonly texts = new WeakMap<CoreSetup, WrittenSetup>();

  /** The one setup with this text. */
  shared(game: AnyGame | undefined, text: string, hash: string): CoreSetup {
    const known = this.known.get(hash)?.deref();
    if (known) return known;
    for (const [other, reference] of this.known) if (!reference.deref()) this.known.delete(other);
    const setup = setupOf(game, text);
    this.known.set(hash, new WeakRef(setup));
    this.texts.set(setup, { text, hash });
    return setup;
  }

  async find(store: Store, game: AnyGame | undefined, hash: string): Promise<CoreSetup> {
    return this.known.get(hash)?.deref() ?? this.shared(game, await store.setup(hash), hash);
  }

  /** As it was written down when it became known. */
  written(setup: CoreSetup): WrittenSetup {
    const known = this.texts.get(setup);
    if (known) return known;
    const written = writtenSetup(setup);
    this.texts.set(setup, written);
    return written;
  }
}

/** A state without the setup that it was started from, as text. */
export function textOfState({ setup: _shared, ...rest }: CoreState): string {
  return JSON.stringify(rest);
}

/** The state of a text. */
export function stateOf(game: AnyGame, setup: CoreSetup, text: string): CoreState {
  return fork(game, { setup, ...(JSON.parse(text) as Omit<CoreState, 'setup'>) });
}

export function snapshotOf(version: string, number: number, state: CoreState): Snapshot {
  const text = textOfState(state);
  return { number, version, state: text, hash: checksum(version, number, text) };
}

/** A snapshot counts only if this very version wrote it and it is intact; the log is the truth. */
export function isSound(snapshot: Snapshot, version: string): boolean {
  const { number, state, hash } = snapshot;
  return snapshot.version === version && hash === checksum(version, number, state);
}

function checksum(version: string, number: number, text: string): string {
  return hashOfText(`${version}\n${number}\n${text}`);
}

// Merges two histories of one design. Numbers do not count: each place numbers its versions in order of arrival. A
// version is identified by its id, and no place ever loses one.

import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { canonical } from '@ironfield/kernel/json.ts';

export interface Version {
  readonly id: string;
  readonly savedAt: string;
  /** Null where the design was thrown away. */
  readonly unit: MechFile | null;
  readonly note: string;
}

export interface Merge {
  /** Versions this device lacks, in the order to add them here. */
  readonly take: readonly Version[];
  /** Versions the server lacks, in the order to add them there. */
  readonly send: readonly Version[];
  /** Both sides have new versions after the same one. */
  readonly isConflict: boolean;
}

/**
 * Versions from the oldest on. After the exchange both places have the same ones, and the same one as the newest: where
 * each side brings a newest of its own, the later one is put `onTop` once more, for everybody to see.
 */
export function merge(
  here: readonly Version[],
  there: readonly Version[],
  onTop: (later: Version) => Version,
): Merge {
  const take = without(there, here);
  const send = without(here, there);
  const newestHere = take.at(-1) ?? here.at(-1);
  const newestThere = send.at(-1) ?? there.at(-1);
  if (!newestHere || !newestThere || isSame(newestHere, newestThere))
    return { take, send, isConflict: false };
  const top = onTop(later(newestThere, newestHere));
  return { take: [...take, top], send: [...send, top], isConflict: true };
}

function without(versions: readonly Version[], known: readonly Version[]): Version[] {
  const ids = new Set(known.map(({ id }) => id));
  return versions.filter(({ id }) => !ids.has(id) && ids.add(id));
}

const isSame = (a: Version, b: Version): boolean => a.id === b.id || canonical(a.unit) === canonical(b.unit);

/** A design that somebody still works on is not gone because somebody else has thrown it away. */
function later(a: Version, b: Version): Version {
  if ((a.unit === null) !== (b.unit === null)) return a.unit === null ? b : a;
  return Date.parse(a.savedAt) >= Date.parse(b.savedAt) ? a : b;
}

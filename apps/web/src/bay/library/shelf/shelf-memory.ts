import { secret } from '@ironfield/client/api.ts';
import { z } from 'zod';

/** This browser's knowledge of its shelf on this page's server. */
const remembered = z.object({
  /** Opens the shelf; made up here before there is one. */
  secret,
  /** By design: the local number of the last version known to be on the server. */
  kept: z.record(z.string(), z.int().min(0)),
});
export type Remembered = z.infer<typeof remembered>;

export interface ShelfMemory {
  read(): Remembered | null;
  write(shelf: Remembered): void;
}

const SHELF_KEY = 'ironfield-shelf';

/** In the browser, beside the seats; where it keeps nothing, until the page is closed. */
export class BrowserShelfMemory implements ShelfMemory {
  #last: Remembered | null = null;

  read(): Remembered | null {
    try {
      const text = localStorage.getItem(SHELF_KEY);
      const parsed = remembered.safeParse(JSON.parse(text ?? 'null'));
      if (parsed.success) this.#last = parsed.data;
    } catch {
      // Broken, or not to be had: what was last known is all there is.
    }
    return this.#last;
  }

  write(shelf: Remembered): void {
    this.#last = shelf;
    try {
      localStorage.setItem(SHELF_KEY, JSON.stringify(shelf));
    } catch {
      // Nothing to be done.
    }
  }
}

const ARRIVAL = 'ironfield-shelf-arrival';
/** If the browser stores nothing, this lasts until the page is reloaded. */
let held: string | null = null;

/** The secret that a link has brought, until it is decided what becomes of it. It stays in this tab. */
export function heldSecret(): string | null {
  try {
    held ??= sessionStorage.getItem(ARRIVAL);
  } catch {
    // Nothing is kept here.
  }
  return held;
}

export function holdSecret(brought: string | null): void {
  held = brought;
  try {
    if (brought === null) sessionStorage.removeItem(ARRIVAL);
    else sessionStorage.setItem(ARRIVAL, brought);
  } catch {
    // It stays in memory.
  }
}

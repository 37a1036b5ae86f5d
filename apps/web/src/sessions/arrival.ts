import { replaceWith } from '../router.ts';

const STORE = 'ironfield-arrival';

interface Arrival {
  readonly game: string;
  /** What the link brought: an invitation, or the secret of a seat. */
  readonly secret: string;
  /** The secret that an invitation is being exchanged for: an answer that is lost does not cost the seat. */
  readonly claim?: string;
  /** What the seat adds to the dice. */
  readonly share?: string;
}

/** Where the browser keeps nothing it holds until the page is loaded again. */
let held: Arrival | null = null;

/**
 * Links that people send each other are paths: `/join/<game>#<invitation>`, `/play/<game>#<secret>`, `/watch/<game>`.
 * What opens the seat leaves the address bar at once, and is kept for this tab until the seat is taken.
 */
export function arriveByLink(): void {
  const { pathname, hash } = window.location;
  const [, kind, game] = /^\/(join|play|watch)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (kind === undefined || game === undefined) return;
  if (kind === 'watch') {
    replaceWith('table', 'watch', game);
    return;
  }
  const secret = hash.slice(1);
  const before = arrivalAt(game);
  if (before?.secret !== secret) hold({ game, secret });
  replaceWith(kind, game);
}

/** What was brought to this game, until it is handed in. */
export function arrivalAt(game: string): Arrival | null {
  try {
    held ??= JSON.parse(sessionStorage.getItem(STORE) ?? 'null');
  } catch {
    // Nothing is kept here.
  }
  return held?.game === game ? held : null;
}

export function hold(arrival: Arrival | null): void {
  held = arrival;
  try {
    if (arrival) sessionStorage.setItem(STORE, JSON.stringify(arrival));
    else sessionStorage.removeItem(STORE);
  } catch {
    // It stays in memory.
  }
}

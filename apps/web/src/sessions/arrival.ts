import { replaceWith } from '../router.ts';

const STORE = 'ironfield-arrival';

interface Arrival {
  readonly game: string;
  /** The secret in the link: of an invitation, or of a seat. */
  readonly secret: string;
  /** The secret that an invitation is being exchanged for: an answer that is lost does not cost the seat. */
  readonly claim?: string;
  /** The seat's contribution to the dice. */
  readonly share?: string;
}

/** Used until the page is loaded again where the browser stores nothing. */
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

/** The link to this game, until it is handed in. */
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

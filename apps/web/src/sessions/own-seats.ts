import { gameId, secret, share } from '@ironfield/client/api.ts';
import { z } from 'zod';

/** This browser's keys to games on the server behind this page: seats that it plays, and open ones it hands out. */
const ownKey = z.object({
  kind: z.enum(['seat', 'invitation']),
  game: gameId,
  seat: z.int().min(0),
  secret,
  /** The invitation that the seat was taken with: opened again, it leads back to the seat. */
  from: secret.optional(),
  /** The seat's contribution to the dice; revealed by itself when the game begins. */
  share: share.optional(),
});
export type OwnKey = z.infer<typeof ownKey>;

const STORE = 'ironfield-seats';
/** The keys as last read or written. Used until the page is closed where the browser stores nothing. */
let remembered: { readonly text: string | null; readonly keys: readonly OwnKey[] } = { text: null, keys: [] };

export function ownKeys(): readonly OwnKey[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text === null || text === remembered.text) return remembered.keys;
    const parsed = z.array(ownKey).safeParse(JSON.parse(text));
    if (parsed.success) remembered = { text, keys: parsed.data };
  } catch {
    // A broken list, or none: what is remembered is all there is.
  }
  return remembered.keys;
}

/** Told to the window when keys have been kept. */
export const SEATS_KEPT = 'ironfield-seats-kept';

/** The newest last. One secret opens the same seat of a game and of all its battles. */
export function keepKeys(...keys: readonly OwnKey[]): void {
  const isNew = (key: OwnKey) => keys.every(({ secret, game }) => secret !== key.secret || game !== key.game);
  write([...ownKeys().filter(isNew), ...keys]);
  window.dispatchEvent(new Event(SEATS_KEPT));
}

/** All that is held of a game: whoever has no other link to it never gets back in. */
export function forgetGame(game: string): void {
  write(ownKeys().filter((key) => key.game !== game));
}

/** One of them, which opens nothing any more. */
export function forgetKey(secret: string): void {
  write(ownKeys().filter((key) => key.secret !== secret));
}

export function seatKey(game: string, seat: number): OwnKey | null {
  return ownKeys().findLast((key) => key.kind === 'seat' && key.game === game && key.seat === seat) ?? null;
}

function write(keys: readonly OwnKey[]): void {
  const text = JSON.stringify(keys);
  remembered = { text, keys };
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // Nothing to be done.
  }
}

import { hash as hashOf, randomBytes, timingSafeEqual } from 'node:crypto';
import { gameId, secret } from '@ironfield/client/api.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { KeptGame, KeptSeat } from '../storage/kept-game.ts';

/** 256 random bits. Only the hash is kept: who reads the database cannot sit down at a table. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Never begins with a dash: on a command line it would be taken for an option. */
export function newGameId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newGameId() : id;
}

export function hashOfSecret(text: string): string {
  return hashOf('sha256', text, 'hex');
}

/** The stored form of an asker who lists or joins a game, so that the database does not show addresses. */
export function hashOfAsker(address: string): string {
  return hashOfSecret(`ironfield asker ${address}`);
}

/** A hash that no secret has; compared when there is nothing to compare, to take the same time. */
const NOTHING = '0'.repeat(64);
const NO_SEATS: readonly null[] = [null, null];

/** Looks at every seat, whatever it finds, and compares in constant time. */
function matching(
  seats: readonly KeptSeat[] | undefined,
  hashesIn: (seat: KeptSeat) => readonly (string | null)[],
  text: string,
): KeptSeat | null {
  const hash = Buffer.from(hashOfSecret(text));
  let found: KeptSeat | null = null;
  for (const each of seats ?? NO_SEATS) {
    for (const kept of each === null ? [null] : hashesIn(each))
      if (timingSafeEqual(hash, Buffer.from(kept ?? NOTHING))) found = each;
  }
  return found;
}

export function seatOfInvitation(game: KeptGame | null, invitation: string): KeptSeat | null {
  return matching(game?.seats, ({ invitationHash }) => [invitationHash], invitation);
}

/** The viewer that somebody is at this table; `null`: none. */
export function viewerOf(game: KeptGame | null, text: string | undefined, hashes = allHashes): Viewer | null {
  if (text === undefined) return game?.spectators ? 'spectator' : null;
  const seat = matching(game?.seats, hashes, text);
  return seat?.seat ?? null;
}

/** The same by the secrets that stay good as long as the game goes on: those of further devices may be taken back. */
export function lastingViewerOf(game: KeptGame, text: string | undefined): Viewer | null {
  return viewerOf(game, text, ({ secretHash }) => [secretHash]);
}

const allHashes = ({ secretHash, moreHashes }: KeptSeat): readonly (string | null)[] => [
  secretHash,
  ...(moreHashes ?? []),
];

export function isWellFormed(id: string, text: string | undefined): boolean {
  return gameId.safeParse(id).success && (text === undefined || secret.safeParse(text).success);
}

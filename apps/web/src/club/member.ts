import { secret } from '@ironfield/client/api.ts';
import { type Identity, identityId } from '@ironfield/client/club.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepKeys, ownKeys, SEATS_KEPT } from '../sessions/own-seats.ts';
import { server } from '../sessions/server.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { load, store } from '../ui/keep/storage.ts';
import { MEMBER_STORE } from './member-store.ts';

/** The identity that this browser is signed in with. */
const schema = z.object({
  id: identityId,
  name: z.string(),
  key: secret,
  /** Secrets of seats that are the identity's already, or nobody's to give. */
  claimed: z.array(secret),
});
export type Member = z.infer<typeof schema>;

let member: Member | null = read();
const listeners = new Set<() => void>();

function read(): Member | null {
  try {
    const parsed = schema.safeParse(JSON.parse(load(MEMBER_STORE) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function write(next: Member | null): void {
  member = next;
  store(MEMBER_STORE, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const currentMember = (): Member | null => member;

export function useMember(): Member | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => member,
  );
}

/** From now on this browser acts for the identity; its games and designs move along. */
export async function signIn({ id, name }: Identity, key: string): Promise<void> {
  write({ id, name, key, claimed: [] });
  if (currentSettings().name === '') changeSettings({ name });
  await bringTogether();
}

export function nameMember(name: string): void {
  if (member) write({ ...member, name });
}

/** The games stay in this browser. */
export function signedOut(): void {
  write(null);
}

let running: Promise<void> | null = null;

/** Takes the games and designs of this browser to the identity, and brings those of the identity here. */
export function bringTogether(): Promise<void> {
  running ??= exchange().finally(() => {
    running = null;
  });
  return running;
}

async function exchange(): Promise<void> {
  if (!member) return;
  const { key } = member;
  await claimSeats(key);
  const known = await server.ownGames(key);
  if (!known.ok) {
    if (known.error.code === 'unknown-identity') signedOut();
    return;
  }
  const held = new Set(ownKeys().flatMap((own) => (own.kind === 'seat' ? [`${own.game} ${own.seat}`] : [])));
  const missing = known.value.games
    .filter(({ seat, summary }) => !held.has(`${summary.id} ${seat}`))
    .map(({ seat, summary }) => ({ game: summary.id, seat, secret: newSecret() }));
  if (missing.length > 0) {
    const opened = await server.seatKeys(key, { seats: missing });
    if (opened.ok) {
      const good = new Set(opened.value.seats.map(({ game, seat }) => `${game} ${seat}`));
      const keys = missing.filter(({ game, seat }) => good.has(`${game} ${seat}`));
      remember(keys.map((each) => each.secret));
      // The oldest first: the newest is the last in the list.
      keepKeys(...keys.toReversed().map((each) => ({ kind: 'seat' as const, ...each })));
    }
  }
  await shareShelf(key);
}

/** As many as the server takes at once. */
const AT_ONCE = 200;

/** Seats of this browser become the identity's. */
async function claimSeats(key: string): Promise<void> {
  const claimed = new Set(member?.claimed);
  const fresh = ownKeys().filter((own) => own.kind === 'seat' && !claimed.has(own.secret));
  for (let from = 0; from < fresh.length; from += AT_ONCE) {
    const seats = fresh.slice(from, from + AT_ONCE).map(({ game, secret: own }) => ({ game, secret: own }));
    const done = await server.claimSeats(key, { seats });
    if (!done.ok) return;
    remember(seats.map((each) => each.secret));
  }
}

function remember(secrets: readonly string[]): void {
  if (!member) return;
  const held = new Set(ownKeys().map((own) => own.secret));
  const claimed = [...new Set([...member.claimed, ...secrets])].filter((each) => held.has(each));
  write({ ...member, claimed: [...claimed, ...secrets.filter((each) => !held.has(each))] });
}

const SHELF_KEY = 'ironfield-shelf';

/** One shelf for all devices. Its code is large, and most people have no designs. */
async function shareShelf(key: string): Promise<void> {
  const looked = await server.identity(key);
  if (!looked.ok || (!looked.value.hasShelf && load(SHELF_KEY) === null)) return;
  const { shelf } = await import('../bay/library/own-designs.ts');
  const own = shelf.state.secret;
  const given = own === null ? null : await server.ownShelf(key, { secret: own });
  if (given?.ok || (given && given.error.code !== 'illegal')) return;
  const further = newSecret();
  const opened = await server.ownShelf(key, { secret: further });
  if (opened.ok) await shelf.join(further);
}

let later: ReturnType<typeof setTimeout> | undefined;
window.addEventListener(SEATS_KEPT, () => {
  clearTimeout(later);
  // Several seats are often kept in a row.
  later = setTimeout(() => void (member && claimSeats(member.key)), 50);
});

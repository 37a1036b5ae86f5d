import { type CreatedGame, PROTOCOL_VERSION, type Problem } from '@ironfield/client/api.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { changeSettings } from '../settings.ts';
import { busyFetch } from './busy-fetch.ts';
import { keepKeys, type OwnKey } from './own-seats.ts';

/** The server behind this page. */
export const serverAddress = window.location.origin;
export const server = ironfieldApi(serverAddress, { fetch: busyFetch });

const NO_SERVER =
  'This page has no game server, so you cannot play with friends online. Bots and shared screens need none.';
const UNREACHABLE = 'The server cannot be reached just now. Games on this device work without it.';

/** Whether games can be played on the server, or what to tell whoever would like to. */
export async function reachServer(): Promise<Result<null, Problem>> {
  const health = await server.health();
  if (health.ok) {
    changeSettings({ hasServer: true });
    const { protocol } = health.value;
    return protocol === PROTOCOL_VERSION ? accepted(null) : refused(otherVersion(protocol));
  }
  const { code } = health.error;
  // A file server answers, too, but not as we would.
  const isOther = code === 'internal' || code === 'unknown-route';
  return refused({ code, message: isOther ? NO_SERVER : UNREACHABLE });
}

export function otherVersion(protocol: number | null): Problem {
  const isOlder = protocol !== null && protocol < PROTOCOL_VERSION;
  const message = isOlder
    ? 'The server is older than this page and does not understand it. Reload to get the page that fits.'
    : 'The server is newer than this page. Reload to get the page that fits; your seat is kept.';
  return { code: 'version', message };
}

/**
 * Keeps what opens the seats of a new game and what they add to its dice, and says where to go: to one's own seat, or
 * to watch.
 */
export function settleIn(
  { summary, seats }: CreatedGame,
  shares: readonly (string | null)[] = [],
  preferred: Viewer = 'spectator',
): readonly [transport: string, id: string] {
  const game = summary.id;
  keepKeys(
    ...seats.map((key): OwnKey => {
      const { seat } = key;
      if (key.kind === 'open') return { kind: 'invitation', game, seat, secret: key.invitation };
      const share = shares[seat] ?? undefined;
      return { kind: 'seat', game, seat, secret: key.secret, ...(share !== undefined && { share }) };
    }),
  );
  const owns = seats.filter(({ kind }) => kind === 'own');
  const own = owns.find(({ seat }) => seat === preferred) ?? owns[0];
  return own ? ['seat', seatId(game, own.seat)] : ['watch', game];
}

/** A seat in an address: the game and the number of the seat, but not the secret. */
export function seatId(game: string, seat: number): string {
  return `${game}.${seat}`;
}

/** Loads the page from the server, past what this browser keeps for offline use. */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  window.location.reload();
}

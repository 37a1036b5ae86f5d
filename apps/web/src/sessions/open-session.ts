import { openLocalSession } from './local-session.ts';
import type { Session } from './session.ts';

/** The ways to reach a table, by the name of the transport in its address. */
const TRANSPORTS: Readonly<Record<string, (id: string) => Promise<Session>>> = {
  local: async (id) => openLocalSession(id),
  seat: async (id) => (await import('./remote-session.ts')).openSeat(id),
  watch: async (id) => (await import('./remote-session.ts')).openWatch(id),
};

export async function openSession(transport: string, id: string): Promise<Session | null> {
  return Object.hasOwn(TRANSPORTS, transport) ? TRANSPORTS[transport](id) : null;
}

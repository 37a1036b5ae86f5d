import { openLocalSession } from './local-session.ts';
import { openSeat, openWatch } from './remote-session.ts';
import type { Session } from './session.ts';

/** How a table is reached, by the name of the transport in its address. */
const TRANSPORTS: Readonly<Record<string, (id: string) => Session>> = {
  local: openLocalSession,
  seat: openSeat,
  watch: openWatch,
};

export function openSession(transport: string, id: string): Session | null {
  return Object.hasOwn(TRANSPORTS, transport) ? TRANSPORTS[transport](id) : null;
}

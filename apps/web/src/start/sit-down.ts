import type { Problem } from '@ironfield/client/api.ts';
import { replaceWith } from '../router.ts';
import { hold } from '../sessions/arrival.ts';
import { keepKeys } from '../sessions/own-seats.ts';
import { seatId, server } from '../sessions/server.ts';

/** Goes to the seat that a secret opens, and keeps it; or says why not. */
export async function sitDown(game: string, secret: string, invitation?: string): Promise<Problem | null> {
  const looked = await server.look(game, secret);
  if (!looked.ok) return looked.error;
  const { viewer: seat } = looked.value.view as { readonly viewer: number };
  keepKeys({ kind: 'seat', game, seat, secret, ...(invitation !== undefined && { from: invitation }) });
  hold(null);
  replaceWith('table', 'seat', seatId(game, seat));
  return null;
}

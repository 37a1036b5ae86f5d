import type { Problem } from '@ironfield/client/api.ts';
import { replaceWith } from '../router.ts';
import { hold } from '../sessions/arrival.ts';
import { keepKeys, type OwnKey, seatKey } from '../sessions/own-seats.ts';
import { seatId, server } from '../sessions/server.ts';

/** Goes to the seat that a secret opens, and keeps it with what came along; or says why not. */
export async function sitDown(
  game: string,
  secret: string,
  along: Pick<OwnKey, 'from' | 'share'> = {},
): Promise<Problem | null> {
  const looked = await server.look(game, secret);
  if (!looked.ok) return looked.error;
  const { view, prelude } = looked.value;
  const seat = (prelude ?? (view as { readonly viewer: number })).viewer as number;
  keepKeys({ ...seatKey(game, seat), kind: 'seat', game, seat, secret, ...along });
  hold(null);
  replaceWith('table', 'seat', seatId(game, seat));
  return null;
}

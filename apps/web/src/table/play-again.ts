import type { Problem } from '@ironfield/client/api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { keepKeys, seatKey } from '../sessions/own-seats.ts';
import { seatId, server } from '../sessions/server.ts';
import { currentSettings } from '../settings.ts';

type Refused = Pick<Problem, 'message'>;

/** The same battle with the same people and bots, from the beginning and with other dice; or says why not. */
export function playAgain(transport: string, id: string): Promise<Refused | null> {
  return transport === 'local' ? againHere(id) : againThere(id);
}

/** The battle after it, on this device. */
export const playOn = (id: string, setup: CoreSetup): Promise<Refused | null> => againHere(id, setup);

async function againHere(id: string, setup?: CoreSetup): Promise<Refused | null> {
  const made = await localGames.again(id, setup);
  if (!made.ok) return made.error;
  goTo('table', 'local', made.value);
  return null;
}

/** On the server: asks the others for it, or agrees where somebody has asked. */
async function againThere(id: string): Promise<Refused | null> {
  const [game = '', number = ''] = id.split('.');
  const seat = Number(number);
  const key = seatKey(game, seat);
  if (!key) return { message: 'This browser does not hold that seat' };
  const [secret, share] = [newSecret(), newSeed()];
  const name = currentSettings().name.trim();
  const commitment = commitmentToShare(seat, share);
  const joined = await server.rematch(game, key.secret, { secret, commitment, ...(name !== '' && { name }) });
  if (!joined.ok) return joined.error;
  const next = joined.value.summary.id;
  keepKeys({ kind: 'seat', game: next, seat, secret, share });
  goTo('table', 'seat', seatId(next, seat));
  return null;
}

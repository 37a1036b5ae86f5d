import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { gameId, secret, share } from '@ironfield/client/api.ts';
import { z } from 'zod';
import { Failure, fileTrouble } from '../line/mistake.ts';

const ownSeat = z.object({
  server: z.string(),
  game: gameId,
  seat: z.int(),
  secret,
  /** The seat's share of the dice, until the game begins. */
  share: share.optional(),
  /** The title of the game in a list. */
  title: z.string(),
  side: z.string(),
});
export type OwnSeat = z.infer<typeof ownSeat>;

const seatsFile = z.object({ version: z.literal(1), seats: z.array(ownSeat) });

type Environment = Readonly<Record<string, string | undefined>>;

/** The file with the secrets of your own seats. */
export function seatsPath(env: Environment = process.env): string {
  const folder = env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config');
  return join(folder, 'ironfield', 'seats.json');
}

export function readSeats(path: string): readonly OwnSeat[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Failure(fileTrouble(error, path));
  }
  const parsed = seatsFile.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data.seats;
  throw new Failure(
    `"${path}" should be your list of seats, but is something else; move it away to start anew`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Adds a seat, or replaces what was known of it. Nobody but the user can read the file at any moment. */
export function keepSeat(path: string, seat: OwnSeat): void {
  const others = readSeats(path).filter((one) => one.secret !== seat.secret);
  const passing = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(passing, `${JSON.stringify({ version: 1, seats: [...others, seat] }, null, 1)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    chmodSync(passing, 0o600);
    renameSync(passing, path);
  } catch (error) {
    rmSync(passing, { force: true });
    throw new Failure(fileTrouble(error, path));
  }
}

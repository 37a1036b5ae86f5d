import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { expect } from 'vitest';
import { games } from '../games.ts';
import { ownGame, RemotePlayer } from './two-players.fixture.ts';

/** Plays to the end, and checks what both players were told and what the server kept. */
export async function playOut(
  serverUrl: string,
  lineUrl: string,
  game: string,
  scenario: string,
  disturb?: () => () => void,
) {
  const { id, secrets } = await ownGame(serverUrl, { game, scenario });
  const players = secrets.map((secret, seat) => new RemotePlayer(lineUrl, id, secret, `${game} ${seat}`));
  const stop = disturb?.();
  const ends = await Promise.all(players.map(({ over }) => over));
  stop?.();
  const { number } = ends[0].summary;
  for (const [i, player] of players.entries()) {
    expect(ends[i].summary.outcome).toEqual(ends[0].summary.outcome);
    expect(player.problems).toEqual([]);
    expect(player.told.map((news) => news.number)).toEqual(Array.from({ length: number }, (_, n) => n + 1));
    player.connection.close();
  }
  const exported = await ironfieldApi(serverUrl).export(id);
  if (!exported.ok) throw new Error(exported.error.message);
  const record = parseRecord(exported.value);
  if (!record.ok) throw new Error('not a record');
  expect(verifyRecord(games.find((one) => one.id === game)!, record.value).ok).toBe(true);
  return { players, number };
}

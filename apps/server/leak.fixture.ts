import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { demo } from '@ironfield/demo/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { recordOf } from '@ironfield/kernel/record.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect } from 'vitest';
import { RawSocket } from './socket/raw-socket.fixture.ts';

/** Compares two games that differ only in what one side hides: nobody else may be able to tell them apart. */
export async function expectNoLeak(url: string, turns: number): Promise<void> {
  const one = await world(url, turns, { decoy: 0, leave: 'smoke' });
  const other = await world(url, turns, { decoy: 1, leave: 'bluff' });
  expect(one.hider, 'the test has teeth').not.toBe(other.hider);
  expect(one.opponent).toBe(other.opponent);
  expect(one.spectator).toBe(other.spectator);
  expect(one.spectator!.length).toBeGreaterThan(10_000);
}

/** The same game with the same dice, whatever the server would have drawn. */
function fixedGame() {
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('no setup');
  return recordOf(new History(demo, setup.value, 'the same dice'), 'test');
}

/** What differs between any two games: ids, secrets, times. */
function withoutNames(text: string, names: Readonly<Record<string, string>>): string {
  let out = text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  for (const [name, value] of Object.entries(names)) out = out.replaceAll(value, name);
  return out;
}

/** Plays a game in which seat 0 hides something, and writes down all that each side could learn of it. */
async function world(url: string, turns: number, hidden: { readonly decoy: number; readonly leave: string }) {
  const api = ironfieldApi(url);
  const created = await api.import({ record: fixedGame(), seats: [{ kind: 'own' }, { kind: 'own' }] });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const [ours, theirs] = created.value.seats.map((seat) => (seat.kind === 'own' ? seat.secret : ''));
  const viewers = { hider: ours!, opponent: theirs!, spectator: undefined };
  const learned: Record<string, unknown[]> = { hider: [], opponent: [], spectator: [] };
  const sockets: Record<string, RawSocket> = {};
  for (const [name, secret] of Object.entries(viewers)) {
    sockets[name] = await RawSocket.greeted(url);
    await sockets[name].ask({ type: 'attend', game: id, since: 0, ...(secret && { secret }) });
  }

  let requests = 0;
  const request = () => `request-${++requests}`;
  const pry = async () => {
    const { number } = ((await api.look(id)) as { value: { summary: { number: number } } }).value.summary;
    for (const [name, secret] of Object.entries(viewers)) {
      const bearer = secret ?? 'A'.repeat(43);
      const body = (type: string, rest = {}) => ({ request: request(), number, order: { type, ...rest } });
      learned[name].push(
        await api.look(id, secret),
        await api.menu(id, bearer),
        await api.menuFields(id, bearer, { type: 'fire' }),
        await api.history(id, 0, secret),
        await api.chatHistory(id, secret),
        await api.export(id, secret),
        await api.share(id, bearer, { secret: 'a'.repeat(64) }),
        await api.invited(id, { invitation: bearer }),
        await api.mine({ seats: [{ game: id, secret: bearer }] }),
        await api.order(id, bearer, body('nonsense')),
        await sockets[name].ask({ type: 'attend', game: id, ...(secret && { secret }) }),
        await sockets[name].ask({ type: 'attend', game: id, since: 0, ...(secret && { secret }) }),
      );
      if (name === 'hider') continue;
      // Orders for pieces of the other side: the reasons against them must not tell.
      learned[name].push(
        await api.order(id, bearer, body('fire', { shooter: 0, target: 0 })),
        await api.order(id, bearer, body('muster', { decoy: 0, leave: 'armor' })),
        await sockets[name].ask({ type: 'order', game: id, ...body('react', { card: 'armor' }) }),
      );
    }
  };

  const give = async (seat: number, order: { type: string; [key: string]: unknown }) => {
    const { value } = (await api.look(id)) as { value: { summary: { number: number } } };
    const secret = seat === 0 ? ours! : theirs!;
    const given = await api.order(id, secret, { request: request(), number: value.summary.number, order });
    expect(given).toMatchObject({ ok: true });
  };

  await pry();
  await give(0, { type: 'muster', ...hidden });
  await pry();
  await give(1, { type: 'muster', decoy: 5, leave: 'smoke' });
  await api.chat(id, theirs!, { text: 'what do you have there?' });
  for (let turn = 0; turn < turns; turn++) {
    await give(0, { type: 'bid', supply: 2 - turn });
    await pry();
    await give(1, { type: 'bid', supply: turn });
    for (let step = 0; step < 4; step++) {
      const looked = await api.look(id);
      const seat = looked.ok ? looked.value.summary.waiting[0] : 0;
      const isMove = step % 2 === 0;
      await give(seat, isMove ? { type: 'move', moves: [] } : { type: 'hold' });
      await pry();
    }
  }
  const number = ((await api.look(id)) as { value: { summary: { number: number } } }).value.summary.number;
  await api.takeback(id, theirs!, { to: number - 1 });
  await pry();
  await api.answerTakeback(id, ours!, { agree: true });
  await pry();

  const names = { GAME: id, OURS: ours!, THEIRS: theirs! };
  for (const [name, socket] of Object.entries(sockets)) {
    learned[name].push(socket.frames);
    socket.close();
  }
  return Object.fromEntries(
    Object.entries(learned).map(([name, all]) => [name, withoutNames(JSON.stringify(all, null, 1), names)]),
  );
}

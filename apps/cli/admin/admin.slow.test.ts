import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { ServerProcess } from '@ironfield/server/testing/server-process.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const place = mkdtempSync(join(tmpdir(), 'ironfield-admin-'));
const [data, copy] = [join(place, 'data'), join(place, 'copy')];
const servers: ServerProcess[] = [];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  rmSync(place, { recursive: true, force: true });
});

const started = async (folder: string) => {
  const server = await ServerProcess.started({ data: folder });
  servers.push(server);
  return server;
};

test('a drill: a backup while everybody plays, and a server that plays on from it', async () => {
  const server = await started(data);
  const api = ironfieldApi(server.url);
  const seats = [{ kind: 'own' as const, name: 'Ann' }, { kind: 'own' as const }];
  const created = await api.create({ game: 'demo', scenario: 'ravine', title: 'Drill', seats });
  if (!created.ok) throw new Error(created.error.message);
  const { id } = created.value.summary;
  const [own] = created.value.seats;
  const secret = own?.kind === 'own' ? own.secret : '';
  // Words go on being said while the copy is made; what was acknowledged before it began must be in it.
  let said = 0;
  let isOver = false;
  const talking = (async () => {
    while (!isOver) {
      const answer = await api.chat(id, secret, { text: `words ${said}` });
      if (!answer.ok) throw new Error(answer.error.message);
      said++;
    }
  })();
  await expect.poll(() => said).toBeGreaterThan(5);
  const before = said;
  const backup = await ironfield(['admin', 'backup', copy, '--data', data, '--json']);
  const after = said;
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(backup.out).backup.bytes).toBeGreaterThan(1_000_000);
  await expect.poll(() => said).toBeGreaterThan(after);
  isOver = true;
  await talking;
  expect((await ironfield(['admin', 'backup', copy, '--data', data])).err).toContain('already');
  expect((await ironfield(['admin', 'backup', join(data, 'x'), '--data', data])).err).toContain(
    'lost with it',
  );
  expect(existsSync(`${copy}.unfinished`)).toBe(false);
  // Others on the machine have no business there.
  expect(statSync(join(data, 'admin.sock')).mode & 0o077).toBe(0);

  await server.kill();
  const restored = await started(copy);
  const there = ironfieldApi(restored.url);
  const history = await there.chatHistory(id, secret);
  if (!history.ok) throw new Error(history.error.message);
  const words = history.value.messages.map(({ text }) => text);
  expect(words.length).toBeGreaterThanOrEqual(Math.min(before, 200));
  expect(words).toContain(`words ${before - 1}`);
  expect((await there.chat(id, secret, { text: 'on it goes' })).ok).toBe(true);
});

test('whoever runs a server looks around, with or without it', async () => {
  const server = await started(join(place, 'third'));
  const api = ironfieldApi(server.url);
  const { value } = (await api.newIdentity({ name: 'Eve\u0301' })) as { value: { identity: { id: string } } };
  const { id } = value.identity;
  const at = ['--data', join(place, 'third')];
  expect((await ironfield(['admin', 'list', 'people', ...at])).out).toContain(id);
  expect((await ironfield(['admin', 'ban', id, ...at])).err).toContain('--why');
  expect((await ironfield(['admin', 'ban', id, '--why', 'a test', ...at])).code).toBe(0);
  await server.kill();
  const looked = await ironfield(['admin', 'look', id, '--json', ...at]);
  expect(JSON.parse(looked.out).person).toMatchObject({ id, bannedFor: 'a test' });
  expect((await ironfield(['admin', 'list', 'nothing', ...at])).code).toBe(2);
  expect((await ironfield(['admin', 'look', 'A'.repeat(22), ...at])).code).toBe(1);
  expect((await ironfield(['admin', 'list', 'games', '--data', join(place, 'nowhere')])).code).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { Leases } from './leases.ts';
import { STORAGES } from './testing.ts';

const LEASE = 10_000;

describe.each(STORAGES)('Games whose bots are to be moved, kept by $name', ({ open }) => {
  test('are taken from a process that is gone, also when the clock of the database was set back since', async () => {
    const database = await open();
    await database.query(`insert into ironfield.setups (hash, setup) values ('setup', '{}')`);
    await database.query(`
      insert into ironfield.games (id, game, scenario, setup, seed, dice, spectators, created, number, waiting, bot_due, updated,
        lease_by, lease_until)
      select id, 'demo', 'ravine', 'setup', 'seed', 'file', true, 0, 0, '[0]', true, 0, 'gone', clock_timestamp() + lease
      from (values ('held', interval '5 s'), ('run out', interval '-1 s'), ('from before', interval '1 h')) as g (id, lease)`);
    const leases = new Leases(database, 'another', LEASE);
    expect((await leases.claim(10)).toSorted()).toEqual(['from before', 'run out']);
    expect(await leases.claim(10)).toEqual([]);
  });
});

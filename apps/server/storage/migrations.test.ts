import { describe, expect, test } from 'vitest';
import { MIGRATIONS, migrate } from './migrations.ts';
import { STORAGES } from './testing.ts';

describe.each(STORAGES)('Migrations of $name', ({ open }) => {
  test('are applied once, also by many at the same time', async () => {
    const database = await open();
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    const rows = await database.query<{ version: number }>(
      'select version from ironfield.migrations order by version',
    );
    expect(rows.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  test('happen entirely or not at all', async () => {
    const database = await open();
    const broken = [...MIGRATIONS, 'create table ironfield.half (); select 1 / 0'];
    await expect(migrate(database, broken)).rejects.toThrow(/division by zero/);
    const rows = await database.query(`select from information_schema.tables where table_name = 'half'`);
    expect(rows).toEqual([]);
    await migrate(database);
  });

  test('refuse the tables of a newer version', async () => {
    await expect(migrate(await open(), [])).rejects.toThrow(/newer Ironfield/);
  });

  test('keep the seeds of games that were begun before dice were shared', async () => {
    const database = await open();
    const sharing = MIGRATIONS.findIndex((sql) => sql.includes('add column house'));
    let kept: object[] = [];
    const upgrade = database.transaction(async (queries) => {
      await queries.query(
        `drop schema ironfield cascade; create schema ironfield; ${MIGRATIONS.slice(0, sharing).join('')};
        insert into ironfield.setups values ('s', '{}');
        insert into ironfield.games (id, game, scenario, setup, seed, spectators, created, number, waiting, bot_due,
          updated) values ('g', 'demo', 'ravine', 's', 'as it was', true, 0, 3, '[0]', false, 0);
        insert into ironfield.seats (game, seat, side, kind) values ('g', 0, 'Hunters', 'open')`,
      );
      await queries.query(MIGRATIONS[sharing]);
      kept = await queries.query(
        `select g.seed, g.house, g.dice, s.commitment, s.share from ironfield.games g, ironfield.seats s`,
        [],
      );
      throw new Error('back to where it was');
    });
    await expect(upgrade).rejects.toThrow('back to where it was');
    const nothing = { house: null, commitment: null, share: null };
    expect(kept).toEqual([{ seed: 'as it was', dice: 'earlier', ...nothing }]);
  });

  test('leave a log that cannot be changed', async () => {
    const database = await open();
    await database.query(`insert into ironfield.entries (game, number, at, entry) values ('g', 1, 0, '{}')`);
    await expect(database.query(`update ironfield.entries set entry = '[]'`)).rejects.toThrow(
      /never changed/,
    );
  });
});

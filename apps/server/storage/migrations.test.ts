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

  test('leave a log that cannot be changed', async () => {
    const database = await open();
    await database.query(`insert into ironfield.entries (game, number, at, entry) values ('g', 1, 0, '{}')`);
    await expect(database.query(`update ironfield.entries set entry = '[]'`)).rejects.toThrow(
      /never changed/,
    );
  });
});

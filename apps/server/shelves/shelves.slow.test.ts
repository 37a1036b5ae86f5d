import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { LIMITS } from '@ironfield/client/api.ts';
import { versionId } from '@ironfield/client/design-version.ts';
import type { SaveDesignRequest } from '@ironfield/client/shelf.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import { createGame, testService, until, value } from '../testing/service-testing.ts';

const atlas = STOCK_MECHS['AS7-D'];
const DESIGN = 'design-of-a-test';
const NOBODY = 'A'.repeat(43);

/** A version like no other. */
let moment = Date.UTC(3025, 0, 1);
const version = (basis: number, unit: unknown = atlas, note = ''): SaveDesignRequest => ({
  basis,
  savedAt: new Date(moment++).toISOString(),
  unit,
  note,
});

describe.each(STORAGES)('Shelves in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let secret: string;

  beforeEach(async () => {
    database = await open();
    service = await testService(database, { limits: { shelf: { designs: 3, versions: 4, allVersions: 6 } } });
    ({ secret } = value(await service.openShelf(undefined)));
  });
  afterEach(() => service.close());

  const save = (request: SaveDesignRequest, design = DESIGN) => service.saveDesign(secret, design, request);
  const versions = async (design = DESIGN, since = 0) =>
    value(await service.designVersions(secret, design, since));

  test('are opened once, however often; only a hash of the secret is kept', async () => {
    expect(secret).toMatch(/^[\w-]{43}$/);
    await save(version(0));
    expect(value(await service.openShelf(secret))).toEqual({ secret });
    expect(value(await service.shelf(secret)).designs).toHaveLength(1);
    const own = value(await service.openShelf('B'.repeat(43)));
    expect(own.secret).toBe('B'.repeat(43));
    expect(value(await service.shelf(own.secret)).designs).toEqual([]);
    expect(JSON.stringify(await database.query('select * from ironfield.shelves'))).not.toContain(secret);
  });

  test('give back what was saved, to the letter', async () => {
    // Another order of names than our own files have.
    const { format, slots, ...rest } = atlas;
    const strange = { slots, ...rest, format, name: 'Ätläs "Ω" \\ 𝕬' };
    const first = version(0, strange, 'as it came');
    const gone = version(1, null);
    expect(value(await save(first))).toEqual({ number: 1 });
    expect(value(await save(gone))).toEqual({ number: 2 });
    const [back, end] = await versions();
    expect(JSON.stringify(back!.unit)).toBe(JSON.stringify(strange));
    expect(back).toEqual({
      number: 1,
      id: versionId(first),
      savedAt: first.savedAt,
      unit: strange,
      note: 'as it came',
    });
    expect(end!.unit).toBeNull();
    expect(await versions(DESIGN, 1)).toEqual([end]);
    expect(await versions(DESIGN, 2)).toEqual([]);
  });

  test('hand out only so much at once, and the rest to whoever asks on', async () => {
    await database.query(
      `insert into ironfield.design_versions (shelf, design, number, id, saved_at, unit, note, received)
       select max(id), $1, number, number::text, '', to_json(repeat('x', 40000))::text, '', 0
       from ironfield.shelves, generate_series(1, 15) as number group by number`,
      [DESIGN],
    );
    const pages: number[] = [];
    for (let since = 0; since < 15; since += pages.at(-1)!)
      pages.push((await versions(DESIGN, since)).length);
    expect(pages).toEqual([7, 7, 1]);
  });

  test('hide what is thrown away, and show it again when it is brought back', async () => {
    const requests = [version(0), version(1, null), version(2)];
    const removed: boolean[] = [];
    for (const request of requests) {
      await save(request);
      const [design] = value(await service.shelf(secret)).designs;
      removed.push(design!.removed);
    }
    expect(removed).toEqual([false, true, false]);
    expect(value(await service.shelf(secret)).designs).toEqual([
      { design: DESIGN, removed: false, versions: requests.map(versionId) },
    ]);
  });

  test('take a save once, however often it comes', async () => {
    const request = version(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(request)));
    expect(answers.map(value)).toEqual(Array(5).fill({ number: 1 }));
    await save(version(1));
    expect(value(await save(request)), 'also when others came after it').toEqual({ number: 1 });
    expect(await versions()).toHaveLength(2);
  });

  test('refuse what was made from an older version, and show what is there', async () => {
    const theirs = version(1, { ...atlas, model: 'AS7-K' });
    await save(version(0));
    await save(theirs);
    const refused = await save(version(1, { ...atlas, model: 'AS7-X' }));
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'stale', newest: { number: 2, id: versionId(theirs), unit: { model: 'AS7-K' } } },
    });
    expect(await save(version(7), 'another-design')).toMatchObject({ error: { code: 'stale' } });
    const both = await Promise.all([save(version(2)), save(version(2))]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await versions()).toHaveLength(3);
  });

  test('keep designs that are not legal yet, but nothing that is no design', async () => {
    expect(value(await save(version(0, { ...atlas, heatSinks: 3 })))).toEqual({ number: 1 });
    for (const [unit, reason] of [
      ['text', /object/],
      [7, /object/],
      [{}, /format/],
      [{ ...atlas, tons: '100' }, /^tons/],
      [{ ...atlas, isAdmin: true }, /isAdmin/],
      [{ ...atlas, ['x'.repeat(5000)]: 1 }, /xxxxx/],
      [JSON.parse(JSON.stringify(atlas).replace('{', '{"__proto__":{"tons":5},')), /__proto__/],
      [{ ...atlas, name: '<img src=x onerror=alert(1)>' }, /markup/],
      [{ ...atlas, slots: { ...atlas.slots, LT: Array(12).fill('<b>') } }, /markup/],
    ] as const) {
      const refused = await save(version(1, unit));
      expect(refused, String(reason)).toMatchObject({ ok: false, error: { code: 'malformed' } });
      if (!refused.ok) expect(refused.error.message).toMatch(reason);
      if (!refused.ok) expect(refused.error.message.length).toBeLessThan(500);
    }
    const wrongs = [
      { note: 'x'.repeat(LIMITS.note + 1) },
      { savedAt: 'yesterday' },
      { basis: -1 },
      { basis: 2 ** 31 },
    ];
    for (const wrong of wrongs)
      expect(await save({ ...version(1), ...wrong })).toMatchObject({ error: { code: 'malformed' } });
    expect(await save(version(0), 'short')).toMatchObject({ error: { code: 'unknown-design' } });
    expect(await versions()).toHaveLength(1);
  });

  test('are nobody else’s', async () => {
    await save(version(0));
    const { secret: other } = value(await service.openShelf(undefined));
    expect(await service.designVersions(other, DESIGN, 0)).toMatchObject({
      error: { code: 'unknown-design' },
    });
    value(await service.saveDesign(other, DESIGN, version(0, { ...atlas, model: 'AS7-Z' })));
    expect(await versions()).toHaveLength(1);
    for (const wrong of [NOBODY, '', 'short', `${secret} `]) {
      expect(await service.shelf(wrong)).toMatchObject({ error: { code: 'unknown-shelf' } });
      expect(await service.designVersions(wrong, DESIGN, 0)).toMatchObject({
        error: { code: 'unknown-shelf' },
      });
      expect(await service.saveDesign(wrong, DESIGN, version(1))).toMatchObject({
        error: { code: 'unknown-shelf' },
      });
    }
  });

  test('have room for so much, and say so', async () => {
    for (let i = 0; i < 4; i++) value(await save(version(i)));
    expect(await save(version(4))).toMatchObject({ error: { code: 'full', message: /4 versions/ } });
    value(await save(version(0), 'second-design'));
    value(await save(version(0), 'third-design'));
    expect(await save(version(1), 'third-design')).toMatchObject({
      error: { code: 'full', message: /6 versions/ },
    });
    const wide = await testService(database, {
      limits: { shelf: { designs: 3, versions: 9, allVersions: 99 } },
    });
    expect(await wide.saveDesign(secret, 'fourth-design', version(0))).toMatchObject({
      error: { code: 'full', message: /3 designs/ },
    });
    await wide.close();
  });

  test('lose nothing, not even by hand or when old games are forgotten', async () => {
    await save(version(0));
    for (const sql of [
      'delete from ironfield.design_versions',
      `update ironfield.design_versions set note = ''`,
    ])
      await expect(database.query(sql)).rejects.toThrow(/never changed/);
    await createGame(service);
    const later = await testService(database, {
      date: () => Date.now() + 1e12,
      forget: { finishedAfter: 1, abandonedAfter: 1 },
      limits: { forgetting: 20 },
    });
    await until(async () => (await database.query('select from ironfield.games')).length === 0, 'forgetting');
    expect(value(await later.designVersions(secret, DESIGN, 0))).toHaveLength(1);
    await later.close();
  });
});

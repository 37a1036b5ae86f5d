import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { setHeatSinks } from './design/design-operations.ts';
import { importUnits, MOST } from './library/importing.ts';
import type { Filter } from './library/search.ts';
import { MemoryStore, type Revision } from './library/store.ts';
import { Library } from './library.ts';

const atlas = STOCK_MECHS['AS7-D'];
const jenner = STOCK_MECHS['JR7-D'];

function done<T>(result: Result<T, Reason>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const whyNot = <T>(result: Result<T, Reason>): string => {
  if (result.ok) throw new Error('it was possible');
  return result.error.message;
};

let store: MemoryStore;
let library: Library;

beforeEach(() => {
  store = new MemoryStore();
  let clock = Date.UTC(3025, 0, 1);
  let ids = 0;
  library = new Library(store, { now: () => new Date(clock++), newId: () => `unit-${++ids}` });
});

const cooler = (unit: MechFile): MechFile => done(setHeatSinks(unit, unit.heatSinks + 1));

describe('revisions', () => {
  test('are added, and the old ones stay', async () => {
    const first = done(await library.add(atlas, 'as it came'));
    expect(first).toMatchObject({ document: 'unit-1', number: 1, unit: atlas, note: 'as it came' });
    const second = done(await library.save('unit-1', 1, cooler(atlas)));
    expect(second.number).toBe(2);
    expect(await library.revisions('unit-1')).toEqual([first, second]);
    expect((await library.list()).entries).toEqual([
      { document: 'unit-1', revision: 2, savedAt: second.savedAt, unit: cooler(atlas) },
    ]);
  });

  test('that change nothing are not added', async () => {
    const first = done(await library.add(atlas));
    expect(done(await library.save('unit-1', 1, structuredClone(atlas)))).toEqual(first);
    expect(await library.revisions('unit-1')).toHaveLength(1);
  });

  test('of somebody who worked on an old one are refused, and nothing is lost', async () => {
    await library.add(atlas);
    await library.save('unit-1', 1, cooler(atlas));
    expect(whyNot(await library.save('unit-1', 1, jenner))).toMatch(
      /^Revision 2 was saved in the meantime, and this was made from revision 1/,
    );
    // Two at the same moment.
    const both = await Promise.all([
      library.save('unit-1', 2, jenner),
      library.save('unit-1', 2, cooler(cooler(atlas))),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await library.revisions('unit-1')).toHaveLength(3);
  });

  test('cannot be changed through what was given out', async () => {
    const given = done(await library.add(atlas));
    given.unit!.name = 'Gone';
    const [read] = await library.revisions('unit-1');
    read!.unit!.tons = 20;
    expect((await library.list()).entries[0].unit).toEqual(atlas);
  });

  test('throwing away and bringing back', async () => {
    await library.add(atlas);
    done(await library.remove('unit-1', 1));
    expect((await library.list()).entries).toEqual([]);
    expect(await library.revisions('unit-1')).toHaveLength(2);
    expect(done(await library.restore('unit-1', 1))).toMatchObject({ number: 3, unit: atlas });
    expect((await library.list()).entries).toHaveLength(1);
    expect(whyNot(await library.restore('unit-1', 2))).toMatch(/no unit in revision 2/);
    expect(whyNot(await library.restore('unit-1', 9))).toMatch(/no unit in revision 9/);
  });

  test('what is no unit is not saved, an illegal design is', async () => {
    expect(whyNot(await library.add({ ...atlas, tons: 1e9 }))).toMatch(/^tons: /);
    expect(whyNot(await library.add({ ...atlas, name: '<script>' }))).toMatch(/markup/);
    expect(whyNot(await library.add(atlas, 'x'.repeat(501)))).toMatch(/^note: /);
    expect(whyNot(await library.save('nothing', 1, atlas))).toBe(
      'There is no document "nothing" in the library',
    );
    expect(await store.read()).toEqual([]);
    done(await library.add({ ...atlas, heatSinks: 3 }));
  });

  test('whatever is done, all that was saved is still there', async () => {
    const action = fc.constantFrom('save', 'stale', 'remove', 'restore');
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const shelf = new Library(new MemoryStore());
        const { document } = done(await shelf.add(jenner));
        const saved: Revision[] = [...(await shelf.revisions(document))];
        for (const [index, name] of actions.entries()) {
          const last = saved.at(-1)!.number;
          const unit = { ...jenner, heatSinks: 10 + index };
          const result =
            name === 'save'
              ? await shelf.save(document, last, unit)
              : name === 'stale'
                ? await shelf.save(document, last - 1, unit)
                : name === 'remove'
                  ? await shelf.remove(document, last)
                  : await shelf.restore(document, 1);
          if (result.ok && result.value.number > last) saved.push(structuredClone(result.value));
          expect(await shelf.revisions(document)).toEqual(saved);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what a store has spoilt is told, and the rest can be used', async () => {
    await library.add(atlas);
    const spoilt = {
      read: async () => [...(await store.read()), { document: 'x' }, 7],
      append: async () => true,
    };
    const { entries, damaged } = await new Library(spoilt).list();
    expect(entries).toHaveLength(1);
    expect(damaged).toHaveLength(2);
  });
});

describe('search', () => {
  const found = async (filter: Filter): Promise<string[]> => {
    const { entries } = await library.list(filter);
    return entries.map(({ unit }) => unit.model);
  };

  beforeEach(async () => {
    for (const mech of Object.values(STOCK_MECHS)) await library.add(mech);
    await library.add({ ...atlas, name: 'Éclair', model: 'X-1', heatSinks: 3 });
  });

  test.each<[Filter, string[]]>([
    [{ tons: { min: 95 }, isLegal: true }, ['AS7-D', 'BNC-3E']],
    [{ tons: { min: 35, max: 35 } }, ['JR7-D', 'PNT-9R']],
    [{ roles: ['scout'], walk: { min: 8 } }, ['CDA-2A', 'SDR-5V']],
    [{ jump: { min: 6 } }, ['ASN-21', 'CLNT-2-3T', 'SDR-5V']],
    [{ run: { max: 5 }, isLegal: true }, ['AS7-D', 'AWS-8Q']],
    [{ weapons: ['AC/20', 'SRM 4'] }, ['CP-10-Z']],
    [{ weapons: ['Medium Laser'], value: { max: 30 } }, ['COM-2D', 'SDR-5V']],
    [{ text: 'eclair' }, ['X-1']],
    [{ text: '  ATLAS 7-d ' }, ['AS7-D']],
    [{ text: 'kurita ppc' }, ['PNT-9R']],
    [{ isLegal: false }, ['X-1']],
    [{ text: 'gauss' }, []],
  ])('%j', async (filter, models) => expect(await found(filter)).toEqual(models));

  test('everything, by name', async () => {
    const all = await found({});
    expect(all).toHaveLength(25);
    expect(all[0]).toBe('ASN-21');
  });
});

describe('import', () => {
  test('takes the same unit in once, whatever it comes as, and a changed one as another', async () => {
    expect(done(await library.take(atlas, 'first'))).toEqual({ document: 'unit-1', isNew: true });
    const [again] = done(importUnits(JSON.stringify(atlas), 'a.json') as Result<MechFile[], Reason>);
    expect(done(await library.take(again))).toEqual({ document: 'unit-1', isNew: false });
    expect(done(await library.take(cooler(atlas)))).toEqual({ document: 'unit-2', isNew: true });
    expect((await library.list()).entries).toHaveLength(2);
  });

  test('takes in again what was thrown away', async () => {
    await library.take(atlas);
    await library.remove('unit-1', 1);
    expect(done(await library.take(atlas))).toEqual({ document: 'unit-2', isNew: true });
  });

  const wrong = (text: string, name = 'unit.json'): readonly string[] => {
    const result = importUnits(text, name);
    if (result.ok) throw new Error('it was possible');
    return result.error;
  };

  test('one unit or many', () => {
    expect(importUnits(JSON.stringify(atlas), 'a.json')).toEqual({ ok: true, value: [atlas] });
    expect(importUnits(JSON.stringify([atlas, jenner]), 'A.JSON')).toEqual({
      ok: true,
      value: [atlas, jenner],
    });
    const mtf = importUnits(writeMtf(atlas), 'a.mtf');
    expect(mtf.ok && mtf.value[0]).toMatchObject({ name: 'Atlas', slots: atlas.slots });
  });

  test('too much', () => {
    expect(wrong(' '.repeat(MOST.characters + 1))).toEqual([
      `The file has ${MOST.characters + 1} characters; at most ${MOST.characters} are read`,
    ]);
    expect(wrong('['.repeat(100_000))[0]).toMatch(/more than 8 levels deep/);
    expect(wrong(JSON.stringify(new Array(1001).fill(0)))[0]).toMatch(/1001 units/);
    expect(wrong(JSON.stringify(new Array(30).fill(0))).at(-1)).toBe('And 10 more problems');
    // Brackets inside a text are no levels.
    expect(wrong(JSON.stringify({ ...atlas, name: '['.repeat(30), tons: 0 }))[0]).toMatch(/^tons/);
    expect(wrong('{"a":"\\"[[[[[[[[[[["}')[0]).not.toMatch(/levels/);
  });

  test('wrong types and unknown things', () => {
    expect(wrong('[]')).toEqual(['The file is an empty list; there is nothing to import']);
    expect(wrong('nonsense')[0]).toMatch(/^This is not JSON/);
    expect(wrong('{}', 'unit.exe')[0]).toMatch(/does not end in .json or .mtf/);
    expect(wrong(JSON.stringify({ ...atlas, tons: '100' }))[0]).toMatch(/^tons: /);
    expect(wrong(JSON.stringify([atlas, { ...atlas, walk: null }]))[0]).toMatch(/^Unit 2: walk: /);
    expect(wrong(JSON.stringify({ ...atlas, secret: 1 }))[0]).toMatch(/secret/);
    expect(wrong(JSON.stringify(atlas).replace('{', '{"__proto__":{"tons":5},'))[0]).toMatch(/__proto__/);
    expect(wrong('Atlas\nAS7-D\n', 'a.mtf')[0]).toMatch(/no MTF file/);
    expect(wrong('\u0000\u0001', 'a.mtf')[0]).toMatch(/no text file/);
  });

  test.each([
    ['name', '<img src=x onerror=alert(1)>', /name contains < or >/],
    ['model', 'A\u202Eslta', /model contains invisible/],
    ['name', 'A\u0007', /name contains invisible/],
    ['name', '  ', /name is empty/],
  ])('a %s like %j', (field, text, message) => {
    expect(wrong(JSON.stringify({ ...atlas, [field]: text }))[0]).toMatch(message);
  });

  test('markup elsewhere', () => {
    expect(wrong(JSON.stringify({ ...atlas, houses: ['<b>'] }))[0]).toMatch(/house contains/);
    const slots = structuredClone(atlas.slots);
    slots.LT[11] = '<i>';
    expect(wrong(JSON.stringify({ ...atlas, slots }))[0]).toMatch(/slot contains/);
    expect(wrong(writeMtf({ ...atlas, name: '<b>' }), 'a.mtf')[0]).toMatch(/name contains/);
  });
});

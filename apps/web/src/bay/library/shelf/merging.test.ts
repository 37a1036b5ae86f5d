import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge, type Version } from './merging.ts';

const atlas = STOCK_MECHS['AS7-D'];

/** Version `id` of a design, saved at this second. */
const version = (id: string, second: number, model: string | null = id): Version => ({
  id,
  savedAt: new Date(second * 1000).toISOString(),
  unit: model === null ? null : { ...atlas, model },
  note: '',
});
const onTop = (later: Version): Version => ({ ...later, id: `${later.id} on top` });
const idsOf = (versions: readonly Version[]): string => versions.map(({ id }) => id).join(', ');
const merged = (here: readonly Version[], there: readonly Version[]) => {
  const { take, send, isConflict } = merge(here, there, onTop);
  return { take: idsOf(take), send: idsOf(send), isConflict };
};

const [a, b, c, d] = [version('a', 1), version('b', 2), version('c', 3), version('d', 4)];

describe('two histories of a design', () => {
  test.each([
    ['the same', [a, b], [a, b], '', ''],
    ['new here', [a, b], [], '', 'a, b'],
    ['new there', [], [a, b], 'a, b', ''],
    ['more here', [a, b, c], [a], '', 'b, c'],
    ['more there', [a], [a, b, c], 'b, c', ''],
    ['sent before, but the answer was lost', [a, b], [a, b], '', ''],
  ])('%s', (_, here, there, take, send) => {
    expect(merged(here, there)).toEqual({ take, send, isConflict: false });
  });

  test('changed on both sides: everything goes everywhere, and the later one is put on top', () => {
    expect(merged([a, b], [a, c])).toEqual({ take: 'c, c on top', send: 'b, c on top', isConflict: true });
    expect(merged([a, d], [a, b, c])).toEqual({
      take: 'b, c, d on top',
      send: 'd, d on top',
      isConflict: true,
    });
  });

  test('a design that is worked on is not gone because it was thrown away elsewhere, even later', () => {
    const gone = version('gone', 9, null);
    expect(merged([a, gone], [a, b])).toEqual({
      take: 'b, b on top',
      send: 'gone, b on top',
      isConflict: true,
    });
    expect(merged([a, b], [a, gone])).toEqual({
      take: 'gone, b on top',
      send: 'b, b on top',
      isConflict: true,
    });
  });

  test('the same change on both sides is no conflict', () => {
    const same = version('b again', 5, 'b');
    expect(merged([a, b], [a, same])).toEqual({ take: 'b again', send: 'b', isConflict: false });
    expect(merged([a, b, same], [a, same, b])).toEqual({ take: '', send: '', isConflict: false });
  });

  test('what was broken off in the middle is finished', () => {
    // Taken, but neither sent nor put on top.
    expect(merged([a, b, c], [a, c])).toEqual({ take: 'c on top', send: 'b, c on top', isConflict: true });
    // Taken and put on top, but not sent.
    expect(merged([a, b, c, d], [a, c])).toEqual({ take: '', send: 'b, d', isConflict: false });
  });

  test('whatever they are, afterwards both have everything, agree on the newest, and leave it at that', () => {
    const pool = [...'abcdefgh'].map((id, i) => version(id, i, i % 3 === 0 ? null : `model ${i % 4}`));
    const history = fc.shuffledSubarray(pool);
    fc.assert(
      fc.property(history, history, (here, there) => {
        const { take, send } = merge(here, there, onTop);
        const both = [
          [...here, ...take],
          [...there, ...send],
        ] as const;
        for (const one of both) {
          const ids = new Set(one.map(({ id }) => id));
          expect(ids.size, 'nothing twice').toBe(one.length);
          for (const { id } of [...here, ...there]) expect(ids).toContain(id);
        }
        expect(both[0].at(-1)?.unit).toEqual(both[1].at(-1)?.unit);
        expect(merge(...both, onTop)).toEqual({ take: [], send: [], isConflict: false });
      }),
    );
  });
});

import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { LOCATION_CODES, SLOTS } from '@ironfield/classic/units/locations.ts';
import { addItem, addSplit, newDesign, removeItem } from '@ironfield/mechbay/design/design-operations.ts';
import { describe, expect, test } from 'vitest';
import { slotBlocks } from './slot-blocks.ts';

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('slots as they are drawn', () => {
  test.each(Object.keys(STOCK_MECHS))('%s: every slot once, in order', (model) => {
    const blocks = slotBlocks(STOCK_MECHS[model]);
    for (const [index, location] of LOCATION_CODES.entries()) {
      const covered = blocks[location].flatMap(({ slot, length }) =>
        Array.from({ length }, (_, i) => slot + i),
      );
      expect(covered).toEqual(Array.from({ length: SLOTS[index] }, (_, i) => i));
    }
  });

  test('an item of many slots is one block, and two alike are two', () => {
    const hunchback = slotBlocks(STOCK_MECHS['HBK-4G']);
    expect(hunchback.RT.find(({ name }) => name === 'AC/20')).toMatchObject({ length: 10, kind: 'weapon' });
    const ammo = hunchback.LT.filter(({ kind }) => kind === 'ammo');
    expect(ammo.map(({ slot, length }) => [slot, length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('a split weapon knows where the rest of it is', () => {
    const bare = must(newDesign({ name: 'Test', tons: 60 }));
    const blocks = slotBlocks(must(addSplit(bare, 'AC/20', 'RA', 4, 'RT')));
    expect(blocks.RA.find(({ name }) => name === 'AC/20')).toMatchObject({ length: 4, elsewhere: ['RT'] });
    expect(blocks.RT[0]).toMatchObject({ name: 'AC/20', length: 6, elsewhere: ['RA'] });
  });

  test('kinds, open slots, and things nobody knows', () => {
    const mech = must(addItem(must(removeItem(STOCK_MECHS['CPLT-C1'], 'LT', 0)), 'Hatchet', 'LT'));
    const { LT, HD } = slotBlocks({
      ...mech,
      slots: { ...mech.slots, LT: [...mech.slots.LT.slice(0, 11), 'Moon beam'] },
    });
    expect(HD.map(({ kind }) => kind)).toEqual(['frame', 'frame', 'frame', 'sink', 'frame', 'frame']);
    expect(LT[0]).toMatchObject({ kind: 'open', name: null });
    expect(LT.at(-1)).toMatchObject({ kind: 'unknown', name: 'Moon beam' });
    expect(LT.map(({ kind }) => kind)).toContain('jet');
  });

  test('front legs have six slots', () => {
    const quad = must(newDesign({ name: 'Test', tons: 60, frame: 'quad' }));
    expect(slotBlocks(quad).LA.length).toBe(6);
  });
});

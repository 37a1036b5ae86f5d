import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { isTagged, tagsOn } from './tags.ts';

rule('HGB-TD-02', 'a tag holds on its own target, as long as that stays where it is', () => {
  const table = new Battle({
    north: { Deer: { at: '20,20' }, Fawn: { at: '24,20' } },
    south: { Hind: { at: '4,4' } },
  });
  const { state } = table;
  const [deer, fawn] = [table.id('Deer'), table.id('Fawn')];
  state.tags = [{ target: deer, by: table.id('Hind'), at: { x: 20_000, y: 20_000 } }];
  expect([isTagged(state, deer), isTagged(state, fawn)]).toEqual([true, false]);
  Object.assign(table.unit('Deer'), { at: { x: 20_000, y: 21_000 } });
  expect(tagsOn(state, deer)).toEqual([]);
  // Somebody else in its place is not tagged.
  Object.assign(table.unit('Fawn'), { at: { x: 20_000, y: 20_000 } });
  expect(tagsOn(state, fawn)).toEqual([]);
  Object.assign(table.unit('Deer'), { at: null });
  expect(tagsOn(state, deer)).toEqual([]);
});

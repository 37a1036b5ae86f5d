import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle, type Model } from '../../testing/table.ts';
import { areInTouch, linkTo } from './comms.ts';

/** Two of a side and one that jams them. */
function sides(scene: string, mate: Partial<Model> = {}, caller: Partial<Model> = {}, ecm = 9): Battle {
  return new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Caller: { at: '20,10', ...caller }, Mate: { at: '20,18', ...mate } },
    south: { Jammer: { at: '40,40', card: { aux: { ecm } }, body: { ecm: { isOn: ecm > 0 } } } },
  });
}

const touch = (table: Battle, one: string, other: string) =>
  areInTouch(table.state, table.id(one), table.id(other));

rule('HGB-COMM-04', 'two who see each other within 10 inches are in touch, both ways', () => {
  expect([touch(sides(''), 'Caller', 'Mate'), touch(sides(''), 'Mate', 'Caller')]).toEqual([true, true]);
  expect(touch(sides('', { at: '20,20' }), 'Caller', 'Mate')).toBe(true);
  expect(touch(sides('', { at: '20,20.1' }), 'Caller', 'Mate')).toBe(false);
  expect(touch(sides('hill 5,13 to 35,15 height 9 ground'), 'Caller', 'Mate')).toBe(false);
  // 6" of jungle that hide it: 2 points, which a rating of 2 sees through.
  const jungle = 'jungle 5,11 to 35,17 height 9';
  expect(touch(sides(jungle), 'Caller', 'Mate')).toBe(true);
  const blind = { body: { auxHits: 1 } };
  expect(touch(sides(jungle, blind), 'Caller', 'Mate')).toBe(false);
  expect(touch(sides(jungle, {}, blind), 'Caller', 'Mate')).toBe(false);
  // Over open ground nobody needs a rating.
  expect(touch(sides('', blind), 'Caller', 'Mate')).toBe(true);
});

rule(
  'HGB-COMM-04',
  'everybody is in touch with itself, even blind in smoke, and nobody with who is away',
  () => {
    const table = sides('', {}, { body: { auxHits: 1 } });
    table.state.effects = { ...table.state.effects, smoke: [{ at: { x: 20_000, y: 10_000 }, until: 6 }] };
    expect([touch(table, 'Caller', 'Caller'), touch(table, 'Caller', 'Mate')]).toEqual([true, false]);
    const alone = sides('');
    alone.unit('Mate').at = null;
    expect([touch(alone, 'Caller', 'Mate'), touch(alone, 'Mate', 'Caller')]).toEqual([false, false]);
  },
);

rule(
  ['HGB-COMM-02', 'HGB-COMM-03', 'HGB-COMM-04'],
  'comms are open, or direct to those in touch, or need a roll, or there are none',
  () => {
    const link = (table: Battle, ...to: readonly string[]) =>
      linkTo(
        table.state,
        table.id('Caller'),
        to.map((name) => table.id(name)),
      );
    expect(link(sides('', {}, {}, 0), 'Mate')).toBe('open');
    expect(link(sides(''), 'Mate')).toBe('direct');
    expect(link(sides('', { at: '20,30' }), 'Mate')).toBe('roll');
    expect(link(sides('', { at: '20,30' }), 'Caller', 'Mate')).toBe('roll');
    const silent = { body: { auxHits: 1 } };
    expect(link(sides('', { at: '20,30' }, silent), 'Mate')).toBe('none');
    expect(link(sides('', {}, silent), 'Mate')).toBe('direct');
    const table = sides('');
    expect(linkTo(table.state, table.id('Caller'), null)).toBe('roll');
  },
);

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type Attack, shotAt } from '../../state.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { attackNumber, attacksBefore, bandOfAttack, shareOf } from './attack-facts.ts';

/** A shooter at 20", 10" that looks down, with a rifle, a blast and a guided missile; a target 9" away. */
function duel(more: Partial<Scenery> = {}, target: Partial<Model> = {}): Battle {
  return new Battle({
    north: {
      Archer: {
        at: '20,10',
        facing: 180,
        card: { weapons: [gun('LAC'), gun('LFG'), gun('ATM')] },
      },
    },
    south: { Deer: { at: '20,20', ...target } },
    ...more,
  });
}

const WOODS = { scene: '48 x 48\nwoodland 10,12 to 30,17 height 3' };
const shot = (table: Battle, change: Partial<Attack> = {}): Attack => ({
  ...shotAt(table.id('Archer'), 0, table.id('Deer'), 'action'),
  ...change,
});
const told = (table: Battle, change: Partial<Attack> = {}): string[] =>
  attackNumber(table.state, shot(table, change)).lines.map(({ value, rule: id }) => `${value} ${id}`);

rule(['HGB-ATT-03', 'HGB-ROF-03', 'HGB-AE-01'], 'a shot is obscured, a burst for each by itself', () => {
  const usual = ['0 HGB-ATT-03', '0 HGB-ATT-03'];
  expect(told(duel())).toEqual(usual);
  expect(told(duel(WOODS))).toEqual([...usual, '-2 HGB-ATT-03']);
  expect(told(duel(WOODS), { rof: 2 })).toEqual(usual);
  expect(told(duel(WOODS), { rof: 2, concentrated: 2 })).toEqual([...usual, '-2 HGB-ATT-03']);
  // A blast is obscured to the unit, or to the place, that it is aimed at.
  expect(told(duel(WOODS), { mount: 1 })).toContain('-2 HGB-ATT-03');
  expect(told(duel(WOODS), { mount: 1, target: null, at: { x: 20_000, y: 11_500 } })).not.toContain(
    '-2 HGB-ATT-03',
  );
  expect(told(duel(WOODS), { mount: 1, target: null, at: { x: 20_000, y: 20_000 } })).toContain(
    '-2 HGB-ATT-03',
  );
});

rule('HGB-LOS-01', 'Obscurement says what it consists of', () => {
  const reason = (change: Partial<Attack> = {}) => {
    const table = duel(WOODS);
    return attackNumber(table.state, shot(table, change)).lines.at(-1)?.reason;
  };
  expect(reason()).toBe('Obscurement: 1 wholly hidden by woodland; 1 light cover: 5" of woodland');
  expect(reason({ mount: 1, target: null, at: { x: 20_000, y: 20_000 } })).toBe('Obscurement');
});

rule(['HGB-ACT-10', 'HGB-IF-09', 'HGB-FLAW-07'], 'Stand-By costs 1, and tags or emissions guide', () => {
  const snap = '-1 HGB-ACT-10';
  expect(told(duel(), { manner: 'snap fire from stand-by' })).toContain(snap);
  expect(told(duel(), { manner: 'second weapon in snap fire from stand-by' })).toContain(snap);
  for (const manner of ['snap fire', 'second weapon in snap fire', 'stand-by'] as const)
    expect(told(duel(), { manner })).not.toContain(snap);
  const tagged = duel();
  const target = tagged.id('Deer');
  tagged.state.tags = [{ target, by: tagged.id('Archer'), at: tagged.unit('Deer').at! }];
  expect(told(tagged, { mount: 2 })).toContain('2 HGB-IF-09');
  expect(told(tagged)).not.toContain('2 HGB-IF-09');
  expect(told(duel(), { mount: 2 })).not.toContain('2 HGB-IF-09');
  const loud = duel({}, { card: { flaws: { traceableEmissions: 1 } } });
  expect(told(loud, { mount: 2 })).toContain('2 HGB-FLAW-07');
});

rule(['HGB-CARD-02', 'HGB-IF-04'], 'range is that to a unit, or to the point that is aimed at', () => {
  const table = duel({}, { at: '20,23.4' });
  const [by, target] = [table.id('Archer'), table.id('Deer')];
  // 12.4" from front to front, and 12.9" to the middle of its base; Medium range ends at 12".
  expect(bandOfAttack(table.state, shot(table))).toBe('L');
  expect(bandOfAttack(table.state, shot(table, { target: null, at: { x: 20_000, y: 22_000 } }))).toBe('M');
  const near = duel({}, { at: '20,23' });
  const guidance = {
    observer: by,
    target,
    at: { x: 20_000, y: 23_000 },
    obscured: 0,
    lockMargin: 0,
    isTag: false,
  };
  expect(bandOfAttack(near.state, shot(near))).toBe('M');
  expect(bandOfAttack(near.state, shot(near, { guidance }))).toBe('L');
});

rule(['HGB-AE-02', 'HGB-AE-03', 'HGB-ROF-03'], 'what an attack is worth less against one in its area', () => {
  const share = (scene: Partial<Scenery>, change: Partial<Attack> = {}, lands = false) => {
    const table = duel(scene);
    const id = table.id('Deer');
    return shareOf(table.state, shot(table, change), id, lands ? { x: 20_000, y: 11_000 } : null);
  };
  const none = { isArea: false, isBlast: false, isInCover: false, less: 0 };
  expect(share(WOODS)).toEqual(none);
  expect(share(WOODS, { rof: 2 })).toEqual({ ...none, isArea: true, less: 2 });
  expect(share(WOODS, { rof: 2 }, true)).toEqual({ ...none, isArea: true });
  expect(share(WOODS, { mount: 1 })).toEqual({ ...none, isArea: true, isBlast: true });
  expect(share(WOODS, { mount: 1 }, true)).toEqual({ isArea: true, isBlast: true, isInCover: true, less: 2 });
  // A unit sees itself.
  const table = duel(WOODS);
  const archer = table.id('Archer');
  table.state.effects = { ...table.state.effects, smoke: [{ at: { x: 20_000, y: 10_000 }, until: 6 }] };
  expect(shareOf(table.state, shot(table, { rof: 2 }), archer, null).less).toBe(0);
});

rule('HGB-ATT-05', 'attacks of the same Combat Group on the same target count', () => {
  const table = new Battle({
    north: { One: { at: '20,10', group: 'A' }, Two: { at: '22,10', group: 'B' } },
    south: { Deer: { at: '20,20' }, Doe: { at: '24,20' } },
  });
  const [one, two, deer, doe] = ['One', 'Two', 'Deer', 'Doe'].map((name) => table.id(name));
  table.state.attacks = [{ target: deer, group: 0, times: 2 }];
  const before = (by: number, target: number) => attacksBefore(table.state, by, target);
  expect([before(one, deer), before(two, deer), before(one, doe)]).toEqual([2, 0, 0]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import type { Coordinates } from '../../state/special.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import {
  aimBy,
  callsFor,
  firersAt,
  friendsOf,
  guidanceBy,
  isOfUse,
  placingMounts,
  relaysFor,
  servedBy,
  sightFor,
} from './observation.ts';

const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000 });

/** An observer at 20", 20", a mortar behind it at 20", 10", both looking down, and an enemy at 20", 30". */
function battery(
  gunner: Partial<Model> = {},
  observer: Partial<Model> = {},
  more: Partial<Scenery> = {},
): Battle {
  return new Battle({
    north: {
      Observer: { at: '20,20', facing: 180, ...observer },
      Gunner: { at: '20,10', facing: 180, ...gunner, card: { weapons: [gun('LFM')], ...gunner.card } },
    },
    south: { Deer: { at: '20,30' } },
    ...more,
  });
}

const told = (table: Battle, change: Partial<Coordinates> = {}): Coordinates => ({
  ...guidanceBy(table.state, table.id('Observer'), table.id('Deer')),
  served: [table.id('Gunner')],
  ...change,
});

rule(['HGB-IF-02', 'HGB-DET-05'], 'an observer sees a unit, may look for it, or cannot find it', () => {
  const sight = (table: Battle) => sightFor(table.state, table.id('Observer'), table.id('Deer'));
  expect(sight(battery())).toBe('seen');
  const hill = { scene: '48 x 48\nhill 5,24 to 35,26 height 9 ground' };
  const hidden = battery({}, {}, hill);
  expect(sight(hidden)).toBe('to find');
  hidden.unit('Observer').locks = [{ unit: hidden.id('Deer'), margin: 2 }];
  expect(sight(hidden)).toBe('seen');
  expect(sight(battery({}, { body: { auxHits: 1 } }, hill))).toBe('hidden');
});

rule(['HGB-IF-04', 'HGB-DET-05'], 'what it tells: Obscurement, and by how much its lock has won', () => {
  const table = battery({}, {}, { scene: '48 x 48\nwoodland 10,22 to 30,27 height 3' });
  const [observer, target] = [table.id('Observer'), table.id('Deer')];
  const seen = { observer, target, at: at(20, 30), obscured: 2, lockMargin: 0, isTag: false };
  expect(guidanceBy(table.state, observer, target)).toEqual(seen);
  table.unit('Observer').locks = [{ unit: target, margin: 3 }];
  expect(guidanceBy(table.state, observer, target)).toEqual({ ...seen, lockMargin: 3 });
  expect(guidanceBy(table.state, observer, at(20, 35))).toMatchObject({
    target: null,
    at: at(20, 35),
    lockMargin: 0,
  });
});

rule(['HGB-IF-02', 'HGB-COMM-02'], 'it reaches all by radio, by a roll, or those near by', () => {
  const ways = (table: Battle) => relaysFor(table.state, table.id('Observer'));
  const far = { at: '20,2' };
  expect(ways(battery(far))).toEqual(['all']);
  const jammed = {
    south: { Deer: { at: '20,30', card: { aux: { ecm: 9 } }, body: { ecm: { isOn: true } } } },
  };
  expect(ways(battery(far, {}, jammed))).toEqual(['near', 'all']);
  expect(ways(battery(far, { body: { auxHits: 1 } }, jammed))).toEqual(['near']);
  const served = (table: Battle, relay: 'near' | 'all') =>
    servedBy(table.state, table.id('Observer'), relay).map((id) =>
      id === table.id('Gunner') ? 'Gunner' : 'self',
    );
  expect([served(battery(far), 'near'), served(battery(far), 'all')]).toEqual([['self'], ['self', 'Gunner']]);
  expect(served(battery(), 'near')).toEqual(['self', 'Gunner']);
  const away = battery();
  away.unit('Gunner').at = null;
  expect(friendsOf(away.state, away.id('Observer'))).toEqual([away.id('Observer')]);
});

rule(
  'HGB-IF-02',
  'observing is of use where somebody can fire by it: later, from Stand-By, or itself again',
  () => {
    const use = (table: Battle, units: Record<string, object>) => {
      for (const [name, change] of Object.entries(units)) Object.assign(table.unit(name), change);
      return isOfUse(table.state, table.id('Observer'));
    };
    const ready = { Gunner: { actions: 1, standBy: 0 }, Observer: { actions: 1 } };
    expect(use(battery(), ready)).toBe(true);
    expect(use(battery(), { Gunner: { actions: 0, standBy: 0 } })).toBe(false);
    expect(use(battery(), { Gunner: { actions: 1, standBy: 0, isLocked: true } })).toBe(false);
    expect(use(battery(), { Gunner: { actions: 0, standBy: 1, isLocked: true } })).toBe(true);
    expect(use(battery({ group: 'Guns' }), ready)).toBe(false);
    expect(use(battery({ group: 'Guns' }), { Gunner: { standBy: 1 } })).toBe(true);
    expect(use(battery({ card: { weapons: [gun('LAC')] } }), ready)).toBe(false);
    const own = (actions: number) =>
      use(battery({ card: { weapons: [] } }, { card: { weapons: [gun('LFM')] } }), { Observer: { actions } });
    expect([own(1), own(2)]).toEqual([false, true]);
  },
);

rule(['HGB-IF-01', 'HGB-IF-10'], 'only Indirect and Thrown weapons that can fire are placed', () => {
  const table = battery({ card: { weapons: [gun('LAC'), gun('LFM'), gun('HG'), gun('LFM')] } });
  const [one, two, three, four] = table.unit('Gunner').ammunition;
  table.unit('Gunner').ammunition = [one, two, three, { ...four, isOut: true }];
  expect(placingMounts(table.state, table.id('Gunner'))).toEqual([1, 2]);
});

rule(
  ['HGB-IF-02', 'HGB-IF-09', 'HGB-TD-02'],
  'one fires by what it was told, and by tags on those who have not moved',
  () => {
    const table = battery();
    const [gunner, deer] = [table.id('Gunner'), table.id('Deer')];
    const calls = () => callsFor(table.state, gunner).map(({ target, isTag }) => [target, isTag]);
    expect(calls()).toEqual([]);
    const place = { ...told(table), target: null, at: at(30, 30) };
    table.state.effects = {
      ...table.state.effects,
      coordinates: [told(table), told(table, { served: [table.id('Observer')] }), place],
    };
    table.state.tags = [{ target: deer, by: table.id('Observer'), at: at(20, 30) }];
    expect(calls()).toEqual([
      [deer, false],
      [null, false],
      [deer, true],
    ]);
    // The tag of one that is gone stays, and is not obscured.
    table.unit('Observer').at = null;
    expect(callsFor(table.state, gunner)[2]).toEqual({
      observer: table.id('Observer'),
      target: deer,
      at: at(20, 30),
      obscured: 0,
      lockMargin: 0,
      isTag: true,
    });
    table.unit('Deer').at = at(20, 31);
    expect(calls()).toEqual([[null, false]]);
    table.unit('Deer').at = null;
    expect(calls()).toEqual([[null, false]]);
  },
);

rule(
  ['HGB-IF-04', 'HGB-IF-09', 'HGB-WSR-13'],
  'arc and range are those to the point that is aimed at',
  () => {
    const aim = (table: Battle, change: Partial<Coordinates> = {}) => {
      const { whyNot, ...rest } = aimBy(table.state, {
        by: table.id('Gunner'),
        mount: 0,
        guidance: told(table, change),
      });
      return whyNot ? whyNot.message : rest;
    };
    const of = (weapon: string, more: Partial<Model> = {}) =>
      battery({ ...more, card: { weapons: [gun(weapon)], ...more.card } });
    // Beside the front of its base 20" away: Medium range ends at 24".
    expect(aim(of('LFM'))).toEqual({ band: 'M' });
    expect(aim(of('LAC'))).toBe('The weapon does not fire indirectly');
    expect(aim(of('LFM'), { isTag: true })).toBe('A tag guides only Guided weapons');
    expect(aim(of('LGM'), { isTag: true })).toMatchObject({ band: 'L' });
    expect(aim(of('LFM'), { target: null, at: at(20, 16.5) })).toContain('Point Blank');
    expect(aim(of('LFM'), { target: null, at: at(20, 16.6) })).toEqual({ band: 'S' });
    expect(aim(of('LGL'), { target: null, at: at(20, 40) })).toContain('out of range');
    expect(aim(of('LFM', { facing: 0 }))).toContain('arc');
    expect(aim(of('LFM', { facing: 0, card: { kind: 'infantry', bases: 1 } }))).toEqual({ band: 'M' });
    // A part of the base is enough, of a place there is only one.
    const aside = of('LFM', { at: '20,30.3', facing: 0 });
    aside.unit('Deer').at = at(30, 30.5);
    expect(aim(aside, { at: at(30, 30.5) })).toEqual({ band: 'S' });
    expect(aim(aside, { target: null, at: at(30, 30.5) })).toContain('arc');
    const empty = of('LFM');
    empty.unit('Gunner').ammunition = [{ isOut: true, circles: null }];
    expect(aim(empty)).toContain('Out of Ammo');
  },
);

rule('HGB-ACT-09', 'from Stand-By those fire who were told and can', () => {
  const table = battery();
  const gunner = table.id('Gunner');
  const firers = (change: Partial<Coordinates> = {}) => firersAt(table.state, told(table, change));
  expect(firers()).toEqual([]);
  table.unit('Gunner').standBy = 1;
  expect(firers()).toEqual([gunner]);
  expect(firers({ served: [] })).toEqual([]);
  expect(firers({ target: null, at: at(20, 12) })).toEqual([]);
  expect(firers({ at: at(20, 33) })).toEqual([]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import { distance } from '@ironfield/table/place.ts';
import { expect } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { Battle, type Model } from '../../testing/table.ts';
import { baseAt } from '../core/model.ts';
import { followed, isCoherent, nearestPair, nearestPlace, putDown, squadBases } from './squad.ts';

const table = (others: Record<string, Model> = {}) =>
  new Battle({
    north: {
      Squad: { at: '20,20', card: { ...cardOf('northern-infantry'), bases: 3 }, body: { bases: 3 } },
      ...others,
    },
    south: { Far: { at: '46,46' } },
  });

rule('HGB-INF-01', 'bases of a squad are put down in contact with the first', () => {
  const { at, others } = table().unit('Squad');
  expect(others).toHaveLength(2);
  for (const other of others) expect(distance(at!, other)).toBeLessThan(1010);
});

rule(
  'HGB-INF-01',
  'they follow it in formation, and where somebody stands as near to it as there is room',
  () => {
    const free = table();
    const { at, others } = free.unit('Squad');
    const to = { x: at!.x + 6000, y: at!.y };
    const wanted = others.map(({ x, y }) => ({ x: x + 6000, y }));
    expect(followed(free.state, free.id('Squad'), at!, to)).toEqual(wanted);
    const [first] = wanted;
    // Aside of where the first is wanted, and over it by half.
    const aside = {
      x: first.x + Math.sign(first.x - to.x || 1) * 300,
      y: first.y + Math.sign(first.y - to.y) * 300,
    };
    const blocked = table({ Other: { at: `${aside.x / 1000},${aside.y / 1000}` } });
    const [found] = followed(blocked.state, blocked.id('Squad'), at!, to);
    expect(found).not.toEqual(first);
    expect(distance(found, aside)).toBeGreaterThanOrEqual(900);
    expect(distance(found, first)).toBeLessThan(1000);
  },
);

rule('HGB-INF-01', 'of two places as near as each other a base takes the first clockwise', () => {
  const blocked = new Battle({
    north: {
      Pair: {
        at: '20,5',
        bases: ['20,3.8'],
        card: { ...cardOf('northern-infantry'), bases: 2 },
        body: { bases: 2 },
      },
      Other: { at: '20,0.3' },
    },
    south: { Far: { at: '46,46' } },
  });
  const to = { x: 20_000, y: 1500 };
  const [found] = followed(blocked.state, blocked.id('Pair'), { x: 20_000, y: 5000 }, to);
  const mirrored = { x: 40_000 - found.x, y: found.y };
  const wanted = { x: 20_000, y: 300 };
  expect(distance(mirrored, wanted)).toBe(distance(found, wanted));
  expect(found.x).toBeGreaterThan(20_000);
});

rule(
  'HGB-INF-01',
  'whoever is alone is measured to the nearest base of a squad, and the squad from it',
  () => {
    const battle = table();
    const [squad, far] = [battle.id('Squad'), battle.id('Far')];
    const near = { x: 21_000, y: 20_000 };
    Object.assign(battle.unit('Squad'), { others: [{ x: 19_000, y: 20_000 }, near] });
    const from = battle.unit('Far').at!;
    expect(nearestPair(battle.state, far, squad)).toEqual([from, near]);
    expect(nearestPair(battle.state, squad, far)).toEqual([near, from]);
    // All bases count, also where there are only two.
    Object.assign(battle.unit('Squad'), { others: [near] });
    expect(nearestPair(battle.state, squad, far)).toEqual([near, from]);
  },
);

/** An island with room for one base, and water around it that is wider than a squad may be apart. */
const ISLAND = `48 x 48
  water 15,15 to 25,19.4
  water 15,20.6 to 25,25
  water 15,19 to 19.4,21
  water 20.6,19 to 25,21`;

rule('HGB-INF-01', 'a base that finds no room near its squad stands as near as it can, on nobody', () => {
  const formed = (reading?: number) => {
    const battle = new Battle({
      scene: ISLAND,
      ...(reading !== undefined && { reading }),
      north: {
        Pair: { at: '40,5', card: { ...cardOf('northern-infantry'), bases: 2 }, body: { bases: 2 } },
      },
      south: { Far: { at: '46,46' } },
    });
    battle.unit('Pair').others = [];
    return putDown(battle.state, battle.id('Pair'), { x: 20_000, y: 20_000 });
  };
  const [apart] = formed();
  const inches = distance(apart, { x: 20_000, y: 20_000 }) / 1000;
  expect(inches).toBeGreaterThan(5);
  expect(inches).toBeLessThan(6);
  // As it was read before: on the first.
  expect(formed(7)).toEqual([{ x: 20_000, y: 20_000 }]);
});

rule('HGB-INF-01', 'bases of a squad are within 2" of another, from edge to edge', () => {
  const base = (x: number) => baseAt({ x: x * 1000, y: 20_000 }, 'infantry');
  expect([isCoherent([base(20)], base(23)), isCoherent([base(20)], base(23.1))]).toEqual([true, false]);
  expect([isCoherent([base(20), base(22)], base(25)), isCoherent([], base(25))]).toEqual([true, true]);
});

rule('HGB-INF-01', 'the nearest base of a squad is measured, and all of them are its bases', () => {
  const battle = table();
  const squad = battle.id('Squad');
  battle.unit('Squad').others = [
    { x: 22_000, y: 20_000 },
    { x: 18_000, y: 20_000 },
  ];
  const nearest = (x: number) => nearestPlace(battle.state, squad, { x, y: 20_000 }).x;
  expect([nearest(30_000), nearest(10_000), nearest(20_100)]).toEqual([22_000, 18_000, 20_000]);
  expect(squadBases(battle.state, squad).map(({ x, radius }) => [x, radius])).toEqual([
    [20_000, 500],
    [22_000, 500],
    [18_000, 500],
  ]);
  battle.unit('Squad').at = null;
  expect(squadBases(battle.state, squad)).toEqual([]);
});

rule('HGB-INF-01', 'a squad is put down where it is allowed, and elsewhere only if there is no room', () => {
  const battle = table();
  const squad = battle.id('Squad');
  const lead = { x: 20_000, y: 20_000 };
  const left = putDown(battle.state, squad, lead, ({ x }) => x < 19_500);
  expect(left).toHaveLength(2);
  for (const { x } of left) expect(x).toBeLessThan(19_500);
  expect(putDown(battle.state, squad, lead, () => false)).toEqual(putDown(battle.state, squad, lead));
  // On the table, at its corner too.
  for (const { x, y } of putDown(battle.state, squad, { x: 0, y: 0 }))
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
});

rule('HGB-INF-01', 'a squad that stays where it is keeps its places, however it stands', () => {
  const battle = table();
  const places = [
    { x: 30_000, y: 30_000 },
    { x: 31_000, y: 30_000 },
  ];
  battle.unit('Squad').others = places;
  const at = battle.unit('Squad').at!;
  expect(followed(battle.state, battle.id('Squad'), at, { ...at })).toEqual(places);
});

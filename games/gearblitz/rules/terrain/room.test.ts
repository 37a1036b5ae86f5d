import { rule } from '@ironfield/conformance/rule.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { contains, polygonOf, rectangle } from '@ironfield/table/polygon.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect, test } from 'vitest';
import { squad, unit } from '../../testing/scene.ts';
import { Battle, type Model } from '../../testing/table.ts';
import { gridIn, holds, somePlace, somePlaceInSight, whyNotStand } from './room.ts';

const TABLE = drawnScene('48 x 48');

/** A strip with so many places for bases of an inch, a quarter of an inch apart. */
const strip = (places: number) => rectangle({ x: 0, y: 0 }, { x: 1250 * (places - 1), y: 100 });

rule(
  ['HGB-DEPLOY-02', 'HGB-INF-01'],
  'a zone has room where the last base finds a place, however badly the others are put',
  () => {
    const { sheet: gear } = unit();
    expect(holds(TABLE, [gear], [strip(2)])).toBe(true);
    // Each of the others takes away four places.
    expect(holds(TABLE, [gear, gear], [strip(4)])).toBe(false);
    expect(holds(TABLE, [gear, gear], [strip(5)])).toBe(true);
    expect(holds(TABLE, [gear, gear, gear], [strip(8)])).toBe(false);
    expect(holds(TABLE, [gear, gear, gear], [strip(9)])).toBe(true);
    // Those behind the first of a squad stand beside it, and take away two.
    const { sheet: infantry } = squad();
    expect(infantry.card.bases).toBe(3);
    expect(holds(TABLE, [infantry], [strip(4)])).toBe(false);
    expect(holds(TABLE, [infantry], [strip(5)])).toBe(true);
  },
);

rule(
  ['HGB-DEPLOY-02', 'HGB-TERR-01'],
  'a place has to do for every unit of an army, not for one of them',
  () => {
    const jungle = drawnScene('48 x 48\njungle 0,0 to 48,48');
    const { sheet: walker } = unit();
    const { sheet: wheels } = unit({ movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] });
    expect(wheels.card.kind).toBe(walker.card.kind);
    expect(holds(jungle, [walker, walker], [strip(9)])).toBe(true);
    expect(holds(jungle, [wheels, walker], [strip(9)])).toBe(false);
    expect(holds(jungle, [walker, wheels], [strip(9)])).toBe(false);
  },
);

const ZONE = rectangle({ x: 3000, y: 30_000 }, { x: 9000, y: 36_000 });
const NO = { message: 'No' };

test('some place of an area is in it, by chance or the only one that there is', () => {
  const random = randomFrom('room');
  const drawn = Array.from({ length: 30 }, () => somePlace(ZONE, random, () => null)!);
  for (const place of drawn) expect(contains(ZONE, place)).toBe(true);
  expect(Math.max(...drawn.map(({ y }) => y)) - Math.min(...drawn.map(({ y }) => y))).toBeGreaterThan(4000);
  const only = { x: 8500, y: 35_500 };
  expect(somePlace(ZONE, random, ({ x, y }) => (x === only.x && y === only.y ? null : NO))).toEqual(only);
  expect(somePlace(ZONE, random, () => NO)).toBeNull();
});

test('the places of an area are within its outline, also of one with slanting sides', () => {
  const triangle = polygonOf([
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 0, y: 4000 },
  ]);
  const places = [...gridIn(triangle, 1000)];
  expect(places).toHaveLength(15);
  for (const { x, y } of places) expect(x + y).toBeLessThanOrEqual(4000);
});

test('chance does not reach beyond the edge of an area', () => {
  const sliver = rectangle({ x: 3000, y: 0 }, { x: 3001, y: 1 });
  const random = randomFrom('edge');
  const drawn = Array.from({ length: 60 }, () => somePlace(sliver, random, () => null)!);
  expect(new Set(drawn.map(({ x, y }) => `${x},${y}`))).toEqual(
    new Set(['3000,0', '3001,0', '3000,1', '3001,1']),
  );
});

test('a place in sight is not sought for ever: one sees where one stands', () => {
  let looks = 0;
  const blind = () => {
    looks++;
    return NO;
  };
  const own = { x: 1, y: 2 };
  expect(somePlaceInSight(ZONE, randomFrom('sight'), blind, own)).toBe(own);
  expect(looks).toBeLessThanOrEqual(20);
  expect(
    contains(
      ZONE,
      somePlaceInSight(ZONE, randomFrom('sight'), () => null, own),
    ),
  ).toBe(true);
});

/** Why a Gear cannot be put at 20", 20". */
function refused(scene: string, model: Partial<Model> = {}, other = '2,2'): string {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Gear: { at: '20,20', ...model } },
    south: { Squad: { at: '4,4', bases: ['4,6', other], card: { kind: 'infantry', bases: 3 } } },
  });
  return whyNotStand(table.state, table.id('Gear'), { x: 20_000, y: 20_000 })?.message ?? 'nothing';
}

rule('HGB-SCALE-01', 'nobody stands on a base of another, but beside it', () => {
  expect(refused('')).toBe('nothing');
  expect(refused('', {}, '20.9,20')).toContain('Squad');
  expect(refused('', {}, '21,20')).toBe('nothing');
});

rule(['HGB-TERR-01', 'HGB-TERR-08'], 'nor where no mode of it can go, unless a road leads there', () => {
  const wheels = {
    card: { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] },
    body: { mode: 'G' },
  } as const;
  const jungle = 'jungle 10,20.4 to 30,30';
  expect(refused(jungle, wheels)).toContain('jungle');
  expect(refused('jungle 10,20.6 to 30,30', wheels)).toBe('nothing');
  // On foot it could.
  expect([refused(jungle), refused(jungle, { body: { mode: 'G' } })]).toEqual(['nothing', 'nothing']);
  expect(refused(`${jungle}\nroad 19,0 to 21,48`, wheels)).toBe('nothing');
  expect(refused(`${jungle}\nroad 20.2,0 to 21,48`, wheels)).toContain('jungle');
  expect(refused('rocks 10,20.4 to 30,30 height 1\nroad 19,0 to 21,48', wheels)).toContain('rocks');
});

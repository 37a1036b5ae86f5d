import { rule } from '@ironfield/conformance/rule.ts';
import { boundsOf, type Polygon, rectangle } from '@ironfield/table/polygon.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import { INCH } from '../../data/tables.ts';
import { edgesOf, homeOf, zoneAt, zoneChoices } from './zones.ts';

const square = (x: number, y: number) =>
  rectangle({ x: x * INCH, y: y * INCH }, { x: (x + 10) * INCH, y: (y + 10) * INCH });

/** Left, top, right and bottom in inches. */
const box = (zone: Polygon): number[] => {
  const { left, top, right, bottom } = boundsOf(zone);
  return [left, top, right, bottom].map((side) => side / INCH);
};

rule(['HGB-MIS-04', 'HGB-DEPLOY-02'], 'whoever stands in one of two zones of a side is in its zone', () => {
  const zones = [[square(0, 0), square(30, 30)], [square(15, 15)]];
  const at = (x: number, y: number) =>
    [0, 1].map((seat) => zoneAt(zones, seat, { x: x * INCH, y: y * INCH }));
  expect(at(5, 5)).toEqual(['own', 'enemy']);
  expect(at(35, 35)).toEqual(['own', 'enemy']);
  expect(at(20, 20)).toEqual(['enemy', 'own']);
  expect(at(5, 35)).toEqual(['neutral', 'neutral']);
});

const choices = (...deployment: Parameters<typeof zoneChoices>) =>
  zoneChoices(...deployment).map(({ own, other }) => [own.map(box), other.map(box)]);

rule(
  'HGB-DEPLOY-02',
  'a skirmish line takes thirds of the short side, a deep deployment of the long one',
  () => {
    const [top, bottom] = [
      [0, 0, 48, 12],
      [0, 24, 48, 36],
    ];
    const [left, right] = [
      [0, 0, 16, 36],
      [32, 0, 48, 36],
    ];
    const wide = drawnScene('48 x 36');
    expect(choices('skirmish line', wide)).toEqual([
      [[top], [bottom]],
      [[bottom], [top]],
    ]);
    expect(choices('deep', wide)).toEqual([
      [[left], [right]],
      [[right], [left]],
    ]);
    const tall = drawnScene('36 x 48');
    expect(choices('skirmish line', tall)[0]).toEqual([[[0, 0, 12, 48]], [[24, 0, 36, 48]]]);
    expect(choices('deep', tall)[0]).toEqual([[[0, 0, 36, 16]], [[0, 32, 36, 48]]]);
    // Of a square table the sides are above and below.
    expect(choices('skirmish line', drawnScene('48 x 48'))[0]).toEqual([[[0, 0, 48, 16]], [[0, 32, 48, 48]]]);
  },
);

rule(
  'HGB-DEPLOY-02',
  'a chance encounter takes ninths that lie opposite each other, or the middle and two',
  () => {
    const scene = drawnScene('48 x 36');
    const encounter = choices('chance encounter', scene);
    expect(encounter).toHaveLength(8);
    expect(encounter[0]).toEqual([[[0, 0, 16, 12]], [[32, 24, 48, 36]]]);
    expect(encounter[1]).toEqual([[[32, 24, 48, 36]], [[0, 0, 16, 12]]]);
    expect(encounter[6]).toEqual([[[0, 12, 16, 24]], [[32, 12, 48, 24]]]);
    const stuck = choices('stuck in the middle', scene);
    expect(stuck).toHaveLength(8);
    const middle = [[16, 12, 32, 24]];
    expect(stuck[1]).toEqual([
      middle,
      [
        [16, 0, 32, 12],
        [16, 24, 32, 36],
      ],
    ]);
    expect(stuck[5]).toEqual([
      [
        [16, 0, 32, 12],
        [16, 24, 32, 36],
      ],
      middle,
    ]);
  },
);

rule(
  ['HGB-RES-01', 'HGB-ARTY-02'],
  'a zone has edges of the table; guns fire straight across from the first',
  () => {
    const scene = drawnScene('40 x 40');
    expect([
      edgesOf(scene, square(0, 0)),
      edgesOf(scene, square(30, 30)),
      edgesOf(scene, square(15, 15)),
    ]).toEqual([[0, 3], [1, 2], []]);
    const from = (x: number, y: number) => homeOf(scene, [square(x, y)], { x: 7000, y: 9000 });
    expect([from(15, 0), from(30, 15), from(15, 30), from(0, 15)]).toEqual([
      { x: 7000, y: 0 },
      { x: 40_000, y: 9000 },
      { x: 7000, y: 40_000 },
      { x: 0, y: 9000 },
    ]);
    // A side without an edge fires from the upper one.
    expect(from(15, 15)).toEqual({ x: 7000, y: 0 });
  },
);

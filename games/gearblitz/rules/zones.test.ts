import { rule } from '@ironfield/conformance/rule.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { expect } from 'vitest';
import { INCH } from '../data/tables.ts';
import { zoneAt } from './zones.ts';

const square = (x: number, y: number) =>
  rectangle({ x: x * INCH, y: y * INCH }, { x: (x + 10) * INCH, y: (y + 10) * INCH });

rule(['HGB-MIS-04', 'HGB-DEPLOY-02'], 'whoever stands in one of two zones of a side is in its zone', () => {
  const zones = [[square(0, 0), square(30, 30)], [square(15, 15)]];
  const at = (x: number, y: number) =>
    [0, 1].map((seat) => zoneAt(zones, seat, { x: x * INCH, y: y * INCH }));
  expect(at(5, 5)).toEqual(['own', 'enemy']);
  expect(at(35, 35)).toEqual(['own', 'enemy']);
  expect(at(20, 20)).toEqual(['enemy', 'own']);
  expect(at(5, 35)).toEqual(['neutral', 'neutral']);
});

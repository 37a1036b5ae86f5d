import { INCH } from '@ironfield/table/place.ts';
import { expect, test } from 'vitest';
import type { Overlay } from '../tabletop-game.ts';
import { fine, INCH_DRAWN } from '../words/measures.ts';
import { placedLabels } from './label-places.ts';

/** A line of sight straight down from the same place, to so many inches right of it. */
const sight = (right: number): Overlay => ({
  kind: 'line',
  from: { x: 20 * INCH, y: 0 },
  to: { x: (20 + right) * INCH, y: 20 * INCH },
  label: '20″ · 1',
  look: 'sight',
});
/** A pixel for a drawing unit. */
const inInches = (overlays: readonly Overlay[], scale = 1) =>
  placedLabels(overlays, scale).map(({ at }) => [at.x, at.y].map((spot) => fine(spot / INCH_DRAWN)));

test('The label of a line of sight stands far out, where lines are apart', () => {
  expect(inInches([sight(0)])).toEqual([[20, 16]]);
  // 60 pixels wide each, 240 pixels apart at the far end.
  expect(inInches([sight(0), sight(10)])).toEqual([
    [20, 16],
    [28, 16],
  ]);
});

test('Labels that would cover each other move along their lines', () => {
  const places = inInches([sight(0), sight(1), sight(2)]);
  expect(places.map(([, down]) => down)).toEqual([16, 13, 18.4]);
});

test('On a larger map there is room for them side by side', () => {
  const wide = (60 * 1.2) / INCH_DRAWN / 0.8;
  expect(inInches([sight(0), sight(wide / 2)]).map(([, down]) => down)).toEqual([16, 13]);
  expect(inInches([sight(0), sight(wide / 2)], 2).map(([, down]) => down)).toEqual([16, 16]);
});

test('What can stand in one place alone comes first', () => {
  const plan: Overlay = {
    kind: 'line',
    from: { x: 20 * INCH, y: 12 * INCH },
    to: { x: 20 * INCH, y: 20 * INCH },
    label: '+1',
    look: 'shot',
  };
  const labels = placedLabels([sight(0), plan], 1);
  expect(labels.map(({ text, at }) => [text, fine(at.y / INCH_DRAWN)])).toEqual([
    ['+1', 16],
    ['20″ · 1', 13],
  ]);
});

test('The label of a circle stands where it is on the table and covers nothing', () => {
  const circle: Overlay = {
    kind: 'circle',
    at: { x: 10 * INCH, y: 3 * INCH },
    radius: 6 * INCH,
    label: 'Detected',
    look: 'near',
  };
  const extent = { width: 48 * 24, height: 48 * 24 };
  // Above it there is no table.
  const [below] = placedLabels([circle], 1, { extent });
  expect(below.at).toEqual({ x: 240, y: 9 * 24 });
  const model = { x: 240, y: 9 * 24, wide: 12, high: 12 };
  const [beside] = placedLabels([circle], 1, { around: [model], extent });
  expect(Math.hypot(beside.at.x - model.x, beside.at.y - model.y)).toBeGreaterThan(40);
});

test('The label of an arc stands elsewhere at its edge, or nowhere, where its middle is beyond the table', () => {
  const extent = { width: 48 * 24, height: 48 * 24 };
  const arc = (radius: number): Overlay => ({
    kind: 'arc',
    at: { x: 24 * INCH, y: 44 * INCH },
    heading: 720,
    width: 720,
    radius: radius * INCH,
    label: 'L 24″',
    look: 'range',
  });
  const [label] = placedLabels([arc(6)], 1, { extent });
  expect(label.at.y).toBeLessThanOrEqual(extent.height);
  expect(placedLabels([arc(90)], 1, { extent })).toEqual([]);
});

test('The number of a shot moves along its line where a name is, and what only helps to read a map is left out', () => {
  const extent = { width: 48 * 24, height: 48 * 24 };
  const shot: Overlay = {
    kind: 'line',
    from: { x: 10 * INCH, y: 10 * INCH },
    to: { x: 10 * INCH, y: 30 * INCH },
    label: '−3',
    look: 'shot',
  };
  const name = { x: 240, y: 20 * 24, wide: 40, high: 8 };
  const [label] = placedLabels([shot], 1, { around: [name], extent });
  expect(Math.abs(label.at.y - name.y)).toBeGreaterThan(20);

  const crowd = { x: 240, y: 240, wide: 200, high: 200 };
  const band: Overlay = {
    kind: 'arc',
    at: { x: 10 * INCH, y: 10 * INCH },
    heading: 720,
    width: 720,
    radius: 3 * INCH,
    label: 'PB 3″',
    look: 'range',
  };
  const texts = (overlays: readonly Overlay[]) =>
    placedLabels(overlays, 1, { around: [crowd], extent }).map(({ text }) => text);
  expect(texts([band, { ...shot, to: { x: 10 * INCH, y: 11 * INCH } }])).toEqual(['−3']);
});

test('Words of a plan come first, and others keep clear of them and of what cannot be seen', () => {
  const circle: Overlay = {
    kind: 'circle',
    at: { x: 20 * INCH, y: 20 * INCH },
    radius: 6 * INCH,
    label: '6″',
    look: 'near',
  };
  const first = [{ text: '4″ · 4 MP', look: 'leg', spots: [{ x: 480, y: 14 * 24 }] }];
  const seen = { x: 0, y: 0, width: 480, height: 1000 };
  const [leg, around] = placedLabels([circle], 1, { first, seen });
  expect([leg.text, around.text]).toEqual(['4″ · 4 MP', '6″']);
  expect(around.at.y).toBeGreaterThan(15 * 24);
  expect(around.at.x).toBeLessThan(460);
});

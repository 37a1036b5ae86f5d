import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { battleforceQs } from './game.ts';

function setupOn(width: number, height: number, terrain = 'clear') {
  const setup = scenarioSetup(battleforceQs, 'veteran');
  if (!setup.ok) throw new Error(setup.error[0].message);
  const rows = Array.from({ length: height }, () => '. '.repeat(width).trim());
  const map = { ...setup.value.map, width, height, legend: { '.': { terrain } }, rows };
  return checkSetup(battleforceQs, { ...setup.value, map });
}

rule('BFQ-SCN-05', 'A map keeps the two deployment zones of five rows apart', () => {
  expect(setupOn(11, 11).ok).toBe(true);
  expect(setupOn(11, 10).ok).toBe(false);
  expect(setupOn(10, 11).ok).toBe(false);
});

rule('BFQ-MOV-05', 'A map with water is none of this game’s', () => {
  expect(setupOn(15, 17, 'water').ok).toBe(false);
});

test('A setup from outside is refused with sentences, not with an exception', () => {
  for (const json of [null, {}, { scenario: 'green', options: {}, map: {}, forces: [] }]) {
    const checked = checkSetup(battleforceQs, json);
    expect(checked.ok ? [] : checked.error).not.toEqual([]);
  }
});

test('The figures of a record sheet have limits, which are themselves allowed', () => {
  const start = scenarioSetup(battleforceQs, 'green');
  if (!start.ok) throw new Error(start.error[0].message);
  const [south, north] = start.value.forces;
  const [unit] = south.units;
  const isTaken = (units: object[]) =>
    checkSetup(battleforceQs, { ...start.value, forces: [{ ...south, units }, north] }).ok;
  const withFigure = (name: string, value: unknown) =>
    isTaken([{ ...unit, elements: [{ ...unit.elements[0], [name]: value }] }]);
  const limits: [figure: string, least: number, most: number][] = [
    ['mv', 0, 30],
    ['size', 1, 4],
    ['baseToHit', 2, 12],
    ['overheat', 0, 4],
    ['armor', 0, 40],
    ['structure', 1, 40],
    ['points', 0, 200],
  ];
  for (const [figure, least, most] of limits) {
    const taken = [least - 1, least, most, most + 1].map((value) => withFigure(figure, value));
    expect([figure, ...taken]).toEqual([figure, false, true, true, false]);
  }
  const around = (least: number, most: number) => [least - 1, least, most, most + 1];
  const many = (count: number, thing: object) => Array.from({ length: count }, () => thing);
  expect(around(0, 20).map((value) => withFigure('damage', [value, 1, 1]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const names = around(1, 60).map((length) => withFigure('name', 'M'.repeat(length)));
  expect(names).toEqual([false, true, true, false]);
  expect(around(1, 4).map((size) => isTaken([{ ...unit, size }]))).toEqual([false, true, true, false]);
  const elements = around(1, 6).map((count) =>
    isTaken([{ ...unit, elements: many(count, unit.elements[0]) }]),
  );
  expect(elements).toEqual([false, true, true, false]);
  expect(around(1, 4).map((count) => isTaken(many(count, unit)))).toEqual([false, true, true, false]);
});

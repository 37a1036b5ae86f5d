import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/setup.ts';
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

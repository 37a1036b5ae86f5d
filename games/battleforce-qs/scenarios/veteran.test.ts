import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { battleforceQs } from '../game.ts';

function veteran(options: OptionValues = {}) {
  const setup = scenarioSetup(battleforceQs, 'veteran', options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

const fielded = (options: OptionValues) =>
  veteran(options).forces.map(({ units }) => units.map(({ name }) => name));

rule('BFQ-SCN-04', 'The forces of the Green scenario meet again, with both Units or one of each side', () => {
  expect(fielded({})).toEqual([
    ['Divine Fire', 'Peaceful Cleansing'],
    ['Alpha Recon Star', 'Alpha Fire Support Star'],
  ]);
  expect(fielded({ units: 'lighter' })).toEqual([['Divine Fire'], ['Alpha Recon Star']]);
  expect(fielded({ units: 'heavier' })).toEqual([['Peaceful Cleansing'], ['Alpha Fire Support Star']]);
});

rule('BFQ-SCN-04', 'Both sides field the same number of Units', () => {
  const { forces, ...rest } = veteran();
  const uneven = { ...rest, forces: [forces[0], { ...forces[1], units: [forces[1].units[0]] }] };
  const checked = checkSetup(battleforceQs, uneven);
  expect(checked.ok ? '' : checked.error[0].message).toContain('BFQ-SCN-04');
});

rule('BFQ-SCN-08', 'Unless agreed otherwise the game ends after twelve turns', () => {
  expect(veteran().options['turn-limit']).toBe(12);
  expect(veteran({ 'turn-limit': 5 }).options['turn-limit']).toBe(5);
});

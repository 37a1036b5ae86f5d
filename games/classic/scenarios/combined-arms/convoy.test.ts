import { rule } from '@ironfield/conformance/rule.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { invariants } from '../../checks/invariants.ts';
import { classic } from '../../game.ts';
import { carrierOf } from '../../rules/unit/riding.ts';
import type { Setup } from '../../state.ts';

function setupOf(options = {}): Setup {
  const setup = scenarioSetup(classic, 'convoy', options, randomFrom('convoy'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

rule(
  ['CBT-SCN-16', 'MT-PRE-25'],
  'In the convoy both sides have a platoon aboard a carrier from the start',
  () => {
    const setup = setupOf();
    expect(setup.options).toMatchObject({ 'combined-arms': true, transport: true });
    const state = startGame(classic, setup, 'convoy');
    const rides = state.units.flatMap((unit, index) =>
      carrierOf(unit) < 0 ? [] : [[setup.units[index].unit.name, setup.units[carrierOf(unit)].unit.name]],
    );
    expect(rides).toEqual([
      ['Quarrymen', 'Pannier'],
      ['Crickets', 'Coracle'],
    ]);
    expect(setup.deployment.map(({ side, count }) => [side, count])).toEqual([
      [0, 4],
      [1, 5],
    ]);
    expect(invariants(state)).toEqual([]);
  },
);

test('It cannot be fought without what carries them', () => {
  const setup = scenarioSetup(classic, 'convoy', { transport: false }, randomFrom('convoy'));
  expect(setup.ok).toBe(false);
});

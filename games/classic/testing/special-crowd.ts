import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { reconciled } from '@ironfield/conformance/runs/option-rows.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { classic } from '../game.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { options } from '../options.ts';
import type { Setup } from '../state.ts';
import * as special from '../vehicles/special.ts';
import { crowdedSetup } from './crowd.ts';
import { COMBINED } from './vehicles.ts';

const STOCK = [...Object.values(special).flat(), ...Object.values(STOCK_MECHS).slice(0, 2)];

/** All switches about vehicles, with what they need. */
const SWITCHES: OptionValues = Object.fromEntries([
  ...options
    .filter(({ group, base }) => group === 'Vehicle combat' && base === false)
    .map(({ id }) => [id, true]),
  ['hull-breach', true],
  ['naval-vessels', true],
]);

/** The forces of a setup with special vehicles of our own, from another one on in each game. */
function withSpecialVehicles(setup: Setup, random: Random): Setup {
  const { 'double-blind': _, dueling: __, ...values } = setup.options;
  const first = Object.keys(values).length;
  return {
    ...setup,
    // Some switches leave no room for others.
    options: reconciled(options, { ...values, ...COMBINED, ...SWITCHES }, random),
    units: setup.units.map(({ shots: _shots, ...unit }, index) => ({
      ...unit,
      unit: STOCK[(first + index) % STOCK.length]!,
    })),
  };
}

/** Special vehicles on a few hexes, with the options of any other game. */
export const specialCrowds = crowdsOf(classic, ({ options: values }, random) =>
  withSpecialVehicles({ ...crowdedSetup(10, 9, 9), options: values }, random),
);

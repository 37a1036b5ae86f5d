import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { classic } from '../game.ts';
import type { Setup } from '../state.ts';
import { STOCK_VEHICLES } from '../vehicles/vehicles.ts';
import { crowdedSetup } from './crowd.ts';
import { COMBINED } from './vehicles.ts';

/** Options that hide something, or in which units fight alone: vehicles are not proven with them yet. */
const WITHOUT = ['hidden-units', 'double-blind', 'concealed-information', 'dueling', 'jury-rigging'];

/** The forces of a setup with every other unit a vehicle. */
export function withVehicles(setup: Setup): Setup {
  const files = Object.values(STOCK_VEHICLES);
  return {
    ...setup,
    options: { ...setup.options, ...COMBINED },
    units: setup.units.map((unit, index) => {
      if (index % 2 === 0) return unit;
      const { shots: _shots, ...rest } = unit;
      return { ...rest, unit: files[(index >> 1) % files.length] };
    }),
  };
}

const open = (options: OptionValues = {}): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([id]) => !WITHOUT.includes(id)));

/** 'Mechs and vehicles on a few hexes, with the options of any other game. */
export const mixedCrowds = crowdsOf(classic, ({ options }) =>
  withVehicles({ ...crowdedSetup(10, 9, 9), options: open(options) }),
);

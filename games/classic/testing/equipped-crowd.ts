import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { classic } from '../game.ts';
import { EQUIPPED_MECHS } from '../mechs/equipped.ts';
import { options } from '../options.ts';
import type { Setup } from '../state.ts';
import { EQUIPPED_VEHICLES } from '../vehicles/equipped.ts';
import { crowdedSetup } from './crowd.ts';
import { COMBINED } from './vehicles.ts';

const STOCK = [...EQUIPPED_MECHS, ...EQUIPPED_VEHICLES];

/** All switches of the group that need no other option. */
const EQUIPMENT: OptionValues = Object.fromEntries(
  options
    .filter(({ group, base, requires = [] }) => group === 'Equipment' && base === false && !requires.length)
    .map(({ id }) => [id, true]),
);

/** Weapons that options of other groups allow. */
const ARMS: OptionValues = {
  'physical-weapons': true,
  'ppc-capacitor': true,
  fire: true,
  'grenade-launchers': true,
};

/** And missiles that leave something in a hex. */
const AT_HEXES: OptionValues = {
  minefields: 2,
  'thunder-munitions': true,
  'flare-lrm': true,
  'smoke-l3': true,
  'smoke-wind-drift': true,
  'ammo-smoke-missile': true,
};

/** The forces of a setup with units of our own that have equipment, from another one on in each game. */
export function withEquipment(setup: Setup): Setup {
  const { 'double-blind': _, ...values } = setup.options;
  const first = Object.keys(values).length;
  return {
    ...setup,
    options: { ...values, ...COMBINED, ...EQUIPMENT, ...ARMS, ...AT_HEXES },
    units: setup.units.map(({ shots: _shots, ...unit }, index) => ({
      ...unit,
      unit: STOCK[(first + index) % STOCK.length]!,
    })),
  };
}

/** Units with equipment on a few hexes, with the options of any other game. */
export const equippedCrowds = crowdsOf(classic, ({ options: values }) =>
  withEquipment({ ...crowdedSetup(10, 9, 9), options: values }),
);

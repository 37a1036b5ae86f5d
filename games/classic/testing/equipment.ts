// Refusals of setups whose units carry something.

import type { OptionValues } from '@ironfield/kernel/state.ts';
import { setupSchema } from '../setup.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { scene } from './scene.ts';

/** The faults of a setup with this unit. */
export function refusals(options: OptionValues, file: UnitFile): readonly string[] {
  const { setup } = scene({ units: { Own: {}, Other: {} } }).state;
  const units = setup.units.map((unit, index) => (index === 0 ? { ...unit, unit: file } : unit));
  const deployment = ([0, 1] as const).map((side) => ({
    side,
    count: 1,
    zones: [{ name: 'Field', hexes: ['0101', '0201'] }],
  }));
  const read = setupSchema.safeParse({
    ...setup,
    units,
    deployment,
    options: { ...setup.options, ...options },
  });
  return read.error?.issues.map(({ message }) => message) ?? [];
}

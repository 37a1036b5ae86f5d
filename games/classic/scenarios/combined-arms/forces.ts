import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { generateMap, type Landscape } from '../../data/maps/generator.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import type { Side, UnitSetup } from '../../state.ts';
import { STOCK_VEHICLES } from '../../vehicles/vehicles.ts';
import { mapSeed } from '../map-options.ts';

/** These battles are fought with the option, and cannot do without it. */
export const COMBINED_ARMS = {
  options: { 'combined-arms': true },
  closed: { 'combined-arms': 'This battle has vehicles: it needs combined arms' },
} as const;

/** Who drives what: a 'Mech by its model, a vehicle or a platoon by its name. */
type Row = readonly [name: string, unit: string, piloting?: number, gunnery?: number];

export const mixedForce = (side: Side, rows: readonly Row[]): UnitSetup[] =>
  rows.map(([name, unit, piloting = 5, gunnery = 4]) => ({
    side,
    seat: side,
    unit: (STOCK_MECHS[unit] ?? STOCK_VEHICLES[unit] ?? STOCK_PLATOONS[unit])!,
    pilot: { name, piloting, gunnery },
  }));

/** Two sheets' worth of country, the same for the same number. */
export const country = (landscape: Landscape, options: OptionValues): BoardFile =>
  generateMap({ landscape, width: 30, height: 17, seed: String(optionValue(mapSeed, options)), kinds: [] });

import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { generateMap, type Landscape } from '../../data/maps/generator.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import type { Side, UnitSetup } from '../../state.ts';
import { CARRIERS } from '../../vehicles/carriers.ts';
import { SHIPS } from '../../vehicles/ships.ts';
import { STOCK_VEHICLES } from '../../vehicles/vehicles.ts';
import { mapSeed } from '../map-options.ts';

/** These battles are fought with the option, and cannot do without it. */
export const COMBINED_ARMS = {
  options: { 'combined-arms': true },
  closed: { 'combined-arms': 'This battle has vehicles: it needs combined arms' },
} as const;

/** A crew and its machine: a 'Mech by its model, a vehicle or a platoon by its name. */
type Row = readonly [name: string, unit: string, piloting?: number, gunnery?: number];

const extra = (wanted: string) => [...CARRIERS, ...SHIPS].find(({ name }) => name === wanted);

export const mixedForce = (side: Side, rows: readonly Row[]): UnitSetup[] =>
  rows.map(([name, unit, piloting = 5, gunnery = 4]) => ({
    side,
    seat: side,
    unit: (STOCK_MECHS[unit] ?? STOCK_VEHICLES[unit] ?? STOCK_PLATOONS[unit] ?? extra(unit))!,
    pilot: { name, piloting, gunnery },
  }));

/** The same battles with people who ride. */
export const WITH_TRANSPORT = {
  options: { ...COMBINED_ARMS.options, transport: true },
  closed: { ...COMBINED_ARMS.closed, transport: 'This battle has carriers: it needs transport of infantry' },
} as const;

/** Passengers and their carriers, by the names of who leads them: they begin aboard. */
export const aboard = (
  units: readonly UnitSetup[],
  rides: Readonly<Record<string, string>>,
): readonly UnitSetup[] =>
  units.map((unit) => {
    const carrier = rides[unit.pilot.name];
    if (carrier === undefined) return unit;
    return { ...unit, begins: { aboard: units.findIndex(({ pilot }) => pilot.name === carrier) } };
  });

/** The number of units of a side that are to be placed. */
export const walking = (units: readonly UnitSetup[], side: Side): number =>
  units.filter((unit) => unit.side === side && !unit.begins).length;

/** Two sheets' worth of country, the same for the same number. */
export const country = (landscape: Landscape, options: OptionValues): BoardFile =>
  generateMap({ landscape, width: 30, height: 17, seed: String(optionValue(mapSeed, options)), kinds: [] });

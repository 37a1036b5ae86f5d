import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { classic } from '../game.ts';
import { STOCK_PLATOONS } from '../platoons/platoons.ts';
import { STOCK_SQUADS } from '../squads/squads.ts';
import type { Setup } from '../state.ts';
import type { VehicleFile } from '../units/vehicle-file.ts';
import { SUPPORT_VEHICLES } from '../vehicles/support.ts';
import { STOCK_VEHICLES } from '../vehicles/vehicles.ts';
import { crowdedSetup } from './crowd.ts';
import { COMBINED } from './vehicles.ts';

/** Options that hide something, or in which units fight alone: other arms are not proven with them yet. */
const WITHOUT = ['hidden-units', 'double-blind', 'concealed-information', 'dueling', 'jury-rigging'];

/** A vehicle, a platoon and a squad. */
const KINDS = 3;

/** Of a vehicle, a platoon and a squad by turns, through the whole stock. */
const OTHERS = onGroundAndAbove().flatMap((vehicle, index) => {
  const platoons = Object.values(STOCK_PLATOONS);
  const squads = Object.values(STOCK_SQUADS);
  return [vehicle, platoons[index % platoons.length], squads[index % squads.length]];
});

/** By turns something that flies and something that does not. */
function onGroundAndAbove(): readonly VehicleFile[] {
  const files = Object.values(STOCK_VEHICLES);
  const flying = files.filter(({ motion }) => motion === 'vtol');
  const driving = files.filter(({ motion }) => motion !== 'vtol');
  return driving.flatMap((file, index) => [flying[index % flying.length], file]);
}

/** Artillery and TAG where the options have both. */
const supportFor = ({ tag, artillery = 'none' }: OptionValues): readonly VehicleFile[] =>
  tag === true && artillery !== 'none' ? SUPPORT_VEHICLES : [];

/** The forces of a setup with every other unit a vehicle, a platoon or a squad of battle armour. */
export function withOtherArms(setup: Setup): Setup {
  // Small forces begin with what flies in one game, with what drives in another.
  const others = [...supportFor(setup.options), ...OTHERS];
  const first = KINDS * (Object.keys(setup.options).length % 2);
  return {
    ...setup,
    options: { ...setup.options, ...COMBINED },
    units: setup.units.map((unit, index) => {
      if (index % 2 === 0) return unit;
      const { shots: _shots, ...rest } = unit;
      return { ...rest, unit: others[(first + (index >> 1)) % others.length] };
    }),
  };
}

export const openOptions = (options: OptionValues = {}): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([id]) => !WITHOUT.includes(id)));

/** 'Mechs, vehicles and infantry on a few hexes, with the options of any other game. */
export const mixedCrowds = crowdsOf(classic, ({ options }) =>
  withOtherArms({ ...crowdedSetup(10, 9, 9), options: openOptions(options) }),
);

import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { STOCK_PIECES } from '../emplacements/pieces.ts';
import { classic } from '../game.ts';
import { STOCK_PLATOONS } from '../platoons/platoons.ts';
import { stock } from '../platoons/stock.ts';
import { squad } from '../squads/stock.ts';
import '../squads/suit-arms.ts';
import { STOCK_SQUADS } from '../squads/squads.ts';
import type { Setup } from '../state.ts';
import { OMNI_MECHS } from '../transport/stock.ts';
import type { UnitFile } from '../units/unit-file.ts';
import type { VehicleFile } from '../units/vehicle-file.ts';
import { BOMBERS } from '../vehicles/bombers.ts';
import { CARRIERS } from '../vehicles/carriers.ts';
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
  const files = [...CARRIERS, ...Object.values(STOCK_VEHICLES)];
  const flying = files.filter(({ motion }) => motion === 'vtol');
  const driving = files.filter(({ motion }) => motion !== 'vtol');
  return driving.flatMap((file, index) => [flying[index % flying.length], file]);
}

/** Artillery and TAG where the options have both, and bombs, divers and arms of suits where they have those. */
const supportFor = ({ tag, artillery = 'none', ...others }: OptionValues): readonly UnitFile[] => [
  ...(others['vtol-bombing'] === true ? BOMBERS : []),
  ...(others['submersible-infantry'] === true ? DIVERS : []),
  ...(others['battle-armor-arms'] === true ? SAPPERS : []),
  ...(tag === true && artillery !== 'none' ? SUPPORT_VEHICLES : []),
  ...(others['field-artillery'] === true && artillery !== 'none' ? STOCK_PIECES : []),
];

const DIVERS = [
  stock('Otters', 'foot', 'laser', { submersible: true }),
  squad('Moray', {
    armor: 9,
    ground: 2,
    jump: 2,
    weapons: [{ weapon: 'SRM 2', shots: 2 }, { weapon: 'Medium Laser' }],
    submersible: true,
    torpedoes: true,
  }),
];
const SAPPERS = [
  squad('Petard', {
    armor: 8,
    jump: 4,
    weapons: [{ weapon: 'Mine Launcher', shots: 1 }, { weapon: 'Vibroclaws' }],
  }),
  squad('Nettle', { armor: 7, jump: 4, weapons: [{ weapon: 'Firedrake Needler' }], antiMech: true }),
];

/** Of the 'Mechs every other one has handholds. */
const [OMNI] = OMNI_MECHS;

/** The squads of one platoon, where infantry comes in squads. */
const SQUAD = stock('Hedge Patrol', 'foot', 'rifle', { squad: true, antiMech: true });

/** In two games of three those begin aboard for whom there is room. */
function embarked(setup: Setup): Setup {
  if (Object.keys(setup.options).length % 3 === 0) return setup;
  const units = setup.units.slice();
  const held = new Map<number, number>();
  for (const [index, { unit, seat }] of setup.units.entries()) {
    if (!('troopers' in unit)) continue;
    const carrier = units.findIndex(
      (each, at) => each.seat === seat && (held.get(at) ?? 0) + unit.tons <= roomIn(each),
    );
    const outside = 'antiMech' in unit && unit.kind === 'battle-armor' && unit.antiMech === true;
    const omni = units.findIndex(
      (each, at) => outside && each.seat === seat && each.unit === OMNI && !held.has(at),
    );
    const aboard = carrier < 0 ? omni : carrier;
    if (aboard < 0) continue;
    held.set(aboard, (held.get(aboard) ?? 0) + unit.tons);
    units[index] = { ...units[index]!, begins: { aboard, ...(carrier < 0 && { outside: true }) } };
  }
  const walks = (side: number) => units.filter((unit) => unit.side === side && !unit.begins).length;
  return {
    ...setup,
    units,
    deployment: setup.deployment.map((step) => ({ ...step, count: walks(step.side) })),
  };
}

const roomIn = ({ unit }: Setup['units'][number]): number =>
  'troopSpace' in unit ? (unit.troopSpace ?? 0) - (unit.bombs ?? 0) : 0;

/** The forces of a setup with every other unit a vehicle, a platoon or a squad of battle armour. */
export function withOtherArms(setup: Setup): Setup {
  // Small forces begin with what flies in one game, with what drives in another.
  const others = [...supportFor(setup.options), ...OTHERS];
  const first = KINDS * (Object.keys(setup.options).length % 2);
  return embarked({
    ...setup,
    options: { ...setup.options, ...COMBINED, transport: true },
    units: setup.units.map((unit, index) => {
      if (index % 2 === 0) return index % 4 === 0 ? unit : { ...withoutShots(unit), unit: OMNI };
      const other = others[(first + (index >> 1)) % others.length];
      const isSquad = 'troopers' in other && setup.options['infantry-squads'] === true;
      const own = isSquad ? SQUAD : other;
      const drops = own.kind === 'infantry' && setup.options.paratroops === true;
      return { ...withoutShots(unit), unit: drops ? { ...own, paratroops: true as const } : own };
    }),
  });
}

const withoutShots = ({ shots: _, ...unit }: Setup['units'][number]) => unit;

export const openOptions = (options: OptionValues = {}): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([id]) => !WITHOUT.includes(id)));

/** 'Mechs, vehicles and infantry on a few hexes, with the options of any other game. */
export const mixedCrowds = crowdsOf(classic, ({ options }) =>
  withOtherArms({ ...crowdedSetup(10, 9, 9), options: openOptions(options) }),
);

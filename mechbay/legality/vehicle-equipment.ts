// Special equipment of vehicles: who may carry it, what it fills, and what it excludes (MT-SPV-01 to MT-SPV-18,
// MT-VCON-05 to MT-VCON-07, MT-DRONE-01).

import type { Item } from '../data/items.ts';
import { figureFor, quantitiesOf } from '../units/quantities.ts';
import type { Vehicle } from '../units/unit.ts';
import { sponsonWeapons } from '../weights/vehicle.ts';
import { type Finding, unless } from './finding.ts';
import { VEHICLE_WRONG as WRONG } from './text.ts';

export const equipmentFindings = (vehicle: Vehicle): Finding[] => [
  ...carrierFindings(vehicle),
  ...placeFindings(vehicle),
  ...jumpFindings(vehicle),
  ...droneFindings(vehicle),
];

const ON_TRACKS = ['tracked'];
const ON_WHEELS = ['wheeled'];
const ON_LAND = [...ON_TRACKS, ...ON_WHEELS];
const ON_GROUND = [...ON_LAND, 'hover'];
const NOT_FLYING = [...ON_GROUND, 'displacement', 'hydrofoil', 'submarine'];

interface Special {
  readonly id: RegExp;
  readonly rule: string;
  readonly motions: readonly string[];
  /** The items that fill it, one for each place. */
  readonly places: readonly string[];
}

const SPECIALS: readonly Special[] = [
  { id: /^any-bridgelayer/, rule: 'MT-SPV-01', motions: NOT_FLYING, places: ['the front', 'the top'] },
  { id: /^any-bulldozer$/, rule: 'MT-SPV-01', motions: ON_LAND, places: ['the front'] },
  { id: /^any-minesweeper-vehicle$/, rule: 'MT-SPV-01', motions: ON_GROUND, places: ['the front'] },
  { id: /^any-mash$/, rule: 'MT-SPV-01', motions: NOT_FLYING, places: ['the rear'] },
  { id: /^any-amphibious$/, rule: 'MT-SPV-01', motions: ON_LAND, places: ['the drive'] },
  { id: /^any-dune-buggy$/, rule: 'MT-SPV-01', motions: ON_WHEELS, places: ['the drive'] },
  { id: /^any-snowmobile$/, rule: 'MT-SPV-01', motions: ON_LAND, places: ['the drive'] },
  { id: /^any-mobile-hq$/, rule: 'MT-SPV-01', motions: [...NOT_FLYING, 'vtol'], places: ['the rear'] },
  { id: /^is-coolant-system$/, rule: 'MT-SPV-01', motions: [...NOT_FLYING, 'vtol'], places: ['the rear'] },
  { id: /^any-trailer-hitch$/, rule: 'MT-SPV-01', motions: ON_LAND, places: [] },
  { id: /^any-jet-booster$/, rule: 'MT-VCON-06', motions: ['vtol'], places: [] },
  { id: /^any-mast-mount$/, rule: 'MT-VCON-07', motions: ['vtol'], places: ['the mast'] },
  { id: /^is-supercharger$/, rule: 'MT-SYS-12', motions: ON_GROUND, places: [] },
];

const specialOf = ({ id }: Item): Special | undefined => SPECIALS.find((each) => each.id.test(id));

/** Parts of 'Mechs alone, with their rules. */
const OF_MECHS: Readonly<Record<string, string>> = {
  'is-case-ii': 'MT-SYS-01',
  'clan-case-ii': 'MT-SYS-01',
  'is-coolant-pod': 'MT-SYS-02',
  'is-masc': 'MT-MCON-10',
  'clan-masc': 'MT-MCON-10',
  'is-tsm': 'MT-MCON-11',
  'is-null-signature-system': 'MT-ELEC-11',
  'any-jump-pack': 'MT-SYS-07',
  'is-command-console': 'MT-COCKPIT-02',
  'is-hatchet': 'MT-MCON-14',
  'is-sword': 'MT-MCON-14',
  'any-combine': 'MT-MCON-04',
};

function carrierFindings({ mounts, motion }: Vehicle): Finding[] {
  const items = new Set(mounts.map(({ item }) => item));
  return [...items].flatMap((item) => {
    const own = OF_MECHS[item.id];
    if (own !== undefined) return [{ rule: own, message: WRONG.onlyMechs(item.name) }];
    const special = specialOf(item);
    if (special === undefined) return [];
    return unless(special.motions.includes(motion.id), special.rule, () =>
      WRONG.motion(item.name, motion.id, special.motions),
    );
  });
}

/** MT-SPV-01, MT-SPV-03: a place holds one such thing; a folded bridge lies where a turret would stand. */
function placeFindings(vehicle: Vehicle): Finding[] {
  const { mounts, hasTurret } = vehicle;
  const specials = mounts.flatMap(({ item }) => {
    const special = specialOf(item);
    return special === undefined ? [] : [{ item, special }];
  });
  const places = [...new Set(specials.flatMap(({ special }) => special.places))];
  const doubled = places.flatMap((place) => {
    const here = specials.filter(({ special }) => special.places.includes(place));
    const { rule } = here[0]!.special;
    return unless(here.length === 1, rule, () =>
      WRONG.place(
        place,
        here.map(({ item }) => item.name),
      ),
    );
  });
  const bridge = specials.find(({ item }) => item.id.startsWith('any-bridgelayer'));
  return [
    ...doubled,
    ...unless(!hasTurret || bridge === undefined, 'MT-SPV-03', () => WRONG.underBridge(bridge!.item.name)),
  ];
}

/** MT-SPV-18, MT-VCON-05 */
function jumpFindings(vehicle: Vehicle): Finding[] {
  const { jump, cruise, motion } = vehicle;
  if (jump === 0) return [];
  const hasDrive = vehicle.mounts.some(({ item }) =>
    /^any-(amphibious|dune-buggy|snowmobile)$/.test(item.id),
  );
  return [
    ...unless(jump <= cruise, 'MT-SPV-18', () => WRONG.jump(jump, cruise)),
    ...unless(ON_GROUND.includes(motion.id), 'MT-SPV-18', () =>
      WRONG.motion('Vehicle jump jets', motion.id, ON_GROUND),
    ),
    ...unless(sponsonWeapons(vehicle).length === 0, 'MT-VCON-05', () => WRONG.jumpingSponsons),
    ...unless(!hasDrive, 'MT-SPV-01', () => WRONG.place('the drive', ['jump jets', 'gear of its drive'])),
  ];
}

const LEAST = { carrier: 2, perDrone: 0.5, sensors: 0.5 };

/** MT-DRONE-01 */
function droneFindings({ mounts, tons }: Vehicle): Finding[] {
  const find = (id: string) => mounts.find(({ item }) => item.id === id);
  const [carrier, remote, sensors] = ['is-drone-carrier', 'is-drone-remote', 'is-drone-sensors'].map(find);
  const sensorTons = sensors?.size ?? 0;
  const carrierTons = carrier?.size ?? 0;
  const remoteTons =
    remote?.item.kind === 'equipment' ? figureFor(remote.item.tons, quantitiesOf({ tons })) : 0;
  const isCarrying = carrierTons >= LEAST.carrier + LEAST.perDrone && Number.isInteger(carrierTons * 2);
  return [
    ...unless(!remote || sensorTons >= LEAST.sensors, 'MT-DRONE-01', () => WRONG.blindDrone(remoteTons)),
    ...unless(!sensors || remote !== undefined, 'MT-DRONE-01', () => WRONG.deafDrone),
    ...unless(!carrier || isCarrying, 'MT-DRONE-01', () => WRONG.droneCarrier(carrierTons)),
  ];
}

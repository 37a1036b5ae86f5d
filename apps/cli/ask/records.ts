// 'Mechs by name from a file with one JSON object a line: their record sheets without the slots. So their equipment can
// be fired, but not hit.

import { ADVANCED_WEAPONS } from '@ironfield/classic/data/advanced-weapons.ts';
import { weaponNamed } from '@ironfield/classic/data/arsenal.ts';
import {
  CLAN,
  type CloseAttack,
  rackDamage,
  ranges,
  type WeaponType,
} from '@ironfield/classic/data/equipment.ts';
import type { Bin, Slots } from '@ironfield/classic/design.ts';
import type { BattleArmorDesign } from '@ironfield/classic/kinds/battle-armor/design.ts';
import { closeAttack, smallArms, speedOf } from '@ironfield/classic/kinds/infantry/data/platoons.ts';
import type { InfantryDesign } from '@ironfield/classic/kinds/infantry/design.ts';
import { mech } from '@ironfield/classic/kinds/mech/mech.ts';
import type { VehicleDesign } from '@ironfield/classic/kinds/vehicle/design.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import type { Covering } from '@ironfield/classic/units/battle-armor-file.ts';
import {
  armorOf,
  assemble,
  type Component,
  type MechDesign,
  type Mounted,
  numbered,
  slotEntry,
} from '@ironfield/classic/units/design.ts';
import { type ArmBuild, bareSlots } from '@ironfield/classic/units/frame.ts';
import { type Arms, INFANTRY_MOTIONS, PLATOON_TONS } from '@ironfield/classic/units/infantry-file.ts';
import {
  LOCATION_CODES,
  LOCATIONS,
  Location,
  type LocationCode,
} from '@ironfield/classic/units/locations.ts';
import { codesOf, MOTIONS, type VehicleCode, VTOL_CODES } from '@ironfield/classic/units/vehicle-file.ts';
import { named } from '@ironfield/mechbay/unit-files/names.ts';
import { z } from 'zod';
import { BadLine } from './bad-line.ts';
import type { Combatant } from './tabletop.ts';

const name = z.string().min(1).max(100);
const points = z.int().min(-1).max(1000);
const flag = z.literal([0, 1]);
/** The rest of a list is ignored. */
const weapon = z.tuple([name, name, flag]).rest(z.unknown());
const ammo = z.tuple([name, name, z.int().min(0).max(1000)]).rest(z.unknown());
const misc = z.tuple([name]).rest(z.unknown());

const recordSchema = z.object({
  unit: name,
  kind: z.literal('mech'),
  motion: z.enum(['biped', 'quad']),
  tons: z.int().min(10).max(200),
  clan: flag,
  walk: z.int().min(0).max(40),
  heatSinks: z.int().min(0).max(100),
  armor: z.record(name, points),
  structure: z.record(name, points),
  missingActuators: z.array(name).max(20).default([]),
  jumpJets: z.record(name, z.int().min(0).max(20)).default({}),
  weapons: z.array(weapon).max(60),
  ammo: z.array(ammo).max(60).default([]),
  misc: z.array(misc).max(200).default([]),
});
type MechRecord = z.infer<typeof recordSchema>;

/** The legs of a four-legged 'Mech: where a two-legged one has its arms are the front legs. */
const LEGS_OF_QUADS: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };

const LOCATIONS_BY_CODE: ReadonlyMap<string, Location> = new Map([
  ['Men', 0],
  ['Squad', 0],
  ['Point', 0],
  ...[1, 2, 3, 4, 5, 6].map((trooper): [string, Location] => [`Trooper ${trooper}`, 0]),
  ...LOCATIONS.map((at): [string, Location] => [LOCATION_CODES[at], at]),
  ...VTOL_CODES.map((code, part): [string, Location] => [code, part as Location]),
  ...Object.entries(LEGS_OF_QUADS).map(([code, ours]): [string, Location] => [code, Location[ours]]),
]);

export function locationNamed(code: string): Location {
  const found = LOCATIONS_BY_CODE.get(code);
  if (found === undefined) throw new BadLine(`there is no location ${code}`);
  return found;
}

/** Weapons that have another name in such files. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Particle Cannon': 'PPC',
  'Vehicle Flamer': 'Flamer (Vehicle)',
  iNarc: 'Improved Narc',
  'IS TAG': 'TAG',
  'Clan TAG': 'TAG',
  'C3 Master with TAG': 'TAG',
};

/** A weapon by its name in such a file; Clan units carry Clan weapons where there are any. */
export function recordedWeapon(written: string, isClan: boolean): WeaponType | undefined {
  const ours = Object.hasOwn(OTHER_NAMES, written)
    ? OTHER_NAMES[written]
    : written
        .replace(/ \(OS\)$/, '')
        .replace(/^Auto Cannon\//, 'AC/')
        .replace(/^RL /, 'Rocket Launcher ');
  const advanced = (wanted: string) => ADVANCED_WEAPONS.find((weapon) => weapon.name === wanted);
  return (isClan ? advanced(`${CLAN}${ours}`) : undefined) ?? weaponNamed(ours) ?? advanced(ours);
}

/** MT-BASE-03: by the name of a probe how far it reaches. */
const PROBES: Readonly<Record<string, number>> = {
  'Beagle Active Probe': 4,
  'Clan Active Probe': 5,
  'Light Active Probe': 3,
  'Bloodhound Active Probe': 8,
};
const CLUSTERS = -1;

/** The lines of a file by the name of the unit; each is looked at when it is asked for. */
export function readRecords(text: string): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      throw new BadLine(`line ${index + 1} of the units is not JSON`);
    }
    const unit = (json as { unit?: unknown } | null)?.unit;
    if (typeof unit === 'string') found.set(unit, json);
  }
  return found;
}

/** MT-PRE-10 */
const vehicleSchema = z.object({
  unit: name,
  kind: z.enum(['vehicle', 'vtol']),
  motion: z.enum(MOTIONS),
  tons: z.coerce.number().min(1).max(200),
  clan: flag,
  walk: z.int().min(0).max(40),
  heatSinks: z.int().min(0).max(100).default(0),
  armor: z.record(name, points),
  structure: z.record(name, points),
  weapons: z.array(weapon).max(60),
  ammo: z.array(ammo).max(60).default([]),
  misc: z.array(misc).max(200).default([]),
});

/** MT-PRE-13 */
const infantrySchema = z.object({
  unit: name,
  kind: z.literal('infantry'),
  motion: z.enum(INFANTRY_MOTIONS),
  troopers: z.int().min(1).max(28),
  antiMech: flag.default(0),
  weapons: z.array(weapon).max(60),
});

const ARMS_BY_NAME: Readonly<Record<string, Arms>> = {
  'Infantry Rifle': 'rifle',
  'Infantry MG': 'machine-gun',
  'Infantry Flamer': 'flamer',
  'Infantry Laser': 'laser',
  'Infantry SRM': 'srm',
};

/** Its small arms under their name there; field guns and what else it has are not built yet. */
function recordedPlatoon(json: unknown): Combatant {
  const { unit, motion, troopers, antiMech, weapons } = readAs(infantrySchema, json);
  const [arms] = weapons.flatMap(([written]) => ARMS_BY_NAME[written] ?? []);
  const isHeavy = weapons.some(([written]) => /Laser|SRM/.test(written));
  const mounts = weapons.flatMap(([written, , rear]) => {
    const own = ARMS_BY_NAME[written];
    if (!own) return [];
    const type: WeaponType = { ...smallArms(own, troopers), name: written };
    return [{ type, location: 0, rear: rear === 1, parts: [slotless(0)], bins: [], label: written }];
  });
  const design: InfantryDesign = {
    name: unit,
    tons: PLATOON_TONS[motion],
    motion,
    arms: arms ?? 'rifle',
    ...speedOf(motion, isHeavy ? 'srm' : 'rifle'),
    antiMech: antiMech === 1,
    heatSinks: 0,
    armor: [0],
    structure: [troopers],
    weapons: mounts,
    bins: [],
  };
  return { kind: kindOf({ kind: 'infantry', motion }), design };
}

/** MT-PRE-14 */
const squadSchema = z.object({
  unit: name,
  kind: z.literal('battlearmor'),
  clan: flag,
  walk: z.int().min(0).max(9),
  run: z.int().min(0).max(9),
  jump: z.int().min(0).max(9),
  troopers: z.int().min(1).max(6),
  armor: z.record(name, points),
  weapons: z.array(weapon).max(60),
  misc: z.array(misc).max(200).default([]),
});

const COVERINGS_BY_NAME: Readonly<Record<string, Covering>> = {
  'Prototype Stealth': 'basic-stealth',
  'Basic Stealth': 'basic-stealth',
  'Standard Stealth': 'standard-stealth',
  'Improved Stealth': 'improved-stealth',
  'Mimetic Armor': 'mimetic',
  'Simple Camo': 'camouflage',
};

const CLOSE_ATTACKS: Readonly<Record<string, CloseAttack>> = { 'Leg Attack': 'leg', 'Swarm Mek': 'swarm' };

/** MT-WPN-63 */
const TO_HIT: readonly (readonly [RegExp, number])[] = [
  [/Pulse/, -2],
  [/MRM|LAW|Bearhunter|^Heavy .*Laser/, 1],
];

/** Such a weapon by its name in such a file; bins do not matter. */
function suitWeapon(written: string, isClan: boolean, troopers: number): WeaponType | null {
  const close = CLOSE_ATTACKS[written];
  if (close) return { ...closeAttack(close, 1), name: written };
  const arms = written === 'Infantry Inferno SRM' ? 'srm' : ARMS_BY_NAME[written];
  if (arms) return { ...smallArms(arms, troopers), name: written };
  const item = named(written, { kind: 'battleArmor', techBase: isClan ? 'Clan' : 'IS' })?.item;
  if (item?.kind !== 'weapon') return null;
  const { min, short, medium, long } = item;
  const toHit = TO_HIT.find(([pattern]) => pattern.test(written))?.[1] ?? 0;
  const reach = ranges(min, short ?? 0, medium ?? 0, long ?? 0);
  return { ...smallArms('rifle', 1), name: written, ...reach, toHit, sameHex: 0 };
}

/** Only those without jets have more than one way on the ground; the faster one is theirs. */
function recordedSquad(json: unknown): Combatant {
  const record = readAs(squadSchema, json);
  const { unit, clan, troopers, walk, run, jump, armor, misc: carried } = record;
  const types = record.weapons.flatMap(([written]) => suitWeapon(written, clan === 1, troopers) ?? []);
  const points = Math.max(0, armor['Trooper 1'] ?? 0);
  const design: BattleArmorDesign = {
    name: unit,
    tons: troopers,
    ground: Math.max(walk, run),
    jump,
    antiMech: types.some((type) => type.closeAttack),
    coverings: carried.flatMap(([item]) => COVERINGS_BY_NAME[item] ?? []),
    claws: 0,
    carried: types,
    heatSinks: 0,
    armor: Array(troopers).fill(points),
    structure: Array(troopers).fill(1),
    weapons: types.map((type) => ({
      type,
      location: 0,
      rear: false,
      parts: [slotless(0)],
      bins: [],
      label: type.name,
    })),
    bins: [],
  };
  return { kind: kindOf({ kind: 'battle-armor' }), design };
}

/** A unit of any kind that is played. */
export function recordedUnit(json: unknown): Combatant {
  const { kind } = json as { kind?: unknown };
  if (kind === 'infantry') return recordedPlatoon(json);
  if (kind === 'battlearmor') return recordedSquad(json);
  if (kind !== 'vehicle' && kind !== 'vtol') return { kind: mech, design: recordedMech(json) };
  const record = readAs(vehicleSchema, json);
  const { motion, walk, tons, heatSinks, armor, structure, clan, weapons } = record;
  const bins = binsOf(record, () => null);
  const codes = codesOf(motion);
  const mounts = numbered(
    weapons.flatMap(([written, code, rear]) => {
      const type = recordedWeapon(written, clan === 1);
      if (!type || code === 'BD') return [];
      const location = codes.indexOf(code as VehicleCode);
      const isOneShot = written.endsWith('(OS)') || type.shots === 1;
      if (isOneShot) bins.push({ type, part: null, shots: 1, rack: 0 });
      const drawn = bins.flatMap((bin, index) => (bin.type === type ? [index] : []));
      const own = isOneShot ? [bins.length - 1] : drawn;
      const parts = [slotless(location)];
      return [{ type, location, rear: rear === 1, parts, bins: own, label: `${type.name} ${code}` }];
    }),
  );
  const at = (by: Readonly<Record<string, number>>) => codes.map((code) => Math.max(0, by[code] ?? 0));
  const names = record.misc.map(([item]) => item);
  const design: VehicleDesign = {
    name: record.unit,
    tons,
    motion,
    cruise: walk,
    hasTurret: (structure.TU ?? -1) > 0,
    heatSinks,
    armor: at(armor),
    structure: at(structure),
    weapons: mounts,
    bins,
    ...equipmentOf(names),
  };
  return { kind: kindOf({ kind: 'vehicle', motion }), design };
}

function readAs<T>(schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BadLine(
    `the record of ${(json as { unit: string }).unit}: ${issue!.path.join('.')}: ${issue!.message}`,
  );
}

const equipmentOf = (names: readonly string[]) => ({
  probe: Math.max(0, ...names.map((item) => (Object.hasOwn(PROBES, item) ? PROBES[item]! : 0))),
  hasTargetingComputer: names.includes('Targeting Computer'),
});

function recordedMech(json: unknown): MechDesign {
  const read = recordSchema.safeParse(json);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    throw new BadLine(`the record of ${(json as { unit: string }).unit}: ${path.join('.')}: ${message}`);
  }
  const record = read.data;
  const components = componentsOf(record);
  const design = assemble({
    name: record.unit,
    frame: record.motion,
    tons: record.tons,
    walk: record.walk,
    armor: armorOf(armorIn(record)),
    structure: LOCATIONS.map((at) => pointsAt(record.structure, LOCATION_CODES[at])),
    heatSinks: record.heatSinks,
    components,
    weapons: weaponsOf(record),
    ammo: binsOf(record),
    hatchets: [],
  });
  const names = record.misc.map(([item]) => item);
  return { ...design, ...equipmentOf(names), hasMasc: names.includes('MASC') };
}

const pointsAt = (by: Readonly<Record<string, number>>, code: LocationCode): number => {
  const theirs = Object.keys(LEGS_OF_QUADS).find((leg) => LEGS_OF_QUADS[leg] === code && leg in by);
  return Math.max(0, by[theirs ?? code] ?? 0);
};

function armorIn({ armor }: MechRecord): Parameters<typeof armorOf>[0] {
  const at = (code: LocationCode) => pointsAt(armor, code);
  const torso = (code: 'CT' | 'LT' | 'RT'): [number, number] => [at(code), armor[`${code}R`] ?? 0];
  return {
    HD: at('HD'),
    CT: torso('CT'),
    LT: torso('LT'),
    RT: torso('RT'),
    LA: at('LA'),
    RA: at('RA'),
    LL: at('LL'),
    RL: at('RL'),
  };
}

/** The frame and the jump jets, in the next free slots. */
function componentsOf(record: MechRecord): readonly (readonly (Component | null)[])[] {
  const builtWith = (arm: 'LA' | 'RA'): ArmBuild => {
    const lacks = (actuator: string) => record.missingActuators.includes(`${arm}:${actuator}`);
    return lacks('lowerArm') ? 'no lower arm' : lacks('hand') ? 'no hand' : 'complete';
  };
  const slots = bareSlots({ LA: builtWith('LA'), RA: builtWith('RA') }, record.motion);
  for (const [code, jets] of Object.entries(record.jumpJets)) {
    const place = slots[LOCATION_CODES[locationNamed(code)]];
    for (let jet = 0; jet < jets; jet++) {
      const free = place.indexOf(null);
      if (free < 0) throw new BadLine(`${record.unit}: no room for ${jets} jump jets in ${code}`);
      place[free] = 'Jump Jet';
    }
  }
  return LOCATIONS.map((at) =>
    slots[LOCATION_CODES[at]].map((item) =>
      item === null ? null : { kind: slotEntry(item, record.tons)!.kind, name: item, index: -1 },
    ),
  );
}

const slotless = (location: number): Slots => ({ location, mask: 0 });

/** MT-PRE-11: a four-legged 'Mech has front legs for arms. */
const legBehind = (location: Location): Location =>
  location === Location.LA ? Location.LL : location === Location.RA ? Location.RL : location;

function weaponsOf({ clan, motion, weapons }: MechRecord): Mounted[] {
  return weapons.flatMap(([written, code, rear]) => {
    const type = recordedWeapon(written, clan === 1);
    const location = locationNamed(code);
    if (!type) return [];
    return {
      type,
      // Weapons in a front leg fire where those of the other legs do.
      location: motion === 'quad' ? legBehind(location) : location,
      rear: rear === 1,
      // A rocket launcher has only the rockets it is loaded with.
      oneShot: written.endsWith('(OS)') || type.shots === 1,
      parts: [slotless(location)],
      label: `${type.name}${rear === 1 ? ' (R)' : ''} ${LOCATION_CODES[location]}`,
    };
  });
}

/** Bins of weapons that we know; "Artemis-capable LRM 10 Ammo" is as good as any other. */
function binsOf(
  { clan, ammo }: Pick<MechRecord, 'clan' | 'ammo'>,
  partOf = (code: string): Slots | null => slotless(locationNamed(code)),
): Bin[] {
  return ammo.flatMap(([written, code, shots]): Bin[] => {
    const isCluster = written.includes(' Cluster ');
    const plain = written
      .replace(/\(Clan\) |(Artemis|Narc)-capable |Half |HE |ER (?=Ammo)/g, '')
      .replace(/ Cluster Ammo$/, ' AC')
      .replace(/ Ammo$/, '')
      .replace(/ Pods$/, '')
      .replace(/^(Light |Heavy )?Gauss$/, '$1Gauss Rifle');
    const type = recordedWeapon(plain, clan === 1);
    // A one-shot launcher's ammunition is stored nowhere else.
    if (!type || type.shots <= 1 || code === '-') return [];
    const part = partOf(code);
    const rack = rackDamage(type);
    return [{ type, part, shots, rack, ...(isCluster ? { toHit: CLUSTERS } : {}) }];
  });
}

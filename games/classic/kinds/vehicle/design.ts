import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { FittingId } from '../../data/fittings.ts';
import type { Gear } from '../../data/gear.ts';
import type { Plating } from '../../data/plating.ts';
import type { Bin, Design, Fitting, Part, WeaponMount } from '../../design.ts';
import { mostBombs } from '../../rules/unit/bombs.ts';

import { binOf, caselessProblems, numbered, slotEntry, withFittings } from '../../units/design.ts';
import { pairProblems } from '../../units/exclusions.ts';
import { platingGear } from '../../units/plating.ts';

import {
  codesOf,
  MOTIONS,
  type Motion,
  planOf,
  type RunningGear,
  runningGearOf,
  type VehicleCode,
  type VehicleFile,
} from '../../units/vehicle-file.ts';

/** The figures that only a vehicle has. */
export interface VehicleDesign extends Design {
  readonly motion: Motion;
  readonly cruise: number;
  readonly hasTurret: boolean;
  readonly runsOn?: RunningGear;
  /** MT-BASE-14: tons of goods on its outside. */
  readonly load?: number;
  /** MT-PRE-29, MT-VCOM-08: its fuel explodes where it crashes, or where its tank is hit. */
  readonly burnsFuel?: true;
}

export const vehicleDesign = ({ designs }: Battlefield, unit: number): VehicleDesign =>
  designs[unit] as VehicleDesign;

const MOST_TONS = 100;

/** MT-VCON-01 */
const MOST_OF_TANKS = 200;
/** MT-PRE-30: of ships with four sides. */
const MOST_OF_SHIPS = 300;

function tooHeavy({ tons, motion, armor }: VehicleFile): string[] {
  if (tons <= MOST_TONS) return [];
  const isLarge = planOf(armor) === 'six sides';
  if (motion === 'displacement' && (isLarge || tons <= MOST_OF_SHIPS)) return [];
  if (motion === 'tracked' && isLarge && tons <= MOST_OF_TANKS) return [];
  return [`${tons} tons: only a ship or a super-heavy tank may be heavier than ${MOST_TONS} (MT-VCON-01)`];
}

function sidesAmiss({ tons, motion, armor }: VehicleFile): string[] {
  if (planOf(armor) !== 'six sides') return [];
  const isLarge = tons > MOST_TONS && (motion === 'tracked' || motion === 'displacement');
  if (isLarge && armor.RB !== undefined && armor.LB !== undefined) return [];
  return [`RB, LB: tanks and ships of more than ${MOST_TONS} tons have two sides more (MT-VCOM-04)`];
}

const RUNS_ON: Readonly<Record<RunningGear, readonly Motion[]>> = {
  usual: MOTIONS,
  'dune buggy': ['wheeled'],
  snowmobile: ['wheeled', 'tracked'],
  amphibious: ['wheeled', 'tracked'],
};

/** MT-SPV-01, MT-BASE-14 */
function gearAmiss({ tons, motion, items, armor, load = 0 }: VehicleFile): string[] {
  const gear = runningGearOf(items);
  const fits = RUNS_ON[gear].includes(motion) && (gear === 'usual' || planOf(armor) !== 'six sides');
  const count = (name: string) => (items.BD ?? []).filter((item) => item === name).length;
  const isOnLand = motion === 'tracked' || motion === 'wheeled';
  const sweepers = count('Minesweeper (vehicle)');
  const blades = count('Bulldozer Blade');
  const bridges = (items.BD ?? []).filter((item) => item.startsWith('Bridgelayer')).length;
  const mayBridge = motion !== 'vtol' && armor.TU === undefined && sweepers + blades === 0;
  return [
    ...(sweepers <= (isOnLand || motion === 'hover' ? 1 : 0)
      ? []
      : ['one minesweeper, in front of a vehicle on the ground (MT-SPV-06)']),
    ...(blades <= (isOnLand && sweepers === 0 ? 1 : 0)
      ? []
      : ['one bulldozer blade, alone in front of a vehicle on tracks or wheels (MT-SPV-05)']),
    ...(motion === 'vtol' && count('MASH Unit') > 0 ? ['no VTOL carries a field hospital (MT-SPV-01)'] : []),
    ...(bridges <= (mayBridge ? 1 : 0)
      ? []
      : ['one bridge, on what does not fly and has no turret, and nothing else in front (MT-SPV-03)']),
    ...(fits ? [] : [`${motion}: no vehicle that moves so is a ${gear} one (MT-SPV-01)`]),
    ...(load > tons ? [`${load} tons on its outside: it weighs less itself (MT-BASE-14)`] : []),
  ];
}

/** MT-PRE-10: structure points of each part. */
const structureOf = (tons: number): number => Math.ceil(tons / 10);

/** The design of a vehicle file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

interface Fitted {
  readonly weapons: Omit<WeaponMount, 'bins'>[];
  readonly bins: Bin[];
  /** Bins of one-shot launchers, by weapon. */
  readonly own: Map<number, number>;
  readonly fittings: Fitting[];
  readonly problems: string[];
}

function compile(file: VehicleFile): Result<VehicleDesign, readonly string[]> {
  const { tons, motion, cruise, armor, heatSinks } = file;
  const hasTurret = armor.TU !== undefined;
  const fitted: Fitted = { weapons: [], bins: [], own: new Map(), fittings: [], problems: [] };
  const codes = codesOf(motion, planOf(armor));
  for (const [part, code] of codes.entries())
    for (const item of itemsIn(file, code)) fit(fitted, item, part, file);
  for (const item of file.items.BD ?? []) fit(fitted, item, null, file);
  const { weapons, bins, own, fittings, problems } = fitted;
  problems.push(...caselessProblems(bins), ...pairProblems(fittings), ...droneProblems(fittings));
  if (!hasTurret && (file.items.TU?.length ?? 0) > 0) problems.push('TU: a turret needs armour');
  if (armor.FT === undefined && (file.items.FT?.length ?? 0) > 0) problems.push('FT: a turret needs armour');
  if (armor.FT !== undefined && (!hasTurret || motion === 'vtol'))
    problems.push('FT: only a vehicle with another turret has one in front, and no VTOL (MT-VCON-04)');
  if (armor.RO !== undefined && motion !== 'vtol') problems.push('RO: only a VTOL has a rotor');
  if (armor.RO === undefined && motion === 'vtol') problems.push('RO: a VTOL has armour on its rotor');
  problems.push(...tooHeavy(file), ...sidesAmiss(file), ...gearAmiss(file));
  if (file.bombs !== undefined && (motion !== 'vtol' || file.bombs > mostBombs(tons)))
    problems.push(
      `${file.bombs} bombs: a VTOL carries a fifth of its tons, and nothing else does (MT-VTOL-05)`,
    );
  if (problems.length > 0) return refused(problems);
  const points = structureOf(tons);
  const plating = platesOf(file);
  return accepted({
    name: `${file.name} ${file.model}`.trim(),
    tons,
    motion,
    cruise,
    hasTurret,
    runsOn: runningGearOf(file.items),
    ...(file.load !== undefined && { load: file.load }),
    heatSinks,
    ...(file.troopSpace !== undefined && { troopSpace: file.troopSpace }),
    ...(file.bombs !== undefined && { bombs: file.bombs }),
    ...(file.engine === 'combustion' && { burnsFuel: true }),
    armor: codes.map((code) => armor[code] ?? 0),
    ...(plating && { plating }),
    structure: codes.map((code) => (armor[code] === undefined ? 0 : points)),
    weapons: numbered(
      weapons.map((weapon, index) => ({ ...weapon, bins: binsOf(weapon, own.get(index), bins, own) })),
    ),
    bins,
    ...withFittings(fittings),
  });
}

/** MT-ARMOR-09: by part; undefined for what takes all hits alike. */
function platesOf({ plating, motion, armor }: VehicleFile): readonly Plating[] | undefined {
  if (plating === undefined) return undefined;
  const plates = codesOf(motion, planOf(armor)).map((code) =>
    typeof plating === 'string' ? plating : (plating[code] ?? 'standard'),
  );
  return plates.every((plate) => plate === 'standard') ? undefined : plates;
}

export const vehiclePlatingGear = (file: VehicleFile): readonly Gear[] =>
  platingGear(platesOf(file) ?? [], typeof file.plating === 'object');

/** Nothing is mounted on a rotor. */
const itemsIn = ({ items }: VehicleFile, code: VehicleCode): readonly string[] =>
  code === 'RO' || code === 'RB' || code === 'LB' ? [] : (items[code] ?? []);

function binsOf(
  { type }: Omit<WeaponMount, 'bins'>,
  ownBin: number | undefined,
  bins: readonly Bin[],
  own: ReadonlyMap<number, number>,
): readonly number[] {
  if (ownBin !== undefined) return [ownBin];
  const taken = new Set(own.values());
  return bins.flatMap((bin, index) => (bin.type === type && !taken.has(index) ? [index] : []));
}

/** Weapons have a slot each in their part, so that each can be hit by itself; ammunition lies in the body. */
function fit(
  { weapons, bins, own, fittings, problems }: Fitted,
  item: string,
  part: Part | null,
  file: VehicleFile,
): void {
  const at = part === null ? 'BD' : codesOf(file.motion, planOf(file.armor))[part];
  const entry = slotEntry(item, file.tons);
  if (entry?.kind === 'ammo') bins.push(binOf(entry, null));
  else if (entry?.fitting && !entry.fitting.isForMechs) {
    fittings.push({ type: entry.fitting, parts: part === null ? [] : [{ location: part, mask: 0 }] });
  } else if (entry?.kind !== 'weapon' || entry.rear)
    problems.push(`"${item}" in ${at}: no vehicle carries that`);
  else if (part === null) problems.push(`"${item}" in BD: weapons are mounted on a side or in the turret`);
  else {
    const index = weapons.filter(({ location }) => location === part).length;
    if (entry.oneShot) {
      own.set(weapons.length, bins.length);
      bins.push({ type: entry.weapon!, part: null, shots: 1, rack: 0 });
    }
    weapons.push({
      type: entry.weapon!,
      location: part,
      rear: false,
      parts: [{ location: part, mask: 1 << index }],
      label: `${item} ${at}`,
    });
  }
}

/** MT-DRONE-01 */
function droneProblems(fittings: readonly Fitting[]): readonly string[] {
  const has = (id: FittingId) => fittings.some(({ type }) => type.id === id);
  return has('drone-remote') === has('drone-sensors')
    ? []
    : ['a drone has remote gear and sensors (MT-DRONE-01)'];
}

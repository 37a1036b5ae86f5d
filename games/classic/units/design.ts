import { groupedBy } from '@ironfield/kernel/grouping.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { ammunitionNamed, gearOf, type Load, type Munition, weaponNamed } from '../data/arsenal.ts';
import { CLAN, isDirectFire, rackDamage, type WeaponType } from '../data/equipment.ts';
import { CLAN_CASE, type FittingType, fittingNamed } from '../data/fittings.ts';
import type { Gear } from '../data/gear.ts';
import { STRUCTURE } from '../data/structure.ts';
import type { Bin, Design, Fitting, Slots, WeaponMount } from '../design.ts';
import { exclusions } from './exclusions.ts';
import { armorFacing, isLeg, LOCATION_CODES, LOCATIONS, Location, SLOTS } from './locations.ts';
import { isArmor, platesOf, platingProblems } from './plating.ts';
import { itemsOf, partsOf, slotsByName } from './slot-items.ts';
import type { MechFile } from './unit-file.ts';

/** Everything but weapons and ammunition that can stand in a slot, by its name in the unit file. */
const FIXED = {
  'Life Support': 'life-support',
  Sensors: 'sensors',
  Cockpit: 'cockpit',
  Engine: 'engine',
  Gyro: 'gyro',
  Shoulder: 'shoulder',
  'Upper Arm Actuator': 'upper-arm',
  'Lower Arm Actuator': 'lower-arm',
  'Hand Actuator': 'hand',
  Hip: 'hip',
  'Upper Leg Actuator': 'upper-leg',
  'Lower Leg Actuator': 'lower-leg',
  'Foot Actuator': 'foot',
  'Heat Sink': 'heat-sink',
  'Jump Jet': 'jump-jet',
  Hatchet: 'hatchet',
} as const;

export type ComponentKind = (typeof FIXED)[keyof typeof FIXED] | 'weapon' | 'ammo' | 'fitting' | 'material';

/** The contents of a slot; all slots of one item share one component. */
export interface Component {
  readonly kind: ComponentKind;
  readonly name: string;
  /** The number of the weapon, or of the bin; -1 for everything else. */
  readonly index: number;
}

/** The figures that only a 'Mech has. */
export interface MechDesign extends Design {
  readonly frame: MechFile['frame'];
  readonly walk: number;
  /** MT-BASE-11 */
  readonly hasMasc?: boolean;
  /** By location: what each slot holds, and the slots that hold anything that critical hits find. */
  readonly components: readonly (readonly (Component | null)[])[];
  readonly filled: readonly number[];
  /** By location: the slots with components of a kind. */
  readonly masks: Readonly<Record<ComponentKind, readonly number[]>>;
  readonly jumpJets: number;
  /** Heat sinks without a slot: inside the engine, hence safe from critical hits (CBT-CON-13). */
  readonly engineSinks: number;
  /** Arms with a hatchet. */
  readonly hatchets: readonly Slots[];
}

const KINDS: readonly ComponentKind[] = [...Object.values(FIXED), 'weapon', 'ammo', 'fitting', 'material'];

/** The design of a unit file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

/** CBT-CON-20: an AC/20 may lie across two locations; beyond the introductory rules so may others of that size. */
const SPLITTABLE = /^(ac20|(clan_)?(lb_20_x_ac|ultra_ac_20)|heavy_gauss_rifle|arrow_iv|sniper|thumper)$/;

export const isSplittable = ({ weapon }: Entry): boolean => weapon !== null && SPLITTABLE.test(weapon.id);

/** A name in a slot, taken apart. */
export interface Entry {
  readonly kind: ComponentKind;
  readonly weapon: WeaponType | null;
  readonly rear: boolean;
  readonly oneShot: boolean;
  readonly half: boolean;
  /** The kind of ammunition, where it is not the usual. */
  readonly load?: Load;
  readonly munition?: Munition;
  /** Slots that one item of it fills. */
  readonly size: number;
  readonly fitting?: FittingType;
}

export function slotEntry(name: string, tons: number): Entry | null {
  const [, base = '', flags = ''] = /^(.*?)((?: \((?:R|OS|half)\))*)$/.exec(name) ?? [];
  const rest = {
    rear: flags.includes('(R)'),
    oneShot: flags.includes('(OS)'),
    half: flags.includes('(half)'),
  };
  if (Object.hasOwn(FIXED, base)) {
    const kind = FIXED[base as keyof typeof FIXED];
    const size = kind === 'hatchet' ? hatchetTons(tons) : 1;
    return flags === '' ? { kind, weapon: null, ...rest, size } : null;
  }
  if (base.startsWith('Ammo ')) {
    const found = ammunitionNamed(base.slice(5));
    if (!found || found.weapon.shots === 0 || found.weapon.isSingle || rest.rear || rest.oneShot) return null;
    if (rest.half && found.munition?.isWhole) return null;
    return { kind: 'ammo', ...found, ...rest, size: 1 };
  }
  const fitting = fittingNamed(base);
  if (fitting) return flags === '' ? fittingEntry(fitting, tons, rest) : null;
  const weapon = weaponNamed(base);
  if (!weapon) return null;
  if (weapon.isSingle)
    return rest.half || rest.oneShot
      ? null
      : { kind: 'weapon', weapon, ...rest, oneShot: true, size: weapon.slots };
  if (rest.half || (rest.oneShot && weapon.category !== 'missile')) return null;
  return { kind: 'weapon', weapon, ...rest, size: weapon.slots };
}

const fittingEntry = (
  fitting: FittingType,
  tons: number,
  rest: Pick<Entry, 'rear' | 'oneShot' | 'half'>,
): Entry => ({
  kind: fitting.isMaterial ? 'material' : 'fitting',
  weapon: null,
  fitting,
  ...rest,
  // A component that lies where there is room is put in slot by slot.
  size: fitting.isOne ? 1 : fitting.slots(tons),
});

/** The gear among these items that an option has to allow. */
export function gearAmong(names: Iterable<string | null>): readonly Gear[] {
  const found = new Set<Gear>();
  for (const name of names) {
    const entry = name === null ? null : slotEntry(name, 0);
    const gear = entry?.fitting?.gear ?? (entry?.weapon && gearOf(entry.weapon));
    if (gear) found.add(gear);
    if (entry?.munition?.gear) found.add(entry.munition.gear);
  }
  return [...found];
}

/** CBT-EQP-05 */
export const hatchetTons = (tons: number): number => Math.ceil(tons / 15);

/** CBT-CON-13: heat sinks that an engine has room for. */
export const engineRoom = (rating: number): number => Math.floor(rating / 25);

/** CBT-CON-13 */
export const engineSinksOf = (file: MechFile): number =>
  Math.min(file.heatSinks, engineRoom(file.tons * file.walk));

function compile(file: MechFile): Result<MechDesign, readonly string[]> {
  const problems: string[] = [];
  const structure = STRUCTURE[file.tons];
  if (!structure) problems.push(`${file.tons} tons: a 'Mech weighs 20 to 100 tons in steps of 5`);
  if (file.frame !== 'biped') problems.push("four-legged 'Mechs are not part of the introductory rules");

  const components: (Component | null)[][] = SLOTS.map((count) => new Array(count).fill(null));
  const weapons: Mounted[] = [];
  const bins: Bin[] = [];
  const hatchets: Slots[] = [];
  const fittings: Fitting[] = [];
  for (const [name, slots] of slotsByName(file)) {
    const entry = slotEntry(name, file.tons);
    if (!entry || entry.fitting?.isForVehicles || entry.fitting?.isSystem) {
      problems.push(`"${name}" in ${LOCATION_CODES[slots[0].location]}: not in the introductory rules`);
      continue;
    }
    const isOne = entry.fitting?.isOne === true;
    // MT-ARMOR-09: patchwork armor has as many slots as its parts ask for.
    const isPatch = typeof file.plating === 'object' && isOne && isArmor(entry.fitting!.id);
    const size = isPatch ? 1 : isOne ? entry.fitting!.slots(file.tons) : entry.size;
    for (const item of isOne ? [slots] : itemsOf(slots, size, isSplittable(entry))) {
      if (item.length < size) {
        problems.push(`"${name}" needs ${size} slots and has ${item.length}`);
      }
      const parts = partsOf(item);
      let index = -1;
      if (entry.kind === 'weapon') {
        index = weapons.length;
        weapons.push(mountOf(entry, name, parts));
      } else if (entry.kind === 'ammo') {
        index = bins.length;
        bins.push(binOf(entry, parts[0]));
      } else if (entry.kind === 'hatchet') {
        hatchets.push(parts[0]);
      } else if (entry.fitting) {
        fittings.push({ type: entry.fitting, parts });
      }
      const component: Component = { kind: entry.kind, name, index };
      for (const { location, slot } of item) components[location][slot] = component;
    }
  }
  for (const name of file.systems ?? []) {
    const type = fittingNamed(name);
    if (type?.isSystem) fittings.push({ type, parts: [] });
    else problems.push(`"${name}": no system without slots`);
  }
  problems.push(
    ...exclusions(file, fittings),
    ...engineProblems(file),
    ...sinkProblems(file, fittings),
    ...computerProblems(fittings, weapons),
    ...muscleProblems(fittings),
    ...(file.jumpPack !== undefined && file.jumpPack > file.walk
      ? ['a jump pack has no more MP than its unit walks (MT-SYS-07)']
      : []),
    ...platingProblems(
      file,
      fittings.map(({ type }) => type.id),
    ),
    ...caselessProblems(bins),
  );
  if (problems.length > 0) return refused(problems);
  if (file.clan) fittings.push(...clanCases(bins, weapons));
  const plating = platesOf(file);
  return accepted(
    assemble({
      name: `${file.name} ${file.model}`.trim(),
      ...(file.omni && { handholds: true }),
      frame: file.frame,
      tons: file.tons,
      walk: file.walk,
      armor: armorOf(file.armor),
      ...(plating && { plating }),
      ...(file.jumpPack !== undefined && { jumpPack: file.jumpPack }),
      ...(file.jumpBoosters !== undefined && { jumpBoosters: file.jumpBoosters }),
      ...(file.laserSinks && { laserSinks: true as const }),
      ...(file.engine === 'combustion' && { combusts: true as const }),
      structure,
      heatSinks: file.heatSinks,
      components,
      weapons,
      ammo: bins,
      hatchets,
      ...withFittings(fittings),
      ...(file.doubleSinks && { coolingEach: 2 as const }),
    }),
  );
}

/** The fittings of a unit, and their effects. */
export const withFittings = (
  fittings: readonly Fitting[],
): Pick<Design, 'fittings' | 'hasTargetingComputer' | 'probe'> => ({
  ...(fittings.length > 0 && { fittings }),
  ...(fittings.some(({ type }) => type.id === 'probe') && { probe: reachOf(fittings) }),
  ...(fittings.some(({ type }) => type.id === 'targeting-computer') && { hasTargetingComputer: true }),
});

const reachOf = (fittings: readonly Fitting[]): number =>
  Math.max(...fittings.map(({ type }) => (type.id === 'probe' ? (type.reach ?? 0) : 0)));

/** MT-ENG-08 */
function engineProblems({ slots, engine, clan }: MechFile): readonly string[] {
  const needed =
    engine === undefined || engine === 'combustion' ? 0 : engine === 'XL' && !clan ? XL_SLOTS : LIGHT_SLOTS;
  return SIDES.flatMap((side) => {
    const has = slots[side].filter((name) => name === 'Engine').length;
    return has === needed ? [] : [`Engine in ${side}: needs ${needed} slots and has ${has} (MT-ENG-08)`];
  });
}

const SIDES = ['LT', 'RT'] as const;
const XL_SLOTS = 3;
const LIGHT_SLOTS = 2;

const isDoubleSink = (id: FittingType['id']): boolean => id === 'double-heat-sink' || id === 'laser-sink';

/** MT-MCON-09 */
function sinkProblems({ slots, doubleSinks }: MechFile, fittings: readonly Fitting[]): readonly string[] {
  const hasDouble = fittings.some(({ type }) => isDoubleSink(type.id));
  const hasSingle = Object.values(slots).some((names) => names.includes('Heat Sink'));
  return (doubleSinks ? hasSingle : hasDouble) ? ["a 'Mech has one kind of heat sink (MT-MCON-09)"] : [];
}

/** MT-MCON-10 */
function muscleProblems(fittings: readonly Fitting[]): readonly string[] {
  const count = (id: FittingType['id']) => fittings.filter(({ type }) => type.id === id).length;
  const [masc, charger] = [count('masc'), count('supercharger')];
  const hasLinks = count('c3-master') + count('c3-slave') > 0;
  return [
    ...(hasLinks && count('c3i') > 0 ? ['C3 and C3i do not go together (MT-ELEC-16)'] : []),
    ...(masc > 1 || charger > 1 ? ["a 'Mech has one MASC and one supercharger (MT-MCON-10)"] : []),
    ...(masc > 0 && count('triple-strength') > 0 ? ['no MASC with triple-strength myomer (MT-MCON-10)'] : []),
  ];
}

/** MT-ELEC-12: a slot for every four tons of weapons that it aims, and of the Clans for every five. */
function computerProblems(fittings: readonly Fitting[], weapons: readonly Mounted[]): readonly string[] {
  const aimed = weapons.filter(({ type }) => isDirectFire(type));
  const tons = aimed.reduce((sum, { type }) => sum + type.halfTons / 2, 0);
  return fittings
    .filter(({ type }) => type.id === 'targeting-computer')
    .flatMap(({ type: { name }, parts }) => {
      const needed = Math.ceil(tons / (name.startsWith(CLAN) ? 5 : 4));
      const has = parts.reduce((sum, { mask }) => sum + countBits(mask), 0);
      return has === needed ? [] : [`"${name}" needs ${needed} slots and has ${has} (MT-ELEC-12)`];
    });
}

/** MT-MCON-12: it weighs nothing, has no slot, and is wherever something may explode. */
function clanCases(bins: readonly Bin[], weapons: readonly Mounted[]): readonly Fitting[] {
  const stored = bins.flatMap(({ part, rack }) => (part && rack > 0 ? [part.location] : []));
  const bursting = weapons.flatMap(({ type, parts }) =>
    type.bursts ? parts.map(({ location }) => location) : [],
  );
  return [...new Set([...stored, ...bursting])].map((location) => ({
    type: CLAN_CASE,
    parts: [{ location, mask: 0 }],
  }));
}

/** MT-WPN-42 */
const OF_CLUSTERS = -1;

/** MT-WPN-07: guns with caseless rounds fire nothing else, and which do is settled before the game. */
export function caselessProblems(bins: readonly Bin[]): readonly string[] {
  const types = new Set(bins.flatMap(({ type, load }) => (load === 'caseless' ? [type] : [])));
  return [...types]
    .filter((type) => bins.some((bin) => bin.type === type && bin.load !== 'caseless'))
    .map(({ name }) => `"${name}": a gun with caseless rounds fires no others (MT-WPN-07)`);
}

/** MT-WPN-05: a ton holds half as many or twice as many of some. */
const shotsIn = ({ weapon, munition, half }: Entry): number =>
  Math.floor(weapon!.shots * (munition?.times ?? 1)) / (half ? 2 : 1);

export const binOf = (entry: Entry, part: Slots | null): Bin => ({
  type: entry.weapon!,
  part,
  shots: shotsIn(entry),
  rack: rackDamage(entry.munition?.as?.(entry.weapon!) ?? entry.weapon!) * (entry.munition?.explodes ?? 1),
  ...(entry.munition?.as && { as: entry.munition.as(entry.weapon!) }),
  ...(entry.munition?.isHarmless && { isHarmless: true }),
  ...(entry.munition?.isForHexes && { isForHexes: true }),
  ...(entry.load && { load: entry.load }),
  ...(entry.munition?.isSpecial && { isSpecial: true }),
  ...(entry.munition?.isSingle && { isSingle: true }),
  ...(entry.load && entry.weapon!.takesClusters && { toHit: OF_CLUSTERS }),
});

/** A weapon where it is mounted, before it is known what it draws from. */
export interface Mounted extends Omit<WeaponMount, 'bins'> {
  readonly oneShot: boolean;
}

/** The parts of a design. */
interface Parts
  extends Pick<
    MechDesign,
    | 'name'
    | 'frame'
    | 'tons'
    | 'walk'
    | 'armor'
    | 'structure'
    | 'heatSinks'
    | 'components'
    | 'hatchets'
    | 'fittings'
    | 'hasTargetingComputer'
    | 'probe'
    | 'plating'
    | 'jumpPack'
    | 'jumpBoosters'
    | 'laserSinks'
    | 'combusts'
    | 'coolingEach'
  > {
  readonly weapons: readonly Mounted[];
  readonly ammo: readonly Bin[];
}

export function assemble({ weapons, ammo, ...rest }: Parts): MechDesign {
  const { components, heatSinks, fittings = [] } = rest;
  const doubles = fittings.filter(({ type }) => isDoubleSink(type.id)).length;
  const maskWhere = (test: (component: Component) => boolean): number[] =>
    components.map((slots) =>
      slots.reduce((mask, component, slot) => (component && test(component) ? mask | (1 << slot) : mask), 0),
    );
  const masks = Object.fromEntries(
    KINDS.map((kind) => [kind, maskWhere((component) => component.kind === kind)]),
  ) as Record<ComponentKind, number[]>;
  const countOf = (kind: ComponentKind) => masks[kind].reduce((sum, mask) => sum + countBits(mask), 0);
  const bins = [...ammo];
  const mounts = weapons.map(({ oneShot, ...weapon }) => {
    if (oneShot) bins.push({ type: weapon.type, part: null, shots: 1, rack: 0 });
    const own = oneShot
      ? [bins.length - 1]
      : ammo.flatMap((bin, index) => (bin.type === weapon.type ? [index] : []));
    return { ...weapon, bins: own };
  });
  return {
    ...rest,
    filled: maskWhere(({ kind }) => kind !== 'material'),
    masks,
    weapons: numbered(mounts),
    bins,
    jumpJets: countOf('jump-jet'),
    engineSinks: Math.max(0, heatSinks - countOf('heat-sink') - doubles),
  };
}

function mountOf({ weapon, rear, oneShot }: Entry, name: string, parts: readonly Slots[]) {
  const locations = parts.map((part) => part.location);
  const location = locations.find(isLeg) ?? locations.find((at) => at < Location.LA) ?? locations[0];
  return {
    type: weapon!,
    location,
    rear,
    oneShot,
    parts,
    label: `${name} ${locations.map((at) => LOCATION_CODES[at]).join('/')}`,
  };
}

export function numbered<W extends { readonly label: string }>(weapons: readonly W[]): W[] {
  const alike = groupedBy(weapons, ({ label }) => label);
  return weapons.map((weapon) => {
    const same = alike.get(weapon.label)!;
    return same.length === 1 ? weapon : { ...weapon, label: `${weapon.label} ${same.indexOf(weapon) + 1}` };
  });
}

/** Points by armour facing. */
export function armorOf(armor: MechFile['armor']): number[] {
  const points = new Array<number>(11).fill(0);
  for (const location of LOCATIONS) {
    const value = armor[LOCATION_CODES[location]];
    const [front, rear] = typeof value === 'number' ? [value, value] : value;
    points[armorFacing(location, true)] = rear;
    points[location] = front;
  }
  return points;
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

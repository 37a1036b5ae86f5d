import { remembered } from '@ironfield/kernel/memory.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { ammunitionNamed, gearOf, type Load, weaponNamed } from '../data/arsenal.ts';
import { rackDamage, type WeaponType } from '../data/equipment.ts';
import type { Gear } from '../data/gear.ts';
import { STRUCTURE } from '../data/structure.ts';
import type { Bin, Design, Slots, WeaponMount } from '../design.ts';
import { armorFacing, isLeg, LOCATION_CODES, LOCATIONS, Location, SLOTS } from './locations.ts';
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

export type ComponentKind = (typeof FIXED)[keyof typeof FIXED] | 'weapon' | 'ammo';

/** What a slot holds; all slots of one item share one component. */
export interface Component {
  readonly kind: ComponentKind;
  readonly name: string;
  /** The number of the weapon, or of the bin; -1 for everything else. */
  readonly index: number;
}

/** What only a 'Mech has. */
export interface MechDesign extends Design {
  readonly frame: MechFile['frame'];
  readonly walk: number;
  /** MT-BASE-11 */
  readonly hasMasc?: boolean;
  /** By location: what each slot holds, and the slots that hold anything at all. */
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

const KINDS: readonly ComponentKind[] = [...Object.values(FIXED), 'weapon', 'ammo'];

/** The design of a unit file, made once per file; or what in it cannot be played. */
export const designOf = remembered(compile);

/** CBT-CON-20: the one weapon that may lie across two locations. */
const SPLITTABLE = 'ac20';

export const isSplittable = ({ weapon }: Entry): boolean => weapon?.id === SPLITTABLE;

/** A name in a slot, taken apart. */
export interface Entry {
  readonly kind: ComponentKind;
  readonly weapon: WeaponType | null;
  readonly rear: boolean;
  readonly oneShot: boolean;
  readonly half: boolean;
  /** What ammunition is, where it is not the usual. */
  readonly load?: Load;
  /** Slots that one item of it fills. */
  readonly size: number;
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
    if (!found || found.weapon.shots === 0 || rest.rear || rest.oneShot) return null;
    return { kind: 'ammo', ...found, ...rest, size: 1 };
  }
  const weapon = weaponNamed(base);
  if (!weapon) return null;
  if (rest.half || (rest.oneShot && weapon.category !== 'missile')) return null;
  return { kind: 'weapon', weapon, ...rest, size: weapon.slots };
}

/** What an option has to allow, among these items. */
export function gearAmong(names: Iterable<string | null>): readonly Gear[] {
  const found = new Set<Gear>();
  for (const name of names) {
    const weapon = name === null ? null : slotEntry(name, 0)?.weapon;
    const gear = weapon && gearOf(weapon);
    if (gear) found.add(gear);
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
  for (const [name, slots] of slotsByName(file)) {
    const entry = slotEntry(name, file.tons);
    if (!entry) {
      problems.push(`"${name}" in ${LOCATION_CODES[slots[0].location]}: not in the introductory rules`);
      continue;
    }
    for (const item of itemsOf(slots, entry.size, isSplittable(entry))) {
      if (item.length < entry.size) {
        problems.push(`"${name}" needs ${entry.size} slots and has ${item.length}`);
      }
      const parts = partsOf(item);
      let index = -1;
      if (entry.kind === 'weapon') {
        index = weapons.length;
        weapons.push(mountOf(entry, name, parts));
      } else if (entry.kind === 'ammo') {
        index = bins.length;
        const shots = entry.half ? entry.weapon!.shots / 2 : entry.weapon!.shots;
        bins.push(binOf(entry, shots, parts[0]));
      } else if (entry.kind === 'hatchet') {
        hatchets.push(parts[0]);
      }
      const component: Component = { kind: entry.kind, name, index };
      for (const { location, slot } of item) components[location][slot] = component;
    }
  }
  if (problems.length > 0) return refused(problems);
  return accepted(
    assemble({
      name: `${file.name} ${file.model}`.trim(),
      ...(file.omni && { handholds: true }),
      frame: file.frame,
      tons: file.tons,
      walk: file.walk,
      armor: armorOf(file.armor),
      structure,
      heatSinks: file.heatSinks,
      components,
      weapons,
      ammo: bins,
      hatchets,
    }),
  );
}

export const binOf = ({ weapon, load }: Entry, shots: number, part: Slots | null): Bin => ({
  type: weapon!,
  part,
  shots,
  rack: rackDamage(weapon!),
  ...(load && { load }),
});

/** A weapon where it is mounted, before it is known what it draws from. */
export interface Mounted extends Omit<WeaponMount, 'bins'> {
  readonly oneShot: boolean;
}

/** What a design is put together from. */
interface Parts
  extends Pick<
    MechDesign,
    'name' | 'frame' | 'tons' | 'walk' | 'armor' | 'structure' | 'heatSinks' | 'components' | 'hatchets'
  > {
  readonly weapons: readonly Mounted[];
  readonly ammo: readonly Bin[];
}

export function assemble({ weapons, ammo, ...rest }: Parts): MechDesign {
  const { components, heatSinks } = rest;
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
    filled: maskWhere(() => true),
    masks,
    weapons: numbered(mounts),
    bins,
    jumpJets: countOf('jump-jet'),
    engineSinks: Math.max(0, heatSinks - countOf('heat-sink')),
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
  const alike = Map.groupBy(weapons, ({ label }) => label);
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

// What the armor of a unit file is made of, part by part, and what may be.

import type { FittingId } from '../data/fittings.ts';
import type { Gear } from '../data/gear.ts';
import type { Plating } from '../data/plating.ts';
import { armorFacing, isTorso, LOCATION_CODES, LOCATIONS, type LocationCode } from './locations.ts';
import type { MechFile } from './unit-file.ts';

type Plated = Pick<MechFile, 'plating'>;

const FACINGS = 11;
const GEAR_OF: Readonly<Record<Exclude<Plating, 'standard'>, Gear>> = {
  hardened: 'hardened armor',
  reflective: 'laser-reflective armor',
  reactive: 'reactive armor',
};

/** By facing; undefined for what takes all hits alike. */
export function platesOf({ plating }: Plated): readonly Plating[] | undefined {
  if (plating === undefined) return undefined;
  const plates = new Array<Plating>(FACINGS).fill('standard');
  for (const location of LOCATIONS) {
    const given = typeof plating === 'string' ? plating : (plating[LOCATION_CODES[location]] ?? 'standard');
    const [front, rear] = typeof given === 'string' ? [given, given] : given;
    plates[location] = front;
    if (isTorso(location)) plates[armorFacing(location, true)] = rear;
  }
  return plates.every((plate) => plate === 'standard') ? undefined : plates;
}

export const platingGear = (kinds: Iterable<Plating>, isPatchwork: boolean): readonly Gear[] => [
  ...[...new Set(kinds)].flatMap((kind) => (kind === 'standard' ? [] : [GEAR_OF[kind]])),
  ...(isPatchwork ? (['patchwork armor'] as const) : []),
];

export const mechPlatingGear = (file: MechFile): readonly Gear[] =>
  platingGear(platesOf(file) ?? [], typeof file.plating === 'object');

/** Kinds of armor that have slots; those that are nothing special in play have no plating. */
const ARMORS: Readonly<Partial<Record<FittingId, Plating>>> = {
  'ferro-fibrous': 'standard',
  'light-ferro-fibrous': 'standard',
  'heavy-ferro-fibrous': 'standard',
  reflective: 'reflective',
  reactive: 'reactive',
  stealth: 'standard',
};

export const isArmor = (id: FittingId): boolean => ARMORS[id] !== undefined;

/** MT-ARMOR-10: slots in a part with patchwork armor, of the Inner Sphere and of the Clans. */
const IN_A_PART = { reflective: [2, 1], reactive: [3, 1] } as const;

/** What of a file contradicts itself; `materials` are the kinds of armor in its slots. */
export function platingProblems(file: MechFile, materials: readonly FittingId[]): readonly string[] {
  const plates = platesOf(file) ?? [];
  const isPatchwork = typeof file.plating === 'object';
  const kinds = new Set([
    ...plates.filter((plate) => plate !== 'standard'),
    ...materials.filter((id) => ARMORS[id] === 'standard'),
  ]);
  const problems: string[] = [];
  if (kinds.size > 1 && !isPatchwork) problems.push("a 'Mech has one kind of armor (MT-ARMOR-01)");
  for (const kind of ['reflective', 'reactive'] as const)
    if (materials.includes(kind) !== plates.includes(kind))
      problems.push(`its slots and its plating do not agree: ${kind} (MT-ARMOR-10)`);
  if (file.omni && (plates.includes('hardened') || plates.includes('reactive')))
    problems.push('an OmniMech has neither hardened nor reactive armor (MT-ARMOR-02)');
  problems.push(...silenceProblems(file, materials));
  return isPatchwork ? [...problems, ...patchProblems(file, plates)] : problems;
}

/** MT-ARMOR-09: front and rear of a torso share the slots of the larger; where there is less room, all of it. */
function patchProblems({ slots, clan }: MechFile, plates: readonly Plating[]): readonly string[] {
  return LOCATIONS.flatMap((location) => {
    const code = LOCATION_CODES[location];
    const own = [plates[location], plates[armorFacing(location, true)]];
    const needed = Math.max(0, ...own.map((plate) => (plate in IN_A_PART ? slotsOf(plate, clan) : 0)));
    const has = slots[code].filter((name) => /Reactive$|Reflective$/.test(name ?? '')).length;
    const isFull = !slots[code].includes(null);
    return has >= needed || isFull
      ? []
      : [`${code}: its armor needs ${needed} slots and has ${has} (MT-ARMOR-09)`];
  });
}

const slotsOf = (plate: Plating, clan: true | undefined): number =>
  IN_A_PART[plate as keyof typeof IN_A_PART][clan ? 1 : 0];

const IN_STEALTH: Readonly<Partial<Record<LocationCode, number>>> = {
  LA: 2,
  RA: 2,
  LT: 2,
  RT: 2,
  LL: 2,
  RL: 2,
};
const IN_NULL_SIGNATURE = { CT: 1, LT: 1, RT: 1, LA: 1, RA: 1, LL: 1, RL: 1 } as const;

const lies = ({ slots }: MechFile, name: string, where: Readonly<Partial<Record<LocationCode, number>>>) =>
  LOCATION_CODES.every((code) => slots[code].filter((each) => each === name).length === (where[code] ?? 0));

/** MT-ARMOR-12, MT-ELEC-11: where each of the two lies, what it needs, and what it does not go with. */
function silenceProblems(file: MechFile, ids: readonly FittingId[]): readonly string[] {
  const problems: string[] = [];
  if (ids.includes('stealth')) {
    if (!ids.includes('ecm')) problems.push('stealth armor needs an ECM suite (MT-ARMOR-12)');
    if (!lies(file, 'Stealth Armor', IN_STEALTH))
      problems.push('stealth armor has two slots in each arm, leg and side torso (MT-ARMOR-12)');
  }
  if (ids.includes('null-signature')) {
    if (!lies(file, 'Null Signature System', IN_NULL_SIGNATURE))
      problems.push('a null-signature system has a slot in each part but the head (MT-ELEC-11)');
    if (NOT_SILENT.some((id) => ids.includes(id)))
      problems.push('no targeting computer, C3 or stealth armor with a null-signature system (MT-ELEC-11)');
  }
  return problems;
}

const NOT_SILENT = ['targeting-computer', 'c3-master', 'c3-slave', 'c3i', 'stealth'] as const;

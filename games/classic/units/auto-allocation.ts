import { groupedBy } from '@ironfield/kernel/grouping.ts';
// The 'Mech bay's choices for a designer who leaves armour and slots to it: CBT-FOR-13 and CBT-FOR-14.

import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { WEAPONS } from '../data/equipment.ts';
import { engineSinksOf, slotEntry } from './design.ts';
import {
  type ArmBuilds,
  armBuildsOf,
  bareSlots,
  FRAME_ITEMS,
  mount,
  openSlots,
  structureOf,
} from './frame.ts';
import { LOCATION_CODES, Location, type LocationCode } from './locations.ts';
import type { MechFile } from './unit-file.ts';
import { maxArmor, maxArmorPoints } from './weights.ts';

type Slots = MechFile['slots'];

/** Parts of the body that get the same armour on both sides, in the order in which leftovers are dealt out. */
const PAIRS: readonly (readonly [LocationCode, LocationCode])[] = [
  ['LL', 'RL'],
  ['LT', 'RT'],
  ['LA', 'RA'],
];

/** CBT-FOR-13: so many points spread over the locations by their structure; null for a tonnage that is not built. */
export function spreadArmor(
  tons: number,
  points: number,
  frame: MechFile['frame'] = 'biped',
): MechFile['armor'] | null {
  const structure = structureOf(tons, frame);
  if (!structure) return null;
  const most = Math.min(points, maxArmorPoints(tons, frame));
  const head = Math.min(9, Math.floor(most / 8));
  const body = most - head;
  const total = structure.reduce((sum, value) => sum + value, 0) - structure[Location.HD];
  const at = (location: LocationCode): number =>
    Math.min(maxArmor(tons, location, frame), Math.floor((body * structure[Location[location]]) / total));
  const armor: Record<LocationCode, number> = {
    HD: head,
    CT: at('CT'),
    LT: at('LT'),
    RT: at('RT'),
    LA: at('LA'),
    RA: at('RA'),
    LL: at('LL'),
    RL: at('RL'),
  };
  const left = most - Object.values(armor).reduce((sum, value) => sum + value, 0);
  dealOut((location) => maxArmor(tons, location, frame), armor, left);
  return {
    HD: armor.HD,
    CT: frontAndRear(armor.CT),
    LT: frontAndRear(armor.LT),
    RT: frontAndRear(armor.RT),
    LA: armor.LA,
    RA: armor.RA,
    LL: armor.LL,
    RL: armor.RL,
  };
}

/** One point for the centre, one each for the pairs, and again; a single one that is left makes a pair with one of the centre's. */
function dealOut(
  limit: (location: LocationCode) => number,
  armor: Record<LocationCode, number>,
  leftover: number,
): void {
  const hasRoom = (location: LocationCode): boolean => armor[location] < limit(location);
  const give = ([left, right]: readonly [LocationCode, LocationCode]): void => {
    armor[left]++;
    armor[right]++;
  };
  let points = leftover;
  while (points > 0) {
    const before = points;
    if (hasRoom('CT')) {
      armor.CT++;
      points--;
    }
    for (const pair of PAIRS) {
      const [left] = pair;
      if (points < 2 || !hasRoom(left)) continue;
      give(pair);
      points -= 2;
    }
    if (points === before) break;
  }
  const open = PAIRS.find(([left]) => hasRoom(left));
  if (points === 1 && open) {
    armor.CT--;
    give(open);
  } else {
    armor.HD += points;
  }
}

function frontAndRear(points: number): [number, number] {
  const rear = Math.min(points, Math.max(2, Math.floor(points / 4)));
  return [points - rear, rear];
}

export interface MountedWeapon {
  /** As in the unit file, with its marks: "Medium Laser (R)". */
  readonly name: string;
  readonly location: LocationCode;
}

/** The load of a 'Mech, before it has places. */
export interface Load {
  readonly tons: number;
  readonly frame: MechFile['frame'];
  readonly arms: ArmBuilds;
  /** Weapons and hatchets; these have their locations already. */
  readonly weapons: readonly MountedWeapon[];
  readonly jumpJets: number;
  /** One name for each slot of ammunition. */
  readonly ammunition: readonly string[];
  /** Heat sinks that the engine has no room for. */
  readonly heatSinks: number;
}

/** The load of a design; null if something in it cannot be laid out: unknown, or split over two locations. */
export function loadOf(file: MechFile): Load | null {
  const weapons: MountedWeapon[] = [];
  const ammunition: string[] = [];
  let jumpJets = 0;
  for (const location of LOCATION_CODES) {
    for (const [name, slots] of groupedBy(file.slots[location], (item) => item)) {
      if (name === null || FRAME_ITEMS.has(name) || name === 'Heat Sink') continue;
      const entry = slotEntry(name, file.tons);
      if (!entry || slots.length % entry.size !== 0) return null;
      const items = slots.length / entry.size;
      if (entry.kind === 'jump-jet') jumpJets += items;
      else if (entry.kind === 'ammo') ammunition.push(...new Array<string>(items).fill(name));
      else weapons.push(...new Array<MountedWeapon>(items).fill({ name, location }));
    }
  }
  const heatSinks = file.heatSinks - engineSinksOf(file);
  const { tons, frame } = file;
  return { tons, frame, arms: armBuildsOf(file), weapons, jumpJets, ammunition, heatSinks };
}

/** The places of heat sinks, after which the side torsos take turns, and then the rest. */
const SINKS_FIRST: readonly LocationCode[] = ['HD', 'LL', 'RL', 'LL', 'RL'];
const SINKS_LAST: readonly LocationCode[] = ['CT', 'LA', 'RA'];

/** CBT-FOR-14: the slots of a load, or what finds no room. */
export function layOut(load: Load): Result<Slots, readonly string[]> {
  const room = new Room(load);
  for (const { name, location } of load.weapons) room.put('weapon', name, location);
  placeJets(room, load.jumpJets);
  placeAmmunition(room, load);
  const homeless = placeSinks(
    load.heatSinks,
    (location) => room.has(location),
    (location) => room.put('sink', 'Heat Sink', location),
  );
  for (let i = 0; i < homeless; i++) room.homeless.push('"Heat Sink" finds no room anywhere');
  return room.homeless.length > 0 ? refused(room.homeless) : accepted(room.slots());
}

function placeJets(room: Room, jets: number): void {
  let left = jets;
  if (left % 2 === 1 && room.has('CT')) {
    room.put('jet', 'Jump Jet', 'CT');
    left--;
  }
  for (let i = 0; i < left; i++)
    room.put('jet', 'Jump Jet', i % 2 === 0 ? 'LT' : 'RT', i % 2 === 0 ? 'RT' : 'LT');
}

/** The side torso that a location hands its damage to is also the one that feeds it. */
const sideOf = (location: LocationCode): 'LT' | 'RT' => (location.startsWith('R') ? 'RT' : 'LT');

/** Each kind of ammunition in turn for its weapons, beside them, and on the other side when that is full. */
function placeAmmunition(room: Room, { weapons, ammunition, tons }: Load): void {
  for (const { name: weapon } of WEAPONS) {
    const bins = ammunition.filter((name) => slotEntry(name, tons)?.weapon?.name === weapon);
    const users = weapons.filter(({ name }) => slotEntry(name, tons)?.weapon?.name === weapon);
    const sides = users.map(({ location }) => sideOf(location)).toSorted();
    for (const [index, name] of bins.entries()) {
      const side = sides[index % sides.length] ?? 'LT';
      room.put('ammunition', name, side, side === 'LT' ? 'RT' : 'LT');
    }
  }
}

/** Puts heat sinks one by one where there is room; what comes back found none. */
export function placeSinks(
  sinks: number,
  hasRoom: (location: LocationCode) => boolean,
  put: (location: LocationCode) => void,
): number {
  let left = sinks;
  const fill = (location: LocationCode): void => {
    if (left === 0 || !hasRoom(location)) return;
    put(location);
    left--;
  };
  SINKS_FIRST.forEach(fill);
  while (left > 0 && (hasRoom('LT') || hasRoom('RT'))) {
    fill('LT');
    fill('RT');
  }
  for (const location of SINKS_LAST) while (left > 0 && hasRoom(location)) fill(location);
  return left;
}

/** Within a location, heat sinks come first, then jets, weapons by size, ammunition. */
const ORDER = ['sink', 'jet', 'weapon', 'ammunition'] as const;

interface Item {
  readonly kind: (typeof ORDER)[number];
  readonly name: string;
  readonly size: number;
}

/** Items by location while the order among them is not settled. */
class Room {
  readonly homeless: string[] = [];
  readonly #load: Load;
  readonly #free: Record<LocationCode, number>;
  readonly #items: { readonly [location in LocationCode]: Item[] } = {
    HD: [],
    CT: [],
    LT: [],
    RT: [],
    LA: [],
    RA: [],
    LL: [],
    RL: [],
  };

  constructor(load: Load) {
    this.#load = load;
    const bare = bareSlots(load.arms, load.frame);
    const free = LOCATION_CODES.map((location) => [location, openSlots(bare, location, load.frame)]);
    this.#free = Object.fromEntries(free) as Record<LocationCode, number>;
  }

  has(location: LocationCode): boolean {
    return this.#free[location] > 0;
  }

  /** Into the first of these locations that has room for it. */
  put(kind: Item['kind'], name: string, ...locations: LocationCode[]): void {
    const size = slotEntry(name, this.#load.tons)?.size ?? 1;
    const location = locations.find((at) => this.#free[at] >= size);
    if (location === undefined) {
      this.homeless.push(`"${name}" finds no room in ${locations.join(' or ')}`);
      return;
    }
    this.#items[location].push({ kind, name, size });
    this.#free[location] -= size;
  }

  slots(): Slots {
    const slots = bareSlots(this.#load.arms, this.#load.frame);
    for (const location of LOCATION_CODES) {
      const inOrder = this.#items[location].toSorted(
        (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.size - a.size,
      );
      for (const { name, size } of inOrder) mount(slots, location, name, size);
    }
    return slots;
  }
}

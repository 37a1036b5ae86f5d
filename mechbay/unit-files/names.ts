// The items that a line of a unit file names (MT-CONS-09). The same words may mean an item of the Inner Sphere, of the
// Clans or of battle armour; the unit that carries it decides.

import { ITEMS, type Item, type TechBase } from '../data/items.ts';

export interface Naming {
  readonly item: Item;
  readonly isRear: boolean;
  readonly isArmored: boolean;
  /** It stands in a sponson (MT-VCON-05). */
  readonly inSponson: boolean;
  readonly shots?: number;
  readonly size?: number;
}

export interface Carrier {
  readonly kind: 'battleArmor' | 'infantry' | 'other';
  readonly techBase: TechBase;
}

const exact = new Map<string, Item[]>();
const folded = new Map<string, Item[]>();

const fold = (name: string): string => name.toLowerCase().replace(/[\s-]/g, '');

function enter(names: Map<string, Item[]>, name: string, item: Item): void {
  const items = names.get(name);
  if (items === undefined) names.set(name, [item]);
  else if (!items.includes(item)) items.push(item);
}

for (const item of ITEMS) {
  for (const name of [item.name, item.fileName, ...item.aliases]) {
    enter(exact, name, item);
    enter(folded, fold(name), item);
  }
}

const MARKS = /\s*\((R|T|ST|FL|FR|RL|RR|Split|omnipod|armored)\)$/i;
/** "(B)" marks a bay of weapons. */
const BEFORE = /^\((B|R)\)\s+/;
const BEHIND = /:(OMNI|Body|LA|RA|APM|SIZE|Shots|\d).*$/i;

interface Cleaned {
  readonly name: string;
  readonly marks: readonly string[];
  readonly shots?: number;
  readonly size?: number;
}

function cleaned(line: string): Cleaned {
  const marks: string[] = [];
  let name = line.trim();
  for (let found = BEFORE.exec(name); found; found = BEFORE.exec(name)) {
    marks.push(found[1]!);
    name = name.slice(found[0].length);
  }
  const behind = BEHIND.exec(name)?.[0] ?? '';
  name = name.slice(0, name.length - behind.length);
  for (let found = MARKS.exec(name); found; found = MARKS.exec(name)) {
    marks.push(found[1]!.toLowerCase());
    name = name.slice(0, found.index);
  }
  const shots =
    /^:(\d+)$/.exec(behind)?.[1] ?? /:Shots(\d+)/i.exec(behind)?.[1] ?? /Ammo\b.*\((\d+)\)$/i.exec(name)?.[1];
  const size = /\(([\d.]+) tons?\)$/i.exec(name)?.[1] ?? /:SIZE:([\d.]+)/i.exec(behind)?.[1];
  return {
    name,
    marks,
    ...(shots === undefined ? {} : { shots: Number(shots) }),
    ...(size === undefined ? {} : { size: Number(size) }),
  };
}

/** Ways to write the same name, the nearest first. */
function* spellings({ name }: Cleaned): Generator<readonly Item[] | undefined> {
  const plain = name.replace(/\s*\(\d+\)$/, '').replace(/\s*\([\d.]+ tons?\)$/i, '');
  for (const each of new Set([name, plain])) yield exact.get(each);
  for (const each of new Set([name, plain])) yield folded.get(fold(each));
  for (const before of ['IS', 'CL', 'Clan']) yield folded.get(fold(before + plain));
}

/** The items that a line may mean, of which the carrier leaves one in nearly every case. */
export function named(line: string, carrier: Carrier): Naming | null {
  const clean = cleaned(line);
  const whole = exact.get(line.trim());
  const items = whole ?? spellings(clean).find((found) => found !== undefined);
  if (items === undefined) return null;
  const item = chosen(items, carrier);
  const { marks, shots, size } = clean;
  return {
    item,
    isRear: marks.some((mark) => mark.toLowerCase() === 'r'),
    isArmored: marks.includes('armored'),
    inSponson: marks.includes('st'),
    // A name that is known with its number is the bin of that number.
    ...(shots === undefined || whole !== undefined ? {} : { shots }),
    ...(size === undefined ? {} : { size }),
  };
}

function chosen(items: readonly Item[], carrier: Carrier): Item {
  const preferences: ((item: Item) => boolean)[] = [
    (item) => item.flags.has('battleArmor') === (carrier.kind === 'battleArmor'),
    (item) => item.flags.has('infantry') === (carrier.kind === 'infantry'),
    (item) => !item.flags.has('protomech'),
    (item) => item.tech === 'both' || item.tech === carrier.techBase,
    (item) => item.scope !== 'beyond',
  ];
  let left = items;
  for (const isPreferred of preferences) {
    const fitting = left.filter(isPreferred);
    if (fitting.length > 0) left = fitting;
  }
  return left[0]!;
}

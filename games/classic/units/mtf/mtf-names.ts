// The names in MTF files. Different programs and years spell them differently, so names are compared without case,
// blanks, punctuation and the "IS" in front that says "Inner Sphere".

import { WEAPONS } from '../../data/equipment.ts';
import { slotEntry } from '../design.ts';
import { FRAME_ITEMS } from '../frame.ts';
import type { LocationCode } from '../locations.ts';
import type { MechFile } from '../unit-file.ts';

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^is(?=.)/, '');

/** Other names of weapons, by our name; their ammunition is called after any of them. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  PPC: ['Particle Cannon'],
  'Machine Gun': ['MG'],
  'Flamer (Vehicle)': ['Vehicle Flamer', 'Vehicular Flamer'],
  ...Object.fromEntries([2, 5, 10, 20].map((size) => [`AC/${size}`, [`Autocannon/${size}`]])),
};

const EQUIPMENT: ReadonlyMap<string, string> = new Map([
  ...[...FRAME_ITEMS, 'Heat Sink', 'Jump Jet', 'Hatchet'].map((name) => [bare(name), name] as const),
  [bare('Fusion Engine'), 'Engine'],
  [bare('Standard Gyro'), 'Gyro'],
  [bare('Single Heat Sink'), 'Heat Sink'],
  [bare('Standard Jump Jet'), 'Jump Jet'],
  // There are no one-shot lasers, nor ammunition for them; `nameFromMtf` sorts them out.
  ...WEAPONS.flatMap(({ name, shots }) => {
    const names = [name, ...(ALIASES[name] ?? [])];
    return [
      ...names.map((alias): [string, string] => [bare(alias), name]),
      [bare(`${name} OS`), `${name} (OS)`] as const,
      ...names.flatMap((alias) => ammoNames(alias, name, shots)),
    ];
  }),
]);

function ammoNames(alias: string, name: string, shots: number): [string, string][] {
  const ammo = `Ammo ${name}`;
  const full = [`Ammo ${alias}`, `${alias} Ammo`];
  const marks = ['', ' Full', ` ${shots}`];
  // Only machine guns have half tons (CBT-CON-22); of the others the validator says so.
  const halves = full.flatMap((text) => [`${text} Half`, `Half ${text}`]);
  if (name === 'Machine Gun') halves.push(...full.map((text) => `${text} ${shots / 2}`));
  return [
    ...full.flatMap((text) => marks.map((mark): [string, string] => [bare(text + mark), ammo])),
    ...halves.map((text): [string, string] => [bare(text), `${ammo} (half)`]),
  ];
}

/** The notes on a mount besides its name: that it fires to the rear, before or behind; that it is split. */
const MARKS = /\((?:R|Split)\)/gi;

/** Our name of what stands in a slot of an MTF file, or null if the introductory rules do not have it. */
export function nameFromMtf(text: string): string | null {
  const ours = EQUIPMENT.get(bare(text.replace(MARKS, ''))) ?? '';
  const full = /\(R\)/i.test(text) ? `${ours} (R)` : ours;
  return slotEntry(full, 20) === null ? null : full;
}

/** The usual MTF name of what stands in one of our slots. */
export function nameForMtf(name: string): string {
  if (name === 'Engine') return 'Fusion Engine';
  if (name === 'Ammo Machine Gun') return 'IS Ammo MG - Full';
  if (name === 'Ammo Machine Gun (half)') return 'IS Machine Gun Ammo - Half';
  if (name === 'Ammo Flamer (Vehicle)') return 'IS Vehicle Flamer Ammo';
  if (name.startsWith('Ammo ')) return `IS ${name.replace(/([LS]RM) /, '$1-')}`;
  return name.replace(/^AC\//, 'Autocannon/').replace(/^Flamer \(Vehicle\)/, 'Vehicle Flamer');
}

const TORSOS = { LT: 'Left Torso', RT: 'Right Torso', CT: 'Center Torso', HD: 'Head' };
const BIPED = { LA: 'Left Arm', RA: 'Right Arm', ...TORSOS, LL: 'Left Leg', RL: 'Right Leg' };
const QUAD = {
  LA: 'Front Left Leg',
  RA: 'Front Right Leg',
  ...TORSOS,
  LL: 'Rear Left Leg',
  RL: 'Rear Right Leg',
};

/** Names of the locations in the order of an MTF file. */
export const mtfLocations = (frame: MechFile['frame']): Readonly<Record<LocationCode, string>> =>
  frame === 'quad' ? QUAD : BIPED;

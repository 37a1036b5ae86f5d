// Our own files of 'Mechs with equipment, as the bay has them: for weights and verdicts.

import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { itemNamed } from '../fielding/names.ts';
import { readMtfUnit } from '../unit-files/mtf.ts';
import { named } from '../unit-files/names.ts';
import type { Mech } from '../units/unit.ts';

/** The contents of its slots show what it is built of. */
export function builtOf(file: MechFile): Mech {
  const names = Object.values(file.slots).flat();
  const has = (word: string): boolean => names.some((name) => name?.endsWith(word));
  const text = writeMtf(file)
    .replace('TechBase:Inner Sphere', `TechBase:${file.clan ? 'Clan' : 'Inner Sphere'}`)
    .replace('Rules Level:1', `Rules Level:${levelOf(file)}`)
    .replace(' Fusion Engine\nStructure', ` ${ENGINES[file.engine ?? 'standard']} Engine\nStructure`)
    .replace('Structure:Standard', `Structure:${has('Endo Steel') ? 'Endo Steel' : 'Standard'}`)
    .replace('Myomer:Standard', `Myomer:${has('Triple-Strength Myomer') ? 'Triple-Strength' : 'Standard'}`)
    .replace(/ Single$/m, file.laserSinks ? ' Laser' : file.doubleSinks ? ' Double' : ' Single')
    .replace(/^Structure:/m, `Cockpit:${cockpitOf(file)}\nStructure:`)
    .replace(/^Jump MP:.*$/m, (line) => (file.jumpBoosters ? `Jump MP:${file.jumpBoosters}` : line))
    .concat(systemLines(file))
    .replace(
      'Armor:Standard(Inner Sphere)',
      `Armor:${armorOf(file, has)}(${file.clan ? 'Clan' : 'Inner Sphere'})`,
    )
    .replace(/^Config:(.*)$/m, file.omni ? 'Config:$1 Omnimech' : 'Config:$1')
    .replaceAll(/^Clan (?=[A-Z])/gm, '')
    .replaceAll(/^IS (Ammo .*)$/gm, (line, name: string) => ammunition(name) ?? line);
  const { unit, faults } = readMtfUnit(text);
  if (!unit || faults.length > 0) throw new Error(`${file.name}: ${faults.map(({ message }) => message)}`);
  return unit as Mech;
}

const ENGINES = { standard: 'Fusion', XL: 'XL', light: 'light', combustion: 'I.C.E.' } as const;

/** The display belongs to the cockpit. */
const systemLines = ({ systems = [] }: MechFile): string =>
  systems
    .filter((name) => name !== DISPLAY)
    .map((name) => `\nnocrit:${name}:CT`)
    .join('');

const DISPLAY = 'Enhanced Imaging Display';

const cockpitOf = ({ slots, systems = [] }: MechFile): string =>
  slots.CT.includes('Cockpit')
    ? 'Torso-Mounted Cockpit'
    : slots.HD.includes('Command Console')
      ? 'Command Console'
      : systems.includes(DISPLAY)
        ? 'Enhanced Imaging Cockpit'
        : 'Standard Cockpit';

const ARMORS = ['Stealth Armor', 'Light Ferro-Fibrous', 'Heavy Ferro-Fibrous', 'Ferro-Fibrous'];
const PLATINGS = {
  standard: 'Standard',
  hardened: 'Hardened',
  reflective: 'Laser-Reflective',
  reactive: 'Reactive',
} as const;

/** The bay has no patchwork yet: there it counts as ordinary armor. */
const armorOf = ({ plating }: MechFile, has: (word: string) => boolean): string =>
  ARMORS.find(has)?.replace('Stealth Armor', 'Stealth') ??
  PLATINGS[typeof plating === 'string' ? plating : 'standard'];

const ammunition = (name: string): string | undefined =>
  itemNamed(name.replace(/([LS]RM)-/, '$1 '))?.fileName;

const levelOf = ({ slots, systems = [], clan }: MechFile): number => {
  const carrier = { kind: 'other', techBase: clan ? 'Clan' : 'IS' } as const;
  const levels = [...Object.values(slots), systems].flatMap((names) =>
    names.flatMap((name) => (name === null ? [] : [named(name, carrier)?.item.level ?? 1])),
  );
  return Math.max(2, ...levels);
};

// Equipment for vehicles: items of both technology bases that have a figure in the rules.

import { ITEMS, type Item } from '../data/items.ts';
import type { Vehicle } from '../units/unit.ts';

const FOREIGN_FLAGS = [
  'battleArmor',
  'infantry',
  'protomech',
  'physicalWeapon',
  'heatSink',
  'doubleHeatSink',
  'laserHeatSink',
  'jumpJet',
  'jumpBooster',
  'masc',
  'tsm',
  'armorType',
  'structureType',
  'stealth',
];
/** Parts that the chassis has by its own choices, and parts of 'Mechs. */
const OF_THE_CHASSIS =
  /turret|jump jet|trailer hitch|cockpit|console|gyro|actuator|coolant pod|grenade|combine|chainsaw|hoist|jump pack|null signature|myomer/i;

const fits = ({ name, flags, scope }: Item): boolean =>
  scope !== 'beyond' && !FOREIGN_FLAGS.some((flag) => flags.has(flag)) && !OF_THE_CHASSIS.test(name);

const PARTS: readonly Item[] = ITEMS.filter(fits);

/** The parts of its own base first; what both bases build, once. */
export function partsFor({ techBase, isMixed }: Pick<Vehicle, 'techBase' | 'isMixed'>, text: string): Item[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return PARTS.filter(
    ({ name, tech, level }) =>
      (isMixed || tech === 'both' || tech === techBase || (techBase === 'Clan' && level === 1)) &&
      words.every((word) => name.toLowerCase().includes(word)),
  );
}

// Equipment for 'Mechs: items of both technology bases that have a figure in the rules.

import { ITEMS, type Item } from '../data/items.ts';
import type { Mech } from '../units/unit.ts';

const FOREIGN_FLAGS = [
  'battleArmor',
  'infantry',
  'protomech',
  'heatSink',
  'doubleHeatSink',
  'laserHeatSink',
  'jumpJet',
  'jumpBooster',
  'tsm',
  'armorType',
  'structureType',
];
/** Parts of the chassis, things that are no part, and parts of vehicles only. */
const NOT_MOUNTED =
  /^(any-(standard|hardened|component-armor|.*-club|turret|sponson|power-amplifier|stealth-armor|.*-stealth|mine|minesweeper|single-hex-ecm|mimetic-armor|simple-camo|parafoil|vacuum-protection)|is-(reinforced|composite|command-console|coolant-system|heavy-armor|light-minesweeper|bridge-kit|vibro-shovel|demolition-charge|drone.*)|clan-ei-display)$/;
const TORPEDOES = /^(is|clan)-(lrt|srt)/;

const fits = (item: Item): boolean =>
  item.scope !== 'beyond' &&
  !FOREIGN_FLAGS.some((flag) => item.flags.has(flag)) &&
  !NOT_MOUNTED.test(item.id) &&
  !(item.kind === 'equipment' && item.carrier !== null);

const PARTS: readonly Item[] = ITEMS.filter(fits).toSorted(
  (one, other) => Number(TORPEDOES.test(one.id)) - Number(TORPEDOES.test(other.id)),
);

/** Parts of its own base and level, found by their names. */
export function partsFor(
  { techBase, isMixed, level }: Pick<Mech, 'techBase' | 'isMixed' | 'level'>,
  text: string,
): Item[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return PARTS.filter(
    (item) =>
      item.level <= level &&
      (isMixed ||
        item.tech === 'both' ||
        item.tech === techBase ||
        (techBase === 'Clan' && item.level === 1)) &&
      words.every((word) => item.name.toLowerCase().includes(word)),
  );
}

// Battle Values of platoons and battle armour: tables, by those that are left (MT-BV-36 to MT-BV-38, -62, -63).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { PLATOON_VALUES, PUBLISHED_SUITS, type PublishedSuit } from '../data/catalogue.ts';
import { nearest } from '../data/rounding.ts';
import { type BattleArmor, type Infantry, weaponsOf } from '../units/unit.ts';
import { REGULAR, type Skills, skillModifier } from './skills.ts';
import { BV } from './text.ts';

/** MT-BV-63: the table's value, field guns, survivors, skills. */
export function platoonValue(
  unit: Infantry,
  tally: Tally,
  skills: Skills = REGULAR,
  survivors = unit.troopers,
): void {
  const row = PLATOON_VALUES.find(
    ({ movement, weapon }) => movement === unit.motion && weapon === unit.weapon,
  );
  const value = unit.isAntiMech ? (row?.bvAntiMech ?? row?.bv) : row?.bv;
  tally.add(value ?? 0, BV.platoon(unit.motion, unit.weapon), 'MT-BV-63');
  if (unit.isSubmersible) tally.add(1, BV.diving, 'MT-BV-37');
  for (const { item } of weaponsOf(unit).filter(({ location }) => location === 'fieldGuns'))
    tally.add(item.bv, item.name, 'MT-BV-37');
  finish(tally, skills, survivors, unit.troopers);
}

/** MT-BV-62: the printed suit and loadout, or else what the file states. */
export function suitValue(
  unit: BattleArmor,
  tally: Tally,
  skills: Skills = REGULAR,
  survivors = unit.troopers,
): void {
  const suit = publishedSuit(unit);
  if (suit !== undefined)
    tally.add(suit.battleValue, BV.printed(`${suit.name}, ${suit.otherName}`), 'MT-BV-62');
  else tally.add(unit.statedValue ?? 0, BV.stated, 'MT-BV-62');
  finish(tally, skills, survivors, unit.troopers);
}

function finish(tally: Tally, skills: Skills, survivors: number, strength: number): void {
  if (survivors !== strength)
    tally.set(nearest((tally.total * survivors) / strength), BV.survivors(survivors, strength), 'MT-BV-62');
  const modifier = skillModifier(skills);
  if (modifier !== 1)
    tally.set(
      nearest(tally.total * modifier),
      BV.skills(skills.gunnery, skills.piloting, modifier),
      'MT-BV-57',
    );
}

/** Names of public files for suits that the book calls otherwise. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/elemental|^clan standard/i, 'Clan Battle Armor (Standard)'],
  [/^(is|inner sphere) standard/i, 'Inner Sphere Battle Armor (Standard)'],
];
const LOADS: readonly RegExp[] = [/flamer/i, /machine ?gun|\bMG\b/i, /laser/i, /SRM/i, /TAG/i];

const firstWord = (name: string): string =>
  name
    .replace(/^clan /i, '')
    .split(' ')[0]!
    .toLowerCase();

/** The book names a suit by its chassis and what it carries. */
export function publishedSuit({ name, model }: BattleArmor): PublishedSuit | undefined {
  const known = OTHER_NAMES.find(([pattern]) => pattern.test(name))?.[1];
  const suits = PUBLISHED_SUITS.filter((suit) =>
    known === undefined ? firstWord(suit.name) === firstWord(name) : suit.name === known,
  );
  return suits.find(
    ({ otherName }) => otherName === '' || LOADS.some((load) => load.test(model) && load.test(otherName)),
  );
}

// The elements of a counter: those that it has kept from earlier battles, or new ones out of BattleForce 2's tables.

import {
  assigned,
  CLAN_FACTIONS,
  FORCE_FACTIONS,
  type ForceFaction,
  HOUSES,
} from '@ironfield/battleforce2/data/assignment.ts';
import { USUAL_SKILL } from '@ironfield/battleforce2/data/force-tables.ts';
import { RECORD_SHEETS } from '@ironfield/battleforce2/data/record-sheets.ts';
import { type RosterEntry, roster, rosterNamed } from '@ironfield/battleforce2/data/roster.ts';
import { type UnitWeight, WEIGHTS } from '@ironfield/battleforce2/data/tables.ts';
import type { ElementSheet, ElementType } from '@ironfield/battleforce2/element.ts';
import { type Die, elementClasses } from '@ironfield/battleforce2/scenarios/generator/unit-generation.ts';
import type { ElementRecord, Marked } from '@ironfield/battleforce2/state.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { ZoomCommission, ZoomedCounter } from '@ironfield/planetary/rules/zoom.ts';
import type { Faction, UnitSheet } from '@ironfield/planetary/state.ts';
import { z } from 'zod';
import { classOf, makeupOf } from './strength.ts';

/** An element that a counter has left: its name in the roster, and what is crossed off on its record sheet. */
export interface Survivor {
  readonly name: string;
  readonly marked?: Marked | undefined;
}

/** The elements that a counter has left, unit by unit. */
export type Roster = readonly { readonly type: ElementType; readonly elements: readonly Survivor[] }[];

const count = z.int().min(0);
const rosterSchema = z.array(
  z.object({
    type: z.enum(['mech', 'vehicle', 'infantry', 'battleArmor', 'aerospaceFighter', 'dropship']),
    elements: z.array(
      z.object({
        name: z.string(),
        marked: z
          .object({ armor: count, structure: count, arm: count, leg: count, weapon: count, engine: count })
          .optional(),
      }),
    ),
  }),
);

/** PA-ZOOM-03: whose tables a side rolls on. A side that is named after a faction is of that faction. */
export function factionOf({ name, faction }: ZoomCommission['sides'][number], chance: Random): ForceFaction {
  const all: readonly ForceFaction[] = faction === 'clan' ? CLAN_FACTIONS : HOUSES;
  return FORCE_FACTIONS.find((each) => name.includes(each)) ?? randomItem(chance, all);
}

/** The elements kept from earlier battles; null where there was none. */
function keptBy({ roster }: ZoomedCounter): Roster | null {
  const kept = rosterSchema.safeParse(roster);
  return kept.success ? kept.data.filter(({ elements }) => elements.length > 0) : null;
}

/** The units that a counter is on the table of BattleForce 2. */
export function unitCount(counter: ZoomedCounter): number {
  const { units, withElementals } = makeupOf(counter.original);
  return keptBy(counter)?.length ?? units * (withElementals ? 2 : 1);
}

/** PA-ZOOM-03: a stored roster first; otherwise every lance or Star has the weight class of the counter. */
export function rosterOf(counter: ZoomedCounter, faction: ForceFaction, die: Die): Roster {
  const kept = keptBy(counter);
  if (kept) return kept;
  const { original } = counter;
  const { units, elements, withElementals } = makeupOf(original);
  const each = <T>(make: () => T): T[] => Array.from({ length: units }, make);
  const riders = withElementals ? each(() => alike('battleArmor', elements, ELEMENTALS)) : [];
  switch (original.kind) {
    case 'infantry':
      return each(() => alike('infantry', elements, ON_FOOT));
    case 'battle-armor':
      return each(() =>
        alike('battleArmor', elements, original.faction === 'clan' ? ELEMENTALS : BATTLE_ARMOR),
      );
    case 'artillery':
      return each(() => listed(GUNS, elements));
    case 'vtol':
      return each(() => listed(original.transport > 0 ? AIR_TRANSPORTS : HELICOPTERS, elements));
    case 'vehicle':
      if (original.transport > 0) return each(() => listed(TRANSPORTS, elements));
      return each(() => ({ type: 'vehicle', elements: rolled(counter, 'vehicle', faction, die) }));
    case 'fighter':
      return each(() => alike('aerospaceFighter', elements, fighter(original, faction, die)));
    case 'dropship':
      return each(() => alike('dropship', elements, SHIPS[original.faction][original.code]!));
    default:
      return [
        ...each(() => ({ type: 'mech' as const, elements: rolled(counter, 'mech', faction, die) })),
        ...riders,
      ];
  }
}

const ON_FOOT = 'Foot Rifle';
const ELEMENTALS = 'Elemental (Small Laser)';
const BATTLE_ARMOR = 'Standard Battle Armor (Small Laser)';

/** PA-ZOOM-03: a fixed list where no table tells. */
const TRANSPORTS = ['Maxim Heavy Hover Transport', 'Heavy Tracked APC'];
const GUNS = ['Thor', 'Marksman'];
const AIR_TRANSPORTS = ['Karnov UR Transport'];
const HELICOPTERS = ['Yellow Jacket Gunship', 'Warrior H-7 Attack Helicopter'];

const SPHERE = {
  DL: 'Leopard (upgraded)',
  DM: 'Union (upgraded)',
  DH: 'Overlord (upgraded)',
  DA: 'Avenger (upgraded)',
};
const CLAN = { DL: 'Broadsword', DM: 'Union-C', DH: 'Overlord-C', DA: 'Noruff' };

/** By the code of the counter: small, medium and large transports, and those for assaults. */
const SHIPS: Readonly<Record<Faction, Readonly<Record<string, string>>>> = {
  'inner-sphere': SPHERE,
  clan: CLAN,
};

/** PA-UNIT-04, BF2-GEN-10: both fighters of a pair are of one model. */
const fighter = (original: UnitSheet, faction: ForceFaction, die: Die): string =>
  assigned('aerospaceFighter', faction, weightOf(original), two(die)).sheet.name;

const weightOf = (sheet: UnitSheet): (typeof WEIGHTS)[number] =>
  WEIGHTS.find((each) => classOf(sheet)?.startsWith(each)) ?? 'M';

const listed = (names: readonly string[], count: number): Roster[number] => ({
  type: 'vehicle',
  elements: Array.from({ length: count }, (_, place) => ({ name: names[place % names.length]! })),
});

const alike = (type: ElementType, count: number, name: string): Roster[number] => ({
  type,
  elements: Array.from({ length: count }, () => ({ name })),
});

const two = (die: Die): number => die() + die();

/** BF2-GEN-09, BF2-GEN-10 */
function rolled(
  { original }: ZoomedCounter,
  type: 'mech' | 'vehicle',
  faction: ForceFaction,
  die: Die,
): Survivor[] {
  return elementClasses(die, faction, weightOf(original)).map((each) => ({
    name: machine(original, () => assigned(type, faction, each, two(die)).sheet, each, die),
  }));
}

/** PA-ZOOM-03: so often a design of the wrong technology is rolled again. */
const TRIES = 3;

/**
 * PA-ZOOM-03: a second line of the Clans rolls again for OmniMechs. Old machines of the Inner Sphere are those of which there
 * are record sheets, so that they can fight duels (PA-ZOOM-21); without luck one of them is drawn.
 */
function machine({ name }: UnitSheet, roll: () => ElementSheet, weight: UnitWeight, die: Die): string {
  const isOld = name.includes('(IS)');
  const isFit = (sheet: ElementSheet) =>
    isOld ? RECORD_SHEETS.has(sheet.name) : !(name.includes('(C2)') && sheet.specials.includes('omni'));
  let sheet = roll();
  for (let tries = 0; tries < TRIES && !isFit(sheet); tries++) sheet = roll();
  if (!isOld || isFit(sheet) || sheet.type !== 'mech') return sheet.name;
  const old = roster().filter(
    (entry) =>
      entry.sheet.type === 'mech' && entry.sheet.class === weight && RECORD_SHEETS.has(entry.sheet.name),
  );
  return old[((die() - 1) * 6 + die() - 1) % old.length]!.sheet.name;
}

const SKILLS = {
  green: USUAL_SKILL.Green,
  regular: USUAL_SKILL.Regular,
  veteran: USUAL_SKILL.Veteran,
  elite: USUAL_SKILL.Elite,
} as const;

/** PA-ZOOM-06: out of supply everything is harder to hit by one. */
const OUT_OF_SUPPLY = 1;

/** Of a crew of this quality, and one worse without supply. */
export const skillOf = ({ quality, isSupplied }: Pick<ZoomedCounter, 'quality' | 'isSupplied'>): number =>
  SKILLS[quality] + (isSupplied ? 0 : OUT_OF_SUPPLY);

/** An element with its crew. */
export function manned(
  { name, marked }: Survivor,
  type: ElementType,
  crew: Pick<ZoomedCounter, 'quality' | 'isSupplied'>,
): ElementRecord {
  const entry: RosterEntry | undefined = rosterNamed(name, type);
  if (!entry) throw new Error(`The roster has no ${type} "${name}"`);
  return { sheet: entry.sheet, skill: skillOf(crew), ...(marked && { marked }) };
}

import { groupedBy } from '@ironfield/kernel/grouping.ts';
import type { DamageValue, ElementSheet, ElementType, Mode, Surfaced, WeightClass } from '../element.ts';
import { ASSAULT_MECHS } from './roster/assault-mechs.ts';
import { BATTLE_ARMOR } from './roster/battle-armor.ts';
import { CLAN_DROPSHIPS } from './roster/clan-dropships.ts';
import { CLAN_FIGHTERS } from './roster/clan-fighters.ts';
import { CLAN_MECHS } from './roster/clan-mechs.ts';
import { CONVENTIONAL_FIGHTERS } from './roster/conventional-fighters.ts';
import { DROPSHIPS } from './roster/dropships.ts';
import { ELEMENTALS } from './roster/elementals.ts';
import { FIGHTERS } from './roster/fighters.ts';
import { HEAVY_MECHS } from './roster/heavy-mechs.ts';
import { INFANTRY } from './roster/infantry.ts';
import { LIGHT_MECHS } from './roster/light-mechs.ts';
import { MEDIUM_MECHS } from './roster/medium-mechs.ts';
import { type Provenance, provenanceOf } from './roster/provenance.ts';
import { SURFACED } from './roster/surfaced.ts';
import { VEHICLES } from './roster/vehicles.ts';

export const FACTIONS = ['Inner Sphere', 'Clan'] as const;
export type Faction = (typeof FACTIONS)[number];

/** A line of the BattleForce roster (BF2-TRO-01). */
export interface RosterEntry {
  /** Made from type, faction and name. */
  readonly id: string;
  readonly faction: Faction;
  /** The part of the name that opponents may not know; empty if there is only one version. */
  readonly variant: string;
  /** Other names of the same machine. */
  readonly aliases: readonly string[];
  readonly sheet: ElementSheet;
  readonly provenance: readonly Provenance[];
}

type Table = readonly [prefix: string, type: ElementType, faction: Faction, lines: string];

const TABLES: readonly Table[] = [
  ['mech', 'mech', 'Inner Sphere', LIGHT_MECHS],
  ['mech', 'mech', 'Inner Sphere', MEDIUM_MECHS],
  ['mech', 'mech', 'Inner Sphere', HEAVY_MECHS],
  ['mech', 'mech', 'Inner Sphere', ASSAULT_MECHS],
  ['cmech', 'mech', 'Clan', CLAN_MECHS],
  ['veh', 'vehicle', 'Inner Sphere', VEHICLES],
  ['inf', 'infantry', 'Inner Sphere', INFANTRY],
  ['ba', 'battleArmor', 'Inner Sphere', BATTLE_ARMOR],
  ['ba', 'battleArmor', 'Clan', ELEMENTALS],
  ['conv', 'conventionalFighter', 'Inner Sphere', CONVENTIONAL_FIGHTERS],
  ['asf', 'aerospaceFighter', 'Inner Sphere', FIGHTERS],
  ['casf', 'aerospaceFighter', 'Clan', CLAN_FIGHTERS],
  ['ds', 'dropship', 'Inner Sphere', DROPSHIPS],
  ['cds', 'dropship', 'Clan', CLAN_DROPSHIPS],
];

function entryIn([prefix, type, faction]: Table, line: string): RosterEntry {
  const [title, mp, damage, ov, weight, boxes, points, specials = '', aliases = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const parts = title.split('·').map((part) => part.trim());
  const name = parts.filter((part) => part !== '').join(' ');
  const id = `${prefix}-${slug(name)}`;
  const [armor, structure] = boxes.split('/').map(Number);
  return {
    id,
    faction,
    variant: (parts[1] ?? '').replace(/^\((.*)\)$/, '$1'),
    aliases: aliases === '' ? [] : aliases.split(', '),
    sheet: {
      name,
      chassis: parts[0],
      type,
      mp: Number.parseInt(mp, 10),
      mode: mp.replace(/^\d+/, '') as Mode,
      damage: damagesIn(damage),
      ov: Number(ov),
      class: weight as WeightClass,
      armor,
      structure,
      points: Number(points),
      specials: specials === '' ? [] : specials.split(' '),
      ...(id in SURFACED && { surfaced: surfacedIn(SURFACED[id]) }),
    },
    provenance: provenanceOf(id),
  };
}

const damagesIn = (text: string): ElementSheet['damage'] =>
  text.split('/').map((value): DamageValue => (value === '-' ? null : Number(value))) as [
    DamageValue,
    DamageValue,
    DamageValue,
  ];

function surfacedIn(text: string): Surfaced {
  const [damage, ...specials] = text.split(' ');
  return { damage: damagesIn(damage), specials };
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

let entries: readonly RosterEntry[] | undefined;
let byId: ReadonlyMap<string, RosterEntry> | undefined;

/** All 1,052 lines; read when they are first asked for. */
export function roster(): readonly RosterEntry[] {
  entries ??= TABLES.flatMap((table) =>
    table[3]
      .trim()
      .split('\n')
      .map((line) => entryIn(table, line)),
  );
  return entries;
}

export function rosterEntry(id: string): RosterEntry | undefined {
  byId ??= new Map(roster().map((entry) => [entry.id, entry]));
  return byId.get(id);
}

let byPrintedName: ReadonlyMap<string, readonly ElementSheet[]> | undefined;

/** The lines of a type that are printed under a name. */
export function rosterCalled({ type, name }: Pick<ElementSheet, 'type' | 'name'>): readonly ElementSheet[] {
  byPrintedName ??= groupedBy(
    roster().map(({ sheet }) => sheet),
    (sheet) => `${sheet.type} ${sheet.name}`,
  );
  return byPrintedName.get(`${type} ${name}`) ?? [];
}

/** The lines in whose names, codes, specials and provenance every word of the text occurs: `mended`, `doubtful`. */
export function rosterMatching(text: string): RosterEntry[] {
  const words = text.toLowerCase().split(/\s+/);
  return roster().filter(({ sheet, variant, aliases, faction, provenance }) => {
    const kinds = provenance.map(({ kind }) => kind);
    const all = [sheet.name, variant, ...aliases, faction, sheet.type, ...sheet.specials, ...kinds]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** Hyphens and blanks are printed now one way, now the other: No-Dachi, Hovertank. Names are told apart by type. */
const nameKey = (name: string, type: ElementType): string =>
  `${type} ${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

let byName: ReadonlyMap<string, RosterEntry> | undefined;

/** By all names they have; where two share one, the first that has it as a code, then as it is printed, then otherwise. */
function namedEntries(): ReadonlyMap<string, RosterEntry> {
  const named = new Map<string, RosterEntry>();
  const waysToName: readonly ((entry: RosterEntry) => readonly string[])[] = [
    ({ sheet, variant }) => [`${variant} ${sheet.chassis}`],
    ({ sheet }) => [sheet.name],
    ({ aliases }) => aliases,
  ];
  for (const namesOf of waysToName)
    for (const entry of roster())
      for (const name of namesOf(entry)) {
        const key = nameKey(name, entry.sheet.type);
        if (!named.has(key)) named.set(key, entry);
      }
  return named;
}

/** BF2-TRO-02: a line by the name that scenarios and tables use: code first ("WHM-6R Warhammer"), as printed, or another name. */
export function rosterNamed(text: string, type: ElementType): RosterEntry | undefined {
  byName ??= namedEntries();
  return byName.get(nameKey(text, type));
}

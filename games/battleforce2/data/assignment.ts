import type { ElementType } from '../element.ts';
import { CLAN_MECHS } from './assignment/clan-mechs.ts';
import { FIGHTERS } from './assignment/fighters.ts';
import { INNER_SPHERE_MECHS } from './assignment/inner-sphere-mechs.ts';
import { VEHICLES } from './assignment/vehicles.ts';
import { type RosterEntry, rosterNamed } from './roster.ts';
import { type Organization, type UnitWeight, WEIGHTS } from './tables.ts';

/** Factions with a table of their own (BF2-GEN-11, BF2-GEN-12). */
export const HOUSES = ['Davion', 'Kurita', 'Liao', 'Marik', 'Steiner'] as const;
const INNER_SPHERE_FACTIONS = [...HOUSES, 'ComStar'] as const;
export const CLAN_FACTIONS = ['Ghost Bear', 'Jade Falcon', 'Smoke Jaguar', 'Wolf'] as const;
export const FORCE_FACTIONS = [...INNER_SPHERE_FACTIONS, ...CLAN_FACTIONS] as const;
export type ForceFaction = (typeof FORCE_FACTIONS)[number];

const CLANS: readonly string[] = CLAN_FACTIONS;

export function organizationOf(faction: ForceFaction): Organization {
  if (faction === 'ComStar') return 'Com Guards';
  return CLANS.includes(faction) ? 'Clan' : 'Inner Sphere';
}

/** The types the tables produce. They never produce infantry, which is chosen. */
export type AssignedType = Extract<ElementType, 'mech' | 'vehicle' | 'aerospaceFighter'>;

const SOURCES: Readonly<Record<AssignedType, string>> = {
  mech: INNER_SPHERE_MECHS + CLAN_MECHS,
  vehicle: VEHICLES,
  aerospaceFighter: FIGHTERS,
};

const CLASSES: Readonly<Record<string, UnitWeight>> = { light: 'L', medium: 'M', heavy: 'H', assault: 'A' };

function tableOf(type: AssignedType): ReadonlyMap<string, readonly RosterEntry[]> {
  const lines = SOURCES[type].split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, who, weight, names] = /^(.+), (\w+): (.+)$/.exec(line)!;
      const entries = names.split(', ').map((name) => {
        const entry = rosterNamed(name, type);
        if (!entry) throw new Error(`The roster has no ${type} "${name}"`);
        return entry;
      });
      return [`${who} ${CLASSES[weight]}`, entries];
    }),
  );
}

const tables = new Map<AssignedType, ReadonlyMap<string, readonly RosterEntry[]>>();

/** BF2-GEN-10: the eleven lines for rolls of 2 to 12. */
export function assignmentTable(
  type: AssignedType,
  faction: ForceFaction,
  weight: UnitWeight,
): readonly RosterEntry[] {
  const table = tables.get(type) ?? tableOf(type);
  tables.set(type, table);
  const isClan = organizationOf(faction) === 'Clan';
  const who = type === 'mech' ? faction : isClan ? 'Clan' : 'Inner Sphere';
  // There are no assault fighters, and no vehicles of the Clans.
  const column = type === 'aerospaceFighter' && weight === 'A' ? 'H' : weight;
  return table.get(`${type === 'vehicle' ? 'Inner Sphere' : who} ${column}`)!;
}

const ASSIGNED_TYPES = Object.keys(SOURCES) as AssignedType[];
const fielded = new Map<ForceFaction, ReadonlySet<string>>();

/** The ids of all lines of the roster that the tables of a faction have. The Clans have no vehicles of their own. */
export function fieldedBy(faction: ForceFaction): ReadonlySet<string> {
  const types = ASSIGNED_TYPES.filter((type) => type !== 'vehicle' || organizationOf(faction) !== 'Clan');
  const ids =
    fielded.get(faction) ??
    new Set(
      types
        .flatMap((type) => WEIGHTS.flatMap((weight) => assignmentTable(type, faction, weight)))
        .map(({ id }) => id),
    );
  fielded.set(faction, ids);
  return ids;
}

const LOWEST_ROLL = 2;

/** BF2-GEN-10 */
export const assigned = (
  type: AssignedType,
  faction: ForceFaction,
  weight: UnitWeight,
  roll: number,
): RosterEntry => assignmentTable(type, faction, weight)[roll - LOWEST_ROLL];

// Printed figures of published units: Battle Values and prices, without their loadouts (MT-DATA-04, MT-DATA-07).

import type { TechBase } from './items.ts';
import { numberIn, type Row, rowsOf } from './table.ts';
import * as tables from './tables/catalogue.ts';

export interface Published {
  readonly name: string;
  /** The Clan name of a 'Mech that the Inner Sphere calls otherwise, or the loadout of a suit. */
  readonly otherName: string;
  readonly battleValue: number;
  readonly tons: number;
  readonly cost: number;
  readonly tech: TechBase;
  readonly level: number;
  readonly source: string;
  /** MT-DATA-05: how far the printed figures have been confirmed. */
  readonly bvCheck: string;
  readonly costCheck: string;
}

const published = (row: Row): Published => ({
  name: row.name ?? row.unit!,
  otherName: row.alt_name ?? row.loadout ?? '',
  battleValue: Number(row.battle_value),
  tons: Number(row.tons),
  cost: Number(row.cost_cbills),
  tech: row.tech_base as TechBase,
  level: Number(row.rules_level),
  source: row.source!,
  bvCheck: row.bv_check ?? '',
  costCheck: row.cost_check ?? '',
});

export const PUBLISHED_MECHS = rowsOf(tables.MECHS).map(published);
export const PUBLISHED_VEHICLES = rowsOf(tables.VEHICLES).map(published);
export const PUBLISHED_PROTOMECHS = rowsOf(tables.PROTOMECHS).map(published);

export interface PublishedSuit extends Published {
  readonly troopers: number;
}

export const PUBLISHED_SUITS: readonly PublishedSuit[] = rowsOf(tables.SUITS).map((row) => ({
  ...published(row),
  troopers: Number(row.troopers),
}));

export interface PlatoonValue {
  readonly movement: string;
  readonly weapon: string;
  readonly bv: number;
  /** Null where no such platoon is trained against 'Mechs. */
  readonly bvAntiMech: number | null;
}

export const PLATOON_VALUES: readonly PlatoonValue[] = rowsOf(tables.PLATOONS).map((row) => ({
  movement: row.movement!,
  weapon: row.weapon!,
  bv: Number(row.bv),
  bvAntiMech: numberIn(row.bv_anti_mech!),
}));

// The frames of units: engines, structure, gyros, cockpits, armour, heat sinks, and the motion of vehicles
// (MT-DATA-09).

import type { TechBase } from './items.ts';
import { listIn, numberIn, type Row, rowsOf } from './table.ts';
import * as tables from './tables/frames.ts';

export interface EngineType {
  readonly id: string;
  readonly name: string;
  readonly tech: TechBase | 'any';
  readonly level: number;
  /** Its weight, as a share of the standard engine's. */
  readonly num: number;
  readonly den: number;
  readonly ctSlots: number;
  readonly sideSlots: number;
  /** Null where no vehicle has it. */
  readonly vehicleItems: number | null;
  readonly baseCost: number;
  readonly bvStructure: number;
  readonly bvStructureLarge: number | null;
  readonly fusion: boolean;
  /** Half as heavy again in a vehicle. */
  readonly shielded: boolean;
  readonly blkCode: number;
}

/** Nothing for what both bases build. */
export type OwnBase = TechBase | '';

export interface Gyro {
  readonly id: string;
  readonly factor: number;
  readonly ctSlots: number;
  readonly level: number;
  readonly costPerTon: number;
  readonly baseDBR: number;
}

export interface Cockpit {
  readonly id: string;
  readonly tons: number;
  readonly cost: number;
  readonly level: number;
  readonly tech: OwnBase;
  /** No lighter 'Mech has it. */
  readonly minTons: number;
  readonly piloting: number;
}

export interface StructureType {
  readonly id: string;
  readonly share: number;
  readonly slotsIS: number;
  readonly slotsClan: number;
  readonly costPerUnitTon: number;
  readonly level: number;
  readonly bvFactor: number;
}

export interface ArmorType {
  readonly id: string;
  readonly pointsPerTon: number;
  readonly mult: number;
  /** Null where the Clans have none. */
  readonly multClan: number | null;
  readonly slotsIS: number;
  readonly slotsClan: number;
  readonly itemsIS: number;
  readonly itemsClan: number;
  readonly costPerTon: number;
  readonly level: number;
  readonly tech: OwnBase;
  readonly bvPerPoint: number;
  readonly heat: number;
}

export interface HeatSinkType {
  readonly id: 'single' | 'double-is' | 'double-clan' | 'compact' | 'laser';
  readonly dissipates: number;
  readonly tons: number;
  readonly cost: number;
  /** So many cost nothing. */
  readonly freeCost: number;
  readonly level: number;
  readonly tech: OwnBase;
  /** So many times floor(rating / 25) of them sit in the engine. */
  readonly integralFactor: number;
}

export interface Motion {
  readonly id: string;
  readonly blk: string;
  readonly maxTons: number;
  /** Share of the tonnage for lift or diving gear. */
  readonly lift: number;
  readonly bvType: number;
  readonly costDivisor: number;
  /** Suspension factors: up to so many tons, so much. */
  readonly suspension: readonly { readonly tons: number; readonly factor: number }[];
}

export interface StructurePoints {
  readonly tons: number;
  readonly head: number;
  readonly ct: number;
  readonly side: number;
  readonly arm: number;
  readonly leg: number;
  readonly total: number;
  readonly maxArmor: number;
  readonly totalQuad: number;
  readonly maxArmorQuad: number;
}

/** A row as numbers, but for the columns that hold words. */
function figures(row: Row, ...words: string[]): Record<string, string | number | null> {
  const read = ([column, cell]: [string, string]) => [column, words.includes(column) ? cell : numberIn(cell)];
  return Object.fromEntries(Object.entries(row).map(read));
}

/** The same with 0 for what is empty. */
function counts(row: Row, ...words: string[]): Record<string, string | number> {
  const read = ([column, cell]: [string, string | number | null]) => [column, cell ?? 0];
  return Object.fromEntries(Object.entries(figures(row, ...words)).map(read));
}

const listed = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((each) => [each.id, each]));

/** Tons of the standard engine by rating. */
export const ENGINE_WEIGHTS: ReadonlyMap<number, number> = new Map(
  rowsOf(tables.ENGINE_WEIGHTS).map(({ rating, tons }) => [Number(rating), Number(tons)]),
);

export const ENGINE_TYPES = listed(
  rowsOf(tables.ENGINE_TYPES).map((row) => {
    const type = figures(row, 'id', 'name', 'tech', 'fusion', 'shielded');
    return { ...type, fusion: type.fusion === '1', shielded: type.shielded === '1' } as unknown as EngineType;
  }),
);

export const MECH_STRUCTURE: ReadonlyMap<number, StructurePoints> = new Map(
  rowsOf(tables.MECH_STRUCTURE)
    .map((row) => counts(row) as unknown as StructurePoints)
    .map((points) => [points.tons, points]),
);

export const GYROS = listed(rowsOf(tables.GYROS).map((row) => counts(row, 'id') as unknown as Gyro));

export const COCKPITS = listed(
  rowsOf(tables.COCKPITS).map((row) => counts(row, 'id', 'tech') as unknown as Cockpit),
);

export const STRUCTURE_TYPES = listed(
  rowsOf(tables.STRUCTURE_TYPES).map((row) => {
    const type = counts(row, 'id', 'scope');
    return { ...type, bvFactor: type.bvFactor || 1 } as unknown as StructureType;
  }),
);

export const ARMOR_TYPES = listed(
  rowsOf(tables.ARMOR_TYPES).map((row) => {
    const type = counts(row, 'id', 'tech', 'scope');
    return { ...type, multClan: type.multClan || null } as unknown as ArmorType;
  }),
);

export const HEAT_SINKS = listed(
  rowsOf(tables.HEAT_SINKS).map((row) => {
    const type = counts(row, 'id', 'tech');
    return { ...type, integralFactor: type.integralFactor || 1 } as unknown as HeatSinkType;
  }),
);

export const MOTIONS = listed(
  rowsOf(tables.MOTION).map((row) => {
    const suspension = listIn(row.suspension!).map((pair) => {
      const [tons = 0, factor = 0] = pair.split(':').map(Number);
      return { tons, factor };
    });
    return { ...counts(row, 'id', 'blk', 'suspension'), suspension } as unknown as Motion;
  }),
);

// Unit files made for tests: our own designs, and no more of them than a test needs.

import type { BattleArmor, Mech, Unit, Vehicle } from '../units/unit.ts';
import { readUnit, type UnitFileKind } from './read.ts';

export interface MechOutline {
  readonly name?: string;
  readonly config?: string;
  readonly techBase?: string;
  readonly level?: number;
  readonly tons: number;
  readonly walk: number;
  readonly jump?: number;
  readonly engine?: string;
  readonly structure?: string;
  readonly myomer?: string;
  readonly gyro?: string;
  readonly cockpit?: string;
  readonly sinks?: string;
  readonly armorType?: string;
  /** It lies on the left torso and the centre torso unless locations are named. */
  readonly armor?: number | Readonly<Record<string, number>>;
  /** Lines of the slot lists, beyond the frame. */
  readonly items?: Readonly<Record<string, readonly string[]>>;
  /** Arms without their lower arm and hand. */
  readonly bareArms?: boolean;
}

const ARMOR_KEYS = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL', 'RTL', 'RTR', 'RTC'];
const LISTS: Readonly<Record<string, string>> = {
  LA: 'Left Arm',
  RA: 'Right Arm',
  LT: 'Left Torso',
  RT: 'Right Torso',
  CT: 'Center Torso',
  HD: 'Head',
  LL: 'Left Leg',
  RL: 'Right Leg',
};
const ENGINE = ['Fusion Engine', 'Fusion Engine', 'Fusion Engine'];
const LEG = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];

function frameOf(location: string, { config = 'Biped', bareArms = false }: MechOutline): string[] {
  if (location === 'HD') return ['Life Support', 'Sensors', 'Cockpit', 'Sensors', 'Life Support'];
  if (location === 'CT') return [...ENGINE, 'Gyro', 'Gyro', 'Gyro', 'Gyro', ...ENGINE];
  if (location.endsWith('L')) return LEG;
  if (location.endsWith('T')) return [];
  if (/^quad/i.test(config)) return LEG;
  return ['Shoulder', 'Upper Arm Actuator', ...(bareArms ? [] : ['Lower Arm Actuator', 'Hand Actuator'])];
}

export function mtfText(outline: MechOutline): string {
  const { tons, walk, armor = 0, items = {} } = outline;
  const points =
    typeof armor === 'number' ? { CT: Math.min(armor, 100), LT: Math.max(armor - 100, 0) } : armor;
  const lists = Object.entries(LISTS).map(([location, name]) => {
    const slots = [...frameOf(location, outline), ...(items[location] ?? [])];
    while (slots.length < 12) slots.push('-Empty-');
    return `${name}:\n${slots.join('\n')}\n`;
  });
  return [
    `Version:1.0\n${outline.name ?? 'Ploughshare'}\nPLS-1\n`,
    `Config:${outline.config ?? 'Biped'}`,
    `TechBase:${outline.techBase ?? 'Inner Sphere'}`,
    `Era:3060\nRules Level:${outline.level ?? 2}\n`,
    `Mass:${tons}`,
    `Engine:${outline.engine ?? `${tons * walk} Fusion Engine`}`,
    `Structure:${outline.structure ?? 'Standard'}`,
    `Myomer:${outline.myomer ?? 'Standard'}`,
    ...(outline.gyro === undefined ? [] : [`Gyro:${outline.gyro}`]),
    ...(outline.cockpit === undefined ? [] : [`Cockpit:${outline.cockpit}`]),
    `\nHeat Sinks:${outline.sinks ?? '10 Single'}\nWalk MP:${walk}\nJump MP:${outline.jump ?? 0}\n`,
    `Armor:${outline.armorType ?? 'Standard'}`,
    ...ARMOR_KEYS.map((key) => `${key} Armor:${(points as Record<string, number>)[key] ?? 0}`),
    `\nWeapons:0\n`,
    ...lists,
  ].join('\n');
}

export interface BlockOutline {
  readonly [block: string]: string | number | readonly (string | number)[];
}

export const blkText = (blocks: BlockOutline): string =>
  Object.entries({
    BlockVersion: 1,
    UnitType: 'Tank',
    Name: 'Harrow',
    Model: 'HRW-1',
    year: 3060,
    type: 'IS Level 2',
    ...blocks,
  })
    .map(([name, lines]) => `<${name}>\n${[lines].flat().join('\n')}\n</${name}>\n`)
    .join('\n');

/** A unit from a text that has no faults. */
function soundUnit(text: string, kind: UnitFileKind): Unit {
  const { unit, faults } = readUnit(text, kind);
  if (unit === null || faults.length > 0) throw new Error(`the file has faults: ${JSON.stringify(faults)}`);
  return unit;
}

export const mechOf = (outline: MechOutline): Mech => soundUnit(mtfText(outline), 'mtf') as Mech;
export const vehicleOf = (blocks: BlockOutline): Vehicle => soundUnit(blkText(blocks), 'blk') as Vehicle;
export const battleArmorOf = (blocks: BlockOutline): BattleArmor =>
  soundUnit(blkText({ UnitType: 'BattleArmor', motion_type: 'Jump', ...blocks }), 'blk') as BattleArmor;

// Vehicles of every kind (MT-CONS-08). The rating of the engine is in no file; it follows from the cruising speed.

import {
  ARMOR_TYPES,
  type ArmorType,
  ENGINE_TYPES,
  type EngineType,
  MOTIONS,
  type Motion,
  STRUCTURE_TYPES,
} from '../data/frames.ts';
import type { TechBase } from '../data/items.ts';
import { vehicleRating } from '../units/rating.ts';
import type { Vehicle } from '../units/unit.ts';
import { mountsByLocation, numbersIn, type Sheet } from './blk-sheet.ts';
import { FAULT } from './text.ts';

const LOCATIONS: Readonly<Record<string, string>> = {
  body: 'body',
  front: 'front',
  right: 'right',
  left: 'left',
  rear: 'rear',
  turret: 'turret',
  rotor: 'rotor',
  'front right': 'right',
  'front left': 'left',
  'rear right': 'right',
  'rear left': 'left',
};

export const ARMOR_CODES: readonly (string | undefined)[] = [
  'standard',
  'ferro-fibrous',
  'reactive',
  'laser-reflective',
  'hardened',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  undefined,
  'stealth',
];

/** MT-SPV-13: a trailer has no engine. */
const NO_ENGINE = '8';

/** From so many tons on, a tracked vehicle or a ship has six sides (MT-VCON-01, MT-VCON-02). */
const LARGE = 100;

export function vehicleIn(sheet: Sheet): Vehicle | null {
  const { values } = sheet;
  const motion = values.kind('motion_type', motionIn);
  const tons = values.number('tonnage', 0.5, 555);
  const cruise = values.number('cruisemp', 0, 60);
  const jump = values.number('jumpingmp', 0, 60, 0);
  const type = engineIn(sheet);
  const armorType = values.kind('armor_type', (code) => armorIn(Number(code)), '0');
  const structure = values.kind('internal_type', (code) => structureIn(Number(code)), '0');
  const points = armorPointsIn(sheet, motion, tons);
  const mounts = mountsByLocation(sheet, LOCATIONS);
  const space = spaceIn(sheet);
  const turretTons = values.has('basechassisturretweight')
    ? values.number('basechassisturretweight', 0, 100)
    : null;
  if (!motion || !type || !armorType || !structure) return null;
  const hasTurret = points.turret !== undefined;
  if (!hasTurret && mounts.some(({ location }) => location === 'turret'))
    sheet.faults.push({ line: values.lineOf('armor'), message: FAULT.noTurret });
  const isTrailer = values.text('engine_type', '0') === NO_ENGINE || values.number('trailer', 0, 1, 0) === 1;
  return {
    kind: 'vehicle',
    ...sheet.common,
    tons,
    motion,
    engine: { type, rating: vehicleRating(motion, tons, cruise) },
    cruise,
    jump,
    structure,
    armor: { type: armorType, tech: armorTech(sheet), points },
    hasTurret,
    turretTons,
    ...space,
    isTrailer,
    mounts,
  };
}

const motionIn = (text: string): Motion | undefined =>
  Object.values(MOTIONS).find(({ blk }) => blk.toLowerCase() === text.toLowerCase());

/** Of an engine that both bases build, the one of the chassis. */
function engineIn({ values, technology }: Sheet): EngineType | undefined {
  const find = (code: string) => {
    if (code === NO_ENGINE) return ENGINE_TYPES.standard;
    const types = Object.values(ENGINE_TYPES).filter(({ blkCode }) => String(blkCode) === code);
    return types.find(({ tech }) => tech === technology.techBase) ?? types[0];
  };
  return values.kind('engine_type', find, '0');
}

const armorIn = (code: number): ArmorType | undefined =>
  // No armour type of the table at all is standard armour, as files before this block have it.
  ARMOR_TYPES[ARMOR_CODES[code === -1 ? 0 : code] ?? ''];

const structureIn = (code: number) =>
  ({ '-1': STRUCTURE_TYPES.standard, 0: STRUCTURE_TYPES.standard, 1: STRUCTURE_TYPES['endo-steel'] })[code];

/** 2 says Clan, 1 Inner Sphere, anything else the chassis. */
function armorTech({ values, technology }: Sheet): TechBase {
  const code = values.text('armor_tech', '-1');
  return code === '2' ? 'Clan' : code === '1' ? 'IS' : technology.techBase;
}

function armorPointsIn(sheet: Sheet, motion: Motion | undefined, tons: number): Record<string, number> {
  const numbers = numbersIn(sheet, 'armor', 500);
  const isLarge = tons > LARGE && /^(tracked|displacement|submarine)$/.test(motion?.id ?? '');
  const sides = isLarge
    ? ['front', 'frontRight', 'frontLeft', 'rearRight', 'rearLeft', 'rear']
    : ['front', 'right', 'left', 'rear'];
  const names = [...sides, ...(motion?.id === 'vtol' ? ['rotor'] : ['turret'])];
  if (numbers.length < sides.length || numbers.length > names.length) {
    sheet.faults.push({
      line: sheet.blocks.get('armor')?.line ?? 0,
      message: armorFault(numbers.length, names, sides.length),
    });
  }
  return Object.fromEntries(names.slice(0, numbers.length).map((name, index) => [name, numbers[index] ?? 0]));
}

function armorFault(has: number, names: readonly string[], sides: number): string {
  if (has === 6 && names.includes('rotor')) return FAULT.rotorTurret;
  if (has === 6 && sides === 4) return FAULT.twoTurrets;
  return FAULT.armorNumbers(has, `${sides} or ${names.length}`);
}

/** "TroopSpace: 3" and "cargobay:6:1" take tons; handles for battle armour take none. */
function spaceIn(sheet: Sheet): Pick<Vehicle, 'carriedTons' | 'hasInfantrySpace'> {
  let carriedTons = 0;
  let hasInfantrySpace = false;
  for (const { line, text } of sheet.blocks.get('transporters')?.lines ?? []) {
    const [, kind = '', amount] = /^([a-z ]+)\s*:\s*(\d+(?:\.\d+)?)/i.exec(text) ?? [];
    if (/^battlearmorhandles/i.test(text)) continue;
    if (
      amount === undefined ||
      !/^(troopspace|cargobay|infantrybay|liquidcargobay|insulatedcargobay)$/i.test(kind.trim())
    )
      sheet.faults.push({ line, message: FAULT.unknownKind('transporters', text) });
    else carriedTons += Number(amount);
    if (/^troop/i.test(kind)) hasInfantrySpace = true;
  }
  return { carriedTons, hasInfantrySpace };
}

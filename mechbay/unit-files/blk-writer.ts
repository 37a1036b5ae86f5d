// A vehicle as a public file (MT-CONS-08). What is written means the same when it is read again.

import type { Mount, Vehicle } from '../units/unit.ts';
import { ARMOR_CODES } from './blk-vehicle.ts';

const LOCATIONS = ['body', 'front', 'right', 'left', 'rear', 'turret', 'rotor'];
const UNIT_TYPES: Readonly<Record<string, string>> = {
  vtol: 'VTOL',
  displacement: 'Naval',
  hydrofoil: 'Naval',
  submarine: 'Naval',
};
const TECH_CODES = { IS: 1, Clan: 2 } as const;

export function writeBlk(vehicle: Vehicle): string {
  const { name, model, year, tons, motion, cruise, jump, engine, armor, structure, isOmni } = vehicle;
  const { turretTons, isTrailer, role } = vehicle;
  const blocks: [string, readonly (string | number)[]][] = [
    ['BlockVersion', [1]],
    ['UnitType', [UNIT_TYPES[motion.id] ?? 'Tank']],
    ['Name', [name]],
    ['Model', [model]],
    ...(year === null ? [] : [['year', [year]] as [string, number[]]]),
    ['type', [typeOf(vehicle)]],
    ...(role === undefined ? [] : [['role', [role]] as [string, string[]]]),
    ['tonnage', [tons]],
    ['motion_type', [motion.blk]],
    ['transporters', carriedLines(vehicle)],
    ['cruiseMP', [cruise]],
    ['jumpingMP', [jump]],
    ['engine_type', [engine.type.blkCode]],
    ['armor_type', [ARMOR_CODES.indexOf(armor.type.id)]],
    ['armor_tech', [TECH_CODES[armor.tech]]],
    ['internal_type', [structure.id === 'endo-steel' ? 1 : 0]],
    ['omni', [isOmni ? 1 : 0]],
    ['trailer', [isTrailer ? 1 : 0]],
    ...(turretTons === null ? [] : [['baseChassisTurretWeight', [turretTons]] as [string, number[]]]),
    ['armor', Object.values(armor.points)],
    ...LOCATIONS.map((location): [string, string[]] => [
      `${location[0]!.toUpperCase()}${location.slice(1)} Equipment`,
      vehicle.mounts.filter((mount) => mount.location === location).map(lineOf),
    ]),
  ];
  return blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([key, lines]) => `<${key}>\n${lines.join('\n')}\n</${key}>\n`)
    .join('\n');
}

function typeOf({ techBase, isMixed, level }: Vehicle): string {
  if (isMixed) return `Mixed (${techBase} Chassis) Level ${level}`;
  return `${techBase} Level ${level}`;
}

function carriedLines({ carriedTons, hasInfantrySpace }: Vehicle): string[] {
  if (carriedTons === 0) return [];
  return [hasInfantrySpace ? `troopspace:${carriedTons}` : `cargobay:${carriedTons}:1`];
}

/** The name by which files call it, with the marks that it carries. */
function lineOf({ item, isRear, inSponson, shots, size }: Mount): string {
  const marks = `${isRear ? ' (R)' : ''}${inSponson ? ' (ST)' : ''}`;
  const sized = size === undefined ? '' : `:SIZE:${size}`;
  return `${item.fileName}${marks}${shots === undefined ? '' : `:Shots${shots}`}${sized}`;
}

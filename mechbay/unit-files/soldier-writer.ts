// A platoon or a squad of battle armour as a public file (MT-CONS-08). What is written means the same when it is read again.

import type { BattleArmor, Infantry, InfantryWeapon, Mount } from '../units/unit.ts';

type Blocks = readonly (readonly [tag: string, lines: readonly (string | number)[]])[];

const MOTIONS = { Foot: 'Leg', Motorized: 'Motorized', Jump: 'Jump' } as const;

/** The words by which files name what a platoon carries. */
const ARMS: Readonly<Record<InfantryWeapon, string>> = {
  Rifle: 'Rifle',
  'Machine Gun': 'Machine Gun',
  Flamer: 'Flamer',
  Laser: 'Laser Rifle',
  SRM: 'SRM Launcher',
  LRM: 'LRM Launcher',
};

/** `antimek`: 7 and less are trained. */
const TRAINED = 6;
const UNTRAINED = 8;

export function writeSoldiers(unit: Infantry | BattleArmor): string {
  const { name, model, year, techBase, level, role } = unit;
  const blocks: Blocks = [
    ['BlockVersion', [1]],
    ['UnitType', [unit.kind === 'infantry' ? 'Infantry' : 'BattleArmor']],
    ['Name', [name]],
    ['Model', [model]],
    ['year', year === null ? [] : [year]],
    ['type', [`${techBase} Level ${level}`]],
    ['role', role === undefined ? [] : [role]],
    ...(unit.kind === 'infantry' ? platoonBlocks(unit) : squadBlocks(unit)),
  ];
  return blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([tag, lines]) => `<${tag}>\n${lines.join('\n')}\n</${tag}>\n`)
    .join('\n');
}

/** So many squads of the same size, where the troopers can be shared out so; else one. */
function squadsOf(troopers: number): readonly [size: number, squads: number] {
  const size = [7, 6, 5].find((each) => troopers % each === 0 && troopers / each <= 10) ?? troopers;
  return [size, troopers / size];
}

function platoonBlocks({ motion, weapon, troopers, isAntiMech, mounts }: Infantry): Blocks {
  const [size, squads] = squadsOf(troopers);
  return [
    ['motion_type', [MOTIONS[motion]]],
    ['squad_size', [size]],
    ['squadn', [squads]],
    ['Primary', [ARMS[weapon]]],
    ['antimek', [isAntiMech ? TRAINED : UNTRAINED]],
    ['Field Guns Equipment', mounts.filter(({ location }) => location === 'fieldGuns').map(lineOf)],
  ];
}

function squadBlocks(squad: BattleArmor): Blocks {
  const { troopers, ground, jump, armorPerTrooper, statedValue, mounts } = squad;
  return [
    ['Trooper Count', [troopers]],
    ['cruiseMP', [ground]],
    ['jumpingMP', [jump]],
    ['armor', [armorPerTrooper]],
    ['bv', statedValue === null ? [] : [statedValue]],
    ['Squad Equipment', mounts.filter(({ location }) => location === 'squad').map(lineOf)],
  ];
}

const lineOf = ({ item, shots }: Mount): string =>
  `${item.fileName}${shots === undefined ? '' : `:Shots${shots}`}`;

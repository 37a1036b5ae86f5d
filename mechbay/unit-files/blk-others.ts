// Infantry, battle armour, fighters and DropShips (MT-CONS-08).

import { fullStrength } from '../units/platoons.ts';
import type {
  Aerospace,
  BattleArmor,
  Infantry,
  InfantryMotion,
  InfantryWeapon,
  Mount,
} from '../units/unit.ts';
import { mountsByLocation, mountsIn, numbersIn, type Sheet } from './blk-sheet.ts';

const WEAPONS: readonly (readonly [RegExp, InfantryWeapon])[] = [
  [/SRM/i, 'SRM'],
  [/LRM/i, 'LRM'],
  [/Laser/i, 'Laser'],
  [/Flamer/i, 'Flamer'],
  [/Machine ?Gun|\bMG\b/i, 'Machine Gun'],
];

/** The first word found in the model, then in the secondary and the primary weapon. */
function weaponIn({ values }: Sheet, mounts: readonly Mount[]): InfantryWeapon {
  const texts = [
    ...['model', 'secondary', 'primary'].map((key) => values.text(key, '')),
    ...mounts.map(({ item }) => item.name),
  ];
  for (const text of texts) {
    const found = WEAPONS.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  return 'Rifle';
}

const MOTIONS: Readonly<Record<string, InfantryMotion>> = {
  leg: 'Foot',
  foot: 'Foot',
  motorized: 'Motorized',
  jump: 'Jump',
};
export function infantryIn(sheet: Sheet): Infantry | null {
  const { values, common } = sheet;
  const motion = values.kind('motion_type', (text) => MOTIONS[text.toLowerCase()]);
  if (motion === undefined) return null;
  const squad = values.number('squad_size', 1, 30, 0);
  const squads = values.number('squadn', 1, 10, 0);
  const platoon = mountsIn(sheet, 'platoon equipment', 'platoon', 'infantry');
  const mounts = [...platoon, ...mountsIn(sheet, 'field guns equipment', 'fieldGuns')];
  const isTrained = mounts.some(({ item }) => /leg ?attack|swarm/i.test(item.name));
  return {
    kind: 'infantry',
    ...common,
    tons: 0,
    motion,
    weapon: weaponIn(sheet, platoon),
    troopers: squad * squads || fullStrength(motion, common.techBase),
    isAntiMech: isTrained || values.number('antimek', 0, 10, 8) <= 7,
    mounts,
  };
}

const SQUAD = ['squad equipment', 'point equipment'];

export function battleArmorIn(sheet: Sheet): BattleArmor {
  const { values, common } = sheet;
  const isClan = common.techBase === 'Clan';
  const armor = numbersIn(sheet, 'armor', 20);
  const own = [...sheet.blocks.keys()].filter((key) => /^trooper \d+ equipment$/.test(key));
  const mounts = [
    ...SQUAD.flatMap((block) => mountsIn(sheet, block, 'squad', 'battleArmor')),
    ...own.flatMap((block) => mountsIn(sheet, block, block.replace(' equipment', ''), 'battleArmor')),
  ];
  return {
    kind: 'battleArmor',
    ...common,
    tons: 0,
    troopers: values.number('trooper count', 1, 6, isClan ? 5 : 4),
    armorPerTrooper: armor[0] ?? 0,
    ground: values.number('cruisemp', 0, 5),
    jump: values.number('jumpingmp', 0, 5, 0),
    statedValue: values.has('bv') ? values.number('bv', 0, 10_000) : null,
    mounts,
  };
}

const ARCS: Readonly<Record<string, string>> = {
  nose: 'nose',
  'left wing': 'leftWing',
  'right wing': 'rightWing',
  'left side': 'leftSide',
  'right side': 'rightSide',
  wings: 'wings',
  aft: 'aft',
  fuselage: 'fuselage',
  hull: 'hull',
};

export function aerospaceIn(sheet: Sheet, kind: Aerospace['kind']): Aerospace {
  const { values, common } = sheet;
  return {
    kind,
    ...common,
    tons: values.number('tonnage', 5, 100_000),
    thrust: values.number('safethrust', 0, 30),
    armorPoints: numbersIn(sheet, 'armor', 5000),
    heatSinks: values.number('heatsinks', 0, 1000, 0),
    hasDoubleSinks: values.number('sink_type', 0, 9, 0) === 1,
    isSpheroid: /^spheroid$/i.test(values.text('motion_type', '')),
    mounts: mountsByLocation(sheet, ARCS),
  };
}

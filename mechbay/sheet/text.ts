// Every text of a record sheet that does not come from the design.

import { HEAT_SCALE } from '@ironfield/classic/data/tables.ts';
import type { Loss } from '@ironfield/classic/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';

export const LOSSES: Readonly<Record<Loss, string>> = {
  pilot: 'MechWarrior dead',
  engine: 'Destroyed: engine',
  'center-torso': 'Destroyed: centre torso',
  crew: 'Crew dead',
  broken: 'Destroyed',
  gutted: 'Destroyed',
  troopers: 'Wiped out',
  fuel: 'Destroyed: fuel',
  sunk: 'Sunk',
  burnt: 'Burnt out',
  explosion: 'Destroyed: ammunition',
  blast: 'Destroyed: engine explosion',
  'no-room': 'Destroyed',
  collapsed: 'Destroyed: fortress',
  abandoned: 'Abandoned',
  aboard: 'Lost with its carrier',
  'left-map': 'Left the map',
  joined: 'Has joined its platoon',
  escaped: 'Escaped',
};

export const STATUS = { prone: 'Prone', shutDown: 'Shut down', unconscious: 'Unconscious' } as const;

export const KINDS: Readonly<Record<MechFile['frame'], string>> = {
  biped: 'BattleMech record sheet · introductory rules',
  quad: 'BattleMech record sheet · four legs',
};

export const TITLES = {
  mech: "'Mech",
  weapons: 'Weapons and equipment',
  warrior: 'MechWarrior',
  ammunition: 'Ammunition',
  diagram: 'Armour and internal structure',
  heat: 'Heat',
  criticals: 'Critical hits',
  systems: 'Systems',
  criticalRoll: 'Critical hit roll',
  notes: 'Notes',
} as const;

export const HIT_TABLES = {
  mech: { title: 'Hit location', dice: '2D6' },
  punch: { title: 'Punch', dice: '1D6' },
  kick: { title: 'Kick', dice: '1D6' },
} as const;

export const tons = (weight: number): string => `${weight} tons`;
export const fusion = (rating: number): string => `${rating} fusion`;

export const FACTS = {
  tonnage: 'Tonnage',
  walking: 'Walking MP',
  running: 'Running MP',
  jumping: 'Jumping MP',
  engine: 'Engine',
  armor: 'Armour points',
  structure: 'Structure points',
  sinks: 'Heat sinks',
  houses: 'Houses',
} as const;

export const COLUMNS = ['Qty', 'Type', 'Loc', 'Ht', 'Dmg', 'Min', 'Sht', 'Med', 'Lng'] as const;
export const ALL_WEAPONS = 'All weapons fired once';

export const WARRIOR = {
  name: 'Name',
  gunnery: 'Gunnery',
  piloting: 'Piloting',
  hits: 'Hits taken',
  consciousness: 'Consciousness, 2D6',
  dead: 'Dead',
} as const;

export const NO_AMMUNITION = 'None carried';

export const REGIONS = { rear: 'Rear', structure: 'Structure' } as const;
export const TRANSFER = 'Damage that a location cannot hold moves on along the arrows.';

/** CBT-CRT-02, CBT-CRT-03 */
export const SLOT_ROLL: Readonly<Record<MechFile['frame'], string>> = {
  biped: 'Arms and torsos: one die for the half, one for the slot. Head and legs: one die.',
  quad: 'Torsos: one die for the half, one for the slot. Head and legs: one die.',
};
export const ROLL_AGAIN = 'Roll Again';
export const HALVES = ['1–3', '4–6'] as const;
export const SYSTEMS = {
  engine: 'Engine',
  gyro: 'Gyro',
  sensors: 'Sensors',
  lifeSupport: 'Life support',
} as const;

/** CBT-REC-09 */
export const CRITICAL_ROLL: readonly (readonly [string, string])[] = [
  ['2–7', 'none'],
  ['8–9', 'one hit'],
  ['10–11', 'two hits'],
  ['12', 'torso: three hits'],
  ['', 'head or limb: blown off'],
];

/** Rear attacks use the column of the front. */
export const SIDES = ['Left', 'Front', 'Right'] as const;

/** CBT-REC-06: what the heat scale says beside its levels. */
export const HEAT_EFFECTS: ReadonlyMap<number, string> = new Map([
  ...HEAT_SCALE.mp.map(({ from, value }): [number, string] => [from, `–${value} Walking MP`]),
  ...HEAT_SCALE.toHit.map(({ from, value }): [number, string] => [from, `+${value} to hit with weapons`]),
  ...HEAT_SCALE.shutdown.map(({ from, value }): [number, string] => [from, `Shutdown, avoid on ${value}+`]),
  ...HEAT_SCALE.explosion.map(({ from, value }): [number, string] => [
    from,
    `Ammunition explosion, avoid on ${value}+`,
  ]),
  [HEAT_SCALE.automatic, 'Automatic shutdown'],
]);
export const OVERFLOW = 'Overflow';
export const heatSinks = (count: number): string => `${count} heat sinks`;
export const sinksOff = (count: number): string => `${count} switched off`;

export const NOTICE =
  "Ironfield is an unofficial fan work, neither made nor endorsed by the owners of the games it plays. BattleTech, BattleMech and 'Mech are trademarks of The Topps Company, Inc.";

/** Equipment that files do not name in a slot. */
export const EQUIPMENT = {
  hardened: 'Hardened Armor',
  jumpPack: (mp: number) => `Jump Pack (${mp} MP)`,
  combustion: 'Combustion Engine',
  torsoCockpit: 'Torso-Mounted Cockpit',
};

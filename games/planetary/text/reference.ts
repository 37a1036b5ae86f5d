// The tables that lie beside the map, made of the numbers that the rules use (BF2-REF-08).

import { signed } from '@ironfield/kernel/figures.ts';
import {
  boxTerrains,
  COVER_MODIFIER,
  DAMAGE,
  INFANTRY_COVER,
  MOVE_COST,
  QUALITY_MODIFIER,
  TERRAIN_MODIFIER,
  TO_HIT,
} from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { LANDS, QUALITIES, TERRAINS, type UnitSheet } from '../state.ts';
import { QUALITY_NAMES, TERRAIN_NAMES } from '../text.ts';

export interface ReferenceTable {
  readonly title: string;
  readonly rule: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const MODIFIERS: Readonly<Record<keyof typeof TO_HIT | keyof typeof DAMAGE, string>> = {
  attackerUnsupplied: 'Attacker out of supply',
  attackerDamaged: 'Attacker damaged',
  flank: 'Against the flank',
  rear: 'Against the rear',
  harassed: 'Attacker harassed',
  mechInArctic: "'Mechs in the Arctic",
  mechInDesert: "'Mechs in a desert",
  targetDamaged: 'Target damaged',
  targetUnsupplied: 'Target out of supply',
  supported: 'Supported',
};

const modifiers = (of: Readonly<Partial<Record<keyof typeof MODIFIERS, number>>>): string[][] =>
  Object.entries(of).map(([name, value]) => [MODIFIERS[name as keyof typeof MODIFIERS], signed(value)]);

const unitRow = ({ name, mp, attack, range, defense, toughness, transport }: UnitSheet): string[] => [
  name,
  String(mp),
  range > 1 ? `${attack} at ${range}` : String(attack),
  String(defense),
  String(toughness),
  String(transport),
];

const unitsOf = (faction: UnitSheet['faction']): string[][] =>
  Object.values(UNITS)
    .filter((sheet) => sheet.faction === faction)
    .map(unitRow);

const UNIT_HEAD = ['Unit', 'MP', 'Attack', 'Defense', 'Toughness', 'Carries'];

export const referenceTables = (): readonly ReferenceTable[] => [
  { title: 'Inner Sphere units', rule: 'PA-UNIT-03', head: UNIT_HEAD, rows: unitsOf('inner-sphere') },
  { title: 'Clan units', rule: 'PA-UNIT-03', head: UNIT_HEAD, rows: unitsOf('clan') },
  {
    title: 'To hit',
    rule: 'PA-CBT-11',
    head: ['', 'Modifier'],
    rows: [
      ...QUALITIES.map((quality) => [
        `${QUALITY_NAMES[quality]} attacker`,
        signed(QUALITY_MODIFIER[quality]),
      ]),
      ...modifiers(TO_HIT),
    ],
  },
  {
    title: `Target in terrain, for infantry times ${INFANTRY_COVER}`,
    rule: 'PA-CBT-12',
    head: ['', 'Modifier'],
    rows: [
      ...TERRAINS.filter((terrain) => TERRAIN_MODIFIER[terrain] !== 0).map((terrain) => [
        TERRAIN_NAMES[terrain],
        signed(TERRAIN_MODIFIER[terrain]),
      ]),
      ...Object.entries(COVER_MODIFIER).map(([settlement, value]) => [`In a ${settlement}`, signed(value)]),
    ],
  },
  { title: 'Damage', rule: 'PA-CBT-14', head: ['', 'Modifier'], rows: modifiers(DAMAGE) },
  {
    title: 'Battle board',
    rule: 'PA-CBT-02',
    head: ['Hex', 'Shaded boxes', 'Other boxes'],
    rows: LANDS.map((land) => {
      const [shaded, outlying] = boxTerrains({ land, shape: 'ordinary' });
      return [TERRAIN_NAMES[land], TERRAIN_NAMES[shaded], TERRAIN_NAMES[outlying]];
    }),
  },
  {
    title: 'Planetary movement',
    rule: 'PA-MOVE-02',
    head: ['Terrain', 'MP', 'Ground vehicles'],
    rows: LANDS.map((land) => [TERRAIN_NAMES[land], ...MOVE_COST[land].map(String)]),
  },
];

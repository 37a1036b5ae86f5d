// The tables that lie beside the map, made of the numbers that the rules use (BF2-REF-07, BF2-REF-09).

import { signed } from '@ironfield/kernel/figures.ts';
import { COMMAND_SUMMARIES, commandNumbers } from '../data/command-words.ts';
import { basicList, COMMANDS } from '../data/commands.ts';
import {
  ATTACKER_IN_WATER,
  BATTLE_ARMOR_MODIFIER,
  BUILDINGS_BY_KIND,
  baseNumber,
  CRITICAL_HITS,
  INDIRECT_MODIFIER,
  JUMP_MODIFIER,
  RANGE_LIMITS,
  RANGE_MODIFIERS,
  TARGET_IN_WATER,
} from '../data/tables.ts';
import { type Gait, TERRAIN, TERRAINS } from '../data/terrain.ts';
import type { RuleId } from '../rule-index.ts';
import { CRITICAL_NAMES, SKILL_NAMES } from '../text.ts';

export interface ReferenceTable {
  readonly title: string;
  readonly rule: RuleId;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const GAITS: Readonly<Record<Gait, string>> = {
  mech: "'Mechs",
  infantry: 'infantry',
  aerospace: 'aircraft',
  t: 'tracked',
  w: 'wheeled',
  h: 'hover',
  n: 'naval',
  s: 'submarines',
  v: 'VTOLs',
};

const listed = (gaits: readonly Gait[]): string => gaits.map((gait) => GAITS[gait]).join(', ');

/** Neighbouring values with the same outcome in one row: `3–4`. */
function ranges<T>(values: readonly number[], of: (value: number) => T): (readonly [string, T])[] {
  const rows: [number, number, T][] = [];
  for (const value of values) {
    const last = rows.at(-1);
    if (last && last[2] === of(value)) last[1] = value;
    else rows.push([value, value, of(value)]);
  }
  return rows.map(([from, to, outcome]) => [from === to ? String(from) : `${from}–${to}`, outcome]);
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const lists = (): (readonly string[])[] => {
  const [sphere, clan] = [basicList('Inner Sphere'), basicList('Clan')];
  return sphere.map((command, index) => [`${index + 1} / ${index + 11}`, command, clan[index]]);
};

export const referenceTables = (): readonly ReferenceTable[] => [
  {
    title: 'Sequence of play',
    rule: 'BF2-SEQ-01',
    head: ['Who', 'Phases'],
    rows: [
      ['Both', 'Initiative'],
      ['First player', 'Command, Movement, Combat'],
      ['Second player', 'Command, Movement, Combat'],
      ['Both', 'End'],
    ],
  },
  {
    title: 'Base number',
    rule: 'BF2-HIT-01',
    head: ['MP of the target', 'Number'],
    rows: ranges(upTo(0, 10), baseNumber).map(([mp, number]) => [mp === '10' ? '10+' : mp, String(number)]),
  },
  {
    title: 'Attack modifiers',
    rule: 'BF2-HIT-02',
    head: ['', 'Modifier'],
    rows: [
      ...['Pointblank', 'Medium', 'Long'].map((name, band) => [
        `${name} range, up to ${RANGE_LIMITS[band]} hexes`,
        signed(RANGE_MODIFIERS[band]),
      ]),
      ['Target can jump', signed(JUMP_MODIFIER)],
      ['Target is battle armor', signed(BATTLE_ARMOR_MODIFIER)],
      ...TERRAINS.filter((terrain) => TERRAIN[terrain].cover > 0).map((terrain) => [
        `Target in ${terrain}`,
        signed(TERRAIN[terrain].cover),
      ]),
      ['Target in water', signed(TARGET_IN_WATER)],
      ['Attacker in water', signed(ATTACKER_IN_WATER)],
      ['Indirect fire', signed(INDIRECT_MODIFIER)],
      ['Heat of the attacker', '+1 a level'],
    ],
  },
  {
    title: 'Skill',
    rule: 'BF2-REC-05',
    head: ['Crew', 'Modifier'],
    rows: Object.entries(SKILL_NAMES)
      .map(([skill, name]) => [Number(skill), name] as const)
      .toSorted(([a], [b]) => b - a)
      .map(([skill, name]) => [name, signed(skill)]),
  },
  {
    title: 'Movement cost',
    rule: 'BF2-MOVE-03',
    head: ['Terrain', 'MP', 'Prohibited to'],
    rows: TERRAINS.map((terrain) => {
      const { cost, costFor = {}, prohibited } = TERRAIN[terrain];
      const others = (Object.entries(costFor) as [Gait, number][]).map(
        ([gait, mp]) => `${GAITS[gait]} ${mp}`,
      );
      return [terrain, [cost, ...others].join(', '), listed(prohibited)];
    }),
  },
  {
    title: 'Critical hits',
    rule: 'BF2-CRIT-02',
    head: ['2D6', "'Mech", 'Vehicle'],
    rows: ranges(upTo(2, 12), (roll) => CRITICAL_HITS[roll as keyof typeof CRITICAL_HITS]).map(
      ([roll, hit]) => [roll, ...CRITICAL_NAMES[hit]],
    ),
  },
  {
    title: 'Buildings',
    rule: 'BF2-BLDG-01',
    head: ['Building', 'Strength', 'Carries'],
    rows: Object.entries(BUILDINGS_BY_KIND).map(([name, { strength, carries }]) => [
      name,
      String(strength),
      carries.join(' '),
    ]),
  },
  {
    title: 'Basic command lists',
    rule: 'BF2-LIST-02',
    head: ['Counter', 'Inner Sphere', 'Clan'],
    rows: lists(),
  },
  {
    title: 'Commands',
    rule: 'BF2-CMDX-00',
    head: ['Command', 'What it does', 'In numbers'],
    rows: COMMANDS.map((command) => [command, COMMAND_SUMMARIES[command], commandNumbers(command)]),
  },
];

// Kinds of engine, armour, structure, gyro, cockpit and heat sink by the words of unit files (MT-CONS-07).

import {
  ARMOR_TYPES,
  type ArmorType,
  COCKPITS,
  type Cockpit,
  ENGINE_TYPES,
  type EngineType,
  GYROS,
  type Gyro,
  HEAT_SINKS,
  type HeatSinkType,
  STRUCTURE_TYPES,
  type StructureType,
} from '../data/frames.ts';
import type { TechBase } from '../data/items.ts';

/** The first of the words that is found decides. */
function found<T>(text: string, kinds: readonly (readonly [RegExp, T])[]): T | undefined {
  return kinds.find(([pattern]) => pattern.test(text))?.[1];
}

export function engineTypeIn(text: string, base: TechBase): EngineType | undefined {
  const tech = base === 'Clan' ? 'clan' : 'is';
  const id = found(text, [
    [/XXL/i, `xxl-${tech}`],
    [/XL/i, `xl-${tech}`],
    [/Light/i, 'light'],
    [/Compact/i, 'compact'],
    [/\bICE\b|I\.C\.E\.|Combustion/i, 'ice'],
    [/Fission|Fuel.?Cell|Steam|Solar|Battery|None/i, ''],
    [/./, 'standard'],
  ]);
  return ENGINE_TYPES[id ?? ''];
}

export const armorTypeIn = (text: string): ArmorType | undefined =>
  ARMOR_TYPES[
    found(text, [
      [
        /prototype|lamellor|industrial|commercial|primitive|patchwork|ballistic|impact|anti-penetrative|vehicular/i,
        '',
      ],
      [/light\s+ferro/i, 'light-ferro-fibrous'],
      [/heavy\s+ferro/i, 'heavy-ferro-fibrous'],
      [/ferro-?\s?(fibrous|fibre)/i, 'ferro-fibrous'],
      [/stealth/i, 'stealth'],
      [/reactive/i, 'reactive'],
      [/reflective/i, 'laser-reflective'],
      [/hardened/i, 'hardened'],
      [/standard|regular/i, 'standard'],
    ]) ?? ''
  ];

export const structureTypeIn = (text: string): StructureType | undefined =>
  STRUCTURE_TYPES[
    found(text, [
      [/endo-?\s?composite/i, ''],
      [/endo-?\s?steel\s*prototype/i, 'endo-steel-prototype'],
      [/endo-?\s?steel/i, 'endo-steel'],
      [/composite/i, 'composite'],
      [/reinforced/i, 'reinforced'],
      [/industrial|utility/i, 'utility'],
      [/standard/i, 'standard'],
    ]) ?? ''
  ];

export const gyroIn = (text: string): Gyro | undefined =>
  GYROS[
    found(text, [
      [/compact/i, 'compact'],
      [/heavy.?duty/i, 'heavy-duty'],
      [/\bxl\b|extra.?light/i, 'xl'],
      [/none|superheavy/i, ''],
      [/standard|gyro/i, 'standard'],
    ]) ?? ''
  ];

export const cockpitIn = (text: string): Cockpit | undefined =>
  COCKPITS[
    found(text, [
      [/industrial|primitive|superheavy|tripod|interface|dual|virtual/i, ''],
      [/small/i, 'small'],
      [/torso/i, 'torso-mounted'],
      [/console/i, 'command-console'],
      [/imaging/i, 'enhanced-imaging'],
      [/standard|cockpit/i, 'standard'],
    ]) ?? ''
  ];

export function heatSinkTypeIn(text: string, base: TechBase): HeatSinkType | undefined {
  const tech = /clan/i.test(text) ? 'clan' : /\bIS\b/.test(text) ? 'is' : base === 'Clan' ? 'clan' : 'is';
  const id = found(text, [
    [/prototype|freezer/i, ''],
    [/double/i, `double-${tech}`],
    [/compact/i, 'compact'],
    [/laser/i, 'laser'],
    [/single|^\s*\d+\s*$/i, 'single'],
  ]);
  return HEAT_SINKS[id ?? ''];
}

/** Names of what every 'Mech has in its slots; engines, gyros and cockpits may be named with their kind. */
export const FRAME_SLOT =
  /^(-Empty-|Shoulder|Hip|(Upper|Lower) (Arm|Leg)( Actuator)?|(Hand|Foot)( Actuator)?|Life Support|Sensors|([\w.-]+ )*(Cockpit|Engine|Gyro)( ?\((IS|Inner Sphere|Clan)\))?)$/i;

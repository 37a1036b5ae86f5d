// The value of a unit with its driver, where tonnage is too coarse (CBT-FOR-16). It grows with the damage the unit can
// deal and with the effort it takes to stop it, and no more than that: two of a kind are worth twice as much as one.

import { targetMovement } from '../data/movement-modifiers.ts';
import type { Design } from '../design.ts';
import { kindOf } from '../kinds.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { damageAt } from './firepower.ts';

/** Hexes over which fire is averaged: beyond, hardly anybody hits anything. */
const RANGE = 15;
/** CBT-THM-05: what most targets have moved. */
const MOVING_TARGET = 2;
/** Heat that can be borne for some turns. */
const BEARABLE = 3;
/** The share of its life that each point of the modifier for movement adds to a unit. */
const EVASION = 0.25;
/** The worth of each point of Piloting: fewer falls, better blows. */
const PILOTING = 0.03;
const AVERAGE_PILOTING = 5;
/** So that the heaviest of the book come to about a hundred. */
const SCALE = 1.25;

export function unitValue(file: UnitFile, gunnery: number, piloting: number): number {
  const design = kindOf(file).designOf(file);
  if (!design.ok) return 0;
  const strength = Math.sqrt(offence(design.value, gunnery) * endurance(file, design.value));
  return Math.max(1, Math.round(SCALE * strength * (1 + PILOTING * (AVERAGE_PILOTING - piloting))));
}

/** Damage a turn of all that fires ahead, as far as the heat sinks bear it. */
function offence({ weapons, heatSinks, coolingEach = 1 }: Design, gunnery: number): number {
  const ahead = weapons.filter(({ rear }) => !rear);
  const shooting = { gunnery, mode: 'walk', target: MOVING_TARGET } as const;
  let damage = 0;
  for (let range = 1; range <= RANGE; range++) damage += damageAt(ahead, range, shooting);
  const heat = ahead.reduce((sum, { type }) => sum + type.heat, 1);
  return (damage / RANGE) * Math.min(1, (heatSinks * coolingEach + BEARABLE) / heat);
}

/** Points of armour and structure, and how hard they are to come by. */
function endurance(file: UnitFile, { armor, structure }: Design): number {
  const { speedOf, hardness } = kindOf(file);
  const points = [...armor, ...structure].reduce((sum, each) => sum + each, 0);
  return points * hardness * (1 + EVASION * targetMovement(Math.ceil(speedOf(file) * 1.5)));
}

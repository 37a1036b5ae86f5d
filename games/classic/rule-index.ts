import { defineRules } from '@ironfield/kernel/options/rule-index.ts';
import { BASICS } from './rule-index/basics.ts';
import { CONSTRUCTION } from './rule-index/construction.ts';
import { DAMAGE } from './rule-index/damage.ts';
import { FORCES } from './rule-index/forces.ts';
import { HEAT } from './rule-index/heat.ts';
import { MOVEMENT } from './rule-index/movement.ts';
import { OPTIONS } from './rule-index/options.ts';
import { PHYSICAL } from './rule-index/physical.ts';
import { SCENARIOS } from './rule-index/scenarios.ts';
import { SIGHT_AND_FIRE } from './rule-index/sight-and-fire.ts';
import { TACTICS } from './rule-index/tactics.ts';
import { TERRAIN } from './rule-index/terrain.ts';

/** The rules of the introductory BattleTech rulebook, summed up in our own words. */
export const rules = defineRules([
  ...BASICS,
  ...MOVEMENT,
  ...SIGHT_AND_FIRE,
  ...DAMAGE,
  ...PHYSICAL,
  ...HEAT,
  ...SCENARIOS,
  ...TACTICS,
  ...FORCES,
  ...CONSTRUCTION,
  ...TERRAIN,
  ...OPTIONS,
]);

/** Options bring rules of their own along. */
export type RuleId = (typeof rules)[number]['id'] | `MT-${string}` | `HOUSE-${string}`;

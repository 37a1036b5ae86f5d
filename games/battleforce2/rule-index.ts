import { defineRules } from '@ironfield/kernel/options/rule-index.ts';
import { ARRIVALS } from './rule-index/arrivals.ts';
import { CLANS } from './rule-index/clans.ts';
import { COMBAT } from './rule-index/combat.ts';
import { COMMANDS } from './rule-index/commands.ts';
import { ENVIRONMENT, FIRE, MINES, MORALE } from './rule-index/environment.ts';
import { FORCES } from './rule-index/forces.ts';
import { BUILDINGS, WOODS } from './rule-index/ground.ts';
import { LATER } from './rule-index/later.ts';
import { PLAY } from './rule-index/play.ts';
import { ROSTER } from './rule-index/roster.ts';
import { SCENARIOS } from './rule-index/scenarios.ts';
import { SUPPORT } from './rule-index/support.ts';

/** The rules of BattleForce 2, summed up in our own words. */
export const rules = defineRules([
  ...FORCES,
  ...PLAY,
  ...COMBAT,
  ...COMMANDS,
  ...LATER,
  ...BUILDINGS,
  ...WOODS,
  ...ENVIRONMENT,
  ...FIRE,
  ...MINES,
  ...MORALE,
  ...CLANS,
  ...ARRIVALS,
  ...SUPPORT,
  ...ROSTER,
  ...SCENARIOS,
]);

/** House rules bring theirs along. */
export type RuleId = (typeof rules)[number]['id'] | `HOUSE-${string}`;

import { defineRules } from '@ironfield/kernel/options/rule-index.ts';
import { ADVANCED } from './rule-index/advanced.ts';
import { ARMIES } from './rule-index/armies.ts';
import { ATTACKS } from './rule-index/attacks.ts';
import { CARDS } from './rule-index/cards.ts';
import { COMMAND_POINTS } from './rule-index/command-points.ts';
import { CORE } from './rule-index/core.ts';
import { DAMAGE } from './rule-index/damage.ts';
import { ELECTRONIC_WARFARE } from './rule-index/electronic-warfare.ts';
import { INFANTRY } from './rule-index/infantry.ts';
import { MOVEMENT } from './rule-index/movement.ts';
import { SCENARIOS } from './rule-index/scenarios.ts';
import { SEQUENCE } from './rule-index/sequence.ts';
import { SIGHT } from './rule-index/sight.ts';
import { SPECIAL_ATTACKS } from './rule-index/special-attacks.ts';
import { SUPPORT } from './rule-index/support.ts';
import { SYSTEMS } from './rule-index/systems.ts';
import { WEAPONS } from './rule-index/weapons.ts';

/** The rules of Heavy Gear Blitz, summed up in our own words. */
export const rules = defineRules([
  ...CORE,
  ...SEQUENCE,
  ...MOVEMENT,
  ...SIGHT,
  ...ATTACKS,
  ...SPECIAL_ATTACKS,
  ...COMMAND_POINTS,
  ...DAMAGE,
  ...INFANTRY,
  ...ELECTRONIC_WARFARE,
  ...SUPPORT,
  ...WEAPONS,
  ...SYSTEMS,
  ...ADVANCED,
  ...ARMIES,
  ...SCENARIOS,
  ...CARDS,
]);

/** House rules bring theirs along. */
export type RuleId = (typeof rules)[number]['id'] | `HOUSE-${string}`;

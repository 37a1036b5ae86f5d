import { defineRules } from '@ironfield/kernel/options/rule-index.ts';
import { ABOUT_BAY } from './about.ts';
import { BATTLE_VALUE } from './rule-index/battle-value.ts';
import { CONSTRUCTION } from './rule-index/construction.ts';
import { CONVERSION } from './rule-index/conversion.ts';
import { COSTS } from './rule-index/costs.ts';
import { DATA } from './rule-index/data.ts';

/** The rules of building, valuing and converting units of every kind, summed up in our own words. */
export const bay = {
  ...ABOUT_BAY,
  rules: defineRules([...DATA, ...CONSTRUCTION, ...BATTLE_VALUE, ...COSTS, ...CONVERSION]),
};

// The choices for a generated battle (BF2-SCEN-01); they have no effect during play.

import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { FORCE_FACTIONS, type ForceFaction } from '../../data/assignment.ts';
import { EXPERIENCES, type Experience } from '../../data/force-tables.ts';
import { LANDSCAPES, type Landscape } from '../../data/maps/generator.ts';
import type { War } from '../../data/wars.ts';
import { EMPLOYERS, type Employers } from './mercenaries.ts';

type Choice<Value extends OptionValue> = OptionModule<object, Value>;

const group = 'Battle';

const number: Choice<number> = {
  id: 'battle-number',
  title: 'Number of the battle',
  summary: 'The same number is the same map and the same machines. Crews are secret.',
  group,
  rule: 'BF2-GEN-01',
  base: 1,
  allowed: [1, 1_000_000],
};

const faction = (id: string, title: string): Choice<ForceFaction | 'any'> => ({
  id,
  title,
  summary: 'Whose tables the machines are rolled on; any, if that is rolled, too.',
  group,
  rule: 'BF2-GEN-10',
  base: 'any',
  allowed: ['any', ...FORCE_FACTIONS],
});
const attackers = faction('attackers', 'Attackers');
const defenders = faction('defenders', 'Defenders');

const mercenaries: Choice<Employers> = {
  id: 'mercenaries',
  title: 'Mercenaries',
  summary:
    'The last unit of each company fights for money, with machines of any House. The Clans hire nobody.',
  group,
  rule: 'BF2-WAR-01',
  base: 'nobody',
  allowed: EMPLOYERS,
};

const companies: Choice<number> = {
  id: 'companies',
  title: 'Companies',
  summary: 'Companies of the smaller side, with three units each.',
  group,
  rule: 'BF2-GEN-08',
  base: 1,
  allowed: [1, 3],
};

const forces: Choice<'points' | 'dice'> = {
  id: 'forces',
  title: 'Forces',
  summary: 'Bought for points, or as the dice have them, which need not be fair.',
  group,
  rule: 'BF2-GEN-01',
  base: 'points',
  allowed: ['points', 'dice'],
};

const unitPoints: Choice<number> = {
  id: 'unit-points',
  title: 'Points a unit',
  summary: 'What a side may spend, for each unit of a stand-up fight of its size.',
  group,
  rule: 'BF2-SETUP-01',
  base: 40,
  allowed: [15, 80],
};

const unitTypes: Choice<'mechs' | 'rolled'> = {
  id: 'unit-types',
  title: 'Kinds of units',
  summary: "'Mechs alone, or vehicles as often as the dice say.",
  group,
  rule: 'BF2-GEN-04',
  base: 'mechs',
  allowed: ['mechs', 'rolled'],
};

const experience: Choice<Experience | 'rolled'> = {
  id: 'experience',
  title: 'Experience',
  summary: 'Of all crews, or rolled for each.',
  group,
  rule: 'BF2-GEN-16',
  base: 'Regular',
  allowed: [...EXPERIENCES, 'rolled'],
};

const rolledSkill: Choice<boolean> = {
  id: 'rolled-skill',
  title: 'Rolled skill',
  summary: 'Crews of the same experience differ in skill.',
  group,
  rule: 'BF2-GEN-17',
  base: false,
};

const land: Choice<Landscape | 'mapsheets'> = {
  id: 'land',
  title: 'Land',
  summary: 'Mapsheets from a shuffled stack, or new land of this kind.',
  group,
  rule: 'BF2-SCEN-21',
  base: 'mapsheets',
  allowed: ['mapsheets', ...LANDSCAPES],
};

const buildingDice: Choice<number> = {
  id: 'building-dice',
  title: 'Buildings a sheet',
  summary: 'So many dice of buildings on each mapsheet with roads: one is usual, three a dense town.',
  group,
  rule: 'BF2-SCEN-23',
  base: 0,
  allowed: [0, 3],
  requires: ['buildings'],
};

export const battleOptions = [
  number,
  attackers,
  defenders,
  mercenaries,
  companies,
  forces,
  unitPoints,
  unitTypes,
  experience,
  rolledSkill,
  land,
  buildingDice,
] as const;

export interface BattleChoices {
  readonly attackers: ForceFaction | 'any';
  readonly defenders: ForceFaction | 'any';
  readonly mercenaries: Employers;
  readonly companies: number;
  readonly forces: 'points' | 'dice';
  readonly unitPoints: number;
  /** BF2-GEN-23: the points a Clan side buys for instead. */
  readonly bid: number | null;
  readonly unitTypes: 'mechs' | 'rolled';
  readonly experience: Experience | 'rolled';
  readonly isSkillRolled: boolean;
  readonly land: Landscape | 'mapsheets';
  readonly buildingDice: number;
  /** BF2-SCEN-11: towns are good for hiding. */
  readonly hasBuildings: boolean;
  readonly war: War | 'none';
}

export const battleNumber = (options: OptionValues): number => optionValue(number, options);

/** The choices in a setup's options. */
export const choicesIn = (options: OptionValues): BattleChoices => ({
  attackers: optionValue(attackers, options),
  defenders: optionValue(defenders, options),
  mercenaries: optionValue(mercenaries, options),
  companies: optionValue(companies, options),
  forces: optionValue(forces, options),
  unitPoints: optionValue(unitPoints, options),
  bid: null,
  unitTypes: optionValue(unitTypes, options),
  experience: optionValue(experience, options),
  isSkillRolled: optionValue(rolledSkill, options),
  land: optionValue(land, options),
  buildingDice: optionValue(buildingDice, options),
  hasBuildings: options.buildings === true,
  war: (options.war ?? 'none') as War | 'none',
});

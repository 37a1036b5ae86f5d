// Battles of a war to choose from (BF2-WAR-01): the battle is fought as its card shows.

import type { Mission } from '../data/missions.ts';
import { WARS } from '../data/wars.ts';
import type { Setup } from '../state.ts';
import type { BattleChoices } from './generator/battle-choices.ts';
import { generate } from './generator/generator.ts';

type Choice = BattleChoices['war'];

/** A battle that is made up; of one seed each war has a battle of its own. */
export const drawn = (mission: Mission, seed: string, choices: BattleChoices): Setup =>
  generate(mission, choices.war === 'none' ? seed : `${seed} ${choices.war}`, choices);

/** A war is chosen before its parties are. */
export const inWar = (war: Choice) => ({ war, attackers: 'any', defenders: 'any', bid: null }) as const;

/** The battle that each war would bring, and that without one. */
export const warBattles = (
  mission: Mission,
  seed: string,
  choices: Omit<BattleChoices, 'war'>,
): Readonly<Record<Choice, Setup>> =>
  Object.fromEntries(
    (['none', ...WARS] as const).map((war) => [war, drawn(mission, seed, { ...choices, ...inWar(war) })]),
  ) as Record<Choice, Setup>;

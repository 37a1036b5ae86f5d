import { buildArmy } from '@ironfield/gearblitz/army/army.ts';
import type { ArmyChoice } from '@ironfield/gearblitz/army/choice.ts';
import { fielded } from '@ironfield/gearblitz/army/fielding.ts';
import { randomArmy } from '@ironfield/gearblitz/army/random.ts';
import type { ArmyList } from '@ironfield/gearblitz/cards/army-list.ts';
import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { withOwn } from '@ironfield/gearblitz/data/cards.ts';
import type { Light, Weather } from '@ironfield/gearblitz/data/weather.ts';
import type { Setup } from '@ironfield/gearblitz/state.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';

/** A battle as somebody is putting it together. */
export interface BattlePlan {
  /** HGB-ARMY-01 */
  readonly limit: number;
  readonly weather: Weather;
  readonly light: Light;
  /** By seat. */
  readonly choices: readonly ArmyChoice[];
}

export const LIMITS = [250, 500, 750, 1000, 1500, 2000, 3000] as const;

export const listOf = ({ army }: ArmyChoice): ArmyList => ARMIES.find(({ id }) => id === army) ?? ARMIES[0];

/** HGB-ARMY-01: an army drawn by chance; an empty one where the limit is too low for any. */
export function drawnArmy(list: ArmyList, limit: number, seed: string): ArmyChoice {
  const empty = {
    army: list.id,
    type: list.types[0].name,
    limit,
    groups: [],
    airStrikes: [],
    artillery: [],
  };
  return randomArmy(list, limit, randomFrom(seed)) ?? empty;
}

/** The setup of a battle; `null` while one of the armies may not be fielded. */
export function setupFor(
  { limit, weather, light, choices }: BattlePlan,
  scene: Scene,
  own: readonly Card[],
): Setup | null {
  const armies = choices.flatMap((choice) => {
    const { army, problems } = buildArmy({ ...choice, limit }, withOwn(own));
    const ready = army && problems.length === 0 ? fielded(army, limit) : null;
    return ready ? [ready] : [];
  });
  if (armies.length < choices.length) return null;
  return {
    scenario: 'battle',
    options: {},
    limit,
    rounds: 'rolled',
    missions: 'rolled',
    hasStances: true,
    zones: 'chosen',
    scene,
    weather,
    light,
    armies,
  };
}

/** The army without one of its groups; a Chaplain goes with the own one. */
export function withoutGroup(choice: ArmyChoice, index: number): ArmyChoice {
  const { chaplain, ...rest } = choice;
  const left = { ...rest, groups: choice.groups.toSpliced(index, 1) };
  if (!chaplain || chaplain.group === index) return left;
  const group = chaplain.group > index ? chaplain.group - 1 : chaplain.group;
  return { ...left, chaplain: { ...chaplain, group } };
}

/** HGB-CARDS-03: the cards of one's own that an army has. */
export function cardsUsedBy(choice: ArmyChoice, own: readonly Card[]): readonly Card[] {
  const cards = (buildArmy(choice, withOwn(own)).army?.groups ?? []).flatMap(({ units }) =>
    units.map(({ sheet }) => sheet.card.id),
  );
  return own.filter(({ id }) => cards.includes(id));
}

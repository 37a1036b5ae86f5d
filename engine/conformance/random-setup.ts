import type { Game, GameTypes } from '@ironfield/kernel/game.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { randomValue, reconciled } from './option-rows.ts';

/** A setup of some scenario with some options at some values, as far as they go together. */
export function randomSetup<G extends GameTypes>(game: Game<G>, random: Random): G['Setup'] {
  const scenario = randomItem(random, game.scenarios);
  const share = randomBelow(random, 5); // from none to all of the options
  const wanted = new Map<string, OptionValue>();
  for (const option of game.options) {
    if (randomBelow(random, 4) < share) wanted.set(option.id, randomValue(option, random));
  }
  return setupOf(game, scenario, Object.fromEntries(wanted), random);
}

/** A setup of some scenario with these options. */
export function setupWith<G extends GameTypes>(
  game: Game<G>,
  wanted: OptionValues,
  random: Random,
): G['Setup'] {
  return setupOf(game, randomItem(random, game.scenarios), wanted, random);
}

function setupOf<G extends GameTypes>(
  game: Game<G>,
  { id, options = {} }: Game<G>['scenarios'][number],
  wanted: OptionValues,
  random: Random,
): G['Setup'] {
  const agreed = reconciled(game.options, { ...options, ...wanted }, random);
  const setup = scenarioSetup(game, id, agreed, random);
  if (setup.ok) return setup.value;
  throw new Error(`${game.id}: scenario "${id}" cannot be set up: ${setup.error[0].message}`);
}

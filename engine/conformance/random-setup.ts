import type { Game, GameTypes } from '@ironfield/kernel/game.ts';
import type { OptionModule } from '@ironfield/kernel/options.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';

/** A setup of some scenario with some options at some values. Options that exclude each other are dropped again. */
export function randomSetup<G extends GameTypes>(game: Game<G>, random: Random): G['Setup'] {
  const scenario = randomItem(random, game.scenarios);
  const share = randomBelow(random, 5); // from none to all of the options
  const wanted = new Map<string, OptionValue>();
  for (const option of game.options) {
    if (randomBelow(random, 4) < share) wanted.set(option.id, randomValue(option, random));
  }
  for (;;) {
    const setup = scenarioSetup(game, scenario.id, Object.fromEntries(wanted), random);
    if (setup.ok) return setup.value;
    if (wanted.size === 0) {
      throw new Error(`${game.id}: scenario "${scenario.id}" cannot be set up: ${setup.error[0].message}`);
    }
    wanted.delete(randomItem(random, [...wanted.keys()]));
  }
}

/** How far above its lower limit an option without upper limit is tried. */
const OPEN_RANGE = 10;

function randomValue({ base, allowed }: OptionModule, random: Random): OptionValue {
  if (typeof base === 'boolean') return !base;
  if (typeof base === 'string') return allowed ? randomItem(random, allowed) : base;
  const [min = 0, max = min + OPEN_RANGE] = (allowed ?? []) as readonly number[];
  return min + randomBelow(random, max - min + 1);
}

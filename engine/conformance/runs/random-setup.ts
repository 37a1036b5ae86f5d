import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';
import { randomValue, reconciled } from './option-rows.ts';

/** Draws a setup with all units close together, where rules meet that seldom do on a large map. */
export type Crowd<G extends GameTypes> = (random: Random) => G['Setup'];

/** A setup of a random scenario with random options at random values, as far as they are compatible. */
export function randomSetup<G extends GameTypes>(game: Game<G>, random: Random): G['Setup'] {
  const scenario = randomItem(random, game.scenarios);
  return setupOf(game, scenario, randomOptions(game, random), random);
}

function randomOptions<G extends GameTypes>({ options }: Game<G>, random: Random): OptionValues {
  const share = randomBelow(random, 5); // from none to all of the options
  const wanted = new Map<string, OptionValue>();
  for (const option of options) {
    if (randomBelow(random, 4) < share) wanted.set(option.id, randomValue(option, random));
  }
  return Object.fromEntries(wanted);
}

/** The most units of a random side: more units make games longer without making them different. */
const MOST_DRAWN = 4;

/** Large forces may find no room on a random map. */
const MAPS_TRIED = 8;

/** Random forces on a random map, if a game lets its players choose, with some options. */
export function musteredSetup<G extends GameTypes>(game: Game<G>, random: Random): G['Setup'] {
  const { mustering } = game;
  if (!mustering) return randomSetup(game, random);
  const { sides, size, maps, measures, trainings } = mustering;
  const most = Math.min(size.most, MOST_DRAWN);
  const sizes = sides.map(() => size.least + randomBelow(random, most - size.least + 1));
  const measure = randomItem(random, measures).id;
  const skills = sides.map(() => randomItem(random, trainings).skills);
  const options = reconciled(game.options, randomOptions(game, random), random);
  const forces = mustering.random({ sizes, measure, skills, options }, random);
  let problem = '';
  for (let i = 0; i < MAPS_TRIED; i++) {
    const { width, height } = randomItem(random, maps.sizes);
    const landscape = randomItem(random, maps.landscapes).id;
    const map = maps.generate({ landscape, width, height, seed: `${random.a} ${random.b}` });
    const setup = checkSetup(game, mustering.setup({ forces, map, options }));
    if (setup.ok) return setup.value;
    problem = setup.error[0].message;
  }
  throw new Error(`${game.id}: random forces cannot be set up: ${problem}`);
}

/** A setup of a random scenario with these options, as far as any has them all: some belong to scenarios of their own. */
export function setupWith<G extends GameTypes>(
  game: Game<G>,
  wanted: OptionValues,
  random: Random,
): G['Setup'] {
  const open = game.scenarios.filter(({ closed = {} }) => !Object.keys(wanted).some((id) => id in closed));
  return setupOf(game, randomItem(random, open.length > 0 ? open : game.scenarios), wanted, random);
}

function setupOf<G extends GameTypes>(
  game: Game<G>,
  { id, options = {}, closed = {} }: Game<G>['scenarios'][number],
  wanted: OptionValues,
  random: Random,
): G['Setup'] {
  const open = Object.fromEntries(Object.entries(wanted).filter(([option]) => !(option in closed)));
  const agreed = agreedWith(game, options, open, random);
  const setup = scenarioSetup(game, id, agreed, random);
  if (setup.ok) return setup.value;
  throw new Error(`${game.id}: scenario "${id}" cannot be set up: ${setup.error[0].message}`);
}

const TRIES = 20;

/** The subject of the scenario stays: of two options that exclude each other chance drops one, so it is tried again. */
function agreedWith<G extends GameTypes>(
  { options: modules }: Game<G>,
  own: OptionValues,
  open: OptionValues,
  random: Random,
): OptionValues {
  for (let i = 0; i < TRIES; i++) {
    const agreed = reconciled(modules, { ...own, ...open }, random);
    if (Object.keys(own).every((id) => id in agreed)) return agreed;
  }
  return own;
}

import { type OptionModule, optionProblems } from '@ironfield/kernel/options/options.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import type { Property } from '../moment.ts';
import { SOUNDNESS } from '../properties/soundness.ts';
import { walk } from '../properties/walk.ts';
import { pairwiseRows } from './option-rows.ts';
import { randomSetup, setupWith } from './random-setup.ts';

/** Orders for a game that is only begun. */
const FEW = 40;
/** Orders for a few turns; `fuzz` plays such games to their end. */
const MANY = 120;

const rate = ({ cost }: Property) => (cost === 'cheap' ? 1 : 0.01);

/**
 * Declares the tests of a game's options. `gameWith` assembles the game with some of them, if they bring steps, orders or
 * words of their own.
 */
export function optionsSuite<G extends GameTypes>(
  game: WrittenGame<G>,
  gameWith: (options: readonly OptionModule[]) => object = () => ({}),
): void {
  const { options, optionSets = [], scenarios } = game;

  describe(`The options of ${game.title}`, () => {
    test('have ids of their own', () => {
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      expect(new Set(optionSets.map(({ id }) => id)).size).toBe(optionSets.length);
    });

    test('are well at their base values', () => {
      const bases = Object.fromEntries(options.map(({ id, base }) => [id, base]));
      expect(optionProblems(options, bases)).toEqual([]);
    });

    test('go together, any two of them', () => {
      for (const [index, row] of pairwiseRows(options, randomFrom(game.id)).entries()) {
        const seed = `${game.id} ${index}`;
        begin(game, setupWith(game, row, randomFrom(seed)), seed, MANY);
      }
    });

    test.each(optionSets)('go together as $title, in every scenario', ({ options: wanted }) => {
      for (const { id, closed = {} } of scenarios) {
        const open = Object.entries(wanted).filter(([name]) => !(name in closed));
        const setup = scenarioSetup(game, id, Object.fromEntries(open), randomFrom(id));
        if (!setup.ok) throw new Error(setup.error[0].message);
        begin(game, setup.value, id, FEW);
      }
    });

    test.each(options)('can do without $id, which nothing else needs', ({ id }) => {
      const lesser = without(game, id, gameWith);
      begin(lesser, randomSetup(lesser, randomFrom(id)), id, FEW);
    });
  });
}

/** Plays the first orders of a game at random and checks that it stays sound. */
function begin<G extends GameTypes>(
  game: WrittenGame<G>,
  setup: G['Setup'],
  seed: string,
  length: number,
): void {
  walk(game, setup, seed, { properties: SOUNDNESS, rate, length });
}

/** The game as if an option, and the options that require it, had never been written. */
function without<G extends GameTypes>(
  game: WrittenGame<G>,
  id: string,
  gameWith: (options: readonly OptionModule[]) => object,
): WrittenGame<G> {
  const gone = new Set([id]);
  for (const needed of gone) {
    for (const { id: other, requires } of game.options) if (requires?.includes(needed)) gone.add(other);
  }
  const isLeft = (values: object | undefined) => !Object.keys(values ?? {}).some((name) => gone.has(name));
  const steps = new Set(
    game.options.flatMap((option) =>
      gone.has(option.id) ? Object.keys((option as { readonly steps?: object }).steps ?? {}) : [],
    ),
  );
  const left = game.options.filter((option) => !gone.has(option.id));
  return {
    ...game,
    ...gameWith(left),
    options: left.map((option) => ({
      ...option,
      excludes: (option.excludes ?? []).filter((other) => !gone.has(other)),
    })),
    ...(game.optionSets && { optionSets: game.optionSets.filter((set) => isLeft(set.options)) }),
    rules: game.rules.filter(({ option }) => option === undefined || !gone.has(option)),
    scenarios: game.scenarios.filter((scenario) => isLeft(scenario.options)),
    steps: Object.fromEntries(
      Object.entries(game.steps).filter(([step]) => !steps.has(step)),
    ) as typeof game.steps,
  };
}

import type { Game, Steps } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import type { CoreOrder, Frame } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { gearblitz } from '../game.ts';
import type { GearBlitz } from '../game-types.ts';

type Run = (play: Play<GearBlitz>, frame: Frame, order?: CoreOrder) => void;

/** The game, in which a step that nobody is said to interrupt must throw no dice while somebody may roll again. */
function watched(broken: string[]): Game<GearBlitz> {
  const watch =
    (run: Run): Run =>
    (play, frame, order) => {
      const { state } = play;
      const before = JSON.stringify(state.dice);
      const mayRollAgain = state.round > 0 && state.wishes.some(({ rerolls }) => rerolls !== 'never');
      const isQuiet = mayRollAgain && !gearblitz.interrupts!(state, frame as never, (order ?? null) as never);
      run(play, frame, order);
      if (isQuiet && JSON.stringify(state.dice) !== before) broken.push(`${frame.step} ${order?.type ?? ''}`);
    };
  const steps = Object.entries(gearblitz.steps as unknown as Record<string, Run | { apply?: Run }>).map(
    ([name, step]) => {
      if (typeof step === 'function') return [name, watch(step as Run)];
      return [name, step.apply ? { ...step, apply: watch(step.apply) } : step];
    },
  );
  return { ...gearblitz, steps: Object.fromEntries(steps) as Steps<GearBlitz> };
}

test('steps that nobody can interrupt throw no dice', () => {
  const broken: string[] = [];
  const options = Object.fromEntries(
    gearblitz.options.filter(({ base }) => base === false).map(({ id }) => [id, true]),
  );
  const setup = scenarioSetup(gearblitz, 'woods', options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const player = randomPlayer as Player<GearBlitz>;
  const { orders } = playMatch(watched(broken), setup.value, 'quiet', [player, player], { maxOrders: 400 });
  expect(orders).toBe(400);
  expect(broken).toEqual([]);
});

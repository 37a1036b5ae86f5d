import { demo } from '@ironfield/demo/game.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { History } from '@ironfield/kernel/history.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

test('Every step of a replay says something, sealed orders only that they were given', () => {
  const chance = randomFrom('silence');
  const setup = scenarioSetup(demo, demo.scenarios[0].id, {}, chance);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(demo, setup.value, 'silence');
  while (history.state.outcome === null) {
    const [seat] = waitingFor(history.state);
    const order = sampleOrder(menuFor(demo, history.state, seat)!, chance)!;
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  const timeline = new Timeline(history, 'spectator');
  const told = Array.from({ length: timeline.last }, (_, at) => timeline.stepAt(at + 1).sentences.join(' '));
  expect(told.filter((words) => words === '')).toEqual([]);
  expect(told.some((words) => words.endsWith('has decided, in secret.'))).toBe(true);
});

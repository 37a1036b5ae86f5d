import { classic } from '@ironfield/classic/game.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { History } from '@ironfield/kernel/history.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { classicMarks } from './classic.ts';
import { Timeline } from './timeline.ts';

test('Losses, critical hits, turns and the end of a battle are marked, each where it happens', () => {
  const setup = scenarioSetup(classic, 'skirmish');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const history = new History(classic, setup.value, 'seven');
  const random = randomFrom('marks');
  while (!history.state.outcome && history.entries.length < 4000) {
    const seat = waitingFor(history.state)[0];
    const order = sampleOrder(menuFor(classic, history.state, seat)!, random)!;
    expect(history.add({ kind: 'order', seat, order })).toBeNull();
  }
  const { marks } = new Timeline(history, 'spectator', classicMarks);
  const of = (kind: string) => marks.filter((mark) => mark.kind === kind);
  const { turn, units } = history.state;
  expect(of('turn')).toHaveLength(turn);
  expect(of('end')).toHaveLength(history.state.outcome ? 1 : 0);
  expect(of('destroyed')).toHaveLength(
    units.filter(({ loss }) => loss !== null && loss !== 'escaped').length,
  );
  expect(of('critical').length).toBeGreaterThan(0);
  expect(of('critical').every(({ seat }) => seat === 0 || seat === 1)).toBe(true);
});

import { randomSetup } from '@ironfield/conformance/runs/random-setup.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { games } from '@ironfield/server/games.ts';
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';
import { afterAnswers } from './order-form.ts';

/** Orders that use up what there is little of: Command Points, counters, cards, supply. */
const SPENDING = [
  ...[
    'reroll',
    'reroll-initiative',
    'extra-action',
    'activate-now',
    'rallying-cry',
    'evade',
    'call-reserves',
  ],
  ...['use', 'react', 'roll-again'],
];

/** The first answer that Enter gives: the kind of order, where several are offered. */
function enterFor(menu: Menu): unknown {
  const step = afterAnswers(menu, []);
  if (!('question' in step) || step.question.kind !== 'form') return null;
  const reading = readAnswer(step.question, '');
  return 'answer' in reading && typeof reading.answer === 'object' ? reading.answer.value : null;
}

/** The menus of a random game, one after the other. */
function* menusOf(game: AnyWrittenGame, random: Random, most: number): Generator<Menu> {
  const history = new History(game, randomSetup(game, random), `enter ${random.a}`, []);
  for (let i = 0; i < most && !history.state.outcome; i++) {
    const [seat] = waitingFor(history.state);
    const menu = menuFor(game, history.state, seat)!;
    yield menu;
    history.add({ kind: 'order', seat, order: sampleOrder(menu, random)! }, []);
  }
}

/** Games whose random play offers to spend something; Edge has a test of its own. */
const WITH_CHOICE = games.filter(({ id }) => ['battleforce2', 'gearblitz', 'demo'].includes(id));

test.each(WITH_CHOICE.map((game) => [game.id, game] as const))('Enter spends nothing in %s', (_id, game) => {
  const spent = new Set<unknown>();
  let offers = 0;
  const random = randomFrom('enter');
  for (let played = 0; played < 5; played++) {
    for (const menu of menusOf(game, random, 400)) {
      const enter = enterFor(menu);
      if (menu.orders.length > 1 && menu.orders.some(({ type }) => SPENDING.includes(type))) offers++;
      if (SPENDING.includes(`${enter}`)) spent.add(enter);
    }
  }
  expect([...spent]).toEqual([]);
  expect(offers).toBeGreaterThan(0);
});

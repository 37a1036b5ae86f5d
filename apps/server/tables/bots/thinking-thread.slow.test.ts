import { advance, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { STRENGTHS } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { games } from '../../games.ts';
import { questionAt, started } from './thinking.fixture.ts';
import { ThinkingThread } from './thinking-thread.ts';

test.each(games.map((game) => [game.id, game] as const))(
  'Of %s the thread knows the view alone, and decides like somebody who sits at the table',
  async (id, game) => {
    const thread = new ThinkingThread(pino({ level: 'silent' }));
    const state = started(game);
    for (let i = 0; i < 60 && !state.outcome; i++) {
      const seat = waitingFor(state)[0];
      const strength = STRENGTHS[i % STRENGTHS.length];
      const look = () => viewFor(game, state, seat);
      const order = orderFrom(
        game.bot(strength),
        look,
        menuFor(game, state, seat)!,
        randomFrom(`order ${i}`),
      );
      const question = questionAt(game, state, strength, `order ${i}`);
      const thought = await thread.ask(question, { hash: id, setup: state.setup });
      expect(JSON.stringify(thought?.order), `order ${i}`).toBe(JSON.stringify(order));
      expect(advance(game, state, seat, order)).toBeNull();
    }
    await thread.close();
  },
);

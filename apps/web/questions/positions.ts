// Positions at questions of many kinds, which random games come to, as a browser keeps games.

import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import type { AnyWrittenGame, GameTypes, WrittenGame } from '@ironfield/kernel/game.ts';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { StoredGame } from '../src/sessions/local-store.ts';
import { setupFor } from './asking.ts';

export interface Position {
  readonly kind: string;
  /** Who is asked. */
  readonly seat: Seat;
  readonly stored: StoredGame;
}

/** The first question of each kind, at which one person sits; everybody else is a bot. */
export function positionsOf(game: AnyWrittenGame, games: number, length: number): Position[] {
  const found = new Map<string, Position>();
  for (let i = 0; i < games; i++) {
    const seed = `position ${i}`;
    const setup = setupFor(game as unknown as WrittenGame<GameTypes>, i, seed);
    const random = randomFrom(seed);
    const state = startGame(game, setup, seed);
    const log: LogEntry[] = [];
    while (log.length < length && !state.outcome) {
      const seat: Seat = randomItem(random, waitingFor(state));
      const kind = viewFor(game, state, seat).question?.step ?? '';
      if (!found.has(kind)) {
        const now = '2026-01-01T00:00:00.000Z';
        const seats = game.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? ['', ''];
        const stored: StoredGame = {
          id: `${game.id}-${kind.replaceAll('/', '-')}`,
          created: now,
          updated: now,
          players: seats.map((_, each) =>
            each === seat ? { kind: 'human' } : { kind: 'bot', strength: 'recruit' },
          ),
          game: game.id,
          scenario: setup.scenario,
          standing: kind,
          isOver: false,
          setup,
          seed,
          log: [...log],
          randoms: seats.map((_, each) => randomFrom(`${seed} player ${each}`)),
        };
        found.set(kind, { seat, kind: `${game.id} ${kind}`, stored });
      }
      const order = sampleOrder(menuFor(game, state, seat)!, random) as CoreOrder;
      const refusal = advance(game, state, seat, order as never);
      if (refusal) throw new Error(`${JSON.stringify(order)}: ${refusal.message}`);
      log.push({ kind: 'order', seat, order });
    }
  }
  return [...found.values()];
}

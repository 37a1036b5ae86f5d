// Positions with many kinds of question, reached by games, in the form that a browser keeps.

import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyWrittenGame, GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import type { StoredGame } from '../src/sessions/local-store.ts';
import { setupAsking, setupFor } from './asking.ts';

export interface Position {
  readonly kind: string;
  /** The seat asked. */
  readonly seat: Seat;
  readonly stored: StoredGame;
}

type Found = Map<string, Position>;

/** The first question of each kind in random games, at which one person sits; everybody else is a bot. */
export function positionsOf(game: AnyWrittenGame, games: number, length: number): Position[] {
  const found: Found = new Map();
  for (let i = 0; i < games; i++) {
    const seed = `position ${i}`;
    lookIn(found, game, {
      setup: setupFor(game as unknown as WrittenGame<GameTypes>, i, seed),
      seed,
      length,
      isByRecruits: false,
    });
  }
  return [...found.values()];
}

/** The same for these kinds: in games with what asks them, of recruits or at random, so many for each at most. */
export function huntFor(
  game: AnyWrittenGame,
  kinds: readonly string[],
  games: number,
  length: number,
): Position[] {
  const found: Found = new Map();
  for (const kind of kinds) {
    for (let i = 0; i < games && !found.has(kind); i++) {
      const seed = `hunt for ${kind} ${i}`;
      lookIn(found, game, { setup: setupAsking(game, kind, seed), seed, length, isByRecruits: i % 2 === 0 });
    }
  }
  return [...found].flatMap(([kind, position]) => (kinds.includes(kind) ? [position] : []));
}

/** A game to look through: as far as so many entries, by recruits or at random. */
interface Trial {
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly length: number;
  readonly isByRecruits: boolean;
}

/** Plays a game, and notes every kind of question that is new. */
function lookIn(found: Found, game: AnyWrittenGame, { setup, seed, length, isByRecruits }: Trial): void {
  const random = randomFrom(seed);
  const state = startGame(game as never, setup as never, seed) as never;
  const log: LogEntry[] = [];
  while (log.length < length) {
    const waiting = waitingFor(state);
    if (waiting.length === 0) return;
    const seat: Seat = randomItem(random, waiting);
    const view = viewFor(game, state, seat);
    const kind = view.question?.step ?? '';
    if (!found.has(kind))
      found.set(kind, {
        seat,
        kind: `${game.id} ${kind}`,
        stored: storedAt(game, { setup, seed, log }, kind, seat),
      });
    const menu = menuFor(game, state, seat)!;
    const order = isByRecruits
      ? orderFrom(game.bot('recruit'), () => view as never, menu, random)
      : (sampleOrder(menu, random) as CoreOrder);
    const refusal = advance(game as never, state, seat, order as never);
    if (refusal) throw new Error(`${JSON.stringify(order)}: ${refusal.message}`);
    log.push({ kind: 'order', seat, order } as LogEntry);
  }
}

function storedAt(
  game: AnyWrittenGame,
  {
    setup,
    seed,
    log,
  }: { readonly setup: CoreSetup; readonly seed: string; readonly log: readonly LogEntry[] },
  kind: string,
  seat: Seat,
): StoredGame {
  const now = '2026-01-01T00:00:00.000Z';
  const seats = game.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? ['', ''];
  return {
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
}

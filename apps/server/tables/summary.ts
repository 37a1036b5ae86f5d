import type { GameSummary } from '@ironfield/client/api.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import type { KeptGame } from '../storage/kept-game.ts';
import { leftAt } from './time.ts';

export function summaryOf(game: KeptGame, now: number, commitment = commitmentTo(game.seed)): GameSummary {
  const left = game.time ? leftAt(game, now) : null;
  return {
    id: game.id,
    game: game.game,
    scenario: game.scenario,
    title: game.title,
    number: game.number,
    seats: game.seats.map(({ seat, side, kind, name, strength }) => ({
      seat,
      side,
      kind,
      name,
      strength,
      timeLeft: left && kind !== 'bot' ? Math.max(0, left[seat]!) : null,
    })),
    waiting: [...game.waiting],
    commitment,
    seed: game.outcome ? game.seed : null,
    outcome: game.outcome as GameSummary['outcome'],
    clock: game.clock,
    takeback: game.takeback,
    spectators: game.spectators,
    created: new Date(game.created).toISOString(),
    updated: new Date(game.updated).toISOString(),
    now: new Date(now).toISOString(),
  };
}

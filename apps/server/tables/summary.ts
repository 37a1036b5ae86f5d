import type { GameSummary } from '@ironfield/client/api.ts';
import { countOf } from '@ironfield/kernel/record/telling.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { KeptGame } from '../storage/kept-game.ts';
import { commitmentOf, isBegun, originOf, seedOf } from './dice.ts';
import type { Moment } from './game-time.ts';
import { leftAt } from './time.ts';

export function summaryOf(game: KeptGame, now: Moment, commitment = commitmentOf(game)): GameSummary {
  const left = game.time ? leftAt(game, now.time) : null;
  return {
    id: game.id,
    game: game.game,
    scenario: game.scenario,
    title: game.title,
    number: game.number,
    seats: left ? seatsOf(game, left) : timelessSeatsOf(game),
    begun: isBegun(game),
    waiting: [...game.waiting],
    commitment,
    dice: originOf(game),
    seed: game.outcome ? seedOf(game) : null,
    outcome: game.outcome as GameSummary['outcome'],
    clock: game.clock,
    takeback: game.takeback && { by: game.takeback.by, to: game.takeback.to, agreed: game.takeback.agreed },
    ...(game.draw && { draw: game.draw }),
    ...(game.rematch && { rematch: game.rematch }),
    ...(game.listed && game.seats.some(({ kind }) => kind === 'open') && { listed: true as const }),
    ...(game.within !== null && { within: game.within }),
    ...(isResting(game) && { rests: true as const }),
    ...(game.battles.length > 0 && { battles: [...game.battles] }),
    spectators: game.spectators,
    created: new Date(game.created).toISOString(),
    updated: new Date(game.updated).toISOString(),
    now: new Date(now.date).toISOString(),
  };
}

/** A battle in which nobody is asked waits for the larger game, or for a battle of its own. */
const isResting = ({ within, outcome, waiting }: KeptGame): boolean =>
  within !== null && outcome === null && waiting.length === 0;

/** The summary for a viewer, in their own count. */
export function summaryFor(summary: GameSummary, game: KeptGame, viewer: Viewer): GameSummary {
  const { number, counts, takeback } = game;
  if (!counts) return summary;
  return {
    ...summary,
    number: countOf(counts, viewer, number),
    takeback: summary.takeback && {
      ...summary.takeback,
      to: countOf(takeback?.counts ?? null, viewer, summary.takeback.to),
    },
  };
}

function seatsOf(game: KeptGame, left: readonly number[] | null): GameSummary['seats'] {
  return game.seats.map(({ seat, side, kind, name, strength }) => ({
    seat,
    side,
    kind,
    name,
    strength,
    timeLeft: left && kind !== 'bot' ? Math.max(0, left[seat]) : null,
  }));
}

/** The same object for every entry, so that nothing needs to be compared. */
const timeless = new WeakMap<KeptGame['seats'], GameSummary['seats']>();

function timelessSeatsOf(game: KeptGame): GameSummary['seats'] {
  const known = timeless.get(game.seats);
  if (known) return known;
  const seats = seatsOf(game, null);
  timeless.set(game.seats, seats);
  return seats;
}

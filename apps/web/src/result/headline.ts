import type { Outcome, Seat, Viewer } from '@ironfield/kernel/state.ts';

/** How a game ended, as its viewer would put it. */
export interface Headline {
  readonly title: string;
  /** Whose colours it wears. */
  readonly winner: Seat | null;
  readonly reason: string;
}

export function headlineOf(outcome: Outcome | null, sides: readonly string[], viewer: Viewer): Headline {
  if (!outcome) return { title: 'Still playing', winner: null, reason: 'The game so far, in numbers.' };
  const { winners, reason } = outcome;
  if (winners.length === 0) return { title: 'A draw', winner: null, reason: `${reason}.` };
  const names = winners.map((seat) => sides[seat]).join(' and ');
  const wins = `Won by ${names}`;
  if (viewer === 'spectator') return { title: wins, winner: winners[0], reason: `${reason}.` };
  const title = winners.includes(viewer) ? 'Victory' : 'Defeat';
  return { title, winner: winners[0], reason: `${wins}. ${reason}.` };
}

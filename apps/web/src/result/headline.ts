import type { Outcome, Viewer } from '@ironfield/kernel/state.ts';
import type { GameStatistics } from './statistics.ts';

/** How a game ended, as its viewer would put it. */
export interface Headline {
  readonly title: string;
  /** The side whose colours it wears. */
  readonly winner: number | null;
  readonly reason: string;
}

export function headlineOf(
  outcome: Outcome | null,
  { sides, sideOf }: Pick<GameStatistics, 'sides' | 'sideOf'>,
  viewer: Viewer,
): Headline {
  if (!outcome) return { title: 'Still playing', winner: null, reason: 'The game so far, in numbers.' };
  const { winners, reason } = outcome;
  if (winners.length === 0) return { title: 'A draw', winner: null, reason: `${reason}.` };
  const won = [...new Set(winners.map((seat) => sideOf?.[seat] ?? seat))];
  const names = won.map((side) => sides[side]).join(' and ');
  const wins = `Won by ${names}`;
  if (viewer === 'spectator') return { title: wins, winner: won[0], reason: `${reason}.` };
  const title = winners.includes(viewer) ? 'Victory' : 'Defeat';
  // Most reasons name the winner already.
  return { title, winner: won[0], reason: reason.includes(names) ? `${reason}.` : `${wins}. ${reason}.` };
}

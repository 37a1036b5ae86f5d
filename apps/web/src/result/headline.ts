import type { Outcome, Viewer } from '@ironfield/kernel/state.ts';
import { endingOf } from '../ui/words/ending.ts';
import type { GameStatistics } from './statistics.ts';

/** The result of a game in its viewer's words. */
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
  const [winner] = outcome.winners;
  const bySeat = sideOf?.map((side) => sides[side]) ?? sides;
  return {
    ...endingOf(outcome, bySeat, viewer),
    winner: winner === undefined ? null : (sideOf?.[winner] ?? winner),
  };
}

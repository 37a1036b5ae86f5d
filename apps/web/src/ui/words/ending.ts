import type { Outcome, Viewer } from '@ironfield/kernel/state.ts';

interface Ending {
  readonly title: string;
  /** The winner, if the title does not name it, and the reason. */
  readonly reason: string;
}

/** The result of a game in its viewer's words; `sides` names the side of each seat. */
export function endingOf(
  { winners, reason }: Pick<Outcome, 'winners' | 'reason'>,
  sides: readonly string[],
  viewer: Viewer,
): Ending {
  if (winners.length === 0) return { title: 'A draw', reason: `${reason}.` };
  const names = [...new Set(winners.map((seat) => sides[seat]))].join(' and ');
  const wins = `Won by ${names}`;
  if (viewer === 'spectator') return { title: wins, reason: `${reason}.` };
  const title = winners.includes(viewer) ? 'Victory' : 'Defeat';
  // Most reasons name the winner already.
  return { title, reason: reason.includes(names) ? `${reason}.` : `${wins}. ${reason}.` };
}

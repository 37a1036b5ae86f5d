import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { Battleforce2 } from '../game-types.ts';
import { outcomeOf } from '../rules/victory/victory.ts';

/** BF2-VIC-01: true if the game is over. */
export function endIfDecided(
  play: Play<Battleforce2>,
  outcome: Outcome | null = outcomeOf(play.state),
): boolean {
  if (!outcome) return false;
  play.end(outcome);
  play.emit({ type: 'ended', outcome });
  return true;
}

import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Demo } from '../game-types.ts';
import { outcomeOf } from '../rules/victory.ts';
import type { Frames } from '../state.ts';

export const turn: Procedure<Demo, Frames['turn']> = (play) => {
  play.happen({ type: 'turn', turn: play.state.turn + 1 });
  play.next({ step: 'bid', seats: [0, 1] });
};

export const endOfTurn: Procedure<Demo, Frames['end-of-turn']> = (play) => {
  if (!endIfDecided(play, play.state.turn >= play.state.setup.turns)) play.next({ step: 'turn' });
};

export function endIfDecided(play: Play<Demo>, isLastTurnOver: boolean): boolean {
  const outcome = outcomeOf(play.state, isLastTurnOver);
  if (!outcome) return false;
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
  return true;
}

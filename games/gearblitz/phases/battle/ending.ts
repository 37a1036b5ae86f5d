import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isWipedOut, victoryOf } from '../../rules/battle/result.ts';
import { defaultRounds, goesOn } from '../../rules/battle/victory.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';

const SEATS = [0, 1] as const;

/** HGB-SETUP-04: after the last round, or when a side has no units left; told with the points of both. */
export function endIfOver(play: Play<GearBlitz>): boolean {
  const { state } = play;
  const lost = SEATS.find((seat) => isWipedOut(state, seat));
  if (lost === undefined && !isLastRound(play)) return false;
  for (const seat of SEATS) {
    const mission = state.battle.missions[seat];
    const points = play.explain((tally) => victoryOf(tally, state, seat));
    play.happen({ type: 'victory-points', seat, mission, points });
  }
  const reason = lost === undefined ? TEXT.lastRound : TEXT.wipedOut(state.setup.armies[lost].name);
  const outcome = outcomeOf(state, reason);
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
  return true;
}

/** HGB-MIS-09: a die decides where the length is unpredictable. */
function isLastRound(play: Play<GearBlitz>): boolean {
  const { round, setup, battle } = play.state;
  if (battle.lastRound !== null) return round >= battle.lastRound;
  if (round < defaultRounds(setup.limit)) return false;
  const [die] = play.roll('game length', 1);
  const isOn = goesOn(setup.limit, round, die);
  play.happen({ type: 'game-length', die, goesOn: isOn });
  return !isOn;
}

/** HGB-SETUP-04: the most Victory Points win. */
function outcomeOf(state: State, reason: string): Outcome {
  const points = SEATS.map((seat) => totalOf((tally) => victoryOf(tally, state, seat)));
  const most = Math.max(...points);
  const winners = SEATS.filter((seat) => points[seat] === most);
  return { winners: winners.length === 1 ? winners : [], reason, rule: 'HGB-SETUP-04', points };
}

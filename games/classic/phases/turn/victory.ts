import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import { isEmplaced } from '../../rules/unit/condition.ts';
import type { Frames, Side, State } from '../../state.ts';
import { OUTCOMES } from '../../text/turn.ts';

/** CBT-SEQ-12: asked whenever units have been removed at the end of a phase, and when one has left the map. */
export function checkVictory(play: Play<Classic>): void {
  const { state } = play;
  if (state.outcome || state.phase === 'setup') return;
  const outcome = outcomeOf(battlefieldOf(state), state);
  if (outcome) conclude(play, outcome);
}

/** Ends the game, after what options have to do at its end. */
export function conclude(play: Play<Classic>, outcome: Outcome): void {
  const { state } = play;
  const steps = battlefieldOf(state).plugged.ending?.([]);
  if (steps) {
    state.agenda.length = 0;
    play.next(...steps, { step: 'over', outcome });
  } else over(play, { outcome });
}

export function over(play: Play<Classic>, { outcome }: Frames['over']): void {
  play.emit({ type: 'ended', outcome });
  play.end(outcome);
}

function outcomeOf(field: Battlefield, state: State): Outcome | null {
  const { victory } = field.setup;
  if (victory.kind === 'cripple') return crippleOutcome(field, state);
  if (victory.kind === 'escape') return escapeOutcome(field, state);
  return lastOutcome(field, state);
}

/** Still in the game: on the map, or to come. Nobody wins with walls alone. */
const isAlive = (state: State, unit: number): boolean =>
  state.units[unit].loss === null && !isEmplaced(state.units[unit]);

const wins = (field: Battlefield, side: Side, reason: string, rule: string): Outcome => ({
  winners: seatsOf(field.setup, side),
  reason,
  rule,
});

function lastOutcome(field: Battlefield, state: State): Outcome | null {
  const alive = ([0, 1] as const).map((side) => field.unitsOf[side].some((unit) => isAlive(state, unit)));
  if (alive[0] && alive[1]) return null;
  if (!alive[0] && !alive[1]) return { winners: [], reason: OUTCOMES.draw, rule: 'CBT-SEQ-12' };
  const side = alive[0] ? 0 : 1;
  return wins(field, side, OUTCOMES.last(field.setup.sides[side]), 'CBT-SEQ-12');
}

/** CBT-SCN-08 */
function crippleOutcome(field: Battlefield, state: State): Outcome | null {
  const beaten = ([0, 1] as const).map((side) =>
    field.unitsOf[side].every(
      (unit) => !isAlive(state, unit) || field.kinds[unit].isCrippled(field, state, unit),
    ),
  );
  if (!beaten[0] && !beaten[1]) return null;
  if (beaten[0] && beaten[1]) return { winners: [], reason: OUTCOMES.crippledBoth, rule: 'CBT-SCN-08' };
  const side = beaten[0] ? 1 : 0;
  return wins(field, side, OUTCOMES.crippled(field.setup.sides[side]), 'CBT-SCN-08');
}

/** CBT-SCN-16 */
function escapeOutcome(field: Battlefield, state: State): Outcome | null {
  const [fugitives, hunters] = field.unitsOf;
  const [first, second] = field.setup.sides;
  if (fugitives.some((unit) => state.units[unit].loss === 'escaped')) {
    return wins(field, 0, OUTCOMES.escaped(first), 'CBT-SCN-16');
  }
  const stopped = fugitives.every((unit) => !isAlive(state, unit));
  const free = hunters.every((unit) => !isAlive(state, unit));
  if (stopped && free) return { winners: [], reason: OUTCOMES.draw, rule: 'CBT-SEQ-12' };
  if (stopped) return wins(field, 1, OUTCOMES.stopped(second), 'CBT-SCN-16');
  return free ? wins(field, 0, OUTCOMES.last(first), 'CBT-SCN-16') : null;
}

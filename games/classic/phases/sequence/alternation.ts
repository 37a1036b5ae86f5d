import { sum } from '@ironfield/kernel/dice.ts';
import type { FrameOf, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { type AlternatingPhase, type Frames, SIDES, type Side, type State } from '../../state.ts';
import { LABELS, PROMPTS, PURPOSES } from '../../text/turn.ts';
import { canStrike, isNearEnemy } from '../physical/physical-menu.ts';
import { hasActed, UnitPick, waitingUnits } from '../turn/activation.ts';
import { canDeclare } from '../weapon/weapon-menu.ts';

/** The decision of each phase. */
export const DECISIONS = {
  movement: 'movement/move',
  weapon: 'weapon/declare',
  physical: 'physical/declare',
} as const;

/** CBT-SEQ-03, CBT-SEQ-08: the sides take turns, the loser of the Initiative first, the larger one with more at a time. */
export function nextActivation(play: Play<Classic>, { phase }: Frames['activation/next']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const winner = state.initiativeWinner;
  const waiting = SIDES.map((side) => waitingUnits(field, state, side, phase));
  for (const side of SIDES) {
    if (waiting[side].length === 0) state.pair[side] = 0;
  }
  const movesOf = (phase === 'movement' && field.plugged.movesOf) || (({ length }) => length);
  const together = phase === 'movement' ? field.plugged.isMovingTogether : undefined;
  const unfinished = SIDES.find((one) => together?.(field, state, one));
  if (unfinished === undefined && state.pair[0] + state.pair[1] === 0)
    state.pair = pairOf(movesOf(waiting[0], field), movesOf(waiting[1], field));
  const inOrder = [...SIDES.filter((one) => one !== winner), winner];
  const side = unfinished ?? inOrder.find((one) => state.pair[one] > 0);
  if (side === undefined) return;
  if (unfinished === undefined) state.pair[side]--;
  play.next({ step: 'activation/next', phase });
  if (waiting[side].some((unit) => hasChoice(field, state, unit, phase))) {
    play.next(question(field, state, side, phase, waiting[side]));
  } else {
    passOver(play, waiting[side][0], phase);
  }
}

/** Nobody is asked who has nothing to choose; the activation is used up all the same (CBT-SEQ-03). */
function hasChoice(field: Battlefield, state: State, unit: number, phase: AlternatingPhase): boolean {
  // Not asking a unit would tell what is wrong with it.
  if (field.plugged.known)
    return canAct(state.units[unit]) && (phase !== 'physical' || isNearEnemy(field, state, unit));
  return canChoose(field, state, unit, phase);
}

export function canChoose(field: Battlefield, state: State, unit: number, phase: AlternatingPhase): boolean {
  if (phase === 'weapon') return canDeclare(field, state, unit);
  if (phase === 'physical') return canStrike(field, state, unit);
  return canAct(state.units[unit]);
}

/** A unit that charges or comes from above is not said to do nothing. */
export function passOver(play: Play<Classic>, unit: number, phase: AlternatingPhase): void {
  const mech = play.state.units[unit];
  hasActed(play, unit);
  if (phase === 'movement') play.emit({ type: 'still', unit });
  if (mech.thisTurn.onslaught) return;
  if (phase === 'weapon') play.emit({ type: 'held', unit, twist: mech.twist });
  if (phase === 'physical') play.emit({ type: 'physical-declared', unit, attacks: [] });
}

/** The numbers of units with which each side acts before it is the other's turn. */
function pairOf(first: number, second: number): [number, number] {
  if (first === 0 || second === 0) return [first, second];
  return [Math.max(1, Math.floor(first / second)), Math.max(1, Math.floor(second / first))];
}

function question(
  field: Battlefield,
  state: State,
  side: Side,
  phase: AlternatingPhase,
  units: readonly number[],
): FrameOf<Classic> {
  const seats = [...new Set(units.map((unit) => field.seatOf[unit]))].sort();
  if (seats.length === 1) return { step: DECISIONS[phase], seat: seats[0], unit: -1 };
  const spokesman = state.spokesman[side];
  return { step: 'activation/agree', seats: spokesman < 0 ? seats : [spokesman], side, phase };
}

/** CBT-SCN-23 */
export const agree: SecretDecision<Classic, Frames['activation/agree'], 'next'> = {
  secret: true,
  menu(state, { side, phase }) {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.next,
      rule: 'CBT-SCN-23',
      orders: [
        {
          type: 'next',
          label: LABELS.next,
          fields: [new UnitPick(field, state, waitingUnits(field, state, side, phase))],
        },
      ],
    };
  },

  reveal(play, { seats, side, phase }, orders) {
    const { state } = play;
    const field = battlefieldOf(state);
    const choices = seats.map((seat) => orders[seat].unit);
    let unit = choices[0];
    if (choices.some((choice) => choice !== unit)) {
      const decider = contest(play, seats);
      state.spokesman[side] = decider;
      unit = choices[seats.indexOf(decider)];
    }
    play.emit({ type: 'agreement', seats, unit });
    play.next({ step: DECISIONS[phase], seat: field.seatOf[unit], unit });
  },
};

/** Both roll, ties again; the higher roll decides. */
function contest(play: Play<Classic>, seats: readonly Seat[]): Seat {
  for (;;) {
    const dice = seats.map(() => play.roll(PURPOSES.initiative, 2));
    const totals = dice.map(sum);
    const best = Math.max(...totals);
    if (totals.filter((total) => total === best).length > 1) continue;
    const winner = seats[totals.indexOf(best)];
    play.emit({ type: 'disagreement', seats, dice, winner });
    return winner;
  }
}

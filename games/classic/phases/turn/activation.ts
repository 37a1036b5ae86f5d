import { facingPick } from '@ironfield/hex/hex-picks.ts';
import type { Description } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf, PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import { isWithAnother } from '../../rules/unit/riding.ts';
import { type AlternatingPhase, OFF_MAP, type Side, type State } from '../../state.ts';
import { FACINGS, LABELS, WHY_NOT } from '../../text/turn.ts';

/** Does this 'Mech still have to act in this phase? */
export function isWaiting(field: Battlefield, state: State, unit: number, phase: AlternatingPhase): boolean {
  const mech = state.units[unit];
  if (mech.thisPhase.acted || mech.loss) return false;
  // MT-PRE-32: what is mounted in a fortress only fires.
  if (field.kinds[unit].emplaced && phase !== 'weapon') return false;
  if (isPlaced(mech)) return true;
  // There are no blows out of hiding.
  if (field.plugged.isHidden?.(mech)) return phase !== 'physical';
  if (isWithAnother(mech)) return false;
  const { enters } = field.setup.units[unit];
  return phase === 'movement' && mech.hex === OFF_MAP && enters !== undefined && enters.turn <= state.turn;
}

/** The 'Mechs of a side that still have to act in this phase. */
export function waitingUnits(
  field: Battlefield,
  state: State,
  side: Side,
  phase: AlternatingPhase,
): number[] {
  const waiting = field.unitsOf[side].filter((unit) => isWaiting(field, state, unit, phase));
  return field.plugged.waiting ? [...field.plugged.waiting(waiting, field, state, phase, side)] : waiting;
}

/** The order in which the units act in a phase. */
export function activations(state: State, phase: AlternatingPhase): readonly FrameOf<Classic>[] {
  const steps = [{ step: 'activation/next', phase }] as const;
  const field = battlefieldOf(state);
  return field.plugged.activations?.(steps, field, state, phase) ?? steps;
}

/** One of several 'Mechs. */
export class UnitPick extends PiecePick {
  readonly name = 'unit';
  readonly label: string = LABELS.unit;
  protected readonly field: Battlefield;
  protected readonly state: State;

  constructor(field: Battlefield, state: State, units: readonly number[]) {
    super(units);
    this.field = field;
    this.state = state;
  }

  override get known(): readonly number[] {
    return numbersOf(this.state.units);
  }

  describe(unit: number): Description {
    const { field } = this;
    return { label: `${field.designs[unit].name} (${field.pilots[unit].name})`, piece: unit };
  }

  whyNot(unit: unknown): Reason {
    return this.state.units[unit as number]?.thisPhase.acted ? WHY_NOT.hasActed : WHY_NOT.notYours;
  }
}

/** The activation of this 'Mech is over. */
export function hasActed(play: Play<Classic>, unit: number): void {
  play.state.units[unit].thisPhase.acted = true;
  play.emit({ type: 'done', unit });
}

/** The facing of a 'Mech that may face as it likes. */
export const ANY_FACING = facingPick(LABELS.facing, FACINGS);

/** The units that a decision is about: the one named in its frame, or, where only one seat has any left, all of them. */
export function candidates(
  field: Battlefield,
  state: State,
  frame: { readonly seat: Seat; readonly unit: number },
  phase: AlternatingPhase,
): number[] {
  if (frame.unit >= 0) return [frame.unit];
  return waitingUnits(field, state, field.setup.seats[frame.seat].side, phase);
}

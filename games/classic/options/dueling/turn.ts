// MT-DUEL-01 to MT-DUEL-03: who acts when.

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionEvents, OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { initiativeModifiers, tellAdded } from '../../phases/turn/initiative.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { beginPhase } from '../../phases/turn/turn.ts';
import { tryToGetFree } from '../../rules/piloting/bog.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { OFF_MAP, type State } from '../../state.ts';
import { PURPOSES } from '../../text/turn.ts';
import { openAction } from './notes.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'duel/initiative': object;
    /** The steps before the first Action Phase. */
    'duel/begin': object;
    /** The next unit in the order of the turn. */
    'duel/next': { readonly index: number; readonly isCalled?: true };
  }
}

type Rolls = OptionEvents['duel-order']['rolls'];

/** MT-DUEL-02: added to a roll for Initiative. */
const SKILLED = 8;

/** Those that will act if nothing happens to them before. */
const fighters = (field: Battlefield, state: State): number[] =>
  state.units.flatMap(({ loss, hex }, unit) => {
    const { enters } = field.setup.units[unit];
    const comes = hex === OFF_MAP && enters !== undefined && enters.turn <= state.turn;
    return loss === null && (hex >= 0 || comes) ? [unit] : [];
  });

/** MT-DUEL-02: every unit rolls for itself, the highest acts first. CBT-SCN-15: a side that surprises the other is first. */
export function initiative(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { surprise } = state.setup;
  const units = fighters(field, state);
  const isFirst = (unit: number) => state.turn === 1 && field.sideOf[unit] === surprise;
  const others = units.filter((unit) => !isFirst(unit));
  tellAdded(play, field);
  const thrown = [...inOrder(play, field, units.filter(isFirst)), ...inOrder(play, field, others)];
  const order = thrown.map(({ unit }) => unit);
  const rolls = (field.plugged.duelOrder?.(order, field, state) ?? order).map(
    (unit) => thrown.find((roll) => roll.unit === unit)!,
  );
  setOrder(state, rolls, field);
  play.emit({ type: 'duel-order', rolls });
}

/** Ties are rolled again among the tied. */
function inOrder(play: Play<Classic>, field: Battlefield, units: readonly number[]): Rolls {
  const { units: mechs } = play.state;
  const modifiers = initiativeModifiers(field, play.state);
  const rolled = (unit: number, dice: readonly number[]) => {
    const bonus = modifiers[field.sideOf[unit]];
    return { unit, dice, total: sum(dice) + SKILLED - mechs[unit].crew.piloting + bonus };
  };
  const rolls = units.map((unit) => rolled(unit, play.roll(PURPOSES.initiative, 2)));
  if (field.plugged.ownInitiative)
    for (const [place, { unit, dice, total }] of rolls.entries()) {
      const ahead = rolls.filter((other) => other.total > total).length;
      rolls[place] = rolled(unit, field.plugged.ownInitiative(dice, play, field, unit, ahead));
    }
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const tied = rolls.filter((roll) => roll.total === total);
    if (tied.length === 1) return tied;
    const again = inOrder(
      play,
      field,
      tied.map(({ unit }) => unit),
    );
    return again.map(({ unit }) => tied.find((roll) => roll.unit === unit)!);
  });
}

type Board = Pick<State, 'marks' | 'initiativeWinner' | 'phase'>;

export function setOrder(table: Board, rolls: Rolls, { sideOf }: Pick<Battlefield, 'sideOf'>): void {
  table.phase = 'initiative';
  table.marks = { ...table.marks, duel: rolls.map(({ unit }) => unit) };
  if (rolls.length > 0) table.initiativeWinner = sideOf[rolls[0].unit];
}

/** MT-WX-05: what happens at the start of the Movement Phase comes before the first Action Phase. */
export function begin(play: Play<Classic>): void {
  beginPhase(play, 'movement');
  const field = battlefieldOf(play.state);
  play.next({ step: 'phase/end', phase: 'movement' }, { step: 'duel/next', index: 0 });
  tryToGetFree(play, field);
  if (!field.plugged.movementBegins) return;
  field.plugged.movementBegins(play, field);
  removeDestroyed(play, field);
}

/** MT-DUEL-03: who is destroyed before its Action Phase does not act; who cannot act has not moved. */
export function next(play: Play<Classic>, { index, isCalled }: OptionFrames['duel/next']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const before = isCalled ? [] : (field.plugged.beforeAction?.([], field, state, index) ?? []);
  if (before.length > 0) {
    play.next(...before, { step: 'duel/next', index, isCalled: true });
    return;
  }
  const unit = state.marks?.duel?.[index];
  if (unit === undefined) return;
  play.next({ step: 'duel/next', index: index + 1 });
  if (!fighters(field, state).includes(unit)) return;
  openAction(state, field, unit);
  play.emit({ type: 'action-phase', unit });
  const mech = state.units[unit];
  if (!canAct(mech) || field.plugged.hasDoneAll?.(false, mech)) return;
  play.next({ step: 'duel/go', unit }, { step: 'phase/end', phase: 'action', unit });
}

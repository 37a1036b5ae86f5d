// Infantry that clears mines (MT-PRE-16).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import type { SweepLimits } from '../../points/artillery.ts';
import { type AddedMove, OVER } from '../../rules/movement/move-kind.ts';
import { isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { UnitState } from '../../state.ts';
import { minesIn, takeAway } from './fields.ts';
import { strikeOne } from './springing.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** It clears the mines of its hex. */
    readonly sweeping?: true;
  }
  interface OptionFrames {
    'mines/clear': object;
  }
  interface OptionOrders {
    'clear-mines': { readonly type: 'clear-mines'; readonly unit: number };
  }
  interface OptionEvents {
    sweeping: { readonly type: 'sweeping'; readonly unit: number };
    'mines-swept': {
      readonly type: 'mines-swept';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly result: 'cleared' | 'nothing' | 'sprung';
    };
  }
}

const PURPOSE = 'clearing mines';
const USUAL: SweepLimits = { clearedOn: 10, sprungTo: 5 };
const NO_MINES: Reason = {
  message: 'Only infantry that stands among mines it knows of clears them, instead of moving',
  rule: 'MT-PRE-16',
};
export const SWEEPS: Reason = { message: 'A unit that clears mines makes no attack', rule: 'MT-PRE-16' };

export const isSweeping = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.sweeping === true;

export function startSweeping({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, sweeping: true };
}

export const CLEAR: AddedMove = {
  type: 'clear-mines',
  label: 'Clear the mines here',
  offers: ({ field, state, unit, isUnderWay, mech }) =>
    !isUnderWay &&
    isPlaced(mech) &&
    field.kinds[unit].troopers !== undefined &&
    !field.plugged.whyNoTask?.(null, state, unit) &&
    minesIn(state).known[field.sideOf[unit]].some(({ hex }) => hex === mech.hex),
  fields: () => [],
  whyNot: () => NO_MINES,
  carryOut(play, { unit }) {
    startSweeping(play.state.units[unit]);
    play.emit({ type: 'sweeping', unit });
    return OVER;
  },
};

/** Before weapon attacks, each for itself. */
export function clear(play: Play<Classic>): void {
  const { state } = play;
  for (const [unit, mech] of state.units.entries()) {
    if (!isSweeping(mech) || !isOnMap(mech)) continue;
    const field = battlefieldOf(state);
    const here = minesIn(state).laid.filter(({ hex }) => hex === mech.hex);
    if (here.length === 0) continue;
    const dice = play.roll(PURPOSE, 2);
    const total = sum(dice);
    const { clearedOn, sprungTo } = field.plugged.sweeping?.(USUAL, field, unit) ?? USUAL;
    const result = total >= clearedOn ? 'cleared' : total <= sprungTo ? 'sprung' : 'nothing';
    play.emit({ type: 'mines-swept', unit, dice, result });
    if (result === 'cleared') for (const mines of here) takeAway(play, field, mines);
    else if (result === 'sprung') for (const mines of here) strikeOne(play, field, unit, mines);
  }
  // The next steps begin without those who have not survived it.
  removeDestroyed(play, battlefieldOf(state));
}

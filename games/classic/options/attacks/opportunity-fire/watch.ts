// MT-ADVF-06: who watches, and why it does nothing else.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Classic } from '../../../game-types.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { endMark, type PassingMark } from '../../../rules/unit/mark-ends.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';

/**
 * The state of its watch this turn: it watches on; it has plotted opportunity fire, or forgone it (MT-BLIND-11); it has
 * fired; it was knocked down by such fire.
 */
export type Watch = 'on' | 'plotted' | 'forgone' | 'spent' | 'downed';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** It watches until it fires or moves. */
    readonly watching?: true;
  }
  interface TurnMarks {
    readonly watch?: Watch;
  }
  interface DeclaringOrders {
    watch: { readonly type: 'watch'; readonly unit: number };
  }
  interface OptionOrders {
    'watch-on': { readonly type: 'watch-on'; readonly unit: number };
  }
  interface OptionEvents {
    watch: {
      readonly type: 'watch';
      readonly unit: number;
      readonly watch: Watch | null;
      readonly watching: boolean;
    };
  }
}

const why = (message: string) => ({ message, rule: 'MT-ADVF-06' }) as const;
const WHY_NOT_WATCH: Reason = why('Only a unit that could fire can watch');
const WHY_NOT_ON: Reason = why('Only a unit that watches, and has not moved, can watch on');
const WATCHES: Reason = why('A unit that watches, or has taken opportunity fire, makes no other attack');
const DOWN: Reason = {
  message: 'A unit that opportunity fire has knocked down does nothing more in this turn',
  rule: 'MT-BLIND-11',
};

export const isBlind = ({ plugged }: Battlefield): boolean => plugged.hidesPlaces?.() === true;

export const isWatching = ({ marks }: UnitState): boolean => marks?.watching === true;

/** Does it watch now, or has it plotted to? */
export const watches = (unit: UnitState): boolean =>
  isWatching(unit) || unit.thisTurn.marks?.watch === 'plotted';

export function setWatch(mech: UnitState, watch: Watch | null, watching: boolean): void {
  if (watch) mech.thisTurn.marks = { ...mech.thisTurn.marks, watch };
  if (watching) mech.marks = { ...mech.marks, watching };
  else stopWatching(mech);
}

function stopWatching(mech: UnitState): void {
  const { watching: _, ...marks } = mech.marks ?? {};
  mech.marks = kept(marks);
}

/**
 * A unit that moves, or stays where it is for another reason, has stopped watching; so has one whose watch is spent.
 */
export const WATCH: PassingMark = {
  name: 'watching',
  ends: ['has moved', 'is used'],
  isOn: isWatching,
  takeOff: stopWatching,
  outlasts: ({ state, unit, end }) => end === 'has moved' && state.units[unit].thisTurn.marks?.watch === 'on',
  told: (unit, end) => (end === 'is used' ? null : { type: 'watch', unit, watch: null, watching: false }),
};

export function tellWatch(play: Play<Classic>, unit: number, watch: Watch, watching = false): void {
  const { state } = play;
  if (!watching) endMark(play, battlefieldOf(state), unit, WATCH, { end: 'is used' });
  setWatch(state.units[unit], watch, watching);
  play.emit({ type: 'watch', unit, watch, watching });
}

class WatcherPick extends UnitPick {
  protected override can(unit: number): boolean {
    const hasAttacked = this.field.plugged.hasAttacked?.(this.state.units[unit]) ?? false;
    return !hasAttacked && whyNotAble(this.field, this.state, unit) === null;
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT_WATCH : super.whyNot(unit);
  }
}

export const watchForm = (field: Battlefield, state: State, units: readonly number[]) =>
  ({
    type: 'watch',
    label: 'Watch for a target to move (opportunity fire)',
    fields: [new WatcherPick(field, state, units)],
  }) as const;

/** In the Movement Phase: it goes on watching, or plots opportunity fire where moves are plotted. */
export const WATCH_ON: AddedMove = {
  type: 'watch-on',
  label: 'Watch for opportunity fire, and do nothing else',
  offers: ({ field, state, unit, mech, isUnderWay, isOnMap }) =>
    !isUnderWay && isOnMap && (isBlind(field) ? whyNotAble(field, state, unit) === null : isWatching(mech)),
  fields: () => [],
  whyNot: () => WHY_NOT_ON,
  carryOut(play, { field, unit }) {
    const blind = isBlind(field);
    tellWatch(play, unit, blind ? 'plotted' : 'on', !blind);
    return OVER;
  },
};

/** The attacks that a watching unit forgoes. */
export function whyNoAttack(
  reason: Reason | null,
  { units, phase }: State,
  unit: number,
  what: 'fire' | 'strike' | 'club',
): Reason | null {
  const watch = units[unit].thisTurn.marks?.watch;
  if (reason || !watch) return reason;
  if (watch === 'downed') return DOWN;
  if (watch === 'on' && phase === 'movement') return null;
  return what === 'fire' && (watch === 'plotted' || watch === 'forgone') ? null : WATCHES;
}

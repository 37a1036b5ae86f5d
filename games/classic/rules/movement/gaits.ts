// Ways of going on foot that options add to walking and running.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OptionGaits } from '../../extensions.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Mode, OnFoot, State, TurnNotes } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Its way of running, where that is not the ordinary one. */
    readonly gait?: keyof OptionGaits;
  }
}

/** In everything that it does not say itself it is running: forward only, never into water. */
export interface Gait {
  readonly id: keyof OptionGaits;
  readonly label: string;
  /** The word for it in the past. */
  readonly past: string;
  readonly rule: RuleId;
  readonly heat: number;
  /** As fast as it goes, with nothing else (MT-MOV-01). */
  readonly isAllOut?: true;
  /** MP; 0 for those who cannot go like that. */
  points(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
}

const NONE: readonly Gait[] = [];

export const gaitsOf = ({ plugged }: Pick<Battlefield, 'plugged'>): readonly Gait[] =>
  plugged.gaits?.(NONE) ?? NONE;

/** Undefined for walking and running. */
export const gaitOf = (field: Pick<Battlefield, 'plugged'>, mode: string | undefined): Gait | undefined =>
  gaitsOf(field).find(({ id }) => id === mode);

/** The mode that a way of going on foot counts as. */
export const modeOf = (mode: OnFoot): Mode => (mode === 'walk' ? 'walk' : 'run');

/** The mode as it was ordered. */
export const orderedMode = ({ mode, marks }: Pick<TurnNotes, 'mode' | 'marks'>): Mode | OnFoot =>
  marks?.gait ?? mode;

/** Notes that it goes like this. */
export function goBy(thisTurn: Pick<TurnNotes, 'mode' | 'marks'>, mode: OnFoot): void {
  thisTurn.mode = modeOf(mode);
  if (mode !== 'walk' && mode !== 'run') thisTurn.marks = { ...thisTurn.marks, gait: mode };
}

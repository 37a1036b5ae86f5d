// The ends of marks on units. A mark says where it is declared what ends it, and it is ended here alone.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Event } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { Frames, State, UnitState } from '../../state.ts';

/** The events that can end a mark, with their names in `docs/classic.md`. */
export const MARK_ENDS = {
  goes: 'it sets out, or goes on',
  'is moved': 'others move it',
  falls: 'it falls',
  arrives: 'it comes into a hex',
  stands: 'it has firm ground under its feet',
  'gets free': 'it gets free',
  'is parted': 'the two come apart',
  'is revealed': 'it is revealed',
  'is used': 'it is used',
  'has moved': 'its move is over',
  attacks: 'it attacks',
  'fails a roll': 'it fails a Piloting Skill Roll',
  phase: 'a phase is over',
} as const;

export type MarkEnd = keyof typeof MARK_ENDS;

type Ending = Frames['phase/end']['phase'];

/** An event and the unit it happened to. */
export interface Happening {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly end: MarkEnd;
  /** The phase that is over, if one is. */
  readonly phase?: Ending | undefined;
}

/** A mark that does not outlast everything. */
export interface PassingMark {
  /** The word for a unit that has it. */
  readonly name: string;
  readonly ends: readonly MarkEnd[];
  /** The ends it had in games that began before they were corrected. */
  readonly before?: readonly MarkEnd[];
  isOn(mech: UnitState): boolean;
  takeOff(mech: UnitState): void;
  /** It is not ended all the same. */
  outlasts?(what: Happening): boolean;
  /** The news for everybody who sees the unit; null where the end itself is told. */
  told(unit: number, end: MarkEnd): Event | null;
}

const NO_MARKS: readonly PassingMark[] = [];

/** Something has happened to a unit that may end marks on it. */
export function endMarks(play: Play<Classic>, field: Battlefield, unit: number, end: MarkEnd): void {
  const { marks } = field.plugged;
  if (!marks) return;
  for (const mark of marks(NO_MARKS)) endMark(play, field, unit, mark, { end });
}

/** The same for one mark. Says whether it is over. */
export function endMark(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  mark: PassingMark,
  { end, phase }: { readonly end: MarkEnd; readonly phase?: Ending | undefined },
): boolean {
  const { state } = play;
  const mech = state.units[unit];
  if (!endsOf(mark, field).includes(end) || !mark.isOn(mech)) return false;
  if (mark.outlasts?.({ field, state, unit, end, phase })) return false;
  mark.takeOff(mech);
  const event = mark.told(unit, end);
  if (event) play.emit(event);
  return true;
}

const endsOf = ({ ends, before }: PassingMark, { past }: Battlefield): readonly MarkEnd[] =>
  before && past.chaptersApart ? before : ends;

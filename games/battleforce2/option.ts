import type { ChangesOf, OptionOf, SentencesOf } from '@ironfield/kernel/play/assemble.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { OpenField } from './battlefield.ts';
import type { OptionEvents, OptionFrames, UnitMarks } from './extensions.ts';
import type { Battleforce2 } from './game-types.ts';
import type { PastPoints } from './past/points.ts';
import type { Points } from './points.ts';
import type { Seen } from './table.ts';

/** The types of this game with those of its options, for the kernel's generics. */
export interface Battleforce2WithOptions extends Battleforce2 {
  Points: Points;
  Past: PastPoints;
  OptionFrames: OptionFrames;
  OptionEvents: OptionEvents;
  Changing: Seen;
  Field: OpenField;
  Names: Names;
}

/** An option of this game. */
export interface Option<Value extends OptionValue = OptionValue>
  extends OptionOf<Battleforce2WithOptions, Value> {
  /** Its marks on units, each with what ends it. */
  readonly marks?: Endings;
  /** Steps before the first turn in which a side decides something in secret and by itself. */
  readonly inSecret?: readonly (keyof OptionFrames)[];
}

export type Changes = ChangesOf<Battleforce2WithOptions>;
export type Sentences = SentencesOf<Battleforce2WithOptions>;

/** What can end a mark on a unit. Notes of a turn are in `TurnMarks`, which the next turn clears. */
export type Ending =
  | 'moves'
  | 'is moved'
  | 'is loaded'
  | 'leaves the map'
  | 'comes onto the map'
  | 'leaves the game'
  | 'falls'
  | 'lands';

/** The endings of each mark; none where the chapter itself changes it. */
export type Endings = {
  readonly [Mark in keyof UnitMarks | 'onBridge' | 'flyingHigh' | 'submerged']?: readonly Ending[];
};

/** Names of things by number. */
export interface Names {
  readonly unit: (unit: number) => string;
  readonly element: (element: number) => string;
  readonly side: (seat: number) => string;
  readonly hex: (cell: number) => string;
  readonly isMech: (element: number) => boolean;
  readonly hasFacing: (unit: number) => boolean;
  readonly objective: (index: number) => string;
  readonly command: (seat: number, number: number) => string;
}

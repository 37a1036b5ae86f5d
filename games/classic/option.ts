import type { ChangesOf, OptionOf, SentencesOf } from '@ironfield/kernel/play/assemble.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import type { Part } from './design.ts';
import type { OptionBlows, OptionEvents, OptionFrames, OptionGaits, OptionRolls } from './extensions.ts';
import type { Classic } from './game-types.ts';
import type { PastPoints } from './past/points.ts';
import type { Points } from './points.ts';
import type { Paces } from './text/paces.ts';

/** The types of this game with those of its options, for the kernel's generics. */
export interface ClassicWithOptions extends Classic {
  Points: Points;
  Past: PastPoints;
  OptionFrames: OptionFrames;
  OptionEvents: OptionEvents;
  Changing: Classic['Table'];
  Field: Battlefield;
  Names: Names;
}

/** An option of this game. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionOf<ClassicWithOptions, Value> {
  /** The log's words for its modes (`evades`), its blows (`trips`) and the rolls it asks for (`to climb`). */
  readonly words?: Readonly<
    Partial<Record<keyof OptionGaits | keyof OptionRolls | keyof OptionBlows, string>>
  >;
}

export type Changes = ChangesOf<ClassicWithOptions>;
export type Sentences = SentencesOf<ClassicWithOptions>;

/** Names of things by number. */
export interface Names {
  readonly mech: (unit: number) => string;
  readonly weapon: (unit: number, weapon: number) => string;
  /** The word for its attack: it fires, or does something else. */
  readonly fires: (unit: number, weapon: number) => string;
  /** What becomes of it that jams. */
  readonly jams: (unit: number, weapon: number) => string;
  /** It is counted by troopers, in one part. */
  readonly isCounted: (unit: number) => boolean;
  readonly part: (unit: number, part: Part) => string;
  /** The part it turns to fire. */
  readonly pivot: (unit: number) => string;
  /** The names of its ways of moving. */
  readonly paces: (unit: number) => Paces;
  readonly side: (side: number) => string;
  readonly player: (seat: number) => string;
  readonly hex: (cell: number) => string;
}

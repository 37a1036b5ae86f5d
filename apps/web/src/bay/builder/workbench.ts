import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { Role } from '@ironfield/classic/units/role-names.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { UnitCheck } from '@ironfield/mechbay/design/construction.ts';
import type { Outcome } from '@ironfield/mechbay/design/design-operations.ts';
import type { Hand } from './placing/hand.ts';
import type { Verdict } from './placing/place-things.ts';
import type { Variant } from './placing/variants.ts';

/** A design being made, and everything that can be done to it. */
export interface Workbench {
  readonly file: MechFile;
  readonly check: UnitCheck;
  /** The role its figures give, or its own. */
  readonly role: Role | null;
  /** Something was changed that is not saved. */
  readonly isChanged: boolean;
  /** The last thing that happened, for those who do not see it. */
  readonly news: string;
  /** Why the last thing did not. */
  readonly refusal: string | null;

  /** Takes the outcome of an operation; steps of one gesture are undone together. */
  change(outcome: Outcome, news?: string, gesture?: string | null): boolean;
  /** A gesture is over. */
  settle(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  /** Back to the saved version; can be undone like any step. */
  discard(): void;
  redo(): void;

  readonly hand: Hand | null;
  /** It was taken with the keyboard, which then needs a place to go on. */
  readonly isByKey: boolean;
  /** The place where something was last put. */
  readonly lastPlace: LocationCode | null;
  /** By location, while something is in hand. */
  readonly verdicts: Readonly<Record<LocationCode, Verdict>> | null;
  take(hand: Hand, isByKey: boolean): void;
  drop(): void;
  put(location: LocationCode, slot?: number): void;
  /** The item in hand, or the one it was taken from, becomes another variant of itself. */
  vary(variant: Variant): void;
  remove(location: LocationCode, slot: number): void;
  turn(location: LocationCode, slot: number): void;
  shift(location: LocationCode, slot: number, by: 1 | -1): void;
}

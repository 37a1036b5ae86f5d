import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { Steps } from '@ironfield/kernel/play/game.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { ZodObject } from 'zod';
import type { OpenField } from './battlefield.ts';
import type { Event, EventOf } from './events.ts';
import type { OptionEvents, OptionFrames, UnitMarks } from './extensions.ts';
import type { Battleforce2 } from './game-types.ts';
import type { Points } from './points.ts';
import type { Table } from './table.ts';

/** An option of this game, in a file of its own, or in a folder whose namesake it is. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {
  /** Steps, orders and events of its own, whose types are in `extensions.ts`. */
  readonly steps?: Partial<Pick<Steps<Battleforce2>, keyof OptionFrames>>;
  readonly orders?: readonly ZodObject[];
  /** Its marks on units, each with what ends it. */
  readonly marks?: Endings;
  readonly sentences?: Partial<Pick<Sentences, keyof OptionEvents>>;
  readonly changes?: Partial<Pick<Changes, keyof OptionEvents>>;
  /** Steps before the first turn in which a side decides something in secret and by itself. */
  readonly inSecret?: readonly (keyof OptionFrames)[];
  /** Events by which hidden things become known. */
  readonly reveals?: readonly (keyof OptionEvents)[];
}

/** What can end a mark on a unit. What lasts for a turn is in `TurnMarks`, which the next turn forgets. */
export type Ending =
  | 'moves'
  | 'is moved'
  | 'is loaded'
  | 'leaves the map'
  | 'comes onto the map'
  | 'leaves the game'
  | 'falls'
  | 'lands';

/** What ends each mark; nothing does where the chapter itself changes what it says. */
export type Endings = {
  readonly [Mark in keyof UnitMarks | 'onBridge' | 'flyingHigh' | 'submerged']?: readonly Ending[];
};

/** What each event changes on the table. */
export type Changes = {
  readonly [Type in Event['type']]: (table: Table, event: EventOf<Type>, field: OpenField) => void;
};

/** What is said of each event; null where nothing is. */
export type Sentences = {
  readonly [Type in Event['type']]: (event: EventOf<Type>, names: Names) => string | null;
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

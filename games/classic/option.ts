import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';
import type { Steps } from '@ironfield/kernel/play/game.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { ZodObject } from 'zod';
import type { Battlefield } from './battlefield.ts';
import type { Part } from './design.ts';
import type { Event } from './events.ts';
import type { OptionBlows, OptionEvents, OptionFrames, OptionGaits, OptionRolls } from './extensions.ts';
import type { Classic } from './game-types.ts';
import type { Points } from './points.ts';

/** An option of this game, in a file of its own. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {
  /** Rules that the index of the base game does not have. */
  readonly rules?: readonly RuleEntry[];
  /** Steps, orders and events of its own, whose types are in `extensions.ts`. */
  readonly steps?: Partial<Pick<Steps<Classic>, keyof OptionFrames>>;
  readonly orders?: readonly ZodObject[];
  readonly sentences?: Partial<Pick<Sentences, keyof OptionEvents>>;
  readonly changes?: Partial<Pick<Changes, keyof OptionEvents>>;
  /** What the log says of its modes (`evades`), of its blows (`trips`) and of the rolls it asks for (`to climb`). */
  readonly words?: Readonly<
    Partial<Record<keyof OptionGaits | keyof OptionRolls | keyof OptionBlows, string>>
  >;
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What each event changes on the table. */
export type Changes = {
  readonly [Type in Event['type']]: (table: Classic['Table'], event: Told<Type>, field: Battlefield) => void;
};

/** What is said of each event; null where nothing is. */
export type Sentences = {
  [Type in Event['type']]: (event: Told<Type>, names: Names) => string | null;
};

/** Names of things by number. */
export interface Names {
  readonly mech: (unit: number) => string;
  readonly weapon: (unit: number, weapon: number) => string;
  readonly part: (unit: number, part: Part) => string;
  readonly side: (side: number) => string;
  readonly player: (seat: number) => string;
  readonly hex: (cell: number) => string;
}

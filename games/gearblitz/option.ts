import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { Steps } from '@ironfield/kernel/play/game.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { ZodObject } from 'zod';
import type { OptionEvents, OptionFrames } from './extensions.ts';
import type { GearBlitz } from './game-types.ts';
import type { Points } from './points.ts';

/** An option of this game, in a file of its own, or in a folder whose namesake it is. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {
  /** Steps, orders and events of its own, whose types are in `extensions.ts`. */
  readonly steps?: Partial<Pick<Steps<GearBlitz>, keyof OptionFrames>>;
  /** Steps in whose middle somebody may be asked. */
  readonly asking?: readonly (keyof OptionFrames)[];
  readonly orders?: readonly ZodObject[];
  readonly sentences?: Partial<Sentences>;
  /** Events by which hidden things become known. */
  readonly reveals?: readonly (keyof OptionEvents)[];
}

type Table = GearBlitz['Table'];

/** What is said of each event; null where nothing is. */
export type Sentences = {
  readonly [Type in keyof OptionEvents]: (event: OptionEvents[Type], table: Table) => string | null;
};

import { remembered } from '../memory.ts';
import type { CoreSetup } from '../state.ts';
import { type OptionModule, type Plugged, type PointKinds, plugIn } from './options.ts';
import { formerReadings, type Reading } from './readings.ts';

/** An added handler returns nothing; a stage returns what it was given, or something of the same type. */
type Sound<Points> = {
  readonly [Kind in keyof Points]: {
    readonly [Point in keyof Points[Kind]]: Fitting<Kind, Points[Kind][Point]>;
  };
};
type Nothing = ReturnType<() => void>;
type Fitting<Kind, Handler> = Handler extends (...args: infer Args) => infer Back
  ? [Back] extends [Kind extends 'add' ? Nothing : Kind extends 'stage' ? Args[0 & keyof Args] : unknown]
    ? Handler
    : never
  : never;

/**
 * The handlers of a game's options, for its procedures. Procedures know only the points, so options can import
 * procedures, and no procedure imports an option. `assemble` adds the options of a game and its readings of the past.
 * Nothing is ever removed or replaced, so the rules of a setup do not depend on the order of loading.
 */
export class OptionRegister<
  Points extends PointKinds & Sound<Points>,
  Module extends OptionModule<Points> = OptionModule<Points>,
  Past extends PointKinds & Sound<Past> = object,
> {
  private known: readonly Module[] = [];
  private readings: readonly Reading<Past>[] | null = null;

  add(options: readonly Module[], readings: readonly Reading<Past>[] = []): void {
    for (const option of options) {
      const before = this.known.find(({ id }) => id === option.id);
      if (before && before !== option) throw new Error(`There are two options "${option.id}"`);
    }
    this.readings ??= readings;
    // Options plug in in the order of the whole game, even if the game with few options is loaded first.
    const others = this.known.filter((option) => !options.includes(option));
    if (options.length + others.length > this.known.length) this.known = [...options, ...others];
  }

  /** The registered options. */
  get options(): readonly Module[] {
    if (!this.readings) throw new Error('No options are registered: load the game first');
    return this.known;
  }

  /** The handlers of a setup's options. */
  readonly plugged = remembered(({ options: values }: CoreSetup): Plugged<Points> => {
    const { options } = this;
    const unknown = Object.keys(values).find((id) => !options.some((option) => option.id === id));
    if (unknown !== undefined) throw new Error(`Option "${unknown}" is not loaded`);
    return plugIn(options, values);
  });

  /** The handlers of the readings that a setup began with and that have been corrected since. */
  readonly past = remembered((setup: CoreSetup): Plugged<Past> => {
    if (!this.readings) throw new Error('No options are registered: load the game first');
    const former = formerReadings(this.readings, setup).map(({ handlers }) => handlers);
    return plugIn([], {}, former);
  });
}

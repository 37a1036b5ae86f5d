import { remembered } from '../memory.ts';
import type { CoreSetup } from '../state.ts';
import { type OptionModule, type Plugged, type PointKinds, plugIn } from './options.ts';
import { formerReadings, type Reading } from './readings.ts';

/** What is added gives nothing back; a stage gives back what it was given, or something of its kind. */
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
 * Where the procedures of a game find what its options have plugged in. They know the points alone; the register,
 * which knows the options, connects them when it is loaded. So options may use the procedures, and no procedure
 * imports an option.
 */
export class Switchboard<
  Points extends PointKinds & Sound<Points>,
  Module extends OptionModule<Points> = OptionModule<Points>,
> {
  private register: readonly Module[] | null = null;
  private readings: readonly Reading<Points>[] = [];

  connect(register: readonly Module[], readings: readonly Reading<Points>[] = this.readings): void {
    this.register = register;
    this.readings = readings;
  }

  get isConnected(): boolean {
    return this.register !== null;
  }

  /** The options that are there. */
  get options(): readonly Module[] {
    if (!this.register) throw new Error('No register of options is connected: load the game first');
    return this.register;
  }

  /** What the options of a setup have plugged in, and readings that it began with. */
  readonly plugged = remembered((setup: CoreSetup): Plugged<Points> => {
    const former = formerReadings(this.readings, setup).map(({ handlers }) => handlers);
    return plugIn(this.options, setup.options, former);
  });
}

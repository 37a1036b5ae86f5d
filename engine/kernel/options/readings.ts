import type { CoreSetup } from '../state.ts';
import type { Handlers, PointKinds } from './options.ts';

/**
 * How a rule was read until it was corrected. A game keeps the readings it began with, so that saves stay true and
 * nobody's rules change under their hands: setups carry the number of the latest correction that they know. A
 * correction changes the procedure, gives it a point where the reading before plugs in, and takes the next number.
 */
export interface Reading<Points extends PointKinds = PointKinds> {
  readonly id: string;
  readonly rule: string;
  /** What was done then, in a sentence. */
  readonly summary: string;
  /** The number of the correction. */
  readonly until: number;
  /** Without this option it changes nothing. */
  readonly option?: string;
  readonly handlers: Handlers<Points>;
}

interface Corrected {
  readonly readings?: readonly Pick<Reading, 'until'>[];
}

/** The number that setups of today carry; 0 before the first correction. */
export const latestReading = ({ readings }: Corrected): number =>
  Math.max(0, ...(readings ?? []).map(({ until }) => until));

/** The readings, corrected since, that hold in a game. */
export const formerReadings = <R extends Reading>(
  readings: readonly R[],
  { reading = 0 }: CoreSetup,
): readonly R[] => readings.filter(({ until }) => reading < until);

/** Those of them that make a difference with the options of the game. */
export const feltReadings = <R extends Reading>(readings: readonly R[], setup: CoreSetup): readonly R[] =>
  formerReadings(readings, setup).filter(({ option }) => option === undefined || option in setup.options);

/** A setup for a game that begins now, wherever it comes from: played as the rules are read today. */
export function asReadToday<Setup extends CoreSetup>(game: Corrected, setup: Setup): Setup {
  const { reading: _, ...rest } = setup as CoreSetup;
  const latest = latestReading(game);
  return (latest > 0 ? { ...rest, reading: latest } : rest) as Setup;
}

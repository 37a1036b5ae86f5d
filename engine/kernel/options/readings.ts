import type { CoreSetup } from '../state.ts';
import type { Handlers, PointKinds } from './options.ts';

/**
 * A rule as it was played before a correction. A game keeps the readings it began with, so saves stay true and no game
 * changes its rules midway: setups carry the number of the latest correction they know. A correction changes the
 * procedure, gives it a point where the old reading plugs in, and takes the next number.
 */
export interface Reading<Points extends PointKinds = PointKinds> {
  readonly id: string;
  readonly rule: string;
  /** The old reading, in a sentence. */
  readonly summary: string;
  /** The number of the correction. */
  readonly until: number;
  /** Without this option the reading changes nothing. */
  readonly option?: string;
  readonly handlers: Handlers<Points>;
}

interface Corrected {
  readonly readings?: readonly Pick<Reading, 'until'>[];
}

/** The number for new setups; 0 before the first correction. */
export const latestReading = ({ readings }: Corrected): number =>
  Math.max(0, ...(readings ?? []).map(({ until }) => until));

/** The old readings that apply to a game. */
export const formerReadings = <R extends Reading>(
  readings: readonly R[],
  { reading = 0 }: CoreSetup,
): readonly R[] => readings.filter(({ until }) => reading < until);

/** The old readings that matter with the game's options. */
export const feltReadings = <R extends Reading>(readings: readonly R[], setup: CoreSetup): readonly R[] =>
  formerReadings(readings, setup).filter(({ option }) => option === undefined || option in setup.options);

/** A setup from any source, made ready for a new game: it is played by today's reading of the rules. */
export function asReadToday<Setup extends CoreSetup>(game: Corrected, setup: Setup): Setup {
  const { reading: _, ...rest } = setup as CoreSetup;
  const latest = latestReading(game);
  return (latest > 0 ? { ...rest, reading: latest } : rest) as Setup;
}

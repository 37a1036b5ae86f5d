// What options add to the types of the game. Each declares its own in its own file, so that nothing else names it.

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Events by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

/** Modes of going on foot besides walking and running. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionGaits {}

/** What options note of a 'Mech for the whole game. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface UnitMarks {}

/** What they note of it until the turn is over. */
export interface TurnMarks {
  /** Its torso has been turned already, and stays so. */
  readonly torsoSet?: true;
}

/** What can be attacked besides units, by what it is called. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionTargets {}

/** What they note of a declared weapon attack. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface AttackMarks {}

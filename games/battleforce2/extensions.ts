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

/** What options note of the table, by chapter. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface TableMarks {}

/** What they note of a unit for the whole game. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface UnitMarks {}

/** What they note of a unit until the turn is over. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface TurnMarks {}

/** What they note of an element for the whole game. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface ElementMarks {}

// What options add to the types of the game. Each declares its own in its own file, so nothing else names it.

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Events by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

/** An option's notes on the table, by chapter. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface TableMarks {}

/** Notes on a unit for the whole game. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface UnitMarks {}

/** Notes on a unit until the turn is over. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface TurnMarks {}

/** Notes on an element for the whole game. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface ElementMarks {}

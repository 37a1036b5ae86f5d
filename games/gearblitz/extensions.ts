// What options add to the types of the game. Each declares its own in its own file, so nothing else names it.

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Events by type, each with its changes: `Marked`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

/** An option's notes on the table, by chapter; absent until used. Replaced, never changed. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface Marks {}

// The types that options add to the game. Each declares its own in its own file, so that nothing else names it.

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Events by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

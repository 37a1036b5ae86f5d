// What options add to the types of the game. Each declares its own in its own file, so that nothing else names it.

import type { Change } from './events.ts';

/** Steps of the agenda with their data, as in `Frames`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionFrames {}

/** Orders by type. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionOrders {}

/** Events by type, each with what it changes: `Marked`. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface OptionEvents {}

/** What options note of the table, by chapter; absent until used. Replaced, never changed. */
// biome-ignore lint/suspicious/noEmptyInterface: options add to it
export interface Marks {}

/** What every event of an option says: what it has noted, and what has become of units. */
export interface Marked {
  readonly marks: Marks;
  readonly changed?: readonly Change[];
}

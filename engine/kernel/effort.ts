/**
 * The work done in this thread so far, counted rather than timed. A thread that serves others uses it to see how much
 * happens in one go.
 */
export const effort = {
  /** Orders carried out, and games started. */
  orders: 0,
  /** Positions valued by bots. */
  positions: 0,
};

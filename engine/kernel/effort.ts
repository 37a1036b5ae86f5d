/**
 * What has been done in this thread since it began, counted, not timed: whoever shares it with others looks at how much
 * of it is done in one go.
 */
export const effort = {
  /** Orders carried out, and games begun. */
  orders: 0,
  /** Positions that bots have valued. */
  positions: 0,
};

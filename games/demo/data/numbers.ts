import { INCH } from '../state.ts';

/** The numbers of the rules. */
export const SUPPLY = 6; // DEMO-BID-01
export const HIGHEST_BID = 3; // DEMO-BID-01
export const MOVE = 6 * INCH; // DEMO-MOVE-01
export const REACH = 16 * INCH; // DEMO-FIRE-01
export const RANGE_BAND = 4 * INCH; // DEMO-FIRE-02
export const BASE_NUMBER = 5; // DEMO-FIRE-02
export const SMOKE = 2; // DEMO-REACT-02
export const CLEAR_MARGIN = 3; // DEMO-DAMAGE-01
export const STRENGTH = 3; // DEMO-DAMAGE-02

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { BASE_NUMBER, CLEAR_MARGIN, RANGE_BAND, REACH, SMOKE } from '../data/numbers.ts';
import { register } from '../register.ts';
import type { RuleId } from '../rule-index.ts';
import { type Card, type Marker, markersOf, opponentOf, type Shot, type State } from '../state.ts';
import { TEXT } from '../text.ts';
import { isWithin } from './distance.ts';

/** DEMO-FIRE-01 */
export function targetsOf(state: State, shooter: Marker): number[] {
  return markersOf(state, opponentOf(shooter.seat))
    .filter((target) => isWithin(shooter.at, target.at, REACH))
    .map(({ id }) => id);
}

/** DEMO-FIRE-01: only those with something to shoot at. */
export function shootersOf(state: State, seat: number): number[] {
  return markersOf(state, seat)
    .filter((marker) => !marker.isDecoy && targetsOf(state, marker).length > 0)
    .map(({ id }) => id);
}

/** DEMO-FIRE-02, DEMO-REACT-02 */
export const targetNumber =
  (state: State, shot: Omit<Shot, 'roll'>, card: Card | null) => (tally: Tally<RuleId>) => {
    const from = state.markers[shot.shooter].at;
    const to = state.markers[shot.target].at;
    let bandsBegun = 0;
    while (!isWithin(from, to, (bandsBegun + 1) * RANGE_BAND)) bandsBegun++;
    tally.add(BASE_NUMBER, TEXT.baseNumber, 'DEMO-FIRE-02');
    if (bandsBegun > 0) tally.add(bandsBegun, TEXT.range(bandsBegun), 'DEMO-FIRE-02');
    register.plugged(state.setup).targetNumber?.(tally, bandsBegun);
    if (card === 'smoke') tally.add(SMOKE, TEXT.cards.smoke, 'DEMO-REACT-02');
  };

/** DEMO-DAMAGE-01, DEMO-REACT-03 */
export const damage = (margin: number, card: Card | null) => (tally: Tally<RuleId>) => {
  tally.add(1, TEXT.hit, 'DEMO-DAMAGE-01');
  if (margin >= CLEAR_MARGIN) tally.add(1, TEXT.clearHit, 'DEMO-DAMAGE-01');
  if (card === 'armor') tally.add(-1, TEXT.cards.armor, 'DEMO-REACT-03');
};

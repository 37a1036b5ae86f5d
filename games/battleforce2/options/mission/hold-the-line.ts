import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Points } from '../../points.ts';
import { hasUnits, pointsIn } from '../../rules/victory/victory.ts';
import { claimantOf, DESTROYED, SEATS } from '../../state.ts';
import { ENDINGS } from './words.ts';

const ATTACKER = 0;
const DEFENDER = 1;

/** BF2-SCEN-12 */
export const holdTheLine: Handlers<Points> = {
  replace: { isFoughtOut: () => true },
  stage: {
    // The defender alone has a headquarters.
    placements: (frames) =>
      frames.filter(
        (frame) =>
          frame.step !== 'setup/objective' || frame.kind !== 'headquarters' || frame.seat === DEFENDER,
      ),
    exitEdges: (edges, { seatOf }, _, unit) => (seatOf[unit] === DEFENDER ? [] : edges),
    /** While it is not in enemy hands. */
    headquarters: (working, _, { objectives }, seat) =>
      seat === DEFENDER &&
      objectives.some(
        (objective) =>
          objective.kind === 'headquarters' &&
          claimantOf(objective) === ATTACKER &&
          !objective.claimed &&
          objective.faceUpSince === 0,
      )
        ? working + 1
        : working,
    outcome(usual, field, state) {
      const gone = SEATS.some((seat) => !hasUnits(field, state, seat));
      if (!usual || !gone) return usual;
      const destroyed = field.unitsOf[ATTACKER].filter((unit) => state.units[unit].hex === DESTROYED).length;
      if (destroyed < field.unitsOf[DEFENDER].length) return usual;
      return { winners: [DEFENDER], reason: ENDINGS.held, rule: 'BF2-SCEN-12', points: pointsIn(state) };
    },
  },
};

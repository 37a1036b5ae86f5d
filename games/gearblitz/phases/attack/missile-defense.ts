import type { Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Weapon } from '../../cards/weapon.ts';
import type { GearBlitz } from '../../game-types.ts';
import { marginOf, resultOf } from '../../rules/core/dice.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import { isStoppable, rofAfterMissileDefense, SYSTEM_SKILL } from '../../rules/unit/systems.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { rollLevel } from '../core/rolls.ts';

/** An incoming attack. */
interface Incoming {
  readonly weapon: Weapon;
  /** Its side, and the unit that fired it; `null` from off the table. */
  readonly seat: Seat;
  readonly by: number | null;
  /** The units attacked, computed on demand. */
  readonly defenders: () => readonly number[];
  /** The result of its dice. */
  readonly against: number;
  readonly rof: number;
  readonly concentrated: number;
}

type Rate = Pick<Incoming, 'rof' | 'concentrated'>;

/** HGB-AUX-01: the best system of a group that is attacked fires first; `null` when the attack is stopped. */
export function defendAgainstMissiles(play: Play<GearBlitz>, incoming: Incoming): Rate | null {
  const { state } = play;
  const { rof, concentrated, against, by } = incoming;
  const unit = isStoppable(incoming.weapon) ? bestSystem(state, incoming) : null;
  if (unit === null) return { rof, concentrated };
  const rating = auxRating(unitOf(state, unit), 'ams');
  const roll = rollLevel(play, { unit, level: SYSTEM_SKILL, purpose: 'missile defense' });
  const total = resultOf(roll, rating);
  const left = rofAfterMissileDefense(rof, marginOf(total, against));
  play.happen({ type: 'missile-defense', unit, by, dice: roll.dice, total, rating, against, rof: left });
  if (left === null) return null;
  return { rof: left, concentrated: concentrated - takenOff(play, unit, { rof, concentrated }, rof - left) };
}

/** HGB-AUX-01: of the units that are attacked, and of those of their groups. */
function bestSystem(state: State, { seat, defenders }: Incoming): number | null {
  const { units } = rosterOf(state.setup);
  const groups = new Set(
    defenders()
      .filter((id) => units[id].seat !== seat)
      .map((id) => units[id].group),
  );
  let best: number | null = null;
  let most = 0;
  for (const { id, group } of units) {
    if (!groups.has(group) || state.units[id].at === null) continue;
    const rating = auxRating(unitOf(state, id), 'ams');
    if (rating <= most) continue;
    most = rating;
    best = id;
  }
  return best;
}

/** HGB-AUX-01: the defender says how many of the lost points come off the damage. */
function takenOff(play: Play<GearBlitz>, unit: number, { rof, concentrated }: Rate, lost: number): number {
  const least = Math.max(0, lost - (rof - concentrated));
  const most = Math.min(lost, concentrated);
  if (least === most) return most;
  const { seat } = rosterOf(play.state.setup).units[unit];
  const answer = play.ask({ step: 'missile-defense', seat, unit, lost, least, most });
  return answer.type === 'less-damage' ? answer.points : most;
}

/** HGB-AUX-01 */
export const missileDefense: Question<GearBlitz, Frames['missile-defense']> = {
  question: true,
  menu: (state, { unit, lost, least, most }) => ({
    prompt: SPECIAL_TEXT.missileDefense(nameOf(state, unit), lost),
    rule: 'HGB-AUX-01',
    orders: [
      {
        type: 'less-damage',
        label: SPECIAL_TEXT.lessDamage,
        fields: [
          {
            kind: 'whole',
            name: 'points',
            label: SPECIAL_TEXT.points,
            min: least,
            max: most,
            describe: (points) => ({ label: SPECIAL_TEXT.lessOf(points, lost) }),
          },
        ],
      },
    ],
  }),
};

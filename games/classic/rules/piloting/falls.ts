import { type Facing, rotate } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { AttackSide, RollReason } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { newPhase, type State, type UnitState } from '../../state.ts';
import { PURPOSES, REASONS } from '../../text/piloting.ts';
import { rolledBy } from '../crew/about-rolls.ts';
import { hurtPilot, rollConsciousness } from '../crew/pilot.ts';
import { strikeInGroups } from '../damage/damage.ts';
import { comesDown, isOnMap } from '../unit/condition.ts';
import { endMarks } from '../unit/mark-ends.ts';
import { phaseNumber, rollAgainst, totalPiloting } from './piloting.ts';

export interface Fall {
  /** See `levelsFallen`. */
  readonly levels: number;
  /** The number of the failed roll, which the pilot must beat again to stay unharmed (CBT-FALL-06). */
  readonly number: number;
  /** The side of a fall without a die: on its back. */
  readonly side?: 'rear' | undefined;
}

/** CBT-FALL-03 by die: hexsides turned to the right, and the column of the damage. */
const TURNS: readonly number[] = [0, 1, 2, 3, -2, -1];
const SIDES: readonly AttackSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];
const ON_ITS_BACK: readonly number[] = [4];

/** CBT-DSP-07: the deepest drop that a 'Mech which is moved against its will can stay on its feet in. */
export const SAFE_DROP = 2;

/** CBT-FALL-02: the depth of water never counts. */
export function levelsFallen({ level, bed, depth }: Ground, from: number, to: number): number {
  const top = depth[to] >= 0 ? level[from] : bed[from];
  return Math.max(0, top - level[to]);
}

/** CBT-FALL-04 */
export function fallDamage(
  tally: Tally<RuleId>,
  field: Battlefield,
  unit: number,
  hex: number,
  levels: number,
): void {
  const weight = Math.ceil(field.designs[unit].tons / 10);
  tally.add(weight, REASONS.weight, 'CBT-FALL-04');
  if (levels > 0) tally.add(weight * levels, REASONS.height, 'CBT-FALL-04');
  const depth = field.depth[hex];
  if (field.plugged.breaksFall?.(depth) ?? depth >= 0)
    tally.set(Math.ceil(tally.total / 2), REASONS.water, 'CBT-FALL-04');
}

/**
 * CBT-FALL-03 to CBT-FALL-06 for a 'Mech that is in its landing hex already; whatever needs nobody to keep it upright
 * does not fall. The points do not count towards the 20
 * of CBT-PSR-06; in the Movement Phase what the fall has broken is broken at once.
 */
export function fall(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { levels, number, side: forced }: Fall,
): void {
  const { state } = play;
  const mech = state.units[unit];
  if (!field.kinds[unit].piloting) {
    mech.thisPhase.fellFrom = null;
    return;
  }
  const dice = forced ? ON_ITS_BACK : play.roll(PURPOSES.facing, 1, rolledBy(unit));
  const side = SIDES[dice[0] - 1];
  mech.facing = rotate(mech.facing, TURNS[dice[0] - 1]) as Facing;
  mech.prone = true;
  field.plugged.fallen?.(mech);
  const compute = (tally: Tally<RuleId>) => fallDamage(tally, field, unit, mech.hex, levels);
  if (play.listening) {
    const damage = play.explain(compute);
    play.emit({
      type: 'fell',
      unit,
      hex: mech.hex,
      facing: mech.facing,
      dice: forced ? [] : dice,
      side,
      damage,
    });
  }
  endMarks(play, field, unit, 'falls');
  const points = totalPiloting(compute);
  field.plugged.falls?.(play, field, unit, points);
  const suffered = mech.thisPhase.damage;
  strikeInGroups(play, field, unit, points, { table: 'mech', side, covered: 0 });
  mech.thisPhase.damage = suffered;
  mech.thisPhase.fellFrom = null;
  if (mech.loss === null && !avoidsInjury(play, field, unit, number, levels)) hurtPilot(play, field, unit, 1);
  if (mech.loss === null) field.plugged.hasFallen?.(play, field, unit);
  if (state.phase === 'movement') takeEffect(mech);
}

/** CBT-FALL-06. A reactor that is off leaves the pilot no chance (CBT-PSR-07). */
function avoidsInjury(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  number: number,
  levels: number,
): boolean {
  if (play.state.units[unit].shutDown > 0) return false;
  return rollAgainst(play, field, unit, {
    reason: 'injury',
    purpose: PURPOSES.injury,
    compute: (tally) => {
      tally.add(number, REASONS.failedRoll, 'CBT-FALL-06');
      if (levels > 0) tally.add(levels, REASONS.levels, 'CBT-FALL-06');
    },
  }).success;
}

/** Makes recorded damage what holds, with its rolls made. */
export function takeEffect({ body, thisPhase }: UnitState): void {
  const { acted, pilotDamage } = thisPhase;
  Object.assign(thisPhase, newPhase(body), { acted, pilotDamage });
}

/**
 * Rolls to stay on its feet for everything that has befallen a 'Mech in this phase, and the fall if one fails: steps 4
 * and 5 of CBT-SEQ-07, and in the Movement Phase what follows at once when others have run into it (CBT-PSR-04).
 */
export function rollToStayUp(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const mech = state.units[unit];
  if (isOnMap(mech) && field.kinds[unit].piloting) {
    const number = numberOfFall(play, field, unit);
    if (number !== null) goDown(play, field, unit, number);
  }
  if (state.phase === 'movement') takeEffect(mech);
}

/** The number of the roll that failed, or of the one that was not allowed; `null` when it stays on its feet. */
function numberOfFall(play: Play<Classic>, field: Battlefield, unit: number): number | null {
  const { state } = play;
  const mech = state.units[unit];
  const compute = (tally: Tally<RuleId>) => phaseNumber(tally, field, state, unit);
  const reason = fallsWithoutRoll(field, state, unit);
  if (reason) {
    play.emit({
      type: 'piloting-roll',
      unit,
      reason,
      number: play.explain(compute),
      dice: [],
      success: false,
    });
    return totalPiloting(compute);
  }
  if (mech.prone) return null;
  for (const due of field.kinds[unit].piloting?.rollsDue(field, state, unit) ?? []) {
    const { success, number } = rollAgainst(play, field, unit, {
      reason: due,
      purpose: PURPOSES.piloting,
      compute,
    });
    if (!success) return number;
  }
  return null;
}

/** CBT-DSP-07, CBT-FALL-07: who lies already cannot fall, except over a cliff. */
function fallsWithoutRoll(field: Battlefield, state: State, unit: number): RollReason | null {
  const mech = state.units[unit];
  if (levelsUnder(field, mech) > SAFE_DROP) return 'cliff';
  if (mech.prone) return null;
  const reason = field.kinds[unit].piloting?.automaticFall(field, state, unit) ?? null;
  return field.plugged.automaticFall?.(reason, mech) ?? reason;
}

/** CBT-FALL-02: somebody who was moved this phase falls from the hex that he was moved out of. */
export const levelsUnder = ({ level }: Ground, { hex, thisPhase }: UnitState): number =>
  thisPhase.fellFrom === null ? 0 : Math.max(0, thisPhase.fellFrom - level[hex]);

/** MT-MOV-07: of one that hangs above the ground of its hex, or the water there. */
export const levelsAbove = ({ plugged, bed, level }: Battlefield, mech: UnitState): number =>
  plugged.raised ? Math.max(0, bed[mech.hex] + plugged.raised(0, mech) - level[mech.hex]) : 0;

function goDown(play: Play<Classic>, field: Battlefield, unit: number, number: number): void {
  const mech = play.state.units[unit];
  if (comesDown(mech)) {
    // CBT-PHY-29: it comes down in the Physical Attack Phase, and only once.
    mech.thisTurn.onslaught = { ...mech.thisTurn.onslaught!, spoiled: true };
    return;
  }
  const levels = Math.max(levelsUnder(field, mech), levelsAbove(field, mech));
  fall(play, field, unit, { levels, number });
  if (play.state.phase !== 'movement') rollConsciousness(play, field, unit);
}

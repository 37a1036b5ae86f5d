// Moving 'Mechs against their will: pushes, charges, deaths from above, falls, and those they run into.

import { neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Description } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Event } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { groundFor } from '../../rules/ground/steps-of.ts';
import { leaveMap } from '../../rules/movement/leaving.ts';
import { owe, spend } from '../../rules/movement/spending.ts';
import {
  canBeDisplacedTo,
  cellOfWay,
  costOfWay,
  fallOnNumber,
  fallsFromAbove,
  hexesBeside,
  isYetToMove,
  mayStepAside,
  rowBefore,
  WAYS,
  type Way,
  waysForDisplaced,
  whyNotStep,
} from '../../rules/physical/displacement.ts';
import {
  fall,
  levelsAbove,
  levelsFallen,
  levelsUnder,
  rollToStayUp,
  SAFE_DROP,
} from '../../rules/piloting/falls.ts';
import {
  oweRoll,
  phaseNumber,
  pilotingNumber,
  pilotingRoll,
  rollToEnter,
  totalPiloting,
} from '../../rules/piloting/piloting.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { inTheWayOf } from '../../rules/unit/stacking.ts';
import type { Frames, UnitState } from '../../state.ts';
import { LABELS, MEASURES, PROMPTS, PURPOSES } from '../../text/piloting.ts';
import { arriveIn, mayMatter } from './arrival.ts';
import { askForWay, crush, throwOut } from './physical-places.ts';

type Displacement = Frames['displace'];
type Cause = Extract<Event, { type: 'displaced' }>['cause'];

/**
 * CBT-DSP-01. The unit is still in the hex that it is moved out of; or it is, fallen, in that of another already
 * (CBT-MOV-18). Whoever is in its way is dealt with first, and then this step comes again.
 */
export const displace: Procedure<Classic, Displacement> = (play, frame) => {
  const { state } = play;
  const { unit, to, direction } = frame;
  const mech = state.units[unit];
  const field = groundFor(battlefieldOf(state), mech, 'moved');
  if (!isPlaced(mech)) return;
  if (to < 0) {
    leaveMap(play, field, unit, direction);
    return;
  }
  field.plugged.entering?.(play, field, unit, to);
  const isThere = mech.hex === to;
  const occupant = inTheWayOf(field, state, unit, to);
  if (!isThere && !canBeDisplacedTo(field, state, mech.hex, to, unit)) {
    for (const other of rowBefore(field, state, mech.hex, direction, unit)) {
      isShoved(play, other);
      settle(play, field, other);
    }
    settle(play, field, unit);
  } else if (occupant < 0) {
    if (!isThere) arrive(play, field, frame);
  } else if (!isThere && fallsFromAbove(field, mech.hex, to)) {
    fallOn(play, field, frame, occupant);
  } else {
    intrude(play, field, frame, occupant);
  }
};

/**
 * CBT-DSP-07, CBT-DSP-08: into an empty hex. Whether it stays on its feet shows at the end of the phase; who makes way
 * for a death from above and falls does not fall far, unless it is over a cliff (CBT-FALL-02).
 */
function arrive(play: Play<Classic>, field: Battlefield, { unit, to, cause, number }: Displacement): void {
  const mech = play.state.units[unit];
  const levels = levelsFallen(field, mech.hex, to) + levelsAbove(field, mech);
  const cliff = cliffBehind(field, mech);
  moveTo(play, field, unit, to, cause);
  if (cliff > 0) mech.thisPhase.fellFrom = field.level[to] + Math.max(cliff, levels);
  else mech.thisPhase.fellFrom = cause === 'dfa' && levels <= SAFE_DROP ? null : field.level[to] + levels;
  if (number !== undefined) fall(play, field, unit, { levels, number });
  settle(play, field, unit);
}

/** CBT-DSP-07: the levels of a drop in this phase that nobody stays on its feet after. */
function cliffBehind(field: Battlefield, mech: UnitState): number {
  const levels = levelsUnder(field, mech);
  return levels > SAFE_DROP && (field.past.keepsCliff?.() ?? true) ? levels : 0;
}

function moveTo(play: Play<Classic>, field: Battlefield, unit: number, to: number, cause: Cause): void {
  const mech = play.state.units[unit];
  const from = mech.hex;
  const roll = rollToEnter(field, unit, from, to);
  mech.hex = to;
  if (roll) oweRoll(mech, roll.reason, roll.modifier);
  play.emit({ type: 'displaced', unit, from, to, cause });
  endMarks(play, field, unit, 'is moved');
  if (mayMatter(field) && mech.loss === null) arriveIn(play, unit, { how: 'moved', from, byRoad: false });
}

/** CBT-PSR-04: in the Movement Phase nobody waits for the end of it. */
function settle(play: Play<Classic>, field: Battlefield, unit: number): void {
  if (play.state.phase === 'movement') rollToStayUp(play, field, unit);
}

/** CBT-DSP-05: one more who has to roll. */
function isShoved(play: Play<Classic>, unit: number): void {
  oweRoll(play.state.units[unit], 'domino', ROLL_MODIFIERS.domino);
}

/** A death from above that hit, and a domino before, have asked for the roll already; one that missed has not. */
const isDueToRoll = ({ thisPhase }: UnitState): boolean =>
  thisPhase.rolls.some(({ cause }) => cause === 'stomped' || cause === 'landed-on' || cause === 'domino');

/** CBT-DSP-05: the occupant is shoved on in the same direction, unless it steps aside. */
function intrude(play: Play<Classic>, field: Battlefield, frame: Displacement, occupant: number): void {
  const { state } = play;
  const { unit, to, direction, cause } = frame;
  if (cause === 'dfa' && !isDueToRoll(state.units[unit])) isShoved(play, unit);
  play.next({ step: 'displace', ...frame });
  const next = neighbour(field.board, to, direction);
  if (!canBeDisplacedTo(field, state, to, next, occupant)) throwAside(play, field, occupant, direction, unit);
  else if (mayStepAside(field, state, occupant, direction)) {
    play.next({ step: 'displace/step-aside', seat: field.seatOf[occupant], unit: occupant, direction });
  } else shove(play, field, occupant, direction);
}

function shove(play: Play<Classic>, field: Battlefield, unit: number, direction: Facing): void {
  isShoved(play, unit);
  const to = neighbour(field.board, play.state.units[unit].hex, direction);
  play.next({ step: 'displace', unit, to, direction, cause: 'domino' });
}

/** CBT-DSP-03: out from under somebody, as by a death from above; who has nowhere to go is crushed. */
function throwAside(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  direction: Facing,
  attacker: number,
): void {
  const { state } = play;
  const ways = waysForDisplaced(field, state, unit, direction);
  if (ways.length === 0) crush(play, field, unit);
  else if (ways.length === 1 || state.units[unit].loss) throwOut(play, field, unit, ways[0]);
  else if (field.plugged.asksNobody?.(field, state)) throwOut(play, field, unit, oneOf(play, ways));
  else askForWay(play, field, unit, attacker, ways);
}

/** CBT-DSP-04 */
function fallOn(play: Play<Classic>, field: Battlefield, frame: Displacement, target: number): void {
  const { state } = play;
  const { unit, to, direction } = frame;
  const from = state.units[unit].hex;
  const compute = (tally: Tally<RuleId>) =>
    fallOnNumber(tally, field, state.units[unit], state.units[target]);
  const number = totalPiloting(compute);
  const dice = play.roll(PURPOSES.fallOn, 2, rolledBy(unit, number, target));
  const hit = sum(dice) >= number;
  play.emit({ type: 'fell-on', unit, target, number: play.explain(compute), dice, hit });
  if (hit) {
    crashInto(play, field, unit, target);
    land(play, field, frame, to, 'rear');
    // Two who grapple are both in the way.
    if (state.units.some(({ hex }, other) => hex === to && other !== unit && other !== target))
      play.next({ step: 'displace', ...frame });
    throwAside(play, field, target, direction, unit);
  } else {
    const cells = hexesBeside(field, state, from, to);
    if (cells.length === 0) crush(play, field, unit);
    else land(play, field, frame, oneOf(play, cells));
  }
}

/** As if it were a death from above, from the hex that the other falls out of. */
function crashInto(play: Play<Classic>, field: Battlefield, unit: number, target: number): void {
  const { state } = play;
  const { prone } = state.units[target];
  const points = Math.ceil(field.designs[unit].tons / 10);
  const side = prone ? 'rear' : attackSide(field, state, state.units[unit].hex, target);
  oweRoll(state.units[target], 'landed-on', ROLL_MODIFIERS.stomped);
  strikeInGroups(play, field, target, points, {
    table: prone ? 'mech' : 'punch',
    side,
    covered: 0,
    by: unit,
  });
}

/** Ends its fall in this hex. */
function land(
  play: Play<Classic>,
  field: Battlefield,
  { unit, cause, number }: Displacement,
  to: number,
  side?: 'rear',
): void {
  const { state } = play;
  const levels = levelsFallen(field, state.units[unit].hex, to);
  const failed = number ?? totalPiloting((tally) => phaseNumber(tally, field, state, unit));
  moveTo(play, field, unit, to, cause);
  fall(play, field, unit, { levels, number: failed, side });
}

/** Two or three equals: one die decides. */
function oneOf<Choice extends number>(play: Play<Classic>, choices: readonly Choice[]): Choice {
  if (choices.length === 1) return choices[0];
  const [die] = play.roll(PURPOSES.choice, 1);
  return choices[Math.floor(((die - 1) * choices.length) / 6)];
}

/** CBT-DSP-06: the roll is made at once, and is the only one that this push costs. */
export const stepAside: Decision<Classic, Frames['displace/step-aside'], 'step-aside'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    const mech = state.units[unit];
    const ways = WAYS.filter((way) => whyNotStep(field, state, unit, way) === null);
    return {
      prompt: PROMPTS.stepAside(field.designs[unit].name),
      rule: 'CBT-DSP-06',
      orders: [
        {
          type: 'step-aside',
          label: LABELS.stepAside,
          fields: [
            {
              kind: 'pick',
              name: 'way',
              label: LABELS.way,
              values: [...ways, STAY],
              describe(value): Description {
                if (value === STAY) return { label: LABELS.stay, piece: unit };
                const hex = field.board.number[cellOfWay(field, mech, value as Way)];
                return {
                  label: LABELS[value as Way](hex, costOfWay(field, state, unit, value as Way)),
                  hex,
                  measure: MEASURES.piloting,
                  explanation: explain<RuleId>((tally) =>
                    pilotingNumber(tally, field, state, unit, {
                      reason: 'domino',
                      modifier: ROLL_MODIFIERS.domino,
                      damage: mech.thisPhase.before,
                    }),
                  ),
                };
              },
              known: WAYS,
              whyNot: (value) => (isWay(value) ? whyNotStep(field, state, unit, value) : null),
            },
          ],
        },
      ],
    };
  },

  apply(play, { unit, direction }, order) {
    const field = battlefieldOf(play.state);
    if (order.way === STAY) shove(play, field, unit, direction);
    else tryStep(play, field, unit, order.way, direction);
  },
};

const STAY = 'stay';
const isWay = (value: unknown): value is Way => WAYS.includes(value as Way);

function tryStep(play: Play<Classic>, field: Battlefield, unit: number, way: Way, direction: Facing): void {
  const { state } = play;
  const mech = state.units[unit];
  const damage = mech.thisPhase.before;
  const { success, number } = pilotingRoll(play, field, unit, {
    reason: 'domino',
    modifier: ROLL_MODIFIERS.domino,
    damage,
  });
  if (!success) {
    const to = neighbour(field.board, mech.hex, direction);
    play.next({ step: 'displace', unit, to, direction, cause: 'domino', number });
    return;
  }
  const cost = costOfWay(field, state, unit, way);
  const cliff = cliffBehind(field, mech);
  if (isYetToMove(state, unit)) owe(mech.thisTurn, cost);
  else spend(mech.thisTurn, cost);
  moveTo(play, field, unit, cellOfWay(field, mech, way), 'step-aside');
  mech.thisPhase.fellFrom = cliff > 0 ? field.level[mech.hex] + cliff : null;
  settle(play, field, unit);
}

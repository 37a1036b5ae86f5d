// The choice of a destination and of a way there.

import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { Budget } from '@ironfield/kernel/players/budget.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order } from '../../orders.ts';
import { gaitOf, gaitsOf, modeOf, orderedMode } from '../../rules/movement/gaits.ts';
import { addedMoves, isOffered } from '../../rules/movement/move-kind.ts';
import { heldBy } from '../../rules/movement/movement-points.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { canAct } from '../../rules/unit/condition.ts';
import type { OnFoot, State } from '../../state.ts';
import { chanceToFall, costOfFall } from '../attacks/blows.ts';
import { bestStance } from '../attacks/stances.ts';
import { Knowledge } from '../outlook/knowledge.ts';
import { judge, type Outlook, outlookOf, pull, survey } from '../outlook/outlook.ts';
import type { Temper } from '../temper/temper.ts';
import { altitudeOrder } from './altitudes.ts';
import { BROADEST, foreseen } from './foresight.ts';
import { wayOff } from './leaving.ts';
import { areSunk, bestOnslaught, chargeNow } from './onslaughts.ts';
import { type Candidate, type Gaze, Search } from './search.ts';
import { whereToLook } from './seeking.ts';

/** A bot's view of the map. */
export interface Eye extends Gaze {
  readonly temper: Temper;
  /** The number of its best places that it compares with the enemy's answers. */
  readonly foresight: number;
  /** Its effort for one decision, in places by enemies. */
  readonly nodes: number;
}

export function lookAround(field: Battlefield, state: State, unit: number, { temper, nodes }: Eye): Outlook {
  const knowledge = new Knowledge(field, state, temper, new Budget(nodes));
  return outlookOf(knowledge, unit, wayOff(field, state, unit) ?? whereToLook(field, state, unit));
}

/** The order for a 'Mech that begins its move. */
export function moveOrder(field: Battlefield, state: State, unit: number, eye: Eye, random: Random): Order {
  const mech = state.units[unit];
  if (!canAct(mech)) return { type: 'still', unit };
  const mover = new Mover(field, state, unit, false);
  if (field.kinds[unit].flight && mech.hex >= 0) {
    const change = altitudeOrder(
      mover,
      (outlook) => new Search(outlook, 1, gazeOf(outlook, eye), random),
      () => lookAround(field, state, unit, eye),
    );
    if (change) return change;
  }
  if (heldBy(field, state, unit)) return wayOut(mover) ?? { type: 'still', unit };
  const outlook = lookAround(field, state, unit, eye);
  if (mech.prone)
    return standOrder(outlook, mover) ?? turnOrder(outlook, mover, 'walk') ?? { type: 'still', unit };
  const search = new Search(outlook, Math.max(1, BROADEST * eye.foresight), gazeOf(outlook, eye), random);
  if (mech.hex < 0) search.enter(mover);
  else {
    const { walk, run, jump } = outlook.self;
    search.stay('still').go('walk', walk).go('run', run).minimum(mover).jump(jump);
    for (const gait of gaitsOf(field))
      if (!field.plugged.setsOutAtRisk?.(state, unit, gait.id))
        search.go('run', mover.mp(gait.id), mech.facing, gait);
  }
  const { found } = search;
  if (found.length === 0) return { type: 'still', unit };
  const best =
    eye.foresight > 0 && found.length > 1 && mech.hex >= 0
      ? foreseen(outlook, found, eye.foresight)
      : found[0];
  if (mech.hex < 0) return orderOf(field, unit, best);
  const boost = bestBoost(
    outlook,
    mover,
    found[0].value,
    () => new Search(outlook, 1, gazeOf(outlook, eye), random),
  );
  if (boost) return boost;
  const onslaught = eye.temper.guards || areSunk(outlook) ? bestOnslaught(outlook, mover) : null;
  if (onslaught && onslaught.value > found[0].value) return onslaught.order;
  const lead = bestLead(outlook, mover);
  if (lead && lead.value > found[0].value) return lead.order;
  if (eye.temper.drilled && isBetterDown(outlook, mover, found[0].value)) {
    return { type: 'drop', unit, mode: 'walk', more: false };
  }
  if (best.mode === 'still') {
    const stance = bestStance(mover, eye.temper);
    if (stance) return stance;
  }
  if (best.mode === 'run' && !best.gait && mover.minimumHexes.includes(best.cell)) {
    const to = field.board.number[best.cell];
    return { type: 'minimum', unit, ...(field.kinds[unit].facesNowhere && { to }) };
  }
  return orderOf(field, unit, best);
}

/** The later it is the closer everybody looks: a battle does not hang on what somebody has overlooked. */
function gazeOf({ self: { mood } }: Outlook, { attention, wavering }: Gaze): Gaze {
  return {
    attention: attention + (1 - attention) * mood.urgency,
    wavering: wavering * (1 - mood.urgency),
  };
}

/** MT-BASE-11: what is engaged where that promises more than any move without it, risk and all. */
function bestBoost(outlook: Outlook, mover: Mover, value: number, search: () => Search): Order | null {
  const { field, state, unit } = outlook;
  const { boosts } = field.plugged;
  if (!boosts || mover.isUnderWay) return null;
  const may = (order: Order): boolean =>
    addedMoves(field).some((added) => added.type === order.type && isOffered(added, mover));
  for (const { order, mp, cost } of boosts([], field, state, unit)) {
    if (!may(order) || cost > MOST_RISK || mp <= mover.mp('run')) continue;
    const [best] = search().go('run', mp).found;
    if (best && best.value - cost > value + WORTH_IT) return order;
  }
  return null;
}

/** What may go wrong, and what has to come of it, in points. */
const MOST_RISK = 3;
const WORTH_IT = 1;

/** Over cliffs, where options know a way. */
function bestLead(outlook: Outlook, mover: Mover): { readonly order: Order; readonly value: number } | null {
  const { field, state, unit } = outlook;
  const { facing } = mover.mech;
  let best: { readonly order: Order; readonly value: number } | null = null;
  for (const added of addedMoves(field)) {
    if (!added.leads || !added.offers(mover)) continue;
    for (const { order, hex, mode, risks } of added.leads(mover)) {
      survey(outlook, hex, mode, 1);
      let value = judge(outlook, facing) + pull(outlook, hex, mode, 1);
      for (const { reason, modifier, falls, points = 0 } of risks) {
        const cost = points + (falls === undefined ? 0 : costOfFall(field, unit, falls));
        value -= chanceToFall(field, state, unit, reason, modifier) * cost;
      }
      if (!best || value > best.value) best = { order, value };
    }
  }
  return best;
}

/** A move that options allow it in spite of whatever holds it. */
function wayOut(mover: Mover): Order | null {
  for (const added of addedMoves(mover.field)) {
    const order = added.offers(mover) && added.wayOut?.(mover);
    if (order) return order;
  }
  return null;
}

function orderOf(field: Battlefield, unit: number, { mode, gait, cell, facing }: Candidate): Order {
  const to = field.board.number[cell];
  if (mode === 'still') return { type: 'still', unit };
  if (mode === 'jump') return { type: 'jump', unit, to, facing };
  return { type: 'move', unit, mode: gait?.id ?? mode, to, facing, more: false };
}

/** CBT-AI-10: what it costs to get up again. */
const UP_AGAIN = 6;

/** CBT-AI-10: out of sight on the ground. */
function isBetterDown(outlook: Outlook, mover: Mover, standing: number): boolean {
  if (!mover.canDrop('walk')) return false;
  const down = prone(outlook);
  return down - UP_AGAIN > standing;
}

/** The worth of lying here. */
function prone(outlook: Outlook): number {
  const { hex, facing, thisTurn } = outlook.state.units[outlook.unit];
  survey(outlook, hex, 'walk', thisTurn.hexesMoved, { prone: true });
  return judge(outlook, facing) + pull(outlook, hex, 'walk', thisTurn.hexesMoved);
}

/** CBT-MOV-11: whoever stays on the ground turns there, if that is worth the aim it costs. */
function turnOrder(outlook: Outlook, mover: Mover, mode: OnFoot): Order | null {
  const { unit, field } = outlook;
  const { hex, facing, thisTurn } = mover.mech;
  survey(outlook, hex, thisTurn.mode, thisTurn.hexesMoved, { prone: true });
  let best: Facing = facing;
  let most = judge(outlook, facing);
  survey(outlook, hex, modeOf(mode), thisTurn.hexesMoved, { prone: true });
  for (const each of DIRECTIONS) {
    if (mover.costOf(mode, hex, each) < 0) continue;
    const value = judge(outlook, each);
    if (value <= most) continue;
    most = value;
    best = each;
  }
  if (best === facing) return null;
  return { type: 'move', unit, mode, to: field.board.number[hex], facing: best, more: false };
}

const MODES: readonly OnFoot[] = ['walk', 'run'];
/** The worth of standing when the next turn comes. */
const ON_ITS_FEET = 16;
/** On the ground it gets nowhere: late in the game any chance is taken. */
const ON_ITS_FEET_LATE = 300;

/** CBT-MOV-13: up again if that is likely enough to pay, facing as it likes, and on if there is somewhere better. */
function standOrder(outlook: Outlook, mover: Mover): Order | null {
  const { field, state, unit } = outlook;
  const falls = chanceToFall(field, state, unit, 'stand', 0);
  if (falls >= 1 && addedMoves(field).length === 0) return null;
  const down = prone(outlook);
  let best: Order | null = null;
  let most = down;
  for (const mode of mover.isUnderWay ? [goingIn(mover)] : MODES) {
    if (!mover.canStand(mode)) continue;
    const { facing, worth, goesOn } = onceUp(outlook, mover, mode);
    const up = worth + ON_ITS_FEET + ON_ITS_FEET_LATE * outlook.self.mood.urgency;
    const value = (1 - falls) * up + falls * (down - costOfFall(field, unit, 0));
    if (value <= most) continue;
    most = value;
    best = { type: 'stand', unit, mode, facing, more: goesOn };
  }
  for (const added of addedMoves(field)) {
    if (!added.standing || !added.offers(mover)) continue;
    const { order, modifier } = added.standing(mover);
    const [here] = new Search(outlook, 1).stand('walk').found;
    const chance = chanceToFall(field, state, unit, 'stand', modifier);
    const up = here.value + ON_ITS_FEET + ON_ITS_FEET_LATE * outlook.self.mood.urgency;
    const value = (1 - chance) * up + chance * (down - costOfFall(field, unit, 0));
    if (value <= most) continue;
    most = value;
    best = { ...order, facing: here.facing } as Order;
  }
  return best;
}

/** The best place once it is up. It faces as it likes then: going on, it pays for no turn at the beginning. */
function onceUp(outlook: Outlook, mover: Mover, mode: OnFoot) {
  const [here] = new Search(outlook, 1).stand(modeOf(mode)).found;
  const left = mover.leftAfterStanding(mode);
  const gait = gaitOf(outlook.field, mode);
  let best = { facing: here.facing, worth: here.value, goesOn: false };
  for (const facing of DIRECTIONS) {
    const there = new Search(outlook, 1).go(modeOf(mode), left, facing, gait).found.at(0);
    if (there && there.value > best.worth) best = { facing, worth: there.value, goesOn: true };
  }
  return best;
}

/** The mode of a move that has begun. */
function goingIn({ mech }: Mover): OnFoot {
  const mode = orderedMode(mech.thisTurn);
  return mode === 'still' || mode === 'jump' ? 'walk' : mode;
}

/** The order for a 'Mech in the middle of its move. */
export function continueOrder(
  field: Battlefield,
  state: State,
  unit: number,
  eye: Eye,
  random: Random,
): Order {
  const mech = state.units[unit];
  const mover = new Mover(field, state, unit, true);
  if (heldBy(field, state, unit)) return { type: 'stop', unit };
  const mode = goingIn(mover);
  const outlook = lookAround(field, state, unit, eye);
  if (mech.prone)
    return standOrder(outlook, mover) ?? turnOrder(outlook, mover, mode) ?? { type: 'stop', unit };
  const search = new Search(outlook, 1, gazeOf(outlook, eye), random);
  if (!mover.isCrowded) search.stay(modeOf(mode));
  const gait = gaitOf(field, mode);
  const [best] = search.go(modeOf(mode), mech.thisTurn.mpLeft, mech.facing, gait).found;
  const charge = eye.temper.guards ? chargeNow(outlook, mover, mode) : null;
  if (charge && (!best || charge.value > best.value)) return charge.order;
  const stays = !best || (best.cell === mech.hex && best.facing === mech.facing);
  return stays ? { type: 'stop', unit } : orderOf(field, unit, best);
}

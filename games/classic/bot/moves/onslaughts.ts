// Charges and deaths from above: for those who have little else left, or a lot of momentum.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { Order } from '../../orders.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { FORBIDDEN, levelsBetween } from '../../rules/ground/steps.ts';
import { modeOf } from '../../rules/movement/gaits.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { approaches, chargeTarget, dfaTargets } from '../../rules/physical/onslaught.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { isSubmerged } from '../../rules/sight/line-of-sight.ts';
import type { Mode, OnFoot } from '../../state.ts';
import { chanceToFall, costOfFall } from '../attacks/blows.ts';
import { at } from '../attacks/gunnery.ts';
import { judge, type Outlook, pull, survey } from '../outlook/outlook.ts';
import { SIDE } from '../temper/sides.ts';
import { healthOf } from '../temper/worth.ts';

interface Proposal {
  readonly order: Order;
  readonly value: number;
}

/** CBT-AI-24: damaged so far, or so much momentum (tons by Running MP). */
const DAMAGED = 0.6;
const MOMENTUM = 450;
/** CBT-AI-25: as good as lost. */
const DOOMED = 0.35;
const NOTHING_TO_LOSE = 0.4;
/** The target may be gone, or the attacker fallen, before it comes to blows. */
const LIKELY = 0.8;

/** A charge or death from above that promises most, with all that the place is worth meanwhile. */
export function bestOnslaught(outlook: Outlook, mover: Mover): Proposal | null {
  const charge = mayCharge(outlook) ? bestCharge(outlook, mover) : null;
  const stomp = isDoomed(outlook) || areSunk(outlook) ? bestDfa(outlook, mover) : null;
  return !charge || (stomp && stomp.value > charge.value) ? stomp : charge;
}

function mayCharge({ field, state, unit, self, foes }: Outlook): boolean {
  if (field.designs[unit].tons * self.run >= MOMENTUM) return true;
  return healthOf(field, state, unit) < DAMAGED || foes.every((foe) => isUnarmed(foe.target.ours.ahead));
}

function isUnarmed(table: Float32Array): boolean {
  for (let range = 1; range <= 24; range++) if (table[at(range, 0)] > 0) return false;
  return true;
}

const isDoomed = ({ field, state, unit }: Outlook): boolean =>
  healthOf(field, state, unit) < DOOMED || field.kinds[unit].isCrippled(field, state, unit);

/** Late in the game, and nothing else reaches those who are under water. */
export const areSunk = ({ field, foes, self }: Outlook): boolean =>
  self.mood.urgency > 0 && foes.every(({ mech }) => isSubmerged(field, mech.hex, mech.prone));

/** CBT-PHY-20: up to the hex before the target, facing it, with the MP left for one more step. */
function bestCharge(outlook: Outlook, mover: Mover): Proposal | null {
  const { field, state, unit, foes } = outlook;
  if (!mover.isUp || mover.isUnderWay) return null;
  const steps = mover.steps.run;
  const { cost } = mover.reach('run');
  let best: Proposal | null = null;
  for (const { unit: target, mech } of foes) {
    if (whyNoBlow(field, state, { kind: 'charge', attacker: unit, target, limb: -1 })) continue;
    for (const direction of DIRECTIONS) {
      const cell = neighbour(field.board, mech.hex, oppositeOf(direction));
      if (cell < 0 || levelsBetween(field, cell, mech.hex) > 1) continue;
      const node = nodeOf(cell, direction);
      if (cost[node] < 0 || steps[node] === FORBIDDEN || cost[node] + steps[node] > mover.mp('run')) continue;
      if (cell !== mover.mech.hex && !mover.canEndIn('run', cell)) continue;
      const hexes = mover.ways('run').to(node).hexes;
      const value = worthOfAttack(outlook, 'charge', target, { cell, facing: direction, mode: 'run', hexes });
      if (best && value <= best.value) continue;
      const to = field.board.number[cell];
      const isHere = cell === mover.mech.hex && direction === mover.mech.facing;
      best = {
        value,
        order: isHere
          ? { type: 'charge', unit, mode: 'run', target }
          : { type: 'move', unit, mode: 'run', to, facing: direction, more: true },
      };
    }
  }
  return best;
}

/** The charge that a 'Mech has come for; null where there is none. */
export function chargeNow(outlook: Outlook, mover: Mover, mode: OnFoot): Proposal | null {
  const target = mayCharge(outlook) ? chargeTarget(mover, mode) : -1;
  if (target < 0) return null;
  const { unit, mech } = mover;
  const value = worthOfAttack(outlook, 'charge', target, {
    cell: mech.hex,
    facing: mech.facing,
    mode: modeOf(mode),
    hexes: mech.thisTurn.hexesMoved,
  });
  return { value, order: { type: 'charge', unit, mode, target } };
}

function bestDfa(outlook: Outlook, mover: Mover): Proposal | null {
  const { field, state, unit } = outlook;
  let best: Proposal | null = null;
  for (const target of dfaTargets(mover)) {
    const hexes = mover.jump.hexes[state.units[target].hex];
    for (const cell of approaches(mover, target)) {
      const facing = DIRECTIONS.find((way) => neighbour(field.board, cell, way) === state.units[target].hex)!;
      const value = worthOfAttack(outlook, 'dfa', target, { cell, facing, mode: 'jump', hexes });
      if (best && value <= best.value) continue;
      best = { value, order: { type: 'dfa', unit, target, from: field.board.number[cell] } };
    }
  }
  return best;
}

/** The damage to the target, the cost to the attacker, and its losses on the way: it does not fire. */
function worthOfAttack(
  outlook: Outlook,
  kind: 'charge' | 'dfa',
  target: number,
  {
    cell,
    facing,
    mode,
    hexes,
  }: { readonly cell: number; readonly facing: Facing; readonly mode: Mode; readonly hexes: number },
): number {
  const { field, state, unit, self, knowledge } = outlook;
  const mech = state.units[unit];
  const { hex, thisTurn } = mech;
  const { hexesMoved, mode: modeBefore } = thisTurn;
  survey(outlook, cell, mode, hexes);
  const endured = judge(outlook, facing, false) + pull(outlook, cell, mode, hexes, { strikes: true });
  const { sides } = knowledge.target(unit, target);
  const side = sides[SIDE[attackSide(field, state, kind === 'dfa' ? hex : cell, target)]];
  const blow = { kind, attacker: unit, target, limb: -1 } as const;
  mech.hex = cell;
  thisTurn.mode = mode;
  thisTurn.hexesMoved = hexes;
  const hit = LIKELY * chanceOfTwoDice(physicalNumber(field, state, blow));
  const damage = physicalDamageOf(field, state, blow);
  mech.hex = hex;
  thisTurn.mode = modeBefore;
  thisTurn.hexesMoved = hexesMoved;
  const isDfa = kind === 'dfa';
  const [theirs, ours] = isDfa
    ? [ROLL_MODIFIERS.stomped, ROLL_MODIFIERS.madeDfa]
    : [ROLL_MODIFIERS.charged, ROLL_MODIFIERS.madeCharge];
  const done =
    damage * side +
    chanceToFall(field, state, target, isDfa ? 'stomped' : 'charged', theirs) * costOfFall(field, target, 0);
  const suffered =
    (isDfa ? Math.ceil(field.designs[unit].tons / 5) : Math.ceil(field.designs[target].tons / 10)) +
    chanceToFall(field, state, unit, isDfa ? 'made-dfa' : 'made-charge', ours) * costOfFall(field, unit, 0);
  const missed = isDfa ? costOfFall(field, unit, 2) : 0;
  const care = isDfa && (isDoomed(outlook) || areSunk(outlook)) ? NOTHING_TO_LOSE : 1;
  return endured + hit * (done - care * self.mood.caution * suffered) - (1 - hit) * care * missed;
}

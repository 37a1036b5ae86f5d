// Fists, feet and clubs: whatever promises most, if it promises more than it risks.

import { neighbour } from '@ironfield/hex/board.ts';
import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { RollReason } from '../../events.ts';
import type { Order } from '../../orders.ts';
import { edgeOver } from '../../rules/movement/map-edge.ts';
import { addedBlows } from '../../rules/physical/added-blow.ts';
import { canBeDisplacedTo } from '../../rules/physical/displacement.ts';
import { physicalDamageOf, physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { levelsFallen, SAFE_DROP } from '../../rules/piloting/falls.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { whyNotWith } from '../../rules/unit/limbs.ts';
import type { State } from '../../state.ts';
import { SIDE } from '../temper/sides.ts';
import { Worths } from '../temper/worth.ts';

type Leg = Extract<Order, { type: 'kick' }>['leg'];
const LEGS: readonly Leg[] = ['LL', 'RL'];
const ARMS = ['LA', 'RA'] as const;

const ANY_LIMB = [''];

/** A punch may strike the head (CBT-AI-21). */
const HEAD_CHANCE = 1.2;
/** The cost of lying on the ground, besides the damage. */
const TROUBLE = 4;
/** The worth of being rid of a 'Mech, by its tons. */
const OUT_OF_THE_GAME = 0.7;

interface Choice {
  readonly order: Order;
  /** The unit it is meant for; -1 for nobody. */
  readonly target: number;
  readonly gain: number;
}

/** The best attack, if it promises more than `boldness`. */
export function bestBlow(
  field: Battlefield,
  state: State,
  unit: number,
  boldness: number,
  worths = new Worths(field, state),
): Choice {
  let best: Choice = { order: { type: 'pass', unit }, target: -1, gain: boldness };
  if (!canAct(state.units[unit])) return best;
  const keep = (order: Order, target: number, gain: number) => {
    if (gain > best.gain) best = { order, target, gain };
  };
  const { codes } = field.kinds[unit];
  const arms: Record<'LA' | 'RA', { target: number; gain: number } | null> = { LA: null, RA: null };
  for (const target of field.enemiesOf[unit]) {
    if (!isNear(field, state, unit, target)) continue;
    for (const leg of legsOf(field, unit)) {
      const odds = oddsOf(field, state, worths, {
        kind: 'kick',
        attacker: unit,
        target,
        limb: codes.indexOf(leg),
      });
      if (odds) keep({ type: 'kick', unit, leg, target }, target, kickGain(field, state, unit, target, odds));
    }
    for (const arm of ARMS) {
      const limb = codes.indexOf(arm);
      const punch = oddsOf(field, state, worths, { kind: 'punch', attacker: unit, target, limb });
      const gain = punch ? punch.hit * punch.damage * punch.value * HEAD_CHANCE : 0;
      if (gain > (arms[arm]?.gain ?? 0)) arms[arm] = { target, gain };
      const hatchet = oddsOf(field, state, worths, { kind: 'hatchet', attacker: unit, target, limb });
      if (hatchet)
        keep({ type: 'hatchet', unit, arm, target }, target, hatchet.hit * hatchet.damage * hatchet.value);
    }
    for (const added of addedBlows(field)) {
      const { kind, limbs, topples } = added;
      for (const code of limbs.length === 0 ? ANY_LIMB : limbs) {
        const blow: Blow = { kind, attacker: unit, target, limb: codes.indexOf(code) };
        const odds = oddsOf(field, state, worths, blow);
        if (!odds) continue;
        const theirs = topples
          ? chanceToFall(field, state, target, 'kicked', 0) * costOfFall(field, target, 0)
          : 0;
        const order = { type: kind, unit, target, ...(code !== '' && { limb: code }) } as Order;
        const besides = added.worth?.(field, state, blow) ?? 0;
        keep(order, target, odds.hit * (odds.damage * odds.value + theirs + besides));
      }
    }
    const push = oddsOf(field, state, worths, { kind: 'push', attacker: unit, target, limb: -1 });
    if (push)
      keep({ type: 'push', unit, target }, target, push.hit * pushGain(field, state, worths, unit, target));
  }
  const { LA, RA } = arms;
  if (LA && RA && (field.plugged.mostPunches?.(state.units[unit]) ?? 2) > 1) {
    keep(
      { type: 'punch', unit, arms: 'both', left: LA.target, right: RA.target },
      LA.target,
      LA.gain + RA.gain,
    );
  } else if (LA) keep({ type: 'punch', unit, arms: 'LA', left: LA.target }, LA.target, LA.gain);
  else if (RA) keep({ type: 'punch', unit, arms: 'RA', right: RA.target }, RA.target, RA.gain);
  else clubs(field, state, worths, unit, keep);
  return best;
}

/** CBT-AI-26: a club at hand is used where there is no punch. */
function clubs(
  field: Battlefield,
  state: State,
  worths: Worths,
  unit: number,
  keep: (order: Order, target: number, gain: number) => void,
): void {
  if (!state.units[unit].club) return;
  for (const target of field.enemiesOf[unit]) {
    const club = oddsOf(field, state, worths, { kind: 'club', attacker: unit, target, limb: -1 });
    if (club) keep({ type: 'club', unit, target }, target, club.hit * club.damage * club.value);
  }
}

function isNear({ board }: Battlefield, { units }: State, unit: number, target: number): boolean {
  const from = units[unit].hex;
  const to = units[target].hex;
  if (from < 0 || to < 0) return false;
  if (from === to) return true;
  for (let i = from * 6; i < from * 6 + 6; i++) if (board.neighbours[i] === to) return true;
  return false;
}

interface Odds {
  readonly hit: number;
  readonly damage: number;
  readonly value: number;
}

function oddsOf(field: Battlefield, state: State, worths: Worths, blow: Blow): Odds | null {
  if (whyNoBlow(field, state, blow)) return null;
  return {
    hit: chanceOfTwoDice(physicalNumber(field, state, blow)),
    damage: physicalDamageOf(field, state, blow),
    value: worths.of(blow.target)[SIDE.front],
  };
}

const sum = quietTally();

/** The chance that a 'Mech fails a Piloting Skill Roll. */
export function chanceToFall(
  field: Battlefield,
  state: State,
  unit: number,
  reason: RollReason,
  modifier: number,
): number {
  sum.total = 0;
  pilotingNumber(sum, field, state, unit, { reason, modifier });
  return 1 - chanceOfTwoDice(sum.total);
}

/** The cost of a fall from so many levels. */
export const costOfFall = ({ designs }: Battlefield, unit: number, levels: number): number =>
  Math.ceil(designs[unit].tons / 10) * (1 + levels) + TROUBLE;

/** CBT-AI-22: it may throw the target, and a miss may throw the attacker. */
function kickGain(field: Battlefield, state: State, unit: number, target: number, odds: Odds): number {
  const { hit, damage, value } = odds;
  const theirs = chanceToFall(field, state, target, 'kicked', ROLL_MODIFIERS.kicked);
  const ours = chanceToFall(field, state, unit, 'missed-kick', ROLL_MODIFIERS.missedKick);
  return (
    hit * (damage * value + theirs * costOfFall(field, target, 0)) -
    (1 - hit) * ours * costOfFall(field, unit, 0)
  );
}

/** CBT-AI-23: off the map, or down a cliff. */
function pushGain(field: Battlefield, state: State, worths: Worths, unit: number, target: number): number {
  const { hex } = state.units[target];
  const { facing } = state.units[unit];
  const to = neighbour(field.board, hex, facing);
  if (to < 0) {
    const { victory } = field.setup;
    const isFree =
      victory.kind === 'escape' &&
      field.sideOf[target] === 0 &&
      edgeOver(field.board, hex, facing) === victory.edge;
    return isFree ? -Infinity : OUT_OF_THE_GAME * field.designs[target].tons;
  }
  const isMoved = canBeDisplacedTo(field, state, hex, to);
  const levels = isMoved ? levelsFallen(field, hex, to) : 0;
  const chance = levels > SAFE_DROP ? 1 : chanceToFall(field, state, target, 'pushed', ROLL_MODIFIERS.pushed);
  return chance * costOfFall(field, target, levels) * worths.of(target)[SIDE.front];
}

/** MT-PRE-11: of some there are four. */
function legsOf(field: Battlefield, unit: number): readonly Leg[] {
  const { limbs, codes } = field.kinds[unit];
  return limbs ? limbs.walksOn(field, unit).map((leg) => codes[leg] as Leg) : LEGS;
}

/** Damage of the best kick or punch of a 'Mech at another, wherever they are. */
export function mostOf(
  field: Battlefield,
  state: State,
  kind: 'kick' | 'punch',
  unit: number,
  target: number,
): number {
  const { codes } = field.kinds[unit];
  let best = 0;
  for (const limb of kind === 'kick' ? legsOf(field, unit) : ARMS) {
    const blow: Blow = { kind, attacker: unit, target, limb: codes.indexOf(limb) };
    if (!whyNotWith(field, state, blow)) best = Math.max(best, physicalDamageOf(field, state, blow));
  }
  return best;
}

import { Budget } from '@ironfield/kernel/players/budget.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Order } from '../orders.ts';
import { BOARD } from '../rules/board.ts';
import { combatants, fighterOf, type InBattle, onBoard, sheetOf } from '../rules/fighters.ts';
import { hasFacing } from '../rules/kinds.ts';
import { canFlee } from '../rules/movement.ts';
import { repairableBy } from '../rules/repair.ts';
import { supportersIn } from '../rules/war/supports.ts';
import { type Fighter, opponentOf } from '../state.ts';
import { worthOf } from './odds.ts';
import {
  bestAdvance,
  bestStrike,
  gapOf,
  moved,
  movesOf,
  repairValue,
  riskOf,
  strikesOf,
  struck,
} from './outlook.ts';

/** The settings of a bot in battle. */
export interface Mind {
  /** Its wish to be near the enemy, and its fear of attacks. */
  readonly eagerness: number;
  readonly caution: number;
  /** Random worth added to every judgement. */
  readonly wavering: number;
  /** It plays on from this many of the best actions: its own second action and the enemy's answer. */
  readonly foresight: number;
  /** Positions that it values for one action. */
  readonly budget: number;
}

interface Candidate {
  readonly order: Order;
  readonly score: number;
  /** The immediate gain of the action. */
  readonly gain: number;
  readonly after: InBattle;
}

/** The best action of a side, or none if all would make things worse. */
export function chooseAction(mind: Mind, state: InBattle, seat: Seat, random: Random): Order {
  const budget = new Budget(mind.budget);
  const waver = () => mind.wavering * randomUnit(random);
  const done: Candidate = { order: { type: 'done' }, score: 0, gain: 0, after: state };
  const candidates = [
    done,
    ...strikes(state, seat),
    ...bombardments(state, seat),
    ...repairs(state, seat),
    ...retreats(state, seat),
    ...moves(mind, state, seat, budget),
  ]
    .map((candidate) => ({ ...candidate, score: candidate.score + waver() }))
    .sort((a, b) => b.score - a.score);
  if (mind.foresight === 0) return candidates[0].order;
  let best = candidates[0].order;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates.slice(0, mind.foresight)) {
    const value = foreseen(mind, candidate, seat);
    budget.spend(20);
    if (value > most) [most, best] = [value, candidate.order];
    if (budget.isSpent) break;
  }
  return best;
}

const strikes = (state: InBattle, seat: Seat): Candidate[] =>
  strikesOf(state, seat).map(({ attacker, target, gain }) => ({
    order: { type: 'attack', unit: attacker.counter, target: target.counter },
    score: gain,
    gain,
    after: struck(state, attacker),
  }));

/** Every unit that can bombard does, at the target worth most. */
const bombardments = (state: InBattle, seat: Seat): Candidate[] =>
  supportersIn(state, seat).flatMap((ship) =>
    onBoard(state, opponentOf(seat))
      .filter(({ counter }) => sheetOf(state, counter).kind !== 'city')
      .toSorted((a, b) => worthOf(state, b) - worthOf(state, a))
      .slice(0, 1)
      .map((target): Candidate => {
        const order = { type: 'bombard', unit: ship, target: target.counter } as const;
        return { order, score: 3, gain: 3, after: state };
      }),
  );

const repairs = (state: InBattle, seat: Seat): Candidate[] =>
  onBoard(state, seat).flatMap((convoy) =>
    repairableBy(state, convoy)
      .toSorted((a, b) => worthOf(state, b) - worthOf(state, a))
      .slice(0, 1)
      .map((target): Candidate => {
        const gain = repairValue(state, convoy);
        const order = { type: 'repair', unit: convoy.counter, target: target.counter } as const;
        return { order, score: gain, gain, after: state };
      }),
  );

/** The part of the strength of the enemy below which a field is given up. */
const HOPELESS = 0.5;

/** A field that is lost is left by the strongest first, unless there is a settlement to be held. */
function retreats(state: InBattle, seat: Seat): Candidate[] {
  const { war, battle } = state;
  if (!war || battle.kind === 'space' || battle.turn < 2) return [];
  const holds = war.settlements.some(
    ({ counter, rubble }) =>
      !rubble && state.counters[counter].side === seat && state.counters[counter].place === battle.place,
  );
  if (holds || strengthIn(state, seat) > HOPELESS * strengthIn(state, opponentOf(seat))) return [];
  return onBoard(state, seat)
    .filter((fighter) => !fighter.moved && canFlee(state, fighter))
    .map((fighter): Candidate => {
      const gain = worthOf(state, fighter);
      return { order: { type: 'leave', unit: fighter.counter }, score: gain, gain, after: state };
    });
}

/** What is left of a side, by what it is worth. */
const strengthIn = (state: InBattle, seat: Seat): number =>
  combatants(state, seat).reduce(
    (sum, fighter) => sum + worthOf(state, fighter) * (fighter.damaged ? 0.5 : 1),
    0,
  );

/** The value of a unit's place: its targets, its dangers, and the distance to the enemy. */
function placeValue(mind: Mind, state: InBattle, fighter: Fighter): number {
  const { attack } = sheetOf(state, fighter.counter);
  const gain = bestStrike(state, fighter)?.gain ?? 0;
  // A unit that has attacked can attack again, but only in the next turn.
  const use = fighter.attacked || state.battle.actionsLeft < 2 ? 0.6 : 0.9;
  const nearness = attack > 0 ? -mind.eagerness * gapOf(state, fighter) : 0;
  return use * gain - mind.caution * riskOf(state, fighter) + nearness + 0.7 * repairValue(state, fighter);
}

/** For each unit its best move, by how much better it would stand. */
function moves(mind: Mind, state: InBattle, seat: Seat, budget: Budget): Candidate[] {
  const candidates: Candidate[] = [];
  for (const fighter of onBoard(state, seat)) {
    if (budget.isSpent) break;
    const before = placeValue(mind, state, fighter);
    const { kind } = sheetOf(state, fighter.counter);
    const own: Candidate[] = [];
    for (const { box, facing } of movesOf(state, fighter)) {
      const after = moved(state, fighter, box, facing);
      budget.spend(1);
      own.push({
        order: {
          type: 'move',
          unit: fighter.counter,
          to: BOARD.name[box],
          ...(hasFacing(kind) && { facing }),
        },
        score: placeValue(mind, after, fighterOf(after, fighter.counter)) - before,
        gain: 0,
        after,
      });
    }
    candidates.push(...own.sort((a, b) => b.score - a.score).slice(0, MOVES_PER_UNIT));
  }
  return candidates;
}

const MOVES_PER_UNIT = 3;

/** The gain of an action, less the enemy's answer to it and to the side's next action. */
function foreseen(mind: Mind, { gain, after, order, score }: Candidate, seat: Seat): number {
  const hasAnother = order.type !== 'done' && after.battle.actionsLeft > 1;
  const [next] = hasAnother ? strikesOf(after, seat) : [];
  const enemy = opponentOf(seat);
  const [first, second] = strikesOf(fresh(after), enemy);
  const standing = (first?.gain ?? 0) + (second?.gain ?? 0);
  const answer = Math.max(standing, bestAdvance(fresh(after), enemy));
  const later = strikesOf(fresh(after), seat).slice(0, 2);
  const prospect = later.reduce((sum, strike) => sum + strike.gain, 0);
  const drift = order.type === 'move' ? score : 0;
  return gain + (next?.gain ?? 0) - mind.caution * answer + 0.5 * prospect + 0.3 * drift;
}

/** As at the beginning of a half: everybody may act again. */
const fresh = (state: InBattle): InBattle => ({
  ...state,
  battle: {
    ...state.battle,
    fighters: state.battle.fighters.map((fighter) =>
      fighter.moved || fighter.attacked ? { ...fighter, moved: false, attacked: false } : fighter,
    ),
  },
});

import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { targetsOf } from '../rules/attack.ts';
import { BOARD } from '../rules/board.ts';
import { combatants, type InBattle, isHeldAgainst, onBoard, sheetOf, sideOf } from '../rules/fighters.ts';
import { hasFacing } from '../rules/kinds.ts';
import { destinationsOf, facingsIn, reachOf } from '../rules/movement.ts';
import { repairableBy } from '../rules/repair.ts';
import { type Fighter, opponentOf } from '../state.ts';
import { DAMAGED_SHARE, expectedGain, worthOf } from './odds.ts';

/** An attack and what it is expected to gain. */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly gain: number;
}

/** The best attack of a unit where it stands; `null` if it has none. */
export function bestStrike(state: InBattle, attacker: Fighter): Strike | null {
  let best: Strike | null = null;
  for (const target of targetsOf(state, attacker)) {
    const gain = expectedGain(state, { attacker, target });
    if (!best || gain > best.gain) best = { attacker, target, gain };
  }
  return best;
}

/** The best attack of each unit of a side that has not attacked yet, the most promising first. */
export function strikesOf(state: InBattle, side: Seat): Strike[] {
  return onBoard(state, side)
    .filter(({ attacked }) => !attacked)
    .flatMap((fighter) => bestStrike(state, fighter) ?? [])
    .sort((a, b) => b.gain - a.gain);
}

/** A state in which a unit stands elsewhere. */
export function moved(state: InBattle, fighter: Fighter, box: number, facing = fighter.facing): InBattle {
  const { battle } = state;
  const index = battle.fighters.indexOf(fighter);
  const fighters = battle.fighters.with(index, { ...fighter, box, facing, moved: true });
  return { ...state, battle: { ...battle, fighters } };
}

/** The same in which somebody has attacked. */
export function struck(state: InBattle, fighter: Fighter): InBattle {
  const { battle } = state;
  const index = battle.fighters.findIndex(({ counter }) => counter === fighter.counter);
  const fighters = battle.fighters.with(index, { ...battle.fighters[index], attacked: true });
  return { ...state, battle: { ...battle, fighters } };
}

/** The harm of two attacks on a unit by the enemy where he stands. */
export function riskOf(state: InBattle, fighter: Fighter): number {
  const gains = onBoard(state, opponentOf(sideOf(state, fighter)))
    .filter((attacker) => targetsOf(state, attacker).some(({ counter }) => counter === fighter.counter))
    .map((attacker) => expectedGain(state, { attacker, target: fighter }))
    .sort((a, b) => b - a);
  return (gains[0] ?? 0) + (gains[1] ?? 0);
}

/** Boxes to the nearest enemy who can fight. */
export function gapOf(state: InBattle, fighter: Fighter): number {
  const enemies = combatants(state, opponentOf(sideOf(state, fighter)));
  return Math.min(...enemies.map(({ box }) => distance(BOARD, fighter.box, box)));
}

/** The help of a convoy to the units in its box. */
export const repairValue = (state: InBattle, convoy: Fighter): number =>
  Math.max(
    0,
    ...repairableBy(state, convoy).map(
      (target) => (worthOf(state, target) * DAMAGED_SHARE) / (1 - DAMAGED_SHARE),
    ),
  );

/** Every place and facing that a unit can move to. */
export function* movesOf(
  state: InBattle,
  fighter: Fighter,
): Generator<{ box: number; facing: Fighter['facing'] }> {
  const { mp, kind } = sheetOf(state, fighter.counter);
  if (fighter.moved || mp === 0) return;
  const reach = reachOf(state, fighter);
  for (const box of destinationsOf(state, fighter)) {
    const facings = hasFacing(kind) ? facingsIn(reach, box) : [fighter.facing];
    for (const facing of facings) yield { box, facing };
  }
}

/** The most that a side gains when one of its units moves up and attacks. */
export function bestAdvance(state: InBattle, side: Seat): number {
  const prey = combatants(state, opponentOf(side));
  let best = 0;
  for (const fighter of onBoard(state, side)) {
    if (fighter.moved || fighter.attacked || sheetOf(state, fighter.counter).attack === 0) continue;
    for (const { box, facing } of movesOf(state, fighter)) {
      const isNear = prey.some((target) => distance(BOARD, box, target.box) === 1);
      if (!isNear || isHeldAgainst(state, side, box)) continue;
      const after = moved(state, fighter, box, facing);
      const there = after.battle.fighters.find(({ counter }) => counter === fighter.counter)!;
      best = Math.max(best, bestStrike(after, there)?.gain ?? 0);
    }
  }
  return best;
}

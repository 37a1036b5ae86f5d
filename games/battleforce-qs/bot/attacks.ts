import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Bracket } from '../data/tables.ts';
import type { OrderOf } from '../orders.ts';
import { attackDirection } from '../rules/attack/attack-direction.ts';
import { damageValue } from '../rules/attack/damage.ts';
import { maximumOverheat, possibleAttacks, verdictBetween } from '../rules/attack/declaration.ts';
import { bracketBetween, toHit } from '../rules/attack/to-hit.ts';
import type { Attack, State } from '../state.ts';
import { pointsPerCircle } from './odds.ts';

/** The value of destroying an Element beyond the circles crossed off: it will not shoot again. */
const KILL_BONUS = 1.5;

interface Shot {
  readonly attacker: number;
  readonly target: number;
  readonly chance: number;
  readonly damage: number;
}

/** All shots a side could take; those that depend on the opponent's choice count half. */
function possibleShots(field: Battlefield, state: State, seat: number): Shot[] {
  const shots: Shot[] = [];
  const tally = quietTally();
  for (const [attacker, targets] of possibleAttacks(field, state, seat)) {
    const unit = field.unitOf[attacker];
    for (const target of targets) {
      const enemy = field.unitOf[target];
      const bracket = bracketBetween(field, state, unit, enemy) as Bracket;
      tally.total = 0;
      toHit(tally, field, state, { attacker, target, bracket });
      const sure = verdictBetween(field, state, unit, enemy) === 'open' ? 1 : 0.5;
      const rear = attackDirection(field, state, unit, enemy) === 'rear' ? 1 : 0;
      const value = damageValue(field.sheets[attacker], state.elements[attacker].effects.weaponHits, bracket);
      shots.push({ attacker, target, chance: sure * chanceOfTwoDice(tally.total), damage: value + rear });
    }
  }
  return shots;
}

/** Each Element at the target with the best odds; nothing about the others. */
export function attackNearest(field: Battlefield, state: State, seat: number): OrderOf<'declare'> {
  const best = new Map<number, Shot>();
  for (const shot of possibleShots(field, state, seat)) {
    const known = best.get(shot.attacker);
    if (!known || shot.chance > known.chance) best.set(shot.attacker, shot);
  }
  const attacks = [...best.values()].map(({ attacker, target }) => entry(field, state, attacker, target, 0));
  return { type: 'declare', attacks };
}

/**
 * Concentrates fire: repeatedly takes the shot that gains most, given what earlier shots are expected to leave of its
 * target, until every Element has one. Overheats where that is likely to finish a target.
 */
export function concentrateFire(field: Battlefield, state: State, seat: number): OrderOf<'declare'> {
  let shots = possibleShots(field, state, seat);
  const left = state.elements.map(({ armor, structure }) => armor + structure);
  const alive = state.elements.map(() => 1);
  const attacks: OrderOf<'declare'>['attacks'] = [];
  while (shots.length > 0) {
    let best = shots[0];
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const shot of shots) {
      const gain = gainOf(field, state, shot, left[shot.target], alive[shot.target]);
      if (gain > bestGain) {
        best = shot;
        bestGain = gain;
      }
    }
    const { attacker, target, chance, damage } = best;
    const overheat = overheatFor(field, state, best, left[target]);
    attacks.push(entry(field, state, attacker, target, overheat));
    if (damage + overheat >= left[target]) alive[target] *= 1 - chance;
    left[target] = Math.max(0.5, left[target] - chance * (damage + overheat));
    shots = shots.filter((shot) => shot.attacker !== attacker);
  }
  return { type: 'declare', attacks };
}

function gainOf(field: Battlefield, state: State, shot: Shot, left: number, alive: number): number {
  const worth = pointsPerCircle(field, state, shot.target);
  const kill = shot.damage >= left ? KILL_BONUS * field.sheets[shot.target].points : 0;
  return shot.chance * alive * (Math.min(shot.damage, left) * worth + kill);
}

function overheatFor(
  field: Battlefield,
  state: State,
  { attacker, damage, chance }: Shot,
  left: number,
): number {
  const needed = Math.ceil(left - damage);
  const cool = state.elements[attacker].heat === 0;
  if (!cool || needed <= 0 || chance < 0.4) return 0;
  return needed <= maximumOverheat(field, state, attacker) ? needed : 0;
}

/** The field for overheating is on the menu only where there is a choice. */
function entry(field: Battlefield, state: State, attacker: number, target: number, overheat: number) {
  const choice = maximumOverheat(field, state, attacker) > 0;
  const attack: Omit<Attack, 'overheat'> = { attacker, target };
  return choice ? { ...attack, overheat } : attack;
}

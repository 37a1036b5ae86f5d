// Stances that options allow a unit that stays where it is: worth it if the fire of both sides says so.

import type { Order } from '../../orders.ts';
import { addedMoves } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { fork } from '../../state/fork.ts';
import type { State } from '../../state.ts';
import type { Temper } from '../temper/temper.ts';
import { Worths } from '../temper/worth.ts';
import { bestSalvo, PLAIN } from './fire.ts';

/** The stance that is better than none by most. */
export function bestStance(mover: Mover, { caution, eagerness }: Temper): Order | null {
  const { field, state, unit } = mover;
  const stances = addedMoves(field).flatMap((added) =>
    added.stances && added.offers(mover) ? added.stances(mover) : [],
  );
  if (stances.length === 0) return null;
  const balance = (after: State) => {
    const worths = new Worths(field, after);
    const gain = (each: number) => bestSalvo(field, after, each, { marksman: PLAIN, worths }).gain;
    const foes = field.enemiesOf[unit].filter((enemy) => after.units[enemy].hex >= 0);
    return eagerness * gain(unit) - caution * foes.reduce((sum, enemy) => sum + gain(enemy), 0);
  };
  let best: Order | null = null;
  let most = balance(state);
  for (const { order, take } of stances) {
    const after = fork(state);
    take(after.units[unit]);
    const value = balance(after);
    if (value <= most) continue;
    most = value;
    best = order;
  }
  return best;
}

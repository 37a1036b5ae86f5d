import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import { snappers } from '@ironfield/gearblitz/phases/attack/reaction.ts';
import { snapManner } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import type { Manner, State } from '@ironfield/gearblitz/state.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Entry } from '../../../order/draft/draft.ts';
import type { Going } from '../../../tabletop/ways.ts';
import { stateIn, stateOn, type Table } from '../types.ts';
import { bestShot, entryOf, shotsAt, snapsAt } from './shots.ts';

type Question = View<GearBlitz>['question'];

/** The meaning of a press on an enemy: the attack with the best prospects. */
export function bestAgainst(view: View<GearBlitz>, by: number, target: number): Going | null {
  const shot = bestShot(stateIn(view), by, target, 'action');
  return shot && { type: 'attack', entry: entryOf(shot.attack, false) };
}

/** The manner of the attacks of a question. */
const MANNERS: Readonly<Record<string, Manner>> = { 'last-shot': 'final shot', retaliate: 'retaliation' };

/** An attack begins with what promises most: HGB-ACT-11: the best shooter, its best weapon, the best Rate of Fire. */
export function usualShot(table: Table, type: string, question: Question, given: Entry): Entry | null {
  if (type !== 'snap' && type !== 'attack') return null;
  const state = stateOn(table);
  const about = question as { readonly step: string; readonly unit?: number } | null;
  if (about?.unit === undefined) return {};
  if (type === 'snap') return snapWith(state, about.unit, given);
  if (typeof given.target !== 'number') return {};
  const shots = shotsAt(state, about.unit, given.target, MANNERS[about.step] ?? 'action');
  return wanted(shots, given, false);
}

function snapWith(state: State, target: number, { unit, ...given }: Entry): Entry {
  if (typeof unit === 'number')
    return wanted(shotsAt(state, unit, target, snapManner(state, unit)), given, true);
  return wanted(snapsAt(state, snappers(state, target), target), given, true);
}

/** The best of them, or of the weapon that was chosen. */
function wanted(shots: ReturnType<typeof shotsAt>, { mount }: Entry, isSnap: boolean): Entry {
  const shot = shots.find(({ attack }) => mount === undefined || attack.mount === mount);
  return shot ? entryOf(shot.attack, isSnap) : {};
}

/** HGB-ACT-09: after an attack, what is left of its actions is kept on Stand-By. */
export function endAfter(view: View<GearBlitz>, order: CoreOrder): CoreOrder | null {
  const { type } = order as Order;
  if ((type !== 'attack' && type !== 'burst') || view.question?.step !== 'act') return null;
  const { unit } = view.question as unknown as { readonly unit: number };
  return doneWith(Math.max(0, view.table.units[unit].actions - 1));
}

/** HGB-ACT-09: whoever is left for another unit stands by. */
export function handOver(view: View<GearBlitz>, unit: number): CoreOrder | null {
  return view.question?.step === 'act' ? doneWith(view.table.units[unit].actions) : null;
}

const doneWith = (standBy: number): CoreOrder => ({ type: 'done', standBy }) as CoreOrder;

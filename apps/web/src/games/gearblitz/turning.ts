import { INCH, TURNING } from '@ironfield/gearblitz/data/tables.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import { moverOf } from '@ironfield/gearblitz/rules/movement/legs.ts';
import { FREE_TURN, movesFreely, turnCost } from '@ironfield/gearblitz/rules/unit/movement.ts';
import { nameOf } from '@ironfield/gearblitz/state/roster.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { FreeTurn } from '../../tabletop/ways.ts';
import { inches } from '../../tabletop/words/measures.ts';
import { stateIn } from './types.ts';

/** HGB-MOVE-07 to HGB-MOVE-10: how far a unit goes straight on until its next free turn; undefined where all are free. */
export function freeTurnOf(view: View<GearBlitz>, id: number): FreeTurn | undefined {
  const state = stateIn(view);
  const { activation } = state.units[id];
  const unit = moverOf(state, id);
  const { mode, speed } = unit;
  if (!activation || speed === 'stationary' || movesFreely(unit)) return undefined;
  return { after: Math.max(0, TURNING[mode][speed] * INCH - activation.straight), most: FREE_TURN };
}

/** The orders before the planned one, with the reason: the end of another unit's turn, a turn, or a leg that makes a turn free. */
export function leadWords(view: View<GearBlitz>, id: number, orders: readonly CoreOrder[]): string | null {
  const [first, second] = orders as readonly Order[];
  const state = stateIn(view);
  if (first?.type === 'done')
    return `${nameOf(state, actorIn(view))} ${first.standBy > 0 ? 'stands by' : 'has done'} first`;
  const turn = first?.type === 'advance' ? second : first;
  if (turn?.type !== 'turn') return null;
  const straight = state.units[id].activation?.straight ?? 0;
  const { mp, needsTest } = turnCost(moverOf(state, id), turn.by, straight);
  const price = mp > 0 ? ` (${mp} MP${needsTest ? ' and a test' : ''})` : '';
  if (first?.type !== 'advance') return `turns first${price}`;
  return price
    ? `${inches(first.distance)} straight ahead first, then the turn is free (now it would cost${price.replace(/[()]/g, '')})`
    : null;
}

const actorIn = ({ question }: View<GearBlitz>): number => (question as unknown as { unit: number }).unit;

import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { RollReason } from '../../events.ts';
import type { OptionOrders } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Order, OrderOf } from '../../orders.ts';
import type { UnitState } from '../../state.ts';
import type { Mover } from './mover.ts';

/** A kind of order in the Movement Phase: for whom, with which fields, and why not. */
export interface MoveKind<Type extends Order['type'] = Order['type']> {
  readonly type: Type;
  readonly label: string;
  /** Made with arms or legs, or by whoever sits above them. */
  readonly needsLimbs?: true;
  offers(mover: Mover): boolean;
  fields(mover: Mover): readonly Field[];
  whyNot(mover: Mover): Reason;
}

/** The result of a move. */
export interface Moved {
  /** It may go on with the MP that are left, or get up. */
  readonly more: boolean;
  /** It has left the map, and the game may be over. */
  readonly isGone?: true;
  /** The fate of a unit that has not landed yet, because somebody is below it, or that slides on. */
  readonly crash?: FrameOf<Classic>;
}

/** The move is over. */
export const OVER: Moved = { more: false };

/** Orders of options that are about a unit. */
export type UnitOrder = {
  [Type in keyof OptionOrders]: OptionOrders[Type] extends { readonly unit: number } ? Type : never;
}[keyof OptionOrders];

/** A way to a hex that is no ordinary move, as bots think of it. */
export interface Lead {
  readonly order: Order;
  readonly hex: number;
  readonly mode: 'walk' | 'run';
  readonly risks: readonly Risk[];
}

/** A roll on the way, and what it costs to fail it: a fall from so many levels, or points. */
export interface Risk {
  readonly reason: RollReason;
  readonly modifier: number;
  readonly falls?: number;
  readonly points?: number;
}

/** One that an option adds. Whoever is under way is asked as well, so `offers` has to mind that. */
export interface AddedMove extends MoveKind<UnitOrder> {
  /** It is no move: its player is asked again. */
  readonly isFree?: true;
  carryOut(play: Play<Classic>, mover: Mover, order: Order): Moved;
  /** It comes to this order, which is carried out instead; null where it is carried out itself. */
  becomes?(mover: Mover, order: Order): Order | null;
  /** Announces it beforehand. */
  announce?(play: Play<Classic>, mover: Mover, order: Order): void;
  /** For bots: what one does that is kept from every other move. */
  wayOut?(mover: Mover): Order | null;
  /** For bots: where it leads at the start of a move, and at what risk. */
  leads?(mover: Mover): readonly Lead[];
  /** For bots: what one may do who does not move, and what it makes of the unit. */
  stances?(mover: Mover): readonly { readonly order: Order; take(mech: UnitState): void }[];
  /** For bots: it is a try to stand up with this modifier, after which the move is over. */
  standing?(mover: Mover): { readonly order: Order; readonly modifier: number };
}

/** Can the unit be given such an order? */
export const isOffered = (moveKind: MoveKind, mover: Mover): boolean =>
  (!moveKind.needsLimbs || mover.field.kinds[mover.unit].limbs !== undefined) &&
  moveKind.offers(mover) &&
  (mover.field.plugged.offersMove?.(true, mover.mech, moveKind, mover) ?? true);

const NONE: readonly AddedMove[] = [];

export const addedMoves = ({ plugged }: Pick<Battlefield, 'plugged'>): readonly AddedMove[] =>
  plugged.moves?.(NONE) ?? NONE;

/** A move carries out orders of its own type only: they are asked for by it. */
export function insistOn<Type extends Order['type']>(
  order: Order,
  type: Type,
): asserts order is OrderOf<Type> {
  if (order.type !== type) throw new Error(order.type);
}

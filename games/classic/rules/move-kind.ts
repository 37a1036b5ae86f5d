import type { Field } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import type { OptionOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order } from '../orders.ts';
import type { Frames } from '../state.ts';
import type { Mover } from './mover.ts';

/** A kind of order in the Movement Phase: for whom, with which fields, and why not. */
export interface MoveKind<Type extends Order['type'] = Order['type']> {
  readonly type: Type;
  readonly label: string;
  offers(mover: Mover): boolean;
  fields(mover: Mover): readonly Field[];
  whyNot(mover: Mover): Reason;
}

/** What comes of it. */
export interface Moved {
  /** It may go on with the MP that are left, or get up. */
  readonly more: boolean;
  /** Where it has not landed yet, because somebody is below it. */
  readonly crash?: { readonly step: 'displace' } & Frames['displace'];
}

/** Orders of options that are about a unit. */
export type UnitOrder = {
  [Type in keyof OptionOrders]: OptionOrders[Type] extends { readonly unit: number } ? Type : never;
}[keyof OptionOrders];

/** One that an option adds. Whoever is under way is asked as well, so `offers` has to mind that. */
export interface AddedMove extends MoveKind<UnitOrder> {
  /** It is no move: its player is asked again. */
  readonly isFree?: true;
  carryOut(play: Play<Classic>, mover: Mover, order: Order): Moved;
  /** For bots: what one does that is kept from every other move. */
  wayOut?(mover: Mover): Order | null;
  /** For bots: it is a try to stand up with this modifier, after which the move is over. */
  standing?(mover: Mover): { readonly order: Order; readonly modifier: number };
}

const NONE: readonly AddedMove[] = [];

export const addedMoves = ({ plugged }: Pick<Battlefield, 'plugged'>): readonly AddedMove[] =>
  plugged.moves?.(NONE) ?? NONE;

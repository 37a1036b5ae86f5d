import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { State } from '../../state.ts';

/** A part of a menu, and the types of its orders. */
export interface Offer<Types extends string> {
  readonly types: readonly string[];
  readonly forms: Forms<Types>;
}

type Forms<Types extends string> = (
  state: State,
  unit: number,
  seat: Seat,
  sought?: string,
) => readonly OrderForm<Types>[];

export const offer = <Types extends string>(
  types: readonly Types[],
  forms: Forms<NoInfer<Types>>,
): Offer<Types> => ({ types, forms });

/** HGB-TERR-07: a climbing unit does nothing else. */
export const unlessClimbing = <Types extends string>({ types, forms }: Offer<Types>): Offer<Types> => ({
  types,
  forms: (state, unit, seat, sought) =>
    state.units[unit].body.climb ? [] : forms(state, unit, seat, sought),
});

/** True if anything of these types is sought. A search that names nothing seeks everything. */
export const isSought = (sought: string | undefined, types: readonly string[]): boolean =>
  sought === undefined || types.includes(sought);

/** The offers to a unit, or only those that may have the sought type. */
export function offered<Types extends string>(
  offers: readonly Offer<Types>[],
  state: State,
  unit: number,
  seat: Seat,
  sought?: string,
): OrderForm<Types>[] {
  const forms: OrderForm<Types>[] = [];
  for (const part of offers)
    if (isSought(sought, part.types)) forms.push(...part.forms(state, unit, seat, sought));
  return forms;
}

import type { Quantities } from '../data/formula.ts';
import type { Figure } from '../data/items.ts';

/** CBT-CON-11: tons of one jump jet. */
export const jetTons = (tons: number): number => (tons <= 55 ? 0.5 : tons <= 85 ? 1 : 2);

/** Quantities of a unit for formulas; those not known yet are 0. */
export function quantitiesOf(
  known: { readonly tons: number } & Partial<Omit<Quantities, 'T' | 'jet' | 'tons'>>,
): Quantities {
  const { tons, ...rest } = known;
  return { T: tons, jet: jetTons(tons), jump: 0, rating: 0, engine: 0, direct: 0, tons: 0, ...rest };
}

/** A figure of a table for one unit; 0 where a rule of its own says it. */
export const figureFor = (figure: Figure, quantities: Quantities): number =>
  typeof figure === 'function' ? figure(quantities) : (figure ?? 0);

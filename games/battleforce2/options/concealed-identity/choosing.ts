import type { Each, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Order } from '../../orders.ts';

/** A bot hides what it can, and identifies what it can before it attacks. */
export function chooseConcealed(menu: Menu): Order | null {
  for (const { type, fields } of menu.orders) {
    if (type === 'place-ecm') {
      const units = Array.from((fields[0] as Each).items) as number[];
      return { type, units: units.map((unit) => ({ unit })) };
    }
    if (type === 'identify') {
      const [unit] = Array.from((fields[0] as Pick).values) as number[];
      const targets = (fields[0] as Pick).follow!(unit)[0] as Pick;
      return { type, unit, target: targets.values[0] as number };
    }
  }
  return null;
}

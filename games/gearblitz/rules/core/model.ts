import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Base } from '@ironfield/table/base.ts';
import type { Kind } from '../../cards/card.ts';
import { BASE_DIAMETERS } from '../../data/tables.ts';
import type { State } from '../../state.ts';

export const baseRadius = (kind: Kind): number => BASE_DIAMETERS[kind] / 2;

/** No base has a larger radius. */
export const WIDEST_BASE = Math.max(...Object.values(BASE_DIAMETERS)) / 2;

/** HGB-SCALE-01: the base of a model that stands here. */
export const baseAt = ({ x, y }: Place, kind: Kind): Base => ({ x, y, radius: baseRadius(kind) });

/** HGB-INF-01: where the bases of a unit are, the leading one first; of most units there is one. */
export function placesOf({ units }: Pick<State, 'units'>, id: number): readonly Place[] {
  const { at, others } = units[id];
  return at ? [at, ...others] : [];
}

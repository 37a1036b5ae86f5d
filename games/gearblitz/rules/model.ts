import type { Place } from '@ironfield/kernel/menu.ts';
import type { Base } from '@ironfield/table/base.ts';
import type { Kind } from '../card.ts';
import { BASE_DIAMETERS } from '../data/tables.ts';

export const baseRadius = (kind: Kind): number => BASE_DIAMETERS[kind] / 2;

/** HGB-SCALE-01: the base of a model that stands here. */
export const baseAt = ({ x, y }: Place, kind: Kind): Base => ({ x, y, radius: baseRadius(kind) });

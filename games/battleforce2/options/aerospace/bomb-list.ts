import { BOMB_TYPES } from '../../data/support-tables.ts';
import type { Bombs } from '../../places.ts';
import { BOMB_NAMES } from '../../text.ts';

/** `2 high explosive, 1 cluster` */
export const bombList = (bombs: Bombs): string =>
  BOMB_TYPES.filter((type) => bombs[type] > 0)
    .map((type) => `${bombs[type]} ${BOMB_NAMES[type]}`)
    .join(', ');

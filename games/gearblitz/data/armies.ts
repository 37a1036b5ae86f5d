import type { ArmyList } from '../cards/army-list.ts';
import { NORTHERN_GUARD } from './armies/northern-guard.ts';
import { PEACE_RIVER } from './armies/peace-river.ts';
import { SOUTHERN_MILICIA } from './armies/southern-milicia.ts';

/** HGB-ARMY-05: the three armies. */
export const ARMIES: readonly ArmyList[] = [NORTHERN_GUARD, SOUTHERN_MILICIA, PEACE_RIVER];

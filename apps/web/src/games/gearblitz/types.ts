import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { imagine } from '@ironfield/gearblitz/view/imagining.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { viewOf } from '@ironfield/kernel/play/imagining.ts';

export type Table = GearBlitz['Table'];
type State = GearBlitz['State'];

/** A state for rules that need one. */
export const stateOn = remembered((table: Table): State => imagine(viewOf<GearBlitz>(table), ''));

export const stateIn = (view: View<GearBlitz>): State => stateOn(view.table);

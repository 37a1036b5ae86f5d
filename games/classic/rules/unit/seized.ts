// MT-BASE-10: guns that have jammed for the rest of the game; rotary ones until that is cleared (MT-WPN-43).

import type { WeaponMount } from '../../design.ts';
import type { UnitState } from '../../state.ts';
import { noteInside } from './marks.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** Guns that have jammed, by their labels. */
    readonly seized?: readonly string[];
  }
}

type Marked = Pick<UnitState, 'marks'>;

export const isSeized = ({ marks }: Marked, { label }: Pick<WeaponMount, 'label'>): boolean =>
  marks?.inside?.seized?.includes(label) ?? false;

export function seize(unit: Marked, { label }: Pick<WeaponMount, 'label'>): void {
  noteInside(unit, { seized: [...(unit.marks?.inside?.seized ?? []), label] });
}

/** MT-WPN-43 */
export function free(unit: Marked, { label }: Pick<WeaponMount, 'label'>): void {
  noteInside(unit, { seized: (unit.marks?.inside?.seized ?? []).filter((each) => each !== label) });
}

// MT-BASE-10: guns that have jammed for the rest of the game.

import type { WeaponMount } from '../../design.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** Guns that have jammed for good, by their labels. */
    readonly seized?: readonly string[];
  }
}

type Marked = Pick<UnitState, 'marks'>;

export const isSeized = ({ marks }: Marked, { label }: Pick<WeaponMount, 'label'>): boolean =>
  marks?.inside?.seized?.includes(label) ?? false;

export function seize(unit: Marked, { label }: Pick<WeaponMount, 'label'>): void {
  const inside = unit.marks?.inside;
  unit.marks = { ...unit.marks, inside: { ...inside, seized: [...(inside?.seized ?? []), label] } };
}

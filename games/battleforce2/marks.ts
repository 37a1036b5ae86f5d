// Ends marks on units. A chapter declares what ends its marks, and only `endMarks` ends them.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { OpenField } from './battlefield.ts';
import type { UnitMarks } from './extensions.ts';
import type { Ending, Endings, Option } from './option.ts';
import { register } from './register.ts';
import type { UnitState } from './state.ts';

/** Marks of the game itself, which `state.ts` and `places.ts` declare. */
const BASE = {
  /** BF2-MAP-05 */
  onBridge: ['moves', 'is moved', 'is loaded', 'leaves the map', 'leaves the game', 'falls'],
  /** BF2-VEH-07 */
  flyingHigh: ['moves', 'is moved', 'is loaded', 'leaves the map', 'leaves the game'],
  /** BF2-VEH-06: until its owner says otherwise in an End Phase. */
  submerged: [],
  /** BF2-OFF-01 */
  support: ['comes onto the map', 'leaves the game'],
  /** BF2-AERO-01: a fighter stays one; whether it flies it says itself. */
  flight: [],
} as const satisfies Endings;

/** All marks with what ends them. */
export const endingsOf = remembered(
  (options: readonly Option[]): Endings => Object.assign({}, BASE, ...options.map(({ marks }) => marks)),
);

/** Before correction 7, marks ended only where a rule did it by hand. */
const endedBefore = (mark: string, by: Ending): boolean =>
  mark === 'onBridge' ? by !== 'moves' : by === 'falls' || mark === 'support' || mark === 'isHeldBack';

/** Before correction 8, a unit that was gone still counted as on its bridge or building. */
const endedByLeaving = (mark: string, by: Ending): boolean => mark === 'support' || by !== 'leaves the game';

/** Ends every mark on a unit that this ends. */
export function endMarks(
  { past }: OpenField,
  unit: Pick<UnitState, 'onBridge' | 'flyingHigh' | 'marks'>,
  by: Ending,
): void {
  const isAsBefore = past.meetsAsBefore?.() === true;
  const stays = past.movesAsBefore?.() === true;
  for (const [mark, endings] of Object.entries(endingsOf(register.options))) {
    if (!endings.includes(by) || (isAsBefore && !endedBefore(mark, by))) continue;
    if (stays && !endedByLeaving(mark, by)) continue;
    if (mark === 'onBridge' || mark === 'flyingHigh') unit[mark] = false;
    else if (unit.marks && mark in unit.marks) unit.marks = without(unit.marks, mark as keyof UnitMarks);
  }
}

function without(marks: UnitMarks, ended: keyof UnitMarks): UnitMarks {
  const { [ended]: _, ...rest } = marks;
  return rest;
}

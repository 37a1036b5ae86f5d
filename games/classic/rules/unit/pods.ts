// Pods that stick to units (MT-ELEC-18).

import type { Forces } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { Side, State, UnitState } from '../../state.ts';
import { isLost } from './condition.ts';

/** Stuck to a part of a unit. */
export interface Pod {
  readonly side: Side;
  readonly part: Part;
  /** It sends from the next turn on. */
  readonly turn: number;
  /** Of a machine; absent: of infantry. */
  readonly kind?: PodKind;
}

/** MT-ELEC-19: all but `beacon` are of improved launchers, and can be got rid of. */
export type PodKind = 'beacon' | 'homing' | 'ecm' | 'haywire';

declare module '../../extensions.ts' {
  interface UnitMarks {
    readonly pods?: readonly Pod[];
  }
}

/** A pod of this side and kind that sends. */
export const sends = (
  { marks, body }: UnitState,
  side: Side,
  turn: number,
  kind: PodKind | undefined,
): boolean =>
  marks?.pods?.some(
    (pod) => pod.side === side && pod.kind === kind && pod.turn < turn && !isLost(body, pod.part),
  ) === true;

export const hasPod = ({ marks, body }: UnitState): boolean =>
  marks?.pods?.some(({ part }) => !isLost(body, part)) === true;

/** MT-ELEC-19: a pod of an enemy that does something to who carries it. */
export const suffersFrom = (
  { sideOf }: Pick<Forces, 'sideOf'>,
  { units, turn }: Pick<State, 'units' | 'turn'>,
  unit: number,
  kind: PodKind,
): boolean => {
  const { marks, body } = units[unit];
  return (
    marks?.pods?.some(
      (pod) => pod.kind === kind && pod.side !== sideOf[unit] && pod.turn < turn && !isLost(body, pod.part),
    ) === true
  );
};

export function stick(unit: UnitState, pod: Pod): void {
  unit.marks = { ...unit.marks, pods: [...(unit.marks?.pods ?? []), pod] };
}

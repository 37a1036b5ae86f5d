import type { UnitState } from '../../state.ts';

export type Nerve = 'steady' | 'broken' | 'routed';

declare module '../../extensions.ts' {
  interface UnitMarks {
    readonly morale?: {
      readonly nerve: Nerve;
      /** The turn in which it became so. */
      readonly since: number;
      /** Elements that were left at its last check. */
      readonly strength: number;
    };
  }
}

type Units = readonly Pick<UnitState, 'marks'>[];

export const nerveOf = (units: Units, unit: number): Nerve => units[unit].marks?.morale?.nerve ?? 'steady';

export const isRouted = ({ units }: { readonly units: Units }, unit: number): boolean =>
  nerveOf(units, unit) === 'routed';

export const isShaken = ({ units }: { readonly units: Units }, unit: number): boolean =>
  nerveOf(units, unit) !== 'steady';

export function setNerve(
  units: readonly UnitState[],
  unit: number,
  nerve: Nerve,
  turn: number,
  strength: number,
): void {
  const since = nerveOf(units, unit) === nerve ? (units[unit].marks?.morale?.since ?? 0) : turn;
  units[unit].marks = { ...units[unit].marks, morale: { nerve, since, strength } };
}

export const ROUTED = { message: 'A routed unit can only flee', rule: 'BF2-MOR-03' } as const;

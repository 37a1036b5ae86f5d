import { type Control, controlOf } from '@ironfield/planetary/rules/war/control.ts';
import { type SupplyLines, supplyLines } from '@ironfield/planetary/rules/war/supply-lines.ts';
import { useMemo } from 'react';
import type { WarMapProps } from './war-map-props.ts';

interface Held {
  readonly control: Control;
  readonly lines: SupplyLines;
}

/** Who holds which hex, and where supplies of the viewer's side reach. */
export function useHeld({ table, war, seat }: Pick<WarMapProps, 'table' | 'war' | 'seat'>): Held {
  return useMemo(() => {
    const onMap = { setup: table.setup, counters: table.counters, war };
    const control = controlOf(onMap);
    return { control, lines: supplyLines(onMap, seat, control) };
  }, [table, war, seat]);
}

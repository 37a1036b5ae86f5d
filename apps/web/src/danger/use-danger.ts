import { useEffect, useState } from 'react';
import type { Danger, DangerRules } from './danger.ts';

/** The danger to one unit as shown, with the rules by which it was worked out. */
export interface DangerShown<Table, Place> {
  readonly rules: DangerRules<Table, Place>;
  readonly danger: Danger<Place>;
}

interface DangerUse<Table, Place> {
  /** Absent: the game has no such layer, or it is off. */
  readonly load: (() => Promise<DangerRules<Table, Place>>) | undefined;
  readonly table: Table;
  readonly unit: number;
  readonly side: readonly number[];
}

/** Loaded and worked out while it is on; again when the table or the unit is another one. */
export function useDanger<Table, Place>({
  load,
  table,
  unit,
  side,
}: DangerUse<Table, Place>): DangerShown<Table, Place> | null {
  const [shown, setShown] = useState<DangerShown<Table, Place> | null>(null);
  const others = side.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a side is the same as long as its units are
  useEffect(() => {
    if (!load) {
      setShown(null);
      return;
    }
    let isLeft = false;
    let stop = () => {};
    void Promise.all([load(), import('./watch-danger.ts')]).then(([rules, { watchDanger }]) => {
      if (isLeft) return;
      stop = watchDanger({ rules, table, unit, side }, (danger) => setShown({ rules, danger }));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [load, table, unit, others]);
  return load ? shown : null;
}

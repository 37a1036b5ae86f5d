import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Extent {
  readonly width: number;
  readonly height: number;
  /** How wide what fingers have to hit is in it. Absent: as wide as a hex. */
  readonly grain?: number;
}

/** Steps between which nothing is laid out anew: a sixth of a doubling. */
const STEPS = 6;

/**
 * How large a map is shown, in pixels for a drawing unit, for whatever must know it: rounded, and only at rest. On
 * screens where labels are larger by a factor it is smaller by that.
 */
export class ScaleStore {
  /** The size of the board in drawing units; null where nobody has said. */
  readonly extent: Extent | null;
  private scale = 1;
  private readonly listeners = new Set<() => void>();

  constructor(extent: Extent | null = null) {
    this.extent = extent;
  }

  set(scale: number): void {
    const rounded = 2 ** (Math.round(Math.log2(scale) * STEPS) / STEPS);
    if (rounded === this.scale) return;
    this.scale = rounded;
    for (const listener of this.listeners) listener();
  }

  get = (): number => this.scale;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const ScaleContext = createContext(new ScaleStore());

export function useScale(): number {
  const store = useContext(ScaleContext);
  return useSyncExternalStore(store.subscribe, store.get);
}

export function useExtent(): Extent | null {
  return useContext(ScaleContext).extent;
}

import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Extent {
  readonly width: number;
  readonly height: number;
  /** How wide what fingers have to hit is in it. Absent: as wide as a hex. */
  readonly grain?: number;
}

/** A part of a drawing, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of a drawing can be read. */
export interface Seen extends Area {
  /** How large it is shown, to the pixel. */
  readonly scale: number;
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
  private seen: Seen | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(extent: Extent | null = null) {
    this.extent = extent;
  }

  /** Of the drawing, `area` lies in the window and under nothing else. */
  set(scale: number, area: Area): void {
    this.scale = 2 ** (Math.round(Math.log2(scale) * STEPS) / STEPS);
    const seen = { ...area, scale };
    if (!this.seen || !isSame(this.seen, seen)) this.seen = seen;
    for (const listener of this.listeners) listener();
  }

  get = (): number => this.scale;

  getSeen = (): Seen | null => this.seen;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

const isSame = (a: Seen, b: Seen): boolean =>
  a.scale === b.scale && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

export const ScaleContext = createContext(new ScaleStore());

export function useScale(): number {
  const store = useContext(ScaleContext);
  return useSyncExternalStore(store.subscribe, store.get);
}

export function useExtent(): Extent | null {
  return useContext(ScaleContext).extent;
}

/** What of the drawing can be read; null where nobody has said. */
export function useSeen(): Seen | null {
  const store = useContext(ScaleContext);
  return useSyncExternalStore(store.subscribe, store.getSeen);
}

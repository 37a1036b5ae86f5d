import { createContext, useContext, useSyncExternalStore } from 'react';

export interface Extent {
  readonly width: number;
  readonly height: number;
  /** The width of the smallest thing for fingers. Absent: the width of a hex. */
  readonly grain?: number;
}

/** A part of a drawing, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of a drawing. */
export interface Seen extends Area {
  /** Its scale, to the pixel. */
  readonly scale: number;
}

/** Layout steps of the scale: a sixth of a doubling. */
const STEPS = 6;

/**
 * The scale of a map, in pixels for a drawing unit, for components that depend on it: rounded, and only at rest. On
 * screens with larger labels it is smaller by their factor.
 */
export class ScaleStore {
  /** The size of the board in drawing units; null if unknown. */
  readonly extent: Extent | null;
  private scale = 1;
  private seen: Seen | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(extent: Extent | null = null) {
    this.extent = extent;
  }

  /** `area` is the part of the drawing in the window and not covered. */
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

/** The visible part of the drawing; null if unknown. */
export function useSeen(): Seen | null {
  const store = useContext(ScaleContext);
  return useSyncExternalStore(store.subscribe, store.getSeen);
}

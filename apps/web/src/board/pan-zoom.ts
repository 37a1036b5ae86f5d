import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HEX_WIDTH, type Spot } from './geometry.ts';
import { followGestures } from './gestures.ts';
import { type Extent, ScaleStore } from './scale.ts';

export interface PanZoom {
  /** Zooms about the middle of the window. */
  zoom(factor: number): void;
  /** The whole map. */
  fit(): void;
  /**
   * Where to begin: if the whole map would have hexes too small for fingers, closer, around these places. Nothing
   * happens to a map that somebody has already set as they like it.
   */
  begin(spots: readonly Spot[]): void;
  /** Moves the map so that a place of the drawing is in the window. */
  reveal(spot: Spot): void;
  /** The place of the drawing under a point of the page. */
  toDrawing(pageX: number, pageY: number): Spot;
  readonly scale: ScaleStore;
}

interface Handlers {
  onTap(spot: Spot): void;
  onLongPress(spot: Spot): void;
}

interface Transform {
  x: number;
  y: number;
  k: number;
  isFitted: boolean;
}

const MARGIN = 12;
/** Beside the map's tools: they stand in a column where the window is wide enough, else in a row above the map. */
const TOOLS = 60;
const WIDE = 600;
const CLOSEST = 4;
const REVEAL_MARGIN = 60;
/** Hexes narrower than this, in pixels, are hard to hit with a finger; where that is so a map begins with this wide. */
const TOO_NARROW = 28;
const WIDE_ENOUGH = 40;
/** Below these there is no room for what is printed in the hexes, and for any word at all. */
const FAR = 0.55;
const FARTHEST = 0.3;
/** When a wheel pauses this long, the drawing is made sharp again. */
const REST = 200;

/** Where maps were left, so that somebody who comes back finds them so. */
const places = new Map<string, Transform>();

/**
 * Wheel, drag, pinch and keys on a window with one drawing in it. While the map moves nothing is rendered or painted:
 * the drawing is a layer of its own, and only its transform changes. When it comes to rest it is painted anew.
 */
export function usePanZoom(
  view: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  { width, height }: Extent,
  handlers: Handlers,
  memory: string,
): PanZoom {
  const transform = useRef<Transform>(places.get(memory) ?? { x: 0, y: 0, k: 1, isFitted: true });
  /** Whether nobody has moved it yet. */
  const isNew = useRef(!places.has(memory));
  const [scale] = useState(() => new ScaleStore({ width, height }));
  /** Size of the window: to ask the page for it in every frame would make it lay itself out. */
  const room = useRef({ width: 1, height: 1, left: MARGIN, top: MARGIN });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handlers);
  latest.current = handlers;

  const least = useCallback(() => {
    const { width: across, height: down, left, top } = room.current;
    return Math.min((across - left - MARGIN) / width, (down - top - MARGIN) / height);
  }, [width, height]);

  const comeToRest = useCallback(() => {
    clearTimeout(rest.current);
    if (!view.current || !drawing.current) return;
    const { k } = transform.current;
    delete view.current.dataset.moving;
    // Labels are larger on huge screens; see base.css.
    const label = Number(getComputedStyle(drawing.current).getPropertyValue('--label-size')) || 1;
    drawing.current.style.setProperty('--zoom-inverse', String(label / k));
    drawing.current.dataset.zoom = k < FARTHEST ? 'farthest' : k < FAR ? 'far' : k < 1.5 ? 'middle' : 'near';
    scale.set(k / label);
    places.set(memory, { ...transform.current });
  }, [view, drawing, memory, scale]);

  const apply = useCallback(
    (isGesture: boolean) => {
      const t = transform.current;
      // A map that fits stays in the middle; a larger one never leaves the window.
      const within = (at: number, size: number, space: number, before: number) =>
        size <= space - before - MARGIN
          ? before + (space - before - MARGIN - size) / 2
          : Math.min(before, Math.max(space - MARGIN - size, at));
      t.x = within(t.x, width * t.k, room.current.width, room.current.left);
      t.y = within(t.y, height * t.k, room.current.height, room.current.top);
      drawing.current!.style.transform = `translate(${t.x}px, ${t.y}px) scale(${t.k})`;
      clearTimeout(rest.current);
      if (!isGesture) return comeToRest();
      const { dataset } = view.current!;
      if (!('moving' in dataset)) dataset.moving = '';
      if (!('dragging' in dataset)) rest.current = setTimeout(comeToRest, REST);
    },
    [view, drawing, width, height, comeToRest],
  );

  const zoomAt = useCallback(
    (factor: number, x: number, y: number, isGesture: boolean) => {
      const t = transform.current;
      const k = Math.min(CLOSEST, Math.max(Math.min(least(), 1), t.k * factor));
      t.isFitted = k <= least() * 1.01;
      t.x = x - ((x - t.x) / t.k) * k;
      t.y = y - ((y - t.y) / t.k) * k;
      t.k = k;
      apply(isGesture);
    },
    [apply, least],
  );

  const fit = useCallback(() => {
    transform.current = { x: 0, y: 0, k: least(), isFitted: true };
    apply(false);
  }, [apply, least]);

  const begin = useCallback(
    (spots: readonly Spot[]) => {
      if (!isNew.current || !transform.current.isFitted || spots.length === 0) return;
      isNew.current = false;
      if (least() * HEX_WIDTH >= TOO_NARROW || !window.matchMedia('(pointer: coarse)').matches) return;
      const { width: across, height: down, left, top } = room.current;
      const k = WIDE_ENOUGH / HEX_WIDTH;
      const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      transform.current = {
        x: (left + across - MARGIN) / 2 - middle(spots.map(({ x }) => x)) * k,
        y: (top + down - MARGIN) / 2 - middle(spots.map(({ y }) => y)) * k,
        k,
        isFitted: false,
      };
      apply(false);
    },
    [apply, least],
  );

  const toDrawing = useCallback(
    (pageX: number, pageY: number) => {
      const box = view.current!.getBoundingClientRect();
      const { x, y, k } = transform.current;
      return { x: (pageX - box.left - x) / k, y: (pageY - box.top - y) / k };
    },
    [view],
  );

  useEffect(() => {
    const element = view.current!;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const isWide = clientWidth > WIDE;
      // What lies over the upper edge of the map; see table.css.
      const over = Number.parseFloat(getComputedStyle(element).getPropertyValue('--map-top')) || 0;
      const [left, top] = isWide ? [TOOLS, over + MARGIN] : [MARGIN, over + TOOLS];
      room.current = { width: clientWidth, height: clientHeight, left, top };
    };
    // The last word of a watcher may come when the map has left the page.
    const watcher = new ResizeObserver(() => {
      if (!view.current) return;
      measure();
      if (transform.current.isFitted) fit();
      else apply(false);
    });
    watcher.observe(element);
    measure();
    const leave = followGestures(element, {
      onTap: (x, y) => latest.current.onTap(toDrawing(x, y)),
      onLongPress: (x, y) => latest.current.onLongPress(toDrawing(x, y)),
      onPan: (dx, dy) => {
        transform.current.x += dx;
        transform.current.y += dy;
        apply(true);
      },
      onZoom: (factor, x, y) => {
        const box = element.getBoundingClientRect();
        zoomAt(factor, x - box.left, y - box.top, true);
      },
      onRelease: comeToRest,
    });
    return () => {
      watcher.disconnect();
      clearTimeout(rest.current);
      leave();
    };
  }, [view, fit, apply, comeToRest, zoomAt, toDrawing]);

  const zoom = useCallback(
    (factor: number) => {
      zoomAt(factor, room.current.width / 2, room.current.height / 2, false);
    },
    [zoomAt],
  );

  const reveal = useCallback(
    ({ x, y }: Spot) => {
      const t = transform.current;
      const shift = (at: number, space: number) =>
        at < REVEAL_MARGIN ? REVEAL_MARGIN - at : Math.min(0, space - REVEAL_MARGIN - at);
      t.x += shift(x * t.k + t.x, room.current.width);
      t.y += shift(y * t.k + t.y, room.current.height);
      apply(false);
    },
    [apply],
  );

  const fitByHand = useCallback(() => {
    isNew.current = false;
    fit();
  }, [fit]);

  return { zoom, fit: fitByHand, begin, reveal, toDrawing, scale };
}

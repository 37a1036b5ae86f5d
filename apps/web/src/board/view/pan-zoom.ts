import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HEX_WIDTH, type Spot } from '../geometry.ts';
import { onCovered } from './covered-edges.ts';
import { followGestures } from './gestures.ts';
import { type Extent, ScaleStore } from './scale.ts';

export interface PanZoom {
  /** Zooms about the middle of the window. */
  zoom(factor: number): void;
  /** The whole map. */
  fit(): void;
  /**
   * Where to begin: if hexes of the whole map would be too small for fingers, closer, around these places. A map that
   * somebody has already moved stays as it is.
   */
  begin(spots: readonly Spot[]): void;
  /** Moves the map so that a place of the drawing is in the window, with this part of the window free on every side of it. */
  reveal(spot: Spot, free?: number): void;
  /** Moves the map so that all these places are in the window, farther away if need be. */
  show(spots: readonly Spot[]): void;
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
const CLOSEST = 4;
const REVEAL_MARGIN = 60;
/**
 * Things narrower than this, in pixels, are hard to hit with a finger; a map with such things begins with them this
 * wide.
 */
const TOO_NARROW = 28;
const WIDE_ENOUGH = 40;
/** Below these scales there is no room for texts in hexes, and for any text at all. */
const FAR = 0.55;
const FARTHEST = 0.3;
/** When a wheel pauses this long, the drawing is made sharp again. */
const REST = 200;

/** The last positions of maps, for people who come back. */
const places = new Map<string, Transform>();

/**
 * Wheel, drag, pinch and keys on a window with one drawing in it. While the map moves nothing is rendered or painted:
 * the drawing is a layer of its own, and only its transform changes. It is painted again when it comes to rest.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over the transform, which its parts change frame by frame without drawing the page anew
export function usePanZoom(
  view: RefObject<HTMLElement | null>,
  drawing: RefObject<HTMLElement | null>,
  { width, height, grain = HEX_WIDTH }: Extent,
  handlers: Handlers,
  memory: string,
): PanZoom {
  const transform = useRef<Transform>(places.get(memory) ?? { x: 0, y: 0, k: 1, isFitted: true });
  /** The map begins there until somebody moves it. */
  const isNew = useRef(!places.has(memory));
  const home = useRef<readonly Spot[]>([]);
  const [scale] = useState(() => new ScaleStore({ width, height }));
  /** Size of the window: to ask the page for it in every frame would make it lay itself out. */
  const room = useRef({ width: 1, height: 1, left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN });
  /** The last things brought into the window; they stay in it when it changes, until somebody moves the map. */
  const kept = useRef<readonly Spot[]>([]);
  /** Its scale before it was reduced to show things together, until somebody changes it. */
  const closer = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handlers);
  latest.current = handlers;

  const least = useCallback(() => {
    const { width: across, height: down, left, right, top, bottom } = room.current;
    return Math.min((across - left - right) / width, (down - top - bottom) / height);
  }, [width, height]);

  const comeToRest = useCallback(() => {
    clearTimeout(rest.current);
    if (!view.current || !drawing.current) return;
    const { x, y, k } = transform.current;
    const { width: across, height: down, left, right, top, bottom } = room.current;
    delete view.current.dataset.moving;
    // Labels are larger on huge screens; see base.css.
    const label = Number(getComputedStyle(drawing.current).getPropertyValue('--label-size')) || 1;
    drawing.current.style.setProperty('--zoom-inverse', String(label / k));
    drawing.current.dataset.zoom = k < FARTHEST ? 'farthest' : k < FAR ? 'far' : k < 1.5 ? 'middle' : 'near';
    scale.set(k / label, {
      x: (left - MARGIN - x) / k,
      y: (top - MARGIN - y) / k,
      width: (across - left - right + 2 * MARGIN) / k,
      height: (down - top - bottom + 2 * MARGIN) / k,
    });
    places.set(memory, { ...transform.current });
  }, [view, drawing, memory, scale]);

  const apply = useCallback(
    (isGesture: boolean) => {
      const t = transform.current;
      // A map that fits stays in the middle; a larger one never leaves the window.
      const within = (at: number, size: number, space: number, before: number, after: number) =>
        size <= space - before - after
          ? before + (space - before - after - size) / 2
          : Math.min(before, Math.max(space - after - size, at));
      const { width: across, height: down, left, right, top, bottom } = room.current;
      t.x = within(t.x, width * t.k, across, left, right);
      t.y = within(t.y, height * t.k, down, top, bottom);
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
      isNew.current = false;
      closer.current = undefined;
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

  /** The whole map, or where hexes would be too small for fingers, a part of it. */
  const goHome = useCallback(() => {
    const spots = home.current;
    const isTooSmall = least() * grain < TOO_NARROW && window.matchMedia('(pointer: coarse)').matches;
    if (!isNew.current || !isTooSmall || spots.length === 0) return fit();
    isNew.current = false;
    const { width: across, height: down, left, right, top, bottom } = room.current;
    const k = WIDE_ENOUGH / grain;
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    transform.current = {
      x: (left + across - right) / 2 - middle(spots.map(({ x }) => x)) * k,
      y: (top + down - bottom) / 2 - middle(spots.map(({ y }) => y)) * k,
      k,
      isFitted: false,
    };
    apply(false);
  }, [apply, fit, least, grain]);

  const begin = useCallback(
    (spots: readonly Spot[]) => {
      if (!isNew.current || !transform.current.isFitted || home.current.length > 0) return;
      home.current = spots;
      goHome();
    },
    [goHome],
  );

  const toDrawing = useCallback(
    (pageX: number, pageY: number) => {
      const box = view.current!.getBoundingClientRect();
      const { x, y, k } = transform.current;
      return { x: (pageX - box.left - x) / k, y: (pageY - box.top - y) / k };
    },
    [view],
  );

  const bringIn = useCallback(
    ({ x, y }: Spot, free = 0) => {
      const t = transform.current;
      const { width: across, height: down, left, right, top, bottom } = room.current;
      const aside = Math.max(REVEAL_MARGIN / 2, free * (across - left - right));
      const above = Math.max(REVEAL_MARGIN / 2, free * (down - top - bottom));
      const shift = (at: number, least: number, most: number) =>
        at < least ? least - at : Math.min(0, most - at);
      t.x += shift(x * t.k + t.x, left + aside, across - right - aside);
      t.y += shift(y * t.k + t.y, top + above, down - bottom - above);
      apply(false);
    },
    [apply],
  );

  const reveal = useCallback(
    (spot: Spot, free = 0) => {
      kept.current = [spot];
      if (closer.current !== undefined) {
        const { width: across, height: down, left, right, top, bottom } = room.current;
        const k = closer.current;
        closer.current = undefined;
        transform.current = {
          x: (left + across - right) / 2 - spot.x * k,
          y: (top + down - bottom) / 2 - spot.y * k,
          k,
          isFitted: false,
        };
      }
      bringIn(spot, free);
    },
    [bringIn],
  );

  const show = useCallback(
    (spots: readonly Spot[]) => {
      const { width: across, height: down, left, right, top, bottom } = room.current;
      const share = (space: number, values: readonly number[]) =>
        (space - REVEAL_MARGIN) / (Math.max(...values) - Math.min(...values) || 1);
      const most = Math.min(
        share(
          across - left - right,
          spots.map(({ x }) => x),
        ),
        share(
          down - top - bottom,
          spots.map(({ y }) => y),
        ),
      );
      const { k } = transform.current;
      if (most < k) {
        const before = closer.current ?? k;
        zoomAt(most / k, across / 2, down / 2, false);
        closer.current = before;
      }
      kept.current = spots;
      for (const spot of spots) bringIn(spot);
    },
    [zoomAt, bringIn],
  );

  useEffect(() => {
    const element = view.current!;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      // The parts covering the edges of the map; see table.css and, for its tools, board.css.
      const style = getComputedStyle(element);
      const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
      const over = (edge: string) => MARGIN + pixels(edge);
      room.current = {
        width: clientWidth,
        height: clientHeight,
        left: over('--tools-across'),
        right: over('--map-right'),
        top: Math.max(over('--map-top') + pixels('--tools-down'), pixels('--over-top')),
        bottom: Math.max(over('--map-bottom'), pixels('--over-bottom')),
      };
    };
    // The last word of a watcher may come when the map has left the page.
    const watcher = new ResizeObserver(() => {
      if (!view.current) return;
      measure();
      if (transform.current.isFitted) goHome();
      else if (kept.current.length > 0) show(kept.current);
      else apply(false);
    });
    watcher.observe(element);
    measure();
    const stopListening = onCovered(element, () => {
      if (!view.current) return;
      measure();
      if (!transform.current.isFitted && kept.current.length > 0) show(kept.current);
    });
    const leave = followGestures(element, {
      onTap: (x, y) => latest.current.onTap(toDrawing(x, y)),
      onLongPress: (x, y) => latest.current.onLongPress(toDrawing(x, y)),
      onPan: (dx, dy) => {
        isNew.current = false;
        kept.current = [];
        closer.current = undefined;
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
      stopListening();
      clearTimeout(rest.current);
      leave();
    };
  }, [view, goHome, show, apply, comeToRest, zoomAt, toDrawing]);

  const zoom = useCallback(
    (factor: number) => {
      zoomAt(factor, room.current.width / 2, room.current.height / 2, false);
    },
    [zoomAt],
  );

  const fitByHand = useCallback(() => {
    isNew.current = false;
    closer.current = undefined;
    fit();
  }, [fit]);

  return { zoom, fit: fitByHand, begin, reveal, show, toDrawing, scale };
}

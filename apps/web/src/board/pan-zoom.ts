import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Spot } from './geometry.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface PanZoom {
  /** Zooms about the middle of the window. */
  zoom(factor: number): void;
  /** The whole map. */
  fit(): void;
  /** Moves the map so that a place of the drawing is in the window. */
  reveal(spot: Spot): void;
  /** The place of the drawing under a point of the page. */
  toDrawing(pageX: number, pageY: number): Spot;
}

interface Handlers {
  onTap(spot: Spot): void;
  onLongPress(spot: Spot): void;
}

const MARGIN = 12;
const CLOSEST = 4;
const TAP_SLOP = 6;
const LONG_PRESS = 450;
const REVEAL_MARGIN = 60;

interface Transform {
  x: number;
  y: number;
  k: number;
}

/**
 * Wheel, drag, pinch and keys on an svg whose drawing is one group. Writes the group's transform itself: moving the
 * map renders nothing.
 */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
  extent: Extent,
  handlers: Handlers,
): PanZoom {
  const transform = useRef<Transform>({ x: 0, y: 0, k: 1 });
  const isFitted = useRef(true);
  const latest = useRef(handlers);
  latest.current = handlers;
  const { width, height } = extent;

  const least = useCallback(() => {
    const { clientWidth, clientHeight } = svg.current!.parentElement!;
    return Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
  }, [svg, width, height]);

  const apply = useCallback(() => {
    const t = transform.current;
    const { clientWidth, clientHeight } = svg.current!.parentElement!;
    // A map that fits stays in the middle; a larger one never leaves the window.
    const within = (at: number, size: number, room: number) =>
      size <= room - 2 * MARGIN ? (room - size) / 2 : Math.min(MARGIN, Math.max(room - MARGIN - size, at));
    t.x = within(t.x, width * t.k, clientWidth);
    t.y = within(t.y, height * t.k, clientHeight);
    group.current!.setAttribute('transform', `translate(${t.x} ${t.y}) scale(${t.k})`);
    svg.current!.style.setProperty('--zoom-inverse', String(1 / t.k));
    svg.current!.dataset.zoom = t.k < 0.62 ? 'far' : t.k < 1.5 ? 'middle' : 'near';
  }, [svg, group, width, height]);

  const zoomAt = useCallback(
    (factor: number, x: number, y: number) => {
      const t = transform.current;
      const k = Math.min(CLOSEST, Math.max(Math.min(least(), 1), t.k * factor));
      isFitted.current = k <= least() * 1.01;
      t.x = x - ((x - t.x) / t.k) * k;
      t.y = y - ((y - t.y) / t.k) * k;
      t.k = k;
      apply();
    },
    [apply, least],
  );

  const fit = useCallback(() => {
    isFitted.current = true;
    transform.current = { x: 0, y: 0, k: least() };
    apply();
  }, [apply, least]);

  const toDrawing = useCallback(
    (pageX: number, pageY: number) => {
      const box = svg.current!.getBoundingClientRect();
      const { x, y, k } = transform.current;
      return { x: (pageX - box.left - x) / k, y: (pageY - box.top - y) / k };
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current!;
    // The last word of a watcher may come when the map has left the page.
    const watcher = new ResizeObserver(() => svg.current && (isFitted.current ? fit() : apply()));
    watcher.observe(element.parentElement!);

    const fingers = new Map<number, Spot>();
    let moved = 0;
    let press: ReturnType<typeof setTimeout> | undefined;

    const down = (event: PointerEvent) => {
      // Handles drawn on the map take their own clicks.
      if (event.button !== 0 || (event.target as Element).closest('[data-control]')) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      clearTimeout(press);
      if (event.pointerType !== 'mouse' && fingers.size === 1) {
        press = setTimeout(() => {
          moved = Number.POSITIVE_INFINITY;
          latest.current.onLongPress(toDrawing(event.clientX, event.clientY));
        }, LONG_PRESS);
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      moved += Math.hypot(dx, dy);
      if (moved <= TAP_SLOP) return;
      clearTimeout(press);
      // Captured only now, so that what is tapped still gets its click.
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = '';
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (other) {
        const box = element.getBoundingClientRect();
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        zoomAt(
          is / Math.max(1, was),
          (event.clientX + other.x) / 2 - box.left,
          (event.clientY + other.y) / 2 - box.top,
        );
      }
      transform.current.x += dx / fingers.size;
      transform.current.y += dy / fingers.size;
      apply();
    };
    const up = (event: PointerEvent) => {
      clearTimeout(press);
      if (!fingers.delete(event.pointerId)) return;
      delete element.dataset.dragging;
      if (event.type === 'pointerup' && moved <= TAP_SLOP && fingers.size === 0) {
        latest.current.onTap(toDrawing(event.clientX, event.clientY));
      }
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      zoomAt(2 ** (-pixels / 300), event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watcher.disconnect();
      clearTimeout(press);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [svg, fit, apply, zoomAt, toDrawing]);

  const zoom = useCallback(
    (factor: number) => {
      const { clientWidth, clientHeight } = svg.current!.parentElement!;
      zoomAt(factor, clientWidth / 2, clientHeight / 2);
    },
    [svg, zoomAt],
  );

  const reveal = useCallback(
    ({ x, y }: Spot) => {
      const t = transform.current;
      const { clientWidth, clientHeight } = svg.current!.parentElement!;
      const shift = (at: number, room: number) =>
        at < REVEAL_MARGIN ? REVEAL_MARGIN - at : Math.min(0, room - REVEAL_MARGIN - at);
      t.x += shift(x * t.k + t.x, clientWidth);
      t.y += shift(y * t.k + t.y, clientHeight);
      apply();
    },
    [svg, apply],
  );

  return { zoom, fit, reveal, toDrawing };
}

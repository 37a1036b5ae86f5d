import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { createContext, type PointerEvent, useContext, useRef } from 'react';

/** Finds the place on the table for a point of the page. */
export const PlaceFinder = createContext<(pageX: number, pageY: number) => Place>(() => ({ x: 0, y: 0 }));

interface Dragging {
  /** It is dragged: `isFirst` for the first time. */
  onDrag(to: Place, isFirst: boolean): void;
  /** It was only touched, there. */
  onTap?(at: Place): void;
}

/** So far a finger may stray while it taps, in pixels. */
const SLOP = 6;

/** Makes an element of the map a handle for dragging. Handles carry `data-control`, so that the map lies still. */
export function useDragging({ onDrag, onTap }: Dragging) {
  const find = useContext(PlaceFinder);
  const held = useRef<{
    id: number;
    x: number;
    y: number;
    offset: Place;
    isMoved: boolean;
    isOn: boolean;
  } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<SVGElement>, centre?: Place) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = find(event.clientX, event.clientY);
      // A model that is taken at its edge does not jump under the finger.
      const offset = centre ? { x: centre.x - at.x, y: centre.y - at.y } : { x: 0, y: 0 };
      held.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        offset,
        isMoved: false,
        isOn: false,
      };
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const now = held.current;
      if (now?.id !== event.pointerId) return;
      now.isMoved ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLOP;
      if (!now.isMoved) return;
      const { x, y } = find(event.clientX, event.clientY);
      event.currentTarget.dataset.held = '';
      onDrag({ x: x + now.offset.x, y: y + now.offset.y }, !now.isOn);
      now.isOn = true;
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const now = held.current;
      if (now?.id !== event.pointerId) return;
      held.current = null;
      delete event.currentTarget.dataset.held;
      if (!now.isMoved) onTap?.(find(event.clientX, event.clientY));
    },
    onPointerCancel: (event: PointerEvent<SVGElement>) => {
      held.current = null;
      delete event.currentTarget.dataset.held;
    },
  };
}

import type { Spot } from '../geometry.ts';

/** All places are those of the page. */
interface Hands {
  onTap(x: number, y: number): void;
  onLongPress(x: number, y: number): void;
  onPan(dx: number, dy: number): void;
  onZoom(factor: number, x: number, y: number): void;
  /** The last finger was lifted after a drag or pinch. Wheels have no such end. */
  onRelease(): void;
}

const TAP_SLOP = 6;
const LONG_PRESS = 450;
/** Browsers add a click to a tap, no later than this. */
const CLICK_AFTER = 700;

/** Wheel, drag, pinch, tap and long press on an element. Returns how to stop. */
export function followGestures(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Spot>();
  let moved = 0;
  let press: ReturnType<typeof setTimeout> | undefined;
  let tapped = Number.NEGATIVE_INFINITY;

  const down = (event: PointerEvent) => {
    // Handles drawn on the map take their own clicks.
    tapped = Number.NEGATIVE_INFINITY;
    if (event.button !== 0 || (event.target as Element).closest('[data-control]')) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(press);
    if (event.pointerType !== 'mouse' && fingers.size === 1) {
      press = setTimeout(() => {
        moved = Number.POSITIVE_INFINITY;
        hands.onLongPress(event.clientX, event.clientY);
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
    // Captured only now, so that a tap still gives a click.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    if (!('dragging' in element.dataset)) element.dataset.dragging = '';
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      hands.onZoom(is / Math.max(1, was), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    }
    hands.onPan(dx / fingers.size, dy / fingers.size);
  };
  const up = (event: PointerEvent) => {
    clearTimeout(press);
    if (!fingers.delete(event.pointerId)) return;
    delete element.dataset.dragging;
    if (moved > TAP_SLOP && fingers.size === 0) hands.onRelease();
    if (event.type === 'pointerup' && moved <= TAP_SLOP && fingers.size === 0) {
      tapped = event.timeStamp;
      hands.onTap(event.clientX, event.clientY);
    }
  };
  // A tap must not press something it has just brought under the finger.
  const click = (event: MouseEvent) => {
    if (event.timeStamp - tapped < CLICK_AFTER) event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    hands.onZoom(2 ** (-pixels / 300), event.clientX, event.clientY);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(press);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, true);
    element.removeEventListener('wheel', wheel);
  };
}

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The penalty of a box to the side against one far ahead. */
const ASIDE = 3;

/** Among touching rows, prefers a neighbour in the same row. */
const OFF_CENTRE = 0.1;

/** The box an arrow key leads to: the nearest ahead, preferably straight; -1 if there is none. */
export function boxAhead(boxes: readonly Box[], from: Box, key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const ahead = gap(from, box, dx, dy);
    if (ahead === null) continue;
    const aside =
      dx === 0
        ? distance(from.left, from.width, box.left, box.width)
        : distance(from.top, from.height, box.top, box.height);
    const far = ahead + ASIDE * aside + OFF_CENTRE * offCentre(from, box, dx);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

/** From the middle of one to the middle of the other in this direction; null if it does not lie ahead. */
function gap(from: Box, to: Box, dx: number, dy: number): number | null {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const ahead = x * dx + y * dy;
  const isAhead =
    ahead > 1 && (dx === 0 ? Math.abs(y) >= 2 : Math.abs(x) >= Math.min(from.width, to.width) / 2);
  return isAhead ? ahead : null;
}

/** The distance between the middles, across the direction. */
const offCentre = (from: Box, to: Box, dx: number): number =>
  dx === 0
    ? Math.abs(from.left + from.width / 2 - (to.left + to.width / 2))
    : Math.abs(from.top + from.height / 2 - (to.top + to.height / 2));

/** Between two stretches of a line; 0 where they overlap. */
function distance(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, Math.max(a, b) - Math.min(a + aLength, b + bLength));
}

const ITEMS = '[data-rove]:not(:disabled)';

/**
 * Many small things as one stop of the Tab key: arrows go from each to its neighbours. Things that take part carry
 * `data-rove`. When the one with the focus goes away, its neighbour gets it.
 */
export function useRoving<E extends HTMLElement>(): {
  readonly place: RefObject<E | null>;
  onKeyDown(event: KeyboardEvent): void;
} {
  const place = useRef<E>(null);
  const last = useRef<{ readonly element: HTMLElement; readonly box: Box } | null>(null);

  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(ITEMS)) return;
      last.current = { element: target, box: target.getBoundingClientRect() };
      showOnly(root, target);
    };
    root.addEventListener('focusin', note);
    return () => root.removeEventListener('focusin', note);
  }, []);

  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    const items = itemsIn(root);
    const kept = last.current;
    if (kept && !kept.element.isConnected) {
      last.current = null;
      const next = items[nearest(items.map(boxOf), kept.box)];
      if (next && document.activeElement === document.body) next.focus();
    }
    const current =
      items.find((item) => item === last.current?.element) ?? items.find(({ tabIndex }) => tabIndex === 0);
    showOnly(root, current ?? items[0] ?? null);
  });

  return {
    place,
    onKeyDown(event) {
      const root = place.current;
      if (!root || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement))
        return;
      if (!event.target.matches(ITEMS)) return;
      const items = itemsIn(root).filter((item) => item !== event.target);
      const next =
        event.key === 'Home'
          ? itemsIn(root)[0]
          : event.key === 'End'
            ? itemsIn(root).at(-1)
            : items[boxAhead(items.map(boxOf), boxOf(event.target), event.key)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

const itemsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(ITEMS)];
const boxOf = (element: HTMLElement): Box => element.getBoundingClientRect();

function showOnly(root: HTMLElement, shown: HTMLElement | null): void {
  for (const item of root.querySelectorAll<HTMLElement>('[data-rove]'))
    item.tabIndex = item === shown ? 0 : -1;
}

function nearest(boxes: readonly Box[], to: Box): number {
  const far = boxes.map(({ left, top }) => Math.hypot(left - to.left, top - to.top));
  return far.indexOf(Math.min(...far));
}

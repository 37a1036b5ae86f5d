import { type RefObject, useEffect, useRef } from 'react';
import { coverEdges } from '../../board/view/covered-edges.ts';
import { PHONES } from '../../ui/screens.ts';

/** Things that should stay visible beside it, and how much: the plan, the unit in hand, the subject of the advice. */
const SEEN: readonly (readonly [string, number])[] = [
  ['ghost', 8],
  ['in-hand', 4],
  ['lit', 2],
];
const shownAs = (look: string) => `:is([data-part="token"], [data-part="model"])[data-look="${look}"]`;
const PLACES = ['low', 'high'] as const;
/** Parts of the bar that it must not lie under, the bar itself first. */
const BELOW = '[data-part="bar-panel"], [data-part="action-bar"], [data-part="action-tools"]';

/**
 * The place of the guide at the map: the end of it where it covers least of what it is about, which the map then brings
 * out from under it.
 */
export function useGuidePlace(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const guide = panel.current;
    const map = document.querySelector<HTMLElement>('[data-part="map-panel"]');
    if (!guide || !map) return;
    const put = () => {
      const isOverMap =
        guide.querySelector('[data-part="coach-bubble"], [data-part="summary-card"]') &&
        !guide.querySelector('[data-part="lesson"]');
      // Elsewhere what is said has a place of its own.
      if (isOverMap && window.matchMedia(PHONES).matches) place(guide, map);
      else coverEdges(map, { top: 0, bottom: 0 });
    };
    put();
    // Controls below the map may appear after the advice, and phones are turned.
    let soon = 0;
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(put);
    });
    for (const each of [map, ...document.querySelectorAll(BELOW)]) watcher.observe(each);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(soon);
    };
  });
  return panel;
}

function place(guide: HTMLElement, map: HTMLElement): void {
  const tops = [...document.querySelectorAll(BELOW)]
    .map((each) => each.getBoundingClientRect())
    .flatMap(({ top, height }) => (height > 0 ? [top] : []));
  guide.style.setProperty('--bar-over', `${tops[0] - Math.min(...tops)}px`);
  const seen = SEEN.flatMap(([look, weight]) =>
    [...map.querySelectorAll(shownAs(look))].map((unit) => ({ box: unit.getBoundingClientRect(), weight })),
  );
  const covered = (end: (typeof PLACES)[number]) => {
    guide.dataset.place = end;
    const card = guide.getBoundingClientRect();
    return seen.reduce((sum, { box, weight }) => sum + (isOver(card, box) ? weight : 0), 0);
  };
  const [low, high] = PLACES.map(covered);
  guide.dataset.place = high < low ? 'high' : 'low';
  const card = guide.getBoundingClientRect();
  const { top, bottom } = map.getBoundingClientRect();
  coverEdges(map, high < low ? { top: card.bottom - top, bottom: 0 } : { top: 0, bottom: bottom - card.top });
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

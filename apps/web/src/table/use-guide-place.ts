import { type RefObject, useEffect, useRef } from 'react';

/** Where what is said lies over the map; see table.css. */
const PHONES = '(max-width: 860px), (max-height: 500px)';
/** What is in hand, and before it what is planned for it. */
const IN_HAND = [':is(.token, .model).ghost', ':is(.token, .model).in-hand'];
/** From where on it would lie below the card, as a part of the height of the map. */
const LOW = 0.6;

/** What is said at the map lies in the other half of it than what is in hand. */
export function useGuidePlace(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const guide = panel.current;
    if (!guide?.querySelector('.coach-bubble, .summary-card') || !window.matchMedia(PHONES).matches) return;
    const tops = [...document.querySelectorAll('.bar-panel, .action-bar, .action-tools')]
      .map((each) => each.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 ? [top] : []));
    guide.style.setProperty('--bar-over', `${tops[0] - Math.min(...tops)}px`);
    const map = document.querySelector('.map-panel');
    const unit = IN_HAND.map((each) => map?.querySelector(each)).find(Boolean);
    if (!map || !unit) return;
    const { top, height } = map.getBoundingClientRect();
    const box = unit.getBoundingClientRect();
    const isLow = box.top + box.height / 2 > top + height * LOW;
    guide.dataset.place = isLow ? 'high' : 'low';
  });
  return panel;
}

// Kinds of windows, as the style sheets tell them apart.

/** Phones held upright, and narrow windows. */
export const UPRIGHT = '(max-width: 860px) and (min-height: 501px)';
/** Phones on their side. */
export const LYING = '(max-height: 500px)';
export const PHONES = '(max-width: 860px), (max-height: 500px)';

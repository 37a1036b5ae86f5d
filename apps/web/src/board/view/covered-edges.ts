/** The height of the parts that cover a map at its upper and lower edge, in pixels. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const COVERED = 'covered';

/** Tells the maps in a panel what covers them for now, so that they move what matters out from under it. */
export function coverEdges(panel: HTMLElement, { top, bottom }: Edges): void {
  const [above, below] = [top, bottom].map((each) => `${Math.round(each)}px`);
  const { style } = panel;
  if (style.getPropertyValue('--over-top') === above && style.getPropertyValue('--over-bottom') === below)
    return;
  style.setProperty('--over-top', above);
  style.setProperty('--over-bottom', below);
  panel.dispatchEvent(new Event(COVERED));
}

/** Calls back whenever that changes. */
export function onCovered(view: HTMLElement, listener: () => void): () => void {
  const panel = view.closest('[data-part="map-panel"]');
  panel?.addEventListener(COVERED, listener);
  return () => panel?.removeEventListener(COVERED, listener);
}

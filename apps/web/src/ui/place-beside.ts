const GAP = 6;

/** Puts a small sheet beside its anchor, where there is room, and never over the edge of the window. */
export function placeBeside(sheet: HTMLElement, anchor: DOMRect, first: 'above' | 'below'): void {
  const { width, height } = sheet.getBoundingClientRect();
  const wanted = first === 'above' ? anchor.left + anchor.width / 2 - width / 2 : anchor.left;
  const left = Math.max(GAP, Math.min(wanted, window.innerWidth - width - GAP));
  const [above, below] = [anchor.top - GAP - height, anchor.bottom + GAP];
  const isRoom = { above: above >= GAP, below: below + height <= window.innerHeight - GAP };
  const other = first === 'above' ? 'below' : 'above';
  const side = isRoom[first] || !isRoom[other] ? first : other;
  const top = Math.max(GAP, Math.min(side === 'above' ? above : below, window.innerHeight - height - GAP));
  sheet.style.left = `${Math.round(left)}px`;
  sheet.style.top = `${Math.round(top)}px`;
}

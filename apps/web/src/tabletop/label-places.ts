import type { Place } from '@ironfield/kernel/menu.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import type { Spot } from '../board/geometry.ts';
import { roomiest } from '../board/label-places.ts';
import { spotOf } from './measures.ts';
import type { Overlay } from './tabletop-game.ts';

/** In pixels. */
export const labelWidth = (text: string): number => text.length * 6.6 + 14;

/** How far along a line its label may stand, the best place first. */
const ON_THE_WAY = [0.5];
/** Lines that go out from one place have their labels where they are apart. */
const FAR_OUT = [0.8, 0.65, 0.92, 0.5, 0.35];

type Labelled = Exclude<Overlay, { kind: 'area' }>;

export interface PlacedLabel {
  readonly text: string;
  readonly at: Spot;
  readonly look: string;
}

/** The labels of overlays where they cover no other label, as far as their lines leave a choice. */
export function placedLabels(overlays: readonly Overlay[], scale: number): PlacedLabel[] {
  const labels = overlays
    .flatMap((overlay) =>
      overlay.kind !== 'area' && overlay.label
        ? [{ text: overlay.label, look: overlay.look, spots: placesOf(overlay).map(spotOf) }]
        : [],
    )
    // Those first that have only one place.
    .toSorted((one, other) => one.spots.length - other.spots.length);
  const places = roomiest(
    labels.map(({ text, spots }) => ({ width: labelWidth(text), spots })),
    [],
    scale,
  );
  return labels.map(({ text, look }, index) => ({ text, look, at: places[index] }));
}

/** Above circles, at the far end of arcs, on lines. */
function placesOf(overlay: Labelled): Place[] {
  switch (overlay.kind) {
    case 'circle':
      return [{ x: overlay.at.x, y: overlay.at.y - overlay.radius }];
    case 'arc':
      return [movedAlong(overlay.at, overlay.heading, overlay.radius)];
    case 'line': {
      const { from, to, look } = overlay;
      const shares = look === 'sight' || look === 'blocked' ? FAR_OUT : ON_THE_WAY;
      return shares.map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    }
  }
}

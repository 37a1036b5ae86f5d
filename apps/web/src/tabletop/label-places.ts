import type { Place } from '@ironfield/kernel/menu.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { spotOf } from './measures.ts';
import type { Overlay } from './tabletop-game.ts';

/** In pixels. */
export const LABEL_HEIGHT = 20;
export const labelWidth = (text: string): number => text.length * 6.6 + 14;

/** How far along a line its label may stand, the best place first. */
const ON_THE_WAY = [0.5];
/** Lines that go out from one place have their labels where they are apart. */
const FAR_OUT = [0.8, 0.65, 0.92, 0.5, 0.35];

type Labelled = Exclude<Overlay, { kind: 'area' }>;

export interface PlacedLabel {
  readonly text: string;
  readonly at: Place;
  readonly look: string;
}

/** The labels of overlays where they cover no other label, as far as their lines leave a choice. */
export function placedLabels(overlays: readonly Overlay[], scale: number): PlacedLabel[] {
  const labelled = overlays.filter(
    (overlay): overlay is Labelled => overlay.kind !== 'area' && !!overlay.label,
  );
  const placed: PlacedLabel[] = [];
  // Those first that have only one place.
  for (const overlay of labelled.toSorted((one, other) => placesOf(one).length - placesOf(other).length)) {
    const text = overlay.label ?? '';
    const places = placesOf(overlay);
    const isClear = (at: Place) => placed.every((other) => !collide(at, text, other, scale));
    placed.push({ text, at: places.find(isClear) ?? places[0], look: overlay.look });
  }
  return placed;
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

function collide(at: Place, text: string, other: PlacedLabel, scale: number): boolean {
  const [one, two] = [spotOf(at), spotOf(other.at)];
  return (
    Math.abs(one.x - two.x) * scale < (labelWidth(text) + labelWidth(other.text)) / 2 &&
    Math.abs(one.y - two.y) * scale < LABEL_HEIGHT
  );
}

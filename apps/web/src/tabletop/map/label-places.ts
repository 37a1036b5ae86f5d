import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import type { Spot } from '../../board/geometry.ts';
import { type Box, type Label, roomiest } from '../../board/names/label-places.ts';
import type { Area, Extent } from '../../board/view/scale.ts';
import type { Overlay } from '../tabletop-game.ts';
import { spotOf } from '../words/measures.ts';

/** In pixels. */
export const labelWidth = (text: string): number => text.length * 6.6 + 14;

/** Places for a label along its line, the best first. */
const ON_THE_WAY = [0.5, 0.4, 0.6, 0.3, 0.7];
/** Lines that go out from one place have their labels where they are apart. */
const FAR_OUT = [0.8, 0.65, 0.92, 0.5, 0.35];

/** Places for a label at the edge of its circle. */
const AROUND = [0, 4, 2, 6, 1, 7, 3, 5].map((eighth) => (eighth * FULL_TURN) / 8);

/** Places at the edge of an arc, as parts of its width from its middle. */
const ACROSS = [0, 0.125, -0.125, 0.25, -0.25, 0.375, -0.375];

type Labelled = Exclude<Overlay, { kind: 'area' }>;

export interface PlacedLabel {
  readonly text: string;
  readonly at: Spot;
  readonly look: string;
}

/** A few words that have to be somewhere: what they say is said nowhere else on the map. */
export interface Words {
  readonly text: string;
  readonly look: string;
  readonly spots: readonly Spot[];
}

interface Surroundings {
  /** Areas that no label should cover. */
  readonly around?: readonly Box[];
  /** Of the table. */
  readonly extent?: Extent | null;
  /** The part of the drawing that can be read. Absent: all of it. */
  readonly seen?: Area | null;
  /** Words beside the overlays that are more important. */
  readonly first?: readonly Words[];
}

/** The labels of overlays where they cover no other label nor what is `around`, as far as they have a choice. */
export function placedLabels(
  overlays: readonly Overlay[],
  scale: number,
  { around = [], extent = null, seen = null, first = [] }: Surroundings = {},
): PlacedLabel[] {
  const labels = overlays
    .flatMap((overlay) =>
      overlay.kind !== 'area' && overlay.label
        ? [
            {
              text: overlay.label,
              look: overlay.look,
              spots: onTable(placesOf(overlay).map(spotOf), extent),
              isPlan: overlay.kind === 'line' && !isSight(overlay),
              isOptional: overlay.kind !== 'line',
            },
          ]
        : [],
    )
    // An overlay that begins beyond the edge is out of sight, and needs no words.
    .filter(({ spots }) => spots.length > 0)
    // The plan first, then those with the fewest places.
    .toSorted(
      (one, other) => Number(other.isPlan) - Number(one.isPlan) || one.spots.length - other.spots.length,
    );
  const all = [...first, ...labels].map((each) => ({ isOptional: false, ...each }));
  const wanted = all.map(
    ({ text, spots, isOptional }): Label => ({ width: labelWidth(text), spots, isOptional }),
  );
  return roomiest(wanted, around, scale, seen).flatMap((at, index) =>
    at ? [{ text: all[index].text, look: all[index].look, at }] : [],
  );
}

const isSight = ({ look }: Extract<Overlay, { kind: 'line' }>): boolean =>
  look === 'sight' || look === 'blocked';

/** Of these the ones on the table. */
function onTable(spots: Spot[], extent: Extent | null): Spot[] {
  if (!extent) return spots;
  const { width, height } = extent;
  return spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
}

/** Above circles or elsewhere at their edge, at the far end of arcs, on lines. */
function placesOf(overlay: Labelled): Place[] {
  switch (overlay.kind) {
    case 'circle':
      return AROUND.map((heading) => movedAlong(overlay.at, heading, overlay.radius));
    case 'arc':
      return ACROSS.map((share) =>
        movedAlong(overlay.at, turned(overlay.heading, Math.round(share * overlay.width)), overlay.radius),
      );
    case 'line': {
      const { from, to } = overlay;
      const shares = isSight(overlay) ? FAR_OUT : ON_THE_WAY;
      return shares.map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    }
  }
}

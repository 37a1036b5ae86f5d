import { useExtent, useScale, useSeen } from '../../board/view/scale.ts';
import { NO_NOTES, useModelBoxes } from '../models/models.tsx';
import type { Model, Overlay, Stand } from '../tabletop-game.ts';
import { placedLabels } from './label-places.ts';
import { Label } from './overlays.tsx';
import { trailWords } from './trail.tsx';

interface TableWordsProps {
  readonly models: readonly Model[];
  readonly notes?: ReadonlyMap<number, string>;
  readonly handled?: Parameters<typeof useModelBoxes>[2];
  readonly overlays: readonly Overlay[];
  readonly trail?: readonly Stand[];
  /** The cost of the last leg. */
  readonly note?: string | null;
}

/**
 * The words on the map beside names, above everything else: they cover no models, no names and no other words, and stay
 * whole at the edge of the table.
 */
export function TableWords(props: TableWordsProps) {
  const { models, notes = NO_NOTES, handled = null, overlays, trail = [], note = null } = props;
  const scale = useScale();
  const extent = useExtent();
  const labels = placedLabels(overlays, scale, {
    around: useModelBoxes(models, notes, handled),
    first: trailWords(trail, note, extent?.width ?? 0, scale),
    extent,
    seen: useSeen(),
  });
  return labels.map((label, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: labels have no other name than their place
    <Label key={index} {...label} />
  ));
}

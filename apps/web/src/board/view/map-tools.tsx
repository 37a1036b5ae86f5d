import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import type { PanZoom } from './pan-zoom.ts';

interface MapToolsProps {
  readonly panZoom: Pick<PanZoom, 'zoom' | 'fit'>;
  /** Further tools, below these. */
  readonly children?: ReactNode;
}

/** The buttons at the left of a map. */
export function MapTools({ panZoom: { zoom, fit }, children }: MapToolsProps) {
  return (
    <div className="map-tools" data-part="map-tools">
      <button
        type="button"
        className="button"
        title="Zoom in (+)"
        aria-label="Zoom in"
        onClick={() => zoom(1.4)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="button"
        title="Zoom out (−)"
        aria-label="Zoom out"
        onClick={() => zoom(1 / 1.4)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className="button" title="Whole map (0)" aria-label="Whole map" onClick={fit}>
        <Icon name="fit" />
      </button>
      {children}
    </div>
  );
}

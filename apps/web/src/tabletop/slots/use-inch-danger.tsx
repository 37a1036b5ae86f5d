import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { distance, INCH } from '@ironfield/table/place.ts';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { DangerPanel as Panel } from '../../danger/danger-panel.tsx';
import { useDanger } from '../../danger/use-danger.ts';
import { UPRIGHT } from '../../ui/screens.ts';
import type { TabletopGame } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { DANGER } from './map-buttons.tsx';

const InchDanger = lazy(async () => ({ default: (await import('../map/inch-danger.tsx')).InchDanger }));
const DangerPanel = lazy(async () => ({
  default: (await import('../../danger/danger-panel.tsx')).DangerPanel,
})) as typeof Panel;

/** The danger layer, in the places where it is shown. */
export interface InchDangerUse {
  readonly layer: ReactNode;
  /** On a phone held upright. */
  readonly overMap: ReactNode;
  readonly inSheet: ReactNode;
}

const HIDDEN: InchDangerUse = { layer: null, overMap: null, inSheet: null };

/** Events speak for themselves: meanwhile nothing is worked out. */
export function useInchDanger<G extends GameTypes>(
  tabletop: TabletopGame<G>,
  desk: TabletopDesk<G>,
  isPlaying: boolean,
): InchDangerUse {
  const { table, models, own, shown: unit, pointed } = desk;
  const isOn = desk.layers.has(DANGER) && !isPlaying && models[unit] !== undefined;
  const side = useMemo(
    () => models.flatMap((each, id) => (each.side === own && each.at && !each.isGone ? [id] : [])),
    [models, own],
  );
  const shown = useDanger({ load: isOn ? tabletop.danger : undefined, table, unit, side });
  if (!shown) return HIDDEN;
  const near = (place: Place) => pointed !== null && distance(place, pointed.place) < INCH;
  const place = window.matchMedia(UPRIGHT).matches ? 'map-high' : 'sheet';
  const panel = (
    <Suspense>
      <DangerPanel
        shown={shown}
        table={table}
        units={models}
        pointed={shown.danger.spots.find((spot) => near(spot.place))}
        place={place}
        onUnit={desk.chooseModel}
        onClose={() => desk.toggleLayer(DANGER)}
      />
    </Suspense>
  );
  return {
    layer: (
      <Suspense>
        <InchDanger shown={shown} />
      </Suspense>
    ),
    overMap: place === 'map-high' ? panel : null,
    inSheet: place === 'sheet' ? panel : null,
  };
}

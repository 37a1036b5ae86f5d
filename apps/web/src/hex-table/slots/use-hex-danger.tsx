import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { DangerPanel as Panel } from '../../danger/danger-panel.tsx';
import { dangerWords } from '../../danger/danger-words.ts';
import { useDanger } from '../../danger/use-danger.ts';
import { UPRIGHT } from '../../ui/screens.ts';
import { DANGER, type DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';

const HexDanger = lazy(async () => ({ default: (await import('../../danger/hex-danger.tsx')).HexDanger }));
const DangerPanel = lazy(async () => ({
  default: (await import('../../danger/danger-panel.tsx')).DangerPanel,
})) as typeof Panel;

/** The danger layer, in the places where it is shown. */
export interface HexDangerUse {
  readonly layer: ReactNode;
  /** On a phone held upright. */
  readonly overMap: ReactNode;
  readonly inSheet: ReactNode;
  wordsAt(cell: number): string | false;
}

const HIDDEN: HexDangerUse = { layer: null, overMap: null, inSheet: null, wordsAt: () => false };

/** Events speak for themselves: meanwhile nothing is worked out. */
export function useHexDanger<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  isPlaying: boolean,
): HexDangerUse {
  const { table, board, units, own, shown: unit, pointed } = desk;
  const isOn = desk.layers.has(DANGER) && !isPlaying;
  const side = useMemo(
    () => units.flatMap((each, id) => (each.side === own && each.cell >= 0 && !each.isGone ? [id] : [])),
    [units, own],
  );
  const shown = useDanger({ load: isOn ? hex.danger : undefined, table, unit, side });
  const covered = useMemo(() => new Set(units.map(({ cell }) => cell)), [units]);
  if (!shown) return HIDDEN;
  const place = window.matchMedia(UPRIGHT).matches ? 'map' : 'sheet';
  const panel = (
    <Suspense>
      <DangerPanel
        shown={shown}
        table={table}
        units={units}
        pointed={shown.danger.spots.find((spot) => spot.place === pointed)}
        place={place}
        onUnit={desk.chooseUnit}
        onClose={() => desk.toggleLayer(DANGER)}
      />
    </Suspense>
  );
  return {
    layer: (
      <Suspense>
        <HexDanger grid={board} shown={shown} covered={covered} />
      </Suspense>
    ),
    overMap: place === 'map' ? panel : null,
    inSheet: place === 'sheet' ? panel : null,
    wordsAt: (cell) => dangerWords(shown, cell),
  };
}

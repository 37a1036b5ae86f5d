import type { Grid } from '@ironfield/hex/grid.ts';
import { lazy, Suspense } from 'react';
import { centreOfCell } from '../geometry.ts';
import { lineKey, type MapLine } from '../map-lines.tsx';

const Effects = lazy(async () => ({ default: (await import('./effects.tsx')).Effects }));

interface MapEffectsProps {
  readonly grid: Grid;
  readonly lines: readonly MapLine[];
  readonly bursts: readonly { readonly kind: 'fall' | 'blast'; readonly cell: number }[];
}

/** Shots along the lines of a map of hexes, and bursts there; fetched with the first shot. */
export function MapEffects({ grid, lines, bursts }: MapEffectsProps) {
  const fired = lines.filter(({ dice, shot }) => dice && shot);
  const here = bursts.filter(({ cell }) => cell >= 0);
  if (fired.length === 0 && here.length === 0) return null;
  // The same again is another shot.
  const moment = [
    ...fired.map((line) => `${lineKey(line)} ${line.dice}`),
    ...here.map(({ kind, cell }) => `${kind} ${cell}`),
  ].join();
  return (
    <Suspense>
      <Effects
        key={moment}
        shots={fired.map(({ from, to, tone, shot }) => ({
          ...shot!,
          from: centreOfCell(grid, from),
          to: centreOfCell(grid, to),
          isHit: tone === 'shot',
        }))}
        bursts={here.map(({ kind, cell }) => ({ kind, at: centreOfCell(grid, cell) }))}
      />
    </Suspense>
  );
}

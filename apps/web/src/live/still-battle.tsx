import { boardIn } from '@ironfield/hex/board-file.ts';
import { useMemo } from 'react';
import { boardExtent, centreOfCell } from '../board/geometry.ts';
import { Scenery } from '../board/ground/scenery.tsx';
import { TerrainLayer } from '../board/ground/terrain.tsx';
import { MapLines } from '../board/map-lines.tsx';
import { NamePlates } from '../board/names/name-plates.tsx';
import { Token } from '../board/token.tsx';
import { MechFigure } from '../hex-table/figures/mech-figure.tsx';
import { shapeByRole } from '../hex-table/figures/mech-shape.ts';
import type { Still } from './live-scene.ts';

/** A moment of a battle, drawn by the parts of the table without its rules: there is something to see at once. */
export function StillBattle({ still: { map, units, shots } }: { readonly still: Still }) {
  const board = useMemo(() => boardIn(map), [map]);
  const placed = units.map((unit) => ({ ...unit, at: centreOfCell(board, unit.cell) }));
  const lines = shots.map((shot) => ({ ...shot, label: '', tone: 'possible' as const }));
  return (
    <Scenery extent={boardExtent(board)} around={placed.map(({ at }) => at)}>
      <TerrainLayer board={board} />
      <MapLines grid={board} lines={lines} />
      {placed.map(({ name, side, at, facing, health, weight, role, isProne }) => (
        <Token key={`${side} ${name}`} side={side} at={at} facing={facing} health={health} look="plain">
          <g transform={isProne ? 'translate(0 3) rotate(90) scale(1.02)' : 'scale(1.12)'}>
            <MechFigure shape={shapeByRole(weight, role)} />
          </g>
        </Token>
      ))}
      <NamePlates named={placed.map(({ name, side, at }, id) => ({ id, name, at, seat: side }))} />
    </Scenery>
  );
}

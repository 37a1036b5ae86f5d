import type { Grid } from '@ironfield/hex/grid.ts';
import { centreOfCell, regionPath } from './geometry.ts';

/** Hexes that may be chosen: a border and a dot in each, so that the ground stays to be seen. */
export function Reach({ grid, cells }: { readonly grid: Grid; readonly cells: ReadonlySet<number> }) {
  return (
    <g className="reach" data-part="reach">
      <path className="reach-border" d={regionPath(grid, cells)} />
      {[...cells].map((cell) => {
        const { x, y } = centreOfCell(grid, cell);
        return <circle key={cell} cx={x} cy={y} r={3.2} />;
      })}
    </g>
  );
}

import { memo } from 'react';

/** A squad in battle armour, about 24 units across: broad shoulders, a gun for an arm, and jets on the back. */
export const SuitFigure = memo(function SuitFigure() {
  return (
    <g className="unit-figure" data-part="unit-figure">
      {PLACES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-1.700 -6.600H1.700L2.200 -4.400H-2.200Z" />
          <path d="M-4.200 -4.200H4.200L4.600 .6H2.900L2.700 -1.800L1.900 1.800L2.500 6.200H.5L0 2.600L-.5 6.200H-2.500L-1.900 1.800L-2.700 -1.800L-2.900 .6H-4.600Z" />
          <path d="M4 -1H6V3.600H4Z" />
        </g>
      ))}
    </g>
  );
});

const PLACES: readonly (readonly [x: number, y: number])[] = [
  [-6.6, 1.6],
  [5.4, 1.6],
];

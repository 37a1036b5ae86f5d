import { memo } from 'react';

interface InfantryFigureProps {
  readonly motion: 'foot' | 'motorized' | 'jump';
}

/** People on foot, about 24 units across, with what carries them: boots, a truck, or packs on their backs. */
export const InfantryFigure = memo(function InfantryFigure({ motion }: InfantryFigureProps) {
  return (
    <g className="unit-figure" data-part="unit-figure">
      {PLACES[motion].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cy={-5.6} r={1.9} />
          <path d="M-2 -3.200H2L1.600 1.400H1.300L1.200 5.600H-1.200L-1.300 1.400H-1.600Z" />
          {motion === 'jump' && <path d="M2.400 -3.200H4V1.200L3.200 3.400L2.400 1.200Z" />}
        </g>
      ))}
      {motion === 'motorized' && (
        <path d="M-10 3H10V7H8.600A2.400 2.400 0 0 1 3.800 7H-3.800A2.400 2.400 0 0 1 -8.600 7H-10Z" />
      )}
    </g>
  );
});

type Places = readonly (readonly [x: number, y: number])[];

const THREE: Places = [
  [-6.4, 2.4],
  [6.4, 2.4],
  [0, -1.6],
];

const PLACES: Readonly<Record<InfantryFigureProps['motion'], Places>> = {
  foot: THREE,
  jump: THREE,
  motorized: [
    [-5.6, -3],
    [5.6, -3],
    [0, -5],
  ],
};

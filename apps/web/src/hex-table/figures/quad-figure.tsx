import { memo } from 'react';

/** The height of the body, and the width of a leg. */
const BUILDS = {
  light: [5.6, 2],
  medium: [6.8, 2.4],
  heavy: [8, 2.8],
  assault: [9.4, 3.2],
} as const;

/** The places where its legs begin, from the left. */
const LEGS = [-10, -5.6, 2.4, 6.8];

interface QuadFigureProps {
  readonly weight: keyof typeof BUILDS;
}

/** A 'Mech on four legs from the side, about 24 units long around the middle: its weight in its build. */
export const QuadFigure = memo(function QuadFigure({ weight }: QuadFigureProps) {
  const [height, leg] = BUILDS[weight];
  const back = 2 - height;
  return (
    <g className="unit-figure" data-part="unit-figure">
      <path d={`M-10.500 ${back + 2}L-8 ${back}H7L10.500 ${back + 1.6}V.4L8 2H-9L-11 -.200Z`} />
      <path d={`M8 ${back - 0.6}l1.4 -2.600h3l1.6 2.400l-.8 3h-1.800z`} />
      {LEGS.map((x) => (
        <path key={x} d={`M${x} 2.600h${leg}l.7 3.600l-.9 5.400h${-leg - 0.6}l.9 -5.200z`} />
      ))}
    </g>
  );
});

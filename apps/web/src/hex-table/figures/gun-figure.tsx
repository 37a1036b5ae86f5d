import { memo } from 'react';

interface GunFigureProps {
  /** Degrees clockwise from the top of the map. */
  readonly heading: number;
  /** It turns on the roof. */
  readonly isTurret: boolean;
}

/** Weapons of a fortress, about 24 units long: two barrels behind an embrasure, or in a turret. */
export const GunFigure = memo(function GunFigure({ heading, isTurret }: GunFigureProps) {
  return (
    <g className="unit-figure" data-part="unit-figure" transform={`rotate(${heading})`}>
      <path d={isTurret ? TURRET : EMBRASURE} />
      <path d="M-3.600 -13H-1.400V-3H-3.600ZM1.400 -13H3.600V-3H1.400Z" />
    </g>
  );
});

const TURRET = 'M-4 -4.500H4L7.500 0V6L4 9.500H-4L-7.500 6V0Z';
const EMBRASURE = 'M-11 -5H-5.500L-4.500 0H4.500L5.500 -5H11V2L7 9H-7L-11 2Z';

import { memo } from 'react';

interface VehicleFigureProps {
  readonly motion: 'tracked' | 'wheeled' | 'hover' | 'vtol' | 'displacement' | 'hydrofoil';
  /** Degrees clockwise from the top of the map; null where there is no turret. */
  readonly heading: number;
  readonly turret: number | null;
  /** The same of a second turret, in front of it. */
  readonly front?: number | null;
}

/** A vehicle seen from above, about 24 units long: what carries it, its hull, and its turret with a gun. */
export const VehicleFigure = memo(function VehicleFigure(props: VehicleFigureProps) {
  const { motion, heading, turret, front = null } = props;
  return (
    <g className="unit-figure" data-part="unit-figure">
      <g transform={`rotate(${heading})`}>
        <path d={CARRIED_BY[motion]} />
        {!OF_ONE_PIECE.includes(motion) && <path d="M-4.500 -9.500L0 -11L4.500 -9.500V9.500H-4.500Z" />}
      </g>
      {front !== null && (
        <g
          transform={`rotate(${heading}) translate(0 -6.500) rotate(${front - heading})`}
          data-part="front-turret"
        >
          <path d="M-.8 -7H.8V-2H-.8Z" />
          <circle r="2.600" />
        </g>
      )}
      {turret !== null && (
        <g
          transform={
            front === null
              ? `rotate(${turret})`
              : `rotate(${heading}) translate(0 4) rotate(${turret - heading})`
          }
          data-part="turret"
        >
          <path d="M-1 -13H1V-4H-1Z" />
          <circle r="3.600" />
        </g>
      )}
    </g>
  );
});

const OF_ONE_PIECE: readonly string[] = ['vtol', 'displacement'];

const CARRIED_BY = {
  tracked: 'M-8 -10H-5.200V10H-8ZM5.200 -10H8V10H5.200Z',
  wheeled:
    'M-7.500 -9H-5.200V-4.500H-7.500ZM-7.500 -2.200H-5.200V2.200H-7.500ZM-7.500 4.500H-5.200V9H-7.500ZM5.200 -9H7.500V-4.500H5.200ZM5.200 -2.200H7.500V2.200H5.200ZM5.200 4.500H7.500V9H5.200Z',
  hover: 'M-5.200 -9Q-9.500 0 -5.200 10L-5.200 9ZM5.200 -9Q9.500 0 5.200 10L5.200 9Z',
  // A bow, a broad stern.
  displacement: 'M0 -14Q6.500 -6 6 4L4.800 12H-4.800L-6 4Q-6.500 -6 0 -14Z',
  // Foils before and behind.
  hydrofoil: 'M-9 -6.500H9V-4.800H-9ZM-9 6H9V7.700H-9Z',
  // A cabin, a tail with its small rotor, and four blades.
  vtol: 'M0 -11Q4.500 -8 4.500 -3.500Q4.500 2 1.400 4V10.500H4V12.300H-4V10.500H-1.400V4Q-4.500 2 -4.500 -3.500Q-4.500 -8 0 -11ZM-11.700 -13L-10.300 -14.400L11.700 7.600L10.300 9ZM11.700 -13L10.300 -14.400L-11.700 7.600L-10.300 9Z',
} as const;

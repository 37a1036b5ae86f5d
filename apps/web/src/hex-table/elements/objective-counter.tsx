import { sideClass } from '../../ui/words/sides.ts';
import styles from './objective-counter.module.css';

interface ObjectiveCounterProps {
  readonly kind: 'objective' | 'headquarters';
  /** The side whose colour it has. */
  readonly side: number;
  readonly isOccupied: boolean;
  readonly title?: string;
  readonly transform: string;
}

const SIGNS = {
  headquarters: 'M-8 10V-10H9L5 -5.500L9 -1H-5V10Z',
  objective:
    'M0 -10L2.900 -3.600L9.800 -2.900L4.700 1.800L6.100 8.600L0 5.200L-6.100 8.600L-4.700 1.800L-9.800 -2.900L-2.900 -3.600Z',
} as const;

/** An objective or Headquarters on the map. */
export function ObjectiveCounter({ kind, side, isOccupied, title, transform }: ObjectiveCounterProps) {
  const look = `${styles.counter} ${sideClass(side)} ${isOccupied ? styles.occupied : ''}`;
  return (
    <g className={look} transform={transform}>
      {title && <title>{title}</title>}
      <rect x={-15} y={-15} width={30} height={30} rx={4} />
      <path d={SIGNS[kind]} />
    </g>
  );
}

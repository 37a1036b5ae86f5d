import { sideClass } from '../../ui/sides.ts';
import styles from './battleforce.module.css';

interface CounterTokenProps {
  readonly kind: 'objective' | 'headquarters';
  readonly defender: number;
  readonly isOccupied: boolean;
  readonly transform: string;
}

/** An objective or Headquarters in the colour of the side that defends it. */
export function CounterToken({ kind, defender, isOccupied, transform }: CounterTokenProps) {
  return (
    <g
      className={`${styles.counter} ${sideClass(defender)} ${isOccupied ? styles.occupied : ''}`}
      transform={transform}
    >
      <rect x={-15} y={-15} width={30} height={30} rx={4} />
      {kind === 'headquarters' ? (
        <path d="M-8 10V-10H9L5 -5.500L9 -1H-5V10Z" />
      ) : (
        <path d="M0 -10L2.900 -3.600L9.800 -2.900L4.700 1.800L6.100 8.600L0 5.200L-6.100 8.600L-4.700 1.800L-9.800 -2.900L-2.900 -3.600Z" />
      )}
    </g>
  );
}

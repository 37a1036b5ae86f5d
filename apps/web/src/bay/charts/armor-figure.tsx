import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { FacingCode } from '@ironfield/mechbay/design/design-operations.ts';
import type { ArmorCoverage } from '@ironfield/mechbay/figures.ts';
import styles from './charts.module.css';

type Box = readonly [facing: FacingCode, x: number, y: number, width: number, height: number];

/** A 'Mech of blocks, left on the left as its pilot sees it; its back stands beside it. */
const TRUNK: readonly Box[] = [
  ['HD', 66, 2, 28, 22],
  ['LT', 32, 28, 30, 44],
  ['CT', 64, 28, 32, 50],
  ['RT', 98, 28, 30, 44],
  ['LTR', 172, 34, 30, 40],
  ['CTR', 204, 34, 32, 46],
  ['RTR', 238, 34, 30, 40],
];
const HIND_LEGS: readonly Box[] = [
  ['LL', 38, 82, 32, 42],
  ['RL', 90, 82, 32, 42],
];
const BOXES: Readonly<Record<MechFile['frame'], readonly Box[]>> = {
  biped: [...TRUNK, ...HIND_LEGS, ['LA', 4, 30, 25, 52], ['RA', 131, 30, 25, 52]],
  // Front legs stand on the same ground as the others.
  quad: [...TRUNK, ...HIND_LEGS, ['LA', 4, 52, 25, 72], ['RA', 131, 52, 25, 72]],
};

export const FIGURE = { width: 272, height: 128 } as const;

interface Props {
  readonly armor: ArmorCoverage;
  readonly frame: MechFile['frame'];
  readonly side: number;
}

/** Armour by facing, each filled in proportion to its maximum. */
export function ArmorFigure({ armor, frame, side }: Props) {
  const pointsOn = new Map(armor.facings.map(({ facing, points }) => [facing, points]));
  const mostOn = new Map<string, number>(armor.locations.map(({ location, most }) => [location, most]));
  return (
    <g className={`${styles.bodyFigure} side-${side}`}>
      {BOXES[frame].map(([facing, left, top, width, height]) => {
        const points = pointsOn.get(facing) ?? 0;
        const most = mostOn.get(facing.slice(0, 2)) ?? 0;
        const filled = most === 0 ? 0 : Math.min(1, points / most) * height;
        return (
          <g key={facing}>
            <rect
              className={points === 0 ? `${styles.bodyPart} bare` : styles.bodyPart}
              x={left}
              y={top}
              width={width}
              height={height}
              rx="4"
            />
            <rect
              className={styles.bodyFill}
              x={left}
              y={top + height - filled}
              width={width}
              height={filled}
              rx="4"
            />
            <text x={left + width / 2} y={top + height / 2 + 3.5} textAnchor="middle">
              {points}
            </text>
          </g>
        );
      })}
      <text className={styles.facing} x="220" y="26" textAnchor="middle">
        rear
      </text>
    </g>
  );
}

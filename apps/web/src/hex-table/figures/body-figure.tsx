import type { ReactNode } from 'react';
import { conditionOf } from '../../ui/words/condition.ts';
import styles from './body-figure.module.css';

type Box = readonly [x: number, y: number, width: number, height: number];
type Left = readonly [left: number, full: number];

export interface BodyPart {
  readonly name: string;
  readonly box: Box;
  readonly armor: Left;
  /** Null where there is none behind the armour. */
  readonly structure: Left | null;
  readonly isLost: boolean;
}

interface BodyFigureProps {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly BodyPart[];
  /** The same in words, for those who do not see it. */
  readonly words: readonly string[];
  /** Written beside it. */
  readonly children?: ReactNode;
}

/** A machine of blocks: of each part its armour as a filling with its points, its structure below it. */
export function BodyFigure({ width, height, parts, words, children }: BodyFigureProps) {
  return (
    <figure className={styles.body}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {parts.map((part) => (
          <Block key={part.name} {...part} />
        ))}
        {children}
      </svg>
      <figcaption className="visually-hidden">
        <ul>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const INSET = 3;

function Block({ box: [x, y, width, height], armor, structure, isLost }: BodyPart) {
  const middle = x + width / 2;
  if (isLost) {
    return (
      <g className={`${styles.bodyBlock} ${styles.lost}`}>
        <rect x={x} y={y} width={width} height={height} rx={4} />
        <path
          d={`M${x + 5} ${y + 5}L${x + width - 5} ${y + height - 5}M${x + width - 5} ${y + 5}L${x + 5} ${y + height - 5}`}
        />
      </g>
    );
  }
  const filled = share(armor) * height;
  const strip = structure ? share(structure) * (width - 2 * INSET) : 0;
  const foot = y + height - INSET - 4;
  const isHurt = (structure && structure[0] < structure[1]) || undefined;
  return (
    <g className={styles.bodyBlock} data-condition={conditionOf(share(armor))}>
      <rect className={styles.bodyGround} x={x} y={y} width={width} height={height} rx={4} />
      <rect className={styles.bodyArmor} x={x} y={y + height - filled} width={width} height={filled} rx={4} />
      <rect className={styles.bodyEdge} x={x} y={y} width={width} height={height} rx={4} />
      <text className={styles.bodyPoints} x={middle} y={structure ? foot - 12.5 : y + height / 2 + 5}>
        {armor[0]}
      </text>
      {structure && (
        <>
          <rect
            className={styles.bodyBone}
            x={x + INSET}
            y={foot}
            width={width - 2 * INSET}
            height={4}
            rx={1.5}
          />
          <rect
            className={styles.bodyBoneLeft}
            data-hurt={isHurt}
            x={x + INSET}
            y={foot}
            width={strip}
            height={4}
            rx={1.5}
          />
          <text className={styles.bodyStructure} data-hurt={isHurt} x={middle} y={foot - 2.5}>
            {structure[0]}
          </text>
        </>
      )}
    </g>
  );
}

const share = ([left, full]: Left): number => (full === 0 ? 0 : left / full);

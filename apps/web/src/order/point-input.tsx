import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import { FULL_TURN, type Pose } from '@ironfield/kernel/menu/menu.ts';
import { Explained } from '../rules/explained.tsx';
import { DEGREE, INCH, middleOf } from './draft/draft.ts';
import styles from './order.module.css';

interface PointInputProps {
  readonly field: Extract<ExpandedField, { kind: 'point' }>;
  readonly value: Pose;
  onChange(value: Pose): void;
}

/** A place in inches, by number or by pointing into its region, and where to face there, if that is asked. */
export function PointInput({ field, value, onChange }: PointInputProps) {
  const { label, outline } = field;
  const left = Math.min(...outline.map(({ x }) => x));
  const top = Math.min(...outline.map(({ y }) => y));
  const width = Math.max(...outline.map(({ x }) => x)) - left;
  const height = Math.max(...outline.map(({ y }) => y)) - top;
  const middle = middleOf(outline);
  const { explanation, measure } = field.describe?.(value) ?? {};
  const coordinate = (axis: 'x' | 'y') => (
    <label>
      {axis}{' '}
      <input
        type="number"
        className="select"
        step={0.25}
        value={value[axis] / INCH}
        onChange={({ target }) => onChange({ ...value, [axis]: Math.round(Number(target.value) * INCH) })}
      />
    </label>
  );
  return (
    <div className={`${styles.formField} ${styles.pointField}`}>
      <span>{label}, in inches</span>
      <div className={styles.formValue}>
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          aria-hidden="true"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const x = Math.round(left + ((event.clientX - box.left) / box.width) * width);
            const y = Math.round(top + ((event.clientY - box.top) / box.height) * height);
            onChange({ ...value, x, y });
          }}
        >
          <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <line x1={middle.x} y1={middle.y} x2={value.x} y2={value.y} />
          <circle className={styles.from} cx={middle.x} cy={middle.y} r={width / 40} />
          <circle cx={value.x} cy={value.y} r={width / 26} />
          {value.facing !== undefined && (
            <line
              x1={value.x}
              y1={value.y}
              x2={value.x}
              y2={value.y - width / 10}
              transform={`rotate(${value.facing / DEGREE} ${value.x} ${value.y})`}
            />
          )}
        </svg>
        <span className={styles.coordinates}>
          {coordinate('x')}
          {coordinate('y')}
          {value.facing !== undefined && (
            <label>
              Facing °{' '}
              <input
                type="number"
                className="select"
                step={15}
                value={value.facing / DEGREE}
                onChange={({ target }) => onChange({ ...value, facing: facingOf(Number(target.value)) })}
              />
            </label>
          )}
        </span>
        {explanation && (
          <Explained explanation={explanation} measure={measure} title={label}>
            {explanation.total} {measure}
          </Explained>
        )}
      </div>
    </div>
  );
}

/** A turn past 360 degrees begins again at 0. */
const facingOf = (degrees: number): number =>
  ((Math.round(degrees * DEGREE) % FULL_TURN) + FULL_TURN) % FULL_TURN;

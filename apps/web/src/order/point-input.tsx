import type { Place } from '@ironfield/kernel/menu.ts';
import { INCH, middleOf } from './draft.ts';

interface PointInputProps {
  readonly label: string;
  readonly outline: readonly Place[];
  readonly value: Place;
  onChange(value: Place): void;
}

/** A place in inches, by number or by pointing into its region. */
export function PointInput({ label, outline, value, onChange }: PointInputProps) {
  const left = Math.min(...outline.map(({ x }) => x));
  const top = Math.min(...outline.map(({ y }) => y));
  const width = Math.max(...outline.map(({ x }) => x)) - left;
  const height = Math.max(...outline.map(({ y }) => y)) - top;
  const middle = middleOf(outline);
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
    <div className="form-field point-field">
      <span>{label}, in inches</span>
      <div className="form-value">
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          aria-hidden="true"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const x = Math.round(left + ((event.clientX - box.left) / box.width) * width);
            const y = Math.round(top + ((event.clientY - box.top) / box.height) * height);
            onChange({ x, y });
          }}
        >
          <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <line x1={middle.x} y1={middle.y} x2={value.x} y2={value.y} />
          <circle className="from" cx={middle.x} cy={middle.y} r={width / 40} />
          <circle cx={value.x} cy={value.y} r={width / 26} />
        </svg>
        <span className="coordinates">
          {coordinate('x')}
          {coordinate('y')}
        </span>
      </div>
    </div>
  );
}

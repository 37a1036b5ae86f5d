import type { Spot } from '../board/geometry.ts';
import './action-wheel.css';
import { HALF, STEP, type WheelItem } from './wheel-item.ts';

interface ActionWheelProps {
  readonly at: Spot;
  readonly label: string;
  readonly items: readonly WheelItem[];
}

/** Pixels on the screen from the middle of the token to the first word. */
const ASIDE = 44;

/** What a unit can do, around it: the first half at its right, the rest at its left. */
export function ActionWheel({ at, label, items }: ActionWheelProps) {
  const right = items.slice(0, Math.ceil(items.length / 2));
  const left = items.slice(right.length);
  const place = (side: readonly WheelItem[], sign: 1 | -1) =>
    side.map(({ label: word, isChosen, act }, index) => {
      const width = word.length * 7.2 + 22;
      const y = (index - (side.length - 1) / 2) * STEP;
      const x = sign > 0 ? ASIDE : -ASIDE - width;
      return (
        // biome-ignore lint/a11y/useSemanticElements: drawn on the map, where no button element can be
        <g
          key={word}
          className="wheel-item"
          data-control=""
          role="button"
          tabIndex={0}
          aria-pressed={isChosen}
          aria-label={word}
          transform={`translate(${x} ${y})`}
          onClick={act}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            act();
          }}
        >
          <rect y={-HALF} width={width} height={2 * HALF} rx={HALF} />
          <text x={width / 2} y={4.5}>
            {word}
          </text>
        </g>
      );
    });
  return (
    <g className="action-wheel" transform={`translate(${at.x} ${at.y})`}>
      <title>{label}</title>
      <g className="same-size">
        {place(right, 1)}
        {place(left, -1)}
      </g>
    </g>
  );
}

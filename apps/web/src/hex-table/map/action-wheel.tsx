import type { Spot } from '../../board/geometry.ts';
import { useSeen } from '../../board/view/scale.ts';
import styles from './action-wheel.module.css';
import { GAP, type WheelItem, wordHeight } from './wheel-item.ts';
import { wheelPlaces } from './wheel-places.ts';

interface ActionWheelProps {
  readonly at: Spot;
  readonly label: string;
  readonly items: readonly WheelItem[];
}

const widthOf = ({ label }: WheelItem) => label.length * 7.2 + 22;

/** The actions of a unit, around it. */
export function ActionWheel({ at, label, items }: ActionWheelProps) {
  const height = wordHeight();
  const seen = useSeen();
  const places = wheelPlaces({
    at,
    widths: items.map(widthOf),
    step: height + GAP,
    scale: seen?.scale ?? 1,
    seen,
  });
  const words = items.map((item, index) => {
    const { label: word, isChosen, act } = item;
    const { x, y } = places[index];
    const width = widthOf(item);
    return (
      // biome-ignore lint/a11y/useSemanticElements: drawn on the map, where no button element can be
      <g
        key={word}
        className={styles.wheelItem}
        data-part="wheel-item"
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
        <rect y={-height / 2} width={width} height={height} rx={height / 2} />
        <text x={width / 2} y={4.5}>
          {word}
        </text>
      </g>
    );
  });
  return (
    <g data-part="action-wheel" transform={`translate(${at.x} ${at.y})`}>
      <title>{label}</title>
      <g className="same-size">{words}</g>
    </g>
  );
}

import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { angleOf, type Spot } from '../../board/geometry.ts';

interface FacingPickerProps {
  readonly at: Spot;
  readonly facing: number;
  /** The facings that may be chosen. */
  readonly offered: readonly number[];
  onFacing(facing: number): void;
}

/** An arrow on each side of a hex that may be faced. */
export function FacingPicker({ at, facing, offered, onFacing }: FacingPickerProps) {
  return (
    <g className="facing-arrows" transform={`translate(${at.x} ${at.y})`}>
      {offered.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn on the map, where no button element can be
        <g
          key={each}
          data-control=""
          role="button"
          tabIndex={0}
          aria-pressed={each === facing}
          aria-label={`Face ${FACINGS[each]}`}
          transform={`rotate(${angleOf(each)})`}
          onClick={() => onFacing(each)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            onFacing(each);
          }}
        >
          <title>{`Face ${FACINGS[each]} (Q and E turn)`}</title>
          <circle className="hit-area" cy={-39} r={13} />
          <path d="M-9 -33L0 -45L9 -33Q0 -37 -9 -33Z" />
        </g>
      ))}
    </g>
  );
}

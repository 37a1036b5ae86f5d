import { angleOf, type Spot } from './geometry.ts';
import './map-lines.css';

interface FacingPickerProps<Facing extends number> {
  readonly at: Spot;
  readonly facing: Facing;
  /** The facings that may be chosen. */
  readonly offered: readonly Facing[];
  /** Facings with a unit on that side, which the arrow must not cover. */
  readonly crowded: readonly Facing[];
  /** The name of each facing. */
  readonly names: readonly string[];
  /** The action of choosing one: `Face`. */
  readonly label: string;
  onFacing(facing: Facing): void;
}

/** The reach of its arrows from the middle, in drawing units, on a map at its drawn size. */
export const ARROWS = 48;

/** An arrow on each side of a hex that may be faced. */
export function FacingPicker<Facing extends number>(props: FacingPickerProps<Facing>) {
  const { at, facing, offered, crowded, names, label, onFacing } = props;
  return (
    <g className="facing-picker" data-part="facing-picker" transform={`translate(${at.x} ${at.y})`}>
      {offered.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn on the map, where no button element can be
        <g
          key={each}
          data-control=""
          role="button"
          tabIndex={0}
          aria-pressed={each === facing}
          aria-label={`${label} ${names[each]}`}
          transform={`rotate(${angleOf(each)})`}
          onClick={() => onFacing(each)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            onFacing(each);
          }}
        >
          <title>{`${label} ${names[each]} (Q and E turn)`}</title>
          <g
            className={`facing-arrow ${crowded.includes(each) ? 'crowded' : ''}`}
            data-part="facing-arrow"
            data-crowded={crowded.includes(each) ? '' : undefined}
          >
            <g className="same-size" data-part="same-size">
              <circle className="hit-area" r={15} />
              <path d="M-12 7L0 -9L12 7Q0 2 -12 7Z" />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { DEGREE, type Heading, movedAlong } from '@ironfield/table/heading.ts';
import type { Spot } from '../../board/geometry.ts';
import { useScale } from '../../board/view/scale.ts';
import type { Stand } from '../tabletop-game.ts';
import { headingUnder } from '../ways.ts';
import { drawn, spotOf } from '../words/measures.ts';
import { enlargement } from './model-token.tsx';
import { useDragging } from './place-finder.ts';

/** The base of a model beside the one in hand. */
export interface Neighbour {
  readonly at: Place;
  readonly radius: number;
}

interface ModelHandlesProps {
  readonly stand: Stand;
  readonly radius: number;
  /** Other models that one may want to take hold of. */
  readonly others: readonly Neighbour[];
  readonly canGo: boolean;
  readonly canTurn: boolean;
  /** While it is dragged it is one step, whatever way it takes. */
  onGo(to: Place, isFirst: boolean): void;
  onTurn(to: Heading, isFirst: boolean): void;
  onTap(): void;
  /** A tap on the ground under the handle that turns it. */
  onTapBefore(at: Place): void;
}

/** The area for a finger, in pixels from its middle. */
const HOLD = 22;
const HANDLE = 9;
/** From the edge of the base to the middle of its turn handle, in pixels. */
const AHEAD = 26;
/** Turning by hand goes in steps of five degrees. */
const TURN_STEP = 5 * DEGREE;

/** The middle of the handle that turns a model, and half its size. */
export function knobOf(
  { at, heading }: Stand,
  radius: number,
  scale: number,
): Spot & { readonly half: number } {
  const arm = drawn(radius) * enlargement(radius, scale) + AHEAD / scale;
  const middle = spotOf(movedAlong(at, heading, Math.round((arm * radius) / drawn(radius))));
  return { ...middle, half: HANDLE / scale };
}

/**
 * The distance by which a finger may miss a handle, in drawing units: as far as a finger needs, but the bases of others
 * are theirs. It is never less than the handle drawn.
 */
export function holdOf(middle: Spot, seen: number, others: readonly Neighbour[], scale: number): number {
  const free = others.map(({ at, radius }) => {
    const { x, y } = spotOf(at);
    return Math.hypot(x - middle.x, y - middle.y) - drawn(radius) * enlargement(radius, scale);
  });
  return Math.max(seen, Math.min(HOLD / scale, ...free));
}

/** The model is taken by its base to go somewhere, and by the handle before it to be turned. */
export function ModelHandles(props: ModelHandlesProps) {
  const { stand, radius, others, canGo, canTurn, onGo, onTurn, onTap, onTapBefore } = props;
  const { at } = stand;
  const scale = useScale();
  const going = useDragging({ onDrag: onGo, onTap });
  const turning = useDragging({
    onDrag: (finger, isFirst) => onTurn(headingUnder(at, finger, TURN_STEP), isFirst),
    onTap: onTapBefore,
  });
  const { x, y } = spotOf(at);
  const base = drawn(radius) * enlargement(radius, scale);
  const knob = knobOf(stand, radius, scale);
  return (
    <g className="model-handles">
      {canGo && (
        <circle
          className="go-handle"
          data-part="go-handle"
          data-control=""
          cx={x}
          cy={y}
          r={holdOf({ x, y }, base, others, scale)}
          {...going}
          onPointerDown={(event) => going.onPointerDown(event, at)}
        />
      )}
      {canTurn && (
        <g className="turn-handle" data-part="turn-handle" data-control="" {...turning}>
          <line x1={x} y1={y} x2={knob.x} y2={knob.y} />
          <circle
            className="hold"
            data-part="hold"
            cx={knob.x}
            cy={knob.y}
            r={holdOf(knob, HANDLE / scale, others, scale)}
          />
          <circle className="knob" data-part="knob" cx={knob.x} cy={knob.y} r={HANDLE / scale} />
        </g>
      )}
    </g>
  );
}

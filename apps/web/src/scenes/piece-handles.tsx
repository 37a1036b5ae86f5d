import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { DEGREE, headingTo, turnBetween } from '@ironfield/table/heading.ts';
import { distance, INCH } from '@ironfield/table/place.ts';
import { boundsOf, middleOf } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import type { Edit } from '@ironfield/table/scenes/scene-editing.ts';
import { useRef } from 'react';
import { useScale } from '../board/view/scale.ts';
import { useDragging } from '../tabletop/models/place-finder.ts';
import { outlinePath, spotOf } from '../tabletop/words/measures.ts';
import styles from './scenes.module.css';

interface PieceHandlesProps {
  readonly piece: Piece;
  /** Are its corners moved one by one? */
  readonly isReshaped: boolean;
  onEdit(edit: Edit, isDragged: 'first' | 'on'): void;
}

/** In pixels. */
const KNOB = 9;
const HOLD = 22;
const ABOVE = 30;
/** Pieces lie on quarters of an inch, and are turned by five degrees. */
const SNAP = INCH / 4;
const TURN = 5 * DEGREE;

const snapped = (length: number): number => Math.round(length / SNAP) * SNAP;

/** The piece in hand: it is taken anywhere to be moved, by its knobs to be turned and scaled. */
export function PieceHandles({ piece, isReshaped, onEdit }: PieceHandlesProps) {
  const scale = useScale();
  const { id, corners } = piece;
  const start = useRef(piece);
  const taken = (isFirst: boolean): Polygonal => {
    if (isFirst) start.current = piece;
    return start.current;
  };
  const mode = (isFirst: boolean) => (isFirst ? 'first' : 'on');
  const middle = middleOf(corners);
  const { left, top, right, bottom } = boundsOf(corners);
  const reach = Math.round(((ABOVE / scale) * INCH) / 24);
  const moving = useDragging({
    onDrag: (to, isFirst) => {
      const from = middleOf(taken(isFirst).corners);
      onEdit(
        { type: 'move', id, by: { x: snapped(to.x - from.x), y: snapped(to.y - from.y) } },
        mode(isFirst),
      );
    },
  });
  const turning = useDragging({
    onDrag: (to, isFirst) => {
      const about = middleOf(taken(isFirst).corners);
      const by = Math.round(turnBetween(0, Math.max(0, headingTo(about, to))) / TURN) * TURN;
      onEdit({ type: 'turn', id, by }, mode(isFirst));
    },
  });
  const scaling = useDragging({
    onDrag: (to, isFirst) => {
      const { corners: before } = taken(isFirst);
      const bounds = boundsOf(before);
      const far = distance(middleOf(before), { x: bounds.right, y: bounds.bottom });
      const percent = Math.max(
        20,
        Math.min(400, Math.round((distance(middleOf(before), to) * 20) / far) * 5),
      );
      onEdit({ type: 'scale', id, percent }, mode(isFirst));
    },
  });
  const knobs = [
    { name: 'Turn', at: { x: middle.x, y: top - reach }, hold: turning },
    { name: 'Scale', at: { x: right + reach / 3, y: bottom + reach / 3 }, hold: scaling },
  ];
  const centre = spotOf(middle);
  return (
    <g className="piece-handles">
      <path
        className={styles.pieceHold}
        data-control=""
        d={outlinePath(corners)}
        {...moving}
        onPointerDown={(event) => moving.onPointerDown(event, middle)}
      />
      <rect className={styles.pieceBounds} {...rectOf({ x: left, y: top }, { x: right, y: bottom })} />
      {isReshaped
        ? corners.map((corner, index) => (
            <Corner
              // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name than their place
              key={index}
              at={corner}
              scale={scale}
              onDrag={(to, isFirst) => {
                const { corners: before } = taken(isFirst);
                const moved = { x: snapped(to.x), y: snapped(to.y) };
                onEdit({ type: 'reshape', id, corners: before.with(index, moved) }, mode(isFirst));
              }}
            />
          ))
        : knobs.map(({ name, at, hold }) => {
            const { x, y } = spotOf(at);
            return (
              <g key={name} className={styles.pieceKnob} data-control="" {...hold}>
                <title>{name}</title>
                {name === 'Turn' && <line x1={centre.x} y1={spotOf({ x: 0, y: top }).y} x2={x} y2={y} />}
                <circle className={styles.hold} cx={x} cy={y} r={HOLD / scale} />
                <circle className={styles.knob} cx={x} cy={y} r={KNOB / scale} />
              </g>
            );
          })}
    </g>
  );
}

type Polygonal = Pick<Piece, 'corners'>;

function rectOf(a: Place, b: Place) {
  const [from, to] = [spotOf(a), spotOf(b)];
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

interface CornerProps {
  readonly at: Place;
  readonly scale: number;
  onDrag(to: Place, isFirst: boolean): void;
}

function Corner({ at, scale, onDrag }: CornerProps) {
  const hold = useDragging({ onDrag });
  const { x, y } = spotOf(at);
  return (
    <g
      className={styles.pieceKnob}
      data-control=""
      {...hold}
      onPointerDown={(event) => hold.onPointerDown(event, at)}
    >
      <circle className={styles.hold} cx={x} cy={y} r={(HOLD * 0.7) / scale} />
      <circle className={styles.knob} cx={x} cy={y} r={(KNOB * 0.7) / scale} />
    </g>
  );
}

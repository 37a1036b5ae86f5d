import type { Seat } from '@ironfield/kernel/state.ts';
import { sideClass } from '../../ui/words/sides.ts';
import type { Spot } from '../geometry.ts';
import { useExtent, useScale } from '../view/scale.ts';
import type { Box } from './label-places.ts';
import { PLATE_HEIGHT, type Plate, platePlaces } from './plate-places.ts';
import { textWidth } from './text-width.ts';

/** As in board.css. */
const WEIGHT = 600;
const SIZE = 10.5;
const PADDING = 10;

type Around = Parameters<typeof platePlaces>[3];

export interface Named extends Omit<Plate, 'width'> {
  readonly id: number;
  readonly name: string;
  readonly seat: Seat;
}

/** All names that there is room for, and where. */
function usePlates(named: readonly Named[], around: Around = []) {
  const scale = useScale();
  const plates = named.map((each) => ({ ...each, width: textWidth(each.name, WEIGHT, SIZE) + PADDING }));
  const places = platePlaces(plates, scale, useExtent(), around);
  return plates.flatMap((plate, index) => {
    const place = places[index];
    return place ? [{ ...plate, place }] : [];
  });
}

/** The room that names take, in drawing units. */
export function usePlateBoxes(named: readonly Named[], around?: Around): readonly Box[] {
  const scale = useScale();
  return usePlates(named, around).map(({ at, place, width }) => ({
    x: at.x + place.x / scale,
    y: at.y + place.y / scale,
    wide: width / 2 / scale,
    high: PLATE_HEIGHT / 2 / scale,
  }));
}

interface NamePlatesProps {
  readonly named: readonly Named[];
  /** Other things they should not cover. */
  readonly around?: Around;
}

/** Names always of the same size on the screen: drawn above all tokens, and out of each other's way. */
export function NamePlates({ named, around }: NamePlatesProps) {
  const scale = useScale();
  return usePlates(named, around).map(({ id, name, seat, at, width, place, reach = 0, isNeeded }) => (
    <g
      key={id}
      className={`name-plate ${sideClass(seat)} ${isNeeded ? 'needed' : ''}`}
      data-part="name-plate"
      data-side={seat}
      data-needed={isNeeded ? '' : undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g className="same-size">
        {place.isFar && <Leader to={place} from={reach * scale} />}
        <g transform={`translate(${place.x} ${place.y})`}>
          <rect x={-width / 2} y={-PLATE_HEIGHT / 2} width={width} height={PLATE_HEIGHT - 1} rx={4} />
          <text y={3.5}>{name}</text>
        </g>
      </g>
    </g>
  ));
}

/** From the edge of a token to a name that stands away from it. */
function Leader({ to: { x, y }, from }: { readonly to: Spot; readonly from: number }) {
  const share = from / Math.max(1, Math.hypot(x, y));
  return <line className="plate-leader" x1={x * share} y1={y * share} x2={x} y2={y} />;
}

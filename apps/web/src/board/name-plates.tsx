import type { Seat } from '@ironfield/kernel/state.ts';
import { sideClass } from '../ui/sides.ts';
import type { Box } from './label-places.ts';
import { PLATE_HEIGHT, type Plate, platePlaces } from './plate-places.ts';
import { useExtent, useScale } from './scale.ts';
import { textWidth } from './text-width.ts';

/** As in board.css. */
const WEIGHT = 600;
const SIZE = 10.5;
const PADDING = 10;

export interface Named extends Omit<Plate, 'width'> {
  readonly id: number;
  readonly name: string;
  readonly seat: Seat;
}

/** All names that there is room for, and where. */
function usePlates(named: readonly Named[]) {
  const scale = useScale();
  const plates = named.map((each) => ({ ...each, width: textWidth(each.name, WEIGHT, SIZE) + PADDING }));
  const places = platePlaces(plates, scale, useExtent());
  return plates.flatMap((plate, index) => {
    const place = places[index];
    return place ? [{ ...plate, place }] : [];
  });
}

/** The room that names take, in drawing units. */
export function usePlateBoxes(named: readonly Named[]): readonly Box[] {
  const scale = useScale();
  return usePlates(named).map(({ at, place, width }) => ({
    x: at.x + place.x / scale,
    y: at.y + place.y / scale,
    wide: width / 2 / scale,
    high: PLATE_HEIGHT / 2 / scale,
  }));
}

/** Names always of the same size on the screen: drawn above all tokens, and out of each other's way. */
export function NamePlates({ named }: { readonly named: readonly Named[] }) {
  return usePlates(named).map(({ id, name, seat, at, width, place }) => (
    <g key={id} className={`name-plate ${sideClass(seat)}`} transform={`translate(${at.x} ${at.y})`}>
      <g className="same-size">
        <g transform={`translate(${place.x} ${place.y})`}>
          <rect x={-width / 2} y={-PLATE_HEIGHT / 2} width={width} height={PLATE_HEIGHT - 1} rx={4} />
          <text y={3.5}>{name}</text>
        </g>
      </g>
    </g>
  ));
}

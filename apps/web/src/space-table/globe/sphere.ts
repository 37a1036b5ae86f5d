// Cells of a globe, and how they look from outside. North stays up; whoever looks turns the globe and tilts it.

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a map of a globe says of its cells, in degrees. */
export interface Globe {
  readonly size: number;
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/** The place that looks at the viewer, in degrees. */
export interface Aspect {
  readonly longitude: number;
  readonly latitude: number;
}

/** A cell with its corners; the side from one corner to the next is shared with the neighbour of that number. */
export interface Cell {
  readonly at: Vector;
  readonly corners: readonly Vector[];
  readonly beyond: readonly number[];
  /** Unit vectors along the ground. */
  readonly east: Vector;
  readonly north: Vector;
}

/** Where something lies in a picture of a globe with radius 1; what has no depth left lies on the far side. */
export interface Seen {
  readonly right: number;
  readonly up: number;
  readonly depth: number;
}

const DEGREE = Math.PI / 180;
/** Nobody looks straight down on a pole, where north would be nowhere. */
const STEEPEST = 80;

const scaled = ({ x, y, z }: Vector, by: number): Vector => ({ x: x * by, y: y * by, z: z * by });
const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
const unit = (vector: Vector): Vector => scaled(vector, 1 / Math.hypot(vector.x, vector.y, vector.z));

export function vectorOf({ latitude, longitude }: Aspect): Vector {
  const [phi, lambda] = [latitude * DEGREE, longitude * DEGREE];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

export const aspectOf = ({ x, y, z }: Vector): Aspect => ({
  longitude: Math.atan2(y, x) / DEGREE,
  latitude: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
});

/** The aspect that shows several places best. */
export const aspectOnto = (places: readonly Vector[]): Aspect =>
  within(aspectOf(places.reduce(plus, { x: 1e-9, y: 0, z: 0 })));

const within = ({ longitude, latitude }: Aspect): Aspect => ({
  longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  latitude: Math.max(-STEEPEST, Math.min(STEEPEST, latitude)),
});

export const turned = ({ longitude, latitude }: Aspect, east: number, north: number): Aspect =>
  within({ longitude: longitude + east, latitude: latitude + north });

/** A part of the shorter way from one aspect to another; all of it at 1. */
export function between(from: Aspect, to: Aspect, part: number): Aspect {
  const east = ((((to.longitude - from.longitude + 180) % 360) + 360) % 360) - 180;
  return turned(from, part * east, part * (to.latitude - from.latitude));
}

/** The cells of a globe, around each its neighbours in their order. */
export function cellsOf({ size, latitude, longitude, neighbours }: Globe): Cell[] {
  const at = Array.from({ length: size }, (_, cell) =>
    vectorOf({ latitude: latitude[cell]!, longitude: longitude[cell]! }),
  );
  return at.map((middle, cell): Cell => {
    const lambda = longitude[cell]! * DEGREE;
    const east = { x: -Math.sin(lambda), y: Math.cos(lambda), z: 0 };
    const north = {
      x: -middle.z * Math.cos(lambda),
      y: -middle.z * Math.sin(lambda),
      z: Math.hypot(middle.x, middle.y),
    };
    const bearing = (other: number) => Math.atan2(dot(at[other]!, east), dot(at[other]!, north));
    const around = neighbours[cell]!.toSorted((a, b) => bearing(a) - bearing(b));
    const corners = around.map((_, index) => {
      const before = around[(index + around.length - 1) % around.length]!;
      return unit(plus(middle, plus(at[before]!, at[around[index]!]!)));
    });
    return { at: middle, corners, beyond: around, east, north };
  });
}

/** How places look from one aspect. */
export function lookFrom({ longitude, latitude }: Aspect): (place: Vector) => Seen {
  const [cosLambda, sinLambda] = [Math.cos(longitude * DEGREE), Math.sin(longitude * DEGREE)];
  const [cosPhi, sinPhi] = [Math.cos(latitude * DEGREE), Math.sin(latitude * DEGREE)];
  return ({ x, y, z }) => {
    const ahead = x * cosLambda + y * sinLambda;
    return {
      right: y * cosLambda - x * sinLambda,
      up: z * cosPhi - ahead * sinPhi,
      depth: ahead * cosPhi + z * sinPhi,
    };
  };
}

/** The part of an outline on the near side; where it goes over the rim it follows straight from one place on the rim to the next. */
export function nearSide(outline: readonly Seen[]): Seen[] {
  const shown: Seen[] = [];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]!;
    if (from.depth >= 0) shown.push(from);
    if (from.depth >= 0 !== to.depth >= 0) shown.push(atRim(from, to));
  }
  return shown;
}

function atRim(from: Seen, to: Seen): Seen {
  const part = from.depth / (from.depth - to.depth);
  const right = from.right + part * (to.right - from.right);
  const up = from.up + part * (to.up - from.up);
  const far = Math.hypot(right, up) || 1;
  return { right: right / far, up: up / far, depth: 0 };
}

/** The place under a point of the picture; null beside the globe. */
export function placeUnder(aspect: Aspect, right: number, up: number): Vector | null {
  const square = right * right + up * up;
  if (square > 1) return null;
  const depth = Math.sqrt(1 - square);
  const [phi, lambda] = [aspect.latitude * DEGREE, aspect.longitude * DEGREE];
  const ahead = depth * Math.cos(phi) - up * Math.sin(phi);
  return {
    x: ahead * Math.cos(lambda) - right * Math.sin(lambda),
    y: ahead * Math.sin(lambda) + right * Math.cos(lambda),
    z: depth * Math.sin(phi) + up * Math.cos(phi),
  };
}

export function nearestCell(cells: readonly Cell[], place: Vector): number {
  let best = 0;
  for (let cell = 1; cell < cells.length; cell++)
    if (dot(cells[cell]!.at, place) > dot(cells[best]!.at, place)) best = cell;
  return best;
}

/** Places along the shortest way over the globe, both ends with them. */
export function along(from: Vector, to: Vector, steps: number): Vector[] {
  return Array.from({ length: steps + 1 }, (_, step) =>
    unit(plus(scaled(from, 1 - step / steps), scaled(to, step / steps))),
  );
}

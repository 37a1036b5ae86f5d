import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { boundsOf, contains, type Polygon, rectangle } from '@ironfield/table/polygon.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { type Deployment, NINTHS } from '../../data/scenario-tables.ts';
import type { Zone } from './victory.ts';

/** HGB-DEPLOY-01: the zones of the side that picks, and those of the other. */
export interface ZoneChoice {
  readonly own: readonly Polygon[];
  readonly other: readonly Polygon[];
}

/** HGB-DEPLOY-02: what there is to pick from. */
export function zoneChoices(deployment: Deployment, scene: Scene): readonly ZoneChoice[] {
  switch (deployment) {
    case 'skirmish line':
      return bothWays(strip(scene, 'short', 0), strip(scene, 'short', 2));
    case 'deep':
      return bothWays(strip(scene, 'long', 0), strip(scene, 'long', 2));
    case 'chance encounter':
      return pairsOf(scene).flatMap(([one, opposite]) => bothWays(one, opposite));
    case 'stuck in the middle': {
      const middle = [ninth(scene, NINTHS.indexOf(0))];
      const pairs = pairsOf(scene);
      return [
        ...pairs.map((pair) => ({ own: middle, other: pair })),
        ...pairs.map((pair) => ({ own: pair, other: middle })),
      ];
    }
  }
}

const bothWays = (one: Polygon, opposite: Polygon): ZoneChoice[] => [
  { own: [one], other: [opposite] },
  { own: [opposite], other: [one] },
];

/** Ninths of a number, by number from 1 on. */
const pairsOf = (scene: Scene): Polygon[][] =>
  [1, 2, 3, 4].map((number) => NINTHS.flatMap((each, i) => (each === number ? [ninth(scene, i)] : [])));

const third = (side: number, part: number): number => Math.floor((side * part) / 3);

/** A third across: of the short side of the table, or of its long one. */
function strip({ width, height }: Scene, side: 'short' | 'long', part: number): Polygon {
  return (side === 'short') === height <= width
    ? rectangle({ x: 0, y: third(height, part) }, { x: width, y: third(height, part + 1) })
    : rectangle({ x: third(width, part), y: 0 }, { x: third(width, part + 1), y: height });
}

function ninth({ width, height }: Scene, index: number): Polygon {
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return rectangle(
    { x: third(width, column), y: third(height, row) },
    { x: third(width, column + 1), y: third(height, row + 1) },
  );
}

/** HGB-MIS-04: where somebody stands, as their own side sees it. */
export function zoneAt(zones: readonly (readonly Polygon[])[], seat: number, place: Place): Zone {
  const isIn = (polygons: readonly Polygon[]): boolean => polygons.some((zone) => contains(zone, place));
  if (isIn(zones[seat])) return 'own';
  return zones.some((polygons, other) => other !== seat && isIn(polygons)) ? 'enemy' : 'neutral';
}

/** HGB-RES-01: edges of the table, clockwise from the upper one. */
export const EDGES = [0, 1, 2, 3] as const;

/** HGB-RES-01: edges of the table that a zone has. */
export function edgesOf(scene: Scene, zone: Polygon): number[] {
  const { left, top, right, bottom } = boundsOf(zone);
  const isAtEdge = [top === 0, right === scene.width, bottom === scene.height, left === 0];
  return EDGES.filter((edge) => isAtEdge[edge]);
}

/** HGB-ARTY-02: damage comes from the edge of the owner, straight across. */
export function homeOf(scene: Scene, zones: readonly Polygon[], at: Place): Place {
  const [first] = zones.flatMap((zone) => edgesOf(scene, zone));
  const places = [
    { x: at.x, y: 0 },
    { x: scene.width, y: at.y },
    { x: at.x, y: scene.height },
    { x: 0, y: at.y },
  ];
  return places[first ?? 0];
}

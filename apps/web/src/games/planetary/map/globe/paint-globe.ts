import { GLOBE } from '@ironfield/planetary/rules/places.ts';
import type { Control } from '@ironfield/planetary/rules/war/control.ts';
import type { Terrain } from '@ironfield/planetary/state.ts';
import {
  along,
  type Cell,
  cellsOf,
  lookFrom,
  nearSide,
  type Seen,
} from '../../../../space-table/globe/sphere.ts';
import type { GlobeView } from '../../../../space-table/globe/use-globe.ts';
import { TERRAIN_MARKS } from '../terrain-marks.ts';
import type { Colours } from './colours.ts';

/** The ground of a war and what is marked on it. */
export interface GlobeScene {
  readonly terrain: readonly Terrain[];
  /** Land with water in the same hex. */
  readonly isCoast: readonly boolean[];
  /** Null where the layer is off. */
  readonly control: Control | null;
  readonly seat: number;
  /** Where supplies reach; null where the layer is off. */
  readonly supplied: readonly boolean[] | null;
  /** Hexes of a chain of supply, from a settlement outward. */
  readonly chain: readonly number[];
  /** Hexes that an order may name. */
  readonly reached: ReadonlySet<number>;
  readonly planned: number | null;
  /** Hexes below a zone that is pointed at. */
  readonly below: readonly number[];
  readonly course: readonly number[];
  /** The MP spent by each hex of the course, where it is planned. */
  readonly spent: readonly number[];
  readonly cursor: number | null;
}

export const CELLS: readonly Cell[] = cellsOf(GLOBE);

/** The flat map draws a hex 60 units wide; its neighbours on the globe are so far apart, in radii. */
const UNIT = 0.2214 / 60;
/** From this many pixels for a hex its name can be read. */
const NAMED = 62;
/** The rim of a held hex is drawn this far inside it. */
const INSET = 0.1;

interface Painter {
  readonly ctx: CanvasRenderingContext2D;
  readonly view: GlobeView;
  readonly scene: GlobeScene;
  readonly colours: Colours;
  /** By cell; null on the far side. */
  readonly outlines: readonly (readonly Seen[] | null)[];
  readonly middles: readonly Seen[];
  look(place: { x: number; y: number; z: number }): Seen;
}

const arts = new Map<Terrain, Path2D | null>();

function artOf(terrain: Terrain): Path2D | null {
  const known = arts.get(terrain);
  if (known !== undefined) return known;
  const marks = TERRAIN_MARKS[terrain];
  const art = marks === null ? null : new Path2D(marks);
  arts.set(terrain, art);
  return art;
}

/** Draws the whole globe. Counters lie above it, in the page. */
export function paintGlobe(
  ctx: CanvasRenderingContext2D,
  view: GlobeView,
  scene: GlobeScene,
  colours: Colours,
): void {
  const { width, height } = view;
  const sharpness = ctx.canvas.width / width;
  ctx.setTransform(sharpness, 0, 0, sharpness, 0, 0);
  ctx.clearRect(0, 0, width, height);
  const look = lookFrom(view.aspect);
  const middles = CELLS.map(({ at }) => look(at));
  const outlines = CELLS.map(({ corners }, cell) => {
    if (middles[cell]!.depth < -0.2) return null;
    const shown = nearSide(corners.map(look));
    return shown.length > 2 ? shown : null;
  });
  const painter: Painter = { ctx, view, scene, colours, outlines, middles, look };
  paintSea(painter);
  paintGround(painter, sharpness);
  ctx.setTransform(sharpness, 0, 0, sharpness, 0, 0);
  paintControl(painter);
  paintMarks(painter);
  paintShade(painter);
  paintSupply(painter);
  paintCourse(painter);
  paintNames(painter);
}

function trace({ ctx, view }: Painter, outline: readonly Seen[]): void {
  ctx.moveTo(view.x + outline[0]!.right * view.radius, view.y - outline[0]!.up * view.radius);
  for (let at = 1; at < outline.length; at++)
    ctx.lineTo(view.x + outline[at]!.right * view.radius, view.y - outline[at]!.up * view.radius);
  ctx.closePath();
}

function paintSea({ ctx, view: { x, y, radius }, colours }: Painter): void {
  const air = ctx.createRadialGradient(x, y, radius * 0.98, x, y, radius * 1.08);
  air.addColorStop(0, colours.water);
  air.addColorStop(1, clearOf(colours.water));
  ctx.globalAlpha = 0.7;
  ctx.fillStyle = air;
  ctx.beginPath();
  ctx.arc(x, y, radius * 1.08, 0, 2 * Math.PI);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.fillStyle = colours.water;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** The same colour, quite clear: a gradient to plain `transparent` would go through grey. */
const clearOf = (colour: string): string => colour.replace(/^rgb\((.*)\)$/, 'rgba($1, 0)');

const groundOf = (terrain: Terrain, colours: Colours): string =>
  terrain === 'plains' || terrain === 'space' ? colours.clear : colours[terrain];

/** Hexes in their terrain, all of one kind in one go, then what grows or rises on them. */
function paintGround(painter: Painter, sharpness: number): void {
  const { ctx, view, scene, colours, outlines, middles } = painter;
  const kinds = new Set(scene.terrain);
  for (const kind of kinds) {
    ctx.beginPath();
    for (const [cell, outline] of outlines.entries())
      if (outline && scene.terrain[cell] === kind) trace(painter, outline);
    ctx.fillStyle = groundOf(kind, colours);
    ctx.fill();
    ctx.strokeStyle = colours.line;
    ctx.globalAlpha = kind === 'water' ? 0.35 : 0.8;
    ctx.lineWidth = 1;
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  ctx.strokeStyle = colours.deep;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  for (const [cell, outline] of outlines.entries())
    if (outline && scene.isCoast[cell]) trace(painter, outline);
  ctx.stroke();
  const unit = UNIT * view.radius * sharpness * 0.6;
  for (const [cell, terrain] of scene.terrain.entries()) {
    const art = middles[cell]!.depth > 0.12 ? artOf(terrain) : null;
    if (!art) continue;
    const { east, north } = CELLS[cell]!;
    const [across, down] = [painter.look(east), painter.look(north)];
    ctx.setTransform(
      across.right * unit,
      -across.up * unit,
      -down.right * unit,
      down.up * unit,
      (view.x + middles[cell]!.right * view.radius) * sharpness,
      (view.y - middles[cell]!.up * view.radius) * sharpness,
    );
    paintArt(ctx, art, terrain, colours);
  }
  ctx.globalAlpha = 1;
}

function paintArt(ctx: CanvasRenderingContext2D, art: Path2D, terrain: Terrain, colours: Colours): void {
  ctx.lineWidth = 2;
  if (terrain === 'woods' || terrain === 'mountains') {
    ctx.globalAlpha = 0.55;
    ctx.fillStyle = terrain === 'woods' ? colours.tree : colours.stone;
    ctx.fill(art);
    ctx.strokeStyle = terrain === 'woods' ? colours.treeShade : colours.stoneShade;
  } else {
    ctx.globalAlpha = terrain === 'water' ? 0.25 : 0.45;
    ctx.strokeStyle =
      terrain === 'desert' ? colours.dune : terrain === 'arctic' ? colours.deep : colours.wave;
  }
  ctx.stroke(art);
}

/** Own ground is tinted, theirs is hatched; both have an edge inside where they end. */
function paintControl(painter: Painter): void {
  const { ctx, scene, colours, outlines } = painter;
  const { control, seat } = scene;
  if (!control) return;
  for (const side of [0, 1] as const) {
    const colour = side === 0 ? colours.side0 : colours.side1;
    ctx.beginPath();
    for (const [cell, outline] of outlines.entries())
      if (outline && control[cell] === side) trace(painter, outline);
    ctx.fillStyle = side === seat ? colour : hatched(ctx, colour);
    ctx.globalAlpha = side === seat ? 0.16 : 0.4;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    for (const [cell, outline] of outlines.entries())
      if (outline && control[cell] === side) traceEdge(painter, cell, control);
    ctx.stroke();
  }
}

/** The sides of a held hex that nobody of its side lies behind, a little inside. */
function traceEdge({ ctx, view, look }: Painter, cell: number, control: Control): void {
  const { at, corners, beyond } = CELLS[cell]!;
  const inside = (corner: number) => {
    const { x, y, z } = corners[corner % corners.length]!;
    return look({ x: x + INSET * (at.x - x), y: y + INSET * (at.y - y), z: z + INSET * (at.z - z) });
  };
  for (const [side, other] of beyond.entries()) {
    if (control[other] === control[cell]) continue;
    const [from, to] = [inside(side), inside(side + 1)];
    if (from.depth < 0 || to.depth < 0) continue;
    ctx.moveTo(view.x + from.right * view.radius, view.y - from.up * view.radius);
    ctx.lineTo(view.x + to.right * view.radius, view.y - to.up * view.radius);
  }
}

const hatches = new Map<string, CanvasPattern>();

function hatched(ctx: CanvasRenderingContext2D, colour: string): CanvasPattern {
  const known = hatches.get(colour);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = 8;
  tile.height = 8;
  const pen = tile.getContext('2d')!;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.4;
  pen.beginPath();
  for (const shift of [-8, 0, 8]) {
    pen.moveTo(shift, 8);
    pen.lineTo(shift + 8, 0);
  }
  pen.stroke();
  const pattern = ctx.createPattern(tile, 'repeat')!;
  hatches.set(colour, pattern);
  return pattern;
}

/** What can be chosen, what is planned, and where the keys are. */
function paintMarks(painter: Painter): void {
  const { ctx, scene, colours } = painter;
  const mark = (cells: Iterable<number>, colour: string, fill: number, line: number) => {
    ctx.beginPath();
    for (const cell of cells) {
      const outline = painter.outlines[cell];
      if (outline) trace(painter, outline);
    }
    ctx.fillStyle = colour;
    ctx.strokeStyle = colour;
    ctx.lineWidth = line;
    ctx.globalAlpha = fill;
    if (fill > 0) ctx.fill();
    ctx.globalAlpha = 1;
    if (line > 0) ctx.stroke();
  };
  mark(scene.below, colours.focus, 0.25, 0);
  mark(scene.reached, colours.reach, 0.22, 2.5);
  if (scene.planned !== null) mark([scene.planned], colours.reach, 0.4, 4);
  if (scene.cursor !== null) mark([scene.cursor], colours.focus, 0, 3.5);
}

/** Light falls from above at the left. */
function paintShade({ ctx, view: { x, y, radius } }: Painter): void {
  const shade = ctx.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.2,
    x - radius * 0.1,
    y - radius * 0.1,
    radius * 1.15,
  );
  shade.addColorStop(0, 'rgb(255 255 255 / 0.12)');
  shade.addColorStop(0.55, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(8 16 24 / 0.36)');
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

function paintSupply(painter: Painter): void {
  const { ctx, view, scene, colours, middles } = painter;
  const colour = scene.seat === 0 ? colours.side0 : colours.side1;
  if (scene.supplied) {
    ctx.fillStyle = colour;
    ctx.strokeStyle = colours.surface;
    ctx.lineWidth = 1.5;
    for (const [cell, seen] of middles.entries()) {
      if (!scene.supplied[cell] || seen.depth < 0.1) continue;
      ctx.beginPath();
      ctx.arc(
        view.x + seen.right * view.radius,
        view.y - seen.up * view.radius + 18 * UNIT * view.radius,
        3.5,
        0,
        2 * Math.PI,
      );
      ctx.fill();
      ctx.stroke();
    }
  }
  if (scene.chain.length > 1) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 4;
    ctx.lineCap = 'round';
    ctx.setLineDash([0.1, 9]);
    traceWay(painter, scene.chain);
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

/** A way over the ground from hex to hex, where it is on the near side. */
function traceWay({ ctx, view, look }: Painter, hexes: readonly number[]): void {
  ctx.beginPath();
  for (let leg = 1; leg < hexes.length; leg++) {
    const [from, to] = [CELLS[hexes[leg - 1]!], CELLS[hexes[leg]!]];
    if (!from || !to) continue;
    let isOn = false;
    for (const place of along(from.at, to.at, 8)) {
      const seen = look(place);
      const [x, y] = [view.x + seen.right * view.radius, view.y - seen.up * view.radius];
      if (seen.depth > 0 && isOn) ctx.lineTo(x, y);
      else if (seen.depth > 0) ctx.moveTo(x, y);
      isOn = seen.depth > 0;
    }
  }
}

function paintCourse(painter: Painter): void {
  const { ctx, scene, colours } = painter;
  if (scene.course.length < 2) return;
  ctx.lineCap = 'round';
  traceWay(painter, scene.course);
  ctx.strokeStyle = colours.surface;
  ctx.lineWidth = 7;
  ctx.stroke();
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 4;
  ctx.stroke();
  paintSpent(painter);
}

/** What the way has cost so far, at each of its hexes. */
function paintSpent({ ctx, view, scene, colours, middles }: Painter): void {
  ctx.font = `700 12px ${getComputedStyle(ctx.canvas).fontFamily}`;
  ctx.textAlign = 'center';
  for (const [index, cost] of scene.spent.entries()) {
    const seen = middles[scene.course[index]!];
    if (!seen || index === 0 || seen.depth < 0) continue;
    const [x, y] = [view.x + seen.right * view.radius, view.y - seen.up * view.radius];
    ctx.fillStyle = colours.ink;
    ctx.beginPath();
    ctx.arc(x, y, 11, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = colours.surface;
    ctx.fillText(String(cost), x, y + 4.5);
  }
}

function paintNames({ ctx, view, colours, middles }: Painter): void {
  const size = UNIT * view.radius * 60;
  if (size < NAMED) return;
  ctx.fillStyle = colours.number;
  ctx.font = `600 ${Math.min(13, size / 7)}px ${getComputedStyle(ctx.canvas).fontFamily}`;
  ctx.textAlign = 'center';
  for (const [cell, seen] of middles.entries())
    if (seen.depth > 0.45)
      ctx.fillText(
        GLOBE.name[cell]!,
        view.x + seen.right * view.radius,
        view.y - seen.up * view.radius - size * 0.32,
      );
}

import { fitted, oneLine } from './fitting.ts';
import { ASCENT, DESCENT } from './helvetica.ts';
import { pipPlaces } from './pips.ts';
import type { Box, Primitive, Tone } from './primitives.ts';

interface Writing {
  readonly size: number;
  readonly align?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly tone?: Tone;
  readonly id?: string;
  readonly hit?: boolean;
  /** Long texts shrink to this before they are cut. */
  readonly smallest?: number;
}

interface Pips {
  readonly id: string;
  readonly count: number;
  /** The number crossed off, from the first on. */
  readonly hits: number;
  readonly pitch: number;
  readonly shape: 'circle' | 'square';
}

/** Text that must be read on paper is no smaller than this. */
const SMALLEST = 1.35;

const named = (id: string | undefined, hit: boolean | undefined) => ({
  ...(id === undefined ? {} : { id }),
  ...(hit ? { hit: true as const } : {}),
});

/** Collects what is drawn; every text is fitted into a box. */
export class Pen {
  readonly primitives: Primitive[] = [];

  /** Writes on one line in the middle of the height of the box. */
  text(box: Box, text: string, writing: Writing): void {
    const { size, align = 'start', bold = false, tone = 'ink', id, hit, smallest = SMALLEST } = writing;
    const line = oneLine(text);
    if (line.trim() === '') return;
    const inHeight = Math.min(size, box.height / (ASCENT + DESCENT));
    const fit = fitted(line, box.width, inHeight, Math.min(smallest, inHeight), bold);
    if (fit.text === '') return;
    const x = box.x + (align === 'start' ? 0 : align === 'end' ? box.width : box.width / 2);
    const baseline = box.y + box.height / 2 + ((ASCENT - DESCENT * 0.35) * fit.size) / 2;
    const lowest = box.y + box.height - DESCENT * fit.size;
    const y = Math.min(baseline, lowest);
    this.primitives.push({ kind: 'text', x, y, ...fit, align, bold, tone, box, ...named(id, hit) });
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    { stroke = 'ink', thickness = 0.2, id, hit }: LineStyle = {},
  ): void {
    this.primitives.push({
      kind: 'line',
      from: [x1, y1],
      to: [x2, y2],
      stroke,
      thickness,
      ...named(id, hit),
    });
  }

  rect({ x, y, width, height }: Box, style: ShapeStyle): void {
    const { id, hit, ...paint } = style;
    this.primitives.push({ kind: 'rect', x, y, width, height, ...paint, ...named(id, hit) });
  }

  path(points: readonly (readonly [number, number])[], style: ShapeStyle): void {
    const { id, hit, ...paint } = style;
    this.primitives.push({ kind: 'path', points, ...paint, ...named(id, hit) });
  }

  pips(box: Box, { id, count, hits, pitch, shape }: Pips): void {
    for (const [i, { x, y }] of pipPlaces(count, box, pitch).entries()) {
      const radius = pitch * (shape === 'circle' ? 0.39 : 0.34);
      const hit = i < hits;
      const name = named(`${id}.${i + 1}`, hit);
      const paint = {
        fill: hit ? 'mark' : 'paper',
        stroke: hit ? 'mark' : 'ink',
        thickness: Math.min(0.25, pitch / 12),
      } as const;
      if (shape === 'circle') this.primitives.push({ kind: 'circle', x, y, radius, ...paint, ...name });
      else {
        const side = { width: 2 * radius, height: 2 * radius };
        this.primitives.push({ kind: 'rect', x: x - radius, y: y - radius, ...side, ...paint, ...name });
      }
      if (hit) this.cross(x, y, radius * 0.55, radius / 4);
    }
  }

  private cross(x: number, y: number, reach: number, thickness: number): void {
    const style: LineStyle = { stroke: 'paper', thickness };
    this.line(x - reach, y - reach, x + reach, y + reach, style);
    this.line(x - reach, y + reach, x + reach, y - reach, style);
  }
}

interface LineStyle {
  readonly stroke?: Tone;
  readonly thickness?: number;
  readonly id?: string;
  readonly hit?: boolean;
}

interface ShapeStyle {
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly thickness?: number;
  readonly id?: string;
  readonly hit?: boolean;
}

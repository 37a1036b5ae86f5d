import { type Page, type Primitive, TONES, type Tone } from './primitives.ts';

/** Fonts with the widths of Helvetica come first; others are squeezed into the same room. */
export const FONT_FAMILY = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif";

/** An element of SVG: what both the text file and the browser make of a primitive. */
export interface SvgElement {
  readonly tag: 'text' | 'line' | 'rect' | 'circle' | 'polygon';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** A hundredth of a millimetre is finer than any printer. */
const round = (value: number): number => Math.round(value * 100) / 100;

export function svgElement(primitive: Primitive, colorOf: (tone: Tone) => string): SvgElement {
  const part = {
    ...(primitive.id === undefined ? {} : { 'data-part': primitive.id }),
    ...(primitive.hit ? { 'data-hit': 'true' } : {}),
  };
  switch (primitive.kind) {
    case 'text': {
      const { x, y, size, text, width, align, bold, tone } = primitive;
      return {
        tag: 'text',
        attributes: {
          x: round(x),
          y: round(y),
          fontSize: round(size),
          ...(bold ? { fontWeight: 'bold' } : {}),
          ...(align === 'start' ? {} : { textAnchor: align }),
          textLength: round(width),
          lengthAdjust: 'spacingAndGlyphs',
          fill: colorOf(tone),
          ...part,
        },
        text,
      };
    }
    case 'line': {
      const { from, to, stroke, thickness } = primitive;
      return {
        tag: 'line',
        attributes: {
          x1: round(from[0]),
          y1: round(from[1]),
          x2: round(to[0]),
          y2: round(to[1]),
          stroke: colorOf(stroke),
          strokeWidth: round(thickness),
          ...part,
        },
      };
    }
    case 'rect': {
      const { x, y, width, height } = primitive;
      const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
      return { tag: 'rect', attributes: { ...place, ...paint(primitive, colorOf), ...part } };
    }
    case 'circle': {
      const place = { cx: round(primitive.x), cy: round(primitive.y), r: round(primitive.radius) };
      return { tag: 'circle', attributes: { ...place, ...paint(primitive, colorOf), ...part } };
    }
    case 'path': {
      const points = primitive.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
      return { tag: 'polygon', attributes: { points, ...paint(primitive, colorOf), ...part } };
    }
  }
}

function paint(
  { fill, stroke, thickness }: Exclude<Primitive, { kind: 'text' | 'line' }>,
  colorOf: (tone: Tone) => string,
): Record<string, string | number> {
  return {
    fill: fill ? colorOf(fill) : 'none',
    ...(stroke ? { stroke: colorOf(stroke), strokeWidth: round(thickness ?? 0.2) } : {}),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]);

/** Attributes in the spelling of SVG: `fontSize` is `font-size`, but `textLength` is what it is. */
const HYPHENATED = /^(font|stroke|text)(Size|Weight|Width|Anchor)$/;
const attributeName = (name: string): string =>
  name.replace(HYPHENATED, (_, first: string, second: string) => `${first}-${second.toLowerCase()}`);

function markup({ tag, attributes, text }: SvgElement): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escaped(`${value}`)}"`,
  );
  return text === undefined
    ? `<${tag}${list.join('')}/>`
    : `<${tag}${list.join('')}>${escaped(text)}</${tag}>`;
}

/** The page as an SVG file, as large as the paper. */
export function svgOf({ title, width, height, primitives }: Page): string {
  const elements = primitives.map((primitive) => markup(svgElement(primitive, (tone) => TONES[tone])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="${FONT_FAMILY}" xml:space="preserve">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${TONES.paper}"/>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');
}

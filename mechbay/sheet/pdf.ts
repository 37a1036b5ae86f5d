// A small writer of PDF 1.4: pages of vector drawings, the two built-in fonts, nothing else.

import { type Page, type Primitive, TONES, type Tone } from './primitives.ts';
import { winAnsiBytes } from './win-ansi.ts';

const POINTS_PER_MM = 72 / 25.4;

/** The control points of a quarter circle, for a radius of 1. */
const KAPPA = 0.5523;

const number = (value: number): string => `${Math.round(value * 1000) / 1000}`;
const numbers = (...values: number[]): string => values.map(number).join(' ');

const COLORS = Object.fromEntries(
  Object.entries(TONES).map(([tone, hex]) => {
    const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return [tone, numbers(channel(1), channel(3), channel(5))];
  }),
) as Record<Tone, string>;

/** Several pages as one file. */
export async function pdfOf(pages: readonly Page[], title: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = new ObjectFile();
  const [catalog, tree, info, regular, bold] = [1, 2, 3, 4, 5];
  const pageNumber = (index: number): number => 6 + 2 * index;
  file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`);
  file.add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`);
  file.add(`<< /Title ${textString(title)} /Creator (Ironfield) >>`);
  for (const name of ['Helvetica', 'Helvetica-Bold']) {
    file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  }
  for (const [index, page] of pages.entries()) {
    const size = numbers(0, 0, page.width * POINTS_PER_MM, page.height * POINTS_PER_MM);
    const resources = `<< /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> >>`;
    file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${size}] /Resources ${resources} /Contents ${pageNumber(index) + 1} 0 R >>`,
    );
    const content = await deflated(bytesOf(contentOf(page)));
    file.addStream('/Filter /FlateDecode', content);
  }
  return file.finished(`/Root ${catalog} 0 R /Info ${info} 0 R`);
}

/** Objects in the order of their numbers, and where each begins. */
class ObjectFile {
  readonly #parts: Uint8Array[] = [];
  readonly #starts: number[] = [];
  #length = 0;

  constructor() {
    // The second line tells programs that the file is not only text.
    this.#write(bytesOf('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n'));
  }

  #write(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  add(body: string): void {
    this.#starts.push(this.#length);
    this.#write(bytesOf(`${this.#starts.length} 0 obj\n${body}\nendobj\n`));
  }

  addStream(entries: string, content: Uint8Array): void {
    this.#starts.push(this.#length);
    this.#write(
      bytesOf(`${this.#starts.length} 0 obj\n<< /Length ${content.length} ${entries} >>\nstream\n`),
    );
    this.#write(content);
    this.#write(bytesOf('\nendstream\nendobj\n'));
  }

  finished(trailer: string): Uint8Array<ArrayBuffer> {
    const size = this.#starts.length + 1;
    const entries = this.#starts.map((start) => `${`${start}`.padStart(10, '0')} 00000 n \n`);
    const start = this.#length;
    this.#write(bytesOf(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`));
    this.#write(bytesOf(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
    const file = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}

/** A byte for each character; whoever calls has no others than those. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** Any text, for the title of the document. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4));
  return `<FEFF${units.join('')}>`;
}

/** In millimetres; the origin of a PDF page is its lower left corner. */
function contentOf({ height, primitives }: Page): string {
  const scale = POINTS_PER_MM.toFixed(6);
  const lines = primitives.map((primitive) => operators(primitive, height));
  return [`${scale} 0 0 ${scale} 0 0 cm`, ...lines, ''].join('\n');
}

function operators(primitive: Primitive, height: number): string {
  switch (primitive.kind) {
    case 'text': {
      const { x, y, size, text, width, align, bold, tone } = primitive;
      const left = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2);
      const string = winAnsiBytes(text).map((code) => hex(code, 2));
      return `BT /${bold ? 'F2' : 'F1'} ${number(size)} Tf ${COLORS[tone]} rg ${numbers(left, height - y)} Td <${string.join('')}> Tj ET`;
    }
    case 'line': {
      const { from, to, stroke, thickness } = primitive;
      const start = numbers(from[0], height - from[1]);
      return `${number(thickness)} w ${COLORS[stroke]} RG ${start} m ${numbers(to[0], height - to[1])} l S`;
    }
    case 'rect': {
      const { x, y, width, height: tall } = primitive;
      return painted(primitive, `${numbers(x, height - y - tall, width, tall)} re`);
    }
    case 'circle':
      return painted(primitive, circle(primitive.x, height - primitive.y, primitive.radius));
    case 'path': {
      const points = primitive.points.map(([x, y]) => numbers(x, height - y));
      return painted(primitive, `${points[0]} m ${points.slice(1).join(' l ')} l h`);
    }
  }
}

function painted(
  { fill, stroke, thickness }: Exclude<Primitive, { kind: 'text' | 'line' }>,
  outline: string,
): string {
  const colors = [
    ...(fill ? [`${COLORS[fill]} rg`] : []),
    ...(stroke ? [`${number(thickness ?? 0.2)} w ${COLORS[stroke]} RG`] : []),
  ];
  const operator = fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n';
  return [...colors, outline, operator].join(' ');
}

function circle(x: number, y: number, r: number): string {
  const k = r * KAPPA;
  return [
    `${numbers(x + r, y)} m`,
    `${numbers(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${numbers(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${numbers(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${numbers(x + k, y - r, x + r, y - k, x + r, y)} c h`,
  ].join(' ');
}

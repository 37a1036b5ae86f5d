import { inflateSync } from 'node:zlib';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { describe, expect, test } from 'vitest';
import { pdfOf } from './pdf.ts';
import { HOSTILE_NAMES, isText, sheetOf, stockMech } from './testing.ts';
import { winAnsiBytes } from './win-ansi.ts';

interface Pdf {
  /** Bodies by object number, as they stand where the table of the file says. */
  readonly objects: ReadonlyMap<number, string>;
  readonly trailer: string;
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Reads a file as a viewer does: from its end, by its table of objects. */
function read(bytes: Uint8Array): Pdf {
  const text = latin(bytes);
  expect(text).toMatch(/^%PDF-1\.4\n%[\x80-\xFF]{4}\n/);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const [, count = ''] = /^xref\n0 (\d+)\n0000000000 65535 f \n/.exec(text.slice(start))!;
  const table = text
    .slice(start)
    .split('\n')
    .slice(3, Number(count) + 2);
  const objects = new Map(
    table.map((line, i) => {
      expect(line).toMatch(/^\d{10} 00000 n $/);
      const from = Number(line.slice(0, 10));
      const head = `${i + 1} 0 obj\n`;
      expect(text.slice(from, from + head.length)).toBe(head);
      return [i + 1, text.slice(from + head.length, text.indexOf('\nendobj\n', from))];
    }),
  );
  expect(objects.size).toBe(Number(count) - 1);
  return { objects, trailer: text.slice(text.indexOf('trailer', start)) };
}

const reference = (body: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)![1]);

/** The drawing commands of the pages. */
function contents({ objects, trailer }: Pdf): string[] {
  const pages = objects.get(reference(objects.get(reference(trailer, 'Root'))!, 'Pages'))!;
  const kids = [...pages.matchAll(/(\d+) 0 R/g)].map(([, number]) => objects.get(Number(number))!);
  expect(pages).toContain(`/Count ${kids.length}`);
  return kids.map((page) => {
    expect(page).toMatch(/^<< \/Type \/Page /);
    const stream = objects.get(reference(page, 'Contents'))!;
    const [all, length = ''] = /^<< \/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/.exec(stream)!;
    const data = stream.slice(all.length, all.length + Number(length));
    expect(stream.slice(all.length + Number(length))).toBe('\nendstream');
    return latin(inflateSync(Buffer.from(data, 'latin1')));
  });
}

/** Every line is made of operands and known operators, with as many operands as each takes. */
const OPERANDS: Readonly<Record<string, number>> = {
  cm: 6,
  BT: 0,
  ET: 0,
  Tf: 2,
  Td: 2,
  Tj: 1,
  rg: 3,
  RG: 3,
  w: 1,
  m: 2,
  l: 2,
  c: 6,
  h: 0,
  re: 4,
  S: 0,
  f: 0,
  B: 0,
};

function problemsIn(content: string): string[] {
  let stack: string[] = [];
  const problems: string[] = [];
  for (const token of content.split(/\s+/)) {
    if (/^(-?\d+(\.\d+)?|\/F[12]|<([0-9A-F]{2})+>)$/.test(token)) stack.push(token);
    else if (token !== '') {
      if (OPERANDS[token] !== stack.length) problems.push(`${stack.join(' ')} ${token}`);
      stack = [];
    }
  }
  return problems;
}

describe('a PDF', () => {
  test('of all stock designs has a page for each, and every object where its table says', async () => {
    const sheets = Object.values(STOCK_MECHS).map((mech) => sheetOf(mech));
    const pdf = read(await pdfOf(sheets, 'All of them'));
    const pages = contents(pdf);
    expect(pages).toHaveLength(24);
    expect(pages.flatMap(problemsIn)).toEqual([]);
    for (const [i, page] of pages.entries()) {
      const texts = sheets[i].primitives
        .filter(isText)
        .map(({ text }) => Buffer.from(winAnsiBytes(text)).toString('latin1'));
      const drawn = [...page.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      );
      expect(drawn).toEqual(texts);
    }
  });

  test.each([
    ['a4', '595.276 841.89'],
    ['letter', '612 792'],
  ] as const)('on %s is as large as the paper', async (paper, size) => {
    const { objects } = read(await pdfOf([sheetOf(stockMech('AS7-D'), { paper })], 'Atlas'));
    expect(objects.get(6)).toContain(`/MediaBox [0 0 ${size}]`);
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('is not broken by the name %j', async (name) => {
    const page = sheetOf({ ...stockMech('AS7-D'), name, model: name }, { warrior: { name } });
    const pdf = read(await pdfOf([page], page.title));
    expect(contents(pdf).flatMap(problemsIn)).toEqual([]);
    const title = /\/Title <FEFF([0-9A-F]*)>/.exec(pdf.objects.get(3)!)![1];
    expect(Buffer.from(title, 'hex').swap16().toString('utf16le')).toBe(page.title);
  });

  test('comes out the same every time', async () => {
    const page = sheetOf(stockMech('AS7-D'));
    expect(Buffer.compare(await pdfOf([page], 'Atlas'), await pdfOf([page], 'Atlas'))).toBe(0);
  });
});

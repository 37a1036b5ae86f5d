import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { fourLegged } from '@ironfield/mechbay/design/four-legs.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-sheet-'));
const at = (...names: string[]): string => join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(at('lance'), { recursive: true });
  writeFileSync(at('lance', 'a.json'), JSON.stringify(STOCK_MECHS['AS7-D']));
  writeFileSync(at('lance', 'b.mtf'), writeMtf(STOCK_MECHS['JR7-D']));
  writeFileSync(at('lance', 'notes.txt'), 'no Mech');
});

const sheet = (...words: string[]) => ironfield(['sheet', ...words]);
const countPages = (path: string): number => readFileSync(path, 'latin1').match(/\/Type \/Page /g)!.length;

describe('record sheets', () => {
  test('a stock design, by its model in any case', async () => {
    const path = at('atlas.pdf');
    expect(await sheet('as7-d', '-o', path)).toEqual({
      code: 0,
      out: `1 record sheet in ${path}\n`,
      err: '',
    });
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.4/);
    expect(countPages(path)).toBe(1);
  });

  test('many units are many pages of one PDF, files and patterns among them', async () => {
    const path = at('all.PDF');
    const { code } = await sheet('HBK-4G', at('lance', '*'), at('lance', 'b.mtf'), '--output', path);
    expect(code).toBe(0);
    expect(countPages(path)).toBe(4);
  });

  test('of a BattleForce 2 scenario the units of both sides', async () => {
    const path = at('wisdom.pdf');
    const { code, out } = await sheet('--scenario', 'conventional-wisdom', '-o', path);
    expect([code, out]).toEqual([0, `4 unit sheets in ${path}\n`]);
    expect(countPages(path)).toBe(4);
    const { err } = await sheet('--scenario', 'conventional-wisdon', '-o', path);
    expect(err).toMatch(/conventional-wisdom/);
  });

  test('as SVG one file, or several with numbers', async () => {
    const { out } = await sheet(
      'AS7-D',
      '-o',
      at('one.svg'),
      '--paper',
      'letter',
      '--pilot',
      'Ana',
      '--gunnery',
      '3',
      '--ability',
      'Edge 2',
    );
    expect(out).toBe(`1 record sheet in ${at('one.svg')}\n`);
    const svg = readFileSync(at('one.svg'), 'utf8');
    expect(svg).toContain('viewBox="0 0 215.9 279.4"');
    expect(svg).toMatch(/data-part="warrior\.name">Ana</);
    expect(svg).toMatch(/data-part="warrior\.gunnery">3</);
    expect(svg).toMatch(/data-part="warrior\.abilities">Edge 2</);
    expect(svg).not.toContain('data-part="warrior.piloting"');
    const models = Object.keys(STOCK_MECHS);
    await sheet(...models, '-o', at('many.svg'));
    const files = readdirSync(folder).filter((name) => name.startsWith('many'));
    expect(files).toEqual(models.map((_, i) => `many-${`${i + 1}`.padStart(2, '0')}.svg`));
    expect(readFileSync(at('many-24.svg'), 'utf8')).toContain('<title>Atlas AS7-D</title>');
  });
});

describe('designs of all kinds', () => {
  test('on four legs', async () => {
    writeFileSync(at('mastiff.mtf'), writeMtf(fourLegged()));
    expect(await sheet(at('mastiff.mtf'), '-o', at('mastiff.svg'))).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(at('mastiff.svg'), 'utf8')).toContain('Front left leg');
  });

  test('what may not be built is drawn, and said', async () => {
    const heavy = { ...STOCK_MECHS['AS7-D'], heatSinks: 9 };
    writeFileSync(at('heavy.json'), JSON.stringify(heavy));
    const { code, err } = await sheet(at('heavy.json'), 'AS7-D', '-o', at('two.pdf'));
    expect(code).toBe(0);
    expect(err).toMatch(/^note: ".*heavy\.json" is no legal design: .*CBT-CON-\d\d\), and \d more; see/);
    expect(countPages(at('two.pdf'))).toBe(2);
  });
});

describe('what is wrong is said, and nothing written', () => {
  test.each([
    [
      ['AS7-E', '-o', 'x.pdf'],
      2,
      '"AS7-E" is neither a file that ends in .json or .mtf nor a model; did you mean "AS7-D"?',
    ],
    [['AS7-D'], 2, 'FILE is missing: ironfield sheet UNIT... -o FILE.pdf'],
    [['-o', 'x.pdf'], 2, 'UNIT is missing: ironfield sheet UNIT'],
    [['AS7-D', '-o', 'x.png'], 2, 'x.png"; it must end in .pdf or .svg'],
    [['AS7-D', '-o', 'x.pdf', '--paper', 'a5'], 2, '--paper cannot be "a5"; did you mean "a4"?'],
    [
      ['AS7-D', '-o', 'x.pdf', '--piloting', '9'],
      2,
      '--piloting cannot be 9; skills go from 0, the best, to 8',
    ],
    [['none.mtf', '-o', 'x.pdf'], 1, 'there is no file or directory "none.mtf"'],
    [['none/*.mtf', '-o', 'x.pdf'], 2, 'no file that ends in .json or .mtf fits "none/*.mtf"'],
    [['lance/notes.txt', '-o', 'x.pdf'], 2, "is no file of a 'Mech; its name must end in .json or .mtf"],
    [['lance', '-o', 'x.pdf'], 2, "is no file of a 'Mech; its name must end in .json or .mtf"],
    [['AS7-D', '-o', 'none/x.pdf'], 1, 'there is no file or directory'],
    [['AS7-D', 'lance/bad.json', '-o', 'x.pdf'], 1, 'bad.json" cannot be read: This is not JSON'],
    [['AS7-D', 'lance/short.json', '-o', 'x.pdf'], 1, 'short.json" cannot be read: tons: '],
    [['AS7-D', 'lance/late.json', '-o', 'x.pdf'], 1, '"Plasma Rifle" in HD: not in the introductory rules'],
    [['AS7-D', 'lance/bad.mtf', '-o', 'x.pdf'], 1, 'bad.mtf" cannot be read: '],
  ])('%j', async (words, code, message) => {
    const atlas = STOCK_MECHS['AS7-D'];
    writeFileSync(at('lance', 'bad.json'), '{');
    writeFileSync(at('lance', 'short.json'), JSON.stringify({ ...atlas, tons: 'many' }));
    const slots = { ...atlas.slots, HD: atlas.slots.HD.with(3, 'Plasma Rifle') };
    writeFileSync(at('lance', 'late.json'), JSON.stringify({ ...atlas, slots }));
    writeFileSync(at('lance', 'bad.mtf'), 'Version:1.0\nAtlas\n');
    const places = words.map((word) => (/^(lance|none\/x|x\.)/.test(word) ? at(word) : word));
    const result = await sheet(...places);
    expect({ ...result, err: '' }).toEqual({ code, out: '', err: '' });
    expect(result.err).toContain(message);
    expect(existsSync(at('x.pdf'))).toBe(false);
  });
});

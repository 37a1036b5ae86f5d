import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { ironfield } from '../../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-construct-'));
afterAll(() => rmSync(folder, { recursive: true }));

const atlas = STOCK_MECHS['AS7-D'];
const mtf = writeMtf(atlas);
writeFileSync(join(folder, 'Atlas.mtf'), mtf);
writeFileSync(join(folder, 'Jenner.json'), JSON.stringify(STOCK_MECHS['JR7-D']));

async function ask(lines: readonly unknown[], ...options: string[]): Promise<Record<string, unknown>[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await ironfield(['ask', 'construct', ...options], `${input}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const KG = {
  structure: 10000,
  cockpit: 3000,
  engine: 19000,
  gyro: 3000,
  heatSinks: 10000,
  armor: 19000,
  jumpJets: 0,
  weapons: 31000,
  ammo: 5000,
  other: 0,
  total: 100000,
};
const LEGAL = { legal: 1, violations: [], kg: KG };

describe('a legal design', () => {
  test('as text, as an object, by name, and with both, where the text counts', async () => {
    const answers = await ask([
      { id: 'a', mtf },
      { id: 2, unit: atlas },
      { id: 'c', unit: 'Nobody', mtf },
    ]);
    expect(answers).toEqual([
      { id: 'a', ...LEGAL },
      { id: 2, ...LEGAL },
      { id: 'c', ...LEGAL },
    ]);
    const named = await ask(
      [
        { id: 1, unit: 'Atlas' },
        { id: 2, unit: 'Jenner' },
      ],
      '--units',
      folder,
    );
    expect(named[0]).toEqual({ id: 1, ...LEGAL });
    expect(named[1]).toMatchObject({ id: 2, legal: 1, violations: [], kg: { total: 35000 } });
  });
});

describe('an illegal design', () => {
  test('is answered with every violation and its rule', async () => {
    const [answer] = await ask([{ id: 1, unit: { ...atlas, heatSinks: 9, walk: 5 } }]);
    const { violations, kg } = answer as { violations: { rule: string; message: string }[]; kg: object };
    expect(answer).toMatchObject({ id: 1, legal: 0 });
    expect(violations.map(({ rule }) => rule)).toEqual(['CBT-CON-08', 'CBT-CON-12', 'CBT-CON-13']);
    expect(kg).not.toHaveProperty('engine');
    expect(kg).not.toHaveProperty('total');
    expect(kg).toMatchObject({ structure: 10000, weapons: 31000 });
  });

  test('of later technology is named, and weighed as far as possible', async () => {
    const [engine, weapon] = await ask([
      { id: 1, mtf: mtf.replace('300 Fusion Engine', '300 XL Engine') },
      { id: 2, mtf: mtf.replaceAll('Medium Laser\n', 'ISERMediumLaser\n') },
    ]);
    expect(engine).toEqual({
      id: 1,
      legal: 0,
      violations: [
        {
          rule: 'CBT-CON-08',
          message: expect.stringContaining('"XL Engine": the introductory rules have only Fusion Engine'),
        },
      ],
      kg: expect.not.objectContaining({ engine: expect.anything() }),
    });
    expect(weapon).toMatchObject({ legal: 0, violations: [{ rule: 'CBT-EQP-01' }, { rule: 'CBT-EQP-01' }] });
  });

  test('that is hardly one has no weights', async () => {
    const answers = await ask([
      { id: 1, mtf: 'hello' },
      { id: 2, unit: { name: 'Atlas' } },
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ legal: 0 });
      expect(answer).not.toHaveProperty('kg');
      expect(answer.violations).not.toEqual([]);
    }
  });
});

test('a line that makes no sense gets an error, and the run goes on', async () => {
  const answers = await ask([
    'nonsense',
    { id: 1 },
    { id: 2, mtf: 5 },
    { id: 3, unit: 'Atlas' },
    { id: 4, mtf },
    { id: 5, unit: 'AS7-D' },
    { id: 6, mtf: mtf.replace('Mass:100', 'Mass:1000') },
    '['.repeat(90_000),
    { id: 7, unit: 7 },
  ]);
  expect(answers).toEqual([
    { id: null, error: 'line 1 is not JSON' },
    { id: 1, error: 'the design is missing: mtf with its text, or unit with a name or an object' },
    { id: 2, error: expect.stringMatching(/^mtf: /) },
    { id: 3, error: '"Atlas" cannot be read without --units DIR' },
    { id: 4, ...LEGAL },
    { id: 5, ...LEGAL },
    {
      id: 6,
      legal: 0,
      violations: expect.arrayContaining([
        { rule: 'CBT-CON-03', message: expect.stringMatching(/Mass "1000": a 'Mech weighs 20 to 100 tons/) },
      ]),
    },
    { id: null, error: 'line 8 is not JSON' },
    { id: 7, error: expect.stringMatching(/^unit: it should be the name of a file/) },
  ]);
  const [missing, outside] = await ask(
    [
      { id: 1, unit: 'Nobody' },
      { id: 2, unit: '../x' },
    ],
    '--units',
    folder,
  );
  expect(missing!.error).toMatch(/^there is no file or directory/);
  expect(outside!.error).toMatch(/is the name of no file/);
});

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
import { elementSchema } from '@ironfield/battleforce2/element.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { blkText, mtfText } from '@ironfield/mechbay/unit-files/files.fixture.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { FakeTerminal, ironfield } from '../testing.ts';
import { runUnits } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-units-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const atlas = STOCK_MECHS['AS7-D'];
const { houses: _, ...jenner } = STOCK_MECHS['JR7-D'];
writeFileSync(at('atlas.mtf'), writeMtf(atlas));
writeFileSync(at('jenner.json'), JSON.stringify(jenner));
mkdirSync(at('bad'));
writeFileSync(
  at('bad/light.json'),
  JSON.stringify({ ...jenner, heatSinks: 9, armor: { ...jenner.armor, HD: 10 } }),
);
writeFileSync(at('bad/broken.json'), '{"format":');
writeFileSync(at('bad/later.mtf'), writeMtf(atlas).replace('300 Fusion Engine', '300 XL Engine'));
writeFileSync(at('bad/huge.json'), ' '.repeat(1_000_001));
writeFileSync(at('notes.txt'), 'hello');

const units = (...args: string[]) => ironfield(['units', ...args]);

describe('validate', () => {
  test('legal designs', async () => {
    const { code, out } = await units('validate', at('atlas.mtf'), 'jr7-d', at('*.json'));
    expect(code).toBe(0);
    expect(out).toContain('atlas.mtf  Atlas AS7-D\n');
    expect(out).toMatch(/3 designs: 3 legal, 0 not\n$/);
  });

  test('illegal ones with every reason, and files that are none', async () => {
    const { code, out, err } = await units('validate', at('bad/*'), at('missing.mtf'));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain("CBT-CON-12  9 heat sinks; every 'Mech has at least 10");
    expect(out).toContain('CBT-CON-15  10 points of armour on the head; it takes at most 9');
    expect(out).toMatch(/file {8}This is not JSON/);
    expect(out).toMatch(/CBT-CON-08 {2}Line 11: Engine "XL Engine"/);
    expect(out).toContain('1000001 bytes');
    expect(out).toContain('there is no file or directory');
    expect(out).toMatch(/5 designs: 0 legal, 5 not\n$/);
    for (const line of out.split('\n').filter((text) => !text.includes(folder))) {
      expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('as JSON', async () => {
    const { code, out } = await units('validate', '--json', at('bad/light.json'), 'AS7-D');
    expect(code).toBe(1);
    const [light, good] = JSON.parse(out);
    expect(light).toMatchObject({ file: at('bad/light.json'), unit: 'Jenner JR7-D', legal: false });
    expect(light.violations[0]).toEqual({
      rule: expect.stringMatching(/^CBT-/),
      message: expect.any(String),
    });
    expect(good).toEqual({ file: 'AS7-D', unit: 'Atlas AS7-D', legal: true, violations: [], warnings: [] });
  });

  test('neither the name of a file can paint the terminal, nor a pipe keep us waiting', async () => {
    writeFileSync(at('\u001b[31mred.json'), JSON.stringify(jenner));
    const { out } = await units('validate', at('*red.json'), folder.concat('/bad.json'));
    expect(out).not.toContain('\u001b[31m');
    expect(out).toContain('\\u{1b}[31mred.json');
    rmSync(at('\u001b[31mred.json'));
    mkdirSync(at('folder.json'));
    const { code, err } = await units('show', at('folder.json'), 'AS7-D');
    expect({ code, err }).toEqual({ code: 1, err: `ironfield units: "${at('folder.json')}" is no file\n` });
    rmSync(at('folder.json'), { recursive: true });
  });

  test('a name cannot paint the terminal', async () => {
    writeFileSync(at('bad/name.json'), JSON.stringify({ ...jenner, name: '\u001b[2J' }));
    const { out } = await units('validate', at('bad/name.json'));
    expect(out).not.toContain('\u001b');
    expect(out).toContain('invisible characters');
    rmSync(at('bad/name.json'));
  });

  test('shows how far it is on a terminal, and stops on Ctrl-C', async () => {
    const terminal = new FakeTerminal();
    Object.assign(terminal.err, { isTty: true });
    const values = { to: undefined, output: undefined, force: false, json: false };
    expect(await runUnits(terminal, 'validate', Object.keys(STOCK_MECHS), values)).toBe(0);
    expect(terminal.written.err).toContain('/24 files');
    terminal.controller.abort();
    expect(await runUnits(terminal, 'validate', ['AS7-D'], values)).toBe(130);
  });
});

describe('show', () => {
  test('prints what is on a record sheet', async () => {
    const { code, out } = await units('show', at('atlas.mtf'));
    expect(code).toBe(0);
    expect(out).toContain('Atlas AS7-D, 100 tons (assault), legal');
    expect(out).toContain('3 walking, 5 running, 0 jumping; engine 300');
    expect(out).toMatch(/Engine +19 t/);
    expect(out).toMatch(/centre torso +47 +14 +62 +31/);
    expect(out).toMatch(/2 +Medium Laser \(R\) +CT +3 +5 +- \/ 3 \/ 6 \/ 9/);
    expect(out).toContain('10 AC/20');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('an illegal design with what is wrong, and nothing of what is none', async () => {
    const light = await units('show', at('bad/light.json'));
    expect(light.code).toBe(0);
    expect(light.out).toContain('illegal, 4 violations');
    expect(light.out).toContain('CBT-CON-15');
    const broken = await units('show', at('bad/broken.json'));
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toContain('cannot be read: This is not JSON');
  });
});

describe('convert', () => {
  test('there and back is the same', async () => {
    const there = await units('convert', at('jenner.json'), '--to', 'mtf', '-o', at('new/mtf'));
    expect(there).toMatchObject({ code: 0, out: `1 file written to ${at('new/mtf')}\n`, err: '' });
    expect((await units('convert', at('new/mtf/*'), '--to', 'json', '-o', at('new/json'))).code).toBe(0);
    expect(JSON.parse(readFileSync(at('new/json/jenner.json'), 'utf8'))).toEqual(jenner);
  });

  test('says what the other format cannot', async () => {
    const { err } = await units('convert', 'AS7-D', '--to', 'mtf', '-o', at('stock'));
    expect(err).toContain('MTF files have no houses (Kurita)');
    expect(readdirSync(at('stock'))).toEqual(['AS7-D.mtf']);
  });

  test('replaces nothing unless told to, and writes nothing if one cannot be read', async () => {
    const call = ['convert', at('atlas.mtf'), '--to', 'json', '-o', at('again')];
    expect((await units(...call)).code).toBe(0);
    const second = await units(...call);
    expect(second.code).toBe(1);
    expect(second.err).toContain('is there already; --force replaces it');
    expect((await units(...call, '--force')).code).toBe(0);
    const mixed = await units(
      'convert',
      at('jenner.json'),
      at('bad/*.mtf'),
      '--to',
      'json',
      '-o',
      at('mixed'),
    );
    expect(mixed.code).toBe(1);
    expect(mixed.err).toContain('Line 11: Engine "XL Engine"');
    expect(existsSync(at('mixed'))).toBe(false);
    const twice = await units(
      'convert',
      at('jenner.json'),
      at('jenner.json'),
      '--to',
      'mtf',
      '-o',
      at('twice'),
    );
    expect(twice.err).toContain('two of the files');
    const blocked = await units('convert', 'AS7-D', '--to', 'mtf', '-o', at('notes.txt'));
    expect(blocked.err).toContain('is not a directory');
  });
});

describe('diff', () => {
  test('names every difference', async () => {
    expect(await units('diff', 'AS7-D', 'as7-d')).toMatchObject({ code: 0, out: 'They do not differ.\n' });
    const { code, out } = await units('diff', at('jenner.json'), at('bad/light.json'));
    expect(code).toBe(1);
    expect(out).toMatch(/heat sinks +10 +9\n/);
    expect(out).toMatch(/armour HD +7 +10\n/);
    expect(out.trim().split('\n')).toHaveLength(3);
    const json = await units('diff', 'HBK-4G', 'TBT-5N', '--json');
    expect(JSON.parse(json.out)).toContainEqual({
      what: 'AC/20 in the right torso',
      a: '1 time',
      b: '0 times',
    });
  });

  test('compares two', async () => {
    expect((await units('diff', 'AS7-D')).err).toContain('diff compares two files, and these are 1 file');
    expect((await units('diff', at('bad/broken.json'), 'AS7-D')).code).toBe(1);
  });
});

describe('public files of all units', () => {
  const TANK = {
    motion_type: 'Tracked',
    tonnage: 50,
    cruiseMP: 5,
    engine_type: 1,
    armor: [24, 20, 20, 16, 16],
  };
  const mech = mtfText({ tons: 50, walk: 4, armor: 100, items: { RT: ['Medium Laser'] } });
  mkdirSync(at('library/tanks'), { recursive: true });
  writeFileSync(at('library/tanks/Harrow.blk'), blkText({ ...TANK, transporters: 'troopspace:3.0' }));
  writeFileSync(at('library/Ploughshare.mtf'), mech);
  const platoon = { UnitType: 'Infantry', motion_type: 'Leg', Model: '(Rifle)', squad_size: 7, squadn: 4 };
  writeFileSync(at('library/Platoon.blk'), blkText(platoon));
  mkdirSync(at('spoilt'));
  writeFileSync(at('spoilt/Ploughshare.mtf'), mech.replace('Medium Laser', 'Mangler Ray'));

  test('import reads a whole directory and keeps what can be searched for', async () => {
    const { code, out } = await units('import', at('library'), '-o', at('index'));
    expect({ code, out }).toEqual({ code: 0, out: '3 units read; 0 files that did not fit\n' });
    const lines = readFileSync(at('index/units.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { kind: 'infantry', bv: 23, cost: 600_000 },
      { name: 'Ploughshare', tons: 50, verdict: 'illegal' },
      { kind: 'vehicle', bv: 113, verdict: 'underweight' },
    ]);
    const again = await units('import', at('library'), '-o', at('index'));
    expect(again).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is there already; --force replaces it/),
    });
  });

  test('what does not fit is listed with line and reason', async () => {
    const { code, out } = await units('import', at('library'), at('spoilt'));
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ .*spoilt.Ploughshare\.mtf\n {4}Line \d+: nothing is called "Mangler Ray"\n3 units read; 1 file that did not fit/,
    );
  });

  test('stats count by kind and technology base', async () => {
    const { code, out } = await units('stats', at('library'), '--json');
    expect(code).toBe(0);
    const { groups } = JSON.parse(out);
    expect(groups.map(({ group, units: count }: { group: string; units: number }) => [group, count])).toEqual(
      [
        ['infantry IS', 1],
        ['mech IS', 1],
        ['vehicle IS', 1],
      ],
    );
    expect((await units('stats', at('library'))).out).toMatch(/vehicle IS +1 +50 +113/);
  });

  test('convert --to battleforce2 writes lines that BattleForce 2 can play', async () => {
    const { code } = await units(
      'convert',
      at('library'),
      'AS7-D',
      '--to',
      'battleforce2',
      '-o',
      at('elements'),
    );
    expect(code).toBe(0);
    const read = (name: string) =>
      elementSchema.parse(JSON.parse(readFileSync(at(`elements/${name}.json`), 'utf8')));
    expect(read('Harrow')).toMatchObject({ type: 'vehicle', mode: 't', specials: ['tran3'], points: 1 });
    expect(read('Platoon')).toMatchObject({
      type: 'infantry',
      damage: [1, null, null],
      specials: ['car3'],
      points: 0.25,
    });
    expect(read('AS7-D')).toMatchObject({
      damage: [6, 5, 1],
      ov: 0,
      armor: 8,
      structure: 8,
      specials: ['if'],
      points: 16,
    });
    const spoilt = await units('convert', at('spoilt'), '--to', 'battleforce2', '-o', at('elements'));
    expect(spoilt).toMatchObject({ code: 1, err: expect.stringMatching(/cannot be read: Line \d+/) });
  });

  test('a place without such files is said to be one', async () => {
    expect((await units('import', at('notes.txt'))).err).toMatch(/no file that ends in .mtf or .blk/);
    expect((await units('stats', at('nowhere'))).err).toMatch(/is not there/);
  });
});

describe('wrong calls', () => {
  test.each([
    [['repair', 'AS7-D'], 'ACTION cannot be "repair"'],
    [['validate'], 'FILE is missing'],
    [['validate', 'AS7-Q'], 'neither a file that ends in .json or .mtf nor a model'],
    [['validate', at('notes.txt')], "is no file of a 'Mech"],
    [['validate', at('*.xml')], 'no file that ends in .json or .mtf fits'],
    [['convert', 'AS7-D'], 'convert needs a format'],
    [['show', 'AS7-D', '--json'], 'units show has no use for --json'],
    [['validate', 'AS7-D', '--to', 'json'], 'units validate has no use for --to'],
  ])('%j', async (args, message) => {
    const { code, err } = await units(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

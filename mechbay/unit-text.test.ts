import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { describe, expect, test } from 'vitest';
import { kilogramsOf } from './design/construction.ts';
import { addItem, newDesign, type Outcome, setWalk, spreadArmorOver } from './design/design-operations.ts';
import { inspectText, unitFromText } from './unit-text.ts';

const atlas = STOCK_MECHS['AS7-D'];
const mtf = writeMtf(atlas);

const rulesOf = (text: string): (string | undefined)[] =>
  inspectText(text, 'mtf').faults.map(({ rule }) => rule);

function done(outcome: Outcome): MechFile {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

describe('MTF', () => {
  test('our own designs are as legal there and back as here', () => {
    for (const mech of Object.values(STOCK_MECHS)) {
      expect(inspectText(writeMtf(mech), 'mtf'), mech.model).toMatchObject({
        isLegal: true,
        faults: [],
        warnings: [],
      });
    }
  });

  test('a four-legged design', () => {
    let goat = done(setWalk(done(newDesign({ name: 'Goat', model: 'G-1', tons: 55, frame: 'quad' })), 5));
    goat = done(addItem(goat, 'PPC', 'LT'));
    goat = done(addItem(goat, 'Small Laser', 'LA'));
    for (let lasers = 0; lasers < 3; lasers++) goat = done(addItem(goat, 'Large Laser', 'RT'));
    goat = done(spreadArmorOver(goat));
    const { isLegal, unit, check, warnings } = inspectText(writeMtf(goat), 'mtf');
    expect({ isLegal, unit }).toEqual({ isLegal: true, unit: goat });
    expect(check!.free).toMatchObject({ LA: 1, RA: 2 });
    expect(warnings).toEqual([]);
  });

  test('contradictions are put down to their rules, and the file is weighed as it says', () => {
    const engine = inspectText(mtf.replace('300 Fusion', '280 Fusion'), 'mtf');
    expect(engine.faults.map(({ rule }) => rule)).toEqual(['CBT-CON-01', 'CBT-CON-08', 'CBT-CON-13']);
    expect(kilogramsOf(engine.check!.weights).engine).toBe(16000);
    expect(rulesOf(mtf.replace('Jump MP:0', 'Jump MP:3'))).toEqual(['CBT-CON-11']);
    expect(rulesOf(mtf.replace('20 Single', '20 Double'))).toEqual(['CBT-CON-12']);
    expect(rulesOf(mtf.replace('Structure:Standard', 'Structure:Endo Steel'))).toEqual(['CBT-CNV-01']);
  });

  test('later technology leaves its own weight open, and the total', () => {
    const { check } = inspectText(mtf.replace('Structure:Standard', 'Structure:Endo Steel'), 'mtf');
    expect(check!.weights).toMatchObject({ structure: null, total: null, engine: 38 });
  });

  test('what is no unit has no check, and faults enough', () => {
    for (const text of ['', 'hello', '\u0000', mtf.slice(0, 300)]) {
      const { isLegal, check, faults } = inspectText(text, 'mtf');
      expect({ isLegal, check }).toEqual({ isLegal: false, check: null });
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.length).toBeLessThan(25);
    }
  });

  test('lines without meaning are a warning', () => {
    expect(inspectText(`${mtf}\nfavourite colour:red\n`, 'mtf')).toMatchObject({
      isLegal: true,
      warnings: [{ message: expect.stringContaining('favourite colour') }],
    });
  });
});

describe('files that mean harm, or nothing', () => {
  const json = (value: unknown): string[] =>
    inspectText(typeof value === 'string' ? value : JSON.stringify(value), 'json').faults.map(
      ({ message }) => message,
    );

  test('what hides or acts is shown by its number, in messages that stay short', () => {
    expect(json('\u001B[2J')[0]).toContain("'\\u{1b}'");
    expect(json({ ...atlas, '\u202Ekey': 1 })).toEqual(['Unrecognized key: "\\u{202e}key"']);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]));
    for (const message of json({ ...atlas, ...many })) expect(message.length).toBeLessThan(500);
    const { warnings } = inspectText(`${mtf}\ncolour:\u009B31m\u202Ered\n`, 'mtf');
    expect(warnings[0].message).toContain('"colour:\\u{9b}31m\\u{202e}red"');
  });

  test('bytes that are no text are not taken for a name', () => {
    const latin = new TextDecoder().decode(Buffer.from(mtf.replace('Atlas', 'Atläs'), 'latin1'));
    const reason = 'The name contains characters that cannot be read; the file should be UTF-8 text';
    expect(inspectText(latin, 'mtf').faults).toEqual([{ message: reason }]);
    expect(unitFromText(latin, 'mtf')).toEqual({ ok: false, error: [reason] });
    expect(json({ ...atlas, houses: ['\uFFFD'] })[0]).toMatch(/^The name of a house contains characters/);
  });

  test('names are held to the same in both formats', () => {
    for (const name of ['<b>Atlas', 'At\u202Elas', 'At\u0000las', 'At\u200Blas']) {
      expect(json({ ...atlas, name }), name).toHaveLength(1);
      expect(unitFromText(mtf.replace('Atlas', name), 'mtf'), name).toMatchObject({ ok: false });
    }
  });

  test('what is something else altogether is told in a sentence', () => {
    const nothing = `This is no file of a 'Mech: it should be a JSON object with "format": "ironfield-unit"`;
    for (const value of [null, 5, [], 'text', {}, { format: 'map' }, [atlas]]) {
      expect(json(JSON.stringify(value))).toEqual([nothing]);
    }
    expect(json(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([nothing]);
    expect(json({ ...atlas, version: 2 })).toEqual(['The file has version 2; this program reads version 1']);
    expect(json({ format: 'ironfield-unit' })).toEqual([
      'The file has version none; this program reads version 1',
    ]);
    expect(json({ ...atlas, kind: 'tank' })).toEqual(['"tank" is no kind of unit; known: mech']);
  });

  test('a mark at the beginning and other line ends are no harm', () => {
    const text = `\uFEFF${JSON.stringify(atlas, null, 2).replaceAll('\n', '\r\n')}`;
    expect(unitFromText(text, 'json')).toEqual({ ok: true, value: atlas });
  });
});

describe('JSON', () => {
  test('is read, or refused with the place of each error', () => {
    expect(inspectText(JSON.stringify(atlas), 'json')).toMatchObject({ isLegal: true, unit: atlas });
    const slots = { ...atlas.slots, HD: ['Cockpit'] };
    const { faults, unit } = inspectText(JSON.stringify({ ...atlas, tons: 'many', slots }), 'json');
    expect(unit).toBeNull();
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(['tons', 'slots.HD']);
    expect(inspectText('{', 'json').faults[0].message).toMatch(/^This is not JSON/);
  });
});

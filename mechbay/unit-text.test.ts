import { STOCK_MECHS } from '@ironfield/classic/data/mechs/mechs.ts';
import { writeMtf } from '@ironfield/classic/units/mtf-writer.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { describe, expect, test } from 'vitest';
import { kilogramsOf } from './construction.ts';
import { addItem, newDesign, type Outcome, setWalk, spreadArmorOver } from './design-operations.ts';
import { inspectText } from './unit-text.ts';

const atlas = STOCK_MECHS['AS7-D']!;
const mtf = writeMtf(atlas);

const rulesOf = (text: string): (string | undefined)[] =>
  inspectText(text, 'mtf').faults.map(({ rule }) => rule);

function done(outcome: Outcome): UnitFile {
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
    expect(warnings.map(({ rule }) => rule)).toEqual(['CBT-CNV-01']);
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

describe('JSON', () => {
  test('is read, or refused with the place of each error', () => {
    expect(inspectText(JSON.stringify(atlas), 'json')).toMatchObject({ isLegal: true, unit: atlas });
    const slots = { ...atlas.slots, HD: ['Cockpit'] };
    const { faults, unit } = inspectText(JSON.stringify({ ...atlas, tons: 'many', slots }), 'json');
    expect(unit).toBeNull();
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(['tons', 'slots.HD']);
    expect(inspectText('{', 'json').faults[0]!.message).toMatch(/^This is not JSON/);
  });
});

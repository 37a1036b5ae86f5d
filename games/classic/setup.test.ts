import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import { STOCK_MECHS } from './mechs/mechs.ts';
import type { Setup, UnitSetup } from './state.ts';
import { designOf } from './units/design.ts';
import type { MechFile } from './units/unit-file.ts';

function made(scenario: string): Setup {
  const result = scenarioSetup(classic, scenario, {});
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const problems = (setup: object): string => {
  const result = checkSetup(classic, setup);
  return result.ok ? '' : JSON.stringify(result.error);
};

describe('Setups', () => {
  test.each(classic.scenarios.map(({ id }) => id))('%s is sound', (id) => {
    expect(problems(made(id))).toBe('');
  });

  test("A unit file that names no kind is a 'Mech, and is left as it is", () => {
    const skirmish = made('skirmish');
    const [first, ...others] = skirmish.units;
    const withKind = (kind: string) => ({
      ...skirmish,
      units: [{ ...first, unit: { ...first.unit, kind } }, ...others],
    });
    const checked = checkSetup(classic, skirmish);
    expect(checked).toEqual({ ok: true, value: skirmish });
    expect(checked.ok && 'kind' in checked.value.units[0].unit).toBe(false);
    expect(checkSetup(classic, withKind('mech'))).toEqual({ ok: true, value: withKind('mech') });
    expect(problems(withKind('tank'))).toContain('\\"tank\\" is no kind of unit; known: mech');
    expect(problems(withKind('tank'))).toContain('units.0.unit.kind');
  });

  test('A setup that says mech of its units, as all once did, is read', () => {
    const skirmish = made('skirmish');
    const units = skirmish.units.map(({ unit: mech, ...rest }) => ({ ...rest, mech }));
    expect(checkSetup(classic, { ...skirmish, units })).toEqual({ ok: true, value: skirmish });
    const both = skirmish.units.map((member) => ({ ...member, mech: member.unit }));
    expect(problems({ ...skirmish, units: both })).toContain('mech');
    expect(problems({ ...skirmish, units: [null, 'mech'] })).not.toBe('');
  });

  test('A large map has room for few, and only the first twenty mistakes are told', () => {
    const skirmish = made('skirmish');
    const wide = (side: number) => ({
      ...skirmish.map,
      width: side,
      height: side,
      legend: { '.': { terrain: 'clear' } },
      rows: Array.from({ length: side }, () => Array.from({ length: side }, () => '.').join(' ')),
    });
    expect(problems({ ...skirmish, map: wide(111) })).not.toContain('too many');
    expect(problems({ ...skirmish, map: wide(112) })).toContain('8 units on 12544 hexes are too many');
    const nameless = { ...skirmish.units[0], pilot: {} };
    const wrong = checkSetup(classic, { ...skirmish, units: Array.from({ length: 60 }, () => nameless) });
    expect(wrong.ok ? [] : wrong.error).toHaveLength(20);
  });

  rule('MT-WX-01', 'Weather may be limited to hexes of the map, each listed once', () => {
    const skirmish = made('skirmish');
    const limited = (...weatherHexes: string[]) => problems({ ...skirmish, weatherHexes });
    expect(limited('0305', '0306')).toBe('');
    expect(limited('9999')).toContain('weatherHexes: there is no hex 9999 on the map');
    expect(limited('0305', '0306', '0305')).toContain('weatherHexes: hex 0305 is listed twice');
    expect(limited('woods')).toContain('a hex number such as 0305');
    expect(limited()).not.toBe('');
    expect(checkSetup(classic, skirmish)).toEqual({ ok: true, value: skirmish });
  });

  test('What is wrong in a unit file is told with its place', () => {
    const skirmish = made('skirmish');
    const [first, ...others] = skirmish.units;
    const units = [{ ...first, unit: { ...first.unit, tons: 'many' } }, ...others];
    expect(problems({ ...skirmish, units })).toContain('units.0.unit.tons');
  });

  rule('CBT-SCN-10', "A side may field any 'Mechs up to the agreed tonnage, and no more", () => {
    const units = (side: 0 | 1, models: readonly string[]): UnitSetup[] =>
      models.map((model) => ({
        side,
        seat: side,
        unit: STOCK_MECHS[model],
        pilot: { name: model, gunnery: 4, piloting: 5 },
      }));
    const skirmish = made('skirmish');
    const with200 = (first: readonly string[], second: readonly string[]) => ({
      ...skirmish,
      tonnageLimit: 200,
      units: [...units(0, first), ...units(1, second)],
      deployment: skirmish.deployment.map((step) => ({
        ...step,
        count: step.side === 0 ? first.length : second.length,
      })),
    });
    const atlas = ['AS7-D', 'PNT-9R', 'JR7-D', 'SDR-5V'];
    const zeus = ['ZEU-6S', 'DV-6M', 'ASN-21', 'COM-2D'];
    expect(problems(with200(atlas, zeus))).toBe('');
    expect(problems(with200([...atlas, 'COM-2D'], zeus))).toContain('fields 225 tons, the limit is 200');
  });

  rule('CBT-EQP-09', 'Bins may start with fewer shots, never with more', () => {
    const skirmish = made('skirmish');
    const light = (shots: number[]) => ({
      ...skirmish,
      units: skirmish.units.map((unit, i) => (i === 0 ? { ...unit, shots } : unit)),
    });
    const atlas = skirmish.units[0].unit as MechFile;
    const design = designOf(atlas);
    if (!design.ok) throw new Error(design.error[0]);
    const full = design.value.bins.map(({ shots }) => shots);
    expect(full.toSorted()).toEqual([15, 5, 5, 6, 6]);
    expect(problems(light(full))).toBe('');
    expect(problems(light(full.map((shots, bin) => (bin === 0 ? 1 : shots))))).toBe('');
    expect(problems(light(full.map((shots) => shots + 1)))).toContain('CBT-EQP-09');
    expect(problems(light([5]))).toContain('CBT-EQP-09');
  });

  test.each([
    ['no units', { units: [] }, 'units'],
    [
      'a hex that is not on the map',
      { deployment: [{ side: 0, count: 4, zones: [{ name: 'z', hexes: ['9999'] }] }] },
      'no hex 9999',
    ],
    ['too many to place', { deployment: [] }, "'Mechs"],
    [
      'a player of the wrong side',
      {
        seats: [
          { name: 'A', side: 1 },
          { name: 'B', side: 0 },
        ],
      },
      'belongs to side',
    ],
  ])('refuse %s', (_, patch, message) => {
    expect(problems({ ...made('skirmish'), ...patch })).toContain(message);
  });
});

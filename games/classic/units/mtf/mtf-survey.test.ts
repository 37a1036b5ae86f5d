import { expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { surveyMtf } from './mtf.ts';
import { writeMtf } from './mtf-writer.ts';

const hunchback = writeMtf(STOCK_MECHS['HBK-4G']);
const lineOf = (start: string): number =>
  hunchback.split('\n').findIndex((line) => line.startsWith(start)) + 1;
const without = (key: string): string => hunchback.replace(new RegExp(`^${key}:.*\n`, 'm'), '');
const surveyWith = (right: string, wrong: string) => surveyMtf(hunchback.replace(right, wrong));

test('Nothing is wrong with a right file, and its engine has its rating', () => {
  expect(surveyMtf(hunchback)).toMatchObject({
    rating: 200,
    strange: [],
    errors: [],
    visible: [],
    skipped: [],
  });
});

test('Each part of a later kind is named, with its line and its rule', () => {
  for (const [part, right, wrong, rule] of [
    ['engine', 'Engine:200 Fusion', 'Engine:200 XL', 'CBT-CON-08'],
    ['gyro', 'Rules Level:1', 'Gyro:XL Gyro', 'CBT-CNV-01'],
    ['cockpit', 'Rules Level:1', 'Cockpit:Small', 'CBT-CNV-01'],
    ['structure', 'Structure:Standard', 'Structure:Endo Steel', 'CBT-CNV-01'],
    ['armor', 'Armor:Standard', 'Armor:Ferro-Fibrous', 'CBT-CNV-01'],
    ['heatSinks', 'Heat Sinks:13 Single', 'Heat Sinks:13 Double', 'CBT-CON-12'],
  ]) {
    const { strange, errors } = surveyWith(right, wrong);
    expect(strange, part).toEqual([part]);
    expect(errors, part).toMatchObject([{ line: lineOf(right), rule }]);
  }
});

test('What has no weight of its own is refused, but no strange part', () => {
  expect(surveyWith('TechBase:Inner Sphere', 'TechBase:Clan').strange).toEqual([]);
  expect(surveyWith('Myomer:Standard', 'Myomer:Triple-Strength').strange).toEqual([]);
});

test('A missing line is told once, with no rule, and does not make numbers up', () => {
  const missing = (key: string) => {
    const { unit, errors, visible } = surveyMtf(without(key));
    expect(errors, key).toStrictEqual([{ line: 0, message: `there is no "${key}:" line` }]);
    expect(visible, key).toEqual([]);
    return unit;
  };
  expect(missing('Mass')).toBeNull();
  expect(missing('Walk MP')).toMatchObject({ tons: 50, walk: 0 });
  expect(missing('Heat Sinks')).toMatchObject({ heatSinks: 0 });
  expect(missing('HD Armor')).toMatchObject({ armor: { HD: 0, LA: 16 } });
  expect(missing('Config')).toMatchObject({ frame: 'biped' });
  expect(missing('Engine')).toMatchObject({ tons: 50, walk: 4 });
});

test('An engine that cannot be read has no rating', () => {
  const { rating, strange, errors, visible } = surveyWith('200 Fusion Engine', 'a big one');
  expect([rating, strange, visible]).toEqual([null, ['engine'], []]);
  expect(errors).toMatchObject([
    { message: 'Engine "a big one": it should be a rating and a kind, such as "200 Fusion Engine"' },
  ]);
});

test('An engine of a later kind is not measured by the speed', () => {
  const { rating, errors, visible } = surveyWith('200 Fusion Engine', '250 XL Engine');
  expect([rating, errors.length, visible]).toEqual([250, 1, []]);
});

test('Things that the rules do not know keep their names, at most 60 characters of them', () => {
  const { unit, errors, visible } = surveyWith('-Empty-', 'Guardian ECM Suite');
  expect(unit?.slots.LA).toContain('Guardian ECM Suite');
  expect([errors.length, visible.length]).toEqual([0, 1]);
  expect(visible).toMatchObject([{ rule: 'CBT-EQP-01' }]);
  expect(surveyWith('-Empty-', 'x'.repeat(70)).unit?.slots.LA).toContain('x'.repeat(60));
});

test('A design without a role has none', () => {
  expect(surveyMtf(hunchback).unit).toHaveProperty('role');
  expect(surveyMtf(without('Role')).unit).not.toHaveProperty('role');
});

test('A name has at least one character', () => {
  const { unit, errors } = surveyWith('Version:1.0\nHunchback', 'chassis:');
  expect(unit).toBeNull();
  expect(errors).toContainEqual({ line: 1, message: 'the name of the design is missing' });
  expect(surveyWith('Hunchback', 'H').unit).toMatchObject({ name: 'H' });
});

test('One line and one list are enough to be such a file', () => {
  const { errors } = surveyMtf('Version:1.0\nAtlas\nAS7-D\nMass:100\n\nLeft Arm:\nShoulder');
  expect(errors.map(({ message }) => message)).toContain('there is no "Engine:" line');
});

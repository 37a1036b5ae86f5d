import { expect, test } from 'vitest';
import { takeApart } from './mtf-lines.ts';
import { wholeNumber } from './mtf-numbers.ts';

const HEAD = ['Version:1.0', 'Fox', 'FX-1'];
const apart = (...lines: readonly string[]) => takeApart([...HEAD, ...lines]);
const skippedIn = (...lines: readonly string[]) => apart(...lines).skipped.map(({ line }) => line);
const slotsIn = (...lines: readonly string[]) =>
  apart(...lines)
    .sections.get('LA')
    ?.slots.map(({ text }) => text);

test('Older files begin with name and model, with or without a version, after comments and blank lines', () => {
  for (const before of [['Version:1.0'], [], ['', '# by hand', 'VERSION:1.1'], ['# by hand']]) {
    const { name, model, values } = takeApart([...before, 'Fox', 'FX-1', 'Mass:20']);
    expect([name.text, name.line, model?.text]).toEqual(['Fox', before.length + 1, 'FX-1']);
    expect(values.get('mass')).toEqual({ line: before.length + 3, text: '20' });
  }
});

test('Newer files have keys for them, anywhere', () => {
  const { name, model, values } = takeApart(['Mass:20', 'chassis: Fox ', 'Model:FX-1']);
  expect([name, model]).toEqual([
    { line: 2, text: 'Fox' },
    { line: 3, text: 'FX-1' },
  ]);
  expect(values.get('mass')).toEqual({ line: 1, text: '20' });
});

test('A file may have no line for the model', () => {
  const { name, model, values } = takeApart(['Version:1.0', 'Fox', 'Config:Biped', 'Mass:20']);
  expect([name.text, model, values.get('config')?.text]).toEqual(['Fox', null, 'Biped']);
});

test('A list of slots ends with a blank line, or with the next key of any kind', () => {
  for (const end of ['', 'Mass:20', 'era:3025', 'Right Arm:']) {
    expect(slotsIn('Left Arm:', 'Shoulder', end, 'Hand'), end).toEqual(['Shoulder']);
  }
  expect(slotsIn('Left Arm:', 'Shoulder', '# a comment', 'Hand')).toEqual(['Shoulder', 'Hand']);
  expect(slotsIn('Left Arm : 5', 'Shoulder')).toBeUndefined();
  expect(slotsIn('LEFT ARM :', 'Shoulder')).toEqual(['Shoulder']);
});

test('What is not understood is noted, wherever it stands, but in the list of weapons', () => {
  expect(skippedIn('mood', 'Massx', ':5', 'constructor:', 'Left Arm:5')).toEqual([4, 5, 6, 7, 8]);
  expect(skippedIn('Weapons:1', 'Medium Laser, Left Arm')).toEqual([]);
  for (const end of ['', 'Mass:20', 'era:3025']) {
    expect(skippedIn('Weapons:1', 'Medium Laser, Left Arm', end, 'mood'), end).toEqual([7]);
  }
  expect(skippedIn('Mass:20', 'mood')).toEqual([5]);
});

test('What stands there twice is an error, but the list of equipment without slots may be empty', () => {
  const errorsIn = (...lines: readonly string[]) => apart(...lines).errors.map(({ line }) => line);
  expect(errorsIn('Left Arm:', 'Shoulder', '', 'Left Arm:', 'Shoulder')).toEqual([7]);
  expect(errorsIn('Mass:20', 'mass:25')).toEqual([5]);
  expect(errorsIn('nocrit:Standard:None')).toEqual([]);
  expect(errorsIn('nocrit:ISEndoSteel:None')).toEqual([4]);
  expect(skippedIn('nocrit:ISEndoSteel:None')).toEqual([]);
});

test('Numbers from the least to the most are taken', () => {
  const isTaken = (key: string, text: string) => {
    let taken = true;
    wholeNumber(key, { line: 1, text }, () => {
      taken = false;
    });
    return taken;
  };
  expect(['0', '1', '200', '201'].map((text) => isTaken('mass', text))).toEqual([false, true, true, false]);
  expect(['0', '40', '41'].map((text) => isTaken('walk mp', text))).toEqual([true, true, false]);
  expect(['0', '100', '101'].map((text) => isTaken('heat sinks', text))).toEqual([true, true, false]);
  expect(['0', '200', '201'].map((text) => isTaken('la armor', text))).toEqual([true, true, false]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { roster } from './data/roster.ts';
import { elementSchema } from './element.ts';
import { dropship, fighter, mech, platoon, suits, tank } from './testing/scene.ts';

const problems = (sheet: object) =>
  elementSchema.safeParse(sheet).error?.issues.map(({ message }) => message) ?? [];

rule('BF2-UNIT-01', 'Each kind of element has its own classes', () => {
  expect(problems({ ...mech('Ram').sheet, class: 'I' })).toEqual([
    "the class of a 'Mech is one of L, M, H, A (BF2-UNIT-01)",
  ]);
  expect(problems({ ...platoon('Foot').sheet, class: 'L' })).toEqual([
    'the class of infantry is one of I (BF2-UNIT-01)',
  ]);
  expect(problems({ ...tank('Gun').sheet, class: 'AR' })).toEqual([]);
  const fighters = roster().filter(({ sheet }) => sheet.type === 'aerospaceFighter');
  expect(new Set(fighters.map(({ sheet }) => sheet.class))).toEqual(new Set(['L', 'M', 'H']));
});

rule('BF2-REC-07', 'Armor and structure go with the type', () => {
  expect(problems({ ...platoon('Foot').sheet, structure: 2 })).toEqual([
    'infantry has no structure (BF2-REC-07)',
  ]);
  expect(problems({ ...platoon('Foot').sheet, armor: 0 })).toEqual(['infantry has armor (BF2-REC-07)']);
  expect(problems({ ...mech('Ram').sheet, structure: 0 })).toEqual(["a 'Mech has structure (BF2-REC-07)"]);
  expect(problems({ ...mech('Ram').sheet, armor: 0 })).toEqual([]);
});

rule(['BF2-REC-06', 'BF2-REC-07'], 'What each type of element has: an OV, armor, structure', () => {
  const conventional = { ...fighter('Boomerang').sheet, type: 'conventionalFighter', armor: 0, structure: 1 };
  const all = [mech, tank, platoon, suits, fighter, dropship].map((make) => make('Any').sheet);
  const may = (figures: object) =>
    [...all, conventional].filter((sheet) => problems({ ...sheet, ...figures }).length === 0);
  const types = (figures: object) => may(figures).map(({ type }) => type);
  expect(may({})).toHaveLength(7);
  expect(types({ ov: 1 })).toEqual(['mech', 'aerospaceFighter']);
  expect(types({ armor: 0 })).toEqual(['mech', 'vehicle', 'conventionalFighter']);
  expect(types({ armor: 1 })).toEqual(['mech', 'infantry', 'battleArmor', 'aerospaceFighter', 'dropship']);
  expect(types({ structure: 0 })).toEqual(['infantry', 'battleArmor', 'aerospaceFighter']);
  expect(types({ structure: 1 })).toEqual(['mech', 'vehicle', 'dropship', 'conventionalFighter']);
});

rule(
  ['BF2-EQ-01', 'BF2-TRO-09'],
  'Every code of the list is known, with a number of tons where it needs one',
  () => {
    const codes = [
      'prb',
      'art',
      'artL',
      'artS',
      'artT',
      'artA',
      'c3m',
      'c3s',
      'car4',
      'cool',
      'ecm',
      'eng',
      'hq',
      'if',
      'mash',
      'mof',
      'omni',
      'sph',
      'tag',
      'tran12',
    ];
    for (const code of codes) expect(problems({ ...mech('Ram').sheet, specials: [code] }), code).toEqual([]);
    for (const code of ['car', 'tran', 'artX', 'laser', 'IF'])
      expect(problems({ ...mech('Ram').sheet, specials: [code] }), code).toHaveLength(1);
  },
);

rule(
  ['BF2-REC-07', 'BF2-TRO-06'],
  'One point of armor is too much for a vehicle, and only submarines surface',
  () => {
    expect(problems({ ...tank('Tank').sheet, armor: 1 })).toHaveLength(1);
    const surfaced = { damage: [1, 1, 1], specials: [] };
    expect(problems({ ...tank('Tank').sheet, surfaced })).toHaveLength(1);
    expect(problems({ ...tank('Sub', { mode: 's' }).sheet, surfaced })).toEqual([]);
  },
);

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import { battle, mech, tank, unit } from '../../testing/scene.ts';
import { mpOf, mpOfUnit } from './movement-points.ts';

const sample = (id: string, skill: number) => ({ sheet: rosterEntry(`mech-${id}`)!.sheet, skill });

/** Smith's Lance of the book's record sheet. */
function smith() {
  const table = battle({
    south: [
      unit(
        'Smith',
        '0817 N',
        sample('zeus-zeu-6s', -1),
        sample('dervish-dv-6m', -1),
        sample('flashman-fls-7k', 0),
        sample('hunchback-hbk-4g', 0),
      ),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  return table;
}

rule(
  ['BF2-REC-03', 'BF2-REC-08'],
  'Example 1: the sample lance has 4 MP and cannot jump; the Dervish alone has 5 and can',
  () => {
    const table = smith();
    expect(table.mp('Smith')).toBe(4);
    expect(table.ways('Smith')).toEqual(['ground']);
    for (const name of ['Zeus ZEU-6S', 'Flashman FLS-7K', 'Hunchback HBK-4G'])
      table.element(name).destroyed = true;
    expect(table.mp('Smith')).toBe(5);
    expect(table.ways('Smith')).toEqual(['ground', 'jump']);
  },
);

rule(
  ['BF2-REC-03', 'BF2-HEAT-03', 'BF2-CRIT-02'],
  'Heat and leg hits slow an element down, but not below 0',
  () => {
    const table = smith();
    table.suffered('Flashman FLS-7K', { heat: 1 });
    expect(table.mp('Smith')).toBe(3);
    table.suffered('Flashman FLS-7K', { heat: 1, leg: 2 });
    expect(table.mp('Smith')).toBe(1);
    table.suffered('Flashman FLS-7K', { heat: 3, leg: 4 });
    expect(table.mp('Smith')).toBe(0);
    table.suffered('Hunchback HBK-4G', { leg: 1 });
    expect(table.mp('Smith')).toBe(0);
  },
);

rule(
  ['BF2-HIT-01', 'BF2-INFO-01'],
  'The base number of an element follows from its own MP, not its unit’s',
  () => {
    const bases = [0, 2, 3, 4, 5, 6, 7, 9, 10, 15].map((mp) => {
      const table = battle({
        south: [unit('Lance', '0817 N', mech('Ram', { mp }), mech('Ewe', { mp: 1 }))],
        north: [unit('Pack', '0801 S', mech('Wolf'))],
      });
      return table.element('Ram').base;
    });
    expect(bases).toEqual([4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
  },
);

rule(
  ['BF2-HIT-02', 'BF2-HEAT-05'],
  'Whoever can jump announces it, whatever the rest of its unit does, unless it is shut down',
  () => {
    const table = battle({
      south: [unit('Lance', '0817 N', mech('Ram', { mode: 'J' }), mech('Ewe'))],
      north: [unit('Pack', '0801 S', mech('Wolf'), mech('Cub')), unit('Herd', '0901 S', tank('Bull'))],
    });
    const { jumps: ram } = table.element('Ram');
    expect([ram, table.element('Ewe').jumps, table.element('Bull').jumps]).toEqual([true, false, false]);
    table.suffered('Ram', { heat: 4, downSince: 1 });
    expect(table.element('Ram')).toMatchObject({ base: 0, jumps: false });
  },
);

rule(['BF2-HEAT-05', 'BF2-MOVE-01'], 'A unit with an element that is shut down has no MP at all', () => {
  const table = battle({
    south: [
      unit('Lance', '0817 N', mech('Ram', { mp: 9 }), mech('Ewe')),
      unit('Herd', '0117 N', mech('Bull')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  expect([mpOfUnit(table.field, table.state, 0), mpOf(table.field, table.state, 0)]).toEqual([4, 9]);
  table.suffered('Ram', { heat: 4, downSince: 1 });
  expect([mpOfUnit(table.field, table.state, 0), mpOf(table.field, table.state, 0)]).toEqual([0, 5]);
});

rule('BF2-REC-03', 'Of elements that are as slow the first is named, and what is 0 needs no floor', () => {
  const table = battle({
    south: [unit('Lance', '0817 N', mech('Ram', { mp: 4 }), mech('Ewe', { mp: 4 }))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.explainedMp('Lance')).toMatchObject([{ value: 4, reason: expect.stringContaining('Ram') }]);
  table.suffered('Ram', { leg: 1, heat: 3 });
  expect(table.explainedMp('Lance').map(({ value }) => value)).toEqual([4, -1, -3]);
  table.suffered('Ram', { leg: 2, heat: 3 });
  expect(table.explainedMp('Lance').map(({ value }) => value)).toEqual([4, -2, -3, 0]);
});

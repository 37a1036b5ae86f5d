import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { DeploymentStep } from '../../state.ts';
import { platoon } from '../../testing/platoons.ts';
import { scene } from '../../testing/scene.ts';
import { Table } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

class Camp extends Table {
  begin(): this {
    return this.run([{ step: 'setup/next', index: 0, left: -1 }], []);
  }

  place(unit: string, to: string, zone = 0): this {
    return this.order({ type: 'place', unit, zone, to, facing: 'S' });
  }
}

type Plan = Parameters<typeof scene>[0]['units'][string];

const camp = (units: Readonly<Record<string, Plan>>, deployment: readonly DeploymentStep[], more = {}) =>
  new Camp(scene({ units, setup: { deployment, ...more } })).begin();

const west = [{ name: 'West', hexes: ['0101', '0102', '0103'] }];
const east = [{ name: 'East', hexes: ['1501', '1502'] }];

rule('CBT-SCN-01', "The sides place as many 'Mechs as each step says, in turn", () => {
  const table = camp({ Ann: { side: 0 }, Ben: { side: 0 }, Col: { side: 0 }, Dot: { side: 1 } }, [
    { side: 0, count: 2, zones: west },
    { side: 1, count: 1, zones: east },
    { side: 0, count: 1, zones: west },
  ]);
  expect(table.asked).toBe('0 setup/place');
  table.place('Ben', '0101');
  expect(table.scene.unit('Ben')).toMatchObject({ hex: table.scene.cell('0101'), facing: 3 });
  expect(table.asked).toBe('0 setup/place');
  expect(table.choices('place')).toEqual([table.scene.index('Ann'), table.scene.index('Col')]);
  table.place('Ann', '0102');
  expect(table.asked).toBe('1 setup/place');
  table.place('Dot', '1502');
  expect(table.asked).toBe('0 setup/place');
  table.place('Col', '0103');
  expect(table.asked).toBe('over');
  expect(['Ann', 'Ben', 'Col', 'Dot'].map((name) => table.hexOf(name))).toEqual([
    '0102',
    '0101',
    '0103',
    '1502',
  ]);
});

rule(['CBT-SCN-01', 'CBT-MOV-17'], "A 'Mech is placed in its zone, where nobody is", () => {
  const table = camp({ Ann: { side: 0 }, Ben: { side: 0 }, Dot: { side: 1, at: '0103 N' } }, [
    { side: 0, count: 2, zones: west },
  ]).place('Ann', '0101');
  expect(table.choices('place', 'Ben', 0)).toEqual(['0102']);
  const into = (to: string) => table.refusal({ type: 'place', unit: 'Ben', zone: 0, to, facing: 'N' });
  expect(into('0103')).toMatchObject({ rule: 'CBT-MOV-17', message: 'Another unit is in hex 0103' });
  expect(into('0201')).toMatchObject({ rule: 'CBT-SCN-01', message: 'Hex 0201 is not in your zone' });
  const again = table.refusal({ type: 'place', unit: 'Ann', zone: 0, to: '0102', facing: 'N' });
  expect(again).toMatchObject({ path: 'unit', message: "That is not one of your 'Mechs" });
});

rule('CBT-SCN-19', "Of several zones the first 'Mech of a side chooses for all of them", () => {
  const table = camp({ Ann: { side: 0 }, Ben: { side: 0 }, Dot: { side: 1 } }, [
    { side: 0, count: 2, zones: [...west, ...east] },
    { side: 1, count: 1, zones: [...west, ...east] },
  ]);
  expect(table.choices('place', 'Ann')).toEqual([0, 1]);
  table.place('Ann', '1501', 1);
  expect(table.scene.state.zones).toEqual([1, -1]);
  expect(table.choices('place', 'Ben')).toEqual([1]);
  table.place('Ben', '1502', 1);
  expect(table.choices('place', 'Dot')).toEqual([0, 1]);
});

rule('CBT-SCN-19', 'A single zone is no choice, and leaves a later one open', () => {
  const table = camp({ Ann: { side: 0 }, Ben: { side: 0 } }, [
    { side: 0, count: 1, zones: west },
    { side: 0, count: 1, zones: [...west, ...east] },
  ]).place('Ann', '0101');
  expect(table.choices('place', 'Ben')).toEqual([0, 1]);
});

rule(
  ['CBT-SCN-01', 'CBT-SCN-19'],
  "Every step has its own number of 'Mechs, and a zone once chosen is kept",
  () => {
    const both = [...west, ...east];
    const table = camp({ Ann: { side: 0 }, Ben: { side: 0 }, Dot: { side: 1 }, Eve: { side: 1 } }, [
      { side: 0, count: 1, zones: both },
      { side: 1, count: 2, zones: east },
      { side: 0, count: 1, zones: both },
    ]);
    table.place('Ann', '0101').place('Dot', '1501').place('Eve', '1502');
    expect(table.asked).toBe('0 setup/place');
    expect(table.choices('place', 'Ben')).toEqual([0]);
    const later = camp({ Ann: { side: 0 }, Ben: { side: 0 } }, [
      { side: 0, count: 1, zones: both },
      { side: 0, count: 1, zones: west },
    ]).place('Ann', '1501', 1);
    expect(later.choices('place', 'Ben')).toEqual([0]);
  },
);

const PLAYERS = [
  { name: 'Command', side: 0 },
  { name: 'Recon', side: 0 },
  { name: 'Enemy', side: 1 },
] as const;

rule(['CBT-SCN-01', 'CBT-SCN-23'], 'Lances are placed apart, each by its player', () => {
  const table = camp(
    {
      Ann: { side: 0, seat: 0 },
      Ben: { side: 0, seat: 1, group: 'recon' },
      Col: { side: 0, seat: 1, enters: { turn: 2, edge: 'west' } },
      Dot: { side: 1, seat: 2 },
    },
    [
      { side: 0, count: 1, group: 'recon', zones: east },
      { side: 0, count: 1, zones: west },
    ],
    { seats: PLAYERS },
  );
  expect(table.asked).toBe('1 setup/place');
  expect(table.choices('place')).toEqual([table.scene.index('Ben')]);
  table.place('Ben', '1501');
  expect(table.asked).toBe('0 setup/place');
  expect(table.choices('place')).toEqual([table.scene.index('Ann')]);
  table.place('Ann', '0101');
  expect([table.asked, table.hexOf('Col')]).toEqual(['over', undefined]);
});

rule('CBT-SCN-23', 'Players of one side place their own only', () => {
  const table = camp(
    { Ann: { side: 0, seat: 0 }, Ben: { side: 0, seat: 1 }, Dot: { side: 1, seat: 2 } },
    [{ side: 0, count: 2, zones: west }],
    { seats: PLAYERS },
  );
  expect([table.asked, ...table.choices('place')]).toEqual(['0 setup/place', table.scene.index('Ann')]);
  table.place('Ann', '0102');
  expect([table.asked, ...table.choices('place')]).toEqual(['1 setup/place', table.scene.index('Ben')]);
});

rule(
  ['CBT-SCN-01', 'MT-PRE-13', 'MT-PRE-22'],
  'Infantry and vehicles are placed on ground that is open to them; where there is none, anywhere',
  () => {
    const placing = (hexes: readonly string[]) => {
      const table = new Camp(
        scene({
          map: '~1 l H\n. ~2 .',
          options: COMBINED,
          units: {
            Troop: { side: 0, mech: platoon('Troop') },
            Hover: { side: 0, mech: vehicle('Hover', { motion: 'hover' }) },
            Wolf: { side: 0 },
          },
          setup: { deployment: [{ side: 0, count: 3, zones: [{ name: 'West', hexes }] }] },
        }),
      ).begin();
      return { table, hexes: ['Troop', 'Hover', 'Wolf'].map((name) => table.choices('place', name, 0)) };
    };
    const { table, hexes } = placing(['0101', '0201', '0301', '0102', '0202', '0302']);
    expect(hexes).toEqual([
      ['0201', '0301', '0102', '0302'],
      ['0101', '0102', '0202', '0302'],
      ['0101', '0201', '0301', '0102', '0202', '0302'],
    ]);
    const order = { type: 'place', unit: 'Troop', zone: 0, to: '0101', facing: 'N' } as const;
    expect(table.refusal(order).message).toBe('It cannot stand in hex 0101');
    expect(placing(['0101', '0202', '0201']).hexes[0]).toEqual(['0201']);
    expect(placing(['0101', '0202']).hexes[0]).toEqual(['0101', '0202']);
  },
);

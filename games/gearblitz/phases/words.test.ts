// The words of menus for each choice.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Field, Pick, Whole } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { gearblitz } from '../game.ts';
import { Battle, gun, type Model, type Scenery } from '../testing/table.ts';

/** The fields of an order, as far as they need no other answer first. */
const fieldsOf = (table: Battle, order: string, seat = 0): readonly Field[] =>
  menuFor(gearblitz, table.state, seat)!.orders.find(({ type }) => type === order)!.fields;

const labelsOf = (field: Field): string[] =>
  Array.from((field as Pick).values, (value) => (field as Pick).describe!(value).label);

function lone(model: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  const table = new Battle({
    south: { Deer: { at: '20,40', card: { actions: 0 } } },
    ...more,
    north: { Gear: { at: '20,20', facing: 180, ...model } },
  });
  table.activate('Gear');
  return table;
}

rule('HGB-MOVE-10', 'heights are named in inches', () => {
  const movement = [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] as const;
  const table = lone({ card: { movement }, body: { mode: 'R' } });
  expect((fieldsOf(table, 'rise')[0] as Whole).describe!(3)).toEqual({ label: '3"' });
});

rule(
  ['HGB-TERR-06', 'HGB-TERR-07'],
  'of each way at a cliff it is said how high it is, and whether up or down',
  () => {
    const card = { perks: { manipulatorArms: true } } as const;
    // A ledge of 2 levels, with a drop of 2 on one side and a wall of 3 on the other.
    const scene = '48 x 48\nhill 10,19.7 to 30,20.3 height 2 ground\nhill 10,20.3 to 30,40 height 5 ground';
    const table = lone({ card }, { scene });
    expect(labelsOf(fieldsOf(table, 'climb')[0]).sort()).toEqual(['2 levels down', '3 levels up']);
    expect(labelsOf(fieldsOf(table, 'jump')[0])).toEqual(['2 levels']);
  },
);

rule(['HGB-ROF-02', 'HGB-AE-01'], 'what is split between area and damage is said for each way', () => {
  const table = lone({ card: { weapons: [gun('LAC')] } }, { south: { Deer: { at: '20,30' } } });
  const rof = ((fieldsOf(table, 'attack')[0] as Pick).follow!(0)[0] as Pick).follow!(
    table.id('Deer'),
  )[0] as Pick;
  expect(labelsOf(rof.follow!(2)[0])).toEqual(['Radius 2", ×8', 'Radius 1", ×9', 'One target, ×10']);
});

rule(
  ['HGB-DET-04', 'HGB-TD-01', 'HGB-IF-02'],
  'whoever has to be found first is marked for observers, too',
  () => {
    const scene = '48 x 48\njungle 10,22 to 24,29 height 3';
    const card = { actions: 2, detection: 0, aux: { targetDesignator: 3 } } as const;
    const south = { Hidden: { at: '20,30' }, Seen: { at: '40,22' } };
    const table = new Battle({
      scene,
      north: {
        Gear: { at: '20,20', facing: 180, card },
        Gun: { at: '4,4', card: { weapons: [gun('VLFG')] } },
      },
      south,
    });
    table.activate('Gear');
    const marked = ['Hidden (Active Detection first)', 'Seen'];
    expect(labelsOf(fieldsOf(table, 'designate')[0])).toEqual(marked);
    expect(labelsOf(fieldsOf(table, 'observe')[0])).toEqual(marked);
  },
);

rule(['HGB-CP-03', 'HGB-CP-04'], 'when a side is asked is said as it is now, and as it might be', () => {
  const table = lone(
    { card: { weapons: [gun('LAC')] } },
    { commandPoints: 3, south: { Deer: { at: '20,30' } } },
  );
  table.state.wishes = [{ rerolls: 'always', windows: true, snaps: 0 }, table.state.wishes[1]];
  table.attack('Deer', ['attack', 2]);
  expect(labelsOf(fieldsOf(table, 'keep')[0])).toEqual([
    'ask as before',
    'ask about poor rolls',
    'never ask again',
  ]);
  const group = { step: 'group', seat: 0 } as const;
  const other = lone();
  other.state.wishes = table.state.wishes;
  other.state.agenda = [{ step: 'events' }, group];
  expect(labelsOf(fieldsOf(other, 'wish')[2])).toEqual(['Yes', 'No']);
});

rule('HGB-ACT-05', 'whoever may evade is told what it costs', () => {
  const label = (isLocked: boolean) => {
    const table = lone(
      { card: { weapons: [gun('LAC')] } },
      { commandPoints: 3, south: { Deer: { at: '20,30', skills: { ld: 2 } } } },
    );
    table.state.wishes = [table.state.wishes[0], { rerolls: 'never', windows: true, snaps: 101 }];
    table.unit('Deer').isLocked = isLocked;
    table.attack('Deer', ['attack', 4]);
    return menuFor(gearblitz, table.state, 1)!.orders.find(({ type }) => type === 'evade')!.label;
  };
  expect([label(false), label(true)]).toEqual(['Evade (an action)', 'Evade (a Command Point)']);
});

rule(
  'HGB-INF-07',
  'bases that may be lost are called by where they stand, and the leading one by that',
  () => {
    const squad = { kind: 'infantry', bases: 2, armor: 8, actions: 0 } as const;
    const table = lone(
      { card: { weapons: [gun('HRG')] } },
      { south: { Squad: { at: '20,30', bases: ['21.5,30'], card: squad } } },
    );
    table.attack('Squad', ['attack', 6], ['defense', 2]);
    expect(labelsOf(fieldsOf(table, 'casualty', 1)[0])).toEqual(['The leading base', 'The base at 21.5, 30']);
  },
);

rule('HGB-RAM-04', 'buildings that may be rammed are called by their names', () => {
  const scene = '48 x 48\nbuilding 16.5,21 to 20,24 height 3\nbuilding 20,21 to 23.5,24 height 3';
  const table = lone({ body: { mode: 'W' } }, { scene });
  const [left, right] = table.state.scene.pieces;
  table.state.scene = {
    ...table.state.scene,
    pieces: [
      { ...left, label: 'Mill' },
      { ...right, label: 'Barn' },
    ],
  };
  table.give({ type: 'walk', to: { x: 20_000, y: 20_500 } });
  expect(labelsOf(fieldsOf(table, 'ram-building')[0]).sort()).toEqual(['Barn', 'Mill']);
  const [pick] = fieldsOf(table, 'ram-building') as Pick[];
  expect(pick.describe!(left.id).label).toBe('Mill');
});

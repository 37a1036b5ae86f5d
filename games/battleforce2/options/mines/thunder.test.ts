import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { battleforce2 } from '../../game.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { battle, mech, type Scene, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { armThunder, withThunder } from './thunder.ts';

const thunder = (a: number, b: number): Roll => ['thunder', a, b];
const scatter = (direction: number, distance: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', distance],
];

const scene = (changes: Partial<Scene> = {}) => {
  const table = battle({
    options: { mines: 1 },
    south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'], damage: [6, 4, 2] }), mech('Ram'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...changes,
  });
  table.state.marks = withThunder(table.state.marks, [0]);
  return table;
};
const lay = (to: string, element = 0) => ({ type: 'lay-thunder', element, to }) as const;
const mines = (table: Battle) => table.state.marks!.mines!.map(({ hex }) => table.field.board.number[hex]);

rule('BF2-MINE-02', 'Damage Values of 6/4/2 become 5/3/1', () => {
  const table = scene();
  const values = ([0, 1, 2] as const).map((band) => damageValue(table.field, table.state, 0, band));
  expect(values).toEqual([5, 3, 1]);
  expect(damageValue(table.field, table.state, 1, 0)).toBe(2);
});

rule(
  'BF2-MINE-02',
  'Before play each side says in secret which elements with indirect fire are armed so',
  () => {
    const table = battle({
      options: { mines: 1 },
      south: [unit('Lance', 'off the map', mech('Bow', { specials: ['if'] }), mech('Ram'))],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    table.give({ type: 'lay-mines', to: '0505' });
    table.give({ type: 'lay-mines', to: '0505' });
    expect(table.asked).toBe('south mines/thunder');
    expect(table.refusal({ type: 'arm-thunder', elements: [{ element: 1 }] }).rule).toBe('BF2-MINE-02');
    table.give({ type: 'arm-thunder', elements: [{ element: 0 }] });
    expect(table.seenBy(1)).toEqual([]);
    expect([table.table(0).marks!.thunder, table.table(1).marks!.thunder]).toEqual([[0], []]);
    expect(table.asked).toBe('north mines/thunder');
  },
);

rule('BF2-MINE-02', 'Mines are laid within 8 hexes, with 11 and the skill; everybody knows of them', () => {
  const table = scene();
  table.phase('combat', 'south');
  expect(table.refusal(lay('0518')).rule).toBe('BF2-MINE-02');
  expect(table.refusal(lay('1409')).rule).toBe('BF2-MINE-02');
  expect(table.refusal(lay('0501', 1)).rule).toBe('BF2-MINE-02');
  table.give(lay('0501'), thunder(5, 6));
  // Nobody is left who could, and the menu has no word of it.
  expect(table.form('lay-thunder')).toEqual([]);
  expect(mines(table)).toEqual(['0501']);
  expect(table.table('spectator').marks!.mines).toHaveLength(1);
  expect(table.element('Bow').attacked).toBe(true);
});

rule('BF2-MINE-02', 'A miss scatters by one die for the direction and one for the distance', () => {
  const missed = (skill: number, roll: Roll, ...rest: readonly Roll[]) => {
    const table = scene({ south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'], skill }))] });
    table.phase('combat', 'south');
    table.give(lay('0505'), roll, ...rest);
    return mines(table);
  };
  expect(missed(0, thunder(5, 5), ...scatter(1, 3))).toEqual(['0504']);
  expect(missed(0, thunder(5, 5), ...scatter(4, 4))).toEqual(['0507']);
  expect(missed(1, thunder(5, 6), ...scatter(1, 1))).toEqual(['0504']);
  expect(missed(-1, thunder(5, 5))).toEqual(['0505']);
});

rule('BF2-MINE-02', 'Of Arrow IV only that of a Clan is armed so, and only where artillery is played', () => {
  const armed = (organization: 'Clan' | 'Inner Sphere', artillery: boolean) => {
    const table = battle({
      options: { mines: 1, ...(artillery && { artillery }) },
      organizations: [organization, 'Inner Sphere'],
      south: [
        unit(
          'Lance',
          'off the map',
          mech('Bow', { specials: ['art'] }),
          mech('Naga', { specials: ['artA'] }),
        ),
        unit(
          'Herd',
          'off the map',
          mech('Ram', { specials: ['ecm', 'if'] }),
          mech('Ewe', { specials: ['ecm'] }),
        ),
      ],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    const { orders } = armThunder.menu(table.state, { seat: 0 });
    return Array.from((orders[0].fields[0] as Each).items);
  };
  expect(armed('Clan', true)).toEqual([0, 1, 2]);
  expect(armed('Clan', false)).toEqual([2]);
  expect(armed('Inner Sphere', true)).toEqual([2]);
});

rule('BF2-MINE-02', 'They may come down in any hex of the map', () => {
  const table = scene({ south: [unit('Lance', '0105 N', mech('Bow', { specials: ['if'] }))] });
  table.phase('combat', 'south');
  table.give(lay('0101'), thunder(6, 6));
  expect(mines(table)).toEqual(['0101']);
  expect(table.table(1).marks!.mines).toHaveLength(1);
});

rule('BF2-MINE-02', 'What scatters off the map is lost, and a 2 always misses', () => {
  const table = scene({ south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'], skill: -4 }))] });
  table.phase('combat', 'south');
  table.give(lay('0501'), thunder(1, 1), ...scatter(1, 6));
  expect(mines(table)).toEqual([]);
});

rule('BF2-MINE-02', 'Clan Arrow IV may be armed so, that of the Inner Sphere may not', () => {
  const items = (organization: 'Clan' | 'Inner Sphere', specials = ['artA']) => {
    const table = battle({
      options: { mines: 1, offboard: true, artillery: true },
      organization,
      south: [unit('Battery', '0509 N', mech('Naga', { specials }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.state.agenda = [{ step: 'mines/thunder', seat: 0 }];
    const menu = menuFor(battleforce2, table.state, 0)!;
    return Array.from((menu.orders[0].fields[0] as Each).items);
  };
  expect([items('Clan'), items('Inner Sphere')]).toEqual([[0], []]);
  expect(items('Clan', ['omni', 'artA'])).toEqual([0]);
});

rule('BF2-MINE-02', 'What is armed so is kept in the order of the elements', () => {
  expect(withThunder({ thunder: [4, 9] }, [7, 1])!.thunder).toEqual([1, 4, 7, 9]);
});

rule('BF2-MINE-02', 'A Damage Value of 1 becomes 0', () => {
  const table = scene({
    south: [unit('Lance', '0509 N', mech('Bow', { specials: ['if'], damage: [1, 0, null] }), mech('Ram'))],
  });
  const values = ([0, 1, 2] as const).map((band) => damageValue(table.field, table.state, 0, band));
  expect(values).toEqual([0, 0, null]);
});

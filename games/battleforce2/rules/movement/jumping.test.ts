import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { axial, battle, mapWith, mech, platoon, tank, unit } from '../../testing/scene.ts';

const [A, B, C, D, E] = [axial(0, 0), axial(3, 0), axial(2, 0), axial(0, 3), axial(1, 0)];

/** The hill, river and woods of the book's diagram, and a unit with 3J somewhere. */
function diagram(place: string, figures = { mp: 3, mode: 'J' as const }) {
  const codes = {
    [C]: '4',
    [E]: '1',
    [axial(0, 1)]: '~',
    [axial(-1, 1)]: '~',
    [axial(1, 1)]: '~',
    [axial(0, 2)]: 'H',
  };
  const table = battle({
    map: mapWith(codes),
    south: [unit('Lance', `${place} N`, mech('Ram', figures))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  return table;
}

rule('BF2-JUMP-02', 'Example 1: 3 MP do not carry over a hill of level 4', () => {
  expect(diagram(A).reach('Lance', 'jump')[B]).toBeUndefined();
});

rule('BF2-JUMP-02', 'Example 2: from level 1 they do', () => {
  expect(diagram(E).reach('Lance', 'jump')[B]).toBe(2);
});

rule(
  ['BF2-JUMP-02', 'BF2-MOVE-01'],
  'Example 3: over river and woods in one turn; on the ground it takes 6 MP',
  () => {
    expect(diagram(A).reach('Lance', 'jump')[D]).toBe(3);
    expect(diagram(A).reach('Lance')[D]).toBeUndefined();
    expect(diagram(A, { mp: 6, mode: 'J' }).reach('Lance')[D]).toBe(6);
  },
);

rule('BF2-JUMP-02', 'Example 4: the landing hex may be as high as it likes', () => {
  expect(diagram(A).reach('Lance', 'jump')[C]).toBe(2);
});

rule('BF2-JUMP-02', 'Of several shortest ways one that is low enough will do', () => {
  // From 0808 to 0907 there are two ways, over 0807 and over 0908.
  const jump = (codes: Record<string, string>) => {
    const table = battle({
      map: mapWith(codes),
      south: [unit('Lance', '0808 N', mech('Ram', { mp: 2, mode: 'J' }))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table.reach('Lance', 'jump')['0907'];
  };
  expect(jump({ '0807': '3' })).toBe(2);
  expect(jump({ '0807': '3', '0908': '3' })).toBeUndefined();
  expect(jump({ '0807': 'H2', '0908': '3' })).toBe(2);
});

rule('BF2-JUMP-01', 'A jump costs 1 MP a hex, whatever lies below, and reaches as far as the MP', () => {
  const reach = diagram(A).reach('Lance', 'jump');
  expect([reach[axial(0, 1)], reach[axial(0, -3)], reach[axial(0, -4)], reach[A]]).toEqual([
    1,
    3,
    undefined,
    undefined,
  ]);
});

rule('BF2-JUMP-01', 'Nobody lands in terrain that is prohibited', () => {
  const table = battle({
    map: mapWith({ '0807': '~', '0809': 'H' }),
    south: [unit('Company', '0808', platoon('Jump', { mp: 2, mode: 'J' }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  const reach = table.reach('Company', 'jump');
  expect([reach['0807'], reach['0806'], reach['0809']]).toEqual([undefined, 2, 1]);
});

rule(['BF2-JUMP-01', 'BF2-REC-03'], 'A unit jumps only if all its surviving elements can', () => {
  const table = battle({
    south: [
      unit('Lance', '0808 N', mech('Ram', { mode: 'J' }), mech('Ewe')),
      unit('Herd', '0908 N', tank('Bull')),
    ],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.refusedMove('Lance', '0807', 'jump')).toBe('BF2-JUMP-01');
  expect(table.refusedMove('Herd', '0907', 'jump')).toBe('BF2-JUMP-01');
  table.element('Ewe').destroyed = true;
  table.move('Lance', '0807', 'S', 'jump');
  expect(table.events('moved')).toMatchObject([{ way: 'jump', facing: 3 }]);
});

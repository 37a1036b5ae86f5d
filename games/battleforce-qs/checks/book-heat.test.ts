// The worked examples of the rulebook about overheating.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { RYOKEN_B } from '../data/forces.ts';
import { actsFirst, battle, mech, toHit, unit } from '../testing/scene.ts';

rule(['BFQ-HEA-02', 'BFQ-REC-04'], 'Example: the Ryoken B may do 8, then overheat by no more than 1', () => {
  const table = battle({
    south: [unit('Star', '0812 N', RYOKEN_B)],
    north: [
      unit('Pack', '0810 S', mech('Wolf', { mv: 1, armor: 20, damage: [0, 0, 0] })),
      unit('Far', '0807 S', mech('Lion', { damage: [0, 0, 0] })),
    ],
  });
  table.phase('combat', 'south');
  const ryoken = RYOKEN_B.name;
  expect(table.maxOverheat(ryoken)).toBe(3);
  expect(table.refusedAttack(`${ryoken} > Lion +3`)).toBe('BFQ-COM-05');
  table.declare([`${ryoken} > Wolf +3`], toHit(6, 6), ...actsFirst('south'));
  expect(table.circles('Wolf')).toBe('12/3');
  expect(table.element(ryoken).heat).toBe(3);
  table.standStill();
  expect(table.refusedAttack(`${ryoken} > Wolf +2`)).toBe('BFQ-HEA-02');
  table.declare([`${ryoken} > Wolf +1`], toHit(1, 1), ...actsFirst('south'));
  expect(table.element(ryoken).heat).toBe(4);
});

/** Caleb's Mad Cat Prime, of which the book gives the Overheat Value 2, and somebody to shoot at. */
function caleb() {
  const table = battle({
    south: [
      unit('Star', '0812 N', mech('Mad Cat', { mv: 5, overheat: 2 })),
      unit('Herd', '0813 N', mech('Bull')),
    ],
    north: [unit('Pack', '0810 S', mech('Wolf', { mv: 1, armor: 40, damage: [0, 0, 0] }))],
  });
  table.phase('combat', 'south');
  return table;
}

rule(['BFQ-HEA-03', 'BFQ-HEA-05'], 'Example: the Mad Cat keeps its heat of 2 until it holds its fire', () => {
  const table = caleb();
  table.declare(['Mad Cat > Wolf +2'], toHit(1, 1), ...actsFirst('south'));
  expect(table.element('Mad Cat').heat).toBe(2);
  expect(table.mp('Star')).toBe(3);
  table.standStill();
  expect(table.number('Mad Cat', 'Wolf')).toTotal(4 + 2 + 2);
  table.declare(['Mad Cat > Wolf'], toHit(1, 1), ...actsFirst('south'));
  expect(table.mp('Star')).toBe(3);
  table.standStill();
  table.declare(['Bull > Wolf'], toHit(1, 1), ...actsFirst('south'));
  expect(table.mp('Star')).toBe(5);
});

rule(
  ['BFQ-HEA-03', 'BFQ-HEA-05'],
  'Example: overheating by 2 twice shuts the Mad Cat down for a turn',
  () => {
    const table = caleb();
    table.state.turn = 2;
    table.declare(['Mad Cat > Wolf +2'], toHit(1, 1), ...actsFirst('south'));
    table.standStill();
    table.declare(['Mad Cat > Wolf +2'], toHit(1, 1), ...actsFirst('south'));
    expect([table.state.turn, table.element('Mad Cat').heat]).toEqual([4, 4]);
    // All of turn 4 it is idle: its Unit stays, and it does not attack.
    expect(table.refusedMove('Star', '0811')).toBe('BFQ-MOV-09');
    table.standStill();
    expect(table.refusedAttack('Mad Cat > Wolf')).toBe('BFQ-HEA-04');
    table.declare([], ...actsFirst('south'));
    expect([table.state.turn, table.element('Mad Cat').heat]).toEqual([5, 0]);
    expect(table.mp('Star')).toBe(5);
    table.standStill();
    expect(table.targets('Mad Cat')).toEqual(['Wolf']);
  },
);

rule('BFQ-HEA-06', 'Example: at heat 2 with an engine hit, an attack with overheat 1 means shutdown', () => {
  const table = caleb();
  table.suffered('Mad Cat', { engineHits: 1 });
  table.element('Mad Cat').heat = 2;
  table.declare(['Mad Cat > Wolf +1'], toHit(6, 6), ...actsFirst('south'));
  expect(table.log.find(({ type }) => type === 'damaged')).toMatchObject({ damage: 3 });
  expect(table.element('Mad Cat').heat).toBe(4);
});

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE } from '../state.ts';
import { actsFirst, battle, mech, unit } from '../testing.ts';

function field() {
  const table = battle({
    south: [unit('Flock', '0817 N', mech('Ram')), unit('Herd', '1017 N', mech('Bull'))],
    north: [unit('Pack', '0801 S', mech('Wolf')), unit('Pride', '1001 S', mech('Lion'))],
  });
  table.phase('movement', 'north');
  return table;
}

rule('BFQ-SEQ-06', 'The loser moves all his Units in the order he likes, then the winner all of his', () => {
  const table = field();
  expect(table.asked).toBe('north movement/move');
  expect(table.refusal('south', { type: 'move', unit: 0, to: '0816', facing: 0 }).code).toBe('not-asked');
  table.move('Pride', '1002', 'S');
  expect(table.asked).toBe('north movement/move');
  expect(table.refusedMove('Pride', '1003')).toBe('BFQ-SEQ-06');
  table.move('Pack', '0802', 'S');
  expect(table.asked).toBe('south movement/move');
  table.move('Herd', '1016', 'N');
  table.move('Flock', '0816', 'N', ...actsFirst('north'));
  expect(table.state.turn).toBe(2);
});

rule('BFQ-SEQ-06', 'A player moves his own Units only', () => {
  const table = field();
  expect(table.refusal('north', { type: 'move', unit: 0, to: '0816', facing: 0 }).rule).toBe('BFQ-SEQ-06');
});

rule('BFQ-MOV-07', 'Facing changes with the move and stays for the rest of the turn', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.move('Flock', '0810', 'S');
  table.move('Pack', '0808', 'S');
  // With its back to the enemy Flock has nobody to attack, and nothing but a move can turn it.
  expect(table.asked).toBe('north combat/declare');
  expect(table.unit('Flock').facing).toBe(3);
});

rule('BFQ-SCN-03', 'A Unit that leaves the map is destroyed', () => {
  const table = field();
  expect(table.canLeave('Pack')).toBe(true);
  table.order('north', { type: 'leave', unit: table.unitIndex('Pack') });
  expect(table.unit('Pack').hex).toBe(GONE);
  expect(table.element('Wolf').effects.destroyed).toBe(true);
  expect(table.refusedMove('Pack', '0801')).toBe('BFQ-SEQ-06');
  expect(table.asked).toBe('north movement/move');
});

rule('BFQ-SCN-03', 'Leaving takes the MP to get to the edge and 1 more', () => {
  const table = battle({
    south: [unit('Flock', '0817 N', mech('Ram'))],
    north: [
      unit('Near', '0804 S', mech('Wolf', { mv: 4 })),
      unit('Far', '0805 S', mech('Lion', { mv: 4 })),
      unit('West', '0308 S', mech('Lynx', { mv: 3 })),
      unit('Edge', '1508 S', mech('Puma', { mv: 1 })),
    ],
  });
  table.phase('movement', 'north');
  expect(table.canLeave('Near')).toBe(true);
  expect(table.canLeave('Far')).toBe(false);
  expect(table.canLeave('West')).toBe(true);
  expect(table.canLeave('Edge')).toBe(true);
  expect(table.refusal('north', { type: 'leave', unit: table.unitIndex('Far') }).code).toBe('illegal');
});

/** A Unit each side yet to enter a map with woods along its southern edge. */
function entry(mv: number, jump = false) {
  const table = battle({
    map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      H H H . H H H H H l H`,
    scenario: 'veteran',
    south: [unit('Flock', 'off the map', mech('Ram', { mv, jump }))],
    north: [unit('Pack', 'off the map', mech('Wolf', { mv: 1 }))],
  });
  table.phase('movement', 'south');
  return table;
}

rule('BFQ-SCN-06', 'Units enter over their home edge, and the first hex costs its normal MP', () => {
  const table = entry(2);
  // 1 for the clear edge hex 0411 and 1 for each neighbour; 2 for the light woods of 1011; no heavy woods.
  expect(table.reach('Flock')).toEqual({ '0411': 1, '0410': 2, '1011': 2 });
  expect(table.canLeave('Flock')).toBe(false);
  table.move('Flock', '0410', 'NW');
  expect(Object.keys(table.reach('Pack')).sort()).toEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((column) => `${column}01`),
  );
});

rule('BFQ-SCN-06', 'Jumpers enter at 1 MP a hex', () => {
  expect(Object.keys(entry(1, true).reach('Flock'))).toHaveLength(11);
});

rule(
  ['BFQ-SCN-06', 'BFQ-MOV-08'],
  'Nobody enters through an enemy, nor stops on a counter he defends',
  () => {
    const table = entry(2);
    table.put(1, '0411 S');
    table.counter('objective', 'south', '1011');
    table.phase('movement', 'south');
    // Both open hexes of the edge are closed, so Flock waits.
    expect(table.events('cannot-move')).toMatchObject([{ unit: 0 }]);
  },
);

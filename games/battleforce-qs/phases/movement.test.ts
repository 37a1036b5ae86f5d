import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE } from '../state.ts';
import { actsFirst, battle, mech, unit } from '../testing/scene.ts';

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
  expect(table.element('Wolf')).toMatchObject({ effects: { destroyed: true }, marked: { destroyed: true } });
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

rule('BFQ-SEQ-06', 'A refused move says why', () => {
  const table = battle({
    south: [unit('Flock', '0817 N', mech('Ram', { mv: 1 })), unit('Herd', '1010 N', mech('Bull'))],
    north: [unit('Pack', '0801 S', mech('Wolf')), unit('Pride', '1001 S', mech('Lion'))],
  });
  table.phase('movement', 'south');
  const move = (index: number, to: string) =>
    table.refusal('south', { type: 'move', unit: index, to, facing: 0 }).message;
  const leave = (index: number) => table.refusal('south', { type: 'leave', unit: index }).message;
  expect(move(0, '9999')).toContain('There is no hex 9999');
  expect(move(0, '0801')).toContain('Another Unit is in hex 0801');
  expect(move(2, '0802')).toContain('not one of your Units');
  expect(leave(2)).toContain('not one of your Units');
  expect(leave(1)).toContain('cannot reach the edge');
  table.move('Flock', '0816', 'N');
  expect(move(0, '0817')).toContain('has moved this turn');
  expect(leave(0)).toContain('has moved this turn');
});

rule('BFQ-MOV-02', 'A hex too far says all that the way there costs, and where there is none says so', () => {
  const refusal = (to: string, ...enemies: string[]) => {
    const table = battle({
      map: `
        l . .
        H . .
        . . .
        . . .`,
      south: [unit('Flock', '0103 N', mech('Ram', { mv: 3 }))],
      north: enemies.map((hex, i) => unit(hex, `${hex} S`, mech(`Wolf ${i}`))),
    });
    table.phase('movement', 'south');
    return table.refusal('south', { type: 'move', unit: 0, to, facing: 0 });
  };
  const wall = ['0201', '0202', '0203'];
  // The heavy woods of 0102 for 3, and the light ones behind them for 2.
  const woods = refusal('0101', ...wall);
  expect(woods.message).toBe('Hex 0101 cannot be reached with 3 MP: it takes 5');
  expect(woods.explanation?.lines.map(({ value }) => value)).toEqual([3, 2]);
  // Round the end of the wall.
  const round = 'Hex 0301 cannot be reached with 3 MP: it takes 6';
  expect(refusal('0301', ...wall).message).toBe(round);
  expect(refusal('0301', ...wall, '0204').message).toBe('No way leads to hex 0301');
});

rule('BFQ-MOV-09', 'That a Unit cannot move is told once', () => {
  const table = battle({
    south: ['0817', '1017', '1217'].map((hex, i) => unit(hex, `${hex} N`, mech(`Ram ${i}`))),
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.suffered('Ram 0', { mpLost: 4 });
  table.phase('movement', 'south');
  table.move('1017', '1016', 'N');
  table.move('1217', '1216', 'N');
  table.move('Pack', '0802', 'S', ...actsFirst('south'));
  const told = table.log.filter(({ type }) => type === 'cannot-move' || type === 'turn');
  expect(told.map(({ type }) => type)).toEqual(['cannot-move', 'turn', 'cannot-move']);
});

rule('BFQ-SCN-06', 'One free hex at the edge is enough to come in, and without one a Unit waits', () => {
  const crowded = (...others: readonly string[]) => {
    const table = battle({
      map: '. . .\n. . .\n. . .',
      scenario: 'veteran',
      south: [
        unit('Flock', 'off the map', mech('Ram', { mv: 1 })),
        ...others.map((hex) => unit(hex, `${hex} N`, mech(hex))),
      ],
      north: [unit('Pack', '0101 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table;
  };
  expect(crowded('0103', '0203').reach('Flock')).toEqual({ '0303': 1 });
  const full = crowded('0103', '0203', '0303');
  expect(full.events('cannot-move')).toMatchObject([{ unit: 0 }]);
});

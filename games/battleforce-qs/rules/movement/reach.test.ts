import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, unit } from '../../testing/scene.ts';

const far = unit('Sentry', '0101 S', mech('Sentry', { mv: 1 }));

const COPSE = `
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . l . . . . . .
  . . . H . r . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .`;

rule(['BFQ-MOV-03', 'BFQ-MOV-05'], 'Clear ground costs 1 MP, rough and light woods 2, heavy woods 3', () => {
  const table = battle({
    map: COPSE,
    south: [unit('Flock', '0504 N', mech('Ram', { mv: 3 }))],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Flock')).toMatchObject({ '0505': 1, '0604': 2, '0503': 2, '0404': 3, '0603': 1 });
});

rule('BFQ-MOV-02', 'The costs of all hexes entered add up, and what cannot be paid cannot be entered', () => {
  const table = battle({
    map: COPSE,
    south: [unit('Flock', '0505 N', mech('Ram', { mv: 2 }))],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.phase('movement', 'south');
  // 0504, then the light woods of 0503 for 2 more: 3 in all.
  expect(table.refusedMove('Flock', '0503')).toBe('BFQ-MOV-02');
  // Heavy woods next door cost 3, with 2 MP left not even as a minimum move.
  expect(table.refusedMove('Flock', '0404')).toBe('BFQ-MOV-02');
  expect(table.refusedMove('Flock', '0508')).toBe('BFQ-MOV-02');
  expect(table.refusedMove('Flock', '9999')).toBe('BFQ-MOV-02');
  expect(table.reach('Flock')['0507']).toBe(2);
});

rule('BFQ-MOV-02', 'A Unit may stop early or stand still', () => {
  const table = battle({ south: [unit('Flock', '0808 N', mech('Ram', { mv: 5 }))], north: [far] });
  table.phase('movement', 'south');
  const costs = Object.entries(table.reach('Flock'));
  expect(costs).toContainEqual(['0808', 0]);
  // All hexes within 5 of the centre: 1 + 6 + 12 + 18 + 24 + 30.
  expect(costs).toHaveLength(91);
  table.move('Flock', '0808', 'N');
  expect(table.hexOf('Flock')).toBe('0808');
});

rule(
  ['BFQ-MOV-04', 'BFQ-MOV-07'],
  'Turning is free: all six neighbours cost the same, and any facing may follow',
  () => {
    const plan = { south: [unit('Flock', '0808 N', mech('Ram', { mv: 1 }))], north: [far] };
    const table = battle(plan);
    table.phase('movement', 'south');
    expect(table.reach('Flock')).toEqual({
      '0808': 0,
      '0807': 1,
      '0908': 1,
      '0909': 1,
      '0809': 1,
      '0709': 1,
      '0708': 1,
    });
    for (const facing of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
      const again = battle(plan);
      again.phase('movement', 'south');
      again.move('Flock', '0809', facing);
      expect(again.unit('Flock')).toMatchObject({
        facing: ['N', 'NE', 'SE', 'S', 'SW', 'NW'].indexOf(facing),
      });
    }
  },
);

const WALL = `
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  H H H H H H H H H H H
  H H H H H H H H H H H
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . . . . . . . . . .`;

rule('BFQ-MOV-06', 'A Unit of jumpers pays 1 MP per hex whatever it flies over or lands in', () => {
  const table = battle({
    map: WALL,
    south: [
      unit('Frogs', '0506 N', mech('Frog', { mv: 3, jump: true }), mech('Toad', { mv: 5, jump: true })),
    ],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Frogs')).toMatchObject({ '0505': 1, '0504': 2, '0503': 3 });
  // The jump is as long as the slowest Element jumps.
  expect(table.refusedMove('Frogs', '0502')).toBe('BFQ-MOV-02');
  table.move('Frogs', '0503', 'SW');
  expect(table.unit('Frogs').facing).toBe(4);
});

rule('BFQ-MOV-06', 'One Element that cannot jump keeps its Unit on the ground until it is destroyed', () => {
  const table = battle({
    map: WALL,
    south: [unit('Frogs', '0506 N', mech('Frog', { mv: 3, jump: true }), mech('Newt', { mv: 9 }))],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Frogs')['0505']).toBe(3);
  expect(table.refusedMove('Frogs', '0503')).toBe('BFQ-MOV-02');
  table.suffered('Newt', { destroyed: true });
  expect(table.reach('Frogs')).toMatchObject({ '0505': 1, '0503': 3 });
});

rule(['BFQ-MOV-06', 'BFQ-MOV-08'], 'A jump passes over enemies, but does not land on them', () => {
  const table = battle({
    map: WALL,
    south: [unit('Frogs', '0510 N', mech('Frog', { mv: 2, jump: true }))],
    north: ['0411', '0409', '0509', '0609', '0610', '0410'].map((hex, i) =>
      unit(`Ring ${i}`, `${hex} S`, mech(`R${i}`)),
    ),
  });
  table.phase('movement', 'south');
  expect(table.reach('Frogs')['0508']).toBe(2);
  expect(table.refusedMove('Frogs', '0509')).toBe('BFQ-MOV-08');
});

/** 0611 in the corner of the map can be left through 0510, 0610 and 0710 only. */
const wolves = (...hexes: string[]) =>
  hexes.map((hex, i) => unit(`Pack ${i}`, `${hex} N`, mech(`Wolf ${i}`, { mv: 6 })));

rule('BFQ-MOV-08', 'Units walk through friends, but do not stop with them', () => {
  const table = battle({
    map: WALL,
    south: [unit('Flock', '0511 N', mech('Ram', { mv: 2 })), ...wolves('0410', '0510', '0610')],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.phase('movement', 'south');
  expect(table.reach('Flock')['0509']).toBe(2);
  expect(table.refusedMove('Flock', '0510')).toBe('BFQ-MOV-08');
});

rule('BFQ-MOV-08', 'Units do not walk through enemies', () => {
  const table = battle({
    map: WALL,
    south: [unit('Flock', '0511 N', mech('Ram', { mv: 4 }))],
    north: wolves('0410', '0411', '0510', '0610', '0611'),
  });
  table.phase('movement', 'south');
  expect(table.reach('Flock')).toEqual({ '0511': 0 });
  expect(table.refusedMove('Flock', '0510')).toBe('BFQ-MOV-08');
  expect(table.refusedMove('Flock', '0509')).toBe('BFQ-MOV-02');
});

rule(['BFQ-MOV-08', 'BFQ-SCN-07'], 'Counters of either side never stand in the way', () => {
  const table = battle({
    map: WALL,
    scenario: 'veteran',
    south: [unit('Flock', '0511 N', mech('Ram', { mv: 2 }))],
    north: [unit('Sentry', '1101 S', mech('Sentry'))],
  });
  for (const hex of ['0411', '0510', '0611']) table.counter('objective', 'north', hex);
  table.counter('objective', 'south', '0410');
  table.counter('headquarters', 'south', '0610');
  table.phase('movement', 'south');
  // Onto the counters he wants, and past all of them; those he defends are no place to stop (BFQ-SCN-06).
  expect(table.reach('Flock')).toMatchObject({
    '0411': 1,
    '0510': 1,
    '0611': 1,
    '0509': 2,
    '0310': 2,
    '0710': 2,
  });
  expect(table.refusedMove('Flock', '0410')).toBe('BFQ-SCN-06');
  expect(table.refusedMove('Flock', '0610')).toBe('BFQ-SCN-06');
});

rule('BFQ-MOV-08', 'Hexes of destroyed Units are free', () => {
  const table = battle({
    map: WALL,
    south: [unit('Flock', '0511 N', mech('Ram', { mv: 1 }))],
    north: [...wolves('0510'), unit('Sentry', '1101 S', mech('Sentry'))],
  });
  table.element('Wolf 0').armor = 0;
  table.element('Wolf 0').structure = 0;
  table.element('Wolf 0').marked.destroyed = true;
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.reach('Flock')['0510']).toBe(1);
});

rule(['BFQ-MOV-08', 'BFQ-MOV-02'], 'Walking around an enemy takes the MP of the longer way', () => {
  const detour = (mv: number) => {
    const table = battle({
      south: [unit('Flock', '0511 N', mech('Ram', { mv }))],
      north: [unit('Pack', '0510 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table;
  };
  expect(detour(2).refusedMove('Flock', '0509')).toBe('BFQ-MOV-02');
  const table = detour(3);
  expect(table.reach('Flock')['0509']).toBe(3);
  table.move('Flock', '0509', 'N');
  const [{ path }] = table.events('moved');
  expect(path).toHaveLength(4);
  expect(path).not.toContain(table.cell('0510'));
  // Once the enemy has gone elsewhere the straight way is open again.
  table.put(0, '0511 N');
  table.put(1, '1510 S');
  table.unit('Flock').moved = false;
  table.phase('movement', 'south');
  expect(table.reach('Flock')).toMatchObject({ '0510': 1, '0509': 2 });
});

rule(['BFQ-MOV-08', 'BFQ-SCN-03'], 'Enemies bar the way off the map as any other', () => {
  const cornered = (mv: number, jump: boolean) => {
    const table = battle({
      south: [unit('Flock', '0602 N', mech('Ram', { mv, jump }))],
      north: [unit('Pack', '0601 S', mech('Wolf')), unit('Pride', '1501 S', mech('Lion'))],
    });
    table.phase('movement', 'south');
    return table.canLeave('Flock');
  };
  expect(cornered(2, false)).toBe(false);
  expect(cornered(3, false)).toBe(true);
  expect(cornered(2, true)).toBe(true);
});

rule(['BFQ-MOV-08', 'BFQ-SCN-06'], 'An enemy in the corner of the map bars the way in there', () => {
  const table = battle({
    map: COPSE.replace('. .', '. H'),
    scenario: 'veteran',
    south: [unit('Flock', '0101 N', mech('Ram'))],
    north: [unit('Pack', 'off the map', mech('Wolf', { mv: 2 }))],
  });
  table.phase('movement', 'north');
  // Through 0101 it would be 2 MP, through the heavy woods of 0201 it is 4.
  expect(table.refusedMove('Pack', '0102')).toBe('BFQ-MOV-02');
  table.put(0, '1111 N');
  table.move('Pack', '0102', 'S');
});

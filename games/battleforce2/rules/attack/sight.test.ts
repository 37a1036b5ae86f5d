import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { axial, battle, mapWith, mech, tank, unit } from '../../testing/scene.ts';
import { seesHex } from './sight.ts';

const PLACES = { A: axial(0, 0), B: axial(-4, 2), C: axial(1, -2), D: axial(-4, 0), E: axial(1, -4) };
const F = axial(-1, 0);
const H = axial(-2, -1);

rule(['BF2-LOS-03', 'BF2-LOS-01', 'BF2-MAP-06'], 'Example 1: who sees whom in the book’s diagram', () => {
  const codes = { [PLACES.C]: 'l', [PLACES.D]: '2', [F]: 'l', [H]: '1' };
  const sees = (from: keyof typeof PLACES) => {
    const others = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter((name) => name !== from);
    const table = battle({
      map: mapWith(codes),
      south: [unit(from, PLACES[from], tank(from, { mode: 't' }))],
      north: others.map((name) => unit(name, `${PLACES[name]} S`, mech(name))),
    });
    // Everybody looks around, so that only sight counts.
    const seen = new Set<string>();
    for (const facing of [0, 3] as const) {
      table.unit(from).facing = facing;
      table.phase('combat', 'south');
      for (const name of table.targets(from)) seen.add(name);
    }
    return [...seen].sort().join('');
  };
  expect(sees('A')).toBe('CD');
  expect(sees('B')).toBe('D');
  expect(sees('C')).toBe('ADE');
  expect(sees('D')).toBe('ABCE');
  expect(sees('E')).toBe('CD');
});

/** Units six hexes apart in column 08, from south to north, with something in between. */
function between(codes: Record<string, string>, from = mech('Ram')) {
  const table = battle({
    map: mapWith(codes),
    south: [unit('Lance', '0810 N', from)],
    north: [unit('Pack', '0804 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  return table.targets('Lance').length > 0;
}

rule('BF2-LOS-03', 'A hex higher than both units blocks, one as high as either does not', () => {
  expect(between({})).toBe(true);
  expect(between({ '0807': '1' })).toBe(false);
  expect(between({ '0807': '1', '0810': '1' })).toBe(true);
  expect(between({ '0807': '1', '0804': '1' })).toBe(true);
  expect(between({ '0807': '2', '0804': '1' })).toBe(false);
});

rule(
  ['BF2-LOS-03', 'BF2-MAP-03', 'BF2-MAP-06'],
  'Woods, cities and fortresses add a level; bases, rubble, rough and water do not',
  () => {
    expect(['l', 'H', 'c', 'f'].map((code) => between({ '0807': code }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['b', 'u', 'r', '~'].map((code) => between({ '0807': code }))).toEqual([true, true, true, true]);
    expect(between({ '0807': 'l', '0804': '1' })).toBe(true);
    expect(between({ '0807': 'l1', '0804': '1' })).toBe(false);
  },
);

rule(['BF2-LOS-03', 'BF2-MAP-06'], 'Woods at either end never block', () => {
  expect(between({ '0804': 'H', '0810': 'H' })).toBe(true);
});

rule('BF2-LOS-02', 'Neighbours see each other over anything', () => {
  const table = battle({
    map: mapWith({ '0807': '5' }),
    south: [unit('Lance', '0808 N', mech('Ram'))],
    north: [unit('Pack', '0807 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.targets('Lance')).toEqual(['Pack']);
});

rule(
  'BF2-LOS-01',
  'Of a line that runs between two hexes both count; one that only touches a corner does not',
  () => {
    // From 0608 to 1008 the line runs along the sides of 0708 and 0709, and of 0908 and 0909.
    const sees = (codes: Record<string, string>, from = '0608', to = '1008') => {
      const table = battle({
        map: mapWith(codes),
        south: [unit('Lance', `${from} NE`, mech('Ram'))],
        north: [unit('Pack', `${to} S`, mech('Wolf'))],
      });
      table.phase('combat', 'south');
      return table.targets('Lance').length > 0;
    };
    expect(sees({})).toBe(true);
    expect([sees({ '0708': 'l' }), sees({ '0709': 'l' }), sees({ '0808': 'l' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(sees({ '0707': 'l', '0710': 'l' })).toBe(true);
  },
);

rule('BF2-VEH-07', 'Above woods a VTOL is a level higher', () => {
  const vtol = tank('Ram', { mode: 'v' });
  expect(between({ '0807': 'l' }, vtol)).toBe(false);
  expect(between({ '0807': 'l', '0810': 'l' }, vtol)).toBe(true);
  expect(between({ '0807': 'l', '0810': 'f' }, vtol)).toBe(true);
  expect(between({ '0807': 'l', '0810': 'r' }, vtol)).toBe(false);
});

rule('BF2-LOS-03', 'What is seen between two hexes says nothing of two others', () => {
  const table = battle({
    map: mapWith({ '0809': 'l' }),
    south: [unit('Lance', '0810 N', mech('Ram')), unit('Herd', '0610 N', mech('Bull'))],
    north: [unit('Pack', '0804 S', mech('Wolf')), unit('Pride', '1004 S', mech('Lion'))],
  });
  table.phase('combat', 'south');
  expect([table.targets('Lance'), table.targets('Herd')]).toEqual([[], ['Pack', 'Pride']]);
});

rule(
  'BF2-VEH-07',
  'A VTOL that ends its move flying high sees everybody and is seen by all, until it moves again',
  () => {
    const table = battle({
      map: mapWith({ '0707': '5', '0807': '5', '0907': '5' }),
      south: [unit('Air', '0811 N', tank('Copter', { mode: 'v' })), unit('Lance', '0711 N', mech('Ram'))],
      north: [unit('Pack', '0805 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    expect(table.ways('Lance')).not.toContain('high');
    expect(table.refusedMove('Lance', '0711', 'high')).toBe('BF2-VEH-07');
    table.move('Air', '0810', 'N', 'high');
    table.done();
    expect([table.targets('Air'), table.targets('Lance')]).toEqual([['Pack'], []]);
    table.done();
    table.done();
    expect(table.targets('Pack')).toEqual(['Air']);
    table.nextTurn('north');
    table.done();
    expect(table.targets('Pack')).toEqual(['Air']);
    table.done();
    table.move('Air', '0810', 'N');
    table.done();
    expect(table.targets('Air')).toEqual([]);
  },
);

rule('BF2-LOS-03', 'A hex is seen over what is no higher than it, or than whoever looks', () => {
  const seen = (from: string, to: string, between: string) => {
    const table = battle({
      map: mapWith({ '0810': from, '0807': to, '0808': between, '0809': between }),
      south: [unit('Lance', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0101 S', mech('Wolf'))],
    });
    return seesHex(table.field, table.state, 0, table.cell('0807'));
  };
  expect([seen('2', '.', '2'), seen('.', '2', '2'), seen('1', '1', '2'), seen('.', '.', '1')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

rule('BF2-LOS-01', 'A line that only touches the corner of a hex does not cross it', () => {
  const sees = (q: number, r: number) => {
    const table = battle({
      map: mapWith({ [axial(q, r)]: 'H' }),
      south: [unit('Lance', `${axial(0, 0)} SE`, mech('Ram'))],
      north: [unit('Pack', `${axial(5, -1)} N`, mech('Wolf'))],
    });
    table.phase('combat', 'south');
    return table.targets('Lance').length > 0;
  };
  // The line passes from (1, 0) to (2, 0) where both meet (2, -1).
  expect([sees(1, 0), sees(2, 0), sees(2, -1)]).toEqual([false, false, true]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { waysForDisplaced } from '../../rules/physical/displacement.ts';
import { GONE } from '../../state.ts';
import type { Scene, Sheet } from '../../testing/scene.ts';
import { NORTH, push, THREE_GROUPS, table, where } from '../../testing/shoves.ts';

/** Wolf is pushed over a cliff of two levels upon Bear. */
function cliff(bear: Partial<Sheet> = {}, more: Record<string, string> = {}): Scene {
  return table({
    map: { '0505': '.2', ...more },
    units: {
      Wolf: { at: '0505 N', rolls: [{ cause: 'pushed', modifier: 0 }] },
      Bear: { at: '0504 N', ...bear },
    },
  });
}

rule('CBT-DSP-04', 'An accidental fall from above that hits: as a death from above, and on its back', () => {
  const s = cliff();
  push(s, 'Wolf', [['accidental fall', 3, 4], ['hit location', 3], ...THREE_GROUPS, ['pilot injury', 3, 4]]);
  expect(s.happened('fell-on')).toMatchObject([{ unit: 0, target: 1, hit: true, number: { total: 7 } }]);
  expect(s.happened('location')[0]).toMatchObject({ unit: 1, table: 'punch', side: 'rear' });
  expect(s.happened('fell')).toMatchObject([{ unit: 0, side: 'rear', damage: { total: 15 } }]);
  expect(s.happened('piloting-roll')).toMatchObject([{ reason: 'injury', number: { total: 5 + 2 } }]);
  expect(where(s, 'Wolf', 'Bear')).toBe('0504 0503');
  expect(s.unit('Wolf')).toMatchObject({ prone: true, facing: 3 });
  expect(s.unit('Bear')).toMatchObject({ damage: 5, rolls: [{ cause: 'landed-on', modifier: 2 }] });
});

rule('CBT-DSP-04', 'The number is 7 with the movement of the target and its terrain, nothing else', () => {
  const number = (bear: Partial<Sheet>, terrain: Record<string, string> = {}) => {
    const s = cliff({ knockedOut: 1, ...bear }, terrain);
    const miss: Roll[] = [
      ['accidental fall', 1, 1],
      ['random choice', 1],
      ['fall facing', 1],
      ...THREE_GROUPS,
    ];
    push(s, 'Wolf', [...miss, ['pilot injury', 6, 6]]);
    return s.happened('fell-on')[0].number.total;
  };
  expect(number({})).toBe(7);
  expect(number({ mode: 'run', hexesMoved: 5 })).toBe(9);
  expect(number({ mode: 'jump', hexesMoved: 3 })).toBe(9);
  expect(number({}, { '0504': 'H' })).toBe(9);
  expect(number({}, { '0504': '~1' })).toBe(8);
  expect(number({ prone: true }, { '0504': '~1' })).toBe(7);
});

rule('CBT-DSP-04', 'A prone target takes it on the rear of the full table', () => {
  const s = cliff({ prone: true });
  push(s, 'Wolf', [
    ['accidental fall', 6, 6],
    ['hit location', 3, 4],
    ...THREE_GROUPS,
    ['pilot injury', 6, 6],
  ]);
  expect(s.happened('location')[0]).toMatchObject({ unit: 1, table: 'mech', side: 'rear' });
});

rule('CBT-DSP-04', 'A miss lands beside the hex, as near as it can to where it fell from, by chance', () => {
  const landing = (die: number, taken: readonly string[] = []) => {
    const s = cliff({}, Object.fromEntries(taken.map((hex) => [hex, '.5'])));
    const choice: Roll[] = die > 0 ? [['random choice', die]] : [];
    const rolls: Roll[] = [['accidental fall', 3, 3], ...choice, ['fall facing', 1], ...THREE_GROUPS];
    push(s, 'Wolf', [...rolls, ['pilot injury', 6, 6]]);
    expect(s.happened('fell-on')).toMatchObject([{ hit: false }]);
    expect(s.unit('Wolf').prone).toBe(true);
    expect(s.unit('Bear')).toMatchObject({ damage: 0, rolls: [], hex: s.cell('0504') });
    return where(s, 'Wolf');
  };
  expect([1, 3, 4, 6].map((die) => landing(die))).toEqual(['0604', '0604', '0404', '0404']);
  expect(landing(0, ['0604'])).toBe('0404');
  expect([1, 3, 5].map((die) => landing(die, ['0604', '0404']))).toEqual(['0503', '0603', '0403']);
});

rule('CBT-DSP-04', 'Who misses and has nowhere to land is destroyed', () => {
  const walls = Object.fromEntries(['0503', '0403', '0404', '0603', '0604'].map((hex) => [hex, '.9']));
  const s = cliff({}, walls);
  push(s, 'Wolf', [['accidental fall', 1, 1]]);
  expect(s.unit('Wolf')).toMatchObject({ loss: 'no-room', hex: GONE });
});

rule('CBT-DSP-05', 'A row that comes to a cliff with somebody below ends in an accidental fall', () => {
  const s = table({
    map: { '0505': '.2', '0506': '.2' },
    units: { Wolf: '0506', Bear: '0505 N', Cub: '0504 N' },
  });
  push(s, 'Wolf', [['accidental fall', 6, 6], ['hit location', 3], ...THREE_GROUPS, ['pilot injury', 6, 6]]);
  expect(where(s, 'Wolf', 'Bear', 'Cub')).toBe('0505 0504 0503');
  expect(s.unit('Bear').prone).toBe(true);
});

rule(
  'CBT-DSP-03',
  'Straight on, else beside that, else the next two, else back; occupied hexes will do',
  () => {
    const WALL = '.3';
    const hexes = (...walls: string[]) => {
      const map = Object.fromEntries(walls.map((hex) => [hex, WALL]));
      const s = table({ map, units: { Wolf: '0505', Bear: '0504 N' } });
      const cellTo = (way: Direction) => neighbour(s.field.board, s.cell('0505'), way);
      return waysForDisplaced(s.field, s.state, 0, NORTH).map((way) => s.field.board.number[cellTo(way)]);
    };
    expect(hexes()).toEqual(['0504']);
    expect(hexes('0504')).toEqual(['0404', '0604']);
    expect(hexes('0503')).toEqual(['0404', '0604']);
    expect(hexes('0504', '0604')).toEqual(['0404']);
    expect(hexes('0504', '0604', '0404')).toEqual(['0405', '0605']);
    expect(hexes('0504', '0604', '0404', '0405', '0605')).toEqual(['0506']);
    expect(hexes('0504', '0604', '0404', '0405', '0605', '0506')).toEqual([]);
  },
);

rule(
  ['CBT-DSP-03', 'CBT-SCN-05'],
  'Straight on may be off the map; a hex on the map is taken where it is as good',
  () => {
    const ways = (at: string, map: Readonly<Record<string, string>> = {}, reading?: number) => {
      const s = table({ map, ...(reading !== undefined && { reading }), units: { Wolf: at, Bear: '0909' } });
      return waysForDisplaced(s.field, s.state, 0, NORTH);
    };
    expect(ways('0501')).toEqual([0]);
    // In the corner: north is too high, north-west off the map, north-east not.
    expect(ways('0102', { '0101': '.3' })).toEqual([1]);
    expect(ways('0102', { '0101': '.3', '0201': '.3' })).toEqual([5]);
    expect(ways('0501', {}, 0)).toEqual([4, 2]);
  },
);

rule(['CBT-DSP-03', 'CBT-DES-01'], 'Who is fallen upon and has nowhere to go is destroyed', () => {
  const walls = Object.fromEntries(['0503', '0403', '0404', '0603', '0604'].map((hex) => [hex, '.9']));
  const s = cliff({}, { ...walls, '0505': '.3' });
  push(s, 'Wolf', [
    ['accidental fall', 6, 6],
    ['hit location', 3],
    ...THREE_GROUPS,
    ['hit location', 3, 4],
    ['pilot injury', 6, 6],
  ]);
  expect(s.unit('Bear')).toMatchObject({ loss: 'no-room', hex: GONE });
  expect(where(s, 'Wolf')).toBe('0504');
});

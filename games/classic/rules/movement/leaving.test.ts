import { rule } from '@ironfield/conformance/rule.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import { GONE, type MapEdge } from '../../state.ts';
import { scene } from '../../testing/scene.ts';
import { leaveMap } from './leaving.ts';
import { edgeOver } from './map-edge.ts';

/** What becomes of a 'Mech that leaves a map of three by three hexes this way. */
function leaves(at: string, direction: Direction, edge: MapEdge, side: 0 | 1 = 0) {
  const s = scene({
    map: '. . .\n. . .\n. . .',
    units: { Fox: { at, side }, Bear: { at: '0202', side: 1 } },
    setup: { victory: { kind: 'escape', edge } },
  });
  s.rolling([], () => leaveMap(s.play, s.field, 0, direction));
  expect(s.unit('Fox').hex).toBe(GONE);
  expect(s.happened('left-map')).toEqual([
    { type: 'left-map', unit: 0, escaped: s.unit('Fox').loss === 'escaped' },
  ]);
  return s.unit('Fox').loss;
}

const EDGES: readonly MapEdge[] = ['north', 'south', 'east', 'west'];
/** The edges over which it is an escape to leave this way. */
const escapesOver = (at: string, direction: Direction) =>
  EDGES.filter((edge) => leaves(at, direction, edge) === 'escaped');

rule(['CBT-SCN-16', 'CBT-SCN-05'], 'Only over the edge that has to be reached it is an escape', () => {
  expect(escapesOver('0201', 0)).toEqual(['north']);
  expect(escapesOver('0203', 3)).toEqual(['south']);
  expect(escapesOver('0302', 1)).toEqual(['east']);
  expect(escapesOver('0302', 2)).toEqual(['east']);
  expect(escapesOver('0102', 4)).toEqual(['west']);
  expect(escapesOver('0102', 5)).toEqual(['west']);
});

rule('CBT-SCN-16', 'At a corner the hexside decides', () => {
  expect(escapesOver('0101', 0)).toEqual(['north']);
  expect(escapesOver('0101', 5)).toEqual(['west']);
  expect(escapesOver('0303', 3)).toEqual(['south']);
  expect(escapesOver('0303', 1)).toEqual(['east']);
  expect(escapesOver('0201', 1)).toEqual([]);
});

rule('CBT-SCN-16', 'The hunters do not escape, over whichever edge they go', () => {
  for (const edge of EDGES) expect(leaves('0201', 0, edge, 1)).toBe('left-map');
});

rule('CBT-SCN-16', 'Whoever is destroyed already does not escape as a wreck', () => {
  const s = scene({
    units: { Fox: { at: '0201', state: { loss: 'engine' } }, Bear: { at: '0505' } },
    setup: { victory: { kind: 'escape', edge: 'north' } },
  });
  s.rolling([], () => leaveMap(s.play, s.field, 0, 0));
  expect(s.unit('Fox')).toMatchObject({ loss: 'engine', hex: GONE });
  expect(s.happened('left-map')).toMatchObject([{ escaped: false }]);
});

rule('CBT-SCN-16', 'A hexside with a hex behind it is no edge, be it the first hex of the map', () => {
  const { field } = scene({ map: '. .\n. .', units: { Fox: {} } });
  expect(edgeOver(field.board, 2, 0)).toBeNull();
  expect(edgeOver(field.board, 2, 3)).toBe('south');
  expect(edgeOver(field.board, 0, 0)).toBe('north');
});

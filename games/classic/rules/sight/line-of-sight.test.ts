import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { weaponNumber, whyNotFire } from '../fire/to-hit.ts';
import {
  attackerCover,
  heavyWoods,
  isBlocked,
  isSubmerged,
  lightWoods,
  type Sight,
  targetCover,
  unitSight,
  whyBlocked,
} from './line-of-sight.ts';

/** A map of 15 by 17 hexes, clear but for these, in the codes of `scene`. */
function mapWith(hexes: Readonly<Record<string, string>>): string {
  const rows = Array.from({ length: 17 }, (_, row) =>
    Array.from({ length: 15 }, (_, col) => hexes[number(col, row)] ?? '.').join(' '),
  );
  return rows.join('\n');
}

const number = (col: number, row: number): string =>
  String(col + 1).padStart(2, '0') + String(row + 1).padStart(2, '0');

const at = (places: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(places).map(([name, place]) => [name, { at: place }]));

const sight = (table: Scene, from: string, to: string) =>
  unitSight(table.field, table.state, table.index(from), table.index(to));

/** What is seen from one hex to another on a map, both standing unless a `p` stands behind the hex. */
function seen(hexes: Readonly<Record<string, string>>, from: string, to: string) {
  const table = scene({
    map: mapWith(hexes),
    units: { A: { at: from.slice(0, 4) }, B: { at: to.slice(0, 4) } },
  });
  table.unit('A').prone = from.endsWith('p');
  table.unit('B').prone = to.endsWith('p');
  return seenAs(unitSight(table.field, table.state, 0, 1));
}

function seenAs(there: Sight) {
  if (isBlocked(there)) return { blocked: true };
  return {
    blocked: false,
    woods: [lightWoods(there), heavyWoods(there)],
    cover: targetCover(there),
    own: attackerCover(there),
  };
}
const CLEAR = { blocked: false, woods: [0, 0], cover: false, own: false };

rule(
  'CBT-LOS-01',
  'Every hex that the line passes through counts, one that it meets in a corner does not',
  () => {
    // 0101 to 0504 passes through 0201, 0302, 0303 and 0403, and touches corners of 0202 and 0402.
    for (const hex of ['0201', '0302', '0303', '0403']) {
      expect(seen({ [hex]: '.3' }, '0101', '0504').blocked, hex).toBe(true);
    }
    expect(seen({ '0202': '.3', '0402': '.3' }, '0101', '0504')).toEqual(CLEAR);
  },
);

rule('CBT-LOS-01', 'The hexes of attacker and target do not matter', () => {
  expect(seen({ '0505': 'H', '0510': 'H4' }, '0505', '0510')).toEqual(CLEAR);
});

rule('CBT-LOS-02', 'Of two hexes beside the line the target has the one that blocks', () => {
  expect(seen({ '0603': '.2' }, '0503', '0703').blocked).toBe(true);
  expect(seen({ '0602': '.2' }, '0503', '0703').blocked).toBe(true);
});

rule('CBT-LOS-02', 'Else it has the higher modifier, pair by pair', () => {
  expect(seen({ '0602': 'l' }, '0503', '0703').woods).toEqual([1, 0]);
  expect(seen({ '0602': 'l', '0603': 'H' }, '0503', '0703').woods).toEqual([0, 1]);
  expect(seen({ '0602': 'l', '0803': 'l' }, '0503', '0903').woods).toEqual([2, 0]);
  expect(seen({ '0602': 'l', '0803': 'H' }, '0503', '0903').blocked).toBe(true);
});

rule('CBT-LOS-02', 'At equal modifiers it has the partial cover, and three woods before any cover', () => {
  expect(seen({ '0802': '.1', '0803': 'l' }, '0503', '0903')).toMatchObject({ woods: [0, 0], cover: true });
  expect(seen({ '0802': 'l', '0803': '.1' }, '0503', '0903')).toMatchObject({ woods: [0, 0], cover: true });
  expect(seen({ '0802': '.1', '0803': 'H' }, '0503', '0903')).toMatchObject({ woods: [0, 1], cover: false });
  expect(seen({ '0802': 'H', '0803': '.1' }, '0503', '0903')).toMatchObject({ woods: [0, 1], cover: false });
  const woods = { '0402': 'l', '0602': 'l', '0802': '.1', '0803': 'l' };
  expect(seen(woods, '0303', '0903').blocked).toBe(true);
});

rule(
  ['CBT-LOS-02', 'CBT-LOS-04'],
  'In the middle of such a line only what is as high as both is in the way',
  () => {
    for (const hex of ['0602', '0603', '0703']) {
      expect(seen({ '0903': '.3', [hex]: '.3' }, '0303', '0903').blocked).toBe(false);
      expect(seen({ '0903': '.3', [hex]: '.5' }, '0303', '0903').blocked).toBe(true);
      expect(seen({ '0303': '.3', [hex]: '.4' }, '0303', '0903').blocked).toBe(false);
      expect(seen({ '0903': '.3', [hex]: 'l2' }, '0303', '0903')).toMatchObject({ woods: [0, 0] });
      expect(seen({ '0903': '.3', [hex]: 'l3' }, '0303', '0903')).toMatchObject({ woods: [1, 0] });
    }
    expect(seen({ '0903': '.3', '0402': '.2' }, '0303', '0903').blocked).toBe(true);
    expect(seen({ '0903': '.3', '0802': '.4' }, '0303', '0903').blocked).toBe(false);
    expect(seen({ '0903': '.3', '0802': '.5' }, '0303', '0903').blocked).toBe(true);
  },
);

rule(['CBT-LOS-02', 'CBT-LOS-04'], 'Beside the lower of two its level is the limit, whoever looks', () => {
  for (const hex of ['0802', '0803']) {
    expect(seen({ '0303': '.3', [hex]: '.1' }, '0303', '0903').blocked).toBe(false);
    expect(seen({ '0303': '.3', [hex]: '.2' }, '0303', '0903').blocked).toBe(true);
    expect(seen({ '0303': '.3', [hex]: '.2' }, '0903', '0303').blocked).toBe(true);
  }
});

rule(
  ['CBT-LOS-02', 'CBT-LOS-11'],
  'At equal modifiers the attacker has the cover beside it, on either side',
  () => {
    for (const hex of ['0602', '0603']) {
      expect(seen({ [hex]: '.1' }, '0503', '0903')).toEqual({ ...CLEAR, own: true });
    }
    expect(seen({ '0602': '.1', '0603': 'l' }, '0503', '0903')).toEqual({ ...CLEAR, woods: [1, 0] });
  },
);

rule('CBT-LOS-02', 'Along the edge of the map there is nothing on the far side', () => {
  expect(seen({ '0401': 'l' }, '0301', '0501')).toEqual({ ...CLEAR, woods: [1, 0] });
  expect(seen({}, '0301', '0501')).toEqual(CLEAR);
  expect(seen({ '0517': '.1' }, '0417', '0617')).toEqual({ ...CLEAR, cover: true, own: true });
});

rule('CBT-LOS-08', 'Neighbours have no cover from each other', () => {
  expect(seen({ '0505': '.1' }, '0505p', '0506')).toEqual(CLEAR);
  expect(seen({ '0506': '.1' }, '0505', '0506p')).toEqual(CLEAR);
});

rule('CBT-LOS-02', 'In water it has its cover already, and takes the woods rather than a hill', () => {
  const bank = { '0503': '.-1', '0903': '~1', '0803': 'l-1' };
  expect(seen({ ...bank, '0802': '.' }, '0503', '0903')).toEqual({
    blocked: false,
    woods: [1, 0],
    cover: true,
    own: true,
  });
  // On dry land of the same level the hill is worth as much as the woods, and is cover besides.
  expect(seen({ ...bank, '0903': '.-1' }, '0503', '0903')).toMatchObject({ woods: [0, 0], cover: true });
});

rule('CBT-LOS-02', 'Along the edge of the map the hex that is there counts', () => {
  expect(seen({ '0201': 'l' }, '0101', '0301').woods).toEqual([1, 0]);
  expect(seen({ '0201': '.2' }, '0101', '0301').blocked).toBe(true);
  expect(seen({}, '0101', '0301')).toEqual(CLEAR);
});

rule('CBT-LOS-03', "A standing 'Mech looks from two levels up, a prone one from one", () => {
  const hill = { '0507': '.1' };
  expect(seen(hill, '0505', '0509').blocked).toBe(false);
  expect(seen(hill, '0505p', '0509p').blocked).toBe(true);
  expect(seen({ ...hill, '0505': '.-1', '0509': '.-1' }, '0505', '0509').blocked).toBe(true);
});

rule('CBT-LOS-04', 'Ground intervenes that is as high as both', () => {
  expect(seen({ '0507': '.2' }, '0505', '0509').blocked).toBe(true);
  expect(seen({ '0507': '.2', '0509': '.1' }, '0505', '0509').blocked).toBe(false);
  expect(seen({ '0507': '.3', '0509': '.1' }, '0505', '0509').blocked).toBe(true);
});

rule('CBT-LOS-04', 'Next to attacker or target it is enough to be as high as that one', () => {
  expect(seen({ '0506': '.2', '0509': '.3' }, '0505', '0509').blocked).toBe(true);
  expect(seen({ '0506': '.2', '0509': '.3' }, '0509', '0505').blocked).toBe(true);
  expect(seen({ '0507': '.2', '0509': '.3' }, '0505', '0509').blocked).toBe(false);
  expect(seen({ '0506': '.2', '0507': '.3' }, '0505', '0507').blocked).toBe(true);
});

rule('CBT-LOS-04', 'Woods may intervene where their ground does not', () => {
  expect(seen({ '0507': 'l' }, '0505', '0509').woods).toEqual([1, 0]);
  expect(seen({ '0507': 'l', '0505': '.1' }, '0505', '0509').woods).toEqual([0, 0]);
  expect(seen({ '0507': 'l1', '0505': '.1' }, '0505', '0509').woods).toEqual([1, 0]);
  expect(seen({ '0507': 'r' }, '0505', '0509')).toEqual(CLEAR);
});

rule('CBT-LOS-05', 'Three light woods block, two heavy, one of each', () => {
  expect(seen({ '0506': 'l', '0507': 'l' }, '0505', '0510')).toMatchObject({ blocked: false, woods: [2, 0] });
  expect(seen({ '0506': 'l', '0507': 'l', '0508': 'l' }, '0505', '0510').blocked).toBe(true);
  expect(seen({ '0506': 'H' }, '0505', '0510')).toMatchObject({ blocked: false, woods: [0, 1] });
  expect(seen({ '0506': 'H', '0507': 'H' }, '0505', '0510').blocked).toBe(true);
  expect(seen({ '0506': 'H', '0508': 'l' }, '0505', '0510').blocked).toBe(true);
});

rule('CBT-LOS-05', "'Mechs are in nobody's way", () => {
  const table = scene({ units: at({ A: '0505', B: '0509', C: '0507' }) });
  expect(isBlocked(sight(table, 'A', 'B'))).toBe(false);
});

rule(
  'CBT-LOS-06',
  'Neighbours see each other whatever their levels, but not through the surface of water',
  () => {
    expect(seen({ '0506': 'H9' }, '0505', '0506')).toEqual(CLEAR);
    expect(seen({ '0506': '~2' }, '0505', '0506').blocked).toBe(true);
    expect(seen({ '0506': '~2' }, '0506', '0505').blocked).toBe(true);
    expect(seen({ '0506': '~1' }, '0505', '0506p').blocked).toBe(true);
    expect(seen({ '0505': '~2', '0506': '~3' }, '0505', '0506').blocked).toBe(false);
  },
);

/** A map that satisfies everything known of the diagram: A looks along six different rows. */
const DIAGRAM = mapWith({
  '0806': '.2',
  '0909': 'l',
  '1008': 'H',
  '0607': '.1',
  '0507': 'l',
  '0809': 'l',
  '0810': 'l',
  '0811': 'H',
  '0812': '.1',
  '0709': 'l',
  '0609': 'l',
  '0510': 'l',
});
const DIAGRAM_UNITS = at({
  A: '0808 N',
  B: '0806',
  C: '0804',
  D: '1008',
  E: '0406',
  F: '0812',
  G: '0410',
});

rule('CBT-LOS-07', 'The examples of the diagram: hills, woods beside the line, woods below it', () => {
  const table = scene({ map: DIAGRAM, units: DIAGRAM_UNITS });
  const from = (name: string) => sight(table, 'A', name);
  expect(isBlocked(from('B'))).toBe(false);
  expect(whyBlocked(from('C'))).toMatchObject({ rule: 'CBT-LOS-05', message: expect.stringMatching(/high/) });
  expect([isBlocked(from('D')), lightWoods(from('D')), heavyWoods(from('D'))]).toEqual([false, 1, 0]);
  expect([isBlocked(from('E')), lightWoods(from('E'))]).toEqual([false, 1]);
  expect([isBlocked(from('F')), lightWoods(from('F')), heavyWoods(from('F'))]).toEqual([false, 1, 0]);
  expect(whyBlocked(from('G'))).toMatchObject({
    rule: 'CBT-LOS-05',
    message: expect.stringMatching(/woods/),
  });
});

rule(['CBT-LOS-07', 'CBT-THM-06'], 'Woods on the line and woods of the target both count', () => {
  const armed = mech('A', { slots: { CT: ['Medium Laser'] } });
  const table = scene({ map: DIAGRAM, units: { ...DIAGRAM_UNITS, A: { at: '0808 NE', mech: armed } } });
  const shot = { attacker: 0, weapon: 0, target: table.index('D'), twist: 0, secondary: 0, aim: -1 } as const;
  expect(weaponNumber(table.field, table.state, shot)).toBe(4 + 1 + 2);
});

rule('CBT-LOS-07', 'Only A and C, A and G, D and G do not see each other', () => {
  const table = scene({ map: DIAGRAM, units: DIAGRAM_UNITS });
  const names = Object.keys(DIAGRAM_UNITS);
  const blocked = names.flatMap((a) =>
    names.filter((b) => a < b && isBlocked(sight(table, a, b))).map((b) => `${a}-${b}`),
  );
  expect(blocked).toEqual(['A-C', 'A-G', 'D-G']);
  for (const a of names) {
    for (const b of names) {
      if (a !== b) expect(isBlocked(sight(table, a, b))).toBe(isBlocked(sight(table, b, a)));
    }
  }
});

rule(
  'CBT-LOS-08',
  'A hill one level up beside the target covers it if it stands and is not shot at from above',
  () => {
    const hill = { '0508': '.1' };
    expect(seen(hill, '0505', '0509')).toMatchObject({ blocked: false, cover: true });
    expect(seen({ '0507': '.1' }, '0505', '0509').cover).toBe(false);
    expect(seen(hill, '0505', '0509p').blocked).toBe(true);
    expect(seen({ ...hill, '0505': '.1' }, '0505', '0509').cover).toBe(false);
    expect(seen({ ...hill, '0505': '.-1' }, '0505', '0509').cover).toBe(true);
    expect(seen({ '0508': 'l' }, '0505', '0509').cover).toBe(false);
    expect(seen(hill, '0508', '0509').cover).toBe(false);
  },
);

rule('CBT-LOS-09', 'Water of depth 0 does nothing, depth 1 covers from every side and height', () => {
  expect(seen({ '0509': '~0' }, '0505', '0509')).toEqual(CLEAR);
  expect(seen({ '0509': '~1' }, '0505', '0509').cover).toBe(true);
  expect(seen({ '0509': '~1', '0505': '.4' }, '0505', '0509').cover).toBe(true);
  expect(seen({ '0509': '~1' }, '0508', '0509').cover).toBe(true);
});

rule('CBT-LOS-09', 'The submerged see only the submerged, over the bed and not the surface', () => {
  expect(seen({ '0509': '~2' }, '0505', '0509').blocked).toBe(true);
  expect(seen({ '0509': '~1' }, '0505', '0509p').blocked).toBe(true);
  const lake = { '0505': '~2', '0506': '~2', '0507': '~2', '0508': '~2', '0509': '~2' };
  expect(seen(lake, '0505', '0509').blocked).toBe(false);
  expect(seen({ ...lake, '0507': '.' }, '0505', '0509').blocked).toBe(true);
  expect(seen({ ...lake, '0507': 'l-2' }, '0505', '0509').woods).toEqual([1, 0]);
});

rule('CBT-LOS-09', 'Between those above water its surface is like ground', () => {
  expect(seen({ '0507': '~2@2' }, '0505', '0509').blocked).toBe(true);
  expect(seen({ '0507': '~2@1' }, '0505', '0509').blocked).toBe(false);
  expect(seen({ '0509': '~1', '0508': '.1' }, '0505', '0509').blocked).toBe(true);
});

rule('CBT-MAP-06', 'Standing in depth 2 or prone in depth 1 is under water', () => {
  const { field } = scene({ map: mapWith({ '0101': '~1', '0102': '~2' }), units: at({ A: '0505' }) });
  const [shallow, deep] = [field.board.cells.get('0101')!, field.board.cells.get('0102')!];
  expect([shallow, deep].map((cell) => isSubmerged(field, cell, false))).toEqual([false, true]);
  expect([shallow, deep].map((cell) => isSubmerged(field, cell, true))).toEqual([true, true]);
});

/** A in the south, C on level 1, D on level 2 in the north, B in water beside a hill on the side of A. */
const COVER_MAP = mapWith({
  '0804': '.2',
  '0805': '.3',
  '0807': '.2',
  '0808': '.1',
  '0809': '.2',
  '1204': '~1',
  '1205': '.1',
});

rule('CBT-LOS-10', 'The worked diagram of partial cover', () => {
  const table = scene({ map: COVER_MAP, units: at({ A: '0812', B: '1204', C: '0808', D: '0804' }) });
  const covered = (from: string) =>
    ['A', 'B', 'C', 'D'].filter((to) => {
      if (to === from || isBlocked(sight(table, from, to))) return false;
      return targetCover(sight(table, from, to));
    });
  expect(isBlocked(sight(table, 'A', 'B'))).toBe(true);
  expect(isBlocked(sight(table, 'B', 'A'))).toBe(true);
  expect(covered('A')).toEqual(['C', 'D']);
  expect(covered('B')).toEqual([]);
  expect(covered('C')).toEqual(['B', 'D']);
  expect(covered('D')).toEqual(['B']);
  for (const [a, b] of ['AC', 'AD', 'BC', 'BD', 'CD']) {
    expect(isBlocked(sight(table, a, b)), a + b).toBe(false);
  }
});

rule('CBT-LOS-11', 'Leg weapons do not fire through the hill that covers them, nor out of water', () => {
  const legs = mech('A', { slots: { LL: ['Medium Laser'], CT: ['Medium Laser'] } });
  const STANDING = { unit: 0, twist: 0, prop: null } as const;
  const why = (hexes: Record<string, string>, weapon: string) => {
    const table = scene({
      map: mapWith(hexes),
      units: { A: { at: '0509 N', mech: legs }, B: { at: '0505' } },
    });
    return whyNotFire(table.field, table.state, STANDING, table.weapon('A', weapon), 1)?.rule;
  };
  expect(why({}, 'Medium Laser LL')).toBeUndefined();
  expect(why({ '0508': '.1' }, 'Medium Laser LL')).toBe('CBT-LOS-11');
  expect(why({ '0508': '.1' }, 'Medium Laser CT')).toBeUndefined();
  expect(why({ '0509': '~1' }, 'Medium Laser LL')).toBe('CBT-LOS-11');
  expect(why({ '0509': '~1' }, 'Medium Laser CT')).toBeUndefined();
});

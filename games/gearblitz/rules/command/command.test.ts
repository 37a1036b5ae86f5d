import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { unit } from '../../testing/scene.ts';
import { pointsLost, satellitePoints, successors, tokensSteadied, whyNoPoint } from './command.ts';

const why = (tried: number, hasHadOne = false, isCommander = false, points = 3, each = unit()) =>
  whyNoPoint(each, { points, tried, leadership: 2 }, { hasHadOne, isCommander })?.message ?? 'may';

rule('HGB-CP-02', 'The Commander tries as often as its Leadership, and a Unit gets one a round', () => {
  expect([why(0), why(1), why(2)]).toEqual([
    'may',
    'may',
    'The Commander has used up its attempts this round',
  ]);
  expect(why(2, false, true)).toBe('may');
  expect(why(0, true)).toBe('The unit has had a Command Point this round');
  expect(why(0, true, true)).toBe('The unit has had a Command Point this round');
  expect(why(0, false, false, 0)).toBe('There are no Command Points left');
  expect(why(0, false, false, 3, unit({ kind: 'drone' }))).toBe('Drones cannot use Command Points');
});

rule('HGB-CP-08', 'A lost Commander costs the difference in Leadership, 1 at least', () => {
  expect([pointsLost(5, 3, 1), pointsLost(5, 2, 2), pointsLost(5, 1, 3), pointsLost(0, 3, 1)]).toEqual([
    2, 1, 1, 0,
  ]);
});

rule('HGB-SETUP-02', 'Whoever has the highest Leadership left takes over', () => {
  const units = [
    unit({}, { damage: 4 }, { ld: 3 }),
    unit({}, {}, { ld: 2 }),
    unit({}, {}, { ld: 1 }),
    unit({}, {}, { ld: 2 }),
    unit({ kind: 'drone' }, {}, { ld: 9 }),
  ];
  expect(successors(units)).toEqual([1, 3]);
  expect(successors([])).toEqual([]);
});

rule('HGB-CP-07', 'Steadied troops lose half of their tokens, two at least', () => {
  expect([1, 2, 3, 5, 8].map(tokensSteadied)).toEqual([1, 2, 2, 3, 4]);
});

rule(['HGB-CP-09', 'HGB-AUX-07'], 'Satellite Uplinks give one point a round, however many work', () => {
  const uplink = unit({ aux: { satelliteUplink: true } });
  expect([satellitePoints([unit(), uplink, uplink]), satellitePoints([unit()])]).toEqual([1, 0]);
  expect(
    satellitePoints([
      { ...uplink, auxHits: 1 },
      { ...uplink, damage: 4 },
    ]),
  ).toBe(0);
});

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Fight, type TestSide } from '../../testing/battle.ts';

const WINS = [
  ['initiative', 6],
  ['initiative', 2],
] as const;
const THREE: TestSide = { A: { units: 2, ld: 1 }, B: { units: 1 }, C: { units: 1 } };

/** A Defensive North stands at its woods and about to prepare; an Aggressive South has nothing to prepare. */
function deployed(stance: 'defensive' | 'aggressive' = 'defensive'): Fight {
  const fight = new Fight({
    north: THREE,
    scene: '48 x 36\nwoodland 10,2 to 20,10 height 2\nrocks 30,2 to 34,6 height 1',
  });
  fight.stances(stance, 'defensive', 0);
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  if (fight.step === 'plans') fight.give(0, { type: 'plan', reserves: [], strikes: [], salvos: [] });
  return fight;
}

function placed(): Fight {
  const fight = deployed();
  fight.deploy('A1', '15,5');
  fight.deploy('A2', '2,2');
  fight.deploy('X1', '4,30');
  fight.deploy('X2', '6,30');
  fight.deploy('B1', '32,6.5');
  fight.deploy('Y1', '8,30');
  fight.deploy('Y2', '10,30');
  fight.deploy('C1', '44,4');
  return fight;
}

rule('HGB-STANCE-02', 'Half of the groups of a Defensive side begin on Stand-By or Hull-Down', () => {
  const fight = placed();
  expect([fight.step, fight.seats]).toEqual(['prepare', [0]]);
  const all = ['A', 'B', 'C'].map((name) => ({ group: fight.group(name), as: 'stand-by' as const }));
  expect(fight.refusal(0, { type: 'prepare', groups: all })).toContain('2 groups at most');
  fight.give(0, {
    type: 'prepare',
    groups: [
      { group: fight.group('A'), as: 'hull-down' },
      { group: fight.group('C'), as: 'stand-by' },
    ],
  });
  // In woods, all around; the other of the group has none.
  expect(fight.unit('A1')).toMatchObject({ shelter: null, standBy: 0, body: { hullDown: 1 } });
  expect(fight.unit('A2')).toMatchObject({ standBy: 0, body: { hullDown: null } });
  expect(fight.unit('C1')).toMatchObject({ standBy: 1, readied: 'to fire', body: { hullDown: null } });
  expect(fight.unit('B1').body.hullDown).toBeNull();
  expect([fight.step, fight.seats]).toEqual(['prepare', [1]]);
});

rule(
  ['HGB-STANCE-02', 'HGB-ACT-06'],
  'Behind rocks a unit has two counters, towards them; without cover it is not possible',
  () => {
    const fight = placed();
    expect(
      fight.refusal(0, { type: 'prepare', groups: [{ group: fight.group('C'), as: 'hull-down' }] }),
    ).toContain('has cover');
    fight.give(0, { type: 'prepare', groups: [{ group: fight.group('B'), as: 'hull-down' }] });
    expect(fight.unit('B1')).toMatchObject({ shelter: 0, body: { hullDown: 2 } });
  },
);

rule('HGB-STANCE-02', 'An initial Stand-By ends with the first activation', () => {
  const fight = placed();
  fight.give(0, { type: 'prepare', groups: [{ group: fight.group('C'), as: 'stand-by' }] });
  fight.give(1, { type: 'prepare', groups: [] }, ...WINS);
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: fight.group('C') });
  fight.give(0, { type: 'activate', unit: fight.id('C1'), speed: 'stationary', mode: 'W' });
  expect(fight.unit('C1')).toMatchObject({ standBy: 0, readied: null });
});

rule('HGB-STANCE-01', 'An Aggressive side that loses initiative may roll again, once for each test', () => {
  const fight = deployed('aggressive');
  fight.deployAll(['initiative', 2], ['initiative', 4]);
  expect([fight.step, fight.seats]).toEqual(['reroll-initiative', [0]]);
  fight.give(0, { type: 'reroll-initiative' }, ['initiative', 5]);
  expect([fight.step, fight.seats, fight.state.winner]).toEqual(['first', [0], 0]);
  fight.until('reroll-initiative', ['initiative', 2], ['initiative', 4]);
  fight.give(0, { type: 'reroll-initiative' }, ['initiative', 3]);
  expect([fight.step, fight.seats]).toEqual(['first', [1]]);
  fight.until('reroll-initiative', ['initiative', 2], ['initiative', 4]);
  fight.give(0, { type: 'keep-initiative' });
  expect([fight.step, fight.seats]).toEqual(['first', [1]]);
});

rule('HGB-STANCE-01', 'A second roll that ties begins the test anew', () => {
  const fight = deployed('aggressive');
  fight.deployAll(['initiative', 2], ['initiative', 4]);
  fight.give(0, { type: 'reroll-initiative' }, ['initiative', 4], ['initiative', 6], ['initiative', 1]);
  expect([fight.step, fight.seats]).toEqual(['first', [0]]);
});

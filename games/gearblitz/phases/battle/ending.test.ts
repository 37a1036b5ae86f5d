import { rule } from '@ironfield/conformance/rule.ts';
import { drawnPlace } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import type { Mission } from '../../data/missions.ts';
import { Fight } from '../../testing/battle.ts';

const WINS = [
  ['initiative', 6],
  ['initiative', 2],
] as const;

/** The North has its zone above, the South below; round 1 is about to be played. */
function fought(
  missions: readonly [Mission, Mission],
  rounds: number | 'rolled' = 1,
  ...rolls: [string, number][]
) {
  const fight = new Fight(
    { missions, rounds, hasStances: false },
    ...rolls,
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deployAll(...WINS);
  return fight;
}

/** Off the table, for good. */
const lose = (fight: Fight, ...names: string[]) => {
  for (const name of names) fight.unit(name).at = null;
};

/** The points of both, and the winners. */
function result(fight: Fight) {
  fight.until('over');
  const { points, winners } = fight.state.outcome!;
  return { points, winners };
}

rule(
  ['HGB-SETUP-04', 'HGB-MIS-03'],
  'After the last round the most Victory Points win, told group by group',
  () => {
    const fight = fought(['assault', 'assault']);
    lose(fight, 'X1', 'X2', 'B1', 'B2');
    lose(fight, 'Y1');
    fight.unit('B1').at = drawnPlace('3,3');
    expect(result(fight)).toEqual({ points: [100, -200], winners: [0] });
    const [north] = fight.events('victory-points');
    expect(north.points.lines.map(({ value, reason, rule }) => `${value} ${reason} ${rule}`)).toEqual([
      '200 Enemy X HGB-MIS-03',
      '-100 Enemy Y HGB-MIS-03',
    ]);
    expect(fight.state.outcome).toMatchObject({ rule: 'HGB-SETUP-04', reason: 'The last round is over' });
    expect(fight.events('ended')).toMatchObject([{ outcome: { rule: 'HGB-SETUP-04' } }]);
  },
);

rule('HGB-SETUP-04', 'As many points for both are a draw', () => {
  expect(result(fought(['assault', 'assault']))).toEqual({ points: [-200, -200], winners: [] });
});

rule(['HGB-SETUP-04', 'HGB-MIS-09'], 'A side that has nobody left ends the game', () => {
  const fight = fought(['assault', 'assault'], 6);
  lose(fight, 'X1', 'X2', 'Y1', 'Y2');
  expect(result(fight)).toEqual({ points: [400, -200], winners: [0] });
  expect(fight.state.round).toBe(1);
  expect(fight.state.outcome?.reason).toBe('South has nobody left');
});

rule('HGB-MIS-02', 'A patrol brings its groups home', () => {
  const fight = fought(['patrol', 'assault']);
  lose(fight, 'A1', 'B1', 'B2');
  expect(result(fight).points).toEqual([100 - 200, 200 - 100]);
});

rule('HGB-MIS-04', 'A breakthrough counts in the enemy zone, and loses for what stays behind', () => {
  const fight = fought(['breakthrough', 'assault']);
  fight.unit('A1').at = drawnPlace('4,35');
  fight.unit('A2').at = drawnPlace('6,35');
  fight.unit('B1').at = drawnPlace('4,18');
  fight.unit('B2').at = drawnPlace('6,18');
  expect(result(fight).points?.[0]).toBe(100 - 25);
  const divided = fought(['breakthrough', 'assault']);
  divided.unit('A1').at = drawnPlace('4,35');
  divided.unit('A2').at = drawnPlace('6,18');
  // Neither place has more than half of the group; B has stayed at home.
  expect(result(divided).points?.[0]).toBe(-100);
});

rule('HGB-MIS-05', 'A rearguard loses for groups in its own zone', () => {
  const fight = fought(['assault', 'rearguard'], 1, ['mission priority', 2]);
  lose(fight, 'A1', 'A2');
  expect(result(fight).points?.[1]).toBe(200 - 200);
});

rule('HGB-MIS-06', 'Who defends loses for enemies in its zone', () => {
  const fight = fought(['assault', 'defend'], 1, ['mission priority', 2]);
  fight.unit('A1').at = drawnPlace('4,35');
  fight.unit('A2').at = drawnPlace('6,35');
  expect(result(fight).points?.[1]).toBe(200 - 100);
});

rule('HGB-MIS-07', 'In a last stand it counts who is left', () => {
  const fight = fought(['last stand', 'assault']);
  lose(fight, 'A1', 'B1', 'B2');
  expect(result(fight).points?.[0]).toBe(100 - 100);
});

rule('HGB-MIS-08', 'Bases of infantry are models', () => {
  const north = { A: { units: 1, ld: 1 }, B: { units: 2, card: { kind: 'infantry', bases: 3 } } } as const;
  const fight = new Fight(
    { north, missions: ['patrol', 'assault'], rounds: 1, hasStances: false },
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deployAll(...WINS);
  for (const name of ['B1', 'B2']) {
    const unit = fight.unit(name);
    unit.body = { ...unit.body, bases: 1 };
  }
  expect(result(fight).points?.[1]).toBe(-100 + 100);
});

rule('HGB-MIS-09', 'After the default length a die decides, against 1 and then more', () => {
  const fight = fought(['assault', 'assault'], 'rolled', ['game length', 6]);
  fight.state.round = 6;
  fight.until('first', ['game length', 2], ...WINS);
  expect(fight.state.round).toBe(7);
  fight.until('over', ['game length', 2]);
  expect(fight.events('game-length').map(({ goesOn }) => goesOn)).toEqual([true, false]);
  expect(fight.state.outcome?.rule).toBe('HGB-SETUP-04');
});

rule('HGB-MIS-09', 'Before the default length nothing is rolled', () => {
  const fight = fought(['assault', 'assault'], 'rolled', ['game length', 6]);
  fight.until('first', ...WINS);
  expect(fight.state.round).toBe(2);
});

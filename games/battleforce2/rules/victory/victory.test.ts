import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, initiative, mech, toHit, unit } from '../../testing/scene.ts';
import { byPoints, outcomeOf, pointsIn, scoresIn } from './victory.ts';

/** Two units in the south, three in the north; all of 10 points, but for Ram of 24 and an Elite Wolf of 20. */
function scene(objectives = false) {
  const table = battle({
    options: { 'turn-limit': 9 },
    south: [
      unit('Flock', '0816 N', mech('Ram', { points: 24, damage: [9, 9, 9] })),
      unit('Herd', '0116 N', mech('Bull'), mech('Cow')),
    ],
    north: [
      unit('Pack', '0814 S', mech('Wolf', { points: 20, skill: -2 })),
      unit('Pride', '1502 S', mech('Lion')),
      unit('Den', '1402 S', mech('Fox')),
    ],
  });
  if (objectives) {
    table.objective('objective', 'south', '0301');
    table.objective('objective', 'south', '1001');
    table.objective('objective', 'north', '0317');
    table.objective('headquarters', 'south', '0817');
    table.objective('headquarters', 'north', '0801');
  }
  return table;
}

const points = (table: ReturnType<typeof scene>) => {
  table.state.turn = 9;
  table.phase('end', 'south');
  return table.state.outcome!.points;
};

rule('BF2-VIC-01', 'Who destroys or drives off all enemies wins, at once', () => {
  const table = scene();
  table.put(3, 'off');
  table.unit('Pride').hex = -3;
  table.unit('Den').hex = -2;
  table.element('Fox').destroyed = true;
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.state.outcome).toMatchObject({
    winners: [0],
    rule: 'BF2-VIC-01',
    points: [2 * 26 + 2 * 10, -36],
  });
});

rule('BF2-VIC-01', 'Units that are still to come keep a side alive', () => {
  const table = scene();
  table.put(3, 'off');
  table.put(4, 'off');
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(6, 6), ...initiative('south'));
  expect(table.state.outcome).toBeNull();
});

rule('BF2-VIC-01', 'Who claims all three objectives wins', () => {
  const table = scene(true);
  for (const [index, objective] of table.state.objectives.entries()) objective.claimed = index < 2;
  table.phase('end', 'south', ...initiative('south'));
  expect(table.state.outcome).toBeNull();
  const all = scene(true);
  for (const [index, objective] of all.state.objectives.entries())
    objective.claimed = index < 2 || index === 4;
  all.phase('end', 'south');
  expect(all.state.outcome).toMatchObject({ winners: [0], rule: 'BF2-VIC-01' });
});

rule('BF2-VIC-01', 'If both claim everything in the same End Phase, points decide', () => {
  const table = scene(true);
  for (const objective of table.state.objectives) objective.claimed = true;
  table.phase('end', 'south');
  // The south scores 5 x 3 twice and 10 x 3, the north 5 x 2 and 10 x 2.
  expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BF2-VIC-03', points: [60, 30] });
});

rule(
  ['BF2-VIC-02', 'BF2-SETUP-04'],
  'A destroyed element brings twice its points with skill, a lost one costs them once',
  () => {
    const table = scene();
    table.element('Bull').destroyed = true;
    table.unit('Pack').hex = -2;
    table.element('Wolf').destroyed = true;
    expect(points(table)).toEqual([52 - 10, 20 - 26]);
  },
);

rule(
  ['BF2-VIC-02', 'BF2-SCEN-06'],
  'Objectives bring the number of enemy units, five times that if claimed, a headquarters double',
  () => {
    const table = scene(true);
    const [first, second, third, , headquarters] = table.state.objectives;
    first.claimed = true;
    second.faceUpSince = 8;
    table.put(0, '1001 N');
    table.put(1, '0801 N');
    headquarters.faceUpSince = 0;
    third.claimed = true;
    // Second is claimed in this End Phase, the headquarters occupied.
    expect(points(table)).toEqual([15 + 15 + 6, 10]);
  },
);

rule(
  'BF2-VIC-02',
  'What lies face-down again at the end brings nothing, and who has retreated is not lost',
  () => {
    const table = scene(true);
    table.state.objectives[1].faceUpSince = 8;
    table.unit('Herd').hex = -3;
    expect(points(table)).toEqual([0, 0]);
  },
);

rule('BF2-VIC-02', 'Every point has a line that says what for, and nothing else has one', () => {
  const table = scene(true);
  const [first, second, , , headquarters] = table.state.objectives;
  table.element('Bull').destroyed = true;
  table.element('Wolf').destroyed = true;
  first.claimed = true;
  second.faceUpSince = 0;
  headquarters.faceUpSince = 8;
  const scores = scoresIn(table.state);
  expect(scores[0].lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '-10 Lost Bull',
    '52 Destroyed Wolf',
    '15 Claimed an objective',
    '6 Occupied the enemy headquarters',
  ]);
  expect(scores[1].lines.map(({ value, rule: id }) => `${value} ${id}`)).toEqual([
    '20 BF2-VIC-02',
    '-26 BF2-VIC-02',
  ]);
  expect(scores.map(({ total }) => total)).toEqual(pointsIn(table.state));
});

rule('BF2-VIC-01', 'Whoever had two objectives to claim is not said to have claimed three', () => {
  const table = battle({
    south: [unit('Flock', '0816 N', mech('Ram'))],
    north: [unit('Pack', '0814 S', mech('Wolf'))],
  });
  for (const hex of ['0301', '1001']) table.objective('objective', 'south', hex).claimed = true;
  expect(outcomeOf(table.state)?.reason).toBe('Both objectives are claimed');
  table.objective('headquarters', 'north', '0801').claimed = true;
  expect(outcomeOf(table.state)?.reason).toBe('All three objectives are claimed');
});

rule('BF2-SCEN-06', 'Example: against ten units 10 and 50, for a headquarters 20 and 100', () => {
  const packs = Array.from({ length: 10 }, (_, index) => unit(`Pack ${index}`, 'off', mech(`Wolf ${index}`)));
  const award = (kind: 'objective' | 'headquarters', claimed: boolean) => {
    const table = battle({ south: [unit('Flock', '0816 N', mech('Ram'))], north: packs });
    const objective = table.objective(kind, kind === 'objective' ? 'south' : 'north', '0801');
    Object.assign(objective, { claimed, faceUpSince: 3 });
    return pointsIn(table.state)[0];
  };
  expect([award('objective', false), award('objective', true)]).toEqual([10, 50]);
  expect([award('headquarters', false), award('headquarters', true)]).toEqual([20, 100]);
});

rule('BF2-VIC-03', 'A lead of as much as one has spent is not decisive yet', () => {
  const reasonFor = (worth: number) => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram', { points: 30 }))],
      north: [unit('Pack', '0801 S', mech('Wolf', { points: worth }), mech('Cub'))],
    });
    table.element('Wolf').destroyed = true;
    return byPoints(table.state).reason;
  };
  // Destroyed it brings 2 for each point, and costs the other side 1.
  expect([reasonFor(10), reasonFor(11)].map((reason) => /decisive/.test(reason))).toEqual([false, true]);
});

rule(
  'BF2-VIC-03',
  'Example 1: a lead of more than one’s own points is decisive, else the victory is marginal',
  () => {
    const table = scene();
    // The south has spent 44 points, and leads by 52 - -26 = 78.
    table.unit('Pack').hex = -2;
    table.element('Wolf').destroyed = true;
    points(table);
    expect(table.state.outcome!.reason).toMatch(/decisive/);
    const marginal = scene();
    marginal.unit('Den').hex = -2;
    marginal.element('Fox').destroyed = true;
    points(marginal);
    expect(marginal.state.outcome).toMatchObject({ winners: [0], reason: 'A marginal victory by points' });
    const draw = scene();
    points(draw);
    expect(draw.state.outcome).toMatchObject({ winners: [], points: [0, 0] });
  },
);

rule('BF2-VIC-04', 'Over the home edge a unit retreats, over any other it is destroyed', () => {
  const table = scene();
  table.put(0, '0817 N');
  table.put(1, '0117 N');
  table.phase('movement', 'south');
  table.give({ type: 'exit', unit: 0, edge: 'south' });
  expect(table.events('exited')).toMatchObject([{ fate: 'retreated' }]);
  expect(table.element('Ram').destroyed).toBe(false);
  expect(table.refusal({ type: 'exit', unit: 1, edge: 'east' }).rule).toBe('BF2-VIC-04');
  expect(table.refusal({ type: 'exit', unit: 0, edge: 'south' }).rule).toBe('BF2-SEQ-04');
  table.give({ type: 'exit', unit: 1, edge: 'west' });
  expect(table.element('Bull').destroyed).toBe(true);
  // Nobody is left.
  expect(table.state.outcome).toMatchObject({ winners: [1], rule: 'BF2-VIC-01', points: [-20, 40] });
});

rule(
  'BF2-VIC-02',
  'A counter that was turned up in the first turn is worth a point where there is one enemy',
  () => {
    const table = battle({
      south: [unit('Flock', '0816 N', mech('Ram'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.objective('objective', 'south', '0303').faceUpSince = 1;
    expect(pointsIn(table.state)).toEqual([1, 0]);
    expect(scoresIn(table.state)[0].lines).toHaveLength(1);
  },
);

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, initiative, mech, unit } from '../../testing/scene.ts';

/** One objective of the south in 0803, with units where they are said to be. */
function scene(south: string, north: string) {
  const table = battle({
    south: [unit('Flock', south, mech('Ram')), unit('Herd', '0117 N', mech('Bull'))],
    north: [unit('Pack', north, mech('Wolf')), unit('Pride', '1501 S', mech('Lion'))],
  });
  const objective = table.objective('objective', 'south', '0803');
  const headquarters = table.objective('headquarters', 'north', '0301');
  return { table, objective, headquarters };
}

const FAR_SOUTH = '0817 N';
const FAR_NORTH = '1001 S';

rule('BF2-OBJ-03', 'Example 1: occupied in the End Phase of one turn, claimed in the next', () => {
  const { table, objective } = scene('0803 N', FAR_NORTH);
  table.state.turn = 5;
  table.phase('end', 'south', ...initiative('south'));
  expect(objective).toMatchObject({ faceUpSince: 5, claimed: false });
  table.phase('end', 'south', ...initiative('south'));
  expect(objective).toMatchObject({ claimed: true });
  expect(table.state.outcome).toBeNull();
});

rule('BF2-OBJ-03', 'Example 1: a defender in the hex turns it face-down again', () => {
  const { table, objective } = scene('0803 N', '0803 S');
  objective.faceUpSince = 5;
  table.state.turn = 6;
  table.phase('end', 'south', ...initiative('south'));
  expect(objective).toMatchObject({ faceUpSince: 0, claimed: false });
});

rule('BF2-OBJ-03', 'So does an empty hex', () => {
  const { table, objective } = scene(FAR_SOUTH, FAR_NORTH);
  objective.faceUpSince = 5;
  table.state.turn = 6;
  table.phase('end', 'south', ...initiative('south'));
  expect(objective).toMatchObject({ faceUpSince: 0, claimed: false });
});

rule('BF2-OBJ-03', 'A face-down counter is occupied even beside a defender', () => {
  const { table, objective } = scene('0803 N', '0803 S');
  table.state.turn = 6;
  table.phase('end', 'south', ...initiative('south'));
  expect(objective.faceUpSince).toBe(6);
});

rule('BF2-OBJ-03', 'Nobody occupies the objectives of the opponent', () => {
  const { table, objective } = scene(FAR_SOUTH, '0803 S');
  table.phase('end', 'south', ...initiative('south'));
  expect(objective.faceUpSince).toBe(0);
});

rule('BF2-OBJ-03', 'A headquarters is occupied by the other side of whoever placed it', () => {
  const own = scene(FAR_SOUTH, '0301 S');
  own.table.phase('end', 'south', ...initiative('south'));
  expect(own.headquarters.faceUpSince).toBe(0);
  const enemy = scene('0301 N', FAR_NORTH);
  enemy.table.phase('end', 'south', ...initiative('south'));
  expect(enemy.headquarters.faceUpSince).toBe(1);
});

rule('BF2-OBJ-03', 'What is claimed is gone for good', () => {
  const { table, objective } = scene(FAR_SOUTH, '0803 S');
  objective.claimed = true;
  table.phase('end', 'south', ...initiative('south'));
  expect(objective).toMatchObject({ claimed: true, faceUpSince: 0 });
  expect(table.events('objective')).toEqual([]);
});

rule('BF2-OBJ-02', 'Objectives are no obstacles and no targets', () => {
  const { table } = scene('0805 N', FAR_NORTH);
  table.phase('movement', 'south');
  expect(table.reach('Flock')).toMatchObject({ '0803': 2, '0802': 3 });
});

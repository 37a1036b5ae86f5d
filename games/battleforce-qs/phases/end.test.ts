import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE } from '../state.ts';
import { actsFirst, battle, mech, toHit, unit } from '../testing/scene.ts';

/** Ram and its target at arm's length; Ewe and Lamb have nobody to attack. */
function furnace() {
  const table = battle({
    south: [
      unit('Flock', '0810 N', mech('Ram', { mv: 6, overheat: 3 })),
      unit('Herd', '0117 N', mech('Bull', { mv: 6 })),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf', { mv: 2, armor: 40, damage: [0, 0, 0] }))],
  });
  table.phase('combat', 'south');
  return table;
}

/** One turn: Ram attacks as told, or not at all, and everybody stays where he is. */
function turn(table: ReturnType<typeof furnace>, attack: string | null): number {
  if (table.asked.endsWith('movement/move')) table.standStill();
  if (attack) table.declare([attack], toHit(1, 1), ...actsFirst('south'));
  else table.declare([], ...actsFirst('south'));
  return table.element('Ram').heat;
}

rule('BFQ-HEA-03', 'Overheat joins the heat level in the End Phase, hit or miss', () => {
  const table = furnace();
  table.declare(['Ram > Wolf +2'], toHit(1, 1), ...actsFirst('south'));
  expect(table.events('heat')).toEqual([{ type: 'heat', element: 0, from: 0, to: 2 }]);
  expect(table.element('Ram').heat).toBe(2);
});

rule(
  'BFQ-HEA-03',
  'The heat level takes as many MP and adds as much to the numbers, from the next turn on',
  () => {
    const table = furnace();
    expect(table.number('Ram', 'Wolf')).toTotal(6);
    table.declare(['Ram > Wolf +3'], toHit(1, 1), ...actsFirst('south'));
    expect(table.mp('Flock')).toBe(3);
    expect(table.mp('Herd')).toBe(6);
    table.standStill();
    expect(table.number('Ram', 'Wolf')).toTotal(9);
  },
);

rule(['BFQ-HEA-03', 'BFQ-HEA-04'], 'Heat 4 shuts an Element down', () => {
  const table = furnace();
  expect(turn(table, 'Ram > Wolf +3')).toBe(3);
  expect(turn(table, 'Ram > Wolf +1')).toBe(4);
  // Its Unit is not asked to move, and Bull alone has nobody to attack.
  expect(table.events('cannot-move')).toMatchObject([{ unit: 0 }]);
});

rule(
  'BFQ-HEA-05',
  'An attack without overheating leaves the heat as it is; a turn without an attack takes it to 0',
  () => {
    const table = furnace();
    expect(turn(table, 'Ram > Wolf +3')).toBe(3);
    expect(turn(table, 'Ram > Wolf')).toBe(3);
    expect(turn(table, null)).toBe(0);
    expect(turn(table, 'Ram > Wolf +1')).toBe(1);
  },
);

rule(
  'BFQ-HEA-05',
  'What shuts down in an End Phase sits out the next turn and restarts cold at its end',
  () => {
    const table = furnace();
    table.put(1, '0811 N');
    turn(table, 'Ram > Wolf +3');
    expect(turn(table, 'Ram > Wolf +1')).toBe(4);
    table.standStill();
    expect(table.refusedAttack('Ram > Wolf')).toBe('BFQ-HEA-04');
    table.declare([], ...actsFirst('south'));
    expect(table.element('Ram').heat).toBe(0);
    expect(table.mp('Flock')).toBe(6);
    table.standStill();
    expect(table.targets('Ram')).toEqual(['Wolf']);
  },
);

rule('BFQ-HEA-06', 'With an engine hit every attack heats by 1 more, without more damage', () => {
  const table = furnace();
  table.suffered('Ram', { engineHits: 1 });
  table.declare(['Ram > Wolf'], toHit(6, 6), ...actsFirst('south'));
  expect(table.events('damaged')).toMatchObject([{ damage: 2 }]);
  expect(table.element('Ram').heat).toBe(1);
  expect(turn(table, 'Ram > Wolf +2')).toBe(4);
});

rule('BFQ-HEA-06', 'The heat of an engine hit stops at shutdown, and comes with attacks only', () => {
  const hot = furnace();
  hot.suffered('Ram', { engineHits: 1 });
  hot.element('Ram').heat = 3;
  expect(turn(hot, 'Ram > Wolf +1')).toBe(4);

  const idle = furnace();
  idle.suffered('Ram', { engineHits: 1 });
  idle.element('Ram').heat = 2;
  expect(turn(idle, null)).toBe(0);
});

rule('BFQ-HEA-06', 'An engine hit of this turn does not heat this turn’s attack', () => {
  const table = furnace();
  table.element('Ram').marked.engineHits = 1;
  expect(turn(table, 'Ram > Wolf +1')).toBe(1);
  expect(turn(table, 'Ram > Wolf')).toBe(2);
});

rule(
  ['BFQ-SEQ-08', 'BFQ-COM-08'],
  'Destroyed Elements leave in the End Phase, and Units without Elements with them',
  () => {
    const table = battle({
      south: [
        unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe', { damage: [9, 9, 9] })),
      ],
      north: [
        unit('Pack', '0808 S', mech('Wolf', { damage: [0, 0, 0] }), mech('Cub', { damage: [0, 0, 0] })),
        unit('Pride', '0117 N', mech('Lion')),
      ],
    });
    table.phase('combat', 'south');
    table.declare(['Ram > Wolf'], toHit(6, 6), ...actsFirst('south'));
    expect(table.hexOf('Pack')).toBe('0808');
    table.standStill();
    expect(table.targets('Ram')).toEqual(['Cub']);
    table.declare(['Ram > Cub'], toHit(6, 6), ...actsFirst('south'));
    expect(table.unit('Pack').hex).toBe(GONE);
  },
);

rule('BFQ-SEQ-08', 'Damage first, then heat, then counters, then victory', () => {
  const table = battle({
    scenario: 'veteran',
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9], overheat: 1 }))],
    north: [unit('Pack', '0808 S', mech('Wolf', { overheat: 1 }))],
  });
  table.counter('objective', 'north', '0810');
  table.phase('combat', 'south');
  table.declare(['Ram > Wolf +1'], toHit(6, 6));
  table.declare(['Wolf > Ram +1'], toHit(1, 1));
  // Wolf is gone before heat is counted, so it gains none.
  expect(table.news.slice(2).map(({ type }) => type)).toEqual([
    'phase',
    'destroyed',
    'heat',
    'occupied',
    'ended',
  ]);
  expect(table.events('heat')).toMatchObject([{ element: table.elementIndex('Ram') }]);
});

/** Flock and Herd around an objective and a Headquarters that the north defends. */
function siege() {
  const table = battle({
    scenario: 'veteran',
    south: [unit('Flock', '0804 N', mech('Ram')), unit('Herd', '0805 N', mech('Bull'))],
    north: [unit('Pack', '1517 N', mech('Wolf'))],
  });
  const objective = table.counter('objective', 'north', '0803');
  const headquarters = table.counter('headquarters', 'north', '1003');
  table.counter('headquarters', 'south', '0117');
  table.phase('movement', 'south');
  return { table, objective, headquarters };
}

/** A turn without attacks: the moves of the south, while Pack stays at home. */
function march({ table }: ReturnType<typeof siege>, flock: string, herd: string): void {
  const [first, second] = flock === table.hexOf('Herd') ? ['Herd', 'Flock'] : ['Flock', 'Herd'];
  const to = { Flock: flock, Herd: herd } as Record<string, string>;
  table.move(first, to[first], 'N');
  table.move(second, to[second], 'N');
  table.standStill(...actsFirst('south'));
}

rule(
  'BFQ-SCN-07',
  'A Unit in the hex in the End Phase occupies a counter, and captures it when it is there in the next',
  () => {
    const scene = siege();
    march(scene, '0803', '0805');
    expect(scene.objective).toMatchObject({ occupied: true, captured: false });
    expect(scene.table.events('occupied')).toHaveLength(1);
    march(scene, '0803', '0805');
    expect(scene.objective.captured).toBe(true);
    expect(scene.table.events('captured')).toEqual([{ type: 'captured', kind: 'objective', unit: 0 }]);
    march(scene, '0803', '0805');
    expect(scene.table.events('captured')).toEqual([]);
    // It stays captured when its captor goes on.
    march(scene, '0802', '0805');
    expect(scene.objective.captured).toBe(true);
  },
);

rule('BFQ-SCN-07', 'Moving through does not occupy', () => {
  const scene = siege();
  march(scene, '0802', '0805');
  expect(scene.objective.occupied).toBe(false);
});

rule('BFQ-SCN-07', 'The same Unit must be there in both End Phases; another one has to begin again', () => {
  const scene = siege();
  march(scene, '0803', '0804');
  march(scene, '0802', '0803');
  expect(scene.objective).toMatchObject({ occupied: true, captured: false });
  march(scene, '0802', '0803');
  expect(scene.objective.captured).toBe(true);
});

rule('BFQ-SCN-07', 'The two End Phases must be consecutive', () => {
  const scene = siege();
  march(scene, '0803', '0805');
  march(scene, '0804', '0805');
  march(scene, '0803', '0805');
  expect(scene.objective).toMatchObject({ occupied: true, captured: false });
  expect(scene.table.events('occupied')).toEqual([]);
  march(scene, '0803', '0805');
  expect(scene.objective.captured).toBe(true);
});

rule('BFQ-SCN-07', 'Headquarters are occupied and captured in the same way', () => {
  const scene = siege();
  march(scene, '1003', '0805');
  expect(scene.headquarters.occupied).toBe(true);
  march(scene, '1003', '0805');
  expect(scene.headquarters.captured).toBe(true);
});

rule('BFQ-SCN-07', 'A Unit destroyed in the End Phase occupies nothing any more', () => {
  const { table, objective } = siege();
  table.put(0, '0803 N');
  table.element('Ram').marked.destroyed = true;
  table.phase('end', 'south', ...actsFirst('south'));
  expect(objective.occupied).toBe(false);
});

rule('BFQ-SEQ-08', 'What was destroyed in an earlier turn is not destroyed again', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram'), mech('Ewe'))],
    north: [unit('Pack', '0101 S', mech('Wolf'))],
  });
  table.element('Ewe').marked.destroyed = true;
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.events('destroyed')).toHaveLength(1);
  table.phase('end', 'south', ...actsFirst('south'));
  expect(table.events('destroyed')).toEqual([]);
});

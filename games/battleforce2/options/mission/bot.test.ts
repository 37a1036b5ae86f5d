import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { goalsOf } from '../../bot/goals.ts';
import { battleforce2 } from '../../game.ts';
import { battle, mech, type Scene, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const scene = (mission: string, more: Partial<Scene> = {}) =>
  battle({
    south: [unit('Flock', 'off', mech('Ram')), unit('Herd', 'off', mech('Bull'))],
    north: [unit('Pack', 'off', mech('Wolf'))],
    ...more,
    options: { mission, ...more.options },
  });

describe('break through', () => {
  test('A bot defends if it may choose, and comes from the first edge', () => {
    const table = scene('break-through');
    table.begin(['roles', 6, 6], ['roles', 1, 1]);
    expect(table.advice()).toEqual({ type: 'role', attack: false });
    table.give(table.advice());
    expect(table.asked).toBe('north mission/entry');
    expect(table.advice()).toMatchObject({ type: 'entry', edge: table.values('entry', 'edge')[0] });
  });

  const running = (place: string) => {
    const table = scene('break-through', {
      south: [unit('Flock', place, mech('Ram'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    table.phase('movement', 'south');
    return table.advice();
  };

  test('Attackers run for their edge, and off the map', () => {
    expect(running('0508 N')).toMatchObject({ type: 'move', unit: 0, way: 'ground', to: '0512' });
    expect(running('0517 N')).toEqual({ type: 'exit', unit: 0, edge: 'south' });
  });
});

describe('what a bot goes for', () => {
  /** Ahead of the flock lies a counter of its own, to its right stands an enemy out of reach. */
  const advice = (mission: string, strength: 'regular' | 'veteran') => {
    const table = battle({
      south: [unit('Flock', '0209 N', mech('Ram'))],
      north: [unit('Pack', '1509 S', mech('Wolf'))],
      options: { mission },
    });
    table.objective('objective', 'south', '0203');
    table.phase('movement', 'south');
    const { to } = table.advice(strength) as { to: string };
    return { col: Number(to.slice(0, 2)), row: Number(to.slice(2)) };
  };

  test.each(['regular', 'veteran'] as const)(
    'A %s runs for counters only where they end the battle',
    (strength) => {
      expect(advice('none', strength).row).toBeLessThan(9);
      for (const mission of ['stand-up-fight', 'hold-the-line'])
        expect(advice(mission, strength).col).toBeGreaterThan(3);
    },
  );
});

describe('extraction', () => {
  const placed = (target: number | null, flock = '0310 N', herd = '0910 N') => {
    const table = scene('extraction', {
      south: [unit('Flock', flock, mech('Ram')), unit('Herd', herd, mech('Bull'))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
    });
    table.objective('objective', 'south', '0303');
    table.objective('objective', 'south', '0903');
    const mission = table.state.marks!.mission!;
    table.state.marks = { ...table.state.marks, mission: { ...mission, target } };
    return table;
  };

  test('The first of the eligible counters is the target', () => {
    const table = scene('extraction', { objectives: 'objectives' });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    for (const to of ['0303', '0314', '0903', '0914']) table.give({ type: 'place', to });
    expect(table.advice()).toEqual({ type: 'target', objective: 0 });
  });

  test('The nearest unit fetches it', () => {
    const near = placed(0);
    near.phase('movement', 'south');
    expect(near.advice()).toMatchObject({ type: 'move', unit: 0, to: '0306' });
    const far = placed(1);
    far.phase('movement', 'south');
    far.unit('Flock').moved = true;
    expect(far.advice()).toMatchObject({ unit: 1, to: '0906' });
  });

  test('Attackers want the target alone, defenders nothing before it shows', () => {
    const goals = (seat: number, isRevealed: boolean) => {
      const table = placed(1);
      const { mission } = table.state.marks!;
      table.state.marks = { ...table.state.marks, mission: { ...mission!, isRevealed } };
      return goalsOf(table.field, table.state, seat, true).map((hex) => table.field.board.number[hex]);
    };
    expect([goals(0, false), goals(1, false), goals(1, true)]).toEqual([['0903'], [], ['0903']]);
  });

  test('Whoever carries it goes home', () => {
    const table = placed(0, '0310 N', '0911 N');
    const { mission } = table.state.marks!;
    table.state.marks = {
      ...table.state.marks,
      mission: { ...mission!, isRevealed: true, carrier: 0, wasTaken: true },
    };
    Object.assign(table.state.objectives[0], { hex: -1 });
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'move', unit: 0, to: '0314' });
  });

  test('A veteran fires at whoever carries it, and comes near it, even if another is easier to hit', () => {
    const table = scene('extraction', {
      south: [unit('Flock', '0508 N', mech('Ram', { mp: 7 })), unit('Herd', '0706 N', mech('Bull'))],
      north: [unit('Pack', '0606 S', mech('Wolf', { damage: [3, 3, 3] }))],
    });
    table.objective('objective', 'south', '0303');
    const carriedBy = (carrier: number | null) => {
      const mission = table.state.marks!.mission!;
      const notes = { ...mission, target: 0, isRevealed: true, carrier, wasTaken: true };
      table.state.marks = { ...table.state.marks, mission: notes };
      table.phase('combat', 'north');
      return table.advice('veteran');
    };
    expect(carriedBy(null)).toMatchObject({ type: 'fire', target: 1 });
    expect(carriedBy(0)).toMatchObject({ type: 'fire', target: 0 });
    table.phase('movement', 'north');
    expect(table.advice('veteran')).toMatchObject({ type: 'move', to: '0508' });
  });

  test('Whoever stands on it takes it, and keeps it', () => {
    const table = placed(0, '0303 N', '0404 N');
    table.phase('end', 'south');
    expect(table.asked).toBe('south mission/take');
    expect(table.advice()).toEqual({ type: 'take', unit: 0 });
  });
});

describe('what the mission makes of the order', () => {
  const ideaOf = (table: Battle) => {
    const menu = menuFor(battleforce2, table.state, 0)!;
    return table.field.plugged.choice!(null, table.field, table.state, {
      seat: 0,
      menu,
      random: randomFrom('idea'),
    });
  };
  const fetching = (flock: string, herd: string, hex = '0303') => {
    const table = battle({
      south: [unit('Flock', flock, mech('Ram')), unit('Herd', herd, mech('Bull'))],
      north: [unit('Pack', '1501 S', mech('Wolf'))],
      options: { mission: 'extraction' },
    });
    table.objective('objective', 'south', hex);
    const { mission } = table.state.marks!;
    table.state.marks = { ...table.state.marks, mission: { ...mission!, target: 0 } };
    table.phase('movement', 'south');
    return table;
  };

  test('only the nearest unit goes for the target', () => {
    expect(ideaOf(fetching('0310 N', '0916 N'))).toMatchObject({
      unit: 0,
      way: 'ground',
      to: '0306',
      facing: 0,
    });
    expect(ideaOf(fetching('0916 N', '0310 N'))).toBeNull();
    expect(ideaOf(fetching('0105 N', '0101 N', '0102'))).toBeNull();
  });

  test('nobody, while somebody else carries it', () => {
    const carried = fetching('0310 N', '0906 N');
    const { mission } = carried.state.marks!;
    carried.state.marks = { ...carried.state.marks, mission: { ...mission!, isRevealed: true, carrier: 1 } };
    Object.assign(carried.state.objectives[0], { hex: -1 });
    expect(ideaOf(carried)).toBeNull();
  });

  test('whoever is there stays there', () => {
    expect(ideaOf(fetching('0303 N', '0916 N'))).toBeNull();
  });

  test('of two hexes as near the first will do', () => {
    const order = ideaOf(fetching('0510 N', '0916 N')) as { to: string };
    expect(order.to).toBe('0406');
  });
});

test('The target may lie in the first hex of the map, and is no goal once it is carried', () => {
  const table = scene('extraction', { south: [unit('Flock', '0104 N', mech('Ram', { mp: 1 }))] });
  const target = table.objective('objective', 'south', '0101');
  const { mission } = table.state.marks!;
  table.state.marks = { ...table.state.marks, mission: { ...mission!, target: 0 } };
  table.put(1, '1517 S');
  const goals = () => goalsOf(table.field, table.state, 0, true);
  expect(goals()).toEqual([table.cell('0101')]);
  table.phase('movement', 'south');
  expect(table.advice()).toMatchObject({ type: 'move', unit: 0, to: '0103' });
  table.state.objectives[0] = { ...target, hex: -1 };
  expect(goals()).toEqual([]);
});

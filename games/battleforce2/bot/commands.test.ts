import { describe, expect, test } from 'vitest';
import type { Command } from '../data/commands.ts';
import { hexAttack, lucky, two, scene as withLuck } from '../testing/luck.ts';
import { battle, leading, mapWith, mech, toHit, unit } from '../testing/scene.ts';

const LIST: readonly Command[] = [
  'Luck of the Fox',
  'Evasive Action',
  'Ambush',
  'Jam Transmission',
  'Doubletime March',
  'Charge!',
  'Fall Back!',
  'Alpha Strike!',
  'Careful Aim',
  'Hello, HQ?',
];

const scene = (north: string) =>
  battle({
    options: { commands: true },
    south: [leading(unit('Flock', '0810 N', mech('Ram')))],
    north: [leading(unit('Pack', north, mech('Wolf', { armor: 9 })))],
    commands: [LIST, LIST],
  });

describe('a bot', () => {
  test('rolls again what it missed and what it was hit by, and nothing else', () => {
    const answers = (holder: 'Flock' | 'Pack', ...dice: [number, number]) => {
      const table = scene('0808 S');
      table.counter(holder, 'Luck of the Fox');
      table.phase('combat', 'south');
      table.fire('Flock', 'Pack', ['Ram > Wolf'], ...(holder === 'Flock' ? [toHit(...dice)] : []));
      if (holder === 'Pack') table.pass(toHit(...dice));
      return table.advice().type;
    };
    expect([answers('Flock', 2, 4), answers('Flock', 3, 4)]).toEqual(['use', 'pass']);
    expect([answers('Pack', 2, 4), answers('Pack', 3, 4)]).toEqual(['pass', 'use']);
  });

  test('rolls again what strains its elements, and not what they have endured', () => {
    const answer = (a: number, b: number, ...others: readonly ReturnType<typeof mech>[]) => {
      const south = [unit('Lance', '0517 N', mech('Ram', { mp: 5 }), ...others)];
      const table = withLuck({ gravity: 70 }, { south });
      lucky(table, 'Lance');
      table.phase('movement', 'south');
      table.move('Lance', '0510', 'N', 'ground', two('strain')(a, b));
      expect(table.asked).toBe('south command/luck');
      return table.advice().type;
    };
    expect([answer(1, 3), answer(2, 3)]).toEqual(['use', 'pass']);
    // In either case the worse crew needs 7.
    expect(answer(2, 3, mech('Ewe', { mp: 5, skill: 2 }))).toBe('use');
  });

  test('rolls again a landing that fails, and not one that does', () => {
    const answer = (a: number, b: number) => {
      const table = withLuck(
        { drops: true },
        { south: [unit('Lance', 'off', mech('Ram', { skill: 1 })), unit('Herd', '0810 N', mech('Bull'))] },
      );
      lucky(table, 'Lance');
      table.unit('Lance').thisTurn = { landing: { hex: table.cell('0508'), facing: 0, order: 0 } };
      table.phase('movement', 'south');
      const { field, state } = table;
      return field.plugged.isGoodRoll!(null, field, state, 0, { purpose: 'landing', dice: [a, b] });
    };
    expect([answer(2, 3), answer(3, 3), answer(4, 3)]).toEqual([false, true, true]);
  });

  test('rolls again mines that have gone off', () => {
    const table = withLuck({ mines: 1 }, {});
    lucky(table, 'Lance');
    table.state.marks = {
      ...table.state.marks,
      mines: [{ owner: 1, hex: table.cell('0508'), knownTo: 'owner' }],
    };
    table.phase('movement', 'south');
    table.move('Lance', '0508', 'N', 'ground', two('mines')(6, 6));
    expect(table.asked).toBe('south command/luck');
    expect(table.advice().type).toBe('use');
  });

  test.each([
    {},
    { artillery: true, offboard: true },
    { drops: true },
    { gravity: 90 },
    { morale: true },
    { mines: 1 },
    { fire: true },
  ])('wants buildings to fall that it attacks, and to stand that it is on, with %o', (more) => {
    const answer = (holder: 'Lance' | 'Pack', ...dice: [number, number]) => {
      const table = withLuck(
        { buildings: true, ...more },
        { map: mapWith({ '0507': 'b' }), north: [unit('Pack', '0507 S', mech('Wolf'))] },
      );
      table.unit('Pack').marks = { isOnTop: true };
      lucky(table, holder);
      table.phase('combat', 'south');
      const falls = two('building')(...dice);
      table.give(hexAttack('collapse', '0507'), toHit(6, 6), ...(holder === 'Pack' ? [falls] : []));
      if (holder === 'Lance') table.pass(falls);
      return table.advice().type;
    };
    expect([answer('Pack', 6, 6), answer('Pack', 1, 1)]).toEqual(['use', 'pass']);
    expect([answer('Lance', 6, 5), answer('Lance', 1, 1)]).toEqual(['pass', 'use']);
  });

  test('reveals what it holds for the moment, and passes with anything else', () => {
    const evades = (command: Command) => {
      const table = scene('0808 S');
      table.counter('Pack', command);
      table.phase('combat', 'south');
      table.fire('Flock', 'Pack', ['Ram > Wolf']);
      return table.advice().type;
    };
    expect([evades('Evasive Action'), evades('Ambush')]).toEqual(['use', 'pass']);
  });

  test('uses commands when they are of some use', () => {
    const uses = (command: Command, north: string) => {
      const table = scene(north);
      table.counter('Flock', command);
      table.phase('command', 'south');
      table.done();
      return table.advice().type;
    };
    const [here, near, far] = ['0810 S', '0808 S', '0801 S'];
    expect([uses('Fall Back!', here), uses('Charge!', near)]).toEqual(['done', 'done']);
    expect([uses('Doubletime March', near), uses('Doubletime March', far)]).toEqual(['done', 'use']);
    expect([uses('Careful Aim', near), uses('Careful Aim', far)]).toEqual(['use', 'done']);
    expect([uses('Fall Back!', near), uses('Fall Back!', far)]).toEqual(['done', 'done']);
  });

  /** A Ram with so many MP and such a weapon in the hex of a Wolf. */
  const meeting = (
    command: Command,
    ram: Parameters<typeof mech>[1],
    wolf: Parameters<typeof mech>[1] = {},
    mission = 'none',
  ) => {
    const list = Array.from({ length: 10 }, () => command);
    const table = battle({
      options: { commands: true, mission },
      south: [leading(unit('Flock', '0810 N', mech('Ram', ram)))],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9, damage: [1, 1, 1], ...wolf }))],
      commands: [list, list],
    }).showAll();
    table.counter('Flock', command);
    table.phase('command', 'south');
    table.done();
    return table;
  };
  const swift = { mp: 8, damage: [1, 1, 1] } as const;

  test('charges where that does more than its weapons, and stays in the hex for it', () => {
    const table = meeting('Charge!', swift);
    expect(table.advice()).toMatchObject({ type: 'use' });
    table.use('Flock');
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'move', to: '0810' });
    table.phase('combat', 'south');
    expect(table.advice()).toMatchObject({ type: 'fire', attacks: [{ attacker: 0, charges: true }] });
  });

  test('does not charge where its weapons do as much, or where it would suffer more than it does', () => {
    expect(meeting('Charge!', { mp: 4, damage: [5, 5, 5] }).advice().type).toBe('done');
    expect(meeting('Charge!', { ...swift, armor: 0, points: 40 }, { damage: [9, 9, 9] }).advice().type).toBe(
      'done',
    );
  });

  test('calls for Death from Above only where somebody jumps', () => {
    const advice = (mode: 'J' | '') => meeting('Death from Above', { ...swift, mode }).advice().type;
    expect([advice('J'), advice('')]).toEqual(['use', 'done']);
  });

  test('turns no Charge! over for a unit that its mission sends elsewhere', () => {
    const advice = (mission: string) => meeting('Charge!', swift, {}, mission).advice().type;
    expect([advice('none'), advice('break-through')]).toEqual(['use', 'done']);
  });

  test('looks inward from its home edge when it is deployed', () => {
    const facing = (edge: 'north' | 'south') => {
      const table = battle({
        south: [unit('Flock', 'off the map', mech('Ram'))],
        north: [unit('Pack', 'off the map', mech('Wolf'))],
      });
      table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
      table.give({ type: 'home', edge }, ['deployment', 6, 6], ['deployment', 1, 1]);
      table.give({ type: 'set-up-first', first: true });
      return table.advice();
    };
    expect([facing('north'), facing('south')]).toMatchObject([{ facing: 3 }, { facing: 0 }]);
  });
});

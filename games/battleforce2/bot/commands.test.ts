import { describe, expect, test } from 'vitest';
import type { Command } from '../data/commands.ts';
import { battle, leading, mech, toHit, unit } from '../testing.ts';

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
  ) => {
    const list = Array.from({ length: 10 }, () => command);
    const table = battle({
      options: { commands: true },
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

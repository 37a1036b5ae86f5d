import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { rules } from '@ironfield/battleforce2/rule-index.ts';
import {
  battle,
  leading,
  mapWith,
  mech,
  type Scene,
  tank,
  unit,
} from '@ironfield/battleforce2/testing/scene.ts';
import type { Battle } from '@ironfield/battleforce2/testing/table.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { battleforce2Coach, hints } from './coach.ts';
import type { Situation } from './situation.ts';

type Plan = Parameters<typeof battleforce2Coach.situationOf>[3];

function situation(table: Battle, plan: Plan = null): Situation {
  const view = viewFor(battleforce2, table.state, 0);
  return battleforce2Coach.situationOf(battleforce2, view, menuFor(battleforce2, table.state, 0), plan)!;
}

function advice(id: string, table: Battle, plan: Plan = null): string | null {
  const hint = hints.find((each) => each.id === id)!;
  return hint.advise(situation(table, plan))?.text ?? null;
}

/** Ram and Ewe in the south against Paw and Claw in the north, on clear ground unless drawn otherwise. */
function scene(south = '0808 N', north = '0802 S', more: Partial<Scene> = {}): Battle {
  return battle({
    south: [unit('Flock', south, mech('Ram', { ov: 3 }), mech('Ewe'))],
    north: [unit('Pride', north, mech('Paw'), mech('Claw', { mp: 10 }))],
    ...more,
  });
}

const move = (to: string, facing: number): Plan => ({ type: 'move', unit: 0, way: 'ground', to, facing });
const exit = (edge: string): Plan => ({ type: 'exit', unit: 0, edge });
const fire = (...attacks: readonly [number, number, number?][]): Plan => ({
  type: 'fire',
  unit: 0,
  target: 1,
  attacks: attacks.map(([attacker, element, overheat]) => ({ attacker, element, overheat })),
});

describe('while moving, the coach', () => {
  test('tells the home edge from the others to those who would leave', () => {
    const table = scene('0817 S');
    table.phase('movement', 'south');
    expect(advice('leaving', table, exit('south'))).toMatch(/safe, but it fights no more/);
    expect(advice('leaving', table, exit('east'))).toMatch(/Flock would count as destroyed/);
    expect(advice('leaving', table, move('0816', 0))).toBeNull();
  });

  test('names the counters that are ours to claim, in the first turn', () => {
    const table = scene();
    table.objective('objective', 'south', '0805');
    table.objective('headquarters', 'north', '0801');
    table.objective('objective', 'north', '0812');
    table.phase('movement', 'south');
    expect(advice('goal', table)).toMatch(/counters in 0805, 0801 are yours/);
  });

  test('keeps a unit where it is about to claim, and no other', () => {
    const table = scene();
    const objective = table.objective('objective', 'south', '0808');
    table.phase('movement', 'south');
    expect(advice('claiming', table)).toBeNull();
    objective.faceUpSince = 1;
    expect(advice('claiming', table)).toMatch(/Flock occupies the counter in 0808/);
    expect(advice('occupying', table, move('0808', 0))).toMatch(/two turns/);
    expect(advice('occupying', table, move('0807', 0))).toBeNull();
    const others = scene();
    others.objective('objective', 'north', '0808').faceUpSince = 1;
    others.phase('movement', 'south');
    expect(advice('claiming', others)).toBeNull();
  });

  test('says what woods are worth when somebody plans to enter them', () => {
    const table = scene('0808 N', '0802 S', { map: mapWith({ '0807': 'l', '0809': 'H' }) });
    table.phase('movement', 'south');
    expect(advice('woods', table, move('0807', 0))).toMatch(/light woods you are 1 harder/);
    expect(advice('woods', table, move('0809', 0))).toMatch(/heavy woods you are 2 harder/);
    expect(advice('woods', table, move('0708', 0))).toBeNull();
  });

  test('warns of an enemy straight behind, and of one outside the arc', () => {
    const table = scene('0808 N', '0806 S');
    table.phase('movement', 'south');
    expect(advice('rear-exposed', table, move('0808', 3))).toMatch(/Pride would stand straight behind/);
    expect(advice('out-of-arc', table, move('0808', 3))).toMatch(/Pride would be outside your firing arc/);
    expect(advice('rear-exposed', table, move('0808', 0))).toBeNull();
    expect(advice('out-of-arc', table, move('0808', 0))).toBeNull();
    const far = scene('0810 N', '0802 S');
    far.phase('movement', 'south');
    expect(advice('out-of-arc', far, move('0810', 3))).toBeNull();
  });

  test('names what holds a unit back', () => {
    const south = (mp: number) => [unit('Flock', '0808 N', mech('Ram', { mp }), mech('Ewe', { mp: 6 }))];
    const slow = scene('0808 N', '0802 S', { south: south(3) });
    slow.phase('movement', 'south');
    expect(advice('slowest', slow, { type: 'move', unit: 0 })).toMatch(/Flock moves 3 MP.*Ram/);
    const even = scene('0808 N', '0802 S', { south: south(5) });
    even.phase('movement', 'south');
    expect(advice('slowest', even, { type: 'move', unit: 0 })).toBeNull();
    slow.suffered('Ewe', { heat: 4, downSince: 1 });
    expect(advice('shut-down-holds', slow)).toMatch(/Ewe is shut down.*Flock/);
    expect(advice('shut-down-holds', even)).toBeNull();
  });

  test('says what it means to go where the enemy is', () => {
    const table = scene('0804 N', '0802 S');
    table.phase('movement', 'south');
    expect(advice('enemy-hex', table, move('0802', 0))).toMatch(/hex of Pride/);
    expect(advice('enemy-hex', table, move('0803', 0))).toBeNull();
  });
});

describe('while attacking, the coach', () => {
  test('foresees heat, and warns of a shutdown', () => {
    const table = scene('0808 N', '0805 S');
    table.phase('combat', 'south');
    expect(advice('overheating', table, fire([0, 2, 2]))).toMatch(
      /2 more damage now; after that Ram is 2 MP/,
    );
    expect(advice('overheating', table, fire([0, 2, 0]))).toBeNull();
    expect(advice('will-shut-down', table, fire([0, 2, 3]))).toBeNull();
    table.suffered('Ram', { heat: 2 });
    expect(advice('will-shut-down', table, fire([0, 2, 2]))).toMatch(/Ram shuts down/);
    expect(advice('cool-down', table, fire([0, 2, 0]))).toMatch(/Ram runs at heat 2/);
    expect(advice('cool-down', table, fire([1, 2]))).toBeNull();
  });

  test('points at targets that are easier, or helpless', () => {
    const table = scene('0808 N', '0805 S');
    table.phase('combat', 'south');
    expect(advice('easier-target', table, fire([0, 3]))).toMatch(/Claw is fast.*Paw needs 7 instead of 10/);
    expect(advice('easier-target', table, fire([0, 2]))).toBeNull();
    expect(advice('helpless-target', table, fire([0, 3]))).toBeNull();
    table.suffered('Paw', { heat: 4, downSince: 1 });
    expect(advice('helpless-target', table, fire([0, 3]))).toMatch(/Paw does not move/);
    expect(advice('helpless-target', table, fire([0, 2]))).toBeNull();
  });

  test('asks three who aim at three to fire together', () => {
    const three = (names: string[], place: string) => unit('Trio', place, ...names.map((name) => mech(name)));
    const table = battle({
      south: [three(['A', 'B', 'C'], '0808 N')],
      north: [three(['D', 'E', 'F'], '0805 S')],
    });
    table.phase('combat', 'south');
    expect(advice('concentrate', table, fire([0, 3], [1, 4], [2, 5]))).toMatch(/Fire together/);
    expect(advice('concentrate', table, fire([0, 3], [1, 3], [2, 5]))).toBeNull();
  });

  test('sees an open rear, and what long range costs', () => {
    const behind = scene('0808 N', '0805 N');
    behind.phase('combat', 'south');
    expect(advice('rear-shot', behind)).toMatch(/Flock stands behind Pride/);
    expect(advice('rear-shot', behind, fire([0, 2]))).toBeNull();
    expect(advice('long-range', behind, fire([0, 2]))).toBeNull();
    const before = scene('0808 N', '0805 S');
    before.phase('combat', 'south');
    expect(advice('rear-shot', before)).toBeNull();
    const far = scene('0808 N', '0802 S');
    far.phase('combat', 'south');
    expect(advice('long-range', far, fire([0, 2]))).toMatch(/Long range adds 4: 9 is 28 %.*7, 58 %/);
  });

  test('reminds of a command that lies there', () => {
    const table = battle({
      south: [leading(unit('Flock', '0808 N', mech('Ram')), 'Herd'), unit('Herd', '0908 N', tank('Ox'))],
      north: [unit('Pride', '0802 S', mech('Paw'))],
      options: { commands: true },
    });
    table.counter('Herd', 'Doubletime March');
    table.phase('command', 'south');
    expect(table.asked).toBe('south command/draw');
    expect(advice('unused-command', table)).toBeNull();
    expect(advice('drawing', table)).toMatch(/an order for one of your units/);
    expect(advice('drawn', table)).toBeNull();
    table.done();
    expect(table.asked).toBe('south command/use');
    expect(advice('unused-command', table)).toMatch(/Herd holds Doubletime March: Faster, with worse aim/);
  });
  test('says what a command does that was drawn', () => {
    const table = battle({
      south: [leading(unit('Flock', '0808 N', mech('Ram')), 'Herd'), unit('Herd', '0908 N', tank('Ox'))],
      north: [unit('Pride', '0802 S', mech('Paw'))],
      options: { commands: true },
    });
    table.phase('command', 'south');
    expect(advice('drawn', table)).toBeNull();
    table.give({ type: 'draw' }, ['draw', 1, 3]);
    expect(advice('drawn', table)).toMatch(/: .+\. Face-down on a unit it waits/);
  });
});

test('Every hint cites a rule that exists, and has a name of its own', () => {
  const known = rules.map(({ id }) => id as string);
  for (const { rule } of hints) expect(known).toContain(rule);
  expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
});

import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { rules } from '@ironfield/battleforce-qs/rule-index.ts';
import { actsFirst, battle, mech, type Scene, toHit, unit } from '@ironfield/battleforce-qs/testing/scene.ts';
import type { Battle } from '@ironfield/battleforce-qs/testing/table.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { battleforceCoach, hints } from './coach.ts';
import type { Plan, Situation } from './situation.ts';

function situation(table: Battle, plan: Plan | null = null, seat = 0): Situation {
  const view = viewFor(battleforceQs, table.state, seat);
  return battleforceCoach.situationOf(battleforceQs, view, menuFor(battleforceQs, table.state, seat), plan)!;
}

function advice(id: string, at: Situation): string | null {
  const hint = hints.find((each) => each.id === id)!;
  return hint.advise(at)?.text ?? null;
}

/** Ram and Ewe in the south against Paw and Claw in the north, on clear ground unless drawn otherwise. */
function scene(south = '0808 N', north = '0802 S', more: Partial<Scene> = {}): Battle {
  return battle({
    south: [unit('Flock', south, mech('Ram', { overheat: 3 }), mech('Ewe'))],
    north: [unit('Pride', north, mech('Paw'), mech('Claw'))],
    ...more,
  });
}

const ROWS = 17;
/** A clear map with some hexes of another kind, by printed number. */
function mapWith(hexes: Record<string, string>): string {
  const row = (r: number) =>
    Array.from({ length: 15 }, (_, c) => {
      const number = String(c + 1).padStart(2, '0') + String(r + 1).padStart(2, '0');
      return hexes[number] ?? '.';
    }).join(' ');
  return Array.from({ length: ROWS }, (_, r) => row(r)).join('\n');
}

const move = (to: string, facing: 0 | 1 | 2 | 3 | 4 | 5): Plan => ({ type: 'move', unit: 0, to, facing });
const fire = (...attacks: readonly [number, number, number?][]): Plan => ({
  type: 'declare',
  attacks: attacks.map(([attacker, target, overheat]) => ({ attacker, target, overheat })),
});

describe('while moving, the coach', () => {
  test('warns of leaving the map, and only then', () => {
    const table = scene('0817 S');
    table.phase('movement', 'south');
    expect(advice('leaving', situation(table, { type: 'leave', unit: 0 }))).toMatch(/all 2 Elements/);
    expect(advice('leaving', situation(table, move('0816', 0)))).toBeNull();
  });

  test('says what woods are worth when somebody plans to enter them', () => {
    const table = scene('0808 N', '0802 S', { map: mapWith({ '0807': 'l', '0809': 'H' }) });
    table.phase('movement', 'south');
    expect(advice('woods', situation(table, move('0807', 0)))).toMatch(/light woods you are 1 harder/);
    expect(advice('woods', situation(table, move('0809', 0)))).toMatch(/heavy woods you are 2 harder/);
    expect(advice('woods', situation(table, move('0708', 0)))).toBeNull();
    expect(advice('woods', situation(table))).toBeNull();
  });

  test('warns of a rear that the enemy can still get to, if turning would help', () => {
    const table = scene('0808 N', '0804 S');
    table.phase('movement', 'south');
    expect(advice('rear-exposed', situation(table, move('0808', 3)))).toMatch(
      /Facing .* would keep your back/,
    );
    expect(advice('rear-exposed', situation(table, move('0808', 0)))).toBeNull();
  });

  test('does not fear an enemy that has moved and stands in front', () => {
    const table = scene('0808 N', '0806 S');
    table.phase('movement', 'north');
    table.move('Pride', '0806', 'S');
    expect(advice('rear-exposed', situation(table, move('0808', 0)))).toBeNull();
    expect(advice('rear-exposed', situation(table, move('0808', 3)))).toMatch(/Your rear is exposed/);
  });

  test('says when an enemy close by would be behind', () => {
    const table = scene('0808 N', '0806 S');
    table.phase('movement', 'north');
    table.move('Pride', '0806', 'S');
    expect(advice('out-of-arc', situation(table, move('0808', 3)))).toMatch(/Pride would be behind you/);
    expect(advice('out-of-arc', situation(table, move('0808', 2)))).toBeNull();
  });

  test('explains why a Unit is slow when one Element holds the others back', () => {
    const slow = (mv: number) =>
      battle({
        south: [unit('Flock', '0808 N', mech('Ram', { mv: 7 }), mech('Ewe', { mv }))],
        north: [unit('Pride', '0802 S', mech('Paw'))],
      });
    const table = slow(3);
    table.phase('movement', 'south');
    expect(advice('slowest', situation(table))).toMatch(/moves 3 MP.*Ewe/);
    const even = slow(6);
    even.phase('movement', 'south');
    expect(advice('slowest', situation(even))).toBeNull();
  });

  test('says that a shut down Element holds the whole Unit', () => {
    const table = battle({
      south: [unit('Flock', '0808 N', mech('Ram'), mech('Ewe')), unit('Herd', '0508 N', mech('Cow'))],
      north: [unit('Pride', '0802 S', mech('Paw'))],
    });
    table.element('Ewe').heat = 4;
    table.phase('movement', 'south');
    expect(advice('shut-down-holds', situation(table))).toMatch(/Ewe is shut down and holds all of Flock/);
    table.element('Ewe').heat = 3;
    expect(advice('shut-down-holds', situation(table))).toBeNull();
  });

  test('says who moves first, and what that means, before anything is planned and when it matters', () => {
    const first = scene();
    first.phase('movement', 'south');
    expect(advice('moves-first', situation(first))).toMatch(/the enemy answers/);
    expect(advice('moves-last', situation(first))).toBeNull();
    expect(advice('moves-first', situation(first, move('0807', 0)))).toBeNull();
    const last = scene();
    last.phase('movement', 'north');
    last.move('Pride', '0802', 'S');
    expect(advice('moves-last', situation(last))).toMatch(/cannot answer/);
    expect(advice('moves-first', situation(last))).toBeNull();
    const far = scene('0817 N', '0801 S');
    far.phase('movement', 'south');
    expect(advice('moves-first', situation(far))).toBeNull();
  });

  test('tells that a capture takes two End Phases, and not to leave after the first', () => {
    const table = scene('0803 N', '0117 N', { scenario: 'veteran' });
    const counter = table.counter('objective', 'north', '0802');
    table.phase('movement', 'south');
    expect(advice('occupying', situation(table, move('0802', 0)))).toMatch(/two End Phases/);
    expect(advice('occupying', situation(table, move('0703', 0)))).toBeNull();
    expect(advice('capturing', situation(table))).toBeNull();
    table.put(0, '0802 N');
    Object.assign(counter, { holder: 0, occupied: true });
    expect(advice('capturing', situation(table))).toMatch(/Stay in 0802/);
    expect(advice('occupying', situation(table, move('0802', 0)))).toBeNull();
    counter.captured = true;
    expect(advice('capturing', situation(table))).toBeNull();
  });
});

describe('while attacks are planned, the coach', () => {
  function combat(south?: string, north?: string, more?: Partial<Scene>): Battle {
    const table = scene(south, north, more);
    table.phase('combat', 'south');
    return table;
  }

  test('weighs what overheating gives and costs', () => {
    const table = combat('0808 N', '0805 S');
    expect(advice('overheating', situation(table, fire([0, 2, 2])))).toMatch(/adds 2 damage now.*pays 2 MP/);
    expect(advice('overheating', situation(table, fire([0, 2, 0])))).toBeNull();
    expect(advice('overheating', situation(table))).toBeNull();
  });

  test('warns of overheating into a shutdown', () => {
    const table = combat('0808 N', '0805 S');
    table.element('Ram').heat = 1;
    expect(advice('will-shut-down', situation(table, fire([0, 2, 3])))).toMatch(/Ram shuts down/);
    expect(advice('will-shut-down', situation(table, fire([0, 2, 2])))).toBeNull();
  });

  test('advises to finish a wounded Element together', () => {
    const table = combat('0808 N', '0805 S');
    expect(advice('concentrate', situation(table))).toBeNull();
    Object.assign(table.element('Claw'), { armor: 0, structure: 2 });
    expect(advice('concentrate', situation(table))).toMatch(/Claw has 2 circles left/);
    expect(advice('concentrate', situation(table, fire([0, 2], [1, 2])))).toMatch(/Claw/);
    expect(advice('concentrate', situation(table, fire([0, 3], [1, 3])))).toBeNull();
  });

  test('warns where the line runs between two hexes and the opponent can close it', () => {
    const table = combat('0808 N', '1008 S', { map: mapWith({ '0908': 'l' }) });
    expect(advice('boundary', situation(table, fire([0, 2])))).toMatch(/your opponent chooses the side/);
    const clear = combat('0808 N', '1008 S');
    expect(advice('boundary', situation(clear, fire([0, 2])))).toBeNull();
  });

  test('says what long range costs', () => {
    const table = combat('0808 N', '0802 S');
    expect(advice('long-range', situation(table, fire([0, 2])))).toMatch(
      /Long range adds 4.*9 is 28 %.*7, 58 %/,
    );
    const near = combat('0808 N', '0805 S');
    expect(advice('long-range', situation(near, fire([0, 2])))).toBeNull();
  });

  test('points from a jump-capable target to an easier one beside it', () => {
    const north = [unit('Pride', '0805 S', mech('Paw', { jump: true }), mech('Claw'))];
    const table = combat('0808 N', undefined, { north });
    expect(advice('jumping-target', situation(table, fire([0, 2])))).toMatch(/Claw needs 7 instead of 8/);
    expect(advice('jumping-target', situation(table, fire([0, 3])))).toBeNull();
  });

  test('says that what is destroyed this turn still attacks', () => {
    const table = scene('0808 N', '0805 S');
    Object.assign(table.element('Ewe'), { armor: 0, structure: 1 });
    table.phase('combat', 'north');
    expect(advice('still-shoots', situation(table))).toBeNull();
    table.declare(['Paw > Ewe'], toHit(6, 6));
    expect(advice('still-shoots', situation(table))).toMatch(/Ewe is lost.*still makes its attack/);
  });

  test('shows a shut down target until somebody aims at it', () => {
    const table = scene('0808 N', '0805 S');
    table.element('Claw').heat = 4;
    table.phase('combat', 'south');
    expect(advice('helpless-target', situation(table))).toMatch(/Claw is shut down: 4 easier/);
    expect(advice('helpless-target', situation(table, fire([0, 3])))).toBeNull();
    table.element('Claw').heat = 3;
    expect(advice('helpless-target', situation(table))).toBeNull();
  });

  test('sees an open rear', () => {
    expect(advice('rear-shot', situation(combat('0808 N', '0805 N')))).toMatch(/behind Pride/);
    expect(advice('rear-shot', situation(combat('0808 N', '0805 S')))).toBeNull();
  });

  test('reminds of what resting does for a hot Element', () => {
    const table = combat('0808 N', '0805 S');
    table.element('Ram').heat = 2;
    expect(advice('cool-down', situation(table, fire([0, 2, 0])))).toMatch(/heat 2.*takes it to 0/);
    expect(advice('cool-down', situation(table, fire([1, 2])))).toBeNull();
  });
});

describe('the list of hints', () => {
  test('has at least a dozen, each with its own id and a rule of the book', () => {
    const ids = hints.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    const known = rules.map(({ id }) => id as string);
    for (const { rule } of hints) expect(known).toContain(rule);
  });

  test('has nothing to say to somebody who is not asked', () => {
    const table = scene();
    table.phase('movement', 'south');
    for (const hint of hints) expect(hint.advise(situation(table, null, 1)), hint.id).toBeNull();
  });

  test('says nothing to those who only watch', () => {
    const table = scene();
    table.phase('turn', 'south', ...actsFirst('south'));
    expect(
      battleforceCoach.situationOf(
        battleforceQs,
        viewFor(battleforceQs, table.state, 'spectator'),
        null,
        null,
      ),
    ).toBeNull();
  });
});

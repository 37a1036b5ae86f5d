import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { Duel } from '../../testing/duel.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { LOCATION_CODES } from '../../units/locations.ts';

interface Plan {
  readonly gun?: string;
  readonly facing?: string;
  readonly options?: object;
  readonly state?: object;
  readonly under?: string;
}

/** Mark in 0303, Gun in 0503: the line runs between 0402, to the left of one who faces south, and 0403. */
function corner(first: string, second: string, plan: Plan = {}): Scene {
  const {
    gun = '.',
    facing = 'S',
    options = { 'expanded-partial-cover': true },
    state = {},
    under = '.',
  } = plan;
  return scene({
    map: `
      . . . . .
      . . . ${first} .
      . . ${under} ${second} ${gun}
      . . . . .`,
    units: {
      Gun: { mech: mech('Gun', { slots: { LA: ['Medium Laser'] } }), at: '0503 NW' },
      Mark: { mech: mech('Mark', { armor: 40 }), at: `0303 ${facing}`, state },
    },
    options: options as Record<string, boolean>,
  });
}

function cover(first: string, second: string, plan?: Plan): string {
  const { field, state } = corner(first, second, plan);
  const sight = unitSight(field, state, 0, 1);
  if (isBlocked(sight)) return 'blocked';
  const found = coverOf(field, state, 0, 1, sight);
  const parts = LOCATION_CODES.filter((_, part) => ((found?.parts ?? 0) & (1 << part)) !== 0);
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  return `+${weaponNumber(field, state, shot) - 4} ${parts.join(' ')}`.trim();
}

rule('MT-COV-01', 'Both hexes at the corner are compared with the target', () => {
  expect(cover('.', '.')).toBe('+0');
  expect(cover('.1', '.1')).toBe('+1 LL RL');
  expect(cover('.1', '.')).toBe('+0 LL');
  expect(cover('.3', '.')).toBe('+1 LT LA LL');
  expect(cover('.2', '.')).toBe('+1 LT LA LL');
  expect(cover('.3', '.1')).toBe('+1 LT LA LL RL');
  expect(cover('.3', '.2')).toBe('blocked');
});

rule('MT-COV-01', 'Without it the target has the hex that is better for it', () => {
  expect(cover('.1', '.', { options: {} })).toBe('+1 LL RL');
  expect(cover('.3', '.', { options: {} })).toBe('blocked');
  expect(cover('.1', '.', { state: { prone: true } })).toBe('+1');
});

rule('MT-COV-01', 'It is +1 and the full table in the Master Rules, too', () => {
  const options = { 'expanded-partial-cover': true, 'master-rules': true };
  expect(cover('.1', '.1', { options })).toBe('+1 LL RL');
  expect(cover('.1', '.1', { options: { 'master-rules': true } })).toBe('+3 LL RL');
  const table = new Duel(corner('.1', '.1', { options })).beginAt('weapon', 1);
  table.fire('Medium Laser', toHit(3, 3), location(4, 5));
  expect(table.scene.happened('location')[0]).toMatchObject({ table: 'mech', struck: false });
});

rule('MT-COV-02', 'Who is higher looks over the low cover, and over a hex that it is higher than', () => {
  expect(cover('.1', '.1', { gun: '.1' })).toBe('+0');
  expect(cover('.1', '.', { gun: '.1' })).toBe('+0');
  expect(cover('.3', '.1', { gun: '.2' })).toBe('+1 LT LA LL');
  expect(cover('.3', '.', { gun: '.2' })).toBe('+1 LT LA LL');
  expect(cover('.3', '.1', { gun: '.3' })).toBe('+0');
});

rule('MT-COV-02', 'One who takes cover is covered all the same', () => {
  const options = { 'expanded-partial-cover': true, 'taking-cover': true };
  const made = corner('.1', '.', { gun: '.1', options });
  made.state.units[1].thisTurn.marks = { cover: 1 };
  const { field, state } = made;
  expect(coverOf(field, state, 0, 1, unitSight(field, state, 0, 1))).toEqual({ parts: 0b11000000 });
});

rule('MT-COV-03', 'The side is that of the hex, by where the target faces', () => {
  expect(cover('.1', '.', { facing: 'N' })).toBe('+0 RL');
  expect(cover('.3', '.1', { facing: 'N' })).toBe('+1 RT RA LL RL');
  expect(cover('.3', '.', { facing: 'NE' })).toBe('+1');
  expect(cover('.3', '.', { facing: 'SW' })).toBe('+1');
  expect(cover('.', '.3', { facing: 'NE' })).toBe('+1 RT RA RL');
});

rule('MT-COV-03', 'A quarter of cover takes hits on that leg alone', () => {
  const shot = (a: number, b: number) => {
    const table = new Duel(corner('.1', '.')).beginAt('weapon', 1);
    return table.fire('Medium Laser', toHit(2, 2), location(a, b));
  };
  expect(shot(4, 5)).toBe(0);
  expect(shot(2, 3)).toBe(5);
});

rule('MT-COV-01', 'Water covers as ever', () => {
  expect(cover('.', '.', { under: '~1' })).toBe('+1 LL RL');
  expect(cover('.2', '.', { under: '~1' })).toBe('+1 LT LA LL RL');
});

rule('MT-COV-01', 'At arm’s length, and along a row of hexes, there is no corner to hide behind', () => {
  const straight = (gun: string, map: string, state: object = {}) => {
    const { field, state: now } = scene({
      map,
      units: { Gun: { at: gun }, Mark: { at: '0201 S', state } },
      options: { 'expanded-partial-cover': true },
    });
    return coverOf(field, now, 0, 1, unitSight(field, now, 0, 1));
  };
  const flat = '. . .\n. . .\n. . .\n. . .';
  expect([straight('0202 N', flat), straight('0204 N', flat)]).toEqual([null, null]);
  expect(straight('0204 N', '. . .\n. .1 .\n. . .\n. . .')).toEqual({ parts: 0b11000000 });
});

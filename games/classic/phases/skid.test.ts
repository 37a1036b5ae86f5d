import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { skidModifier } from '../rules/skid.ts';
import { weaponNumber } from '../rules/to-hit.ts';
import { mech } from '../testing.ts';
import { laser, veteran } from '../testing-bot.ts';
import { type March, march } from '../testing-march.ts';
import { falls, location, piloting } from '../testing-table.ts';

const PAVED = `${'.+road '.repeat(9)}\n`.repeat(12);
const wolf = mech('Wolf', { walk: 6, armor: 30, slots: { RA: ['Medium Laser'] } });

const street = (map = PAVED, at = '0512 N', options: object = {}): March =>
  march({ map, units: { Wolf: { mech: wolf, at }, Bear: { at: '0901 N' } }, options: { ...options } });

/** Runs straight on for four hexes, then turns right and on. */
const bend = (game: March, ...rolls: Parameters<March['order']>[1][]): March =>
  game.order({ ...game.leg('Wolf', 'run', '0607 NE'), more: false }, ...rolls);

rule('MT-PRE-02', 'Who runs on pavement, turns and moves on rolls by the hexes moved before', () => {
  const game = bend(street(), piloting(2, 3));
  expect(game.hexOf('Wolf')).toBe('0607');
  const { number, reason } = game.scene.happened('piloting-roll')[0];
  expect(reason).toBe('skid');
  expect(number.total).toBe(5);
  expect([0, 2, 3, 4, 5, 7, 8, 10, 11, 20].map(skidModifier)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 4, 4]);
});

rule('MT-PRE-02', 'Nobody rolls who walks there, runs elsewhere, or turns where the run ends', () => {
  street().move('Wolf', 'walk', '0508 N');
  street().move('Wolf', 'walk', '0608 NE');
  street(`${'. '.repeat(9)}\n`.repeat(12)).move('Wolf', 'run', '0607 NE');
  const end = street().move('Wolf', 'run', '0508 SE');
  expect(end.scene.happened('piloting-roll')).toEqual([]);
});

rule('MT-PRE-02', 'On ice one rolls even when walking', () => {
  const ice = `${'.+ice '.repeat(9)}\n`.repeat(12);
  const game = street(ice).move('Wolf', 'walk', '0610 NE', piloting(6, 6));
  expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['skid']);
});

rule('MT-PRE-02', 'Who fails falls, and slides half of the hexes moved in its old direction', () => {
  const game = bend(
    street(),
    piloting(1, 3),
    ...falls(1, [3, 4]),
    // Two hexes: half of 5 points, rounded up, each.
    location(3, 4),
    location(3, 4),
  );
  expect(game.hexOf('Wolf')).toBe('0506');
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, acted: true, hexesMoved: 6, facing: 0 });
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3, 3]);
});

rule('MT-PRE-02', 'Attacks on a unit that has skidded are at +2, and it fires as one that has run', () => {
  const game = street(`${'.+ice '.repeat(9)}\n`.repeat(12));
  game.order(
    { ...game.leg('Wolf', 'walk', '0610 NE'), more: false },
    piloting(1, 1),
    ...falls(1, [3, 4]),
    location(3, 4),
  );
  const { field, state } = game.scene;
  game.scene.put('Bear', '0507 S');
  const [from, to] = [1, 0];
  state.units[1].thisTurn.mode = 'still';
  const shot = { attacker: to, weapon: 0, target: from, twist: 0, secondary: 0, aim: -1 } as const;
  expect(state.units[0].thisTurn.mode).toBe('walk');
  const fired = weaponNumber(field, state, shot);
  state.units[0].thisTurn.marks = null;
  expect(weaponNumber(field, state, shot)).toBe(fired - 1);
});

rule('MT-PRE-02', 'Somebody in the way is shoved on', () => {
  const game = street();
  game.scene.put('Bear', '0507 N');
  bend(
    game,
    piloting(1, 3),
    ...falls(1, [3, 4]),
    piloting(6, 6),
    location(3, 4),
    piloting(6, 6),
    location(3, 4),
  );
  expect(game.hexOf('Wolf')).toBe('0506');
  expect(game.hexOf('Bear')).toBe('0505');
});

test('A bot with an unsteady hand does not run round corners', () => {
  const goes = (map: string) =>
    veteran({
      map,
      units: {
        Own: { mech: laser, at: '0112 N', piloting: 8 },
        Foe: { mech: laser, at: '1212 S', state: { acted: true } },
      },
    }).moves('Own', false);
  expect(goes(`${'. '.repeat(12)}\n`.repeat(12))).toMatchObject({ mode: 'run' });
  expect(goes(`${'.+road '.repeat(12)}\n`.repeat(12))).not.toMatchObject({ mode: 'run' });
});

import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { skidModifier } from '../../rules/piloting/skid.ts';
import type { UnitState } from '../../state.ts';
import { laser, veteran } from '../../testing/bot.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { LOCATION_CODES, RL } from '../../units/locations.ts';

const PAVED = `${'.+road '.repeat(9)}\n`.repeat(12);
const wolf = mech('Wolf', { walk: 6, armor: 30, slots: { RA: ['Medium Laser'] } });

const street = (map = PAVED, at = '0512 N', options: object = {}): March =>
  march({
    map,
    units: { Wolf: { mech: wolf, at }, Bear: { mech: { ...wolf, name: 'Bear' }, at: '0901 N' } },
    options: { ...options },
  });

/** Runs straight on for four hexes, then turns right and on. */
const bend = (game: March, ...rolls: Parameters<March['order']>[1][]): March =>
  game.order({ ...game.leg('Wolf', 'run', '0607 NE'), more: false }, ...rolls);

rule('MT-PRE-02', 'Who runs on pavement, turns and moves on rolls by the hexes moved before', () => {
  const game = bend(street(), piloting(2, 3));
  expect(game.hexOf('Wolf')).toBe('0607');
  const { number, reason } = game.scene.happened('piloting-roll')[0];
  expect(reason).toBe('skid');
  expect(number).toTotal(5);
  expect([0, 2, 3, 4, 5, 7, 8, 10, 11, 20].map(skidModifier)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 4, 4]);
});

rule('MT-PRE-02', 'Nobody rolls who walks there, runs elsewhere, or turns where the run ends', () => {
  street().move('Wolf', 'walk', '0508 N');
  street().move('Wolf', 'walk', '0608 NE');
  street(`${'. '.repeat(9)}\n`.repeat(12)).move('Wolf', 'run', '0607 NE');
  const end = street().move('Wolf', 'run', '0508 SE');
  expect(end.scene.happened('piloting-roll')).toEqual([]);
});

rule(
  'MT-PRE-02',
  'Pavement elsewhere matters to nobody, and a walk round its corners asks for no roll',
  () => {
    const beside = `${'.+road '}${'. '.repeat(8)}\n`.repeat(12);
    // It has to turn in the middle of its way, at a run beside the road and at a walk on it.
    const turns = (map: string, mode: 'walk' | 'run') => {
      const game = street(map);
      game.order(game.leg('Wolf', mode, '0511 N'));
      game.order(game.leg('Wolf', mode, '0511 NE'));
      return game.order({ ...game.leg('Wolf', mode, '0610 NE'), more: false });
    };
    expect(turns(beside, 'run').scene.happened('piloting-roll')).toEqual([]);
    expect(turns(PAVED, 'walk').scene.happened('piloting-roll')).toEqual([]);
  },
);

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
  // CBT-PSR-06: like the fall it does not count for the roll at the end of the phase.
  expect(game.scene.unit('Wolf').damage).toBe(0);
});

/** The same, with what lies two hexes ahead of the turn, and after some change. */
const skids = (
  ahead: string,
  change: (wolf: UnitState) => void,
  ...rolls: Parameters<March['order']>[1][]
) => {
  const rows = Array.from({ length: 12 }, () => Array.from({ length: 9 }, () => '.+road'));
  rows[6][4] = ahead;
  const game = street(rows.map((row) => row.join(' ')).join('\n'));
  change(game.scene.state.units[0]);
  return bend(game, piloting(1, 3), ...falls(1, [3, 4]), ...rolls);
};
const [HEAD, LEG] = (['HD', 'RL'] as const).map((code) => LOCATION_CODES.indexOf(code));

rule('MT-PRE-02', 'A cliff ends the slide before it, without harm', () => {
  const game = skids('.3+road', () => {});
  expect(game.hexOf('Wolf')).toBe('0508');
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5]);
  expect(game.scene.unit('Wolf').hexesMoved).toBe(4);
});

rule('MT-PRE-02', 'Who is destroyed on the way slides no farther', () => {
  const bare = ({ body }: UnitState) => {
    body.armor[HEAD] = 0;
    body.structure[HEAD] = 1;
  };
  const game = skids('.+road', bare, location(6, 6), ['critical hit', 1, 1]);
  expect(game.scene.unit('Wolf').loss).not.toBeNull();
  expect(game.scene.happened('slid')).toHaveLength(1);
});

rule('MT-PRE-02', 'A leg that is hit in the slide asks for no roll of one that lies', () => {
  const bare = ({ body }: UnitState) => {
    body.armor[LEG] = 0;
  };
  const game = skids(
    '.+road',
    bare,
    location(2, 3),
    ['critical hit', 4, 4],
    ['critical slot', 2],
    location(3, 4),
  );
  expect(game.rolls('Wolf')).toEqual([]);
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
  const at = { attacker: from, weapon: 0, target: to, twist: 0, secondary: 0, aim: -1 } as const;
  const kick = { kind: 'kick', attacker: from, target: to, limb: RL } as const;
  const numbers = () => [weaponNumber(field, state, at), physicalNumber(field, state, kick)];
  const skidded = numbers();
  state.units[0].thisTurn.marks = null;
  expect(weaponNumber(field, state, shot)).toBe(fired - 1);
  expect(numbers()).toEqual(skidded.map((number) => number - 2));
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

import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect } from 'vitest';
import { bestSalvo } from '../../bot/attacks/fire.ts';
import { Worths } from '../../bot/temper/worth.ts';
import { MINDS } from '../../bot.ts';
import { duel } from '../../testing/duel.ts';
import { melee } from '../../testing/melee.ts';
import { mech, type Scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { HD, LA, LL, LOCATION_CODES, LT } from '../../units/locations.ts';

const options = { 'called-shots': true };
const FACE = { N: 0, NE: 1, SE: 2, S: 3, SW: 4, NW: 5 };

const where = (scene: Scene) =>
  scene
    .happened('location')
    .map(({ location: part, side, table }) => `${LOCATION_CODES[part]} ${side} ${table}`);

/** The laser strikes; `facing` is that of its target, to the north of which it stands. */
function called(call: string, dice: readonly number[], facing: keyof typeof FACE = 'N', more: object = {}) {
  const made = duel({ options, range: 2, mark: { facing: FACE[facing] }, ...more });
  const isHead = call === 'high' && dice[0] === 6;
  const awake = isHead ? [['consciousness', 6, 6] as const] : [];
  made.fireSo('Medium Laser', { call }, toHit(4, 4), ['hit location', ...dice], ...awake);
  return where(made.scene)[0];
}

describe('Called shots', () => {
  rule('MT-ATK-04', 'Every call is at +4, and what is not called is as ever', () => {
    const made = duel({ options, range: 2 });
    expect(made.toHit('Medium Laser')).toTotal(4);
    expect(made.fieldsOf('Medium Laser').call).toEqual(['none', 'high', 'low', 'left', 'right']);
    expect(made.fireSo('Medium Laser', { call: 'high' }, toHit(3, 4))).toBe(0);
    const [attack] = made.scene.happened('fire-declared')[0].attacks;
    expect(attack).toMatchObject({ number: 8, call: 'high' });
    expect(attack.explanation.lines).toContainEqual({
      value: 4,
      reason: 'Called shot',
      rule: 'MT-ATK-04',
      kind: 'add',
    });
    expect(called('none', [3, 4])).toBe('CT front mech');
  });

  rule('MT-ATK-04', 'The menu shows what each call needs', () => {
    const made = duel({ options, range: 2 });
    expect(made.fieldsOf('Medium Laser').call).toEqual(['none', 'high', 'low', 'left', 'right']);
    expect(made.numbersOf('Medium Laser', 'call')).toEqual([4, 8, 8, 8, 8]);
    const { field, state } = made.scene;
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    const [call] = field.plugged.targetFields!([], field, state, shot) as readonly Pick[];
    expect(call.values.length).toBe(5);
    expect(call.describe!('low').label).toBe('Low: legs, side torsos');
  });

  rule(['MT-ATK-04', 'MT-PRE-09'], 'High strikes as from above, low as from below, from any side', () => {
    const column = (call: string, facing: keyof typeof FACE) =>
      [1, 2, 3, 4, 5, 6].map((die) => called(call, [die], facing).split(' ')[0]).join(' ');
    expect(column('high', 'N')).toBe('LA LT CT RT RA HD');
    expect(column('high', 'SE')).toBe('LA LT CT RT RA HD');
    expect(column('low', 'N')).toBe('LL LL LT RT RL RL');
    expect(column('low', 'SE')).toBe('LL LL LT RT RL RL');
  });

  rule('MT-PRE-09', 'From behind they strike the rear of the torso', () => {
    const made = duel({ options, range: 2, mark: { facing: FACE.S } });
    made.fireSo('Medium Laser', { call: 'low' }, toHit(4, 4), location(3));
    expect(made.scene.happened('damaged')[0]).toMatchObject({ location: LT, rear: true });
  });

  rule('MT-ATK-04', 'Nobody calls low at a target behind cover', () => {
    const made = duel({ options, hexes: ['.', '.', '.1', '.'] });
    expect(made.fieldsOf('Medium Laser').call).toEqual(['none', 'high', 'left', 'right']);
    const attacks = [{ weapon: made.scene.weapon('Gun', 'Medium Laser'), target: 1, call: 'low' }];
    expect(made.refusal({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks })).toMatchObject({
      path: 'attacks.0.call',
    });
  });

  rule('MT-ATK-04', 'An aimed shot is not called, and a called one not aimed', () => {
    const made = duel({ options, range: 2, mark: { shutDown: 1 } });
    expect(made.fieldsOf('Medium Laser')).toHaveProperty('call');
    const shot = (choice: object) => {
      const attacks = [{ weapon: made.scene.weapon('Gun', 'Medium Laser'), target: 1, ...choice }];
      return { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks } as const;
    };
    expect(made.refusal(shot({ aim: 'HD', call: 'high' })).message).toContain('"call" has no place');
    made.order(shot({ aim: 'none', call: 'high' }), toHit(2, 2), location(6), ['consciousness', 6, 6]);
    expect(made.scene.happened('damaged')[0]).toMatchObject({ location: HD });
  });

  rule('MT-ATK-05', "Called at a 'Mech's right side, right is the front and left the rear", () => {
    expect(called('none', [3, 4], 'SW')).toBe('RT right mech');
    expect(called('right', [3, 4], 'SW')).toBe('CT front mech');
    expect(called('left', [3, 4], 'SW')).toBe('CT rear mech');
    expect(called('left', [3, 4], 'SE')).toBe('CT front mech');
    expect(called('right', [3, 4], 'SE')).toBe('CT rear mech');
  });

  rule('MT-ATK-05', 'Through the middle of its front it makes no difference', () => {
    expect(called('left', [3, 4], 'N')).toBe('CT front mech');
    expect(called('right', [3, 4], 'N')).toBe('CT front mech');
    expect(called('left', [3, 4], 'S')).toBe('LT left mech');
  });
});

describe('Called blows', () => {
  const table = (ram: object = {}, ewe: object = {}) =>
    melee({
      ...(Object.keys(ram).length > 0 && { map: '. . .\n. .1 .\n. . .' }),
      units: {
        Ram: { mech: mech('Ram', { armor: 40, slots: { RA: ['4 x Hatchet'] } }), at: '0202 S', ...ram },
        Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0203 N', ...ewe },
      },
      options,
    }).begin(1);

  rule('MT-ATK-06', 'A low punch may strike anywhere, and none is called high', () => {
    const made = table();
    made.pass('Ewe');
    expect(made.choices('punch', 'Ram', 'LA', 'Ewe')).toEqual(['none', 'low', 'left', 'right']);
    const { field, state } = made.scene;
    const blow = { kind: 'punch', attacker: 0, target: 1, limb: LA } as const;
    const [call] = field.plugged.blowFields!([], field, state, blow, 'left') as readonly Pick[];
    expect(call.describe!('low').label).toBe('Low: anywhere');
    expect(call.describe!('left').label).toBe('Left: a hexside clockwise');
    made.order(
      { type: 'punch', unit: 'Ram', arms: 'LA', left: 'Ewe', leftCall: 'low' },
      toHit(4, 5),
      location(4, 5),
    );
    expect(made.scene.happened('physical-declared')[1].attacks[0]).toMatchObject({ number: 9, call: 'low' });
    expect(made.scene.happened('damaged')[0]).toMatchObject({ location: LL });
  });

  rule('MT-ATK-06', 'Both arms are called one by one', () => {
    const made = table();
    made.pass('Ewe');
    made.order(
      {
        type: 'punch',
        unit: 'Ram',
        arms: 'both',
        left: 'Ewe',
        leftCall: 'none',
        right: 'Ewe',
        rightCall: 'left',
      },
      toHit(2, 3),
      location(3),
      toHit(4, 5),
      location(3),
    );
    expect(where(made.scene)).toEqual(['CT front punch', 'CT front punch']);
  });

  rule('MT-ATK-06', 'A weapon in the hand may be called high as well', () => {
    const made = table();
    made.pass('Ewe');
    expect(made.choices('hatchet', 'Ram', 'RA', 'Ewe')).toEqual(['none', 'high', 'low', 'left', 'right']);
    made.order(
      { type: 'hatchet', unit: 'Ram', arm: 'RA', target: 'Ewe', call: 'high' },
      toHit(4, 4),
      location(5),
    );
    expect(where(made.scene)).toEqual(['RA front above']);
  });

  rule(['MT-ATK-06', 'MT-COV-04'], 'Nobody strikes low at one whose legs are covered', () => {
    const covered = (depth: number) =>
      melee({
        map: `. . .\n. ~${depth} .\n. ~${depth} .`,
        units: { Ram: { mech: mech('Ram'), at: '0202 S' }, Ewe: { mech: mech('Ewe'), at: '0203 N' } },
        options,
      })
        .begin(1)
        .pass('Ewe')
        .choices('punch', 'Ram', 'LA', 'Ewe');
    expect([covered(0), covered(1)]).toEqual([
      ['none', 'low', 'left', 'right'],
      ['none', 'left', 'right'],
    ]);
  });

  rule('MT-ATK-06', 'Kicks are not called, nor anything from another level', () => {
    const level = table();
    level.pass('Ewe');
    level.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Ewe' }, toHit(1, 1), ['piloting', 6, 6]);
    const made = table({ at: '0201 S' }, { at: '0202 N' });
    made.pass('Ewe');
    const punch = { type: 'punch', unit: 'Ram', arms: 'LA', left: 'Ewe' } as const;
    expect(made.refusal({ ...punch, leftCall: 'left' }).message).toContain('"leftCall" has no place');
    made.order(punch, toHit(1, 1));
  });
});

rule('MT-ATK-05', 'A bot calls where the side it leads to is worth it', () => {
  const made = duel({ options, range: 2, mark: { facing: FACE.SW } });
  const shot = () => {
    const { field, state } = made.scene;
    const { order } = bestSalvo(field, state, 0, {
      marksman: MINDS.veteran.marksman,
      worths: new Worths(field, state),
    });
    return order.type === 'fire' ? order.attacks.map(({ call }) => call) : [];
  };
  expect(new Set(shot())).toEqual(new Set([undefined]));
  const mark = made.scene.unit('Mark');
  Object.assign(mark, { knockedOut: 1 });
  mark.armor.fill(1, 8);
  expect(shot()).toContain('left');
});

rule('MT-ATK-04', 'High and low change nothing about the side that a shot comes from', () => {
  const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
  const sides = (call: string) => facings.map((facing) => called(call, [3], facing).split(' ')[1]);
  const plain = facings.map((facing) => {
    const made = duel({ options: {}, range: 2, mark: { facing: FACE[facing] } });
    made.fire('Medium Laser', toHit(4, 4), location(3, 4));
    return where(made.scene)[0].split(' ')[1];
  });
  expect(new Set(plain).size).toBe(4);
  expect([sides('high'), sides('low')]).toEqual([plain, plain]);
});

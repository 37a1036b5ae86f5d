// Where rules about legs and arms meet a 'Mech that has four of the one and none of the other (MT-PRE-11).

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../kinds.ts';
import { FOUR_LEGGED } from '../../mechs/four-legged.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { burnInMagma } from '../../rules/piloting/magma.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import { legsOf } from '../../rules/unit/limbs.ts';
import { climbOnto } from '../../rules/unit/riding.ts';
import { answerOf } from '../../testing/bot.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import { Location } from '../../units/locations.ts';
import { standIn } from '../../view/stand-in.ts';

const { LA, RA, LL, RL } = Location;
const ON = { quads: true };
const goat = (plan: Parameters<typeof mech>[1] = {}) => mech('Goat', { frame: 'quad', ...plan });

const alone = (
  plan: { options?: object; file?: ReturnType<typeof goat>; state?: object; map?: string } = {},
) =>
  scene({
    options: { ...ON, ...plan.options },
    map: plan.map ?? '. . . .\n. . . .\n. . . .\n. . . .',
    units: {
      Goat: { mech: plan.file ?? goat(), at: '0202 N', ...(plan.state && { state: plan.state }) },
      Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'] } }), at: '0204 N' },
    },
  });

describe('Legs', () => {
  rule('MT-TER-05', 'All four stand in the magma', () => {
    const s = alone();
    s.rolling(
      [1, 2, 3, 4].map((die) => ['magma', 1, die] as const),
      () => burnInMagma(s.play, s.field, 0),
    );
    expect([LA, RA, LL, RL].map((leg) => s.unit('Goat').armor[leg])).toEqual([8, 7, 6, 5]);
  });

  rule('MT-MOV-09', 'All four take the damage of a leap', () => {
    expect([...legsOf(alone().field, 0)].sort()).toEqual([LA, RA, LL, RL]);
  });

  rule('MT-MOV-01', 'None of its hips may be damaged for a sprint', () => {
    for (const leg of [LA, RA, LL, RL]) {
      const s = alone();
      const sound = () => s.field.kinds[0].limbs!.hasSoundHips(s.field, s.state, 0);
      expect(sound()).toBe(true);
      s.unit('Goat').hits[leg] |= 1;
      expect(sound()).toBe(false);
    }
  });

  rule('MT-REPAIR-02', 'Actuators of its front legs are those of legs', () => {
    const s = alone();
    s.unit('Goat').hits[LA] |= 0b11;
    const found = s.field.kinds[0].repairs!.damagedComponents(s.field, 0, s.state.units[0].body);
    expect(found.map(({ kind, part, name }) => [kind, part, name])).toEqual([
      ['leg', LA, 'Upper Leg Actuator'],
    ]);
  });

  rule('CBT-HEA-04', 'Heat sinks in all of them are in the water', () => {
    const file = goat({ slots: { LA: ['Heat Sink'], RL: ['Heat Sink'] } });
    const s = alone({ file, map: '. . . .\n. ~1 . .\n. . . .\n. . . .' });
    expect(s.field.kinds[0].heat!.legSinks(s.field, s.state, 0)).toBe(2);
  });

  rule('MT-COV-01', 'A quarter of cover hides both legs of a side', () => {
    const s = scene({
      options: { ...ON, 'expanded-partial-cover': true },
      map: '. . . . .\n. . . . .\n. .1 . . .\n. . . . .\n. . . . .',
      units: { Goat: { mech: goat(), at: '0304 N' }, Wolf: { at: '0202 S' } },
    });
    const hidden = new Set<number>();
    for (const hex of s.field.board.number) {
      s.unit('Wolf').hex = s.cell(hex);
      if (hex === '0304') continue;
      const cover = coverOf(s.field, s.state, 1, 0, unitSight(s.field, s.state, 1, 0));
      if (cover) hidden.add(cover.parts);
    }
    const [left, right] = [(1 << LA) | (1 << LL), (1 << RA) | (1 << RL)];
    for (const parts of hidden) expect([left, right, left | right]).toContain(parts);
    expect(hidden.has(left)).toBe(true);
  });
});

describe('No arms', () => {
  rule('MT-ADVF-04', 'It braces nothing', () => {
    const braces = (frame: 'quad' | 'biped') =>
      melee({
        options: { ...ON, bracing: true, 'taking-cover': true },
        map: '. .1 . .\n. . . .\n. . . .',
        units: { Goat: { mech: goat({ frame }), at: '0202 N', side: 0 }, Wolf: { at: '0403 N', side: 1 } },
      })
        .beginAt('movement', 0)
        .orders.includes('brace');
    expect([braces('biped'), braces('quad')]).toEqual([true, false]);
  });

  rule('MT-ADVF-01', 'Prone without a front leg it is no one-armed one', () => {
    const number = (options: object) => {
      const s = alone({ options, state: { prone: true }, file: goat({ slots: { LT: ['Medium Laser'] } }) });
      s.unit('Wolf').hex = s.cell('0201');
      s.field.kinds[0].losePart(s.state, 0, LA, false);
      return weaponNumber(s.field, s.state, {
        attacker: 0,
        weapon: 0,
        target: 1,
        twist: 0,
        secondary: 0,
        aim: -1,
      });
    };
    expect(number({ 'one-arm-prone-fire': true })).toBe(number({}));
  });

  rule('MT-PSR-03', 'Damaged front legs do not hinder standing as arms do', () => {
    expect(alone().field.kinds[0].limbs!.props).toEqual([]);
  });

  rule('MT-PRE-28', 'It brushes nobody off; those who cling to it strike front legs for arms', () => {
    const made = melee({
      options: { ...ON, ...COMBINED },
      map: '. . .\n. . .',
      units: {
        Goat: { mech: goat(), at: '0101 N', side: 0 },
        Troop: { mech: platoon('Troop', { antiMech: true, troopers: 8 }), at: '0101 N', side: 1 },
      },
    });
    climbOnto(made.scene.state.units[1], 0);
    const { state, field, play } = made.scene;
    state.weaponAttacks = [{ attacker: 1, weapon: 2, target: 0, number: -50, bin: -1, aim: -1 }];
    made.scene.rolling([location(3, 3), ['critical hit', 1, 1]], () => resolve(play, { attack: 0 }));
    expect(made.scene.happened('damaged')[0]).toMatchObject({ location: RA });
    expect(field.kinds[0].names[RA]).toBe('front right leg');
    // Nobody is asked for blows.
    expect(made.begin(0).asked).toBe('over');
  });
});

describe('Fire at it', () => {
  const struck = (from: string, isOn: boolean, ...dice: readonly number[]) => {
    const made = melee({
      options: { ...ON, 'quad-prone-hit-table': isOn },
      map: '. . . . .\n. . . . .\n. . . . .\n. . . . .',
      units: {
        Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'] } }), at: from, side: 0 },
        Goat: { mech: goat(), at: '0302 N', side: 1 },
      },
    }).beginAt('weapon', 1);
    made.order({ type: 'hold', unit: 'Goat', twist: 0 });
    made.order(
      { type: 'fire', unit: 'Wolf', twist: 0, target: 'Goat', attacks: [{ weapon: 0, target: 1 }] },
      toHit(6, 6),
      location(...dice),
    );
    const [hit] = made.scene.happened('location');
    return [hit.table, hit.side, hit.location];
  };

  rule(['MT-HITL-02', 'MT-HITL-03'], 'Has a table of its own, by narrow sides, on its feet, too', () => {
    expect(struck('0401 SW', true, 1, 2)).toEqual(['prone', 'right', RL]);
    expect(struck('0401 SW', false, 1, 2)).toEqual(['mech', 'front', RA]);
    expect(struck('0301 S', true, 1, 3)).toEqual(['prone', 'front', RA]);
  });
});

describe('In a force', () => {
  test('one of four legs stands for others of which only the chassis is known', () => {
    const unknown = standIn({ ...goat({ tons: 60 }), name: 'Ox' });
    expect(unknown).toMatchObject({ frame: 'quad', name: 'Ox', tons: 60, model: '' });
    expect(kindOf(unknown).designOf(unknown).ok).toBe(true);
  });

  test('each of ours has a role, and a design without one gets the role of its figures', () => {
    expect(FOUR_LEGGED.map((file) => kindOf(file).roleOf(file))).toEqual(['striker', 'brawler', 'sniper']);
    const fast = goat({ walk: 7 });
    expect(kindOf(fast).roleOf(fast)).toBe('scout');
  });

  test('a bot kicks ahead with a front leg', () => {
    const made = melee({
      options: ON,
      map: '. . .\n. . .',
      units: { Goat: { mech: goat(), at: '0202 N', side: 0 }, Wolf: { at: '0201 S', side: 1 } },
    }).begin(0);
    expect(answerOf(made.scene)).toMatchObject({
      type: 'kick',
      unit: 0,
      leg: expect.stringMatching(/^[LR]A$/),
    });
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { LANDS, type Land } from '../state.ts';
import { damage, type Field, fought, hit, type Scene, unit } from '../testing/scene.ts';
import { cover, damageModifiers, hitsWith, resultOf, targetsOf, toHit } from './attack.ts';

const targets = (field: Field, name: string): number[] =>
  targetsOf(field.inBattle, field.fighter(name)).map(({ counter }) => counter);
const number = (field: Field, attacker: string, target: string) =>
  explain(toHit(field.inBattle, field.attack(attacker, target)));
const modifiers = (field: Field, attacker: string, target: string) =>
  explain(damageModifiers(field.inBattle, field.attack(attacker, target)));
const covering = (field: Field, target: string): number =>
  explain(cover(field.inBattle, field.fighter(target))).total;

/** The worked example of the book: A among three Clan units in a hex of Woods. */
const example: Scene = {
  land: 'woods',
  south: [unit('A', 'assault-mech-is', 'B3 N')],
  north: [
    unit('B', 'clan-medium-mech-binary-c1', 'A3 E'),
    unit('C', 'clan-light-mech-binary-c1', 'B4 S'),
    unit('D', 'clan-light-mech-binary-c1', 'B2 S'),
  ],
};

describe('The worked example', () => {
  rule(['PA-CBT-08', 'PA-CBT-15'], 'A attacks B beside it and C before it, but not D behind it', () => {
    const field = fought(example);
    expect(targets(field, 'A')).toEqual([field.id('B'), field.id('C')]);
    expect(field.refusal(0, { type: 'attack', unit: field.id('A'), target: field.id('D') })).toMatchObject({
      rule: 'PA-CBT-08',
      path: 'target',
      message: 'The target is behind the unit, which attacks only to its front and sides',
    });
  });

  rule(
    ['PA-CBT-10', 'PA-CBT-11', 'PA-CBT-14'],
    'A needs 9 against B, hits with 10, and damages it with 8',
    () => {
      const field = fought(example);
      expect(number(field, 'A', 'B')).toMatchObject({
        total: 9,
        lines: [
          { value: 7, reason: 'Defense Rating of the target' },
          { value: 2, reason: '2 units harassing the attacker' },
        ],
      });
      expect(modifiers(field, 'A', 'B')).toMatchObject({
        total: 2,
        lines: [
          { value: 4, reason: 'Attack Value' },
          { value: -2, reason: '2 units harassing the attacker' },
        ],
      });
      field.attacks(0, 'A', 'B', hit(4, 6), damage(1, 5));
      expect(field.fighter('B').damaged).toBe(true);
    },
  );

  rule(
    ['PA-CBT-11', 'PA-CBT-12'],
    'Damaged B needs 5 against the flank of A in the Woods, and misses with 3',
    () => {
      const field = fought(example);
      field.attacks(0, 'A', 'B', hit(4, 6), damage(1, 5));
      field.done(0);
      expect(number(field, 'B', 'A')).toEqual({
        total: 5,
        lines: [
          { value: 4, reason: 'Defense Rating of the target', rule: 'PA-CBT-10', kind: 'add' },
          { value: 2, reason: 'Attacker is damaged', rule: 'PA-CBT-11', kind: 'add' },
          { value: -1, reason: 'Against the flank of the target', rule: 'PA-CBT-11', kind: 'add' },
          { value: -2, reason: '2 units harassing the target', rule: 'PA-CBT-11', kind: 'add' },
          { value: 2, reason: 'Target in Woods', rule: 'PA-CBT-12', kind: 'add' },
        ],
      });
      const events = field.attacks(1, 'B', 'A', hit(1, 2));
      expect(events[0]).toMatchObject({ type: 'attacked', hits: false, toHit: { total: 5 } });
    },
  );
});

describe('Who attacks whom', () => {
  rule('PA-CBT-08', 'Nobody attacks diagonally, nor two boxes away', () => {
    const field = fought({
      south: [unit('A', 'heavy-mech-iu', 'C3 N')],
      north: [
        unit('diagonal', 'infantry', 'D4'),
        unit('far', 'infantry', 'C5'),
        unit('near', 'infantry', 'C4'),
      ],
    });
    expect(targets(field, 'A')).toEqual([field.id('near')]);
    const refused = (target: string) =>
      field.refusal(0, { type: 'attack', unit: field.id('A'), target: field.id(target) })?.message;
    expect(refused('diagonal')).toBe('The target must be straight ahead or to the side, not diagonally away');
    expect(refused('far')).toBe('The target must be in an adjacent box');
  });

  rule(
    'PA-CBT-08',
    'Artillery reaches three boxes in any direction, over everybody and whatever it faces',
    () => {
      const field = fought({
        south: [unit('guns', 'artillery', 'A2 S'), unit('screen', 'infantry', 'A3')],
        north: [
          unit('two', 'infantry', 'A4'),
          unit('three', 'infantry', 'A5'),
          unit('east', 'infantry', 'D2'),
          unit('four', 'infantry', 'E2'),
          unit('diagonal', 'infantry', 'B3'),
        ],
      });
      expect(targets(field, 'guns')).toEqual(['two', 'three', 'east'].map((name) => field.id(name)));
      expect(
        field.refusal(0, { type: 'attack', unit: field.id('guns'), target: field.id('four') })?.message,
      ).toBe('The target is more than 3 boxes away');
    },
  );

  rule('PA-CBT-08', 'Units without a facing attack all around', () => {
    const field = fought({
      south: [unit('foot', 'infantry', 'C3 N')],
      north: [unit('behind', 'medium-mech-iu', 'C2'), unit('before', 'medium-mech-iu', 'C4')],
    });
    expect(targets(field, 'foot')).toHaveLength(2);
  });

  rule('PA-CBT-08', 'A fortress reaches three boxes behind it, too', () => {
    const field = fought({
      south: [unit('fort', 'fortress', 'C4 N'), unit('foot', 'infantry', 'A1')],
      north: [unit('behind', 'medium-mech-iu', 'C1')],
    });
    expect(targets(field, 'fort')).toEqual([field.id('behind')]);
  });

  rule('PA-CBT-08', 'Convoys have no Attack Value, and may be attacked', () => {
    const field = fought({
      south: [unit('trucks', 'supply-convoy', 'C3'), unit('foot', 'infantry', 'A1')],
      north: [unit('foe', 'medium-mech-iu', 'C4 S')],
    });
    expect(targets(field, 'trucks')).toEqual([]);
    expect(targets(field, 'foe')).toEqual([field.id('trucks')]);
  });

  rule('PA-CBT-17', 'A City is no target, a Base is', () => {
    const field = fought({
      south: [unit('A', 'medium-mech-iu', 'C3 N')],
      north: [unit('town', 'city', 'C4'), unit('foot', 'infantry', 'E5')],
    });
    expect(targets(field, 'A')).toEqual([]);
    const other = fought({
      south: [unit('A', 'medium-mech-iu', 'C3 N')],
      north: [unit('camp', 'base', 'C4'), unit('foot', 'infantry', 'E5')],
    });
    expect(targets(other, 'A')).toEqual([other.id('camp')]);
  });
});

describe('The number to hit', () => {
  const duel = (more: Partial<Scene> = {}, attacker = 'medium-mech-iu', target = 'medium-mech-is'): Field =>
    fought({ south: [unit('A', attacker, 'C3 N')], north: [unit('T', target, 'C4 S')], ...more });

  rule('PA-UNIT-02', 'Green adds 1 to it, Veteran takes 1 off and Elite 2', () => {
    const needed = (['green', 'regular', 'veteran', 'elite'] as const).map((quality) => {
      const south = [unit('A', 'medium-mech-iu', 'C3 N', { quality })];
      return number(duel({ south }), 'A', 'T').total;
    });
    expect(needed).toEqual([7, 6, 5, 4]);
  });

  rule('PA-CBT-11', 'An attacker out of supply adds 2, a target out of supply takes 1 off', () => {
    expect(number(duel({ supplied: [false, true] }), 'A', 'T').total).toBe(8);
    expect(number(duel({ supplied: [true, false] }), 'A', 'T').total).toBe(5);
  });

  rule('PA-CBT-11', 'A damaged attacker adds 2, a damaged target takes 2 off', () => {
    const damaged = { damaged: true };
    expect(number(duel({ south: [unit('A', 'medium-mech-iu', 'C3 N', damaged)] }), 'A', 'T').total).toBe(8);
    expect(number(duel({ north: [unit('T', 'medium-mech-is', 'C4 S', damaged)] }), 'A', 'T').total).toBe(4);
  });

  rule('PA-CBT-11', 'A flank takes 1 off and the rear 2, by the facing of the target', () => {
    const facing = (heading: string) =>
      number(duel({ north: [unit('T', 'medium-mech-is', `C4 ${heading}`)] }), 'A', 'T').total;
    expect(['S', 'E', 'W', 'N'].map(facing)).toEqual([6, 5, 5, 4]);
  });

  rule('PA-CBT-11', 'Position means nothing against infantry, convoys and settlements', () => {
    for (const [type, defense] of [
      ['infantry', 3],
      ['supply-convoy', 5],
      ['base', 2],
    ] as const) {
      const field = duel({ north: [unit('T', type, 'C4 N'), unit('far', 'infantry', 'A5')] });
      expect(number(field, 'A', 'T').total).toBe(defense);
    }
  });

  rule('PA-CBT-11', 'At range the position is that of the line to the attacker', () => {
    const field = fought({
      south: [unit('guns', 'artillery', 'C1')],
      north: [unit('T', 'medium-mech-is', 'C4 N')],
    });
    expect(number(field, 'guns', 'T').total).toBe(4);
  });

  rule(
    'PA-CBT-11',
    'A unit in the box of the target harasses the attacker; one beside the attacker helps',
    () => {
      const field = duel({
        south: [unit('A', 'medium-mech-iu', 'C3 N'), unit('friend', 'infantry', 'C3')],
        north: [unit('T', 'medium-mech-is', 'C4 S'), unit('guard', 'infantry', 'C4')],
      });
      expect(number(field, 'A', 'T')).toMatchObject({
        total: 6,
        lines: [{ value: 6 }, { value: 1, reason: '1 unit harassing the attacker' }, { value: -1 }],
      });
    },
  );

  rule('PA-CBT-11', 'Convoys and Cities harass nobody, Bases and damaged units do', () => {
    const beside = (type: string, isDamaged = false) =>
      number(
        duel({
          north: [unit('T', 'medium-mech-is', 'C4 S'), unit('other', type, 'D3', { damaged: isDamaged })],
        }),
        'A',
        'T',
      ).total;
    expect([beside('supply-convoy'), beside('city'), beside('base'), beside('infantry', true)]).toEqual([
      6, 6, 7, 7,
    ]);
  });

  rule('PA-CBT-11', 'A unit in the box of a target two boxes away does not harass the guns', () => {
    const field = fought({
      south: [unit('guns', 'artillery', 'C2')],
      north: [unit('T', 'infantry', 'C4'), unit('guard', 'infantry', 'C4'), unit('near', 'infantry', 'D2')],
    });
    expect(number(field, 'guns', 'T')).toMatchObject({ total: 4, lines: [{ value: 3 }, { value: 1 }] });
  });

  rule('PA-CBT-11', 'Who stands diagonally away neither harasses nor helps', () => {
    const field = duel({
      south: [unit('A', 'medium-mech-iu', 'C3 N'), unit('friend', 'infantry', 'D3')],
      north: [unit('T', 'medium-mech-is', 'C4 S'), unit('guard', 'infantry', 'B4')],
    });
    expect(number(field, 'A', 'T').total).toBe(6);
  });

  rule('PA-CBT-10', 'A natural 2 misses and a natural 12 hits, whatever is needed', () => {
    expect([hitsWith(2, 1), hitsWith(3, 3), hitsWith(3, 4), hitsWith(11, 14), hitsWith(12, 14)]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('Cover', () => {
  /** Added to the number for a target in the middle of the board. */
  const inTerrain = (land: Land, type: string, options = {}) =>
    covering(
      fought({ land, options, south: [unit('A', 'infantry', 'C2')], north: [unit('T', type, 'C4')] }),
      'T',
    );

  rule('PA-CBT-12', 'Woods and Mountains help, Desert and Arctic harm, and infantry feels both twice', () => {
    expect(LANDS.map((land) => inTerrain(land, 'medium-mech-is'))).toEqual([0, 2, 3, -1, -1]);
    expect(LANDS.map((land) => inTerrain(land, 'infantry'))).toEqual([0, 4, 6, -2, -2]);
    expect(LANDS.map((land) => inTerrain(land, 'battle-armor-is'))).toEqual([0, 4, 6, -2, -2]);
  });

  rule('PA-CBT-12', 'Air units have none, but VTOLs do where players agree on it', () => {
    expect(
      ['attack-vtol', 'light-fighter-is', 'dropship-assault'].map((type) => inTerrain('woods', type)),
    ).toEqual([0, 0, 0]);
    const options = { 'vtol-cover': true };
    expect(['attack-vtol', 'light-fighter-is'].map((type) => inTerrain('woods', type, options))).toEqual([
      2, 0,
    ]);
  });

  /** Infantry and a settlement of its own side in one box. */
  const sheltered = (land: Land, settlement: string, type = 'infantry') =>
    fought({
      land,
      south: [unit('A', 'infantry', 'C2')],
      north: [unit('T', type, 'C4'), unit('home', settlement, 'C4')],
    });

  rule(
    'PA-CBT-12',
    'Infantry in a Fortress in Mountains is hit on 9, in a Base in Desert on 5, in open Desert on 1',
    () => {
      const hard = fought({
        land: 'mountains',
        south: [unit('guns', 'artillery', 'C1')],
        north: [unit('T', 'infantry', 'C4'), unit('home', 'fortress', 'C4')],
      });
      expect(number(hard, 'guns', 'T').total).toBe(9);
      const needed = (settlement: string) => 3 + covering(sheltered('desert', settlement), 'T');
      expect(needed('base')).toBe(5);
      expect(3 + inTerrain('desert', 'infantry')).toBe(1);
      expect(hitsWith(2, 1)).toBe(false);
    },
  );

  rule('PA-CBT-12', 'Terrain and settlement do not add up: the higher counts', () => {
    expect(covering(sheltered('woods', 'base'), 'T')).toBe(4);
    expect(covering(sheltered('woods', 'city'), 'T')).toBe(4);
    expect(covering(sheltered('woods', 'fortress'), 'T')).toBe(6);
    expect(covering(sheltered('plains', 'city', 'medium-mech-is'), 'T')).toBe(2);
    expect(covering(sheltered('plains', 'base', 'medium-mech-is'), 'T')).toBe(1);
  });

  rule('PA-CBT-03', 'A Fortress as a target has the terrain of its box and not its own cover', () => {
    expect(covering(sheltered('plains', 'fortress'), 'home')).toBe(0);
    expect(covering(sheltered('woods', 'fortress'), 'home')).toBe(2);
  });

  rule('PA-CBT-03', 'A City shelters only units of its own side, and only in its own box', () => {
    const field = fought({
      south: [unit('A', 'infantry', 'C4'), unit('B', 'infantry', 'C2')],
      north: [unit('town', 'city', 'C4'), unit('T', 'infantry', 'D4')],
    });
    expect([covering(field, 'A'), covering(field, 'T')]).toEqual([0, 0]);
  });

  rule('PA-CBT-12', 'On Water ships are hit more easily, unless players agree that they are not', () => {
    const afloat = (options = {}) =>
      covering(
        fought({
          kind: 'sea',
          options,
          south: [unit('A', 'submarine', 'C2')],
          north: [unit('T', 'submarine', 'C4')],
        }),
        'T',
      );
    expect([afloat(), afloat({ 'naval-ignores-water': true })]).toEqual([-2, 0]);
  });

  rule('PA-ACBT-03', 'In Space there is no cover', () => {
    const field = fought({
      kind: 'space',
      south: [unit('A', 'small-warship', 'C2')],
      north: [unit('T', 'large-warship', 'C4')],
    });
    expect(covering(field, 'T')).toBe(0);
    expect(field.inBattle.battle.terrain.every((terrain) => terrain === 'space')).toBe(true);
  });
});

describe('Damage', () => {
  const modifier = (more: Partial<Scene>, attacker = 'A') =>
    modifiers(
      fought({
        south: [unit('A', 'medium-mech-iu', 'C3 N')],
        north: [unit('T', 'medium-mech-is', 'C4 S')],
        ...more,
      }),
      attacker,
      'T',
    ).total;

  rule('PA-CBT-14', 'Supply, damage and position change the roll by the table', () => {
    expect(modifier({})).toBe(2);
    expect(modifier({ supplied: [false, true] })).toBe(0);
    expect(modifier({ supplied: [true, false] })).toBe(3);
    expect(modifier({ south: [unit('A', 'medium-mech-iu', 'C3 N', { damaged: true })] })).toBe(0);
    expect(modifier({ north: [unit('T', 'medium-mech-is', 'C4 S', { damaged: true })] })).toBe(4);
    expect(modifier({ north: [unit('T', 'medium-mech-is', 'C4 W')] })).toBe(4);
    expect(modifier({ north: [unit('T', 'medium-mech-is', 'C4 N')] })).toBe(6);
  });

  rule('PA-CBT-14', 'Each harasser takes one off, each friend beside the target adds one', () => {
    const north = [
      unit('T', 'medium-mech-is', 'C4 S'),
      unit('x', 'infantry', 'B3'),
      unit('y', 'infantry', 'D3'),
    ];
    expect(modifier({ north })).toBe(0);
    const south = [unit('A', 'medium-mech-iu', 'C3 N'), unit('friend', 'infantry', 'B4')];
    expect(modifier({ south })).toBe(3);
  });

  rule(
    'PA-CBT-15',
    "'Mechs do one more out of the Arctic and one less out of the Desert; others do not",
    () => {
      expect([
        modifier({ land: 'arctic' }),
        modifier({ land: 'desert' }),
        modifier({ land: 'woods' }),
      ]).toEqual([3, 1, 2]);
      const tanks = [unit('A', 'medium-vehicle', 'C3 N')];
      expect([
        modifier({ land: 'arctic', south: tanks }),
        modifier({ land: 'desert', south: tanks }),
      ]).toEqual([4, 4]);
    },
  );

  rule('PA-CBT-15', 'It is the box of the attacker that counts, not that of the target', () => {
    const scene = { land: 'desert', shape: 'island' } as const;
    const field = fought({
      ...scene,
      south: [unit('A', 'medium-mech-iu', 'C2 N')],
      north: [unit('T', 'attack-vtol', 'C1 N')],
    });
    expect(modifiers(field, 'A', 'T').lines.map(({ rule: id }) => id)).toContain('PA-CBT-15');
  });

  rule('PA-CBT-13', 'Attack Value 8 against Toughness 3 destroys with anything but a natural 2', () => {
    expect(resultOf(2, 8, 3, false)).toBe('none');
    expect(resultOf(3, 8, 3, false)).toBe('destroyed');
  });

  rule('PA-CBT-13', 'Attack Value 1 against Toughness 12 damages with 11 and 12 alone', () => {
    expect([10, 11, 12].map((dice) => resultOf(dice, 1, 12, false))).toEqual(['none', 'damaged', 'damaged']);
  });

  rule('PA-CBT-13', 'What is damaged is destroyed by a second hit, and a natural 12 always does harm', () => {
    expect(resultOf(7, 0, 7, true)).toBe('destroyed');
    expect(resultOf(6, 0, 7, true)).toBe('none');
    expect(resultOf(12, -8, 14, false)).toBe('damaged');
    expect(resultOf(12, -8, 14, true)).toBe('destroyed');
    expect(resultOf(2, 30, 3, true)).toBe('none');
    expect([resultOf(7, 6, 7, false), resultOf(7, 7, 7, false)]).toEqual(['damaged', 'destroyed']);
  });
});

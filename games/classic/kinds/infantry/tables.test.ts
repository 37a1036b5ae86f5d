import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { WEAPONS } from '../../data/equipment.ts';
import { kindOf } from '../../kinds.ts';
import type { RuleId } from '../../rule-index.ts';
import { platoon } from '../../testing/platoons.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import { ARMS, type Arms, INFANTRY_MOTIONS, type InfantryFile } from '../../units/infantry-file.ts';
import { closeBaseOf, damageOf, smallArms } from './data/platoons.ts';

const SOUTH = 3;

const field = (map = '. .', file: InfantryFile = platoon('Troop')): Scene =>
  scene({ options: COMBINED, map, units: { Troop: { mech: file, at: '0101 N' }, Wolf: {} } });

const kindIn = (s: Scene) => s.field.kinds[0];

describe('What a platoon is', () => {
  rule('MT-PRE-13', 'Its damage by those who are alive: a quarter, a half, or about a third', () => {
    const row = (arms: Arms, ...troopers: number[]) => troopers.map((each) => damageOf(arms, each));
    expect(row('rifle', 0, 1, 4, 5, 8, 9, 24, 25, 28)).toEqual([0, 1, 1, 2, 2, 3, 6, 7, 7]);
    for (const arms of ['laser', 'srm'] as const)
      expect(row(arms, 0, 1, 2, 3, 4, 27, 28)).toEqual([0, 1, 1, 2, 2, 14, 14]);
    for (const arms of ['machine-gun', 'flamer'] as const)
      expect(row(arms, 0, 1, 2, 4, 5, 7, 8, 25, 26, 27, 28)).toEqual([0, 1, 1, 1, 2, 2, 3, 8, 9, 9, 10]);
  });

  rule('MT-PRE-15', 'Its numbers at close quarters by those who are alive', () => {
    const row = (how: 'leg' | 'swarm') =>
      [28, 22, 21, 16, 15, 10, 9, 5, 4, 1].map((troopers) => closeBaseOf(how, troopers));
    expect(row('leg')).toEqual([4, 4, 7, 7, 10, 10, 12, 12, null, null]);
    expect(row('swarm')).toEqual([7, 7, 10, 10, null, null, null, null, null, null]);
  });

  rule(
    'MT-PRE-13',
    'All fire at once: no heat, no ammunition, groups of 5, -1 or -2 in their own hex',
    () => {
      const about = (arms: Arms) => {
        const { category, sameHex, damage, group, heat, shots, cluster, toHit } = smallArms(arms, 28);
        expect([group, heat, shots, cluster, toHit]).toEqual([5, 0, 0, 0, 0]);
        return [category, sameHex, damage];
      };
      expect(Object.fromEntries(ARMS.map((arms) => [arms, about(arms)]))).toEqual({
        rifle: ['ballistic', -2, 7],
        'machine-gun': ['ballistic', -2, 10],
        flamer: ['energy', -1, 10],
        laser: ['energy', -2, 14],
        srm: ['missile', -1, 14],
        lrm: ['missile', 8, 7],
      });
    },
  );

  rule(
    'MT-PRE-13',
    'Foot 3 tons and 1 MP, motorized 6 and 3, jump 4 and 3 jumping; heavy arms 1 MP less',
    () => {
      const about = (motion: InfantryFile['motion'], arms: Arms) => {
        const file = platoon('Troop', { motion, arms });
        const s = field(undefined, file);
        const { walkingPoints, jumpingPoints, speedOf } = kindIn(s);
        const points = (of: typeof walkingPoints) =>
          totalOf<RuleId>((tally) => of(tally, s.field, s.state, 0));
        return [s.field.designs[0].tons, points(walkingPoints), points(jumpingPoints), speedOf(file)];
      };
      for (const arms of ARMS) {
        const fast = arms === 'laser' || arms === 'srm' ? 2 : 3;
        expect(INFANTRY_MOTIONS.map((motion) => about(motion, arms))).toEqual(
          INFANTRY_MOTIONS.map(
            (motion) =>
              ({ foot: [3, 1, 0, 1], motorized: [6, fast, 0, fast], jump: [4, 1, fast, fast] })[motion],
          ),
        );
      }
    },
  );

  rule('MT-PRE-13', 'At most 28 troopers, 25 of those that jump, and the weight of its motion', () => {
    const isPlayable = (motion: InfantryFile['motion'], troopers: number, more = {}) =>
      kindOf(platoon('T')).designOf({ ...platoon('Troop', { motion, troopers }), ...more }).ok;
    expect([isPlayable('foot', 28), isPlayable('motorized', 28), isPlayable('jump', 25)]).toEqual(
      Array(3).fill(true),
    );
    expect([isPlayable('foot', 29), isPlayable('motorized', 29), isPlayable('jump', 26)]).toEqual(
      Array(3).fill(false),
    );
    expect([isPlayable('foot', 28, { tons: 4 }), isPlayable('jump', 21, { tons: 3 })]).toEqual([
      false,
      false,
    ]);
  });

  rule('MT-PRE-27', 'Machine guns of machines alone sweep it with two dice', () => {
    const { diceOf } = kindIn(field()).troopers!;
    const swept = WEAPONS.filter((type) => diceOf(type, false) > 0);
    expect(swept.map(({ id }) => [id, diceOf({ id } as never, false)])).toEqual([['machine_gun', 2]]);
    expect(WEAPONS.filter((type) => diceOf(type, true) > 0)).toEqual([]);
  });

  test('What is said of it: how many they are, how they go and with what', () => {
    const note = (plan: Parameters<typeof platoon>[1]) => kindOf(platoon('T')).noteOf(platoon('T', plan));
    expect(note({})).toBe('28 troopers on foot, rifles, 1 MP');
    expect(
      kindOf(platoon('T', { motion: 'jump' })).noteOf(platoon('T', { motion: 'jump', arms: 'srm' })),
    ).toBe('21 troopers with jump packs, SRMs, 1/2 MP');
  });
});

describe('What the ground is to a platoon', () => {
  rule(['MT-PRE-13', 'MT-PRE-22'], 'MP onto each ground and each condition; 0 where it is closed', () => {
    const into = (hex: string) => {
      const s = field(hex);
      const [cost] = kindIn(s).stepsOn(s.field, 0).walkIn;
      const told = totalOf<RuleId>((tally) => kindIn(s).entryCost(tally, s.field, 0, 0));
      if (cost > 0) expect(told).toBe(cost);
      return cost;
    };
    const grounds = {
      '.': 1,
      p: 1,
      r: 2,
      l: 2,
      H: 3,
      U: 4,
      j: 3,
      J: 4,
      Q: 5,
      s: 2,
      t: 1,
      c: 0,
      m: 0,
      '~0': 1,
      '~1': 0,
      '~4': 0,
      'B1/1': 1,
      'B4/9': 1,
      '~2+bridge': 1,
      '~1+ice': 1,
      '~1+ice+rapids': 1,
      '.+rubble': 2,
      '.+swamp': 2,
      '.+mud': 2,
      '.+deep-mud': 2,
      '.+deep-snow': 2,
      '.+geyser': 1,
      '.+erupting-geyser': 0,
      '.+magma-geyser': 1,
      '.+erupting-magma-geyser': 0,
      'r+rubble+deep-snow': 4,
    };
    expect(Object.fromEntries(Object.keys(grounds).map((hex) => [hex, into(hex)]))).toEqual(grounds);
  });

  rule(
    'MT-PRE-22',
    'Up or down a level 2 MP more, never two, never backward; off closed ground by road',
    () => {
      const step = (map: string) => {
        const s = field(map);
        const { walk, run, back } = kindIn(s).stepsOn(s.field, 0);
        expect(run).toEqual(walk);
        expect(back.every((cost) => cost === 0)).toBe(true);
        const told = totalOf<RuleId>((tally) => kindIn(s).stepCost(tally, s.field, 0, 0, 1));
        if (walk[SOUTH] > 0) expect(told).toBe(walk[SOUTH]);
        return walk[SOUTH];
      };
      expect(['.\n.', '.\n.1', '.1\n.', '.\n.2', '.2\n.'].map(step)).toEqual([1, 3, 3, 0, 0]);
      expect(['~1\n.', '.\n~1', '~1+road\n.+road', 'H\n.', 'U+road\n.+road'].map(step)).toEqual([
        0, 0, 3, 1, 1,
      ]);
      const s = field('. .\n. .');
      expect(Array.from(kindIn(s).stepsOn(s.field, 0).off)).toEqual([0b110011, 0b000111, 0b111000, 0b011110]);
    },
  );

  rule(
    'MT-PRE-13',
    'Hits are doubled in the open; woods, jungle, rocks, walls, rubble and swamp shelter',
    () => {
      const times = (hex: string) => {
        const s = field(hex);
        return kindIn(s).troopers!.exposure(s.field, 0);
      };
      const open = [
        '.',
        'p',
        's',
        't',
        '~0',
        '.+road',
        '.+mud',
        '.+deep-snow',
        '.+smoke',
        '~1+ice',
        '~1+bridge',
      ];
      const sheltered = [
        'l',
        'H',
        'U',
        'j',
        'J',
        'Q',
        'r',
        'B1/1',
        'B4/3',
        '.+rubble',
        '.+swamp',
        '.+mud+swamp',
      ];
      expect(open.map(times)).toEqual(open.map(() => 2));
      expect(sheltered.map(times)).toEqual(sheltered.map(() => 1));
      const s = field();
      expect(kindIn(s).troopers!.exposure(s.field, -1)).toBe(1);
    },
  );
});

describe('What is left of a platoon', () => {
  const left = (troopers: number, map?: string): Scene => {
    const s = field(map);
    s.unit('Troop').structure[0] = troopers;
    return s;
  };

  rule('CBT-SCN-04', 'It is crippled with fewer than half of its troopers, and lost with none', () => {
    const crippled = (s: Scene) => kindIn(s).isCrippled(s.field, s.state, 0);
    expect([28, 15, 14, 13, 1].map((troopers) => crippled(left(troopers)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    const s = left(0);
    expect(kindIn(s).isWrecked(s.field, s.state, 0)).toBe(false);
    kindIn(s).losePart(s.state, 0, 0, false);
    expect(kindIn(s).isWrecked(s.field, s.state, 0)).toBe(true);
  });

  test('For bots a point is a trooper, or two in the open, and few are as good as gone', () => {
    const stakes = (s: Scene) => kindIn(s).stakes(s.field, s.state, 0);
    expect(stakes(left(28))).toEqual(Array(4).fill(2 / 28));
    expect(stakes(left(20, 'l .'))).toEqual(Array(4).fill(1 / 20));
    expect([stakes(left(5))[0], stakes(left(4))[0], stakes(left(3))[0]]).toEqual([2 / 5, 2 / 4, 2 / 4]);
  });

  rule(
    'CBT-SCN-13',
    'Losses of before the battle, and from within, are as they are, also in the open',
    () => {
      const lost = (how: 'batter' | 'damageInside', points: number) => {
        const s = field();
        s.rolling([], () =>
          how === 'batter'
            ? kindIn(s).batter(s.play, s.field, 0, points)
            : kindIn(s).damageInside(s.play, s.field, 0, 0, points),
        );
        return s;
      };
      for (const how of ['batter', 'damageInside'] as const) {
        expect(lost(how, 5).unit('Troop').structure).toEqual([23]);
        expect(lost(how, 0).happened('damaged')).toEqual([]);
      }
      expect(lost('batter', 5).happened('damaged')).toEqual([
        { type: 'damaged', unit: 0, location: 0, rear: false, damage: 5, armor: 0, structure: 23 },
      ]);
      const s = lost('batter', 30);
      expect([s.unit('Troop').loss, s.unit('Troop').damage]).toEqual(['troopers', 28]);
      expect(s.happened('location-lost')).toEqual([
        { type: 'location-lost', unit: 0, location: 0, blownOff: false },
      ]);
    },
  );

  test('What cannot be true of it is told', () => {
    const wrong = (state: object) => {
      const s = field();
      Object.assign(s.unit('Troop'), state);
      return kindIn(s).contradictions(s.field, s.state, 0);
    };
    expect([wrong({}), wrong({ prone: true }), wrong({ heat: 1 }), wrong({ twist: 1 })]).toEqual([
      [],
      ['lies prone, which no platoon does'],
      ['has heat, which no platoon keeps'],
      ['turns a torso that it does not have'],
    ]);
  });

  rule('MT-PRE-13', 'A platoon turns nothing, runs nowhere, and has nothing inside that could fail', () => {
    const s = field();
    const kind = kindIn(s);
    const unit = s.state.units[0];
    expect([kind.twists(unit), kind.canRun(unit), kind.whyNoFire(s.field, s.state, 0)]).toEqual([
      [0],
      false,
      null,
    ]);
    s.rolling([], () => {
      kind.failInside(s.play, s.field, 0, 0);
      expect(kind.threaten(s.play, s.field, 0, 0, 1)).toBe(false);
      kind.explode(s.play, s.field, 0, 0);
    });
    expect(s.events).toEqual([]);
    expect([
      kind.engineRating(s.field, 0),
      kind.isCovered(0),
      kind.isAimedAt,
      kind.aimModifiers({} as never, 0),
    ]).toEqual([0, false, false, false]);
  });
});

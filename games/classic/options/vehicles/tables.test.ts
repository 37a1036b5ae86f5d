import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import type { AttackSide, PlainSide } from '../../events.ts';
import type { RuleId } from '../../rule-index.ts';
import { dazeOf, hitsOn, isTurretJammed, stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { isImmobilized, isTurretLocked } from '../../rules/damage/motive.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { weaponWorks } from '../../rules/unit/condition.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const LEVEL_3 = {
  ...COMBINED,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
} as const;
const [FRONT, RIGHT, LEFT, REAR, TURRET] = [0, 1, 2, 3, 4];

/** Two dice that come to so much. */
const dice = (total: number): [number, number] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
const location = (total: number): Roll => ['hit location', ...dice(total)];
const critical = (total: number): Roll => ['critical hit', ...dice(total)];
const motive = (total: number): Roll => ['motive damage', ...dice(total)];
const choice = (die: number): Roll => ['random choice', die];

const armed = vehicle('Tank', {
  items: { FR: ['Small Laser'], TU: ['Medium Laser', 'AC/5'], BD: ['Ammo AC/5'] },
});
const made = (file: UnitFile = armed, options = {}): Scene =>
  scene({
    options: { ...LEVEL_3, ...options },
    units: { Tank: { mech: file, at: '0505 N' }, Wolf: { mech: mech('Wolf'), at: '0510 N' } },
  });

function hit(s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): Scene {
  const [kind] = s.field.kinds;
  s.rolling(rolls, () => {
    const struck = kind.rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0, by: 1 });
    if (struck) kind.strike(s.play, s.field, 0, struck, points);
  });
  return s;
}

/** The part that a hit of one point strikes, and what else it asks for. */
function struck(side: AttackSide, total: number, file: UnitFile = armed): [number, string] {
  const s = made(file);
  const asks = total === 2 || total === 12 ? [critical(2)] : total === 3 ? [motive(2)] : [];
  hit(s, side, 1, location(total), ...asks);
  const [{ location: part }] = s.happened('location');
  expect(s.unit('Tank').armor[part]).toBe(9);
  const c = s.happened('vehicle-damage').length > 0 ? 'c' : '';
  return [part, c + (s.happened('motive-roll').length > 0 ? 'm' : '')];
}

const ROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const COLUMNS: Readonly<Record<PlainSide, readonly [number, number, number, number]>> = {
  front: [FRONT, RIGHT, LEFT, TURRET],
  rear: [REAR, LEFT, RIGHT, TURRET],
  right: [RIGHT, FRONT, REAR, TURRET],
  left: [LEFT, FRONT, REAR, TURRET],
};
const expected = (side: AttackSide, hasTurret: boolean): [number, string][] => {
  const [own, five, nine, turret] = COLUMNS[side as PlainSide];
  const top = hasTurret ? turret : own;
  return [
    [own, 'c'],
    [own, 'm'],
    [own, ''],
    [five, ''],
    [own, ''],
    [own, ''],
    [own, ''],
    [nine, ''],
    [top, ''],
    [top, ''],
    [top, 'c'],
  ];
};

describe('Where a hit lands', () => {
  rule('MT-VCOM-05', 'Each row of each side: 2 and 12 threaten the inside, 3 the motive system', () => {
    for (const side of ['front', 'rear', 'right', 'left'] as const)
      expect([side, ROWS.map((total) => struck(side, total))]).toEqual([side, expected(side, true)]);
  });

  rule(
    'MT-VCOM-05',
    'Without a turret the side attacked is struck instead, with its own critical column',
    () => {
      const open = vehicle('Tank', { turret: false });
      for (const side of ['front', 'rear', 'right', 'left'] as const)
        expect([side, ROWS.map((total) => struck(side, total, open))]).toEqual([side, expected(side, false)]);
      const s = hit(made(open), 'right', 1, location(12), critical(8));
      expect(s.happened('vehicle-damage')).toMatchObject([{ location: RIGHT, result: 'crew-stunned' }]);
    },
  );

  rule('MT-VCOM-05', 'A VTOL keeps the usual table and the usual critical hits', () => {
    const s = hit(made(vtol('Tank')), 'front', 11, location(7), critical(2));
    expect([s.happened('critical-roll').length, s.happened('vehicle-damage')]).toEqual([1, []]);
  });

  rule('MT-VCOM-05', 'No hit locks the turret or slows the vehicle by itself', () => {
    const s = made();
    hit(s, 'front', 1, location(11));
    hit(s, 'left', 1, location(5));
    hit(s, 'front', 1, location(4));
    expect(s.happened('motive')).toEqual([]);
  });
});

describe('When critical hits are rolled for', () => {
  rule(
    'MT-VCOM-06',
    'Armour that is just shot away asks for none; a point more for one roll, and no other',
    () => {
      expect(hit(made(), 'front', 10, location(7)).happened('vehicle-damage')).toEqual([]);
      const s = hit(made(), 'front', 11, location(7), critical(5));
      expect(s.happened('vehicle-damage')).toMatchObject([{ unit: 0, location: FRONT, result: 'none' }]);
      expect(s.happened('critical-roll')).toEqual([]);
    },
  );

  rule(['MT-VCOM-05', 'MT-VCOM-06'], 'On 2 a hit that reaches the inside asks for two rolls', () => {
    const s = hit(made(), 'front', 11, location(2), critical(6), critical(9));
    expect(s.happened('vehicle-damage').map(({ result }) => result)).toEqual(['driver', 'sensors']);
  });

  rule('MT-VCOM-06', 'What destroys the vehicle asks for no roll any more', () => {
    const s = hit(made(), 'front', 15, location(2));
    expect([s.unit('Tank').loss, s.happened('vehicle-damage')]).toEqual(['broken', []]);
    const crew = hit(made(), 'front', 11, location(2), critical(12));
    expect(crew.unit('Tank').loss).toBe('crew');
  });

  rule(
    ['MT-VCOM-06', 'MT-VCOM-13'],
    'A lost turret makes its roll all the same, and the rest goes on to the side',
    () => {
      const s = made(armed, { 'vehicle-destruction': true });
      hit(s, 'left', 18, location(10), critical(10));
      // The weapons of the turret are gone, so that a weapon elsewhere is lost.
      expect(s.happened('vehicle-damage')).toMatchObject([
        { location: TURRET, result: 'weapon-destroyed', weapon: s.weapon('Tank', 'Small Laser') },
      ]);
      expect([s.unit('Tank').armor[LEFT], s.unit('Tank').loss]).toEqual([7, null]);
    },
  );
});

const TABLE: Readonly<Record<string, readonly string[]>> = {
  front: ['driver', 'weapon-jam', 'stabilizer', 'sensors', 'commander', 'weapon-destroyed', 'crew-killed'],
  right: ['none', 'weapon-jam', 'crew-stunned', 'stabilizer', 'weapon-destroyed', 'engine', 'fuel'],
  left: ['none', 'weapon-jam', 'crew-stunned', 'stabilizer', 'weapon-destroyed', 'engine', 'fuel'],
  rear: ['weapon-jam', 'none', 'stabilizer', 'weapon-destroyed', 'engine', 'ammunition', 'fuel'],
  turret: [
    'stabilizer',
    'turret-jam',
    'weapon-jam',
    'turret-locks',
    'weapon-destroyed',
    'turret-off',
    'ammunition',
  ],
};
const PARTS = ['front', 'right', 'left', 'rear', 'turret'];

/** Armed everywhere, with one weapon each. */
const bristling = vehicle('Tank', {
  tons: 100,
  items: {
    FR: ['Small Laser'],
    RS: ['Medium Laser'],
    LS: ['Flamer'],
    RR: ['Large Laser'],
    TU: ['AC/2'],
    BD: ['Ammo AC/2 (half)'],
  },
});

/** One roll on the table of a part. */
function roll(s: Scene, part: number, total: number, ...more: Roll[]): Scene {
  s.rolling([critical(total), ...more], () => s.field.kinds[0].threaten(s.play, s.field, 0, part, 1));
  return s;
}

const SHORT = vehicle('Tank', { engine: 'combustion' });

describe('What critical hits do', () => {
  rule('MT-VCOM-07', 'Each row of each column', () => {
    for (const [part, name] of PARTS.entries())
      for (const [index, result] of TABLE[name].entries()) {
        const s = made(bristling);
        // Half a bin of AC/2 is 45 points, which no part outlives.
        roll(s, part, index + 6);
        expect([name, index + 6, s.happened('vehicle-damage')[0].result]).toEqual([name, index + 6, result]);
      }
  });

  rule('MT-VCOM-07', 'Up to 5 nothing happens, and the roll says so', () => {
    for (const part of PARTS.keys())
      for (const total of [2, 3, 4, 5]) {
        const s = made(bristling);
        s.rolling([critical(total)], () =>
          expect(s.field.kinds[0].threaten(s.play, s.field, 0, part, 1)).toBe(false),
        );
        expect(s.happened('vehicle-damage')).toMatchObject([{ result: 'none', weapon: -1 }]);
      }
  });

  rule(
    'MT-VCOM-07',
    'A fuel tank explodes with a combustion engine; with a fusion engine that is hit',
    () => {
      expect(roll(made(SHORT), RIGHT, 12).unit('Tank').loss).toBe('fuel');
      const fusion = roll(made(), RIGHT, 12);
      expect([fusion.unit('Tank').loss, isImmobilized(fusion.state.units[0])]).toEqual([null, true]);
    },
  );

  rule('MT-VCOM-07', 'Without ammunition a weapon is lost', () => {
    const s = roll(made(vehicle('Tank')), REAR, 11);
    expect(s.happened('vehicle-damage')).toMatchObject([{ result: 'weapon-destroyed', weapon: 0 }]);
    const empty = made(bristling);
    empty.unit('Tank').shots = [0];
    expect(roll(empty, TURRET, 12).happened('vehicle-damage')[0].result).toBe('weapon-destroyed');
  });

  rule('MT-EXPL-01', 'A fusion engine whose fuel tank is hit may explode at the end of the phase', () => {
    const s = made(armed, { 'engine-explosions': true });
    s.state.phase = 'weapon';
    roll(s, RIGHT, 12);
    s.rolling([['engine explosion', 5, 6]], () => s.field.plugged.phaseEnds!(s.play, s.field, 'weapon'));
    expect(s.unit('Tank').loss).toBe(null);
    s.rolling([['engine explosion', 6, 6]], () => s.field.plugged.phaseEnds!(s.play, s.field, 'weapon'));
    expect(s.unit('Tank').loss).toBe('blast');
    s.state.phase = 'physical';
    s.rolling([], () => s.field.plugged.phaseEnds!(s.play, s.field, 'physical'));
  });

  rule(
    'MT-VCOM-08',
    'Driver, commander and sensors: what they add to which rolls, as often as they are hit',
    () => {
      const numbers = (...hits: readonly [number, number][]) => {
        const s = made(bristling);
        for (const [part, total] of hits) roll(s, part, total);
        const weapon = s.weapon('Tank', 'Large Laser');
        const shot = { attacker: 0, target: 1, weapon, twist: 0, secondary: 0, aim: -1 } as const;
        const fire = explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).total;
        const drive = explain<RuleId>((tally) =>
          pilotingNumber(tally, s.field, s.state, 0, { reason: 'bog', modifier: 0 }),
        ).total;
        return [fire, drive];
      };
      const [fire, drive] = numbers();
      const added = (...hits: readonly [number, number][]) => {
        const [a, b] = numbers(...hits);
        return [a - fire, b - drive];
      };
      expect(added([FRONT, 6])).toEqual([0, 2]);
      expect(added([FRONT, 6], [FRONT, 6])).toEqual([0, 4]);
      expect(added([FRONT, 10])).toEqual([1, 1]);
      expect(added([FRONT, 10], [FRONT, 10])).toEqual([2, 2]);
      expect(added([FRONT, 9])).toEqual([1, 0]);
      expect(added([FRONT, 9], [FRONT, 9])).toEqual([2, 0]);
    },
  );

  rule('MT-VCOM-08', 'A stabilizer doubles the modifier of the movement for the weapons there, once', () => {
    const s = made(bristling);
    const number = (label: string, mode: 'still' | 'walk' | 'run') => {
      s.unit('Tank').mode = mode;
      const shot = {
        attacker: 0,
        target: 1,
        weapon: s.weapon('Tank', label),
        twist: 0,
        secondary: 0,
        aim: -1,
      } as const;
      return explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).total;
    };
    const spread = (label: string) =>
      (['walk', 'run'] as const).map((mode) => number(label, mode) - number(label, 'still'));
    expect(spread('AC/2')).toEqual([1, 2]);
    roll(s, TURRET, 6);
    expect([spread('AC/2'), spread('Large Laser')]).toEqual([
      [2, 4],
      [1, 2],
    ]);
    expect(roll(s, TURRET, 6).happened('vehicle-damage').at(-1)?.result).toBe('none');
    expect(spread('AC/2')).toEqual([2, 4]);
  });

  rule(
    'MT-VCOM-06',
    'A stabilizer or a jam where there is no weapon is nothing; a lost weapon is one elsewhere',
    () => {
      const s = made();
      expect(roll(s, REAR, 8).happened('vehicle-damage').at(-1)).toMatchObject({ result: 'none' });
      expect(roll(s, RIGHT, 7).happened('vehicle-damage').at(-1)).toMatchObject({
        result: 'none',
        weapon: -1,
      });
      // Three weapons: dice of 4 to 6 begin again with the first.
      roll(s, RIGHT, 10, choice(3));
      expect(s.happened('vehicle-damage').at(-1)).toMatchObject({ result: 'weapon-destroyed', weapon: 2 });
      expect(s.field.designs[0].weapons.map((mount) => weaponWorks(mount, s.unit('Tank')))).toEqual([
        true,
        true,
        false,
      ]);
    },
  );

  rule('MT-VCOM-08', 'A weapon of the part is lost, each as likely as the others, till there is none', () => {
    const lost = (die: number) => roll(made(), TURRET, 10, choice(die)).happened('vehicle-damage')[0].weapon;
    const s = made();
    const [laser, cannon] = ['Medium Laser', 'AC/5'].map((label) => s.weapon('Tank', label));
    expect([1, 2, 3, 4, 5, 6].map(lost)).toEqual([laser, cannon, laser, cannon, laser, cannon]);
    const bare = made(vehicle('Tank', { items: {} }));
    expect(roll(bare, TURRET, 10).happened('vehicle-damage')[0]).toMatchObject({
      result: 'none',
      weapon: -1,
    });
  });

  rule('MT-VCOM-08', 'Ammunition goes up inside the part that was hit: all that is left of it', () => {
    // 20 rounds of 5 points.
    const s = roll(made(armed), REAR, 11);
    expect([s.unit('Tank').shots, s.unit('Tank').loss]).toEqual([[0], 'broken']);
    const few = made(armed);
    few.unit('Tank').shots = [0];
    few.state.units[0].body.shots = [1];
    // 5 points of structure are all that the rear has.
    expect(roll(few, REAR, 11).unit('Tank').loss).toBe('broken');
    const big = made(vehicle('Tank', { tons: 60, items: { TU: ['AC/5'], BD: ['Ammo AC/5'] } }));
    big.state.units[0].body.shots = [1];
    roll(big, REAR, 11, critical(2));
    expect([big.unit('Tank').structure[REAR], big.unit('Tank').armor[REAR], big.unit('Tank').loss]).toEqual([
      1,
      10,
      null,
    ]);
  });

  describe('Behind CASE', () => {
    const safe = vehicle('Tank', { items: { TU: ['AC/5'], BD: ['Ammo AC/5', 'CASE'] } });
    const after = (shots: number, part = REAR, total = 11) => {
      const s = made(safe, { case: true });
      s.state.units[0].body.shots = [shots];
      return roll(s, part, total);
    };

    rule(
      'MT-VCOM-08',
      'It goes out through the armour at the rear, and what that does not hold is let out',
      () => {
        const one = after(1);
        expect([one.unit('Tank').armor, one.unit('Tank').structure, one.unit('Tank').shots]).toEqual([
          [10, 10, 10, 5, 10],
          [5, 5, 5, 5, 5],
          [0],
        ]);
        for (const shots of [2, 3, 20])
          expect([
            shots,
            after(shots).unit('Tank').armor[REAR],
            after(shots).unit('Tank').structure[REAR],
          ]).toEqual([shots, 0, 5]);
        expect(after(20).unit('Tank').loss).toBeNull();
        expect(after(20).said('vehicle-damage')).toEqual([
          'Tank (rear, 6 + 5) sees its ammunition go up, let out at its rear by CASE.',
        ]);
      },
    );

    rule('MT-VCOM-08', 'Wherever it is hit', () => {
      expect(after(1, TURRET, 12).unit('Tank').armor).toEqual([10, 10, 10, 5, 10]);
    });

    rule(
      'MT-VCOM-08',
      'Driver and commander are hit, and the crew is stunned for a turn each of the other two',
      () => {
        const [unit] = after(1).state.units;
        expect([hitsOn(unit, 'driver'), hitsOn(unit, 'commander'), hitsOn(unit, 'sensors')]).toEqual([
          1, 1, 0,
        ]);
        const { turn } = after(1).state;
        expect(dazeOf(unit)).toEqual({ from: turn + 1, until: turn + 2 });
      },
    );

    rule('MT-VCOM-08', 'Without ammunition a weapon is lost as ever', () => {
      const s = after(0);
      expect(s.happened('vehicle-damage')).toMatchObject([{ result: 'weapon-destroyed' }]);
      expect([s.unit('Tank').armor[REAR], dazeOf(s.state.units[0])]).toEqual([10, null]);
    });
  });

  rule('MT-VCOM-08', 'What a turret does not hold of that goes on into the structure of the side', () => {
    const s = made(vehicle('Tank', { tons: 60, items: { FR: ['AC/5'], BD: ['Ammo AC/5'] } }), {
      'vehicle-destruction': true,
    });
    s.state.units[0].body.shots = [2];
    hit(s, 'left', 11, location(12), critical(2), critical(12), critical(2), critical(2));
    // One point of the hit, then 5 of 10; the other 5 leave the left side one point.
    expect(s.unit('Tank').structure).toEqual([6, 6, 1, 6, 0]);
    expect(s.unit('Tank').loss).toBe(null);
  });

  rule(
    'MT-VCOM-08',
    'A turret that is blown off is gone with its weapons, and nothing else is harmed',
    () => {
      const s = roll(made(), TURRET, 11);
      expect([s.unit('Tank').loss, s.unit('Tank').armor, s.unit('Tank').structure]).toEqual([
        null,
        [10, 10, 10, 10, 0],
        [5, 5, 5, 5, 0],
      ]);
      expect(s.happened('location-lost')).toMatchObject([{ location: TURRET, blownOff: true }]);
      expect(s.field.kinds[0].contradictions(s.field, s.state, 0)).toEqual([]);
      expect(s.field.kinds[0].isWrecked(s.field, s.state, 0)).toBe(false);
      // There is no turret any more.
      for (const total of [7, 9, 11]) roll(s, TURRET, total);
      expect(
        s
          .happened('vehicle-damage')
          .slice(1)
          .map(({ result }) => result),
      ).toEqual(['none', 'none', 'none']);
    },
  );

  rule('MT-VCOM-08', 'A turret jams, and the second time it is locked; locked it does not jam', () => {
    const s = roll(made(), TURRET, 7);
    expect([isTurretJammed(s.state.units[0]), isTurretLocked(s.state.units[0])]).toEqual([true, false]);
    roll(s, TURRET, 7);
    expect(isTurretLocked(s.state.units[0])).toBe(true);
    const locked = roll(made(), TURRET, 9);
    expect([isTurretJammed(locked.state.units[0]), isTurretLocked(locked.state.units[0])]).toEqual([
      false,
      true,
    ]);
    expect(roll(roll(locked, TURRET, 7), TURRET, 9).happened('motive')).toHaveLength(1);
    expect(isTurretJammed(locked.state.units[0])).toBe(false);
  });

  rule('MT-VCOM-08', 'A weapon jams once, and may still be destroyed', () => {
    const s = made(bristling);
    roll(s, FRONT, 7);
    expect(stuckWeapons(s.state.units[0])).toMatchObject([{ weapon: 0 }]);
    expect(roll(s, FRONT, 7).happened('vehicle-damage').at(-1)?.result).toBe('none');
    expect(roll(s, FRONT, 11).happened('vehicle-damage').at(-1)).toMatchObject({
      result: 'weapon-destroyed',
      weapon: 0,
    });
  });

  rule('MT-VCOM-08', 'An engine hit immobilizes, a dead crew is the end', () => {
    expect(isImmobilized(roll(made(), LEFT, 11).state.units[0])).toBe(true);
    expect(roll(made(), FRONT, 12).unit('Tank').loss).toBe('crew');
  });

  rule('MT-VCOM-08', 'A stun lasts for the next turn, and each more for one more', () => {
    const s = made();
    s.state.turn = 3;
    roll(s, RIGHT, 8);
    expect(dazeOf(s.state.units[0])).toEqual({ from: 4, until: 4 });
    roll(s, RIGHT, 8);
    expect(dazeOf(s.state.units[0])).toEqual({ from: 4, until: 5 });
    const commander = made();
    commander.state.turn = 3;
    roll(commander, FRONT, 10);
    expect([dazeOf(commander.state.units[0]), hitsOn(commander.state.units[0], 'commander')]).toEqual([
      { from: 4, until: 4 },
      1,
    ]);
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { drivingPenalty, isImmobilized, slowedBy } from '../../rules/damage/motive.ts';
import { isHelpless } from '../../rules/fire/attack-modifiers.ts';
import { explainMp, walkMp } from '../../rules/movement/movement-points.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const motive = (a: number, b: number): Roll => ['motive damage', a, b];
const mine = (a: number, b: number): Roll => ['minefield', a, b];
const OPTIONS = { ...COMBINED, 'vehicle-motive-damage': true } as const;

const made = (file: UnitFile = vehicle('Tank'), options = {}) =>
  scene({
    options: { ...OPTIONS, ...options },
    units: { Tank: { mech: file, at: '0505 S' }, Wolf: { mech: mech('Wolf'), at: '1515 N' } },
  });

type Motion = 'tracked' | 'wheeled' | 'hover';

/** What such rolls leave of it: Driving, MP lost, and whether it is immobilized. */
function after(motion: Motion, rolls: readonly (readonly [number, number])[], situation = 0) {
  const s = made(vehicle('Tank', { motion }));
  s.rolling(
    rolls.map(([a, b]) => motive(a, b)),
    () => {
      for (const _ of rolls) s.field.plugged.motiveDamage!(s.play, s.field, 0, situation);
    },
  );
  const [unit] = s.state.units;
  return [drivingPenalty(unit), slowedBy(unit), isImmobilized(unit)];
}

const NONE = [0, 0, false];
const HARDER = [1, 0, false];
const SLOWED = [2, 1, false];
const STOPPED = [0, 0, true];

describe('The table', () => {
  rule(
    'MT-VCOM-09',
    'Tracks: nothing up to 7, Driving +1 on 8 and 9, slowed on 10 and 11, the end on 12',
    () => {
      const on = (a: number, b: number) => after('tracked', [[a, b]]);
      expect([on(1, 1), on(3, 4), on(4, 4), on(4, 5), on(5, 5), on(5, 6), on(6, 6)]).toEqual([
        NONE,
        NONE,
        HARDER,
        HARDER,
        SLOWED,
        SLOWED,
        STOPPED,
      ]);
    },
  );

  rule('MT-VCOM-09', 'Wheels add 2, a hovercraft 4', () => {
    const wheeled = (a: number, b: number) => after('wheeled', [[a, b]]);
    const hover = (a: number, b: number) => after('hover', [[a, b]]);
    expect([
      wheeled(2, 3),
      wheeled(3, 3),
      wheeled(3, 4),
      wheeled(4, 4),
      wheeled(5, 4),
      wheeled(5, 5),
    ]).toEqual([NONE, HARDER, HARDER, SLOWED, SLOWED, STOPPED]);
    expect([hover(1, 2), hover(2, 2), hover(2, 3), hover(3, 3), hover(3, 4), hover(4, 4)]).toEqual([
      NONE,
      HARDER,
      HARDER,
      SLOWED,
      SLOWED,
      STOPPED,
    ]);
  });

  rule('MT-VCOM-09', 'The situation counts: tracks skid over rubble (+1), 9; wheels fishtail (-1), 7', () => {
    expect(after('tracked', [[4, 5]], 1)).toEqual(SLOWED);
    expect(after('wheeled', [[3, 4]], -1)).toEqual(HARDER);
  });

  rule('MT-VCOM-09', 'All of it adds up', () => {
    expect(
      after('tracked', [
        [4, 4],
        [5, 5],
        [5, 6],
      ]),
    ).toEqual([5, 2, false]);
  });

  rule('MT-VCOM-09', 'The roll tells what was added to it', () => {
    const s = made(vehicle('Tank', { motion: 'wheeled' }));
    s.rolling([motive(3, 4)], () => s.field.plugged.motiveDamage!(s.play, s.field, 0, -1));
    const [{ total, result }] = s.happened('motive-roll');
    expect(total).toTotal(7 + 2 - 1);
    expect([total.lines.map(({ value }) => value), result]).toEqual([[7, 2, -1], 'harder']);
    expect(s.said('motive-roll')).toEqual(['Tank rolls for its motive system: 8, it is harder to drive.']);
  });

  rule('MT-VCOM-09', 'Neither a VTOL nor a wreck rolls', () => {
    const heli = made(vtol('Tank'));
    heli.rolling([], () => heli.field.plugged.motiveDamage!(heli.play, heli.field, 0, 0));
    const wreck = made();
    wreck.unit('Tank').loss = 'broken';
    wreck.rolling([], () => wreck.field.plugged.motiveDamage!(wreck.play, wreck.field, 0, 0));
    expect([heli.happened('motive-roll'), wreck.happened('motive-roll')]).toEqual([[], []]);
  });
});

describe('What it comes to', () => {
  const roll = (...rolls: (readonly [number, number])[]) => {
    const s = made(vehicle('Tank', { cruise: 2 }));
    s.rolling(
      rolls.map(([a, b]) => motive(a, b)),
      () => {
        for (const _ of rolls) s.field.plugged.motiveDamage!(s.play, s.field, 0, 0);
      },
    );
    return s;
  };
  const driving = (s: ReturnType<typeof roll>) =>
    totalOf<`MT-${string}`>((tally) =>
      pilotingNumber(tally as never, s.field, s.state, 0, { reason: 'bog', modifier: 0 }),
    );

  rule('MT-VCOM-09', 'Driving rolls are harder', () => {
    expect([driving(roll()), driving(roll([4, 4])), driving(roll([4, 4], [5, 5]))]).toEqual([5, 6, 8]);
  });

  rule('MT-VCOM-09', 'Flank follows from what is left of Cruising', () => {
    const s = roll([5, 5]);
    expect([walkMp(s.field, s.state, 0), explainMp(s.field, s.state, 0, 'run').total]).toEqual([1, 2]);
  });

  rule('MT-VCOM-09', 'Cruising 0 is not immobilized: it cannot move, and is no helpless target', () => {
    const slow = roll([5, 5], [5, 6]);
    const stopped = roll([6, 6]);
    expect([slow, stopped].map((s) => walkMp(s.field, s.state, 0))).toEqual([0, 0]);
    expect([slow, stopped].map((s) => isHelpless(s.field, s.state.units[0]))).toEqual([false, true]);
  });
});

const laid = (
  file: UnitFile,
  kind: 'conventional' | 'thunder' | 'fascam',
  options = {},
  hex = '0504',
): Rounds => {
  const rounds = new Rounds(
    scene({
      options: { ...OPTIONS, 'vehicle-minefields': true, minefields: 3, ...options },
      units: { Tank: { mech: file, at: '0503 S' }, Wolf: { mech: mech('Wolf'), at: '1515 N' } },
    }),
  );
  const mines = [{ kind, strength: 6, hex: rounds.scene.cell(hex) }];
  rounds.scene.state.marks = { mines: { laid: mines, known: [[], mines] } };
  return rounds.beginAt('movement', 0);
};
const drive = (to: string) =>
  ({ type: 'move', unit: 'Tank', mode: 'walk', to, facing: 'S', more: false }) as const;

describe('Mines under a vehicle', () => {
  rule(
    'MT-VCOM-12',
    'Wheels on a mine: 6 points to the front column, and 6 for the motive system makes 8',
    () => {
      const rounds = laid(vehicle('Tank', { motion: 'wheeled' }), 'conventional');
      rounds.order(drive('0506'), mine(3, 4), location(3, 4), motive(3, 3));
      expect([rounds.hexOf('Tank'), rounds.damage('Tank')]).toEqual(['0506', 6]);
      expect(drivingPenalty(rounds.scene.state.units[0])).toBe(1);
    },
  );

  rule('MT-VCOM-12', 'A hovercraft sets off a conventional field on 12 alone', () => {
    const hover = vehicle('Tank', { motion: 'hover' });
    expect(laid(hover, 'conventional').order(drive('0506'), mine(5, 6)).damage('Tank')).toBe(0);
    const hit = laid(hover, 'conventional').order(drive('0506'), mine(6, 6), location(3, 4), motive(1, 1));
    expect(hit.damage('Tank')).toBe(6);
  });

  rule('MT-VCOM-12', 'Thunder and FASCAM it sets off on 7 like others', () => {
    const hover = vehicle('Tank', { motion: 'hover' });
    for (const kind of ['thunder', 'fascam'] as const) {
      expect(laid(hover, kind).order(drive('0506'), mine(3, 3)).damage('Tank')).toBe(0);
      const hit = laid(hover, kind).order(drive('0506'), mine(3, 4), location(3, 4), motive(1, 1));
      expect(hit.damage('Tank')).toBe(6);
    }
  });

  rule('MT-VCOM-12', 'Without the option a hovercraft sets it off on 7, and no roll follows', () => {
    const hover = vehicle('Tank', { motion: 'hover' });
    const rounds = laid(hover, 'conventional', { 'vehicle-minefields': false });
    expect(rounds.order(drive('0506'), mine(3, 4), location(3, 4)).damage('Tank')).toBe(6);
  });

  rule('MT-VCOM-12', 'Who is immobilized stays where that happens', () => {
    const rounds = laid(vehicle('Tank', { cruise: 6 }), 'conventional');
    rounds.order(drive('0507'), mine(4, 4), location(3, 4), motive(6, 6));
    expect([rounds.hexOf('Tank'), rounds.scene.unit('Tank').acted]).toEqual(['0504', true]);
  });

  rule('MT-VCOM-12', 'An MP that is lost on the way is missing at its end', () => {
    const slowed = (cruise: number) => {
      const rounds = laid(vehicle('Tank', { cruise }), 'conventional');
      return rounds.order(drive('0507'), mine(4, 4), location(3, 4), motive(5, 5));
    };
    expect([slowed(5).hexOf('Tank'), slowed(4).hexOf('Tank')]).toEqual(['0507', '0504']);
    expect(slowed(4).asked).toBe('0 movement/continue');
  });
});

describe('Without a turret', () => {
  const hitTurret = (points: number, options = {}, turret = 2) => {
    const file = vehicle('Tank', { tons: 30, items: { TU: ['Medium Laser'], FR: ['Small Laser'] } });
    const s = made(
      { ...file, armor: { ...file.armor, TU: turret } },
      { 'vehicle-destruction': true, ...options },
    );
    const [kind] = s.field.kinds;
    const strike = (dice: readonly [number, number], more: number, ...rolls: Roll[]) =>
      s.rolling([['hit location', ...dice], ...rolls], () => {
        const struck = kind.rollLocation(s.play, s.field, 0, { table: 'mech', side: 'left', covered: 0 });
        if (struck) kind.strike(s.play, s.field, 0, struck, more);
      });
    strike([5, 5], points, ['critical hit', 1, 1]);
    return { s, strike };
  };

  rule(
    'MT-VCOM-13',
    'Turret 2 and 3, hit for 8 from the left: it is lost, and 3 go on to the left side',
    () => {
      const { s } = hitTurret(8);
      expect([s.unit('Tank').loss, s.unit('Tank').armor, s.unit('Tank').structure]).toEqual([
        null,
        [10, 10, 7, 10, 0],
        [3, 3, 3, 3, 0],
      ]);
      expect(s.happened('location-lost')).toMatchObject([{ unit: 0, location: 4 }]);
    },
  );

  rule(
    'MT-VCOM-13',
    'A hit that it just takes leaves nothing over, and one point less leaves it the turret',
    () => {
      expect(hitTurret(5).s.unit('Tank').armor).toEqual([10, 10, 10, 10, 0]);
      expect(hitTurret(4).s.happened('location-lost')).toEqual([]);
    },
  );

  rule('MT-VCOM-13', 'Later hits strike the side, and the weapons of the turret are gone', () => {
    const { s, strike } = hitTurret(5);
    strike([5, 6], 4);
    expect(s.unit('Tank').armor).toEqual([10, 10, 6, 10, 0]);
    const [front, turret] = ['Small Laser', 'Medium Laser'].map((label) => s.weapon('Tank', label));
    const lost = s.unit('Tank').lost;
    expect(s.design('Tank').weapons[turret].parts.every(({ location: at }) => (lost & (1 << at)) !== 0)).toBe(
      true,
    );
    expect(s.design('Tank').weapons[front].parts.every(({ location: at }) => (lost & (1 << at)) === 0)).toBe(
      true,
    );
  });

  rule('MT-VCOM-13', 'Any other part without structure is still the end', () => {
    const { s, strike } = hitTurret(5);
    strike([3, 4], 13, ['critical hit', 1, 1]);
    expect(s.unit('Tank').loss).toBe('broken');
  });

  rule('MT-VCOM-13', 'Without the option the loss of the turret is the end, and nothing goes on', () => {
    const { s } = hitTurret(8, { 'vehicle-destruction': false });
    expect([s.unit('Tank').loss, s.unit('Tank').armor[2]]).toEqual(['broken', 10]);
  });
});

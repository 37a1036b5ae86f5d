import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import type { WeaponMount } from '../../design.ts';
import { isTurretJammed, jamTurret } from '../../rules/damage/crew-damage.ts';
import { lockTurret } from '../../rules/damage/motive.ts';
import { canBear } from '../../rules/fire/pointing.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import type { Twist } from '../../state.ts';
import { answerOf } from '../../testing/bot.ts';
import { initiative, Rounds } from '../../testing/rounds.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = { ...COMBINED, 'vehicle-firing-arcs': true } as const;
/** A weapon on each side. */
const bristling = vehicle('Tank', {
  items: {
    FR: ['PPC'],
    RS: ['Flamer'],
    LS: ['Small Laser'],
    RR: ['Machine Gun'],
    TU: ['Large Laser'],
  },
});

const made = (file: UnitFile = bristling, options: object = OPTIONS, target = '0505 S'): Scene =>
  scene({
    options: { ...options },
    units: { Tank: { mech: file, at: '0808 N' }, Wolf: { mech: mech('Wolf'), at: target } },
  });

/** Thirty degrees are two bearings; what lies between two of them is odd. */
const bearingOf = (degrees: number): number => {
  const exact = degrees / 15;
  return degrees % 30 === 0 ? exact : 2 * Math.floor(degrees / 30) + 1;
};

const mountOf = (s: Scene, label: string): WeaponMount =>
  s.field.designs[0].weapons.find((mount) => mount.label.startsWith(label))!;

const bearsAt = (s: Scene, label: string, degrees: readonly number[], twist: Twist = 0): boolean[] =>
  degrees.map((at) => canBear(s.field, 0, mountOf(s, label), twist, bearingOf(at)));

describe('The arcs', () => {
  rule('MT-VCOM-01', 'Front: more than 300 or less than 60 degrees', () => {
    expect(bearsAt(made(), 'PPC', [300, 301, 0, 59, 60])).toEqual([false, true, true, true, false]);
  });

  rule('MT-VCOM-01', 'Right: from 60 to 120 degrees, both included', () => {
    expect(bearsAt(made(), 'Flamer', [59, 60, 90, 120, 121])).toEqual([false, true, true, true, false]);
  });

  rule('MT-VCOM-01', 'Rear: more than 120 and less than 240 degrees', () => {
    expect(bearsAt(made(), 'Machine Gun', [120, 121, 180, 239, 240])).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  rule('MT-VCOM-01', 'Left: from 240 to 300 degrees, both included', () => {
    expect(bearsAt(made(), 'Small Laser', [239, 240, 270, 300, 301])).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  rule('MT-VCOM-01', 'Each direction is in one of them', () => {
    const s = made();
    for (let at = 0; at < 360; at += 15) {
      const sides = ['PPC', 'Flamer', 'Small Laser', 'Machine Gun'].flatMap((label) =>
        bearsAt(s, label, [at]),
      );
      expect([at, sides.filter(Boolean).length]).toEqual([at, 1]);
    }
  });

  rule('MT-VCOM-01', 'Turret: 30 degrees on either side of the way it faces, and no more', () => {
    expect(bearsAt(made(), 'Large Laser', [329, 330, 0, 30, 31])).toEqual([false, true, true, true, false]);
  });

  rule('MT-VCOM-01', 'Example: a turret that faces hexside 2 bears from 90 to 150 degrees', () => {
    expect(bearsAt(made(), 'Large Laser', [89, 90, 120, 150, 151], 2)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(bearsAt(made(), 'Large Laser', [209, 210, 270, 271], -2)).toEqual([false, true, true, false]);
    expect(bearsAt(made(), 'Large Laser', [149, 150, 210, 211], 3)).toEqual([false, true, true, false]);
  });

  rule('MT-VCOM-01', 'Those of the sides do not turn with it', () => {
    expect(bearsAt(made(), 'PPC', [0, 180], 3)).toEqual([true, false]);
  });

  rule('MT-VCOM-01', 'A VTOL has them as well', () => {
    const s = made(vtol('Tank', { items: { FR: ['PPC'], RS: ['Flamer'] } }));
    expect([bearsAt(s, 'PPC', [59, 60]), bearsAt(s, 'Flamer', [59, 60])]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  rule(['MT-VCOM-01', 'MT-PRE-10'], "Without the option the arcs are those of 'Mechs", () => {
    const s = made(bristling, COMBINED);
    expect([bearsAt(s, 'PPC', [60, 61]), bearsAt(s, 'Large Laser', [60, 61])]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  rule('MT-VCOM-01', "A 'Mech keeps its own", () => {
    const s = made(mech('Tank', { slots: { CT: ['Medium Laser'] } }));
    expect(bearsAt(s, 'Medium Laser', [60, 61])).toEqual([true, false]);
  });
});

describe('In the game', () => {
  const why = (s: Scene, label: string, twist: Twist) =>
    whyNotFire(s.field, s.state, { unit: 0, twist, prop: null }, s.weapon('Tank', label), 1)?.message ?? null;

  rule('MT-VCOM-01', 'A weapon fires at nobody out of its arc', () => {
    // Straight ahead.
    const s = made(bristling, OPTIONS, '0805 S');
    expect([why(s, 'PPC', 0), why(s, 'Large Laser', 0)]).toEqual([null, null]);
    expect(why(s, 'Large Laser', 1)).toBe(why(s, 'Flamer', 0));
    expect(why(s, 'Flamer', 0)).not.toBeNull();
  });

  rule('MT-VCOM-01', 'On 60 degrees the right side fires, and the front does not', () => {
    const s = made(bristling, OPTIONS, '1007 S');
    expect([why(s, 'PPC', 0), why(s, 'Flamer', 0)].map((each) => each === null)).toEqual([false, true]);
    const base = made(bristling, COMBINED, '1007 S');
    expect([why(base, 'PPC', 0), why(base, 'Flamer', 0)].map((each) => each === null)).toEqual([true, false]);
  });

  const duel = () =>
    new Rounds(
      scene({
        options: { ...OPTIONS, 'vehicle-motive-damage': true },
        units: {
          Tank: { mech: vehicle('Tank'), at: '0505 N', side: 0 },
          Wolf: { mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }), at: '0508 N', side: 1 },
        },
      }),
    );

  rule(
    'MT-VCOM-02',
    'It is turned to any hexside before the attacks, also without one, and faces ahead next turn',
    () => {
      const game = duel();
      game.begin(1).still('Wolf').still('Tank').hold('Wolf');
      expect(game.choices('hold', 'Tank').toSorted()).toEqual([-1, -2, 0, 1, 2, 3]);
      expect(game.choices('fire', 'Tank')).toEqual([3]);
      game.order({ type: 'hold', unit: 'Tank', twist: 2 }, ...initiative(1));
      expect(game.scene.state.units[0].twist).toBe(0);
    },
  );

  rule('MT-VCOM-02', 'Jammed or locked it stays as it is from turn to turn', () => {
    for (const fix of [lockTurret, (unit: Parameters<typeof jamTurret>[0]) => jamTurret(unit, 1)]) {
      const game = duel();
      game.begin(1).still('Wolf').still('Tank').hold('Wolf');
      fix(game.scene.state.units[0]);
      game.scene.state.units[0].twist = 2;
      game.order({ type: 'hold', unit: 'Tank', twist: 2 }, ...initiative(1));
      // It has nothing to fire at so, and is not asked.
      game
        .still('Wolf')
        .still('Tank')
        .hold('Wolf', ...initiative(1));
      expect(game.scene.state.units[0].twist).toBe(2);
      expect(isTurretJammed(game.scene.state.units[0]) || game.scene.state.units[0].marks?.turretLocked).toBe(
        true,
      );
    }
  });

  rule(
    ['MT-VCOM-01', 'CBT-THM-07'],
    'What is ahead is what lies within the front arc about the turret',
    () => {
      // Due north, and exactly 60 degrees to the right of that.
      const s = scene({
        options: OPTIONS,
        units: {
          Tank: { mech: bristling, at: '0808 N', side: 0 },
          Ahead: { mech: mech('Ahead'), at: '0805 S', side: 1 },
          Aside: { mech: mech('Aside'), at: '1007 S', side: 1 },
        },
      });
      const game = new Rounds(s);
      game.begin(1).still('Ahead').still('Aside').still('Tank');
      game.order(
        {
          type: 'fire',
          unit: 'Tank',
          twist: 0,
          target: 1,
          attacks: [
            { weapon: s.weapon('Tank', 'PPC'), target: 1 },
            { weapon: s.weapon('Tank', 'Flamer'), target: 2 },
          ],
        },
        ['to-hit', 1, 1],
        ['to-hit', 1, 1],
        ...initiative(1),
      );
      const lines = s
        .happened('fire-declared')[0]
        .attacks.map(({ explanation }) =>
          explanation.lines.filter(({ rule: id }) => id === 'CBT-THM-07').map(({ value }) => value),
        );
      expect(lines).toEqual([[], [2]]);
    },
  );

  rule('MT-VCOM-02', 'A bot turns it to whom it fires at', () => {
    const game = duel();
    game.begin(1).still('Wolf').still('Tank').hold('Wolf');
    expect(answerOf(game.scene)).toMatchObject({ type: 'fire', twist: 3, target: 1 });
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { flyAt } from '../../../rules/ground/altitude.ts';
import { type March, march } from '../../../testing/march.ts';
import { mech } from '../../../testing/scene.ts';
import { location, piloting, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

/** Two lasers and a cannon in front, a laser on each side. */
const gunship = vtol('Heli', {
  cruise: 8,
  items: {
    FR: ['Medium Laser', 'Medium Laser', 'AC/5'],
    RS: ['Small Laser'],
    LS: ['Small Laser'],
    BD: ['Ammo AC/5'],
  },
});

interface Plan {
  readonly file?: UnitFile;
  readonly at?: string;
  readonly level?: number;
  readonly map?: string;
  readonly options?: OptionValues;
  /** Others by name, where they are, and whose. */
  readonly others?: Readonly<
    Record<string, { readonly at: string; readonly mech?: UnitFile; readonly side?: 0 }>
  >;
}

function raid({ file = gunship, at = '0510 N', level = 3, map, options = {}, others }: Plan = {}): March {
  const made = march({
    options: { ...COMBINED, 'vtol-strafing': true, ...options },
    ...(map && { map }),
    units: {
      Heli: { mech: file, at },
      ...(others ?? { Wolf: { at: '0507 N' } }),
    },
  });
  flyAt(made.scene.state.units[0], level);
  return made;
}

const strafe = (to: string, mode: 'walk' | 'run' = 'walk', more = false) =>
  ({ type: 'strafe', unit: 'Heli', mode, to, more }) as const;

/** Nobody else moves. */
function allStill(made: March): void {
  while (made.asked.endsWith('movement/move'))
    made.order({ type: 'still', unit: made.choices('still')[0] as number });
}

const shotsOf = (made: March) =>
  made.scene
    .happened('fire-declared')
    .flatMap(({ attacks }) => attacks.map(({ weapon, target, number }) => [weapon, target, number]));

describe('The run', () => {
  rule(
    'MT-VTOL-04',
    'It leads straight ahead at one altitude, as far as its MP, and is a move like others',
    () => {
      const made = raid();
      expect(made.choices('strafe', 'Heli', 'walk')).toEqual([
        '0509',
        '0508',
        '0507',
        '0506',
        '0505',
        '0504',
        '0503',
        '0502',
      ]);
      expect(made.refusal(strafe('0501')).rule).toBe('MT-VTOL-04');
      expect(made.refusal(strafe('0609')).rule).toBe('MT-VTOL-04');
      made.order(strafe('0506'));
      expect(made.scene.unit('Heli')).toMatchObject({ mpSpent: 4, hexesMoved: 4, mode: 'walk' });
      expect(made.scene.said('strafes')).toEqual([
        'Heli strafes hex 0509.',
        'Heli strafes hex 0508.',
        'Heli strafes hex 0507.',
        'Heli strafes hex 0506.',
      ]);
    },
  );

  rule(
    'MT-VTOL-04',
    'Before and after it goes as it likes; the hex in which it begins is not flown over',
    () => {
      const made = raid({ at: '0610 NW', others: { Wolf: { at: '0507 N' }, Bear: { at: '0509 N' } } });
      made.order(made.leg('Heli', 'walk', '0509 N'));
      made.order(strafe('0507', 'walk', true));
      made.move('Heli', 'walk', '0505 N');
      made.still('Wolf').still('Bear');
      made.phase('weapon', toHit(1, 1), toHit(1, 1));
      expect(new Set(shotsOf(made).map(([, target]) => target))).toEqual(new Set([1]));
    },
  );

  rule(
    'MT-VTOL-04',
    'Once a turn, in the air, with an energy weapon of its front or turret that works',
    () => {
      const made = raid();
      made.order(strafe('0508', 'walk', true));
      expect(made.orders).not.toContain('strafe');
      const able = (file: UnitFile, level?: number): boolean => {
        const other = raid({ file, ...(level !== undefined && { level }) });
        if (level === 0) other.scene.state.units[0].marks = null;
        return other.choices('strafe').length > 0;
      };
      const armed = (FR: string[], TU: string[] = [], RS: string[] = []) =>
        vtol('Heli', { turret: TU.length > 0, items: { FR, TU, RS, BD: ['Ammo AC/5'] } });
      expect([
        able(gunship),
        able(gunship, 0),
        able(armed(['AC/5'])),
        able(armed(['AC/5'], [], ['Medium Laser'])),
        able(armed(['AC/5'], ['Medium Laser'])),
        able(armed(['Flamer'])),
        able(armed(['TAG'])),
        able(vehicle('Heli', { items: { FR: ['Medium Laser'] } }), 0),
      ]).toEqual([true, false, false, false, true, true, false, false]);
      const broken = raid();
      for (const mount of broken.scene.field.designs[0].weapons)
        for (const { location: part, mask } of mount.parts) broken.scene.unit('Heli').hits[part] |= mask;
      expect(broken.choices('strafe')).toEqual([]);
    },
  );

  rule('MT-VTOL-04', 'What stands as high as it flies is in its way', () => {
    const made = raid({
      map: '. .\nl .\n. .\n. .',
      at: '0104 N',
      level: 2,
      others: { Wolf: { at: '0201 S' } },
    });
    expect(made.choices('strafe', 'Heli', 'walk')).toEqual(['0103']);
  });

  rule(
    ['MT-VTOL-04', 'MT-PRE-29'],
    'Who slips sideways on the way strafes only what it has flown over',
    () => {
      const made = raid({ at: '0510 NE' });
      made.order(made.leg('Heli', 'run', '0609 N'));
      // It has turned at Flank and goes on: a roll at the first hex of the run.
      made.order(strafe('0605', 'run'), piloting(1, 1));
      expect(made.scene.happened('strafes')).toEqual([]);
      made.still('Wolf');
      made.phase('weapon');
      expect(shotsOf(made)).toEqual([]);
    },
  );

  rule('MT-VTOL-04', 'Bots strafe two enemies at least, and none of their own', () => {
    const plan = (others: Plan['others']) => {
      const { state, field } = raid({ ...(others && { others }) }).scene;
      return field.plugged.liesLow?.(null, field, state, 0) ?? null;
    };
    const two = { Wolf: { at: '0508 N' }, Bear: { at: '0506 N' } };
    expect(plan(two)).toEqual({ ...strafe('0506'), unit: 0 });
    expect(plan({ Wolf: { at: '0508 N' } })).toBe(null);
    expect(plan({ ...two, Friend: { at: '0507 N', side: 0 } })).toBe(null);
    expect(plan({ ...two, Friend: { at: '0505 N', side: 0 } })).toEqual({ ...strafe('0506'), unit: 0 });
  });

  rule('MT-VTOL-04', 'Off, nobody strafes', () => {
    const made = raid({ options: { 'vtol-strafing': false } });
    expect(() => made.choices('strafe')).toThrow('not on the menu');
  });
});

describe('The fire', () => {
  rule(
    'MT-VTOL-04',
    'Example: at Flank, at a target that has moved 5 hexes in light woods: 11, a roll for each laser',
    () => {
      const trees = Array.from({ length: 17 }, (_, row) =>
        Array.from({ length: 15 }, (_, col) => (col === 4 && row === 6 ? 'l' : '.')).join(' '),
      ).join('\n');
      const made = raid({ map: trees, others: { Wolf: { mech: mech('Wolf', { walk: 6 }), at: '0512 N' } } });
      made.order(strafe('0505', 'run'));
      made.scene.put('Wolf', '0507 N');
      Object.assign(made.scene.unit('Wolf'), { mode: 'walk', hexesMoved: 5, heading: 1 });
      made.still('Wolf');
      Object.assign(made.scene.unit('Wolf'), { mode: 'walk', hexesMoved: 5, heading: 1 });
      // It might have picked up a tree.
      made.phase('weapon');
      made.order({ type: 'hold', unit: 'Wolf', twist: 0 }, toHit(5, 5), toHit(5, 6), location(3, 4));
      expect(shotsOf(made)).toEqual([
        [0, 1, 11],
        [1, 1, 11],
      ]);
      expect(made.scene.happened('fire-declared')[0].attacks[0].explanation.lines).toEqual([
        { kind: 'add', value: 6, reason: 'Strafing', rule: 'MT-VTOL-04' },
        { kind: 'add', value: 2, reason: 'Attacker flanked', rule: 'CBT-THM-04' },
        { kind: 'add', value: 2, reason: 'Target moved 5 hexes', rule: 'CBT-THM-05' },
        { kind: 'add', value: 1, reason: 'Target in light woods', rule: 'CBT-THM-06' },
      ]);
      expect(made.scene.happened('weapon-attack').map(({ hit }) => hit)).toEqual([false, true]);
    },
  );

  rule('MT-VTOL-04', 'Everybody in those hexes is fired at, friend or foe, but who flies higher', () => {
    const others = {
      Wolf: { at: '0509 N' },
      Friend: { at: '0506 N', side: 0 as const },
      Tank: { mech: vehicle('Tank', { items: {} }), at: '0509 N' },
      High: { mech: vtol('High', { items: {} }), at: '0508 N' },
      Low: { mech: vtol('Low', { items: {} }), at: '0504 N' },
      Beside: { at: '0608 N' },
    };
    const made = raid({ others });
    const { units } = made.scene.state;
    flyAt(units[4], 4);
    flyAt(units[5], 2);
    made.order(strafe('0502'));
    allStill(made);
    made.phase('weapon', ...Array.from({ length: 8 }, () => toHit(1, 1)));
    expect(shotsOf(made)).toEqual([
      [0, 1, 7],
      [1, 1, 7],
      [0, 3, 7],
      [1, 3, 7],
      [0, 2, 7],
      [1, 2, 7],
      [0, 5, 7],
      [1, 5, 7],
    ]);
  });

  rule('MT-VTOL-04', 'Who has left in time is not there any more; Gunnery does not enter', () => {
    const made = raid({ others: { Wolf: { at: '0507 N' } } });
    made.scene.unit('Heli').gunnery = 0;
    made.order(strafe('0505'));
    made.move('Wolf', 'walk', '0606 NE');
    made.phase('weapon');
    expect(shotsOf(made)).toEqual([]);
    const slow = raid({ others: { Wolf: { at: '0507 N' } } });
    Object.assign(slow.scene.unit('Wolf'), { shutDown: 1 });
    slow.order(strafe('0505'));
    slow.phase('weapon', toHit(1, 1), toHit(1, 1));
    // 6, cruising and a target that does not move.
    expect(shotsOf(slow).map(([, , number]) => number)).toEqual([3, 3]);
  });

  rule('MT-VTOL-04', 'A hit comes from the hex that it flew in from', () => {
    const struck = (facing: string) => {
      const made = raid({ others: { Wolf: { at: `0507 ${facing}` } } });
      made.order(strafe('0505'));
      made.still('Wolf');
      made.phase('weapon', toHit(6, 6), location(3, 4), toHit(1, 1));
      return made.scene.happened('location')[0].side;
    };
    expect(['N', 'S', 'SE', 'NW'].map(struck)).toEqual(['rear', 'front', 'front', 'left']);
  });

  rule('MT-VTOL-04', 'It attacks nobody else in that turn', () => {
    const made = raid({ others: { Wolf: { at: '0501 S' } } });
    made.order(strafe('0505'));
    made.still('Wolf');
    made.phase('weapon');
    expect(made.asked).toBe('over');
    const usual = raid({ others: { Wolf: { at: '0501 S' } } });
    usual.move('Heli', 'walk', '0505 N');
    usual.still('Wolf');
    usual.phase('weapon');
    expect(usual.asked).toBe('0 weapon/declare');
  });

  rule(
    'MT-VTOL-04',
    'Damage after its flight does not call it off; its end before the Weapon Attack Phase does',
    () => {
      const fires = (harm: (made: March) => void): number => {
        const made = raid({ others: { Wolf: { at: '0507 N' }, Friend: { at: '0115 N', side: 0 } } });
        made.order(strafe('0505'));
        harm(made);
        allStill(made);
        made.phase('weapon', ...(made.scene.unit('Heli').loss ? [] : [toHit(1, 1), toHit(1, 1)]));
        return shotsOf(made).length;
      };
      expect(fires(() => {})).toBe(2);
      expect(
        fires(({ scene }) => {
          const [{ parts }] = scene.field.designs[0].weapons;
          for (const { location: part, mask } of parts) scene.unit('Heli').hits[part] |= mask;
        }),
      ).toBe(2);
      expect(
        fires(({ scene }) => {
          Object.assign(scene.unit('Heli'), { loss: 'broken', hex: -2 });
        }),
      ).toBe(0);
    },
  );

  rule('MT-VTOL-04', 'What needs more than 12 is not rolled for', () => {
    const made = raid({ others: { Wolf: { at: '0507 N' } } });
    made.order(strafe('0505', 'run'));
    made.still('Wolf');
    Object.assign(made.scene.unit('Wolf'), { mode: 'jump', hexesMoved: 9, heading: 1 });
    made.phase('weapon', toHit(6, 6), location(3, 4), toHit(1, 1));
    expect(shotsOf(made).map(([, , number]) => number)).toEqual([12, 12]);
    const faster = raid({ others: { Wolf: { at: '0507 N' } } });
    faster.order(strafe('0505', 'run'));
    faster.still('Wolf');
    Object.assign(faster.scene.unit('Wolf'), { mode: 'jump', hexesMoved: 10, heading: 1 });
    faster.phase('weapon');
    expect(shotsOf(faster)).toEqual([]);
  });

  rule(['MT-VTOL-04', 'MT-BASE-21'], 'A building that gives way falls in this phase', () => {
    const made = raid({
      file: vtol('Heli', { cruise: 8, items: { FR: ['Medium Laser', 'Large Laser', 'Large Laser'] } }),
      map: '. .\n. .\nB1/1 .\n. .\n. .',
      at: '0105 N',
      options: { buildings: true },
      others: { Tank: { mech: vehicle('Tank', { items: {} }), at: '0205 N' } },
    });
    made.order(strafe('0101'));
    allStill(made);
    made.phase('weapon');
    expect(made.scene.happened('building-falls')).toHaveLength(1);
  });

  rule(['MT-VTOL-04', 'MT-INFO-01'], 'With what it strafes only those see who know its sheet', () => {
    const made = raid();
    made.order(strafe('0505'));
    const { field, state } = made.scene;
    const [real] = state.units;
    const { seenUnit, glimpse } = field.plugged;
    const veiled = { ...real, body: { ...real.body } };
    const seen = (unit: typeof real) =>
      seenUnit!(unit, field, real, 0, 'spectator').thisTurn.marks?.strafing?.weapons;
    expect([seen(real), seen(veiled)]).toEqual([[0, 1], []]);
    expect(glimpse!(made.scene.happened('strafing-run')[0])).toMatchObject({ weapons: [] });
  });

  rule(
    ['MT-VTOL-04', 'MT-BASE-20'],
    'A building on its way takes every weapon, without a roll, and those inside are no targets',
    () => {
      const made = raid({
        map: '. .\n. .\nB2/1 .\n. .\n. .',
        at: '0105 N',
        options: { buildings: true },
        others: { Tank: { mech: vehicle('Tank', { items: {} }), at: '0103 N' } },
      });
      made.order(strafe('0101'));
      made.still('Tank');
      made.phase('weapon');
      expect(shotsOf(made)).toEqual([]);
      expect(made.scene.said('building-strafed')).toEqual([
        'Heli strafes the building in hex 0103: 10 points.',
      ]);
      expect(made.scene.happened('building-hit').map(({ points }) => points)).toEqual([5, 5]);
    },
  );
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { strike as hitMech } from '../../kinds/mech/damage/damage.ts';
import { Duel } from '../../testing/duel.ts';
import { mech, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { Location } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const options = { ...COMBINED, night: true, searchlights: true };
const laser = { armor: 40, slots: { CT: ['Medium Laser'] } };
const DARK = { type: 'light', lights: [] } as never;

/** Gun in 0501 looks south at Mark; its own tank stands four hexes away, and another beside the line. */
function beam(mark: string, map?: string): Duel {
  const own = { side: 0, seat: 0 } as const;
  const units = {
    Gun: { mech: mech('Gun', laser), at: '0501 S', ...own },
    Mark: { mech: mech('Mark', laser), at: mark, side: 1, seat: 1 },
    Tank: { mech: vehicle('Tank'), at: '0505 S', ...own },
    Aside: { mech: vehicle('Aside'), at: '0405 S', ...own },
  } as const;
  return new Duel(scene({ units, options, map: map ?? `${'. '.repeat(9)}\n`.repeat(34) })).beginAt(
    'weapon',
    1,
  );
}

/** Gun lights Mark: by unit who is lit. */
function lit(mark: string, map?: string): boolean[] {
  const made = beam(mark, map);
  if (made.asked.startsWith('1 ')) made.order(DARK);
  made.order({ type: 'light', lights: [{ unit: 0, enemy: 1 }] } as never);
  const { field, state } = made.scene;
  return [0, 1, 2, 3].map((unit) => field.plugged.isLit!(state, unit));
}

rule(
  'MT-ELEC-20',
  'Example: a target 9 hexes away is lit, and the own tank on the line 4 hexes away, too',
  () => {
    expect(lit('0510 N')).toEqual([true, true, true, false]);
  },
);

rule('MT-ELEC-20', 'Whom the carrier does not see is not lit', () => {
  // The tank in a hollow behind a rise that hides it, and not the hill beyond.
  const rows = Array.from({ length: 12 }, (_, row) =>
    row === 3
      ? '. . . . .2 . . . .'
      : row === 9
        ? '. . . . .5 . . . .'
        : row === 0
          ? '. . . . .5 . . . .'
          : '. . . . . . . . .',
  );
  expect(lit('0510 N', rows.join('\n'))).toEqual([true, true, false, false]);
});

rule('MT-ELEC-20', 'A light reaches 30 hexes', () => {
  expect([reaches('0531 S'), reaches('0532 S')]).toEqual([true, false]);
});

/** Has Gun anybody to light? */
const mayLight = ({ scene: { field, state } }: Duel): boolean =>
  field.plugged.beforeFire!([], field, state, 0).length > 0;
const reaches = (mark: string): boolean => mayLight(beam(mark));

/** Is the light lost by a hit with this throw? Undefined where nobody throws. */
function struck(file: UnitFile, part: number, rear: boolean, ...rolls: readonly Roll[]): boolean | undefined {
  const made = scene({
    options,
    units: { Gun: { mech: file, at: '0501 S' }, Mark: { mech: mech('Mark', laser), at: '0505 N' } },
  });
  made.state.units[0].thisTurn.marks = { light: 1 };
  made.rolling(rolls, () =>
    made.field.kinds[0].strike(made.play, made.field, 0, { part, rear, critical: false }, 1),
  );
  const [lamp] = made.happened('lamp');
  const { field, state } = made;
  if (lamp) expect(field.plugged.isLit!(state, 1)).toBe(!lamp.isLost);
  return lamp?.isLost;
}

const roll = (a: number, b: number): Roll => ['searchlight', a, b];

rule(
  'MT-ELEC-20',
  'A hit on a torso puts it out on 7 and more, front or rear; other parts have no light',
  () => {
    const gun = mech('Gun', laser);
    expect(struck(gun, Location.CT, false, roll(3, 4))).toBe(true);
    expect(struck(gun, Location.LT, true, roll(3, 3))).toBe(false);
    expect(struck(gun, Location.RT, false, roll(6, 6))).toBe(true);
    expect([struck(gun, Location.HD, false), struck(gun, Location.LA, false)]).toEqual([
      undefined,
      undefined,
    ]);
  },
);

rule('MT-ELEC-20', 'So does one on the front or a side of a vehicle, not on its rear or turret', () => {
  const tank = vehicle('Tank');
  const [front, right, left, rear, turret] = [0, 1, 2, 3, 4];
  expect([front, right, left].map((part) => struck(tank, part, false, roll(3, 4)))).toEqual([
    true,
    true,
    true,
  ]);
  expect([rear, turret].map((part) => struck(tank, part, false))).toEqual([undefined, undefined]);
});

rule('MT-ELEC-20', 'Whose light is out turns it on nobody, and it is not hit again', () => {
  const made = beam('0510 N');
  made.scene.state.units[0].marks = { lampLost: true };
  expect(mayLight(made)).toBe(false);
  made.scene.rolling([], () =>
    hitMech(made.scene.play, made.scene.field, 0, { part: Location.CT, rear: false, critical: false }, 1),
  );
  expect(made.scene.happened('lamp')).toEqual([]);
});

rule('MT-ELEC-20', 'Games that began with it keep the light on one unit', () => {
  const made = scene({
    options,
    setup: { reading: 11 } as never,
    units: {
      Gun: { mech: mech('Gun', laser), at: '0501 S' },
      Mark: { mech: mech('Mark', laser), at: '0505 N' },
    },
  });
  expect(made.field.past.lightsOneUnit).toBeUndefined();
  const old = scene({
    options,
    setup: { reading: 10 } as never,
    units: {
      Gun: { mech: mech('Gun', laser), at: '0501 S' },
      Mark: { mech: mech('Mark', laser), at: '0505 N' },
    },
  });
  expect(old.field.past.lightsOneUnit?.()).toBe(true);
  old.rolling([], () =>
    hitMech(old.play, old.field, 0, { part: Location.CT, rear: false, critical: false }, 1),
  );
});

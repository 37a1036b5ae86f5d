import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { weaken } from '../../buildings/census.ts';
import { floorOf, putOnFloor } from '../../buildings/floors.ts';
import { invariants } from '../../checks/invariants.ts';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { buildings: true, ...COMBINED };

/** A VTOL over the middle hex of three, at a level, or on its roof. */
function heli(
  hex: string,
  level: number | 'roof',
  { file = vtol('Heli'), damage = 0 }: { readonly file?: UnitFile; readonly damage?: number } = {},
): March {
  const made = march({
    map: `. ${hex} . . .`,
    units: { Heli: { mech: file, at: '0201 N' }, Bear: { at: '0501 N', side: 1 } },
    options: ON,
  });
  const unit = made.scene.state.units[0];
  if (level === 'roof') putOnFloor(unit, 2);
  else flyAt(unit, level);
  if (damage > 0) weaken(made.scene.state, 0, damage);
  return made;
}

const altitude = (level: number, more = false) =>
  ({ type: 'altitude', unit: 'Heli', mode: 'walk', level, more }) as const;
const where = ({ scene: { state } }: March) => [altitudeOf(state.units[0]!), floorOf(state.units[0]!)];

describe('VTOLs and roofs', () => {
  rule(['MT-BASE-19', 'MT-PRE-29'], 'It lands on the roof, 1 MP a level, and never inside', () => {
    const made = heli('B2/2@1', 6);
    // From level 6 upward and down to the roof at 3; neither level 1 nor 2.
    expect(made.choices('altitude', 'Heli', 'walk')).toEqual([7, 8, 9, 10, 11, 12, 5, 4, 3]);
    made.order(altitude(3));
    expect(where(made)).toEqual([null, 2]);
    expect(made.scene.unit('Heli').mpSpent).toBe(3);
    expect(made.scene.said('altitude')).toEqual(['Heli lands (3 MP).']);
    expect(invariants(made.scene.state)).toEqual([]);
  });

  rule(['MT-BASE-19', 'MT-PRE-12'], 'It lifts off the roof for 1 MP, and has left it then', () => {
    const made = heli('B2/2', 'roof');
    expect(made.choices('altitude', 'Heli', 'walk')).toEqual([3, 4, 5, 6, 7, 8]);
    made.order(altitude(3, true));
    expect(where(made)).toEqual([3, 0]);
    made.order({ type: 'move', unit: 'Heli', mode: 'walk', to: '0101', facing: 'N', more: false });
    expect([made.hexOf('Heli'), ...where(made)]).toEqual(['0101', 3, 0]);
  });

  rule('MT-PRE-29', 'On the ground it still lands at the level of the ground', () => {
    const made = heli('.1', 3);
    made.order(altitude(1));
    expect(where(made)).toEqual([null, 0]);
    expect(made.scene.happened('floor')).toEqual([]);
  });

  rule('MT-BASE-21', 'A roof that bears exactly its tons holds it, and a point less does not', () => {
    const lands = (damage: number) => {
      // A tenth of the 40 with which the phase began.
      const rolls = damage > 10 ? [location(3, 4)] : [];
      const made = heli('B2/2', 3, { damage });
      made.order(altitude(2), ...rolls);
      return [made.scene.happened('building-falls').length, where(made)[1]];
    };
    expect([lands(10), lands(11)]).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  rule(
    'MT-BASE-19',
    'From the roof it sees over a house as high, and from the ground behind it does not',
    () => {
      const sees = (floor: number) => {
        const made = march({
          map: 'B2/2 B2/2 . . .',
          units: { Heli: { mech: vtol('Heli'), at: '0101 N' }, Bear: { at: '0501 N', side: 1 } },
          options: ON,
        });
        putOnFloor(made.scene.state.units[0]!, floor);
        return !isBlocked(unitSight(made.scene.field, made.scene.state, 0, 1));
      };
      expect([sees(2), sees(0)]).toEqual([true, false]);
    },
  );

  rule(['MT-PRE-25', 'MT-BASE-19'], 'Those whom it puts off there are on the roof as well', () => {
    const made = march({
      map: '. B2/2 . . .',
      units: {
        Heli: { mech: { ...vtol('Heli'), troopSpace: 6 }, at: '0201 N' },
        Foot: { mech: platoon('Foot'), side: 0 },
        Bear: { at: '0501 N', side: 1 },
      },
      options: { ...ON, transport: true },
    });
    const { units } = made.scene.state;
    flyAt(units[0]!, 4);
    units[1]!.marks = { aboard: 0 };
    made.order(altitude(2, true));
    made.order({ type: 'unload', unit: 'Heli', mode: 'walk', passenger: 'Foot', more: false });
    expect([made.hexOf('Foot'), floorOf(units[1]!)]).toEqual(['0201', 2]);
  });

  test('It is said to be on the roof, and not on the ground', () => {
    const said = (made: March) => {
      const { state, field } = made.scene;
      const { states, whereInHex } = battlefieldOf(state).plugged;
      return [states!([], field, state, 0), whereInHex!([], field, state, 0)];
    };
    expect(said(heli('B2/2', 'roof'))).toEqual([[], ['on the roof']]);
    expect(said(heli('.', 1).order(altitude(0)))).toEqual([['on the ground'], []]);
  });
});

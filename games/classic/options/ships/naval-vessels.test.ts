import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { designOf } from '../../kinds/vehicle/design.ts';
import { immobilize } from '../../rules/damage/motive.ts';
import { isHelpless } from '../../rules/fire/attack-modifiers.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { canBeDisplacedTo } from '../../rules/physical/displacement.ts';
import { whyNoCharge } from '../../rules/physical/onslaught.ts';
import { slideInto } from '../../rules/piloting/skid.ts';
import { setupSchema } from '../../setup.ts';
import { type March, march } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import type { Motion, VehicleFile } from '../../units/vehicle-file.ts';
import { SHIPS } from '../../vehicles/ships.ts';

const ON = { ...COMBINED, 'naval-vessels': true } as const;

const ship = (motion: Motion = 'displacement', cruise = 5, tons = 50): VehicleFile =>
  vehicle('Ship', { motion, cruise, tons });

/** Three columns, of which the first is water: 1, 2, 3, 1 and 1 deep. */
const COAST = '~1 . .\n~2 . .\n~3 . .\n~1 . .\n~1 . .';

interface Plan {
  readonly file?: UnitFile;
  readonly at?: string;
  readonly map?: string;
  readonly options?: OptionValues;
  readonly foe?: { readonly at: string; readonly mech?: UnitFile };
}

const sea = ({ file = ship(), at = '0105 N', map = COAST, options = {}, foe }: Plan = {}): March =>
  march({
    options: { ...ON, ...options },
    map,
    units: { Ship: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: '0301 S', ...foe } },
  });

const still = (made: Plan): Scene => sea(made).scene;

describe('Where ships go', () => {
  rule('MT-PRE-30', '1 MP a hex, whatever the depth, and a facing for 1', () => {
    for (const motion of ['displacement', 'hydrofoil'] as const) {
      const made = sea({ file: ship(motion) });
      expect([motion, made.mpTo('Ship', 'walk', '0101').total]).toEqual([motion, 4]);
      made.move('Ship', 'walk', '0101 NE');
      expect(made.scene.unit('Ship').mpSpent).toBe(5);
    }
  });

  rule('MT-PRE-30', 'No land, no ford, no ice, no bridge; a road does not lead them ashore', () => {
    const open = (hex: string, motion: Motion = 'displacement'): boolean => {
      const { scene: made } = sea({
        file: ship(motion),
        map: `. . .\n${hex} . .\n~1+road . .`,
        at: '0103 N',
      });
      return new Mover(made.field, made.state, 0, false).canEndIn('walk', made.cell('0102'));
    };
    for (const motion of ['displacement', 'hydrofoil'] as const)
      expect(
        ['~1', '~3', '~0', '.', '.+road', '~1+ice', '~1+bridge'].map((hex) => open(hex, motion)),
      ).toEqual([true, true, false, false, false, false, false]);
  });

  rule(['MT-PRE-30', 'MT-COND-07'], 'Rapids cost 1 MP more', () => {
    const made = sea({
      map: '. . .\n~1+rapids . .\n~1 . .',
      at: '0103 N',
      options: { 'condition-rapids': true },
    });
    expect(made.mpTo('Ship', 'walk', '0102').total).toBe(2);
  });

  rule('MT-PRE-30', 'Nobody is displaced or slides ashore with it', () => {
    const { field, state, cell } = ((s: Scene) => ({ field: s.field, state: s.state, cell: s.cell.bind(s) }))(
      still({}),
    );
    expect([
      canBeDisplacedTo(field, state, cell('0105'), cell('0104'), 0),
      canBeDisplacedTo(field, state, cell('0105'), cell('0205'), 0),
    ]).toEqual([true, false]);
    expect([
      slideInto(field, 0, cell('0105'), cell('0104')).isStopped,
      slideInto(field, 0, cell('0105'), cell('0205')).isStopped,
    ]).toEqual([false, true]);
  });

  rule('MT-PRE-30', 'One that cannot move any more floats', () => {
    const { scene: made } = sea();
    immobilize(made.state.units[0]);
    made.rolling([], () => made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'));
    expect([made.unit('Ship').loss, isHelpless(made.field, made.state.units[0])]).toEqual([null, true]);
    const hover = still({ file: vehicle('Ship', { motion: 'hover' }) });
    immobilize(hover.state.units[0]);
    hover.rolling([], () => hover.field.plugged.phaseEnds!(hover.play, hover.field, 'weapon'));
    expect(hover.unit('Ship').loss).toBe('sunk');
  });
});

describe('How ships fight', () => {
  const hits = (motion: Motion, total: number): string | undefined => {
    const s = still({ file: ship(motion) });
    const dice: Roll = ['hit location', Math.min(6, total - 1), total - Math.min(6, total - 1)];
    s.rolling([dice], () => {
      const struck = s.field.kinds[0].rollLocation(s.play, s.field, 0, {
        table: 'mech',
        side: 'front',
        covered: 0,
      });
      if (struck) s.field.kinds[0].strike(s.play, s.field, 0, struck, 1);
    });
    return s.happened('motive')[0]?.effect;
  };

  rule(['MT-PRE-30', 'MT-PRE-23'], 'They are hit as vehicles, hydrofoils as hovercraft', () => {
    expect([hits('displacement', 5), hits('hydrofoil', 5), hits('displacement', 4)]).toEqual([
      undefined,
      'slowed',
      'slowed',
    ]);
  });

  rule('MT-PRE-30', 'On the surface they see and are fired at, over water of any depth', () => {
    const armed = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
    const s = still({ at: '0103 N', foe: { at: '0303 NW', mech: armed } });
    const shoot = (unit: number, target: number) =>
      whyNotFire(s.field, s.state, { unit, twist: unit === 0 ? 2 : 0, prop: null }, 0, target);
    expect([shoot(0, 1), shoot(1, 0)]).toEqual([null, null]);
  });

  rule('MT-PRE-30', 'Ships charge ships; nobody else charges them, and they charge nobody else', () => {
    const why = (attacker: UnitFile, at: string, target: UnitFile, to: string) => {
      const { scene: made } = sea({ file: attacker, at, foe: { at: to, mech: target } });
      Object.assign(made.unit('Ship'), { mode: 'walk', hexesMoved: 1, heading: 1, mpLeft: 4 });
      made.state.units[1].thisPhase.acted = true;
      return whyNoCharge(new Mover(made.field, made.state, 0, true), 'walk', 1)?.rule ?? null;
    };
    const tank = vehicle('Tank');
    expect(why(ship(), '0102 N', vehicle('Other', { motion: 'hydrofoil' }), '0101 S')).toBe(null);
    expect(why(vehicle('Hover', { motion: 'hover' }), '0102 N', ship(), '0101 S')).toBe('MT-PRE-30');
    expect(why(ship(), '0102 N', vehicle('Hover', { motion: 'hover' }), '0101 S')).toBe('MT-PRE-30');
    expect(why(tank, '0202 N', vehicle('Other'), '0201 S')).toBe(null);
  });

  rule('MT-PRE-30', 'Those of the stock are sound; only displacement ships are heavier than 100 tons', () => {
    expect(SHIPS.map((file) => designOf(file).ok)).toEqual([true, true, true, true]);
    const heavy = (motion: Motion, tons: number) => designOf(ship(motion, 3, tons)).ok;
    expect([
      heavy('displacement', 300),
      heavy('hydrofoil', 100),
      heavy('hydrofoil', 101),
      heavy('tracked', 101),
    ]).toEqual([true, true, false, false]);
  });

  rule('MT-PRE-30', 'Without the option no game has any', () => {
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const refused = (options: object) =>
      setupSchema
        .safeParse({
          ...setup,
          units: [{ ...setup.units[0], unit: ship() }, setup.units[1]],
          options: { ...COMBINED, ...options },
        })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('Ship'));
    expect(refused({})).toEqual(['Ship has a hull, and the option that it needs is off (MT-PRE-30)']);
    expect(refused(ON) ?? []).toEqual([]);
  });
});

describe('How ships are handled', () => {
  const WATER = '~1 ~1 ~1 ~1 ~1\n'.repeat(12);
  const LEVEL_3 = {
    'vehicle-motive-damage': true,
    'vehicle-turn-modes': true,
    'vehicle-bootlegger': true,
    'hover-flank-skid': true,
  };
  const maneuver = (a: number, b: number): Roll => ['failed maneuver', a, b];
  const fast = (motion: Motion): March =>
    sea({ file: ship(motion, 10), map: WATER, at: '0312 N', options: LEVEL_3, foe: { at: '0101 S' } });

  rule(['MT-VMOV-08', 'MT-PRE-30'], 'A ship adds nothing to a failed manoeuvre, a hydrofoil 4', () => {
    const total = (motion: Motion): number => {
      const made = fast(motion);
      made.order({ ...made.leg('Ship', 'walk', '0311 NE'), more: true });
      return made.scene.happened('maneuver-failed').length;
    };
    // 1 hex and a turn are 2 MP: no turn mode yet.
    expect([total('displacement'), total('hydrofoil')]).toEqual([0, 0]);
    const failed = (motion: Motion, ...dice: [number, number]) => {
      const made = fast(motion);
      made.order(made.leg('Ship', 'walk', '0308 N'));
      // 4 MP so far; to turn and go on takes it to a turn mode of 1, and to turn twice is too early.
      made.order({ ...made.leg('Ship', 'walk', '0308 SE') }, piloting(2, 3), maneuver(...dice));
      return made.scene;
    };
    const slow = failed('displacement', 1, 2).happened('maneuver-failed')[0];
    const quick = failed('hydrofoil', 1, 2).happened('maneuver-failed')[0];
    expect([slow.total.total, quick.total.total]).toEqual([4, 8]);
    expect([slow.mischance, quick.mischance]).toEqual(['minor', 'moderate']);
    // MT-VMOV-08: a fishtail does not strain it.
    expect(failed('hydrofoil', 1, 2).happened('motive-roll')).toEqual([]);
  });

  rule(['MT-VMOV-08', 'MT-PRE-30'], 'From 14 on it capsizes', () => {
    const made = fast('hydrofoil');
    made.order(made.leg('Ship', 'walk', '0308 N'));
    made.order({ ...made.leg('Ship', 'walk', '0308 SE') }, piloting(2, 3), maneuver(4, 5));
    expect(made.scene.unit('Ship').loss).toBe('sunk');
  });

  rule('MT-VMOV-10', 'Displacement ships make no bootlegger turn, hydrofoils do', () => {
    const offered = (motion: Motion): boolean => {
      const made = fast(motion);
      made.order(made.leg('Ship', 'walk', '0308 N'));
      return made.choices('bootlegger').length > 0;
    };
    expect([offered('displacement'), offered('hydrofoil')]).toEqual([false, true]);
  });

  rule(
    'MT-VMOV-11',
    'A hydrofoil that turns at Flank and goes on may skid on the water; a ship does not',
    () => {
      const options = { 'hover-flank-skid': true };
      const turn = (motion: Motion): March => {
        const made = sea({ file: ship(motion, 6), map: WATER, at: '0312 N', options, foe: { at: '0101 S' } });
        const rolls = motion === 'hydrofoil' ? [piloting(6, 6)] : [];
        return made.move('Ship', 'run', '0407 NE', ...rolls);
      };
      expect(turn('hydrofoil').scene.happened('piloting-roll')).toMatchObject([{ reason: 'skid' }]);
      expect(turn('displacement').scene.happened('piloting-roll')).toEqual([]);
    },
  );
});

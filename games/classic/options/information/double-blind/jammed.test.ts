import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { muffle } from '../../../rules/unit/switches.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { sensorsOf } from './plotting.ts';
import { markBlind, type Sensor } from './sight.ts';
import { jammedBy, sensorReach, sensorRow, spot } from './spotting.ts';

const OPTIONS = {
  ...COMBINED,
  'double-blind': true,
  'ecm-suites': true,
  'angel-ecm': true,
  'active-probes': true,
  'bloodhound-probe': true,
  'null-signature': true,
} as const;
const GUARDIAN = '2 x Guardian ECM Suite';
const ANGEL = '2 x Angel ECM Suite';
const fitted = (...items: readonly string[]): UnitFile =>
  mech('Eye', { slots: { LT: items.slice(0, 3), RT: items.slice(3) } });
const suite = (name: string, item: string): UnitFile => mech(name, { slots: { LT: [item] } });

interface Plan {
  readonly eye?: UnitFile;
  readonly sensor?: Sensor;
  readonly foes?: Readonly<Record<string, { readonly mech: UnitFile; readonly at: string }>>;
}

/** Eye looks north at nothing; its foes are behind it. */
function blind({ eye = fitted(), sensor = 'mech', foes = {} }: Plan): Scene {
  const others = Object.fromEntries(
    Object.entries(foes).map(([name, foe]) => [name, { ...foe, side: 1, seat: 1 }] as const),
  );
  const made = scene({
    map: `${'. '.repeat(15)}\n`.repeat(30),
    options: OPTIONS,
    units: { Eye: { mech: eye, at: '0805 N' }, ...others } as never,
  });
  for (const unit of made.state.units) markBlind(unit, {});
  markBlind(made.state.units[0], { sensor });
  return made;
}

const row = (plan: Plan) => {
  const { field, state } = blind(plan);
  return sensorRow(field, state, 0);
};
const reaches = (plan: Plan) => [4, 6, 8, 9].map((roll) => sensorReach(row(plan)!, roll));

rule('MT-BLIND-07', 'Sensors of vehicles and probes reach as far as the table says', () => {
  expect(reaches({})).toEqual([24, 16, 8, -1]);
  expect(reaches({ eye: vehicle('Tank') })).toEqual([18, 12, 6, -1]);
  expect(reaches({ eye: vehicle('Tank'), sensor: 'seismic' })).toEqual([3, 2, 1, -1]);
  expect(reaches({ eye: fitted('2 x Beagle Active Probe'), sensor: 'probe' })).toEqual([36, 24, 12, -1]);
  expect(reaches({ eye: fitted('Clan Active Probe'), sensor: 'probe' })).toEqual([45, 30, 15, -1]);
  expect(reaches({ eye: fitted('3 x Bloodhound Active Probe'), sensor: 'probe' })).toEqual([48, 32, 16, -1]);
  // A light probe is of no more use than the sensors that any unit has.
  expect(row({ eye: fitted('Light Active Probe'), sensor: 'probe' })).toBe('mech');
});

rule('MT-BLIND-07', 'A unit chooses what it has: what flies has no seismic sensors', () => {
  const choices = (eye: UnitFile) => {
    const { field, state } = blind({ eye });
    return sensorsOf(field, state, 0);
  };
  expect(choices(fitted())).toEqual(['mech', 'seismic']);
  expect(choices(fitted('Clan Active Probe'))).toEqual(['mech', 'seismic', 'probe']);
  expect(choices(vtol('Fly'))).toEqual(['mech']);
});

const added = (
  sensor: Sensor,
  foe: string,
  eye: UnitFile = fitted(),
  at = '0810 N',
  more: Plan['foes'] = {},
) => {
  const { field, state } = blind({ eye, sensor, foes: { Foe: { mech: suite('Foe', foe), at }, ...more } });
  return jammedBy(field, state, 0, { row: sensorRow(field, state, 0)!, enemy: 1 });
};

rule('MT-BLIND-08', 'The table: what an Angel and other suites add, by sensor', () => {
  const both = (sensor: Sensor, eye?: UnitFile) => [added(sensor, ANGEL, eye), added(sensor, GUARDIAN, eye)];
  // A probe inside the field does not work (MT-ELEC-21): what it adds is read beside it.
  expect(both('mech')).toEqual([6, 5]);
  expect(both('mech', vehicle('Tank'))).toEqual([7, 6]);
  expect([both('seismic'), both('seismic', vehicle('Tank'))]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const { field, state } = blind({
    foes: {
      Foe: { mech: suite('Foe', GUARDIAN), at: '0810 N' },
      Angel: { mech: suite('Angel', ANGEL), at: '0820 N' },
    },
  });
  const by = (name: 'beagle' | 'bloodhound' | 'clan probe') =>
    jammedBy(field, state, 0, { row: name, enemy: 1 });
  expect([by('beagle'), by('bloodhound'), by('clan probe')]).toEqual([4, 3, 2]);
  state.units[2].hex = state.units[1].hex + 1;
  expect([by('beagle'), by('bloodhound'), by('clan probe')]).toEqual([9, 7, 5]);
});

rule('MT-BLIND-08', 'Only within the field, only against who carries ECM, and not with the suite off', () => {
  expect([added('mech', GUARDIAN, fitted(), '0811 N'), added('mech', GUARDIAN, fitted(), '0812 N')]).toEqual([
    5, 0,
  ]);
  const plain = blind({
    foes: { Foe: { mech: mech('Foe'), at: '0807 N' }, Jam: { mech: suite('Jam', GUARDIAN), at: '0808 N' } },
  });
  const by = (enemy: number) => jammedBy(plain.field, plain.state, 0, { row: 'mech', enemy });
  expect([by(1), by(2)]).toEqual([0, 5]);
  plain.state.units[2].marks = { ...plain.state.units[2].marks, inside: { switched: { ecm: 'off' } } };
  expect(by(2)).toBe(0);
});

rule('MT-BLIND-08', 'A null-signature system counts as an Angel, at any distance', () => {
  const codes = ['CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'];
  const silent = mech('Foe', {
    slots: Object.fromEntries(codes.map((code) => [code, ['Null Signature System']])),
  });
  const { field, state } = blind({ foes: { Foe: { mech: silent, at: '0825 N' } } });
  const by = () => jammedBy(field, state, 0, { row: 'mech', enemy: 1 });
  expect(by()).toBe(0);
  muffle(state.units[1], 'null-signature');
  expect(by()).toBe(6);
});

/** Is the first foe seen by Eye, who throws so much; and is Eye told that it is jammed? */
function found(plan: Plan, dice: readonly [number, number]) {
  const made = blind(plan);
  const others = Object.keys(plan.foes ?? {}).map((): Roll => ['sensors', 6, 6]);
  made.rolling([['sensors', ...dice], ...others], () => spot(made.play));
  return [made.state.units[1].marks?.blind?.spotted, made.happened('sensors-jammed').map(({ unit }) => unit)];
}

rule(
  'MT-BLIND-08',
  "Example: 'Mech sensor, 4 thrown, Guardian: 9; vehicle sensor, Angel: 11; two Guardian fields: 14",
  () => {
    const foe = { Foe: { mech: suite('Foe', GUARDIAN), at: '0808 N' } };
    // 4 + 5 = 9: nothing. 3 + 5 = 8: short range.
    expect(found({ foes: foe }, [2, 2])).toEqual([false, [0]]);
    expect(found({ foes: foe }, [1, 2])).toEqual([true, []]);
    const angel = { Foe: { mech: suite('Foe', ANGEL), at: '0808 N' } };
    expect(added('mech', ANGEL, vehicle('Tank'), '0808 N') + 4).toBe(11);
    expect(found({ eye: vehicle('Tank'), foes: angel }, [1, 1])).toEqual([false, [0]]);
    const two = { ...foe, Twin: { mech: suite('Twin', GUARDIAN), at: '0809 N' } };
    expect(added('mech', GUARDIAN, fitted(), '0808 N', { Twin: two.Twin }) + 4).toBe(14);
    expect(found({ foes: two }, [2, 2])).toEqual([false, [0]]);
  },
);

rule(
  'MT-BLIND-08',
  'Eyes are not hindered, and then nobody is told of jamming; nor with seismic sensors',
  () => {
    const ahead = { Foe: { mech: suite('Foe', GUARDIAN), at: '0802 N' } };
    expect(found({ foes: ahead }, [6, 6])).toEqual([true, []]);
    const behind = { Foe: { mech: suite('Foe', GUARDIAN), at: '0808 N' } };
    expect(found({ sensor: 'seismic', foes: behind }, [1, 1])).toEqual([true, []]);
    expect(found({ sensor: 'seismic', foes: behind }, [6, 6])).toEqual([false, []]);
  },
);

rule('MT-BLIND-08', 'Its own side alone is told, and of nobody and nowhere', () => {
  const made = blind({ foes: { Foe: { mech: suite('Foe', GUARDIAN), at: '0808 N' } } });
  made.rolling(
    [
      ['sensors', 6, 6],
      ['sensors', 6, 6],
    ],
    () => spot(made.play),
  );
  const [event] = made.happened('sensors-jammed');
  expect(event).toEqual({ type: 'sensors-jammed', unit: 0, reveals: [0], seenBy: [0] });
  expect(made.said('sensors-jammed')).toEqual(['The sensors of Eye are jammed by an ECM suite.']);
  expect(viewFor(classic, made.state, 0).table.units[1].hex).toBe(-1);
});

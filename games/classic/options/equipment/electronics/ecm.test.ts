import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { isJammedAt, isJammedBetween } from '../../../rules/sight/jamming.ts';
import { probeOf } from '../../../rules/sight/probes.ts';
import { refusals } from '../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { Location } from '../../../units/locations.ts';
import { table } from '../../../view.ts';

const ON = { ...COMBINED, 'ecm-suites': true, 'active-probes': true, 'bloodhound-probe': true } as const;
const jammer = mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } });
const MAP = `${'. '.repeat(20)}\n`.repeat(16);

/** Wolf of one side, its friend Cub, and the jammer of the other side. */
function field(
  at: string,
  plan: { wolf?: string; cub?: string; file?: ReturnType<typeof mech> } = {},
): Scene {
  return scene({
    options: ON,
    map: MAP,
    units: {
      Wolf: { at: plan.wolf ?? '0101 N', mech: plan.file ?? mech('Wolf') },
      Cub: { at: plan.cub ?? '1301 N', side: 0 },
      Jammer: { at, mech: jammer },
    },
  });
}

const at = (s: Scene): boolean => isJammedAt(s.field, s.state, 0);

rule('MT-BASE-08', 'The field reaches six hexes, and not seven', () => {
  expect([at(field('0107 N')), at(field('0108 N'))]).toEqual([true, false]);
  expect(at(field('0101 N'))).toBe(true);
});

rule('MT-BASE-08', 'It does nothing to its own side', () => {
  const s = field('0103 N');
  expect([0, 1, 2].map((unit) => isJammedAt(s.field, s.state, unit))).toEqual([true, false, false]);
  s.put('Cub', '0104 N');
  expect(isJammedAt(s.field, s.state, 1)).toBe(true);
  expect(isJammedAt(s.field, s.state, 2)).toBe(false);
});

rule(
  ['MT-BASE-08', 'MT-ELEC-17'],
  'Example: Artemis at 12 hexes, the suite 4 hexes beside the middle of the line: jammed, 7 from both ends',
  () => {
    const between = (place: string) => {
      const s = field(place);
      return isJammedBetween(s.field, s.state, 0, 1);
    };
    const s = field('0705 N');
    expect([isJammedAt(s.field, s.state, 0), isJammedAt(s.field, s.state, 1)]).toEqual([false, false]);
    expect(between('0705 N')).toBe(true);
    expect(between('0707 N')).toBe(true);
    expect(between('0708 N')).toBe(false);
    // Both ends belong to the line.
    expect([between('1901 N'), between('2001 N')]).toEqual([true, false]);
  },
);

rule('MT-BASE-08', 'A suite that is hit, shut down, or whose pilot is unconscious has no field', () => {
  const hit = field('0103 N');
  hit.unit('Jammer').hits[Location.LT] = 0b10;
  const down = field('0103 N');
  down.unit('Jammer').shutDown = 1;
  const out = field('0103 N');
  out.unit('Jammer').knockedOut = 1;
  const gone = field('0103 N');
  gone.state.units[2].hex = -1;
  const aboard = field('0103 N');
  aboard.state.units[2].marks = { aboard: 1 };
  const lost = field('0103 N');
  lost.unit('Jammer').loss = 'engine';
  expect([hit, down, out, gone, aboard, lost].map(at)).toEqual(Array(6).fill(false));
});

rule('MT-BASE-08', 'One of the Clans works alike, and so does that of a vehicle', () => {
  const made = (file: Parameters<typeof refusals>[1]) =>
    scene({ options: ON, units: { Wolf: { at: '0101 N' }, Foe: { at: '0107 N', mech: file } } });
  expect(at(made(mech('Foe', { slots: { LT: ['Clan ECM Suite'] } })))).toBe(true);
  expect(at(made(vehicle('Foe', { items: { TU: ['PPC'], BD: ['Guardian ECM Suite'] } })))).toBe(true);
  expect(at(made(mech('Foe')))).toBe(false);
});

rule('MT-BASE-08', 'Whoever is in such a field is shown to be, and needs no option for nothing', () => {
  const s = field('0103 N');
  const seen = table(s.state, 'spectator');
  const states = (unit: number) => s.field.plugged.states?.([], s.field, seen, unit);
  expect([states(0), states(1), states(2)]).toEqual([['in enemy ECM'], [], []]);
  expect(refusals({}, jammer)).toEqual([
    'Jammer has an ECM suite, and the option that it needs is off (MT-BASE-08)',
  ]);
  expect(refusals({ 'ecm-suites': true }, jammer)).toEqual([]);
});

test('without the option nothing is jammed', () => {
  const s = scene({ units: { Wolf: { at: '0101 N' }, Jammer: { at: '0102 N', mech: jammer } } });
  expect([isJammedAt(s.field, s.state, 0), isJammedBetween(s.field, s.state, 0, 1)]).toEqual([false, false]);
});

describe('Probes', () => {
  const scout = (...names: string[]) => mech('Wolf', { slots: { LT: names } });
  const reach = (s: Scene) => probeOf(s.field, s.state, 0);

  rule(['MT-ELEC-21', 'MT-BASE-03', 'MT-ELEC-03'], 'Beagle 4 hexes, Clan 5, light 3, Bloodhound 8', () => {
    const found = ['2 x Beagle Active Probe', 'Clan Active Probe', 'Light Active Probe'].map(
      (name) => reach(field('1516 N', { file: scout(name) })).reach,
    );
    expect(found).toEqual([4, 5, 3]);
    expect(reach(field('1516 N', { file: scout('3 x Bloodhound Active Probe') }))).toEqual({
      reach: 8,
      findsPeople: true,
    });
    expect(reach(field('1516 N'))).toEqual({ reach: 0, findsPeople: false });
  });

  rule('MT-ELEC-21', 'Not in enemy ECM, not when hit, and not of who cannot act', () => {
    const file = scout('2 x Beagle Active Probe');
    expect([reach(field('0107 N', { file })).reach, reach(field('0108 N', { file })).reach]).toEqual([0, 4]);
    const hit = field('1516 N', { file });
    hit.unit('Wolf').hits[Location.LT] = 1;
    const down = field('1516 N', { file });
    down.unit('Wolf').shutDown = 1;
    expect([reach(hit).reach, reach(down).reach]).toEqual([0, 0]);
  });

  rule('MT-ELEC-21', 'Of several the one that reaches farthest and works', () => {
    const s = field('1516 N', { file: scout('2 x Beagle Active Probe', 'Light Active Probe') });
    expect(reach(s).reach).toBe(4);
    s.unit('Wolf').hits[Location.LT] = 1;
    expect(reach(s).reach).toBe(3);
  });

  rule(['MT-ELEC-21', 'MT-ELEC-03'], 'Each sort has an option of its own', () => {
    expect(refusals({}, scout('Clan Active Probe'))).toEqual([
      'Wolf has an active probe, and the option that it needs is off (MT-ELEC-21)',
    ]);
    expect(refusals({ 'active-probes': true }, scout('3 x Bloodhound Active Probe'))).toEqual([
      'Wolf has a Bloodhound probe, and the option that it needs is off (MT-ELEC-03)',
    ]);
    expect(refusals({ 'bloodhound-probe': true }, scout('3 x Bloodhound Active Probe'))).toEqual([]);
  });
});

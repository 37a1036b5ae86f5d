import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { isJammedAt, isJammedBetween } from '../../../rules/sight/jamming.ts';
import type { PodKind } from '../../../rules/unit/pods.ts';
import { type Duel, duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { vehicle } from '../../../testing/vehicles.ts';
import { Location } from '../../../units/locations.ts';

const ON: OptionValues = { 'improved-narc': true, 'narc-beacons': true, 'combined-arms': true };
const gunner = (pod = '') =>
  mech('Gun', {
    heatSinks: 40,
    slots: {
      RT: ['3 x Improved Narc', `Ammo Improved Narc${pod}`],
      LT: ['2 x LRM 10', 'Ammo LRM 10 Narc-capable'],
      RA: ['Medium Laser'],
    },
  });
const TORSO: readonly Roll[] = [toHit(6, 6), location(3, 4)];

/** With a pod of the other side on a unit since an earlier turn. */
function podOn(s: Scene, unit: number, kind: PodKind, part = Location.CT): void {
  const { units, turn } = s.state;
  units[unit].marks = {
    ...units[unit].marks,
    pods: [{ side: (1 - s.field.sideOf[unit]) as 0 | 1, part, turn: turn - 1, kind }],
  };
}

const kindOf = (pod: string): PodKind | undefined => {
  const table = duel({ options: ON, range: 9, gunner: gunner(pod) });
  table.fireSo('Improved Narc', {}, ...TORSO);
  return table.scene.state.units[1].marks?.pods?.[0].kind;
};

rule('MT-ELEC-19', 'Its kinds of pods, and what each says', () => {
  expect(['', ' ECM', ' Haywire'].map(kindOf)).toEqual(['homing', 'ecm', 'haywire']);
  const table = duel({ options: ON, range: 9, gunner: gunner(' Haywire') });
  table.fireSo('Improved Narc', {}, ...TORSO);
  expect(table.scene.said('pod-sticks')).toEqual(['A Haywire pod sticks to Mark.']);
});

rule('MT-ELEC-19', 'An explosive pod does 6 points, and is no beacon', () => {
  const table = duel({ options: ON, range: 9, gunner: gunner(' Explosive') });
  expect(table.fireSo('Improved Narc', {}, ...TORSO)).toBe(6);
  expect(table.scene.state.units[1].marks?.pods).toBeUndefined();
});

const number = (table: Duel, label: string): number => table.toHit(label).total;

rule('MT-ELEC-19', 'Example: homing pod, LRM 10 at long range, Gunnery 4: 7, and 8 missiles with a 7', () => {
  const table = duel({ options: ON, range: 15, gunner: gunner() });
  expect(number(table, 'LRM 10')).toBe(8);
  podOn(table.scene, 1, 'homing');
  expect(number(table, 'LRM 10')).toBe(7);
  const groups = [location(3, 4), location(3, 4)];
  expect(table.fireSo('LRM 10', {}, toHit(6, 6), ['cluster hits', 3, 4], ...groups)).toBe(8);
});

rule(
  'MT-ELEC-19',
  'Example: Gunnery 4, medium range, Haywire pod: 7; in the turn that it comes nothing',
  () => {
    const table = duel({ options: ON, range: 6, gunner: gunner() });
    expect(number(table, 'Medium Laser')).toBe(6);
    podOn(table.scene, 0, 'haywire');
    expect(number(table, 'Medium Laser')).toBe(7);
    const [pod] = table.scene.state.units[0].marks!.pods!;
    table.scene.state.units[0].marks = { pods: [{ ...pod, turn: table.scene.state.turn }] };
    expect(number(table, 'Medium Laser')).toBe(6);
  },
);

rule('MT-ELEC-19', 'An ECM pod jams what its carrier has, and nobody else', () => {
  const { scene: s } = duel({ options: ON, range: 6, gunner: gunner() });
  podOn(s, 0, 'ecm');
  const { field, state } = s;
  expect([0, 1].map((unit) => isJammedAt(field, state, unit))).toEqual([true, false]);
  expect([isJammedBetween(field, state, 0, 1), isJammedBetween(field, state, 1, 0)]).toEqual([true, false]);
});

/** Gun, with a pod of the enemy on it, has nobody near. */
function carrying(kind: PodKind, unit = gunner()): Melee {
  const s = scene({
    options: ON,
    units: { Gun: { at: '0505 S', mech: unit }, Mark: { at: '0606 N', mech: mech('Mark') } },
  });
  podOn(s, 0, kind);
  return new Melee(s);
}
const turnEnds = (table: Melee): Melee => {
  const { scene: s } = table;
  s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
  return table;
};
const podsOn = ({ scene: s }: Melee) => s.state.units[0].marks?.pods?.length;
const brush = { type: 'brush-pod', unit: 'Gun', limb: 'RA' } as const;

rule('MT-ELEC-19', 'Example: Piloting 5, whole arm: 9 to brush one off; with an 8 it strikes itself', () => {
  const rid = carrying('homing').begin(0).order(brush, ['brush off', 4, 5]);
  expect(podsOn(rid)).toBe(0);
  const missed = carrying('homing').begin(0).order(brush, ['brush off', 4, 4], location(3));
  expect([podsOn(missed), missed.damage('Gun')]).toEqual([1, 5]);
});

rule('MT-ELEC-19', 'An ordinary beacon stays on', () => {
  expect(carrying('beacon').begin(0).asked).toBe('over');
});

rule('MT-ELEC-19', 'A vehicle that has neither moved nor fired is rid of all at the end of the turn', () => {
  const tank = vehicle('Gun');
  expect(podsOn(turnEnds(carrying('haywire', tank as never)))).toBe(0);
  expect(podsOn(turnEnds(carrying('beacon', tank as never)))).toBe(1);
  const moved = carrying('haywire', tank as never);
  moved.scene.unit('Gun').mode = 'walk';
  expect(podsOn(turnEnds(moved))).toBe(1);
  const fired = carrying('haywire', tank as never);
  fired.scene.unit('Gun').fired = 1;
  expect(podsOn(turnEnds(fired))).toBe(1);
  // A 'Mech has to brush them off.
  expect(podsOn(turnEnds(carrying('haywire')))).toBe(1);
});

test('an option allows it', () => {
  expect(refusals({ 'narc-beacons': true }, gunner())).toHaveLength(1);
  expect(refusals({ 'narc-beacons': true, 'improved-narc': true }, gunner(' ECM'))).toEqual([]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import type { AttackSide, PlainSide } from '../../events.ts';
import { kindOf } from '../../kinds.ts';
import { declareFire } from '../../phases/weapon/weapon.ts';
import { frontTwist, isFrontLocked, lockFront } from '../../rules/damage/front-turret.ts';
import { isTurretLocked } from '../../rules/damage/motive.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const [, , LEFT, REAR, TURRET, ROTOR] = [0, 1, 2, 3, 4, 5];

/** Two dice that come to so much. */
const dice = (total: number): [number, number] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
const location = (total: number): Roll => ['hit location', ...dice(total)];
const critical = (total: number): Roll => ['critical hit', ...dice(total)];

const made = (file: UnitFile, options: object): Scene =>
  scene({
    options: { ...COMBINED, ...options },
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

rule('MT-VCON-03', 'A vehicle without its turret fights on; what is left of the hit strikes the side', () => {
  const tank = vehicle('Tank');
  const shotAt = (isOn: boolean) =>
    hit(made(tank, { 'vehicle-turret-loss': isOn }), 'left', 18, location(10), critical(2)).state.units[0];
  const lost = shotAt(false);
  expect([lost.loss, lost.body.armor[LEFT]]).toEqual(['broken', 10]);
  const left = shotAt(true);
  expect([left.loss, left.body.armor[LEFT], isLost(left.body, TURRET)]).toEqual([null, 7, true]);
});

rule('MT-VCON-03', 'Later hits on a turret that is gone strike the side attacked', () => {
  const s = made(vehicle('Tank'), { 'vehicle-turret-loss': true });
  hit(s, 'left', 15, location(10), critical(2));
  hit(s, 'rear', 4, location(11));
  expect([s.unit('Tank').armor[REAR], s.unit('Tank').loss]).toEqual([6, null]);
});

rule('MT-VCON-03', 'It is about turrets alone: what a rotor does not hold is lost', () => {
  const rest = (option: string) => {
    const s = made(vtol('Gull'), { [option]: true });
    hit(s, 'left', 9, location(10), critical(2));
    const { body } = s.state.units[0];
    return [body.armor[LEFT], isLost(body, ROTOR)];
  };
  expect(rest('vehicle-turret-loss')).toEqual([10, true]);
  expect(rest('vehicle-destruction')).toEqual([6, true]);
});

const LEVEL_3 = {
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
  'vehicle-dual-turrets': true,
} as const;
const FRONT_TURRET = 6;
const two = vehicle('Tank', {
  frontTurret: true,
  items: { TU: ['Medium Laser'], FT: ['Small Laser', 'Machine Gun'], BD: ['Ammo Machine Gun'] },
});

rule('MT-VCOM-05', 'Of two turrets the one is struck that the table says', () => {
  const COLUMNS: Record<PlainSide, [number, number, number]> = {
    front: [FRONT_TURRET, FRONT_TURRET, TURRET],
    rear: [TURRET, TURRET, FRONT_TURRET],
    right: [TURRET, FRONT_TURRET, FRONT_TURRET],
    left: [TURRET, FRONT_TURRET, FRONT_TURRET],
  };
  for (const [side, parts] of Object.entries(COLUMNS))
    for (const [row, part] of parts.entries()) {
      const s = made(two, LEVEL_3);
      hit(s, side as AttackSide, 1, location(10 + row), ...(row === 2 ? [critical(2)] : []));
      expect([side, row, s.unit('Tank').armor[part]]).toEqual([side, row, 9]);
    }
});

rule('MT-VCON-04', 'Without the turret that is struck the side is hit, though the other one is there', () => {
  const s = made(two, { ...LEVEL_3, 'vehicle-turret-loss': true });
  hit(s, 'front', 15, location(10), critical(2));
  expect(isLost(s.state.units[0].body, FRONT_TURRET)).toBe(true);
  hit(s, 'front', 3, location(10));
  const { armor } = s.unit('Tank');
  expect([armor[0], armor[TURRET]]).toEqual([7, 10]);
});

rule('MT-VCON-04', 'A turret that is blown off is the one that was struck', () => {
  const s = made(two, LEVEL_3);
  hit(s, 'rear', 1, location(12), critical(11));
  const { body } = s.state.units[0];
  expect([isLost(body, FRONT_TURRET), isLost(body, TURRET), s.unit('Tank').loss]).toEqual([
    true,
    false,
    null,
  ]);
});

rule('MT-VCON-04', 'Each turret is locked by itself', () => {
  const lock = (side: AttackSide) => {
    const s = made(two, LEVEL_3);
    hit(s, side, 1, location(12), critical(9));
    const [tank] = s.state.units;
    return [isTurretLocked(tank), isFrontLocked(tank)];
  };
  expect(lock('front')).toEqual([true, false]);
  expect(lock('rear')).toEqual([false, true]);
});

rule('MT-VCON-04', 'Where the loss of a turret is the end, that of either is', () => {
  for (const row of [10, 12]) {
    const s = made(two, LEVEL_3);
    hit(s, 'front', 15, location(row));
    expect(s.unit('Tank').loss).toBe('broken');
  }
});

rule('MT-VCON-04', 'A front turret needs armour, another turret, and no rotor', () => {
  const problems = (file: UnitFile) => {
    const read = kindOf(file).designOf(file);
    return read.ok ? [] : read.error;
  };
  expect(problems(two)).toEqual([]);
  expect(problems(vehicle('Tank', { turret: false, frontTurret: true }))).toHaveLength(1);
  expect(problems(vehicle('Tank', { items: { FT: ['Small Laser'] } }))).toHaveLength(1);
  expect(problems(vtol('Gull', { turret: true, frontTurret: true }))).toHaveLength(1);
});

/** A tank that faces north in 0505, and enemies around it. */
const facing = (at: readonly string[], more: { readonly locked?: true } = {}) => {
  const s = scene({
    options: { ...COMBINED, ...LEVEL_3 },
    units: {
      Tank: { mech: two, at: '0505 N' },
      ...Object.fromEntries(
        at.map((hex, index) => [`Wolf${index}`, { at: hex, mech: mech(`Wolf${index}`) }]),
      ),
    },
  });
  if (more.locked) lockFront(s.state.units[0], s.state.turn);
  return s;
};

const whyNot = (s: Scene, label: string, target: number) =>
  whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, s.weapon('Tank', label), target)?.rule ??
  null;

rule('MT-VCOM-02', 'The front turret fires wherever it can turn to, and not straight behind', () => {
  const s = facing(['0503 S', '0507 N', '0603 S', '0606 N']);
  expect([1, 2, 3, 4].map((enemy) => whyNot(s, 'Small Laser FT', enemy) === null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

rule('MT-VCOM-02', 'Locked it fires ahead alone, though the other one turns', () => {
  const s = facing(['0503 S', '0606 N'], { locked: true });
  expect([1, 2].map((enemy) => whyNot(s, 'Small Laser FT', enemy) === null)).toEqual([true, false]);
});

rule('MT-VCOM-02', 'All weapons of one turret share its facing', () => {
  const s = facing(['0504 S', '0406 N', '0403 S']);
  const shots = (first: number, second: number) => [
    { weapon: s.weapon('Tank', 'Small Laser FT'), target: first },
    { weapon: s.weapon('Tank', 'Machine Gun FT'), target: second },
  ];
  const why = (first: number, second: number) =>
    s.field.plugged.whyNotTogether?.(null, s.field, s.state, 0, shots(first, second))?.rule ?? null;
  expect(why(1, 1)).toBe(null);
  expect(why(1, 3)).toBe(null);
  expect(why(1, 2)).toBe('MT-VCOM-02');
});

rule('MT-VCOM-02', 'It turns to what it fires at, stays so for the turn, and faces ahead in the next', () => {
  const s = facing(['0606 N']);
  const attacks = [{ weapon: s.weapon('Tank', 'Small Laser FT'), target: 1 }];
  s.state.phase = 'weapon';
  s.rolling([], () => declareFire(s.play, s.field, { type: 'fire', unit: 0, twist: 0, target: 1, attacks }));
  expect(s.happened('front-turret')).toEqual([{ type: 'front-turret', unit: 0, twist: 2 }]);
  const [tank] = s.state.units;
  expect([tank.twist, frontTwist(tank, s.state.turn), frontTwist(tank, s.state.turn + 1)]).toEqual([0, 2, 0]);
});

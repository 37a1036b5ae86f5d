import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import type { AttackSide } from '../../events.ts';
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

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { ENGINE_TYPES, MOTIONS } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { verdictOn } from '../legality/verdict.ts';
import { writeBlk } from '../unit-files/blk-writer.ts';
import { readUnit } from '../unit-files/read.ts';
import type { Vehicle } from '../units/unit.ts';
import { bodyPlan } from './body-plan.ts';
import {
  choose,
  finished,
  mount,
  move,
  newVehicle,
  setArmor,
  spreadArmor,
  tonsOf,
  unmount,
} from './operations.ts';
import { partsFor } from './parts.ts';

const tank = newVehicle();
const ppc = itemOf('is-ppc');
const autocannon = partsFor(tank, 'autocannon/5').find(({ kind }) => kind === 'weapon')!;

describe('the body plan', () => {
  rule('MT-VCON-01', 'A tracked vehicle of more than 100 tons has six sides', () => {
    expect(bodyPlan({ ...tank, tons: 100 }).sides).toEqual(['front', 'right', 'left', 'rear', 'turret']);
    expect(bodyPlan({ ...tank, tons: 105 }).sides).toHaveLength(7);
  });

  rule('MT-VCON-12', 'A VTOL has a rotor and no turret', () => {
    const vtol = choose(mount(tank, ppc, 'turret'), { motion: MOTIONS.vtol!, tons: 30 });
    expect(vtol.hasTurret).toBe(false);
    expect(Object.keys(vtol.armor.points)).toEqual(['front', 'right', 'left', 'rear', 'rotor']);
    // The gun has to go somewhere.
    expect(vtol.mounts.map(({ location }) => location)).toEqual(['front']);
  });

  rule('MT-VCON-15', 'Weapons stand on a side or in the turret, everything else in the body', () => {
    expect(mount(tank, ppc).mounts[0]!.location).toBe('turret');
    expect(mount(tank, ppc, 'left').mounts[0]!.location).toBe('left');
    expect(mount(tank, itemOf('is-case'), 'turret').mounts[0]!.location).toBe('body');
    expect(move(mount(tank, ppc), 0, 'rear').mounts[0]!.location).toBe('rear');
    expect(move(mount(tank, ppc), 0, 'body').mounts[0]!.location).toBe('turret');
  });
});

rule('MT-VCON-09', 'The rating of the engine follows every choice', () => {
  expect(tank.engine.rating).toBe(200);
  expect(choose(tank, { cruise: 5 }).engine.rating).toBe(250);
  expect(choose(tank, { motion: MOTIONS.wheeled!, cruise: 5 }).engine.rating).toBe(230);
});

test('What is taken out leaves the others where they are', () => {
  const two = mount(mount(tank, ppc, 'front'), autocannon, 'rear');
  expect(unmount(two, 0).mounts.map(({ item, location }) => [item.id, location])).toEqual([
    [autocannon.id, 'rear'],
  ]);
});

rule('MT-VCON-13', 'Armour is spread to the last point, two on a rotor, and never beyond its limit', () => {
  const sum = (vehicle: Vehicle) =>
    Object.values(vehicle.armor.points).reduce((total, each) => total + each, 0);
  expect(sum(spreadArmor(tank, 6))).toBe(96);
  expect(sum(spreadArmor(tank, 40))).toBe(215);
  const vtol = spreadArmor(choose(tank, { motion: MOTIONS.vtol!, tons: 30 }), 3);
  expect(vtol.armor.points.rotor).toBe(2);
  expect(sum(vtol)).toBe(48);
  expect(setArmor(tank, 'front', -3).armor.points.front).toBe(0);
});

rule(
  'MT-CONS-06',
  'Autofill ends with a legal vehicle of exactly its tonnage, with ammunition for every gun',
  () => {
    const guns = mount(
      mount(choose(tank, { engineType: ENGINE_TYPES.ice! }), autocannon),
      itemOf('is-machine-gun'),
    );
    const done = finished(choose(guns, { cruise: 5, name: 'Harrow' }));
    expect(done.mounts.filter(({ item }) => item.kind === 'ammo')).toHaveLength(2);
    expect(tonsOf(done)).toBe(50);
    expect(verdictOn(done)).toEqual({ verdict: 'legal', findings: [] });
    expect(finished(done)).toEqual(done);
    // The contents of the body are written first.
    const { unit, faults } = readUnit(writeBlk(done), 'blk');
    const ids = ({ mounts }: Pick<Vehicle, 'mounts'>) => mounts.map(({ item }) => item.id).sort();
    expect(faults).toEqual([]);
    expect({ ...unit, mounts: ids(unit!) }).toEqual({ ...done, mounts: ids(done) });
  },
);

rule('MT-DRONE-01', 'A control system for one drone weighs two tons and a half, and is written so', () => {
  const carrier = mount(tank, itemOf('is-drone-carrier'));
  expect(tonsOf(carrier) - tonsOf(tank)).toBe(2.5);
  expect((readUnit(writeBlk(carrier), 'blk').unit as Vehicle).mounts[0]).toMatchObject({ size: 2.5 });
  expect(verdictOn(carrier).findings.map(({ rule: id }) => id)).not.toContain('MT-DRONE-01');
});

test('Nothing is armoured away that is too heavy already', () => {
  const heavy = [1, 2, 3, 4, 5].reduce((now) => mount(now, ppc), tank);
  expect(finished(heavy)).toEqual(heavy);
});

test('The parts are those of the technology base, found by their names', () => {
  expect(partsFor(tank, 'er ppc').map(({ tech }) => tech)).toEqual(['IS']);
  expect(partsFor({ techBase: 'Clan', isMixed: false }, 'er ppc').map(({ tech }) => tech)).toEqual(['Clan']);
  expect(partsFor({ techBase: 'IS', isMixed: true }, 'er ppc')).toHaveLength(2);
  expect(partsFor(tank, 'hatchet')).toEqual([]);
});

import { weightClass } from '@ironfield/classic/data/weight-classes.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import { ROLES } from '@ironfield/classic/units/role-names.ts';
import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { CARRIERS } from '@ironfield/classic/vehicles/carriers.ts';
import { EQUIPPED_VEHICLES } from '@ironfield/classic/vehicles/equipped.ts';
import { SHIPS } from '@ironfield/classic/vehicles/ships.ts';
import * as special from '@ironfield/classic/vehicles/special.ts';
import { SUPPORT_VEHICLES } from '@ironfield/classic/vehicles/support.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import '@ironfield/classic/game.ts';
import { expect, test } from 'vitest';
import { PUBLISHED_VEHICLES } from '../data/catalogue.ts';
import { verdictOn } from '../legality/verdict.ts';
import type { Vehicle } from '../units/unit.ts';
import { paidSinks } from '../weights/vehicle.ts';
import { vehicleOf } from './from-file.ts';

const files = [
  ...Object.values(STOCK_VEHICLES),
  ...CARRIERS,
  ...SUPPORT_VEHICLES,
  ...EQUIPPED_VEHICLES,
  ...Object.values(special).flat(),
  ...SHIPS,
];
const FREE_SINKS = 10;
const sinksNeeded = (vehicle: Vehicle): number =>
  paidSinks(vehicle) + (vehicle.engine.type.fusion ? FREE_SINKS : 0);

rule('MT-VCON-16', 'Every vehicle of the stock may be built so, to the half ton', () => {
  const findings = files.map((file) => [file.name, verdictOn(vehicleOf(file))]);
  expect(findings).toEqual(files.map(({ name }) => [name, { verdict: 'legal', findings: [] }]));
});

rule('MT-VCON-11', 'It has the heat sinks that its lasers and PPCs ask for, and no more', () => {
  for (const file of files)
    expect([file.name, file.heatSinks]).toEqual([file.name, sinksNeeded(vehicleOf(file))]);
});

const changed = (name: string, change: (file: VehicleFile) => void) => {
  const file = structuredClone(STOCK_VEHICLES[name]!);
  change(file);
  return verdictOn(vehicleOf(file)).findings.map((finding) => finding.rule);
};

rule('MT-VCON-08', 'A gun more is too much, and so is half a ton of ammunition', () => {
  expect(changed('Palisade', ({ items }) => items.TU!.push('Small Laser'))).toContain('MT-VCON-08');
  expect(changed('Palisade', ({ items }) => items.BD!.push('Ammo Machine Gun (half)'))).toContain(
    'MT-VCON-08',
  );
});

rule('MT-VCON-15', 'Guns without ammunition are found', () => {
  expect(changed('Palisade', ({ items }) => items.BD!.splice(0, 2))).toContain('MT-VCON-15');
});

test('The stock has every way of moving in every weight that it is built in, and every role', () => {
  const classes = (motion: string) =>
    new Set(files.filter((file) => file.motion === motion).map(({ tons }) => weightClass(tons)));
  expect([...classes('tracked')].sort()).toEqual([0, 1, 2, 3]);
  expect([...classes('wheeled')].sort()).toEqual([0, 1, 2]);
  expect([...classes('hover')].sort()).toEqual([0, 1]);
  expect(new Set(files.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(files.some(({ armor }) => armor.TU === undefined)).toBe(true);
});

test('All of them can be fielded, and none is named after a published one', () => {
  const published = new Set(PUBLISHED_VEHICLES.map(({ name }) => name.split(' ')[0]!.toLowerCase()));
  for (const file of files) {
    expect(kindOf(file).designOf(file).ok).toBe(true);
    expect(kindOf(file).fileSchema.safeParse(file).success).toBe(true);
    expect(published).not.toContain(file.name.toLowerCase());
  }
});

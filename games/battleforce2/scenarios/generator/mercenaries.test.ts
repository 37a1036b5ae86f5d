import { rule } from '@ironfield/conformance/rule.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { fieldedBy, HOUSES } from '../../data/assignment.ts';
import { rosterNamed } from '../../data/roster.ts';
import { battleforce2 } from '../../game.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import type { Setup } from '../../state.ts';
import { choicesIn } from './battle-choices.ts';
import { generate } from './generator.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
const made = (seed: string, options: OptionValues): Setup =>
  generate('stand-up-fight', seed, choicesIn({ war: '4sw', companies: 2, ...options }));
const hired = ({ sides }: Setup) =>
  sides.map(({ units }) => units.flatMap(({ name }, index) => (/^Mercenary /.test(name) ? [index] : [])));
const pointsIn = ({ secrets }: Setup, seat: number, units: readonly number[]) =>
  units
    .flatMap((unit) => secrets[seat]!.units[unit].elements)
    .reduce((sum, record) => sum + pointsOf(record), 0);
const machines = ({ secrets }: Setup, seat: number, unit: number) =>
  secrets[seat]!.units[unit].elements.map(({ sheet }) => sheet);

rule('BF2-WAR-01', 'Mercenaries are the last unit of each company of whoever hires them', () => {
  const of = (mercenaries: string) => hired(made('1', { mercenaries }));
  expect(of('nobody')).toEqual([[], []]);
  expect(of('attackers')).toEqual([[2, 5], []]);
  expect(of('defenders')).toEqual([[], [2, 5]]);
  expect(of('both sides')).toEqual([
    [2, 5],
    [2, 5],
  ]);
});

rule('BF2-WAR-01', 'The Clans hire nobody', () => {
  for (const seed of SEEDS)
    expect(hired(made(seed, { war: 'clan-invasion', mercenaries: 'both sides' }))[0]).toEqual([]);
  expect(hired(made('1', { war: 'refusal', mercenaries: 'both sides' }))).toEqual([[], []]);
});

rule('BF2-WAR-01', 'Everybody else in the battle stays the same', () => {
  for (const forces of ['dice', 'points']) {
    const plain = made('3', { forces });
    const other = made('3', { forces, mercenaries: 'attackers' });
    expect(other.map).toEqual(plain.map);
    expect(other.sides[1]).toEqual(plain.sides[1]);
    for (const unit of [0, 1, 3, 4]) expect(machines(other, 0, unit)).toEqual(machines(plain, 0, unit));
  }
});

rule('BF2-WAR-01', 'Their machines are of one House, and as heavy as those they stand in for', () => {
  const foreign = SEEDS.map((seed) => {
    const options = { forces: 'dice', attackers: 'Davion' };
    const plain = made(seed, options);
    const setup = made(seed, { ...options, mercenaries: 'attackers' });
    const hires = machines(setup, 0, 2);
    expect(hires.map((sheet) => sheet.class)).toEqual(machines(plain, 0, 2).map((sheet) => sheet.class));
    const ids = hires.map(({ name }) => rosterNamed(name, 'mech')!.id);
    expect(HOUSES.some((house) => ids.every((id) => fieldedBy(house).has(id)))).toBe(true);
    return ids.some((id) => !fieldedBy('Davion').has(id));
  });
  expect(foreign).toContain(true);
});

rule('BF2-WAR-01', 'Where forces are bought they cost no more than those they stand in for', () => {
  for (const seed of SEEDS) {
    const setup = made(seed, { mercenaries: 'both sides' });
    const plain = made(seed, {});
    for (const seat of [0, 1])
      for (const unit of [2, 5])
        expect(pointsIn(setup, seat, [unit])).toBeLessThanOrEqual(pointsIn(plain, seat, [unit]));
    expect(newSetup(battleforce2, setup)).toMatchObject({ ok: true });
  }
});

rule('BF2-WAR-01', 'ComStar and battles of no war can have them, too', () => {
  const comstar = made('1', {
    war: 'none',
    attackers: 'ComStar',
    defenders: 'Wolf',
    mercenaries: 'both sides',
  });
  expect(hired(comstar)[0].length).toBeGreaterThan(0);
  expect(hired(comstar)[1]).toEqual([]);
  expect(newSetup(battleforce2, comstar)).toMatchObject({ ok: true });
});

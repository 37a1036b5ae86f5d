import { rule } from '@ironfield/conformance/rule.ts';
import { hashOf } from '@ironfield/kernel/hash.ts';
import { changedOptions } from '@ironfield/kernel/options/options.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { rosterNamed } from '../data/roster.ts';
import { battleforce2 } from '../game.ts';
import {
  added,
  freeName,
  isFull,
  ledBy,
  planOf,
  possibleSuperiors,
  setupOf,
  sidePoints,
  superiorOf,
  swapped,
  whyNotElement,
  whyNotUnit,
  withMap,
  withoutUnit,
  withSide,
} from './force-plan.ts';
import { battleOptions, choicesIn } from './generator/battle-choices.ts';
import { generate } from './generator/generator.ts';

const made = () =>
  planOf(generate('hold-the-line', '3', choicesIn({ attackers: 'Davion', defenders: 'Marik' })));
const atlas = { sheet: rosterNamed('AS7-D Atlas', 'mech')!.sheet, skill: 0 };

test('a battle that was made up is the same after it was looked at', () => {
  const setup = generate('hold-the-line', '3', choicesIn({}));
  const same = setupOf(planOf(setup), {});
  expect(same).toEqual({ ...setup, options: same.options });
  expect(changedOptions(battleforce2.options, same.options)).toEqual({ mission: 'hold-the-line' });
});

test('what is chosen with the forces is named in their options, so that no screen asks for it again', () => {
  const { options } = setupOf(made(), {});
  for (const { id } of [...battleOptions, { id: 'mission' }, { id: 'war' }])
    expect(options).toHaveProperty(id);
  const war = planOf(generate('stand-up-fight', '1', choicesIn({ war: 'refusal' })), 'refusal');
  expect(changedOptions(battleforce2.options, setupOf(war, {}).options)).toEqual({
    mission: 'stand-up-fight',
    war: 'refusal',
  });
});

rule('BF2-UNIT-03', 'A full unit has no room for one more, but one of it can be swapped', () => {
  const { organization, units } = made().sides[0];
  const unit = { ...units[0], elements: Array.from({ length: 4 }, () => units[0].elements[0]) };
  expect(isFull(organization, unit)).toBe(true);
  expect(isFull(organization, { ...unit, elements: unit.elements.slice(1) })).toBe(false);
  expect(whyNotElement(organization, unit, atlas.sheet)).toMatch(/at most 4 elements/);
  const other = swapped(unit, 2, atlas.sheet);
  expect(whyNotUnit(organization, other)).toBeNull();
  expect(other.elements.map(({ sheet }) => sheet)).toEqual(
    unit.elements.with(2, atlas).map(({ sheet }) => sheet),
  );
  expect(other.elements[2].skill).toBe(unit.elements[2].skill);
});

test('no two units of a side get the same name', () => {
  const four = added(made().sides[0].units.slice(0, 3), atlas, 'Unit 4');
  expect(freeName(withoutUnit(four, 0))).toBe('Unit 5');
  expect(freeName(four)).toBe('Unit 5');
  expect(freeName(four.slice(0, 2))).toBe('Unit 3');
});

rule('BF2-SETUP-04', 'A force costs what its elements cost, and can be changed one by one', () => {
  const plan = made();
  const [side] = plan.sides;
  const more = withSide(plan, 0, { units: added(side.units, atlas, 'Guests') });
  expect(sidePoints(more.sides[0])).toBe(sidePoints(side) + atlas.sheet.points);
  expect(newSetup(battleforce2, setupOf(more, {})).ok).toBe(true);
  const tank = rosterNamed('Vedette Medium Tank', 'vehicle')!.sheet;
  expect(whyNotElement('Inner Sphere', side.units[0], tank)).toMatch(/one kind \(BF2-UNIT-03\)/);
});

rule('BF2-TRO-01', 'Whoever fields elements of their own shows their lines, each once', () => {
  const plan = made();
  const tester = { sheet: { ...atlas.sheet, name: 'Tester', chassis: 'Tester' }, skill: 0 };
  const units = [
    ...added(added(plan.sides[0].units, tester, 'Guests'), tester, 'More guests'),
    { name: 'Known', elements: [atlas] },
  ];
  const setup = setupOf(withSide(plan, 0, { units }), {});
  expect(setup.own).toEqual([tester.sheet]);
  expect(newSetup(battleforce2, setup).ok).toBe(true);
  expect(setupOf(plan, {})).not.toHaveProperty('own');
});

rule('BF2-CMD-02', 'A unit is led by one other, and by nobody that it leads itself', () => {
  const { units } = made().sides[0];
  const chief = units.findIndex(({ leads }) => leads?.length === 3);
  expect(chief).toBeGreaterThanOrEqual(0);
  for (const led of units[chief].leads!) {
    expect(superiorOf(units, led)).toBe(chief);
    expect(possibleSuperiors(units, chief)).not.toContain(led);
  }
  const [one] = units[chief].leads!;
  const freed = ledBy(units, one, null);
  expect(superiorOf(freed, one)).toBeNull();
  expect(freed[chief].leads).toHaveLength(2);
});

test('those behind a unit that goes move up in the chain, too', () => {
  const plan = made();
  for (let gone = 0; gone < plan.sides[0].units.length; gone++) {
    const units = withoutUnit(plan.sides[0].units, gone);
    expect(newSetup(battleforce2, setupOf(withSide(plan, 0, { units }), {}))).toMatchObject({ ok: true });
    for (const { leads = [] } of units) for (const led of leads) expect(led).toBeLessThan(units.length);
  }
});

test('another map is as large as the forces and the mission ask for', () => {
  const { map } = withMap({ ...made(), mission: 'break-through' }, 'hills', randomFrom('1'));
  expect([map.width, map.height]).toEqual([15, 34]);
});

test('a change of one side leaves the other alone', () => {
  const plan = made();
  const changed = withSide(plan, 1, { units: [] });
  expect(changed.sides[0]).toEqual(plan.sides[0]);
  expect(changed.sides[1].units).toEqual([]);
});

test('who leads nobody any more is no command unit', () => {
  const units = [
    { name: 'A', elements: [atlas], leads: [1] },
    { name: 'B', elements: [atlas] },
    { name: 'C', elements: [atlas] },
  ];
  expect(ledBy(units, 1, null)[0]).toEqual({ name: 'A', elements: [atlas] });
  expect(withoutUnit(units, 1)).toEqual(
    [units[2], units[2]].map((unit, i) => (i === 0 ? { ...unit, name: 'A' } : unit)),
  );
  expect(possibleSuperiors(units, 0)).toEqual([2]);
});

test('counters of the second side begin at 30, and a number stands for the same map', () => {
  const plan = made();
  const [first, second] = setupOf(plan, {}).sides.map(({ units }) =>
    units.map(({ id }) => Number(id.replace(/\D/g, ''))),
  );
  expect([Math.min(...first), Math.min(...second)]).toEqual([1, 30]);
  const maps = (['mapsheets', 'hills'] as const).map((land) =>
    hashOf(withMap(plan, land, randomFrom('plan')).map).slice(0, 4),
  );
  expect(maps).toEqual(['6fba', 'e7c5']);
});

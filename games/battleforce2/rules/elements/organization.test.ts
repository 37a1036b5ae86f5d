import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import type { WeightClass } from '../../element.ts';
import { battleforce2 } from '../../game.ts';
import {
  battle,
  dropship,
  fighter,
  mech,
  type PlacedUnit,
  platoon,
  setupOf,
  suits,
  tank,
  unit,
} from '../../testing/scene.ts';
import { counterCode, unitWeight, whyNoChain, whyNoUnit } from './organization.ts';

const weightOf = (...classes: WeightClass[]) =>
  unitWeight(classes.map((weight) => mech('Any', { class: weight }).sheet));
const codeOf = (...elements: ReturnType<typeof mech>[]) => counterCode(elements.map(({ sheet }) => sheet));
const sheets = (count: number, make = mech) => Array.from({ length: count }, () => make('Any').sheet);
const enemy = [unit('Pack', '0801 S', mech('Wolf'))];
const problems = (
  south: readonly PlacedUnit[],
  change: (setup: ReturnType<typeof setupOf>) => object = () => ({}),
) => {
  const setup = setupOf({ south, north: enemy });
  const checked = checkSetup(battleforce2, { ...setup, ...change(setup) });
  return checked.ok ? [] : checked.error.map(({ message }) => message);
};

rule('BF2-UNIT-04', 'Example 1: assault, two mediums and a heavy make a heavy unit', () => {
  expect(weightOf('A', 'M', 'M', 'H')).toBe('H');
});

rule(
  ['BF2-UNIT-04', 'BF2-TERM-01'],
  'Example 2: two heavies and two mediums make a medium unit, for one half rounds down',
  () => {
    expect(weightOf('H', 'H', 'M', 'M')).toBe('M');
    expect(weightOf('L')).toBe('L');
    expect(weightOf('A', 'A', 'A', 'L')).toBe('H');
    expect(weightOf('A', 'A')).toBe('A');
  },
);

rule(['BF2-UNIT-05', 'BF2-UNIT-02'], 'A counter has a letter for what it is and one for its class', () => {
  expect(codeOf(mech('A', { class: 'H' }))).toBe('MH');
  expect(codeOf(tank('A', { class: 'A' }))).toBe('GA');
  expect(codeOf(tank('A', { mode: 'v', class: 'L' }))).toBe('VL');
  expect(codeOf(tank('A', { mode: 'n', class: 'M' }))).toBe('NM');
  expect(codeOf(tank('A', { mode: 's' }), tank('B', { mode: 's' }))).toBe('NS');
  expect(codeOf(tank('A', { mode: 's' }), tank('B', { mode: 'n' }))).toBe('NM');
  expect(codeOf(tank('A', { mode: 'v' }), tank('B', { mode: 't' }))).toBe('GM');
  expect(codeOf(tank('A', { class: 'AR', mode: 'w' }))).toBe('AR');
  expect(codeOf(platoon('A'))).toBe('IN');
  expect(codeOf(suits('A'))).toBe('IB');
});

rule('BF2-TRO-08', 'An artillery piece counts as light where classes are averaged', () => {
  expect(codeOf(tank('A', { class: 'AR', mode: 'w' }), tank('B', { class: 'M' }))).toBe('GL');
});

rule(
  'BF2-UNIT-05',
  'The letters of a counter must be those of its elements, and no two counters are the same',
  () => {
    const heavy = unit('Lance', '0817 N', mech('Ram', { class: 'H' }));
    expect(problems([heavy])).toEqual([]);
    const wrong = problems([heavy], ({ sides }) => ({
      sides: [{ ...sides[0], units: [{ ...sides[0].units[0], id: 'ML1' }] }, sides[1]],
    }));
    expect(wrong).toEqual([
      'setup.sides.0.units.0.id: this unit has a counter MH (BF2-UNIT-04, BF2-UNIT-05)',
    ]);
    const twice = problems([heavy, unit('Herd', '0917 N', mech('Bull', { class: 'H' }))], ({ sides }) => ({
      sides: [{ ...sides[0], units: sides[0].units.map((each) => ({ ...each, id: 'MH1' })) }, sides[1]],
    }));
    expect(twice).toEqual(['setup.sides.0.units.1.id: two units are called MH1 (BF2-UNIT-05)']);
  },
);

rule(
  ['BF2-UNIT-03', 'BF2-ORG-01', 'BF2-ORG-02', 'BF2-ORG-03', 'BF2-INF-01'],
  'A lance has four elements, a Star five, a Level II six, an infantry company three platoons',
  () => {
    const most = (organization: Parameters<typeof whyNoUnit>[0], make = mech) =>
      Array.from({ length: 8 }, (_, i) => i + 1).filter(
        (count) => !whyNoUnit(organization, sheets(count, make)),
      ).length;
    expect([most('Inner Sphere'), most('Clan'), most('Com Guards')]).toEqual([4, 5, 6]);
    expect([most('Inner Sphere', tank), most('Clan', tank), most('Com Guards', tank)]).toEqual([4, 5, 6]);
    expect([most('Inner Sphere', platoon), most('Clan', platoon), most('Com Guards', platoon)]).toEqual([
      3, 5, 6,
    ]);
    expect([most('Inner Sphere', suits), most('Clan', suits), most('Com Guards', suits)]).toEqual([4, 5, 6]);
  },
);

rule('BF2-UNIT-03', 'Fighters fly in pairs of one model, DropShips alone, whoever they are of', () => {
  const why = (...names: readonly string[]) =>
    whyNoUnit(
      'Com Guards',
      names.map((name) => fighter(name).sheet),
    );
  expect([why('Corsair'), why('Corsair', 'Corsair')]).toEqual([null, null]);
  expect(why('Corsair', 'Lucifer')).toMatch(/same model/);
  expect(why('Corsair', 'Corsair', 'Corsair')).toMatch(/at most 2/);
  expect(whyNoUnit('Clan', sheets(1, dropship))).toBeNull();
  expect(whyNoUnit('Clan', sheets(2, dropship))).toMatch(/at most 1/);
});

rule('BF2-UNIT-03', 'Units are of one kind, and may be understrength', () => {
  expect(whyNoUnit('Clan', [mech('A').sheet])).toBeNull();
  expect(whyNoUnit('Clan', [mech('A').sheet, tank('B').sheet])).toMatch(/one kind/);
  const mixed = problems([unit('Lance', '0817 N', mech('Ram'), tank('Ewe'))]);
  expect(mixed).toEqual([
    'setup.sides.0.units.0.elements: all elements of a unit are of one kind (BF2-UNIT-03)',
  ]);
});

rule('BF2-UNIT-04', 'The class of a unit stays when its elements die', () => {
  const table = battle({
    south: [unit('Lance', '0817 N', mech('Ram', { class: 'A' }), mech('Ewe', { class: 'L' }))],
    north: enemy,
  });
  expect(table.field.weights[0]).toBe('M');
  table.element('Ewe').destroyed = true;
  expect(table.field.weights[0]).toBe('M');
});

rule('BF2-CMD-02', 'Example 1: a battalion is a tree, and nobody has two superiors', () => {
  const battalion = [
    [1, 4, 7],
    [2, 3],
    undefined,
    undefined,
    [5, 6],
    undefined,
    undefined,
    [8, 9],
    undefined,
    undefined,
  ];
  expect(whyNoChain(battalion)).toBeNull();
  expect(whyNoChain([[1, 2], [2], undefined])).toBe('unit 2 has two superiors (BF2-CMD-02)');
  expect(whyNoChain([[3]])).toBe('there is no unit 3 to lead (BF2-CMD-02)');
});

rule('BF2-CMD-02', 'A chain of command with a circle is refused', () => {
  expect(whyNoChain([[1], [2], [0]])).toBe('the chain of command above unit 0 is a circle (BF2-CMD-02)');
  expect(whyNoChain([undefined, [0, 2], [1]])).toBe(
    'the chain of command above unit 0 is a circle (BF2-CMD-02)',
  );
  expect(whyNoChain([[0]])).toBe('the chain of command above unit 0 is a circle (BF2-CMD-02)');
  const circle = problems([unit('Lance', '0817 N', mech('Ram'))], ({ secrets }) => ({
    secrets: [{ units: [{ ...secrets[0]!.units[0], leads: [0] }] }, secrets[1]],
  }));
  expect(circle).toEqual(['setup.sides.0.units: the chain of command above unit 0 is a circle (BF2-CMD-02)']);
});

rule('BF2-REC-01', 'A record sheet has the elements that its counter shows', () => {
  const other = problems([unit('Lance', '0817 N', mech('Ram'))], ({ secrets }) => ({
    secrets: [{ units: [{ elements: [mech('Ewe')] }] }, secrets[1]],
  }));
  expect(other).toEqual([
    'setup.sides.0.units.0.elements: the record sheet has other elements than the counter shows',
  ]);
  const fewer = problems([unit('Lance', '0817 N', mech('Ram'))], ({ secrets }) => ({
    secrets: [{ units: [...secrets[0]!.units, ...secrets[0]!.units] }, secrets[1]],
  }));
  expect(fewer).toEqual(['setup.sides.0.units: there are 1 units, but 2 record sheets']);
});

rule('BF2-TERM-03', 'There are exactly two sides', () => {
  expect(problems([unit('Lance', '0817 N', mech('Ram'))], ({ sides }) => ({ sides: [sides[0]] }))[0]).toMatch(
    /^setup.sides/,
  );
});

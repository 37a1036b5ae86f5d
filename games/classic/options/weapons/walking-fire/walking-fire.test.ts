import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { Melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const OPTIONS: OptionValues = { 'ac-multi-target': true, 'ultra-autocannons': true };
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const which = (die: number): Roll => ['target of a round', die];
const armed = (...slots: readonly string[]) =>
  mech('Gun', {
    heatSinks: 40,
    slots: { RT: slots, LT: ['Ammo AC/5', 'Ammo Ultra AC/5', 'Ammo Machine Gun'] },
  });
const AC = '4 x AC/5';
const ULTRA = '5 x Ultra AC/5';

interface Plan {
  readonly slots?: readonly string[];
  readonly options?: OptionValues;
  /** Where the other target stands; Mark is in 0205. */
  readonly other?: string;
  readonly othersState?: object;
  readonly gun?: object;
}

/** Gun in 0201 looks at Mark, 4 hexes away, and at Other. */
function made({
  slots = [AC],
  options = OPTIONS,
  other = '0305',
  othersState = {},
  gun = {},
}: Plan = {}): Melee {
  const target = (name: string) => mech(name, { armor: 40 });
  const s = scene({
    map: `${'. . . . .\n'.repeat(9)}`,
    options,
    units: {
      Gun: { at: '0201 S', mech: armed(...slots), state: gun },
      Mark: { at: '0205 N', mech: target('Mark') },
      Other: { at: `${other} N`, mech: target('Other'), state: othersState },
    },
  });
  const table = new Melee(s).beginAt('weapon', 1);
  while (table.asked.startsWith('1')) table.order({ type: 'hold', unit: 'Mark', twist: 0 });
  return table;
}

const fire = (table: Melee, choice: object, ...rolls: readonly Roll[]): Melee =>
  table.order(
    { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks: [{ weapon: 0, target: 1, ...choice }] },
    ...rolls,
  );
const harm = (table: Melee) => [table.damage('Mark'), table.damage('Other')];
const numbers = ({ scene: s }: Melee) =>
  s.happened('fire-declared').flatMap(({ attacks }) => attacks.map(({ explanation }) => explanation.total));
const spent = ({ scene: s }: Melee) => [s.unit('Gun').heatBuilt, Math.min(...s.unit('Gun').shots)];

rule('MT-WPN-04', 'The higher of both numbers and 1 more, a roll for each, and half the points', () => {
  // Mark needs 4, and Other, who has gone 5 hexes, 6.
  const table = made({ othersState: { mode: 'run', hexesMoved: 5 } });
  fire(table, { second: 2 }, toHit(3, 4), location(3, 4), toHit(3, 3));
  expect(numbers(table)).toEqual([7, 7]);
  expect(harm(table)).toEqual([2, 0]);
  expect(spent(table)).toEqual([1, 19]);
});

rule('MT-WPN-04', 'Also where the first target is the harder one', () => {
  const table = made();
  table.scene.unit('Mark').mode = 'run';
  table.scene.unit('Mark').hexesMoved = 5;
  fire(table, { second: 2 }, toHit(3, 3), toHit(3, 4), location(3, 4));
  expect(numbers(table)).toEqual([7, 7]);
  expect(harm(table)).toEqual([0, 2]);
});

rule('MT-WPN-04', 'Only at somebody in an adjacent hex, within reach', () => {
  const refused = (plan: Plan) =>
    made(plan).refusal({
      type: 'fire',
      unit: 'Gun',
      twist: 0,
      target: 'Mark',
      attacks: [{ weapon: 0, target: 1, second: 2 }],
    });
  expect(refused({ other: '0405' })).toBeDefined();
  expect(refused({ options: {} })).toBeDefined();
});

rule('MT-WPN-04', 'Two rounds take one roll: two hits strike one each, with all their points', () => {
  const table = made({ slots: [ULTRA] });
  fire(table, { rounds: 2, second: 2 }, toHit(4, 4), cluster(4, 4), location(3, 4), location(3, 4));
  expect(harm(table)).toEqual([5, 5]);
  expect(spent(table)).toEqual([2, 18]);
});

rule('MT-WPN-04', 'A single hit strikes either of them', () => {
  for (const [die, expected] of [
    [3, [5, 0]],
    [4, [0, 5]],
  ] as const) {
    const table = made({ slots: [ULTRA] });
    fire(table, { rounds: 2, second: 2 }, toHit(4, 4), cluster(3, 4), which(die), location(3, 4));
    expect(harm(table)).toEqual(expected);
  }
});

rule('MT-WPN-04', 'A jam is one for both', () => {
  const table = made({ slots: [ULTRA], gun: { gunnery: 0 } });
  fire(table, { rounds: 2, second: 2 }, toHit(1, 1));
  expect(harm(table)).toEqual([0, 0]);
  expect(table.scene.happened('weapon-attack').map(({ hit }) => hit)).toEqual([false, false]);
});

rule('MT-WPN-27', 'So are machine guns, and they hurt a platoon with half of what their dice show', () => {
  const s = scene({
    options: { 'mg-multi-target': true, 'combined-arms': true },
    units: {
      Gun: { at: '0504 S', mech: armed('Machine Gun') },
      Mark: { at: '0505 N', mech: mech('Mark', { armor: 40 }) },
      Other: { at: '0604 N', mech: platoon('Other') },
    },
  });
  const table = new Melee(s).beginAt('weapon', 0);
  const sweep: Roll = ['machine gun at infantry', 4, 5];
  fire(table, { second: 2 }).order({ type: 'hold', unit: 'Mark', twist: 0 });
  const rolls = [toHit(6, 6), location(3, 4), toHit(6, 6), sweep];
  table.order({ type: 'hold', unit: 'Other', twist: 0 }, ...rolls);
  // 4 of 9 points, twice as hard in the open.
  expect([table.damage('Mark'), s.unit('Other').structure[0]]).toEqual([1, 28 - 8]);
});

rule('MT-WPN-13', 'So are pulse lasers, and no other lasers', () => {
  const options = { 'pulse-multi-target': true, 'level-2-beams': true };
  const table = made({ slots: ['Medium Pulse Laser'], options });
  fire(table, { second: 2 }, toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4));
  expect(harm(table)).toEqual([3, 3]);
  const plain = made({ slots: ['ER Medium Laser'], options });
  expect(
    plain.refusal({
      type: 'fire',
      unit: 'Gun',
      twist: 0,
      target: 'Mark',
      attacks: [{ weapon: 0, target: 1, second: 2 }],
    }),
  ).toBeDefined();
});

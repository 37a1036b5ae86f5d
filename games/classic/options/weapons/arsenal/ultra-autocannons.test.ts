import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { isSeized } from '../../../rules/unit/seized.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { mech } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const options = { 'ultra-autocannons': true };
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const NAME = 'Ultra AC/5';

const armed = (weapon = NAME, tons = 1) =>
  mech('Gun', {
    heatSinks: 40,
    slots: { RT: [`${weapon === NAME ? 5 : 4} x ${weapon}`], LT: Array<string>(tons).fill(`Ammo ${weapon}`) },
  });
const made = (gun: object = {}, tons = 1) => duel({ options, range: 4, gunner: armed(NAME, tons), gun });
const spent = ({ scene }: ReturnType<typeof made>) => ({
  heat: scene.unit('Gun').heatBuilt,
  shots: scene.unit('Gun').shots,
});

rule(
  'MT-BASE-10',
  'Two rounds are one roll to hit, and the column of 2 says how many do: 7 one, 8 two',
  () => {
    const one = made();
    expect(one.fireSo(NAME, { rounds: 2 }, toHit(5, 5), cluster(3, 4), location(3, 4))).toBe(5);
    expect(spent(one)).toEqual({ heat: 2, shots: [18] });
    const two = made();
    const rolls = [toHit(5, 5), cluster(4, 4), location(3, 4), location(1, 3)];
    expect(two.fireSo(NAME, { rounds: 2 }, ...rolls)).toBe(10);
    expect(two.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5]);
  },
);

rule('MT-BASE-10', 'One round is an autocannon like any other, and never jams', () => {
  const table = made({ gunnery: 0 });
  expect(table.fireSo(NAME, { rounds: 1 }, toHit(1, 1), location(3, 4))).toBe(5);
  expect(spent(table)).toEqual({ heat: 1, shots: [19] });
  expect(isSeized(table.scene.state.units[0], table.scene.field.designs[0].weapons[0])).toBe(false);
});

rule('MT-BASE-10', 'A 2 jams it for the game, with both rounds and their heat gone', () => {
  const table = made();
  expect(table.fireSo(NAME, { rounds: 2 }, toHit(1, 1))).toBe(0);
  expect(spent(table)).toEqual({ heat: 2, shots: [18] });
  expect(table.scene.happened('weapon-attack')).toMatchObject([{ hit: false, jammed: true }]);
  expect(table.scene.said('weapon-attack')[0]).toMatch(/jams and stays jammed\.$/);
  table.nextTurn();
  const { field, state } = table.scene;
  expect(whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)).toMatchObject({
    rule: 'CBT-WPN-01',
  });
});

rule('MT-BASE-10', 'A 3 is a miss and no more, and a 2 jams even where it would have been a hit', () => {
  const near = made();
  near.fireSo(NAME, { rounds: 2 }, toHit(1, 2));
  expect(near.scene.happened('weapon-attack')).toMatchObject([{ hit: false }]);
  expect(near.scene.happened('weapon-attack')[0].jammed).toBeUndefined();
  const sure = duel({ options, gunner: armed(), mark: { shutDown: 1 } });
  expect(sure.toHit(NAME).total).toBeLessThan(3);
  expect(sure.fireSo(NAME, { rounds: 2, aim: 'none' }, toHit(1, 1))).toBe(0);
});

rule('MT-BASE-10', 'With a single round left it fires one', () => {
  expect(made({ shots: [2] }).fieldsOf(NAME).rounds).toEqual([1, 2]);
  expect(made({ shots: [1] }).fieldsOf(NAME).rounds).toBeUndefined();
  const two = made({ shots: [1, 20] }, 2);
  expect(two.fieldsOf(NAME).rounds).toEqual([1, 2]);
  const attacks = [{ weapon: 0, target: 1, bin: 0, rounds: 2 }];
  expect(two.refusal({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks })).toMatchObject({
    rule: 'CBT-WPN-04',
  });
  two.fireSo(NAME, { bin: 1, rounds: 2 }, toHit(1, 2));
  expect(spent(two).shots).toEqual([1, 18]);
});

rule('MT-BASE-10', 'Nothing but an Ultra autocannon fires two rounds', () => {
  const usual = duel({ options, gunner: armed('AC/5') });
  expect(usual.fieldsOf('AC/5').rounds).toBeUndefined();
});

rule('MT-BASE-10', 'Who calls such a shot off keeps both rounds', () => {
  const table = made({ gunnery: 13 });
  table.fireSo(NAME, { rounds: 2 });
  table.order({ type: 'call-off', stop: true });
  expect(spent(table)).toEqual({ heat: 0, shots: [20] });
});

test('bots fire two rounds, and one where there are no more', () => {
  const fired = (shots: readonly number[]) => answerOf(made({ shots }).scene);
  expect(fired([20])).toMatchObject({ attacks: [{ weapon: 0, rounds: 2 }] });
  expect(fired([1])).toMatchObject({ type: 'fire', attacks: [{ weapon: 0 }] });
  expect(fired([1])).not.toMatchObject({ attacks: [{ rounds: 1 }] });
});

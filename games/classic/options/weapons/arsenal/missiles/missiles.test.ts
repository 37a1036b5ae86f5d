import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { weaponNamed } from '../../../../data/arsenal.ts';
import { whyNotFire } from '../../../../rules/fire/to-hit.ts';
import { duel } from '../../../../testing/duel.ts';
import { mech } from '../../../../testing/scene.ts';
import { location, toHit } from '../../../../testing/table.ts';
import { slotEntry } from '../../../../units/design.ts';
import { itemHalfTons } from '../../../../units/weights.ts';
import '../../../../options.ts';

const options = {
  'streak-missiles': true,
  'streak-lrm': true,
  'medium-range-missiles': true,
  'rocket-launchers': true,
};
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
/** It keeps its feet after 20 points. */
const STANDS: Roll = ['piloting', 6, 6];
const places = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));

function made(weapon: string, more: Partial<Parameters<typeof duel>[0]> = {}) {
  const { slots, isSingle } = weaponNamed(weapon)!;
  const ammo = isSingle ? [] : [`Ammo ${weapon}`];
  const gunner = mech('Gun', { heatSinks: 40, slots: { RA: [`${slots} x ${weapon}`], LT: ammo } });
  return duel({ range: 4, ...more, options: { ...options, ...more.options }, gunner });
}
type Made = ReturnType<typeof made>;
const heat = ({ scene }: Made) => scene.unit('Gun').heatBuilt;
const shots = ({ scene }: Made) => scene.unit('Gun').shots;
const groups = ({ scene }: Made) => scene.happened('damaged').map(({ damage }) => damage);

rule('MT-WPN-47', 'A Streak SRM 6 that needs 6 does nothing on 5: no missile gone, no heat', () => {
  const table = made('Streak SRM 6');
  expect(table.toHit('Streak SRM 6').total).toBe(6);
  expect(table.fire('Streak SRM 6', toHit(2, 3))).toBe(0);
  expect([heat(table), shots(table)]).toEqual([0, [15]]);
});

rule('MT-WPN-47', 'On 6 all six missiles hit for 2 each, without a cluster roll', () => {
  const table = made('Streak SRM 6');
  expect(table.fire('Streak SRM 6', toHit(3, 3), ...places(6))).toBe(12);
  expect([heat(table), shots(table)]).toEqual([4, [14]]);
  expect(groups(table)).toEqual([2, 2, 2, 2, 2, 2]);
});

rule('MT-WPN-47', 'An arm whose Streak found no lock has been used all the same', () => {
  const table = made('Streak SRM 2');
  table.fire('Streak SRM 2', toHit(1, 1));
  expect(table.scene.unit('Gun').fired).not.toBe(0);
});

rule('MT-WPN-47', 'Neither glancing blows nor penalties for missiles change how many hit', () => {
  const both = { 'glancing-blows': true, 'missile-hit-penalties': true };
  const table = made('Streak SRM 4', { options: both });
  expect(table.fire('Streak SRM 4', toHit(3, 3), ...places(4))).toBe(8);
  expect(table.scene.happened('weapon-attack')[0].glancing).toBeUndefined();
});

rule('MT-WPN-30', 'A Streak LRM locks on as well, and strikes in groups of 5', () => {
  const table = made('Clan Streak LRM 15');
  expect(table.fire('Clan Streak LRM 15', toHit(6, 6), ...places(3))).toBe(15);
  expect(groups(table)).toEqual([5, 5, 5]);
  const missed = made('Clan Streak LRM 15');
  missed.fire('Clan Streak LRM 15', toHit(1, 1));
  expect([heat(missed), shots(missed)]).toEqual([0, [8]]);
});

rule('MT-WPN-48', 'MRM 30, dice 7 and 9: 9 and 12 of 15 each: 5, 5, 5, 5 and 1', () => {
  const table = made('MRM 30');
  expect(table.fire('MRM 30', toHit(6, 6), cluster(3, 4), cluster(4, 5), ...places(5), STANDS)).toBe(21);
  expect(groups(table)).toEqual([5, 5, 5, 5, 1]);
  expect(table.scene.happened('cluster').map(({ missiles }) => missiles)).toEqual([9, 12]);
});

rule('MT-WPN-48', 'MRM 40 rolls twice on the column of 20, MRM 20 once; Gunnery 4 at medium range: 7', () => {
  const large = made('MRM 40');
  expect(large.toHit('MRM 40').total).toBe(7);
  expect(large.fire('MRM 40', toHit(6, 6), cluster(3, 4), cluster(4, 5), ...places(6), STANDS)).toBe(28);
  const small = made('MRM 20');
  expect(small.fire('MRM 20', toHit(6, 6), cluster(3, 4), ...places(3))).toBe(12);
});

rule('MT-WPN-49', 'Rocket Launcher 15, dice 7: nine rockets, 5 and 4; then it is dead weight', () => {
  const table = made('Rocket Launcher 15');
  expect(table.toHit('Rocket Launcher 15').total).toBe(5);
  expect(table.fire('Rocket Launcher 15', toHit(6, 6), cluster(3, 4), ...places(2))).toBe(9);
  expect(groups(table)).toEqual([5, 4]);
  expect(shots(table)).toEqual([0]);
  table.nextTurn();
  const { field, state } = table.scene;
  expect(whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)).toMatchObject({
    rule: 'CBT-WPN-04',
  });
});

rule('MT-WPN-49', 'A rocket launcher has one salvo, no ammunition, and weighs what it weighs', () => {
  expect(slotEntry('Rocket Launcher 10', 50)).toMatchObject({ oneShot: true, size: 1 });
  expect(slotEntry('Rocket Launcher 10 (OS)', 50)).toBeNull();
  expect(slotEntry('Ammo Rocket Launcher 10', 50)).toBeNull();
  expect(itemHalfTons('Rocket Launcher 15', 50)).toBe(2);
  expect(itemHalfTons('Streak SRM 2 (OS)', 50)).toBe(4);
});

rule('MT-WPN-49', 'A one-shot Streak that finds no lock keeps its salvo', () => {
  const gunner = mech('Gun', { slots: { RA: ['Streak SRM 4 (OS)'] } });
  const table = duel({ options, gunner, range: 4 });
  table.fire('Streak SRM 4 (OS)', toHit(1, 1));
  expect(shots(table)).toEqual([1]);
});

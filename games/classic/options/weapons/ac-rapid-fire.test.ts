import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { ADVANCED_WEAPONS } from '../../data/advanced-weapons.ts';
import { WEAPONS } from '../../data/equipment.ts';
import { isSeized } from '../../rules/unit/seized.ts';
import { answerOf } from '../../testing/bot.ts';
import { duel } from '../../testing/duel.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { RT } from '../../units/locations.ts';
import { firesRapidly } from './ac-rapid-fire.ts';

const options = { 'ac-rapid-fire': true };
const gunner = mech('Gun', { heatSinks: 40, slots: { RT: ['4 x AC/5'], LT: ['Ammo AC/5'] } });
const made = (more: Partial<Parameters<typeof duel>[0]> = {}) => duel({ options, range: 4, gunner, ...more });
const TWO = { rounds: 2 };
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const NO_CRITICAL: Roll = ['critical hit', 1, 1];

type Made = ReturnType<typeof made>;
const gun = ({ scene }: Made) => scene.state.units[0];
const isJammed = (table: Made) => isSeized(gun(table), table.scene.field.designs[0].weapons[0]);

rule('MT-WPN-03', 'Standard and light autocannons fire two rounds, and no others', () => {
  const names = [...WEAPONS, ...ADVANCED_WEAPONS].filter(firesRapidly).map(({ name }) => name);
  expect(names).toEqual(['AC/2', 'AC/5', 'AC/10', 'AC/20', 'Light AC/2', 'Light AC/5']);
  expect(made().fieldsOf('AC/5').rounds).toEqual([1, 2]);
  expect(made({ options: {} }).fieldsOf('AC/5').rounds).toBeUndefined();
});

rule('MT-WPN-03', 'One roll to hit, and the column of 2 for how many do', () => {
  const table = made();
  expect(table.fireSo('AC/5', TWO, toHit(3, 3), cluster(4, 4), location(3, 4), location(1, 3))).toBe(10);
  expect([table.scene.unit('Gun').heatBuilt, table.scene.unit('Gun').shots]).toEqual([2, [18]]);
});

rule('MT-WPN-03', 'On 4 or less it misses, whatever it needs, and is jammed; on 5 it is neither', () => {
  const easy = { gun: { gunnery: 0 } };
  const jammed = made(easy);
  expect(jammed.fireSo('AC/5', TWO, toHit(2, 2))).toBe(0);
  expect([isJammed(jammed), jammed.scene.happened('chamber-burst')]).toEqual([true, []]);
  const free = made(easy);
  expect(free.fireSo('AC/5', TWO, toHit(2, 3), cluster(1, 1), location(3, 4))).toBe(5);
  expect(isJammed(free)).toBe(false);
});

rule('MT-WPN-03', 'On 2 the rounds explode: 5 points inside, the gun is gone, the pilot unhurt', () => {
  const table = made();
  const before = gun(table).body.structure[RT];
  table.fireSo('AC/5', TWO, toHit(1, 1), NO_CRITICAL);
  expect(table.scene.happened('chamber-burst')).toMatchObject([{ unit: 0, points: 5 }]);
  expect(table.scene.said('chamber-burst')[0]).toMatch(/AC\/5.*explode for 5 points\.$/);
  const { body, crew } = gun(table);
  expect([before - body.structure[RT], body.hits[RT], crew.hits]).toEqual([5, 0b1111, 0]);
  expect(table.scene.happened('explosion')).toEqual([]);
});

rule('MT-WPN-03', 'A single round neither jams nor explodes', () => {
  const table = made();
  table.fireSo('AC/5', { rounds: 1 }, toHit(1, 1));
  expect([isJammed(table), table.scene.happened('chamber-burst')]).toEqual([false, []]);
});

test('bots fire one round at a time', () => {
  expect(answerOf(made().scene)).toMatchObject({ type: 'fire', attacks: [{ weapon: 0, rounds: 1 }] });
});

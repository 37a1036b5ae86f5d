import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { weaponsOf } from '../../../data/arsenal.ts';
import { rackDamage } from '../../../data/equipment.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { mech } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { slotEntry } from '../../../units/design.ts';

const options = { 'lb-x-autocannons': true };
const NAME = 'LB 10-X AC';
const SLUGS = `Ammo ${NAME}`;
const PELLETS = `Ammo ${NAME} Cluster`;
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const places = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));

function made(ammo: readonly string[], plan: Partial<Parameters<typeof duel>[0]> = {}) {
  const gunner = mech('Gun', { heatSinks: 40, slots: { RT: [`6 x ${NAME}`], LT: ammo } });
  return duel({ options, range: 12, gunner, ...plan });
}
type Made = ReturnType<typeof made>;
const shots = ({ scene }: Made) => scene.unit('Gun').shots;
const last = ({ scene }: Made) => scene.happened('weapon-attack')[0].attack.number;

rule(
  'MT-WPN-42',
  'LB 10-X at medium range, Gunnery 4: a cluster needs 5, and dice of 7 are six hits of 1',
  () => {
    const table = made([PELLETS]);
    expect(table.toHit(NAME).total).toBe(5);
    expect(table.toHit(NAME).lines).toContainEqual(
      expect.objectContaining({ value: -1, rule: 'MT-BASE-06' }),
    );
    expect(table.fire(NAME, toHit(2, 3), cluster(3, 4), ...places(6))).toBe(6);
    expect(table.scene.happened('damaged').map(({ damage }) => damage)).toEqual([1, 1, 1, 1, 1, 1]);
    const missed = made([PELLETS]);
    expect(missed.fire(NAME, toHit(2, 2))).toBe(0);
  },
);

rule('MT-WPN-42', 'A slug is an autocannon of that size', () => {
  const table = made([SLUGS]);
  expect(table.toHit(NAME).total).toBe(6);
  expect(table.fire(NAME, toHit(3, 3), location(3, 4))).toBe(10);
});

rule('MT-WPN-42', 'Which of them is chosen shot by shot, with the number of each', () => {
  const table = made([SLUGS, PELLETS]);
  expect(table.fieldsOf(NAME).bin).toEqual([0, 1]);
  expect(table.numbersOf(NAME, 'bin')).toEqual([6, 5]);
  table.fireSo(NAME, { bin: 1 }, toHit(3, 2), cluster(1, 1), ...places(3));
  expect([last(table), shots(table)]).toEqual([5, [10, 9]]);
  const slug = made([SLUGS, PELLETS]);
  slug.fireSo(NAME, { bin: 0 }, toHit(3, 2));
  expect([last(slug), shots(slug)]).toEqual([6, [9, 10]]);
});

rule('MT-WPN-42', 'What is told of the number is that of the bin, even if its last shot has gone', () => {
  const table = made([SLUGS, PELLETS], { gun: { shots: [3, 1] } });
  table.fireSo(NAME, { bin: 1 }, toHit(1, 1));
  const [{ attacks }] = table.scene.happened('fire-declared');
  expect(attacks[0].explanation.total).toBe(5);
});

rule(
  'MT-WPN-42',
  'Pellets are not aimed: at who cannot dodge a slug is, and with pellets alone nothing is',
  () => {
    const mark = { shutDown: 1 };
    expect(made([PELLETS], { mark }).fieldsOf(NAME).aim).toBeUndefined();
    const table = made([PELLETS, SLUGS], { mark });
    expect(table.fieldsOf(NAME).aim).toContain('CT');
    table.fireSo(NAME, { aim: 'CT' }, toHit(6, 6), ['aimed shot', 3, 4]);
    expect(shots(table)).toEqual([10, 9]);
    expect(table.scene.happened('damaged')).toMatchObject([{ damage: 10 }]);
  },
);

rule('MT-WPN-42', 'Both sorts explode with the number of the gun', () => {
  expect(weaponsOf('LB-X autocannons').map(rackDamage)).toEqual([2, 5, 10, 20, 2, 5, 10, 20]);
  expect(slotEntry(PELLETS, 50)).toMatchObject({ kind: 'ammo', load: 'cluster' });
  expect(slotEntry('Ammo AC/10 Cluster', 50)).toBeNull();
});

test('bots take the slug where it hits easily, and pellets where hardly anything does', () => {
  const fired = (gunnery: number) => answerOf(made([SLUGS, PELLETS], { gun: { gunnery } }).scene);
  expect(fired(2)).toMatchObject({ attacks: [{ bin: 0 }] });
  expect(fired(8)).toMatchObject({ attacks: [{ bin: 1 }] });
});

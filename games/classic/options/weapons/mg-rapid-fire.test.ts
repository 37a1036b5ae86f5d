import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { ADVANCED_WEAPONS } from '../../data/advanced-weapons.ts';
import { isMachineGun, WEAPONS } from '../../data/equipment.ts';
import { answerOf } from '../../testing/bot.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, Table, toHit } from '../../testing/table.ts';
import { vehicle } from '../../testing/vehicles.ts';

const options = { 'mg-rapid-fire': true };
const gunner = mech('Gun', {
  heatSinks: 40,
  slots: { RA: ['Machine Gun', 'Machine Gun'], LT: ['Ammo Machine Gun'] },
});
const burst = (die: number): Roll => ['burst of a machine gun', die];
const GUN = 'Machine Gun RA 1';

/** With the first of its two guns set to rapid fire. */
function made(gun: object = {}): Duel {
  const table = duel({ options, range: 1, gunner, gun });
  const { state } = table.scene;
  state.agenda.push({ step: 'guns/rapid', seat: 0, settled: [] });
  const weapon = table.scene.weapon('Gun', GUN);
  return table.order({ type: 'rapid-guns', unit: 'Gun', guns: [{ weapon }] }).order({ type: 'guns-set' });
}
const spent = ({ scene: s }: Duel) => [s.unit('Gun').heatBuilt, s.unit('Gun').shots[0]];

rule('MT-WPN-28', 'A hit with a 4 is 4 points and 4 heat, for 12 rounds', () => {
  const table = made();
  expect(table.fireSo(GUN, {}, toHit(6, 6), burst(4), location(3, 4))).toBe(4);
  expect(spent(table)).toEqual([4, 188]);
  expect(table.scene.said('rapid-burst')).toEqual([
    'Gun fires a burst of 12 rounds with Machine Gun RA 1: 4 points.',
  ]);
});

rule('MT-WPN-28', 'A miss makes heat and takes rounds as well', () => {
  const table = made();
  expect(table.fireSo(GUN, {}, toHit(1, 1), burst(6))).toBe(0);
  expect(spent(table)).toEqual([6, 182]);
});

rule('MT-WPN-28', 'The gun that is not set fires as ever', () => {
  const table = made();
  expect(table.fireSo('Machine Gun RA 2', {}, toHit(6, 6), location(3, 4))).toBe(2);
  expect(spent(table)).toEqual([0, 199]);
});

rule('MT-WPN-28', 'It takes no more rounds than there are', () => {
  const table = made({ shots: [5] });
  expect(table.fireSo(GUN, {}, toHit(6, 6), burst(3), location(3, 4))).toBe(3);
  expect(spent(table)).toEqual([3, 0]);
});

rule('MT-WPN-28', 'Machine guns of all sizes, and nothing else', () => {
  const names = [...WEAPONS, ...ADVANCED_WEAPONS].filter(isMachineGun).map(({ name }) => name);
  expect(names).toEqual([
    'Machine Gun',
    'Clan Heavy Machine Gun',
    'Clan Machine Gun',
    'Clan Light Machine Gun',
  ]);
  const table = duel({ options });
  table.scene.state.agenda.push({ step: 'guns/rapid', seat: 0, settled: [] });
  expect(table.refusal({ type: 'rapid-guns', unit: 'Gun', guns: [] })).toBeDefined();
});

test('bots set the guns of vehicles, which have no heat, and leave others', () => {
  const asked = (unit: object) => {
    const s = scene({
      options: { ...options, 'combined-arms': true },
      units: { Gun: { at: '0505', ...unit }, Bear: { at: '0101' } },
    });
    s.state.agenda.push({ step: 'guns/rapid', seat: 0, settled: [] });
    new Table(s);
    return answerOf(s);
  };
  expect(asked({ mech: gunner })).toEqual({ type: 'guns-set' });
  expect(
    asked({ mech: vehicle('Gun', { items: { FR: ['Machine Gun'], BD: ['Ammo Machine Gun'] } }) }),
  ).toMatchObject({
    type: 'rapid-guns',
    guns: [{ weapon: 0 }],
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { strike } from '../../../kinds/mech/damage/damage.ts';
import { canJump, runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { isSeized, seize } from '../../../rules/unit/seized.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { Location } from '../../../units/locations.ts';

const options = { 'edition-level2-late': true };
const NAME = 'Rotary AC/5';
const gunner = mech('Gun', {
  heatSinks: 40,
  armor: 0,
  slots: { RT: [`6 x ${NAME}`, 'Jump Jet'], LT: [`Ammo ${NAME}`] },
});
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const HITS = [location(3, 4), location(1, 3), location(3, 3), location(1, 4)];

const made = (gun: object = {}) => duel({ options, range: 4, gunner, gun });
type Made = ReturnType<typeof made>;
const isJammed = ({ scene: s }: { readonly scene: Made['scene'] }): boolean =>
  isSeized(s.state.units[0], s.field.designs[0].weapons[0]);

rule('MT-WPN-43', 'It fires 1, 2, 4 or 6 rounds at once, as many as its bin holds', () => {
  const rounds = (left: number) => made({ shots: [left] }).fieldsOf(NAME).rounds;
  expect([20, 6, 5, 4, 3, 2].map(rounds)).toEqual([
    [1, 2, 4, 6],
    [1, 2, 4, 6],
    [1, 2, 4],
    [1, 2, 4],
    [1, 2],
    [1, 2],
  ]);
  expect(rounds(1)).toBeUndefined();
});

rule('MT-WPN-43', 'Six rounds: one roll to hit, and on a 7 of the column of 6 four hits of 5', () => {
  const table = made();
  const rolls = [toHit(4, 5), cluster(3, 4), ...HITS];
  expect(table.fireSo(NAME, { rounds: 6 }, ...rolls, ['piloting', 6, 6])).toBe(20);
  expect(table.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 5, 5]);
  expect([table.scene.unit('Gun').heatBuilt, table.scene.unit('Gun').shots]).toEqual([6, [14]]);
});

rule('MT-WPN-43', 'On 4 six rounds jam: they miss, and rounds and heat are gone', () => {
  const table = made({ gunnery: 0 });
  expect(table.fireSo(NAME, { rounds: 6 }, toHit(2, 2))).toBe(0);
  expect([table.scene.unit('Gun').heatBuilt, table.scene.unit('Gun').shots]).toEqual([6, [14]]);
  expect(isJammed(table)).toBe(true);
  expect(table.scene.said('weapon-attack')[0]).toMatch(/, jams\.$/);
});

rule('MT-WPN-43', 'It jams on 2 with two rounds, up to 3 with four and up to 4 with six, else never', () => {
  const jams = (rounds: number, dice: readonly [number, number]) => {
    const table = made({ gunnery: 8 });
    table.fireSo(NAME, { rounds }, toHit(...dice));
    return isJammed(table);
  };
  const cases = [
    [1, [1, 1]],
    [2, [1, 1]],
    [2, [1, 2]],
    [4, [1, 2]],
    [4, [1, 3]],
    [6, [1, 3]],
    [6, [1, 4]],
  ] as const;
  expect(cases.map(([rounds, dice]) => jams(rounds, dice))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

/** Gun, about to move, with its gun jammed; Mark has moved. */
function jammed(sinks = gunner): Melee {
  const s = scene({
    options,
    units: { Gun: { at: '0201 S', mech: sinks }, Mark: { at: '0205 N', mech: mech('Mark', { armor: 40 }) } },
  });
  seize(s.state.units[0], s.field.designs[0].weapons[0]);
  const table = new Melee(s).beginAt('movement', 1);
  while (table.asked.startsWith('1')) table.order({ type: 'still', unit: 'Mark' });
  return table;
}
const SEE = { type: 'see-to-guns', unit: 'Gun' } as const;
const roll = (a: number, b: number): Roll => ['clearing a jam', a, b];

rule('MT-WPN-43', 'Gunnery 4: a jam is cleared on 7, before the weapon attacks, and not on 6', () => {
  for (const [dice, isClear] of [
    [[3, 4], true],
    [[3, 3], false],
  ] as const) {
    const table = jammed();
    table.order(SEE);
    table.order({ type: 'still', unit: 'Gun' }, roll(dice[0], dice[1]));
    expect(isJammed(table)).toBe(!isClear);
    expect(table.scene.happened('jam-roll')).toMatchObject([{ number: 7, success: isClear }]);
  }
});

rule('MT-WPN-43', 'Who sees to it walks, and neither runs nor jumps nor attacks in that turn', () => {
  const table = jammed();
  const { field, state } = table.scene;
  const ways = () => [walkMp(field, state, 0), runMp(field, state, 0), canJump(field, state, 0)];
  expect(ways()).toEqual([4, 6, true]);
  table.order(SEE);
  expect(ways()).toEqual([4, 0, false]);
  expect(table.refusal(SEE).rule).toBe('MT-WPN-43');
  const why = field.plugged.whyNoAttack?.(null, state, 0, 'strike');
  expect(why).toMatchObject({ rule: 'MT-WPN-43' });
});

rule('MT-WPN-43', 'Who has nothing jammed sees to nothing', () => {
  const table = jammed();
  const { units } = table.scene.state;
  units[0].marks = null;
  expect(table.refusal(SEE).rule).toBe('MT-WPN-43');
});

rule('MT-WPN-43', 'While it is jammed it explodes on a critical hit, with 5 points; otherwise never', () => {
  for (const isStuck of [true, false]) {
    const s = scene({
      options,
      units: { Gun: { at: '0505', mech: gunner }, Bear: { at: '0101' } },
    });
    if (isStuck) seize(s.state.units[0], s.field.designs[0].weapons[0]);
    const more: Roll[] = isStuck ? [['critical hit', 2, 2]] : [];
    s.rolling([['critical hit', 4, 4], ['critical slot', 1, 2], ...more], () =>
      strike(s.play, s.field, 0, { part: Location.RT, rear: false, critical: false }, 1),
    );
    expect(s.happened('burst').map(({ damage }) => damage)).toEqual(isStuck ? [5] : []);
  }
});

test('bots fire six rounds while they stay cool, and see to a jam of their only gun', () => {
  expect(answerOf(made().scene)).toMatchObject({ attacks: [{ weapon: 0, rounds: 6 }] });
  expect(answerOf(jammed().scene)).toMatchObject({ type: 'see-to-guns' });
});

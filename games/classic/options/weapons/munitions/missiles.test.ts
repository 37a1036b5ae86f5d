import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { ammunitionNamed, weaponNamed } from '../../../data/arsenal.ts';
import { rackDamage } from '../../../data/equipment.ts';
import { weaponsAt } from '../../../phases/weapon/hex-fire.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { platoon } from '../../../testing/platoons.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { MechFile, UnitFile } from '../../../units/unit-file.ts';

const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const places = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));

const armed = (weapon: string, ...sorts: readonly string[]): MechFile =>
  mech('Gun', {
    heatSinks: 40,
    slots: {
      RT: [`${weaponNamed(weapon)!.slots} x ${weapon}`],
      LT: sorts.map((sort) => `Ammo ${weapon}${sort}`),
    },
  });
const made = (options: OptionValues, gunner: MechFile, plan: Partial<Parameters<typeof duel>[0]> = {}) =>
  duel({ options, gunner, ...plan });
type Made = ReturnType<typeof made>;
const groups = ({ scene: table }: Made) => table.happened('damaged').map(({ damage }) => damage);

describe('Heat-seeking missiles', () => {
  const options = { 'ammo-heat-seeking': true };
  const gunner = armed('SRM 4', '', ' Heat-seeking');
  const added = (heat: number) => {
    const [plain, seeking] = made(options, gunner, { mark: { heat } }).numbersOf('SRM 4', 'bin');
    return seeking - plain;
  };

  rule('MT-WPN-33', 'Cold +2, up to 5 nothing, from 6 -1, from 11 -2, from 16 -3', () => {
    expect([0, 1, 5, 6, 10, 11, 15, 16, 30].map(added)).toEqual([2, 0, 0, -1, -1, -2, -2, -3, -3]);
  });

  rule('MT-WPN-33', 'Vehicles and infantry are cold', () => {
    for (const target of [vehicle('Mark'), platoon('Mark')]) {
      const { field, state } = scene({
        map: Array.from({ length: 5 }, () => '. . .').join('\n'),
        units: { Gun: { mech: gunner, at: '0201 S' }, Mark: { mech: target, at: '0204 N' } },
        options: { ...COMBINED, ...options },
      });
      const number = (bin: number) =>
        weaponNumber(field, state, {
          attacker: 0,
          weapon: 0,
          target: 1,
          twist: 0,
          secondary: 0,
          aim: -1,
          bin,
        });
      expect(number(1) - number(0)).toBe(2);
    }
  });

  rule(
    'MT-WPN-33',
    'Where sheets are hidden nobody learns the heat from a menu; it counts with the dice',
    () => {
      const hidden = { ...options, 'concealed-information': true };
      const at = (heat: number) => made(hidden, gunner, { mark: { heat } });
      expect(at(20).numbersOf('SRM 4', 'bin')).toEqual(at(0).numbersOf('SRM 4', 'bin'));
      const hot = at(20);
      const [number] = hot.numbersOf('SRM 4', 'bin');
      hot.fireSo('SRM 4', { bin: 1 }, toHit(1, number - 4), cluster(1, 1), ...places(1));
      expect(hot.scene.happened('weapon-attack')[0]).toMatchObject({ hit: true });
      expect(hot.scene.happened('fire-declared')[0].attacks[0].number).toBe(number);
      const cold = at(0);
      cold.fireSo('SRM 4', { bin: 1 }, toHit(1, number - 1));
      expect(cold.scene.happened('weapon-attack')[0]).toMatchObject({ hit: false });
    },
  );

  test('They are those of LRMs and SRMs, and need their option', () => {
    for (const name of ['LRM 5', 'Clan LRM 20', 'SRM 2'])
      expect(ammunitionNamed(`${name} Heat-seeking`)).toBeDefined();
    for (const name of ['Streak SRM 2', 'MRM 10', 'AC/5'])
      expect(ammunitionNamed(`${name} Heat-seeking`)).toBeUndefined();
    expect(refusals({}, gunner).join()).toContain('heat-seeking');
    expect(refusals(options, gunner)).toEqual([]);
  });

  test('Bots fire them at hot targets', () => {
    const fired = (heat: number) => answerOf(made(options, gunner, { mark: { heat } }).scene);
    expect(fired(12)).toMatchObject({ attacks: [{ bin: 1 }] });
    expect(fired(0)).toMatchObject({ attacks: [{ bin: 0 }] });
  });
});

describe('Fragmentation missiles', () => {
  const options = { 'ammo-fragmentation': true };
  const gunner = armed('SRM 4', ' Fragmentation');

  function at(mark: UnitFile, last: string, ...rolls: readonly Roll[]) {
    const table = new Rounds(
      scene({
        map: ['. . .', '. . .', '. . .', `. ${last} .`].join('\n'),
        units: {
          Gun: { mech: gunner, at: '0201 S', side: 0 },
          Mark: { mech: mark, at: '0204 N', side: 1 },
        },
        options: { ...COMBINED, ...options },
      }),
    );
    table.scene.state.initiativeWinner = 0;
    (table as unknown as { run(steps: object[], rolls: readonly []): Rounds }).run([{ step: 'weapon' }], []);
    while (waitingFor(table.scene.state)[0] === 1) table.hold('Mark');
    table.fire('Gun', 'Mark', ['SRM 4'], toHit(6, 6), ...rolls);
    return table.scene.happened('damaged').reduce((sum, { damage }) => sum + damage, 0);
  }

  rule('MT-WPN-54', 'Example: 3 missiles of an SRM 4: 12 in woods, 24 in the open', () => {
    expect(at(platoon('Mark'), 'l', cluster(4, 4))).toBe(12);
    expect(at(platoon('Mark'), '.', cluster(4, 4))).toBe(24);
  });

  rule('MT-WPN-54', "They do nothing to 'Mechs and vehicles", () => {
    expect(made(options, gunner).fire('SRM 4', toHit(6, 6))).toBe(0);
    expect(at(vehicle('Mark'), '.')).toBe(0);
  });

  rule('MT-WPN-54', 'They are not fired at hexes', () => {
    const weapons = (...sorts: readonly string[]) => {
      const { scene: table } = made(options, armed('SRM 4', ...sorts));
      return weaponsAt(table.field, table.state, 0, table.cell('0204'));
    };
    expect([weapons(' Fragmentation'), weapons(' Fragmentation', '')]).toEqual([[], [0]]);
  });

  test("Bots do not waste them on 'Mechs", () => {
    expect(answerOf(made(options, gunner).scene).type).toBe('hold');
    const both = made(options, armed('SRM 4', ' Fragmentation', ''));
    expect(answerOf(both.scene)).toMatchObject({ attacks: [{ bin: 1 }] });
  });
});

describe('Thunderbolts', () => {
  const options = { thunderbolt: true };
  const gunner = armed('Thunderbolt 10', '');
  const fire = (range: number, ...rolls: readonly Roll[]) =>
    made(options, gunner, { range, gun: { gunnery: 0 } }).fire('Thunderbolt 10', toHit(6, 6), ...rolls);

  rule('MT-WPN-40', 'One missile, all in one place, without a cluster roll', () => {
    const table = made(options, gunner, { range: 6 });
    expect(table.fire('Thunderbolt 10', toHit(6, 6), location(3, 4))).toBe(10);
    expect(groups(table)).toEqual([10]);
  });

  rule('MT-WPN-40', 'At 4 hexes and nearer it does half, rounded down; at 5 all of it', () => {
    expect([fire(4, location(3, 4)), fire(5, location(3, 4))]).toEqual([5, 10]);
    const five = made(options, armed('Thunderbolt 5', ''), { range: 4, gun: { gunnery: 0 } });
    expect(five.fire('Thunderbolt 5', toHit(6, 6), location(3, 4))).toBe(2);
  });

  rule('MT-WPN-40', 'The usual modifier for the minimum range applies as well', () => {
    const total = (range: number) => made(options, gunner, { range }).toHit('Thunderbolt 10').total;
    expect([6, 5, 4].map(total)).toEqual([4, 5, 6]);
  });

  rule('MT-WPN-40', 'AMS that engages it destroys it', () => {
    const ams = mech('Mark', { armor: 40, slots: { CT: ['AMS'], LT: ['Ammo AMS'] } });
    const table = new Rounds(
      scene({
        map: Array.from({ length: 7 }, () => '. . .').join('\n'),
        units: { Gun: { mech: gunner, at: '0201 S', side: 0 }, Mark: { mech: ams, at: '0207 N', side: 1 } },
        options: { ...options, 'anti-missile': true },
      }),
    );
    table.scene.state.initiativeWinner = 0;
    (table as unknown as { run(steps: object[], rolls: readonly []): Rounds }).run([{ step: 'weapon' }], []);
    while (waitingFor(table.scene.state)[0] === 1) table.hold('Mark');
    table.fire('Gun', 'Mark', ['Thunderbolt 10'], toHit(6, 6), ['missiles shot down', 1]);
    expect(table.scene.happened('damaged')).toEqual([]);
  });

  test('They need their option', () => {
    expect(refusals({}, gunner).join()).toContain('Thunderbolt');
    expect(refusals(options, gunner)).toEqual([]);
  });

  test('Bots fire them', () => {
    expect(answerOf(made(options, gunner, { range: 6 }).scene)).toMatchObject({ type: 'fire' });
  });
});

describe('Advanced tactical missiles', () => {
  const options = { 'advanced-tactical-missiles': true };
  const NAME = 'Clan ATM 9';
  const gunner = armed(NAME, '', ' Extended-range', ' High-explosive');
  const at = (range: number, more: OptionValues = {}) => made({ ...options, ...more }, gunner, { range });

  rule('MT-WPN-42', 'Each sort has ranges of its own', () => {
    expect(at(3).numbersOf(NAME, 'bin')).toEqual([4 + 2, 4 + 2, 4]);
    expect(at(6).numbersOf(NAME, 'bin')).toEqual([4 + 2, 4, 4 + 2]);
    expect(at(9).numbersOf(NAME, 'bin')).toEqual([4 + 2, 4, 4 + 4]);
  });

  rule('MT-WPN-42', 'Those that reach the target are offered', () => {
    expect(at(10).fieldsOf(NAME).bin).toEqual([0, 1]);
    expect(at(20).fieldsOf(NAME).bin).toEqual([1]);
  });

  rule('MT-WPN-42', 'Example: ATM 9 HE, dice 6, with its Artemis 8: 15 points in fives', () => {
    const table = at(3);
    table.fireSo(NAME, { bin: 2 }, toHit(6, 6), cluster(3, 3), ...places(3));
    expect(groups(table)).toEqual([5, 5, 5]);
    expect(table.scene.unit('Gun').shots).toEqual([7, 7, 6]);
  });

  rule('MT-WPN-42', 'Standard missiles do 2 points each, and extended-range ones 1', () => {
    const points = (bin: number, ...rolls: readonly Roll[]) =>
      at(4).fireSo(NAME, { bin }, toHit(6, 6), cluster(3, 3), ...rolls);
    expect([points(0, ...places(2)), points(1, ...places(1))]).toEqual([10, 5]);
  });

  rule('MT-WPN-42', 'They explode with 2, 1 and 3 points a missile', () => {
    const { bins } = made(options, armed('Clan ATM 6', '', ' Extended-range', ' High-explosive')).scene.field
      .designs[0];
    expect(bins.map(({ rack, shots }) => rack * shots)).toEqual([120, 60, 180]);
    expect(rackDamage(weaponNamed('Clan ATM 6')!)).toBe(12);
  });

  test('Bots choose by range', () => {
    const fired = (range: number) => answerOf(at(range).scene);
    expect(fired(3)).toMatchObject({ attacks: [{ bin: 2 }] });
    expect(fired(20)).toMatchObject({ attacks: [{ weapon: 0 }] });
    expect(refusals({}, gunner).join()).toContain('ATM');
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { isJammedAt, isJammedBetween } from '../../rules/sight/jamming.ts';
import { AUTOMATIC_MISS } from '../../state.ts';
import { refusals } from '../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { Location } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { table } from '../../view.ts';

const ON = { ...COMBINED, 'c3-computers': true, 'ecm-suites': true } as const;
const slave = (name: string) => mech(name, { slots: { LT: ['C3 Slave'], RT: ['3 x PPC'] } });
const master = (name: string, count = 1) =>
  mech(name, { slots: { LT: Array<string>(count).fill('5 x C3 Master'), RT: ['3 x PPC'] } });

/** Units of one side by name, each where it is, and Mark of the other side in 0101. */
function field(
  units: Readonly<Record<string, readonly [UnitFile, string]>>,
  map?: string,
  jammer?: string,
): Scene {
  return scene({
    options: ON,
    map: map ?? `${'. '.repeat(30)}\n`.repeat(24),
    units: {
      ...Object.fromEntries(
        Object.entries(units).map(([name, [file, at]]) => [name, { mech: file, at, side: 0 as const }]),
      ),
      Mark: { at: '0101 S', side: 1 },
      ...(jammer && {
        Jammer: { at: jammer, side: 1, mech: mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } }) },
      }),
    },
  });
}

const number = (s: Scene, name = 'Gun') =>
  explain<RuleId>((tally) =>
    weaponToHit(tally, s.field, s.state, {
      attacker: s.index(name),
      weapon: 0,
      target: s.index('Mark'),
      twist: 0,
      secondary: 0,
      aim: -1,
    }),
  );

/** A gun 14 hexes from Mark (long range of a PPC), with its master farther away, and a friend so many hexes from it. */
const lance = (hexes: number, map?: string, jammer?: string): Scene =>
  field(
    {
      Chief: [master('Chief'), '0120 N'],
      Gun: [slave('Gun'), '0115 N'],
      Friend: [slave('Friend'), `01${String(1 + hexes).padStart(2, '0')} N`],
    },
    map,
    jammer,
  );

rule('MT-ELEC-15', 'Example: PPC at 14 hexes: +4; a slave in sight at 8 hexes: +2; at 5: 0', () => {
  expect([number(lance(13)), number(lance(8)), number(lance(5))].map(({ total }) => total)).toEqual([
    8, 6, 4,
  ]);
  expect(number(lance(12)).total).toBe(6);
  expect(number(lance(6)).total).toBe(4);
  expect(number(lance(7)).total).toBe(6);
  expect(number(lance(5)).lines.find((line) => line.rule === 'MT-ELEC-15')).toMatchObject({ value: -4 });
});

rule(
  'MT-ELEC-15',
  'Example: minimum range stays, and beyond the range of the weapon there is no shot',
  () => {
    const near = field({
      Chief: [master('Chief'), '0120 N'],
      Gun: [slave('Gun'), '0103 N'],
      Friend: [slave('Friend'), '0106 N'],
    });
    expect(number(near).total).toBe(4 + 2);
    const far = field({
      Chief: [master('Chief'), '0122 N'],
      Gun: [slave('Gun'), '0120 N'],
      Friend: [slave('Friend'), '0102 N'],
    });
    expect(number(far).total).toBe(AUTOMATIC_MISS);
  },
);

rule('MT-ELEC-15', 'Only who sees the target helps, and only who sees it is helped', () => {
  const rows = Array.from({ length: 24 }, (_, row) => `${row === 3 ? '.4' : '.'} ${'. '.repeat(29)}`);
  const blocked = lance(5, rows.join('\n'));
  expect(number(blocked, 'Friend').lines.some((line) => line.rule === 'MT-ELEC-15')).toBe(false);
  const beside = field(
    {
      Chief: [master('Chief'), '2020 N'],
      Gun: [slave('Gun'), '1508 N'],
      Friend: [slave('Friend'), '0106 N'],
    },
    rows.join('\n'),
  );
  expect(number(beside).total).toBe(8);
});

rule('MT-ELEC-14', 'The master counts as well, and three slaves are all that it links', () => {
  const s = field({
    Chief: [master('Chief'), '0106 N'],
    One: [slave('One'), '2020 N'],
    Two: [slave('Two'), '2120 N'],
    Gun: [slave('Gun'), '0115 N'],
    Fourth: [slave('Fourth'), '0215 N'],
  });
  expect([number(s).total, number(s, 'Fourth').total]).toEqual([4, 8]);
});

const states = (s: Scene, name: string) =>
  s.field.plugged.states?.([], s.field, table(s.state, 0), s.index(name));

rule(
  'MT-ELEC-14',
  'Example: a commander with two masters and three lances are twelve; a master that is lost costs four',
  () => {
    const lances = (name: string, row: string, count = 1) => ({
      [name]: [master(name, count), `05${row} N`] as const,
      ...Object.fromEntries(
        [1, 2, 3].map((each) => [`${name}${each}`, [slave(`${name}${each}`), `1${each}${row} N`] as const]),
      ),
    });
    const s = field({ ...lances('A', '10', 2), ...lances('B', '14'), ...lances('C', '18') });
    for (const name of ['A', 'A3', 'B', 'B1', 'C2'])
      expect([name, states(s, name)]).toEqual([name, ['C3 with 11']]);
    s.unit('B').loss = 'engine';
    expect(['A', 'A1', 'C3', 'B1'].map((name) => states(s, name))).toEqual([
      ['C3 with 7'],
      ['C3 with 7'],
      ['C3 with 7'],
      [],
    ]);
  },
);

rule('MT-ELEC-14', 'One master without slaves links three others; two with slaves are apart', () => {
  const s = field({
    B: [master('B'), '0510 N'],
    B1: [slave('B1'), '0610 N'],
    B2: [slave('B2'), '0710 N'],
    B3: [slave('B3'), '0810 N'],
    C: [master('C'), '0512 N'],
  });
  expect(states(s, 'C')).toEqual(['C3 with 4']);
  const apart = field({
    B: [master('B'), '0510 N'],
    B1: [slave('B1'), '0610 N'],
    C: [master('C'), '0512 N'],
    C1: [slave('C1'), '0612 N'],
  });
  expect([states(apart, 'B'), states(apart, 'C1')]).toEqual([['C3 with 1'], ['C3 with 1']]);
});

rule('MT-ELEC-14', 'Who is shut down, whose pilot is out, or whose computer is hit takes no part', () => {
  const with5 = (change: (s: Scene) => void) => {
    const s = lance(5);
    change(s);
    return number(s).total;
  };
  expect(with5(() => {})).toBe(4);
  expect(with5((s) => (s.unit('Friend').shutDown = 1))).toBe(8);
  expect(with5((s) => (s.unit('Chief').knockedOut = 1))).toBe(8);
  expect(with5((s) => (s.unit('Friend').hits[Location.LT] = 0b1))).toBe(8);
  expect(with5((s) => (s.unit('Chief').hits[Location.LT] = 0b10000))).toBe(8);
  expect(with5((s) => (s.unit('Gun').hits[Location.LT] = 0b1))).toBe(8);
  expect(with5((s) => (s.unit('Chief').loss = 'engine'))).toBe(8);
});

rule(
  ['MT-ELEC-14', 'MT-ELEC-17'],
  'ECM on the way to the master cuts off, six hexes from it and not seven',
  () => {
    // The line from Gun to Chief runs down the first column.
    expect([
      number(lance(5, undefined, '0717 N')).total,
      number(lance(5, undefined, '0817 N')).total,
    ]).toEqual([8, 4]);
  },
);

rule('MT-ELEC-14', 'Vehicles have it, each side has its own, and an option allows it', () => {
  const s = field({
    Chief: [master('Chief'), '0120 N'],
    Gun: [slave('Gun'), '0115 N'],
    Tank: [vehicle('Tank', { items: { TU: ['PPC'], BD: ['C3 Slave'] } }), '0106 N'],
  });
  expect(number(s).total).toBe(4);
  const enemy = scene({
    options: ON,
    units: {
      Chief: { mech: master('Chief'), at: '0110 N' },
      Gun: { mech: slave('Gun'), at: '0310 N' },
    },
  });
  expect(states(enemy, 'Gun')).toEqual([]);
  expect(refusals({}, slave('Gun'))).toEqual([
    'Gun has a C3 computer, and the option that it needs is off (MT-ELEC-14)',
  ]);
  expect(refusals(ON, master('Gun'))).toEqual([]);
});

test('a lone computer is no network', () => {
  const s = field({ Gun: [slave('Gun'), '0115 N'] });
  expect([number(s).total, states(s, 'Gun')]).toEqual([8, []]);
});

const equal = (name: string) => mech(name, { slots: { LT: ['2 x C3i Computer'], RT: ['3 x PPC'] } });
/** Seven with C3i, one behind the other from 0116 on; the last one, Near, is four hexes from Mark. */
const six = (jammer?: string): Scene =>
  field(
    {
      Gun: [equal('Gun'), '0115 N'],
      ...Object.fromEntries(
        [1, 2, 3, 4].map((one) => [`Friend${one}`, [equal('Friend'), `20${20 + one} N`] as const]),
      ),
      Near: [equal('Near'), '0105 N'],
      Seventh: [equal('Seventh'), '0102 N'],
    },
    undefined,
    jammer,
  );
const bonus = (s: Scene, name = 'Gun') =>
  number(s, name)
    .lines.filter(({ rule: id }) => id === 'MT-ELEC-15')
    .map(({ value }) => value);

rule(
  'MT-ELEC-16',
  'Six are equal: Gun at long range has the short one of Near; the seventh is none of them',
  () => {
    expect(bonus(six())).toEqual([-4]);
    const alone = six();
    alone.put('Near', '2030 N');
    expect(bonus(alone)).toEqual([]);
  },
);

rule('MT-ELEC-16', 'Example: whoever is lost or jammed is out, and nobody else', () => {
  const lost = six();
  for (const name of ['Friend1', 'Friend2']) lost.unit(name).loss = 'engine';
  expect(bonus(lost)).toEqual([-4]);
  lost.unit('Near').shutDown = 1;
  expect(bonus(lost)).toEqual([]);
  // Jammed is Near alone; then Gun alone.
  expect([bonus(six('0601 N')), bonus(six('0720 N')), bonus(six('0618 N'))]).toEqual([[], [-4], []]);
});

rule('MT-ELEC-16', 'The line between the two does not matter', () => {
  const s = six('0610 N');
  const gun = s.index('Gun');
  expect(isJammedBetween(s.field, s.state, gun, s.index('Near'))).toBe(true);
  expect([isJammedAt(s.field, s.state, gun), isJammedAt(s.field, s.state, s.index('Near'))]).toEqual([
    false,
    false,
  ]);
  expect(bonus(s)).toEqual([-4]);
});

rule('MT-ELEC-16', 'It is a late item, and does not mix with C3', () => {
  expect(refusals({ 'c3-computers': true }, equal('Gun'))).toEqual([
    'Gun has a C3i computer, and the option that it needs is off (MT-ELEC-16)',
  ]);
  const late = { 'c3-computers': true, 'edition-level2-late': true, 'c3i-computers': true };
  expect(refusals(late, equal('Gun'))).toEqual([]);
  const both = mech('Gun', { slots: { LT: ['2 x C3i Computer', 'C3 Slave'] } });
  expect(refusals(late, both)).toEqual(['C3 and C3i do not go together (MT-ELEC-16)']);
});

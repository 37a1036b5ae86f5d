import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import { battleforce2 } from '../../game.ts';
import { battle, mapWith, mech, setupOf, toHit, unit } from '../../testing/scene.ts';
import { networksOf } from '../elements/networks.ts';
import { isNearLine, noticedJammers } from './ecm.ts';

const master = (name: string, masters = 1) =>
  mech(name, { specials: Array.from({ length: masters }, () => 'c3m'), damage: [4, 3, 1] });
const slave = (name: string) => mech(name, { specials: ['c3s'], damage: [4, 3, 1] });

interface Scene {
  readonly ecmAt?: string;
  readonly map?: Record<string, string>;
  readonly scoutAt?: string;
  readonly chiefAt?: string;
}

/** The firer in 0812 is 6 hexes from the target in 0806, the scout in 0809 three. The company master stands in 0312. */
function scene({ ecmAt = 'off the map', map = {}, scoutAt = '0809 N', chiefAt = '0312 N' }: Scene = {}) {
  const table = battle({
    map: mapWith(map),
    south: [
      unit('Fire', '0812 N', master('Gunner'), slave('Ram')),
      unit('Eyes', scoutAt, master('Scout'), slave('Ewe')),
      unit('Chiefs', chiefAt, master('Chief')),
      unit('Others', '0912 N', slave('Loner')),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf')), unit('Noise', ecmAt, mech('Moth', { specials: ['ecm'] }))],
    networks: [
      {
        side: 'south',
        company: 'Chief',
        lances: [
          ['Gunner', 'Ram'],
          ['Scout', 'Ewe'],
        ],
      },
    ],
  });
  table.phase('combat', 'south');
  return table;
}
const range = (table: ReturnType<typeof scene>, attacker = 'Ram') => table.number(attacker, 'Wolf').lines[1];

rule('BF2-EQ-05', 'Example 1: the firer at 6 hexes uses the medium range of the scout at 3', () => {
  const table = scene();
  expect(range(table)).toMatchObject({ value: 2, rule: 'BF2-EQ-05' });
  expect(table.number('Ram', 'Wolf')).toTotal(7);
  table.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
  // Its own distance decides the damage: 1 at long range.
  expect(table.events('damaged')).toMatchObject([{ damage: 1 }]);
});

rule('BF2-EQ-05', 'It still needs a Damage Value, an arc and sight of its own', () => {
  const blind = scene({ map: { '0811': '5', '0711': '5', '0911': '5' } });
  expect(blind.targets('Fire')).toEqual([]);
  const table = scene();
  const record = table.field.records[table.elementIndex('Ram')];
  const short = battle({
    south: [
      unit('Fire', '0812 N', master('Gunner'), {
        ...record,
        sheet: { ...record.sheet, damage: [4, 3, null] },
      }),
      unit('Eyes', '0809 N', master('Scout', 2)),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf'))],
    networks: [{ side: 'south', company: 'Scout', lances: [['Scout'], ['Gunner', 'Ram']] }],
  });
  short.phase('combat', 'south');
  expect(short.attackers('Fire', 'Pack')).toEqual(['Gunner']);
  expect(range(short, 'Gunner').value).toBe(2);
});

rule(
  'BF2-EQ-05',
  'The nearest element needs no sight of the target, but must be working and on the map',
  () => {
    expect(range(scene({ map: { '0708': '5', '0808': '5' }, scoutAt: '0709 S' })).value).toBe(2);
    const down = scene();
    down.suffered('Scout', { heat: 4, downSince: 1 });
    expect(range(down).value).toBe(4);
    const ewe = scene();
    ewe.suffered('Ewe', { heat: 4, downSince: 1 });
    expect(range(ewe).value).toBe(2);
    expect(range(scene({ scoutAt: 'off the map' })).value).toBe(4);
  },
);

rule(
  'BF2-EQ-04',
  'Without its lance master a slave is cut off, without the company master the lances are apart',
  () => {
    const lance = scene();
    lance.element('Gunner').destroyed = true;
    expect(range(lance).value).toBe(4);
    const company = scene();
    company.suffered('Chief', { heat: 4, downSince: 1 });
    expect(range(company).value).toBe(4);
    const alone = scene();
    expect(alone.number('Loner', 'Wolf').lines[1]).toMatchObject({ value: 4, rule: 'BF2-REC-04' });
  },
);

rule('BF2-EQ-04', 'Masters need no slaves, and the company master uses its network, too', () => {
  const table = scene({ chiefAt: '0712 N' });
  expect(range(table, 'Chief').value).toBe(2);
  expect(range(table, 'Gunner').value).toBe(2);
});

rule(
  ['BF2-EQ-08', 'BF2-EQ-05'],
  'ECM near firer, target, line, scout or company master takes the benefit away, and is noticed',
  () => {
    // Near the firer, the line, the target, the scout, the company master, and the line from there to the scout.
    for (const ecmAt of ['0813 S', '0911 S', '0709 S', '0805 S', '0909 S', '0313 S', '0511 S']) {
      const table = scene({ ecmAt });
      const moth = table.elementIndex('Moth');
      expect(range(table).value, ecmAt).toBe(2);
      table.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
      expect(table.events('ecm'), ecmAt).toEqual([{ type: 'ecm', element: moth, works: true }]);
      expect(table.events('attacked')[0], ecmAt).toMatchObject({ hit: false, toHit: { total: 9 } });
    }
  },
);

rule(
  'BF2-EQ-08',
  'ECM that is too far, broken, destroyed or one’s own takes nothing away, and stays a secret',
  () => {
    const far = scene({ ecmAt: '1212 N' });
    far.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
    expect([far.events('ecm'), far.events('attacked')[0].hit]).toEqual([[], true]);
    const down = scene({ ecmAt: '0911 S' });
    down.suffered('Moth', { heat: 4, downSince: 1 });
    down.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
    expect([down.events('ecm'), down.events('attacked')[0].hit]).toEqual([[], true]);
  },
);

rule('BF2-EQ-08', 'ECM that was noticed counts in every number, until it shuts down', () => {
  const table = scene({ ecmAt: '0911 S' });
  table.element('Moth').jams = true;
  expect(range(table).value).toBe(4);
  expect(table.table(0).elements[table.elementIndex('Moth')].jams).toBe(true);
});

rule('BF2-EQ-05', 'Indirect fire has no use for C3', () => {
  const table = battle({
    map: mapWith({ '0710': '5', '0810': '5', '0910': '5' }),
    south: [
      unit('Fire', '0812 N', mech('Gunner', { specials: ['c3m', 'if'] })),
      unit('Eyes', '0809 N', mech('Scout', { specials: ['c3m', 'c3m'] })),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf'))],
    networks: [{ side: 'south', company: 'Scout', lances: [['Scout'], ['Gunner']] }],
  });
  table.phase('combat', 'south');
  expect(table.number('Gunner', 'Wolf', 'Scout').lines[1]).toMatchObject({ value: 4, rule: 'BF2-REC-04' });
});

rule('BF2-EQ-04', 'A setup refuses networks that are none', () => {
  const units = [
    unit('A', '0101', master('M', 2), slave('S1'), slave('S2'), slave('S3')),
    unit('B', '0101', master('N'), slave('S4'), mech('P')),
    unit('C', '0101', master('O'), slave('S5'), slave('S6'), slave('S7')),
    unit('D', '0101', master('Q'), slave('S8'), slave('S9'), slave('S10')),
  ];
  const why = (company: string | undefined, ...lances: readonly string[][]) => {
    const network = { side: 'south' as const, ...(company && { company }), lances };
    const setup = setupOf({ south: units, north: [unit('X', '0101', mech('W'))], networks: [network] });
    const checked = checkSetup(battleforce2, setup);
    return checked.ok ? null : checked.error[0].message;
  };
  expect(why('M', ['M', 'S1', 'S2', 'S3'], ['N', 'S4'], ['O', 'S5', 'S6', 'S7'])).toBeNull();
  expect(why('M', ['M', 'S1', 'S2', 'S3'], ['O', 'S5', 'S6', 'S7'], ['Q', 'S8', 'S9', 'S10'])).toBeNull();
  expect(why('N', ['M', 'S1', 'S2', 'S3'], ['O', 'S5', 'S6', 'S7'], ['Q', 'S8', 'S9', 'S10'])).toMatch(
    '12 elements',
  );
  expect(why('N', ['M', 'S1'], ['N', 'S4'])).toMatch('not that many C3 masters');
  expect(why('M', ['M', 'P'])).toMatch('no C3 slave');
  expect(why('M', ['M', 'S1'], ['N', 'S1'])).toMatch('a slave twice');
  expect(why('M', ['M', 'S1', 'S2', 'S3', 'S4'])).toMatch('3 slaves');
  expect(why(undefined, ['M', 'S1'], ['N', 'S4'])).toMatch('company master');
  expect(why(undefined, ['M', 'S1', 'S2', 'S3'])).toBeNull();
  expect(why('M', ['M'], ['N'], ['O'], ['Q'])).toMatch('at most 3 items');
  expect(why('M', ['N', 'S1'], ['O', 'S2', 'S3', 'S4', 'S5'])).toMatch('3 slaves');
  // Twelve of them: the company master leads no lance itself.
  expect(why('M', ['N', 'S1', 'S2', 'S3'], ['O', 'S5', 'S6', 'S7'], ['Q', 'S8', 'S9'])).toBeNull();
});

rule('BF2-EQ-04', 'Forces link a lance in each unit, under a second master or one that leads nobody', () => {
  const sheets = (...units: ReturnType<typeof mech>[][]) =>
    units.map((each) => each.map(({ sheet }) => sheet));
  expect(networksOf(sheets([master('M', 2), slave('a')], [master('N'), slave('b'), mech('c')]))).toEqual([
    {
      company: 0,
      lances: [
        { master: 0, slaves: [1] },
        { master: 2, slaves: [3] },
      ],
    },
  ]);
  expect(networksOf(sheets([master('M'), slave('a')], [master('N')], [mech('c')]))).toEqual([
    { company: 2, lances: [{ master: 0, slaves: [1] }] },
  ]);
  expect(networksOf(sheets([master('N')], [master('M'), slave('a')], [mech('c')]))).toEqual([
    { company: 0, lances: [{ master: 1, slaves: [2] }] },
  ]);
  expect(networksOf(sheets([master('M'), slave('a')], [master('N'), slave('b')]))).toEqual([]);
  expect(networksOf(sheets([slave('a'), slave('b')]))).toEqual([]);
});

rule(
  'BF2-EQ-04',
  'A company master with a lance of its own leaves room for three lances, another for two',
  () => {
    const lance = (name: string, masters = 1) => [
      master(name, masters).sheet,
      ...['a', 'b', 'c'].map((each) => slave(`${name}${each}`).sheet),
    ];
    const linked = (...units: ReturnType<typeof lance>[]) =>
      networksOf(units).map(({ company, lances }) => [company, lances.map((each) => each.master)]);
    expect(linked(lance('M', 2), lance('N'), lance('O'))).toEqual([[0, [0, 4, 8]]]);
    expect(linked(lance('M'), lance('N', 2), lance('O'))).toEqual([[4, [4, 0, 8]]]);
    expect(linked(lance('M'), lance('N'), lance('O'), [master('P').sheet])).toEqual([[12, [0, 4]]]);
  },
);

rule('BF2-EQ-08', 'ECM reaches one hex and no farther, from firer, target and the line between them', () => {
  // Two hexes from the firer, from the line, and from the target.
  for (const ecmAt of ['0814 N', '1011 N', '0607 S', '0804 S']) {
    const table = scene({ ecmAt });
    table.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
    expect(table.events('ecm'), ecmAt).toEqual([]);
    expect(table.events('attacked')[0].hit, ecmAt).toBe(true);
  }
});

rule('BF2-EQ-04', 'A slave that is shut down links nobody, and is linked to nobody', () => {
  const table = battle({
    south: [
      unit('Fire', '0812 N', master('Gunner'), slave('Ram')),
      unit('Eyes', '0809 N', slave('Ewe'), master('Scout', 2)),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf'))],
    networks: [{ side: 'south', company: 'Scout', lances: [['Scout'], ['Gunner', 'Ewe']] }],
  });
  table.phase('combat', 'south');
  expect(range(table, 'Gunner').value).toBe(2);
  table.suffered('Scout', { heat: 4, downSince: 1 });
  expect(range(table, 'Gunner').value).toBe(2);
  table.suffered('Ewe', { heat: 4, downSince: 1 });
  expect(range(table, 'Gunner').value).toBe(4);
});

/** A lance of its own under Gunner, with one slave far off and one near the target. */
function lance(ecmAt = 'off the map') {
  const table = battle({
    south: [
      unit('Fire', '0812 N', slave('Ram')),
      unit('Eyes', '0809 N', slave('Ewe')),
      unit('Lead', '0315 N', master('Gunner')),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf')), unit('Noise', ecmAt, mech('Moth', { specials: ['ecm'] }))],
    networks: [{ side: 'south', lances: [['Gunner', 'Ram', 'Ewe']] }],
  });
  table.phase('combat', 'south');
  return table;
}

rule('BF2-EQ-04', 'Without a master that works, its slaves do not help each other either', () => {
  const table = lance();
  expect(range(table).value).toBe(2);
  table.suffered('Gunner', { heat: 4, downSince: 1 });
  expect(range(table).value).toBe(4);
});

rule('BF2-EQ-08', 'ECM beside a slave or its master cuts it off', () => {
  for (const [ecmAt, value] of [
    ['0316 N', 4],
    ['0317 N', 2],
  ] as const) {
    const table = lance(ecmAt);
    table.element('Moth').jams = true;
    expect(range(table).value, ecmAt).toBe(value);
  }
});

rule('BF2-EQ-05', 'In the hex of the target a linked element lends its pointblank range', () => {
  const table = scene({ scoutAt: '0806 N' });
  expect(range(table)).toMatchObject({ value: 0, rule: 'BF2-EQ-05' });
  const near = battle({
    south: [
      unit('Fire', '0809 N', master('Gunner'), slave('Ram')),
      unit('Eyes', '0806 N', slave('Ewe'), master('Scout', 2)),
    ],
    north: [unit('Pack', '0806 S', mech('Wolf'))],
    networks: [{ side: 'south', lances: [['Gunner', 'Ram', 'Ewe']] }],
  });
  near.phase('combat', 'south');
  expect(range(near)).toMatchObject({ value: 0, rule: 'BF2-EQ-05' });
});

/** Ram and its master Gunner stand apart, with the company master in the west; a scout of another lance is near the target. */
function apart(ecmAt: string) {
  const table = battle({
    south: [
      unit('Fire', '1012 N', slave('Ram')),
      unit('Lead', '0316 N', master('Gunner')),
      unit('Eyes', '0809 N', master('Scout')),
      unit('Chiefs', '0312 N', master('Chief')),
    ],
    north: [unit('Pack', '1006 S', mech('Wolf')), unit('Noise', ecmAt, mech('Moth', { specials: ['ecm'] }))],
    networks: [{ side: 'south', company: 'Chief', lances: [['Gunner', 'Ram'], ['Scout']] }],
  });
  table.element('Moth').jams = true;
  table.phase('combat', 'south');
  return range(table).value;
}

rule('BF2-EQ-08', 'Element and lance master must both be in touch with the company master', () => {
  expect(apart('off the map')).toBe(2);
  // Near the line to the element alone, and to its master alone.
  expect(apart('0513 N')).toBe(4);
  expect(apart('0214 N')).toBe(4);
});

rule('BF2-EQ-08', 'ECM is near a line if it is within a hex of one that the line crosses', () => {
  const table = scene();
  const isNear = (from: string, to: string, hex: string) =>
    isNearLine(table.field, table.cell(from), table.cell(to), table.cell(hex));
  expect(isNear('0101', '0401', '0202')).toBe(true);
  expect(isNear('0101', '0301', '0202')).toBe(true);
  expect(isNear('0101', '0501', '0402')).toBe(true);
  // Half of this line is off the map.
  expect(isNear('0101', '0301', '0501')).toBe(false);
  expect(isNear('0101', '0602', '0403')).toBe(false);
});

rule('BF2-EQ-08', 'The first element of a battle jams as well as any other', () => {
  const table = battle({
    south: [unit('Noise', '0808 N', mech('Moth', { specials: ['ecm'] }))],
    north: [unit('Pack', '0806 S', mech('Wolf'))],
  });
  table.element('Moth').jams = true;
  expect([noticedJammers(table.field, table.state, 0), noticedJammers(table.field, table.state, 1)]).toEqual([
    [],
    [0],
  ]);
});

rule(['BF2-EQ-05', 'BF2-EQ-08'], 'Of two ECM that would each do alone, one is noticed', () => {
  const table = battle({
    south: [
      unit('Fire', '0812 N', master('Gunner'), slave('Ram')),
      unit('Eyes', '0809 N', master('Scout'), slave('Ewe')),
      unit('Chiefs', '0312 N', master('Chief')),
    ],
    north: [
      unit('Pack', '0806 S', mech('Wolf')),
      unit('Noise', '0813 S', mech('Moth', { specials: ['ecm'] })),
      unit('Din', '0911 S', mech('Wasp', { specials: ['ecm'] })),
    ],
    networks: [
      {
        side: 'south',
        company: 'Chief',
        lances: [
          ['Gunner', 'Ram'],
          ['Scout', 'Ewe'],
        ],
      },
    ],
  });
  table.phase('combat', 'south');
  table.fire('Fire', 'Pack', ['Ram > Wolf'], toHit(3, 4));
  expect(table.events('ecm')).toEqual([{ type: 'ecm', element: table.elementIndex('Wasp'), works: true }]);
});

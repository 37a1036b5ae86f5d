import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { expect, test } from 'vitest';
import { roster } from './data/roster.ts';
import { battleforce2 } from './game.ts';
import { notice } from './phases/announcing.ts';
import { probesOf, whyNotScanned } from './rules/attack/declaration.ts';
import { ABOARD } from './state.ts';
import { battle, initiative, mech, suits, toHit, unit } from './testing/scene.ts';
import { WHY_NOT } from './text.ts';

function scene(to = '0808') {
  const table = battle({
    south: [
      unit(
        'Flock',
        '0810 N',
        mech('Ram', { ov: 2, specials: ['prb'], damage: [4, 4, 4], skill: -1 }),
        mech('Ewe'),
      ),
    ],
    north: [unit('Pack', `${to} S`, mech('Wolf', { mp: 6, mode: 'J' }), mech('Cub'))],
  });
  table.phase('combat', 'south');
  return table;
}

rule(
  'BF2-INFO-01',
  'Opponents see models and what still works; sheets, skills, damage and heat are the owner’s',
  () => {
    const table = scene();
    table.suffered('Wolf', { armor: 1, heat: 1, arm: 1 });
    const { setup, elements } = table.table(0);
    expect(setup.sides[1].units[0].elements).toEqual([
      { type: 'mech', chassis: 'Wolf' },
      { type: 'mech', chassis: 'Cub' },
    ]);
    expect([setup.secrets[0], setup.secrets[1]]).toEqual([table.state.setup.secrets[0], null]);
    expect(elements.map(({ condition }) => condition !== null)).toEqual([true, true, false, false]);
    expect(elements[2]).toMatchObject({ destroyed: false, base: 6, jumps: true });
    expect(table.table('spectator').elements.every(({ condition }) => condition === null)).toBe(true);
    expect(table.table(1).elements[2].condition).toMatchObject({ armor: 1, heat: 1, arm: 1 });
  },
);

rule('BF2-INFO-01', 'What an attack needs is the attacker’s secret, what is left the target’s', () => {
  const table = scene();
  table.fire('Flock', 'Pack', ['Ram > Wolf +1'], toHit(6, 6));
  const seen = (viewer: 0 | 1, type: string) => table.seenBy(viewer).find((event) => event.type === type);
  expect(seen(0, 'attacked')).toMatchObject({ toHit: { total: 8 } });
  expect(seen(1, 'attacked')).toMatchObject({ toHit: null, dice: [6, 6], hit: true });
  expect(seen(0, 'damaged')).toMatchObject({ damage: 5, left: null });
  expect(seen(1, 'damaged')).toMatchObject({ damage: 5, left: { armor: 0, structure: 1 } });
  expect(seen(0, 'heat')).toMatchObject({ to: 1 });
  expect(seen(1, 'heat')).toBeUndefined();
});

rule('BF2-INFO-04', 'Nobody else hears what is withheld', () => {
  const table = scene();
  table.give({ ...table.orderToFire('Flock', 'Pack', ['Ram > Wolf +1']), withholds: true }, toHit(6, 6));
  table.give({ type: 'withhold', hits: [{ attacker: 0, withhold: 4 }] });
  expect(JSON.stringify(table.seenBy(1))).not.toMatch(/withh/);
  expect(table.seenBy(1).slice(0, 2)).toMatchObject([
    { type: 'hits', hits: [{ damage: 1 }] },
    { type: 'damaged', damage: 1 },
  ]);
});

rule(
  'BF2-INFO-02',
  'Whoever shares a hex is shown the damage before the attacker declares, and keeps the note',
  () => {
    const table = scene('0810');
    table.suffered('Cub', { armor: 2 });
    table.phase('combat', 'south');
    const cub = table.elementIndex('Cub');
    expect(table.table(0).elements[cub].known).toMatchObject({
      turn: 1,
      record: null,
      condition: { armor: 2 },
    });
    expect(table.table('spectator').elements[cub].known).toBeNull();
    table.fire('Flock', 'Pack', ['Ram > Cub'], toHit(6, 6));
    table.put(1, '0801 S');
    table.done(...initiative('south'));
    expect(table.table(0).elements[cub].known).toMatchObject({ condition: { armor: 2 } });
  },
);

rule('BF2-INFO-02', 'Nobody else is shown anything', () => {
  const table = scene('0809');
  expect(table.table(0).elements.every(({ known }) => known === null)).toBe(true);
});

rule(
  ['BF2-INFO-03', 'BF2-EQ-02'],
  'An active probe shows the sheets of a unit within 4 hexes, once a turn',
  () => {
    const table = scene('0806');
    const [ram, wolf] = [table.elementIndex('Ram'), table.elementIndex('Wolf')];
    table.suffered('Wolf', { armor: 1 });
    expect(table.values('scan', 'element')).toEqual([ram]);
    table.give({ type: 'scan', element: ram, target: 1 });
    expect(table.table(0).elements[wolf].known).toMatchObject({
      record: { sheet: { name: 'Wolf', mp: 6 } },
      condition: { armor: 1 },
    });
    expect(table.table('spectator').elements[wolf].known).toBeNull();
    expect(table.asked).toBe('south combat/declare');
    expect(table.refusal({ type: 'scan', element: ram, target: 1 }).rule).toBe('BF2-INFO-03');
  },
);

rule(
  'BF2-INFO-03',
  'Only working probes of units that have not fired scan, and no farther than 4 hexes',
  () => {
    expect(scene('0805').refusal({ type: 'scan', element: 0, target: 1 }).rule).toBe('BF2-INFO-03');
    const ewe = scene();
    expect(ewe.refusal({ type: 'scan', element: ewe.elementIndex('Ewe'), target: 1 }).rule).toBe(
      'BF2-INFO-03',
    );
    const down = scene();
    down.suffered('Ram', { heat: 4, downSince: 1 });
    expect(down.refusal({ type: 'scan', element: 0, target: 1 }).rule).toBe('BF2-INFO-03');
  },
);

rule(
  'BF2-INFO-03',
  'A probe reads enemies on the map, and not out of a transport or after its unit fired',
  () => {
    const table = battle({
      south: [
        unit('Eyes', '0810 N', mech('Ram', { specials: ['prb'] })),
        unit('Herd', '0809 N', mech('Bull', { specials: ['prb'] })),
      ],
      north: [unit('Pack', '0808 S', mech('Wolf')), unit('Far', 'off the map', mech('Fox'))],
    });
    table.phase('combat', 'south');
    const { field, state } = table;
    expect([1, 3].map((enemy) => whyNotScanned(field, state, 0, enemy))).toEqual([
      WHY_NOT.targetGone,
      WHY_NOT.targetGone,
    ]);
    expect(probesOf(field, state, 0)).toEqual([0, 1]);
    table.unit('Eyes').fired = true;
    expect(probesOf(field, state, 0)).toEqual([1]);
    Object.assign(table.unit('Herd'), { hex: ABOARD });
    expect(probesOf(field, state, 0)).toEqual([]);
  },
);

test('what is not known is imagined as a line of the roster that fits the announced numbers', () => {
  const stock = roster().filter(({ sheet }) => sheet.type === 'mech' && sheet.chassis === 'Wolverine');
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram'))],
    north: [
      unit('Pack', '0806 S', { sheet: stock[0].sheet, skill: -2 }, mech('Own Design', { mp: 11, mode: 'J' })),
      unit('Suits', '0706', suits('Strange', { mp: 1, mode: '' })),
    ],
  });
  table.phase('combat', 'south');
  const view = viewFor(battleforce2, table.state, 0);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const world = imagined(battleforce2, view, seed);
    const [wolverine, own] = world.setup.secrets[1]!.units[0].elements;
    expect(wolverine.sheet.chassis).toBe('Wolverine');
    expect(own.sheet).toMatchObject({ chassis: 'Own Design', mode: 'J' });
    expect(battleforce2.invariants(world)).toEqual([]);
  }
  expect(imagined(battleforce2, view, 'a').setup).toBe(imagined(battleforce2, view, 'a').setup);
});

rule(
  ['BF2-EQ-08', 'BF2-EQ-02', 'BF2-INFO-03'],
  'ECM within a hex of prober, target or line stops a scan, and is noticed',
  () => {
    const jammed = (noise: string, figures: Parameters<typeof mech>[1] = { specials: ['ecm'] }) => {
      const table = battle({
        south: [
          unit('Flock', '0810 N', mech('Ram', { specials: ['prb'] }), mech('Ewe', { specials: ['prb'] })),
        ],
        north: [unit('Pack', '0806 S', mech('Wolf')), unit('Noise', noise, mech('Moth', figures))],
      });
      table.phase('combat', 'south');
      table.give({ type: 'scan', element: 0, target: 1 });
      return table;
    };
    // Near the prober, the line, the target, and in the target's hex.
    for (const noise of ['0811 N', '0908 N', '0805 N', '0906 N']) {
      const table = jammed(noise);
      expect(table.table(0).elements[2].known, noise).toBeNull();
      expect(table.seenBy(0).map(({ type }) => type)).toEqual(['scanned', 'ecm']);
      expect(table.element('Ram').scanned).toBe(true);
      expect(table.refusal({ type: 'scan', element: 1, target: 1 }).rule, noise).toMatch(
        /BF2-(EQ-08|INFO-03)/,
      );
    }
    expect(jammed('1208 N').table(0).elements[2].known).not.toBeNull();
    expect(jammed('0811 N', {}).table(0).elements[2].known).not.toBeNull();
  },
);

rule('BF2-EQ-08', 'ECM that was noticed is not noticed again', () => {
  const table = scene();
  notice(table.play, 1);
  notice(table.play, 1);
  expect(table.log.filter(({ type }) => type === 'ecm')).toEqual([{ type: 'ecm', element: 1, works: true }]);
});

rule('BF2-EQ-08', 'ECM that shuts down is no longer noticed, and one’s own does not disturb', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { specials: ['prb', 'ecm'] }))],
    north: [unit('Pack', '0809 S', mech('Wolf', { specials: ['ecm'], ov: 4 }))],
  });
  table.suffered('Wolf', { heat: 3 });
  table.element('Wolf').jams = true;
  table.phase('combat', 'north');
  table.fire('Pack', 'Flock', ['Wolf > Ram +1'], toHit(1, 1));
  expect(table.element('Wolf').jams).toBe(false);
  expect(table.events('ecm')).toEqual([{ type: 'ecm', element: 1, works: false }]);
  table.phase('combat', 'south');
  table.give({ type: 'scan', element: 0, target: 1 });
  expect(table.table(0).elements[1].known).not.toBeNull();
});

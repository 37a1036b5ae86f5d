import { rule } from '@ironfield/conformance/rule.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import type { Command } from '../../data/commands.ts';
import type { ElementSheet } from '../../element.ts';
import { battleforce2 } from '../../game.ts';
import { battle, critical, mapWith, mech, toHit, unit } from '../../testing/scene.ts';
import { WHY_NOT } from '../../text.ts';
import { hitOn } from './hits.ts';

const LIST: readonly Command[] = Array.from({ length: 10 }, (_, index) =>
  index === 0 ? 'Charge!' : index === 1 ? 'Careful Aim' : 'Ambush',
);

/** Two lances in the south, one in the north. */
function scene(more: Partial<Parameters<typeof battle>[0]> = {}) {
  const table = battle({
    south: [
      unit('Flock', '0810 N', mech('Ram', { specials: ['prb'] }), mech('Ewe')),
      unit('Herd', '0909 N', mech('Bull')),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf', { armor: 1, mode: 'J' }), mech('Cub'))],
    ...more,
  });
  table.phase('combat', 'south');
  return table;
}

rule('BF2-DECL-01', 'A side attacks, scans, or is done; hexes are no target without a reason', () => {
  const table = scene();
  expect(menuFor(battleforce2, table.state, 0)!.orders.map(({ type }) => type)).toEqual([
    'fire',
    'scan',
    'done',
  ]);
  expect(table.firstField('scan').describe!(0)).toMatchObject({ label: 'Ram' });
});

rule('BF2-CMDX-02', 'At the end of its combat a side hears of prices that are paid, and of no others', () => {
  const prices = (mayNotAttack: boolean) => {
    const table = scene();
    Object.assign(table.unit('Flock'), { mayNotAttack });
    table.done();
    return table.events('price').map(({ unit }) => unit);
  };
  expect([prices(false), prices(true)]).toEqual([[], [0]]);
});

rule('BF2-HIT-01', 'Numbers are announced when they change, and only then', () => {
  const table = scene();
  table.suffered('Wolf', { armor: 0 });
  // An arm is hit, and then a leg.
  table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(5, 3));
  expect(table.events('announced')).toEqual([]);
  table.suffered('Wolf', { armor: 0, structure: 3, leg: 1 });
  table.fire('Herd', 'Pack', ['Bull > Wolf'], toHit(6, 6), critical(5, 4));
  const leg = table.events('announced').length;
  // Nobody had noticed any ECM of it.
  expect(table.events('ecm')).toEqual([]);
  expect([table.element('Wolf').condition.arm, table.element('Wolf').condition.leg, leg]).toEqual([1, 2, 1]);
});

rule('BF2-CMDX-03', 'That a unit does not jump any more is announced, too', () => {
  const table = battle({
    options: { commands: true },
    south: [unit('Flock', '0810 N', mech('Ram', { mode: 'J' }))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
    commands: [LIST, LIST],
  });
  table.counter('Flock', 'Careful Aim');
  table.phase('command', 'south');
  table.done();
  table.use('Flock');
  expect(table.events('announced')).toEqual([{ type: 'announced', element: 0, base: 5, jumps: false }]);
});

rule('BF2-INFO-02', 'What was shown already is not shown again', () => {
  const table = scene({
    south: [unit('Flock', '0808 N', mech('Ram'), mech('Ewe')), unit('Herd', '0909 N', mech('Bull'))],
  });
  expect(table.events('shown')).toHaveLength(2);
  table.fire('Herd', 'Pack', ['Bull > Wolf'], toHit(1, 1));
  expect(table.events('shown')).toEqual([]);
});

rule('BF2-CMDX-04', 'Who has no Damage Value at pointblank range can only charge', () => {
  const choices = (damage: ElementSheet['damage']) => {
    const table = scene({
      options: { commands: true },
      south: [unit('Flock', '0808 N', mech('Ram', { damage })), unit('Herd', '0909 N', mech('Bull'))],
      commands: [LIST, LIST],
    });
    table.counter('Flock', 'Charge!', true);
    const [target] = table.firstField('fire').follow!(0) as readonly Pick[];
    const [attacks] = target.follow!(2) as readonly Each[];
    return Array.from((attacks.fields(0)[1] as Pick).values);
  };
  expect([choices([2, 2, 2]), choices([null, 2, 2])]).toEqual([[false, true], [true]]);
});

rule('BF2-DMG-04', 'A hit by nobody on whoever is gone is no news', () => {
  const table = scene();
  table.element('Wolf').destroyed = true;
  table.happens((play) => play.next(hitOn(3, null, 2)));
  expect(table.news).toEqual([]);
  table.happens((play) => play.next(hitOn(3, 0, 2)));
  expect(table.news).toEqual([{ type: 'lost', attacker: 0, target: 3 }]);
});

rule('BF2-BLDG-05', 'Why a hex cannot be attacked', () => {
  const table = scene({
    options: { buildings: true },
    map: mapWith({ '0908': 'b', '0101': 'b' }),
    south: [unit('Flock', '0810 N', mech('Ram')), unit('Herd', '1517 S', mech('Bull'))],
  });
  const why = (index: number, to = '0908', attacker = index) =>
    table.refusal({ type: 'attack-hex', unit: index, aim: 'collapse', to, attacks: [{ attacker }] }).message;
  expect(why(1)).toBe(WHY_NOT.noHexToAttack.message);
  expect(why(0, '0101')).toBe(WHY_NOT.hexOutOfRange.message);
  expect(why(0, '9999')).toBe(WHY_NOT.notAHex('9999').message);
  expect(why(0, '0908', 1)).toBe(WHY_NOT.noSuchElement.message);
  table.unit('Flock').fired = true;
  expect(why(0)).toBe(WHY_NOT.unitFired.message);
  const hexes = (table.firstField('attack-hex') as Pick).values;
  expect(Array.from(hexes)).toEqual([]);
});

rule('BF2-BLDG-05', 'A building that has fallen is hit no more; all misses are no hit', () => {
  const built = (...dice: readonly [number, number][]) => {
    const table = scene({
      options: { buildings: true },
      map: mapWith({ '0908': 'b' }),
      south: [
        unit('Flock', '0910 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe', { damage: [9, 9, 9] })),
      ],
    });
    const attacks = [{ attacker: 0 }, { attacker: 1 }];
    table.give(
      { type: 'attack-hex', unit: 0, aim: 'collapse', to: '0908', attacks },
      ...dice.map((pair, index) => (index < 2 ? toHit(...pair) : (['building', ...pair] as const))),
    );
    return table;
  };
  const missed = built([1, 1], [1, 1]);
  expect(missed.events('hits-hex')).toEqual([]);
  const fallen = built([6, 6], [6, 6], [6, 6]);
  expect(fallen.events('hits-hex')).toMatchObject([{ adds: [9, 9] }]);
});

rule(
  ['BF2-BLDG-05', 'BF2-VIC-01'],
  'Who loses its last unit in a building that falls has lost at once',
  () => {
    const table = scene({
      options: { buildings: true },
      map: mapWith({ '0908': 'b' }),
      south: [unit('Flock', '0910 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe'))],
      north: [unit('Pack', '0908 S', mech('Wolf', { armor: 0, structure: 1 }))],
    });
    table.unit('Pack').marks = { isOnTop: true };
    table.give(
      { type: 'attack-hex', unit: 0, aim: 'collapse', to: '0908', attacks: [{ attacker: 0 }] },
      toHit(6, 6),
      ['building', 6, 6],
    );
    expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BF2-VIC-01' });
  },
);

rule('BF2-BLDG-05', 'A hex is attacked for what is there', () => {
  const aims = (map: Record<string, string>) => {
    const table = scene({
      options: { buildings: true, 'clearing-woods': true },
      map: mapWith(map),
      south: [unit('Flock', '0810 N', mech('Ram', { damage: [4, 4, 4] }))],
    });
    return Array.from((table.firstField('attack-hex').follow!(0)[0] as Pick).values);
  };
  expect(aims({ '0809': 'b' })).toEqual(['collapse']);
  expect(aims({ '0809': 'b', '0909': 'l' })).toHaveLength(2);
});

rule('BF2-INFO-03', 'A probe is used once a turn, and again in the next', () => {
  const table = scene();
  table.give({ type: 'scan', element: 0, target: 2 });
  expect(table.possible).not.toContain('scan');
  table.nextTurn('south');
  table.done();
  expect(table.possible).toContain('scan');
});

rule('BF2-VIC-01', 'The end is told to everybody', () => {
  const table = scene({ north: [unit('Pack', '0808 S', mech('Wolf', { armor: 0, structure: 1 }))] });
  table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.events('ended')).toMatchObject([{ outcome: { winners: [0] } }]);
});

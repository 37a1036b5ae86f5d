import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import { battle, initiative, mapWith, mech, tank, toHit, unit } from '../../testing/scene.ts';

const line = (id: string) => ({ sheet: rosterEntry(id)!.sheet, skill: 0 });

/** Somebody in 0810 and a sturdy Wolf that cannot hurt it. */
function duel(attacker = mech('Ram', { ov: 2 }), to = '0809', map: Record<string, string> = {}) {
  const table = battle({
    map: mapWith(map),
    south: [unit('Lance', '0810 N', attacker, mech('Ewe', { ov: 1 }))],
    north: [unit('Pack', `${to} S`, mech('Wolf', { armor: 40, damage: [null, null, null] }))],
  });
  table.phase('combat', 'south');
  return table;
}

rule(
  'BF2-HEAT-01',
  'Example 1: the Flashman does 5 at pointblank, 4 at medium range, and nothing at long',
  () => {
    const flashman = line('mech-flashman-fls-7k');
    const name = flashman.sheet.name;
    const dealt = (to: string) => {
      const table = duel(flashman, to);
      table.fire('Lance', 'Pack', [`${name} > Wolf +1`], toHit(6, 6));
      return table.events('damaged')[0].damage;
    };
    expect([dealt('0810'), dealt('0809')]).toEqual([5, 4]);
    expect(duel(flashman, '0804').attackers('Lance', 'Pack')).toEqual(['Ewe']);
  },
);

rule('BF2-HEAT-02', 'Example 1: the Dervish overheats by 2 to heat 2, and from heat 1 to heat 3', () => {
  const dervish = line('mech-dervish-dv-6m');
  for (const [before, after] of [
    [0, 2],
    [1, 3],
  ]) {
    const table = duel(dervish);
    table.suffered(dervish.sheet.name, { heat: before });
    table.fire('Lance', 'Pack', [`${dervish.sheet.name} > Wolf +2`], toHit(1, 1));
    expect(table.heat(dervish.sheet.name)).toBe(after);
  }
});

rule(
  ['BF2-HEAT-02', 'BF2-CRIT-02'],
  'Every engine hit adds 1 heat to every attack, even without overheat',
  () => {
    const table = duel();
    table.suffered('Ram', { engine: 2 });
    table.fire('Lance', 'Pack', ['Ram > Wolf', 'Ewe > Wolf'], toHit(1, 1), toHit(1, 1));
    expect([table.heat('Ram'), table.heat('Ewe')]).toEqual([2, 0]);
  },
);

rule(['BF2-HEAT-02', 'BF2-REC-06', 'BF2-VEH-01'], 'Vehicles never heat up', () => {
  const table = battle({
    south: [unit('Lance', '0810 N', tank('Ram'))],
    north: [unit('Pack', '0809 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  table.suffered('Ram', { engine: 2 });
  table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
  expect(table.heat('Ram')).toBe(0);
});

rule('BF2-HEAT-02', 'Heat beyond 4 is lost', () => {
  const table = duel();
  table.suffered('Ram', { heat: 2, engine: 2 });
  table.fire('Lance', 'Pack', ['Ram > Wolf +2'], toHit(1, 1));
  expect(table.heat('Ram')).toBe(4);
});

rule(
  ['BF2-HEAT-03', 'BF2-INFO-01'],
  'Heat comes after the attack, and at once makes the attacker easier to hit',
  () => {
    const table = duel(mech('Ram', { ov: 2, mp: 5 }));
    expect(table.element('Ram').base).toBe(6);
    table.fire('Lance', 'Pack', ['Ram > Wolf +1'], toHit(3, 4));
    expect(table.events('attacked')[0].toHit!).toTotal(7);
    expect(table.element('Ram').base).toBe(5);
    expect(table.events('announced')).toMatchObject([{ base: 5, jumps: false }]);
  },
);

rule(
  'BF2-HEAT-04',
  'Example 1: in water overheat 1 costs nothing, overheat 2 costs 1; engine heat is not reduced',
  () => {
    const after = (overheat: number, engine = 0) => {
      const table = duel(mech('Ram', { ov: 2 }), '0809', { '0810': '~' });
      table.suffered('Ram', { engine });
      table.fire('Lance', 'Pack', [`Ram > Wolf +${overheat}`], toHit(1, 1));
      return table.heat('Ram');
    };
    expect([after(0), after(1), after(2), after(0, 1), after(1, 1)]).toEqual([0, 0, 1, 1, 1]);
  },
);

rule('BF2-HEAT-07', 'Example 1: the Black Hawk Prime overheats by 3, then by no more than 1', () => {
  const hawk = line('cmech-black-hawk-prime');
  const table = duel(hawk);
  expect(table.mostOverheat(hawk.sheet.name, 'Wolf')).toBe(3);
  table.suffered(hawk.sheet.name, { heat: 3 });
  expect(table.mostOverheat(hawk.sheet.name, 'Wolf')).toBe(1);
  expect(table.refusedFire('Lance', 'Pack', `${hawk.sheet.name} > Wolf +2`)).toBe('BF2-HEAT-07');
});

rule(
  ['BF2-HEAT-07', 'BF2-HEAT-01'],
  'The limit is on the resulting heat, so in water one more point is possible',
  () => {
    const hawk = line('cmech-black-hawk-prime');
    const table = duel(hawk, '0809', { '0810': '~' });
    table.suffered(hawk.sheet.name, { heat: 3 });
    expect(table.mostOverheat(hawk.sheet.name, 'Wolf')).toBe(2);
    expect(duel(mech('Ram')).mostOverheat('Ram', 'Wolf')).toBe(0);
  },
);

rule(
  ['BF2-HEAT-05', 'BF2-SEQ-06'],
  'Who shuts down in turn N is out for the rest of it and all of the next turn',
  () => {
    const table = duel(mech('Ram', { ov: 4 }));
    table.fire('Lance', 'Pack', ['Ram > Wolf +4', 'Ewe > Wolf'], toHit(1, 1), toHit(1, 1));
    expect(table.element('Ram')).toMatchObject({ base: 0, condition: { heat: 4, downSince: 1 } });
    table.done();
    table.done(...initiative('south'));
    expect(table.state.turn).toBe(2);
    expect(table.heat('Ram')).toBe(4);
    table.give({ type: 'act-first', first: true });
    expect(table.refusedMove('Lance', '0811')).toBe('BF2-HEAT-05');
    table.done();
    expect(table.attackers('Lance', 'Pack')).toEqual(['Ewe']);
    expect(table.refusedFire('Lance', 'Pack', 'Ram > Wolf')).toBe('BF2-HEAT-05');
    table.done();
    expect(table.heat('Ram')).toBe(4);
    table.done();
    table.done(...initiative('south'));
    expect(table.element('Ram')).toMatchObject({ base: 5, condition: { heat: 0, downSince: 0 } });
  },
);

rule(
  ['BF2-HEAT-06', 'BF2-SEQ-05'],
  'Who does not attack cools down at the end of its own Combat Phase; who attacks keeps its heat',
  () => {
    const table = duel();
    table.suffered('Ram', { heat: 3 });
    table.suffered('Ewe', { heat: 2 });
    table.fire('Lance', 'Pack', ['Ewe > Wolf'], toHit(1, 1));
    expect([table.heat('Ram'), table.heat('Ewe')]).toEqual([0, 2]);
    expect(table.asked).toBe('north movement/move');
  },
);

rule('BF2-HEAT-06', 'The enemy’s Combat Phase cools nobody', () => {
  const table = duel();
  table.suffered('Ewe', { heat: 2 });
  table.fire('Lance', 'Pack', ['Ewe > Wolf'], toHit(1, 1));
  table.suffered('Ram', { heat: 1 });
  table.done();
  table.done(...initiative('south'));
  expect([table.heat('Ram'), table.heat('Ewe')]).toEqual([1, 2]);
});

import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { battleforce2 } from '../game.ts';
import { battle, critical, initiative, leading, mech, platoon, toHit, unit } from '../testing/scene.ts';

/** Two units a side in a row, each within range of all enemies. */
function melee(options = {}) {
  return battle({
    options,
    south: [
      unit('Flock', '0810 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe')),
      unit('Herd', '0910 N', mech('Bull')),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf'), mech('Cub')), unit('Pride', '0908 S', mech('Lion'))],
  });
}

rule(
  ['BF2-SEQ-01', 'BF2-SEQ-02'],
  'The winner of the Initiative chooses; one side finishes all its phases before the other begins',
  () => {
    const table = melee();
    table.phase('turn', 'south', ['initiative', 3, 3], ['initiative', 2, 4], ...initiative('north'));
    expect(table.asked).toBe('north initiative/choose');
    table.give({ type: 'act-first', first: false });
    const phases: string[] = [];
    for (let i = 0; i < 4; i++) {
      phases.push(table.asked);
      table.done(...(i === 3 ? initiative('south') : []));
    }
    expect(phases).toEqual([
      'south movement/move',
      'south combat/declare',
      'north movement/move',
      'north combat/declare',
    ]);
    expect(table.state.turn).toBe(3);
    expect(table.log.filter(({ type }) => type === 'phase')).toMatchObject([
      { phase: 'initiative' },
      { phase: 'movement', active: 0 },
      { phase: 'combat', active: 0 },
      { phase: 'movement', active: 1 },
      { phase: 'combat', active: 1 },
      { phase: 'end' },
      { phase: 'initiative' },
    ]);
  },
);

rule('BF2-SEQ-02', 'Whoever wins may act first, and so twice in a row', () => {
  const table = melee();
  table.phase('turn', 'south', ...initiative('south'));
  table.give({ type: 'act-first', first: true });
  expect(table.asked).toBe('south movement/move');
});

rule(
  'BF2-SEQ-04',
  'Any units move, in any order, each at most once, until all have moved or the side is done',
  () => {
    const table = melee();
    table.phase('movement', 'south');
    table.move('Herd', '0911');
    expect(table.refusedMove('Herd', '0912')).toBe('BF2-SEQ-04');
    expect(table.refusedMove('Pack', '0807')).toBe('BF2-SEQ-04');
    table.move('Flock', '0811', 'NE');
    expect(table.asked).toBe('south combat/declare');
    expect(table.unit('Flock')).toMatchObject({ facing: 1, moved: true, entered: 1 });
  },
);

rule('BF2-FACE-01', 'A move ends with any facing, and a unit that stays may turn', () => {
  const table = melee();
  table.phase('movement', 'south');
  table.move('Flock', '0810', 'SW');
  expect(table.unit('Flock')).toMatchObject({ facing: 4, moved: true, entered: 0 });
  expect(table.hexOf('Flock')).toBe('0810');
});

rule('BF2-FACE-01', 'Infantry has no facing', () => {
  const table = battle({
    south: [unit('Company', '0810', platoon('Foot'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  expect(table.refusal({ type: 'move', unit: 0, way: 'ground', to: '0809', facing: 0 }).message).toMatch(
    /has no place/,
  );
  table.move('Company', '0809');
});

rule(
  'BF2-SEQ-05',
  'One unit after the other attacks, each once, and all its elements attack one unit',
  () => {
    const table = melee();
    table.phase('combat', 'south');
    table.fire('Herd', 'Pride', ['Bull > Lion'], toHit(1, 1));
    expect(table.refusedFire('Herd', 'Pack', 'Bull > Wolf')).toBe('BF2-SEQ-05');
    expect(
      table.refusal({
        type: 'fire',
        unit: 0,
        target: 2,
        attacks: [{ attacker: 0, element: table.elementIndex('Lion') }],
      }).rule,
    ).toBe('BF2-DECL-01');
    table.fire('Flock', 'Pack', ['Ram > Wolf', 'Ewe > Cub'], toHit(1, 1), toHit(1, 1));
    expect(table.asked).toBe('north movement/move');
  },
);

rule('BF2-SEQ-05', 'Damage takes effect at once: whoever is destroyed does not fire back', () => {
  const table = melee();
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  expect(table.element('Wolf').destroyed).toBe(true);
  table.done();
  table.done();
  expect(table.attackers('Pack', 'Flock')).toEqual(['Cub']);
  expect(table.refusedFire('Pack', 'Flock', 'Wolf > Ram')).toBe('BF2-ATK-01');
});

rule('BF2-SEQ-05', 'A side is asked while any enemy is within 8 hexes, and not otherwise', () => {
  const far = battle({
    south: [unit('Flock', '0817 N', mech('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf', { damage: [null, null, null] }))],
  });
  far.phase('movement', 'south');
  far.done();
  expect(far.asked).toBe('north movement/move');
  far.move('Pack', '0809', 'S');
  expect(far.asked).toBe('north combat/declare');
});

rule(
  ['BF2-DECL-01', 'BF2-DECL-02'],
  'All attacks are rolled before the first hit; an attack on whoever is gone by then is lost',
  () => {
    const table = melee();
    table.phase('combat', 'south');
    table.fire('Flock', 'Pack', ['Ram > Wolf', 'Ewe > Wolf'], toHit(6, 6), toHit(6, 6));
    expect(table.news.map(({ type }) => type).slice(0, 7)).toEqual([
      'declared',
      'attacked',
      'attacked',
      'hits',
      'damaged',
      'destroyed',
      'lost',
    ]);
    expect(table.element('Ewe').attacked).toBe(true);
  },
);

rule('BF2-DECL-02', 'Hits are dealt in the declared order, and armor is looked at for each of them', () => {
  const table = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [3, 3, 3] }), mech('Ewe', { damage: [1, 1, 1] }))],
    north: [
      unit('Pack', '0808 S', mech('Wolf', { armor: 3, structure: 5 })),
      unit('Pride', '0101 S', mech('Lion')),
    ],
  });
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ewe > Wolf', 'Ram > Wolf'], toHit(6, 6), toHit(6, 6));
  expect(table.boxes('Wolf')).toBe('0/4');
  const other = battle({
    south: [unit('Flock', '0810 N', mech('Ram', { damage: [3, 3, 3] }), mech('Ewe', { damage: [1, 1, 1] }))],
    north: [
      unit('Pack', '0808 S', mech('Wolf', { armor: 3, structure: 5 })),
      unit('Pride', '0101 S', mech('Lion')),
    ],
  });
  other.phase('combat', 'south');
  other.fire('Flock', 'Pack', ['Ram > Wolf', 'Ewe > Wolf'], toHit(6, 6), toHit(6, 6), critical(1, 2));
  expect(other.boxes('Wolf')).toBe('0/4');
});

rule('BF2-DECL-01', 'Elements may hold their fire, and several may pick the same target', () => {
  const table = melee();
  table.phase('combat', 'south');
  table.fire('Flock', 'Pack', ['Ewe > Cub'], toHit(1, 1));
  expect([table.element('Ram').attacked, table.element('Ewe').attacked]).toEqual([false, true]);
});

rule('BF2-ATK-01', 'Nobody attacks friends, the dead, or whoever is out of sight, arc or range', () => {
  const table = melee();
  table.phase('combat', 'south');
  expect(table.refusal({ type: 'fire', unit: 0, target: 1, attacks: [] }).rule).toBe('BF2-ATK-01');
  expect(table.refusal({ type: 'fire', unit: 0, target: 9, attacks: [] }).rule).toBe('BF2-ATK-01');
  expect(table.refusal({ type: 'fire', unit: 2, target: 0, attacks: [] }).rule).toBe('BF2-SEQ-04');
});

rule(
  'BF2-EQ-13',
  'Who moves or fires cannot fire after its unit has entered a hex, but after a turn it can',
  () => {
    const piece = () =>
      battle({
        south: [unit('Battery', '0810 N', mech('Ram', { specials: ['mof'] }), mech('Ewe'))],
        north: [unit('Pack', '0806 S', mech('Wolf'))],
      });
    const moved = piece();
    moved.phase('movement', 'south');
    moved.move('Battery', '0809');
    expect(moved.attackers('Battery', 'Pack')).toEqual(['Ewe']);
    expect(moved.refusedFire('Battery', 'Pack', 'Ram > Wolf')).toBe('BF2-EQ-13');
    const turned = piece();
    turned.phase('movement', 'south');
    turned.move('Battery', '0810', 'NE');
    expect(turned.attackers('Battery', 'Pack')).toEqual(['Ram', 'Ewe']);
  },
);

rule('BF2-SEQ-07', 'With the option a game ends after its last turn, and victory points decide', () => {
  const table = melee({ 'turn-limit': 3 });
  table.state.turn = 2;
  table.phase('end', 'south', ...initiative('south'));
  expect(table.state.outcome).toBeNull();
  const last = melee({ 'turn-limit': 3 });
  last.state.turn = 3;
  last.element('Cub').destroyed = true;
  last.phase('end', 'south');
  expect(last.state.outcome).toMatchObject({ winners: [0], points: [20, -10], rule: 'BF2-VIC-03' });
});

rule('BF2-SEQ-07', 'Without it, a game nobody makes an end of is over after turn 100', () => {
  const table = melee();
  table.state.turn = 99;
  table.phase('end', 'south', ...initiative('south'));
  expect(table.state.outcome).toBeNull();
  const last = melee();
  last.state.turn = 100;
  last.phase('end', 'south');
  expect(last.state.outcome).toMatchObject({ winners: [] });
});

rule(
  'BF2-TERM-02',
  'Elements attack and take damage one by one; the unit, which is the counter, moves as one',
  () => {
    const table = melee();
    table.phase('movement', 'south');
    table.move('Flock', '0809');
    expect(table.events('moved')).toHaveLength(1);
    table.done();
    table.fire('Flock', 'Pack', ['Ram > Cub', 'Ewe > Wolf'], toHit(6, 6), toHit(1, 1));
    expect([table.element('Cub').destroyed, table.element('Wolf').destroyed]).toEqual([true, false]);
    expect(table.hexOf('Pack')).toBe('0808');
    expect(table.events('unit-destroyed')).toEqual([]);
  },
);

rule('BF2-SEQ-05', 'To end one’s attacks, and to draw no counter, is to pass', () => {
  const list = Array.from({ length: 10 }, () => 'Charge!' as const);
  const table = battle({
    options: { commands: true },
    south: [leading(unit('Flock', '0810 N', mech('Ram')))],
    north: [leading(unit('Pack', '0808 S', mech('Wolf')))],
    commands: [list, list],
  });
  const passes = () =>
    menuFor(battleforce2, table.state, 0)!.orders.flatMap(({ type, isPass }) => (isPass ? [type] : []));
  table.phase('command', 'south');
  expect([table.asked, passes()]).toEqual(['south command/draw', ['done']]);
  table.phase('combat', 'south');
  expect([table.asked, passes()]).toEqual(['south combat/declare', ['done']]);
});

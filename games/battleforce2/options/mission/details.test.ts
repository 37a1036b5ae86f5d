import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { describe, expect, test } from 'vitest';
import { battleforce2 } from '../../game.ts';
import { pieces } from '../../pieces.ts';
import { lastOutcome, outcomeOf, pointsIn, scoresIn } from '../../rules/victory/victory.ts';
import { begin } from '../../setup.ts';
import { DESTROYED } from '../../state.ts';
import {
  battle,
  initiative,
  mapWith,
  mech,
  platoon,
  type Scene,
  setupOf,
  suits,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { note } from './notes.ts';

/** Three attackers of the south, two defenders of the north. */
const scene = (mission: string, more: Partial<Scene> = {}) =>
  battle({
    south: [
      unit('Flock', '0808 N', mech('Ram')),
      unit('Herd', '0810 N', mech('Bull')),
      unit('Sty', '0812 N', mech('Boar')),
    ],
    north: [unit('Pack', '0803 S', mech('Wolf')), unit('Den', '1003 S', mech('Cub'))],
    ...more,
    options: { mission, ...more.options },
  });
const gone = (table: Battle, ...names: readonly string[]) => {
  for (const name of names) {
    table.unit(name).hex = DESTROYED;
    for (const element of table.field.elementsOf[table.unitIndex(name)])
      table.state.elements[element].destroyed = true;
  }
};

describe('extraction', () => {
  const carried = (more: Partial<Scene> = {}) => {
    const table = scene('extraction', more);
    table.objective('objective', 'south', '0303');
    table.objective('objective', 'south', '0903');
    note(table.state, { target: 0, isRevealed: true, wasTaken: true, carrier: 0 });
    Object.assign(table.state.objectives[0], { hex: -1 });
    return table;
  };
  const notes = (table: Battle) => table.state.marks!.mission!;

  rule('BF2-SCEN-13', 'Who takes it carries it away from its hex, as nobody’s', () => {
    const table = scene('extraction');
    table.objective('objective', 'south', '0303').faceUpSince = 1;
    note(table.state, { target: 0 });
    table.put(0, '0303 N');
    table.phase('end', 'south');
    table.give({ type: 'take', unit: 0 }, ...initiative('south'));
    expect(table.state.objectives[0]).toMatchObject({ hex: -1, faceUpSince: 0 });
  });

  rule('BF2-SCEN-13', 'Everybody sees which unit carries it', () => {
    const table = carried();
    const carriers = ([0, 1, 'spectator'] as const).map((viewer) =>
      pieces(viewFor(battleforce2, table.state, viewer).table).flatMap(({ id, note }) =>
        note?.includes('carries the target') ? [id] : [],
      ),
    );
    expect(carriers).toEqual([[0], [0], [0]]);
  });

  rule('BF2-SCEN-13', 'It is handed to nobody two hexes away, and nobody has to hand it over', () => {
    const table = carried();
    table.put(0, '0101 N');
    table.put(1, '0102 N');
    table.put(2, '0103 N');
    table.phase('end', 'south');
    expect(table.values('hand-over', 'unit')).toEqual([1]);
    table.done(...initiative('south'));
    expect(notes(table).carrier).toBe(0);
  });

  rule('BF2-SCEN-13', 'Whoever else is lost or leaves, it stays with its carrier', () => {
    const table = carried({ north: [unit('Pack', '0807 N', mech('Wolf', { damage: [9, 9, 9] }))] });
    table.put(0, '0303 N');
    table.put(2, '0817 S');
    table.phase('combat', 'north');
    table.put(3, '0811 N');
    table.fire('Pack', 'Herd', ['Wolf > Bull'], toHit(6, 6));
    expect(table.unit('Herd').hex).toBe(DESTROYED);
    expect(notes(table).carrier).toBe(0);
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 2, edge: 'south' });
    expect(notes(table)).toMatchObject({ carrier: 0, isCarriedOff: false });
  });

  rule('BF2-SCEN-14', 'Others leave as always, and a defender does not carry it away', () => {
    const table = carried();
    table.put(1, '1505 N');
    table.put(3, '0801 N');
    table.phase('movement', 'south');
    expect(table.exits('Herd')).toEqual(['east']);
    table.phase('movement', 'north');
    expect(table.exits('Pack')).toEqual(['north']);
    note(table.state, { carrier: 3 });
    table.put(3, '0817 N');
    table.phase('movement', 'north');
    expect(table.exits('Pack')).toEqual([]);
  });

  rule('BF2-SCEN-13', 'Where both sides stand on it, the active one alone is asked', () => {
    const table = carried();
    note(table.state, { carrier: null });
    Object.assign(table.state.objectives[0], { hex: table.cell('0505') });
    table.put(0, '0505 N');
    table.put(3, '0505 N');
    table.state.active = 1;
    table.phase('end', 'south');
    expect(table.asked).toMatch(/mission\/take$/);
    table.done(...initiative('south'));
    expect(table.asked).toBe('south initiative/choose');
  });

  rule('BF2-SCEN-13', 'When it is shown, the other counters are still objectives', () => {
    const isOne = (isRevealed: boolean, index: number) => {
      const table = carried();
      note(table.state, { isRevealed });
      return table.field.plugged.isObjective!(true, table.state, index);
    };
    expect([isOne(false, 0), isOne(true, 0), isOne(true, 1)]).toEqual([true, false, true]);
  });

  rule('BF2-SCEN-13', 'Without counters there is no target', () => {
    const table = scene('extraction');
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    expect(table.asked).toBe('south setup/order');
    table.state.homes = ['south', 'north'];
    table.phase('end', 'south', ...initiative('south'));
    expect(table.asked).toBe('south initiative/choose');
    const guess = (seed: string) =>
      imagined(battleforce2, viewFor(battleforce2, table.state, 1), seed).marks!.mission!.target;
    expect(guess('a')).toBeNull();
    table.objective('objective', 'south', '0303');
    expect(guess('a')).toBe(0);
  });
});

describe('hold the line', () => {
  rule('BF2-SCEN-12', 'The game goes on while both sides have units, however many are destroyed', () => {
    const table = scene('hold-the-line');
    gone(table, 'Flock', 'Herd');
    expect(outcomeOf(table.state)).toBeNull();
    expect(lastOutcome(table.state)).toMatchObject({ rule: 'BF2-VIC-03' });
  });

  rule('BF2-SCEN-12', 'Only its own headquarters works for the defender, as one more', () => {
    const table = scene('hold-the-line');
    const working = (before: number, seat = 1) =>
      table.field.plugged.headquarters!(before, table.field, table.state, seat);
    table.objective('objective', 'south', '0303');
    table.objective('headquarters', 'south', '0817');
    expect(working(0)).toBe(0);
    const own = table.objective('headquarters', 'north', '0801');
    table.objective('objective', 'north', '0314').faceUpSince = 1;
    expect([working(0), working(2), working(2, 0)]).toEqual([1, 3, 2]);
    own.claimed = true;
    expect(working(0)).toBe(0);
  });
});

describe('hide and seek', () => {
  rule('BF2-SCEN-11', 'Ten points for each unit of the seekers that is destroyed, for no other', () => {
    const table = scene('hide-and-seek');
    gone(table, 'Flock', 'Herd');
    expect(pointsIn(table.state)).toEqual([-20, 2 * 20 + 2 * 10]);
  });

  rule('BF2-SCEN-11', 'All units of the hider hide, where hidden units are in use', () => {
    const table = scene('hide-and-seek');
    const most = (usual: number, seat: 0 | 1) =>
      table.field.plugged.mostHidden!(usual, table.field, table.state, seat);
    expect([most(1, 1), most(0, 1), most(1, 0), most(0, 0)]).toEqual([2, 0, 0, 0]);
  });

  rule('BF2-SCEN-11', 'Where there is no cover the hider deploys in the open', () => {
    const table = scene('hide-and-seek', { options: { 'hidden-units': 5 } });
    for (const each of table.state.units) each.hex = -1;
    table.begin();
    table.give({ type: 'home', edge: 'south' });
    expect(table.possible).toContain('deploy');
    table.give({ type: 'deploy', unit: 3, to: '0303', facing: 0 });
  });
});

describe('break through', () => {
  rule(
    'BF2-SCEN-15',
    'Attackers that are still on the map have not got through while a defender is left',
    () => {
      const table = scene('break-through');
      table.put(0, '0101 N');
      expect(lastOutcome(table.state)).toMatchObject({ winners: [1], rule: 'BF2-SCEN-15' });
      gone(table, 'Pack', 'Den');
      expect(outcomeOf(table.state)).toMatchObject({ winners: [0], rule: 'BF2-SCEN-15' });
    },
  );

  rule(['BF2-SCEN-15', 'BF2-SCEN-16'], 'Half of the defenders hide, no attackers, and no pursuers', () => {
    const most = (mission: string, seat: 0 | 1, usual = 9) => {
      const table = scene(mission, {
        north: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => unit(name, 'off', mech(`Wolf ${name}`))),
      });
      return table.field.plugged.mostHidden!(usual, table.field, table.state, seat);
    };
    expect([most('break-through', 1), most('break-through', 1, 2), most('break-through', 0)]).toEqual([
      3, 2, 0,
    ]);
    expect([most('the-chase', 0), most('the-chase', 1)]).toEqual([0, 0]);
  });
});

describe('Conventional Wisdom', () => {
  const fought = (lost: Readonly<Record<string, number>>, map = mapWith({ '0505': 'b' })) => {
    const many = (make: typeof mech, name: string) =>
      Array.from({ length: 25 }, (_, i) => make(`${name} ${i}`));
    const table = scene('conventional-wisdom', {
      map,
      south: [unit('Star', '0808 N', ...many(mech, 'Cat')), unit('Suits', '0908', ...many(suits, 'Toad'))],
      north: [
        unit('Lance', '0801 S', ...many(mech, 'Ram')),
        unit('Foot', '0901', ...many(platoon, 'Boots')),
        unit('Tanks', '1001 S', ...many(tank, 'Tank')),
      ],
      options: { buildings: true },
    });
    for (const [name, count] of Object.entries(lost))
      for (let i = 0; i < count; i++) table.element(`${name} ${i}`).destroyed = true;
    return table;
  };

  rule('BF2-CW-05', 'Points and platoons of infantry count 1, all else 2', () => {
    const total = (lost: Readonly<Record<string, number>>) => pointsIn(fought(lost).state)[1];
    expect([
      total({ Cat: 3 }),
      total({ Toad: 3 }),
      total({ Ram: 3 }),
      total({ Boots: 3 }),
      total({ Tank: 3 }),
    ]).toEqual([6, 3, -6, -3, -6]);
  });

  rule('BF2-CW-05', 'The running total has a line for every loss, the same for both sides', () => {
    const [attackers, defenders] = scoresIn(fought({ Cat: 1, Boots: 2 }).state);
    const lines = ({ lines: all }: typeof attackers) => all.map(({ value, reason }) => `${value} ${reason}`);
    expect(lines(attackers)).toEqual(['-2 Lost Cat 0', '1 Destroyed Boots 0', '1 Destroyed Boots 1']);
    expect(lines(defenders)).toEqual(['2 Destroyed Cat 0', '-1 Lost Boots 0', '-1 Lost Boots 1']);
  });

  rule('BF2-CW-05', 'What each total means', () => {
    const result = (lost: Readonly<Record<string, number>>) => lastOutcome(fought(lost).state);
    expect(result({ Cat: 15 })).toMatchObject({ winners: [1], reason: 'Decisive victory at 30 points' });
    expect(result({ Cat: 14, Toad: 1 })).toMatchObject({
      winners: [1],
      reason: 'Substantial victory at 29 points',
    });
    expect(result({ Cat: 6 })).toMatchObject({ winners: [1], reason: 'Substantial victory at 12 points' });
    expect(result({})).toMatchObject({ winners: [1], reason: 'Marginal victory at 0 points' });
    expect(result({ Toad: 1 })).toMatchObject({ winners: [1], reason: 'Marginal victory at 1 point' });
    expect(result({ Boots: 15 })).toMatchObject({ winners: [], reason: 'Nobody has won at −15 points' });
    expect(result({ Boots: 16 })).toMatchObject({ winners: [0], reason: 'Marginal victory at −16 points' });
    expect(result({ Ram: 25 })).toMatchObject({ winners: [0], reason: 'Decisive victory at −50 points' });
  });

  rule('BF2-CW-05', 'It ends with the last building, not where there never was one', () => {
    expect(outcomeOf(fought({}, mapWith({})).state)).toBeNull();
    const down = fought({});
    down.state.ground = { '0505': { terrain: 'rubble' } };
    expect(outcomeOf(down.state)).toMatchObject({ rule: 'BF2-CW-05' });
  });

  rule(
    'BF2-CW-04',
    'The attackers are at home in the east, and come over the edge in their first turn',
    () => {
      const setup = (options = {}) =>
        setupOf({
          south: [unit('Star', 'off', mech('Cat'), tank('Gun', { specials: ['artL'] }))],
          north: [unit('Lance', 'off', mech('Ram'))],
          options: { mission: 'conventional-wisdom', ...options },
        });
      expect(begin(setup()).homes).toEqual(['east', 'west']);
      // One gun makes a battery.
      expect(begin(setup({ offboard: true })).units[0].marks).toMatchObject({ support: { box: 1 } });
      const table = scene('conventional-wisdom');
      const off = scene('conventional-wisdom', { options: { offboard: true } });
      const steps = ({ field }: Battle, seat: 0 | 1, turn: number) =>
        field.plugged.phases!([{ step: 'movement', seat }], field, seat, turn).map(({ step }) => step);
      expect([steps(table, 0, 1), steps(table, 0, 2), steps(table, 1, 1), steps(off, 0, 1)]).toEqual([
        ['setup/side', 'movement'],
        ['movement'],
        ['movement'],
        ['movement'],
      ]);
    },
  );
});

describe('Bots', () => {
  const fetching = (flock: string, hex: string, more: Partial<Scene> = {}) => {
    const table = scene('extraction', { south: [unit('Flock', flock, mech('Ram'))], ...more });
    table.objective('objective', 'south', hex);
    note(table.state, { target: 0 });
    table.phase('movement', 'south');
    return table.advice();
  };

  test('The target is fetched from hex 0101, too', () => {
    expect(fetching('0109 N', '0101')).toMatchObject({ type: 'move', to: '0105' });
  });

  test('Defenders fight, where attackers run for their edge', () => {
    const table = scene('break-through', { north: [unit('Pack', '0805 S', mech('Wolf'))] });
    table.phase('movement', 'north');
    const idea = table.field.plugged.stakes!(2, table.state, 0);
    expect(idea).toBe(2);
    table.put(3, '0801 S');
    table.phase('movement', 'north');
    expect(table.advice().type).toBe('move');
  });

  test('Infantry runs without a facing', () => {
    const table = scene('break-through', { south: [unit('Foot', '0508', platoon('Rifles'))] });
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'move', unit: 0, way: 'ground', to: '0510' });
  });

  test('Whoever carries the target counts five times', () => {
    const table = scene('extraction');
    note(table.state, { carrier: 0 });
    const stakes = (index: number) => table.field.plugged.stakes!(2, table.state, index);
    expect([stakes(0), stakes(1)]).toEqual([10, 2]);
  });

  test('Without a target they fight as always', () => {
    const table = scene('extraction');
    table.phase('movement', 'south');
    expect(table.advice().type).toBe('move');
  });
});

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { COMMAND, type Command } from '../../data/commands.ts';
import type { Organization } from '../../data/tables.ts';
import { battleforce2 } from '../../game.ts';
import { battle, initiative, leading, mech, suits, tank, unit } from '../../testing/scene.ts';
import { LABELS } from '../../text.ts';
import { destroy } from '../combat/hits.ts';

/** A company of three lances in the south, one unit in the north; basic lists. */
function company(extra: ReturnType<typeof mech>[] = []) {
  return battle({
    options: { commands: true },
    south: [
      leading(unit('Captain', '0817 N', mech('Ram')), 'First', 'Second'),
      unit('First', '0917 N', mech('Ewe')),
      leading(unit('Second', '1017 N', mech('Bull')), 'Third'),
      unit('Third', '1117 N', mech('Cow'), ...extra),
    ],
    north: [leading(unit('Pack', '0801 S', mech('Wolf')))],
  });
}

/** Two dice that draw the counter at this place of a full cup: the first 30 throws count, three each. */
const drawing = (index: number): Roll => ['draw', Math.floor(index / 6) + 1, (index % 6) + 1];

rule(
  ['BF2-CMD-03', 'BF2-CMD-04', 'BF2-CMD-01'],
  'A counter is drawn from the cup and placed face-down on a command unit',
  () => {
    const table = company();
    table.phase('command', 'south');
    expect(table.asked).toBe('south command/draw');
    table.give({ type: 'draw' }, drawing(2));
    expect(table.asked).toBe('south command/place');
    expect(menuFor(battleforce2, table.state, 0)).toMatchObject({
      rule: 'BF2-CMD-04',
      orders: [{ label: LABELS.placeCounter }, { label: LABELS.returnCounter }],
    });
    expect(table.cup('south')).toHaveLength(9);
    expect(table.values('place-counter', 'unit')).toEqual([0, 2]);
    expect(table.refusal({ type: 'place-counter', unit: 1 }).rule).toBe('BF2-CMD-04');
    table.give({ type: 'place-counter', unit: 2 });
    expect(table.counterOf('Second')).toBe('Charge!');
    expect(table.asked).toBe('south command/use');
  },
);

rule('BF2-CMD-03', 'Throws that would favour some counters are made again', () => {
  const table = company();
  table.phase('command', 'south');
  table.give({ type: 'draw' }, drawing(35), drawing(30), drawing(29));
  table.give({ type: 'place-counter', unit: 0 });
  expect(table.counterOf('Captain')).toBe('Careful Aim');
});

rule('BF2-CMD-04', 'What is drawn may be shown and put back, which uses up the draw', () => {
  const table = company();
  table.phase('command', 'south');
  table.give({ type: 'draw' }, drawing(2));
  table.give({ type: 'return-counter' });
  expect(table.events('counter-returned')).toMatchObject([{ seat: 0, number: 2 }]);
  expect(table.seenBy(1)).toContainEqual({ type: 'counter-returned', seat: 0, number: 2 });
  expect(table.cup('south')).toHaveLength(10);
  expect(table.asked).toBe('south movement/move');
});

rule('BF2-CMD-04', 'With an empty cup, or no command unit free of a counter, nothing can be drawn', () => {
  const busy = company();
  busy.counter('Captain', 'Charge!');
  busy.counter('Second', 'Ambush');
  busy.phase('command', 'south');
  expect(busy.possible).toEqual(['pass-down', 'done']);
  const empty = company();
  empty.state.commands!.cups[0] = { inside: [], aside: [...Array(10).keys()], drawn: null };
  empty.phase('command', 'south');
  expect(empty.possible).toEqual(['draw', 'done']);
  const none = company();
  none.state.commands!.cups[0] = { inside: [], aside: [], drawn: null };
  none.state.commands!.counters[1] = { number: 0, isFaceUp: false, isJammed: false };
  expect(() => none.phase('command', 'south')).toThrow(/counters are/);
});

rule(
  ['BF2-CMD-05', 'BF2-CMD-02'],
  'Instead, a counter is passed to a direct subordinate that has none: never up, sideways or farther',
  () => {
    const table = company();
    table.counter('Captain', 'Charge!');
    table.counter('First', 'Careful Aim');
    table.phase('command', 'south');
    expect(table.refusal({ type: 'pass-down', unit: 0, to: 1 }).rule).toBe('BF2-CMD-05');
    expect(table.refusal({ type: 'pass-down', unit: 0, to: 3 }).rule).toBe('BF2-CMD-05');
    expect(table.refusal({ type: 'pass-down', unit: 1, to: 0 }).rule).toBe('BF2-CMD-05');
    table.give({ type: 'pass-down', unit: 0, to: 2 });
    expect([table.counterOf('Captain'), table.counterOf('Second')]).toEqual(['', 'Charge!']);
    expect(table.asked).toBe('south command/use');
  },
);

rule('BF2-CMD-02', 'Example 1: from MA2 a counter goes to MH2, MH4 or ML3, not to MH3', () => {
  const table = battle({
    options: { commands: true },
    south: [
      leading(unit('MA2', '0817 N', mech('Ram')), 'MH2', 'MH4', 'ML3'),
      leading(unit('MH2', '0917 N', mech('Ewe')), 'MH3'),
      leading(unit('MH4', '1017 N', mech('Bull'))),
      leading(unit('ML3', '1117 N', mech('Cow'))),
      unit('MH3', '1217 N', mech('Goat')),
    ],
    north: [leading(unit('Pack', '0801 S', mech('Wolf')))],
  });
  table.counter('MA2', 'Charge!');
  table.phase('command', 'south');
  for (const [name, isAllowed] of [
    ['MH2', true],
    ['MH4', true],
    ['ML3', true],
    ['MH3', false],
  ] as const) {
    const to = table.firstField('pass-down').follow!(0)[0] as Pick;
    expect(Array.from(to.values).includes(table.unitIndex(name)), name).toBe(isAllowed);
  }
});

rule('BF2-EQ-10', 'A working headquarters gives one more move, but no more draws', () => {
  const hq = tank('Hauptquartier', { specials: ['hq'] });
  const table = battle({
    options: { commands: true },
    south: [
      leading(unit('Captain', '0817 N', mech('Ram')), 'First'),
      leading(unit('First', '0917 N', mech('Ewe')), 'Staff'),
      unit('Staff', '1017 N', hq),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.counter('Captain', 'Charge!');
  table.phase('command', 'south');
  table.give({ type: 'pass-down', unit: 0, to: 1 });
  expect(table.asked).toBe('south command/draw');
  expect(table.possible).toEqual(['draw', 'pass-down', 'done']);
  table.give({ type: 'pass-down', unit: 1, to: 2 });
  expect(table.counterOf('Staff')).toBe('Charge!');
  expect(table.asked).toBe('south command/use');
  const drawn = battle({
    options: { commands: true },
    south: [leading(unit('Captain', '0817 N', mech('Ram')), 'Staff'), unit('Staff', '1017 N', hq)],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  drawn.phase('command', 'south');
  drawn.give({ type: 'draw' }, drawing(2));
  drawn.give({ type: 'place-counter', unit: 0 });
  expect(drawn.asked).toBe('south command/draw');
  expect(drawn.possible).toEqual(['pass-down', 'done']);
});

rule(
  ['BF2-CMD-06', 'BF2-SEQ-03'],
  'A command is in force until the next Command Phase of its owner, then its counter goes back',
  () => {
    const table = company();
    table.counter('First', 'Doubletime March');
    table.phase('command', 'south');
    table.done();
    table.use('First');
    expect(table.counterOf('First')).toBe('Doubletime March +');
    expect(table.mp('First')).toBe(5);
    table.done();
    table.give({ type: 'done' });
    table.done(...initiative('north'));
    expect(table.counterOf('First')).toBe('Doubletime March +');
    table.give({ type: 'act-first', first: false });
    expect(table.counterOf('First')).toBe('');
    expect(table.cup('south')).toHaveLength(10);
  },
);

rule('BF2-CMD-07', 'Hidden commands are not used in the Command Phase', () => {
  const table = company();
  table.counter('First', 'Evasive Action');
  table.phase('command', 'south');
  table.done();
  expect(table.asked).toBe('south command/use');
  expect(table.possible).toEqual(['done']);
  expect(table.refusal({ type: 'use', unit: 1 }).rule).toBe('BF2-CMD-06');
});

rule(
  ['BF2-CMD-08', 'BF2-CMDX-09'],
  'Hello, HQ? is placed face-up at once, and its unit may not move, but turn and attack',
  () => {
    const table = company();
    table.phase('command', 'south');
    table.give({ type: 'draw' }, drawing(5));
    expect(table.possible).toEqual(['place-counter']);
    table.give({ type: 'place-counter', unit: 0 });
    expect(table.counterOf('Captain')).toBe('Hello, HQ? +');
    expect(table.element('Ram').base).toBe(5);
    expect(table.asked).toBe('south movement/move');
    expect(Object.keys(table.reach('Captain'))).toEqual(['0817']);
    expect(table.refusedMove('Captain', '0816')).toBe('BF2-MOVE-01');
    table.move('Captain', '0817', 'SE');
    expect(table.unit('Captain').facing).toBe(2);
  },
);

rule(
  'BF2-CMD-09',
  'Example 1: Hello, HQ? of turn 3 is set aside in turn 4 and back in the cup in turn 5',
  () => {
    const table = company();
    table.counter('Captain', 'Hello, HQ?', true);
    table.phase('command', 'south');
    expect(table.counterOf('Captain')).toBe('');
    expect(table.state.commands!.cups[0]).toMatchObject({ aside: [5] });
    expect(table.cup('south')).toHaveLength(9);
    table.phase('command', 'south');
    expect(table.state.commands!.cups[0]).toMatchObject({ aside: [] });
    expect(table.cup('south')).toContain('Hello, HQ?');
  },
);

rule('BF2-CMD-11', 'Counters of lost units go back to the cup in the next Command Phase', () => {
  const table = company();
  table.counter('Captain', 'Ambush');
  table.counter('First', 'Charge!');
  table.counter('Third', 'Evasive Action');
  Object.assign(table.unit('Captain'), { hex: -3 });
  table.phase('command', 'south');
  expect([table.counterOf('Captain'), table.counterOf('First')]).toEqual(['', 'Charge!']);
  expect(table.cup('south')).toContain('Ambush');
  // Nobody succeeds the captain: only the lance that is led by a command unit of its own still gets counters.
  table.give({ type: 'draw' }, ['draw', 1, 1]);
  expect(table.values('place-counter', 'unit')).toEqual([2]);
});

rule('BF2-CMD-03', 'The other side sees counters and how many a cup holds, but no numbers', () => {
  const table = company();
  table.phase('command', 'south');
  table.give({ type: 'draw' }, drawing(2));
  expect(table.seenBy(1)).toContainEqual({ type: 'counter-drawn', seat: 0, number: null });
  expect(table.table(1).commands!.cups[0]).toMatchObject({
    inside: 9,
    drawn: 'hidden',
  });
  table.give({ type: 'place-counter', unit: 0 });
  expect(table.table(1).commands!.counters[0]).toEqual({ number: null, isFaceUp: false, isJammed: false });
  expect(table.table(0).commands!.counters[0]).toEqual({ number: 2, isFaceUp: false, isJammed: false });
});

rule(
  ['BF2-ORG-04', 'BF2-EQ-10'],
  'Example 1: one headquarters works for each battalion, Cluster or Level III',
  () => {
    const hq = tank('Hauptquartier', { specials: ['hq'] });
    const captains = (organization: Organization) => {
      const table = battle({
        options: { commands: true },
        organization,
        south: [
          leading(unit('First', '0817 N', mech('Ram')), 'A'),
          leading(unit('Second', '0917 N', mech('Ewe')), 'B'),
          unit('A', '1017 N', hq),
          unit('B', '1117 N', hq),
        ],
        north: [unit('Pack', '0801 S', mech('Wolf'))],
      });
      table.phase('command', 'south');
      return table.log.flatMap((event) => (event.type === 'headquarters' ? [event.moves] : []));
    };
    // Two companies make no battalion, but two Levels III.
    expect([captains('Inner Sphere'), captains('Clan'), captains('Com Guards')]).toEqual([[1], [1], [2]]);
  },
);

rule(['BF2-CMD-04', 'BF2-EQ-10'], 'Whoever has drawn passes counters down, and draws no more', () => {
  const hq = (name: string) => tank(name, { specials: ['hq'] });
  const table = battle({
    options: { commands: true },
    organization: 'Com Guards',
    south: [
      leading(unit('First', '0817 N', mech('Ram')), 'A'),
      leading(unit('Second', '0917 N', mech('Ewe')), 'B'),
      unit('A', '1017 N', hq('Staff')),
      unit('B', '1117 N', hq('Clerks')),
    ],
    north: [leading(unit('Pack', '0801 S', mech('Wolf')))],
  });
  table.counter('First', 'Charge!');
  table.phase('command', 'south');
  expect(table.possible).toContain('draw');
  table.give({ type: 'draw' }, ['draw', 1, 1]);
  table.give({ type: 'place-counter', unit: 1 });
  expect(table.possible).not.toContain('draw');
  table.give({ type: 'pass-down', unit: 0, to: 2 });
  expect(table.possible).toEqual(['pass-down', 'done']);
});

rule('BF2-CMDX-05', "Death from Above is in vain where no 'Mech jumps", () => {
  const used = (...crew: readonly ReturnType<typeof mech>[]) => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', ...crew)],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
      commands: [
        Array.from({ length: 10 }, () => 'Death from Above' as const),
        Array.from({ length: 10 }, () => 'Ambush' as const),
      ],
    });
    table.counter('Flock', 'Death from Above');
    table.phase('command', 'south');
    table.done();
    table.use('Flock');
    return table.counterOf('Flock');
  };
  expect(used(mech('Ram', { mode: 'J' }), mech('Ewe'))).toBe('Death from Above +');
  expect(used(mech('Ram'))).toBe('');
  expect(used(suits('Toad'))).toBe('');
});

rule('BF2-CMD-04', 'From an empty cup nobody draws, and who does nothing passes nothing', () => {
  const table = company();
  table.phase('command', 'south');
  expect(table.possible).toContain('draw');
  const { cups } = table.state.commands!;
  const full = cups[0];
  cups[0] = { inside: [], aside: full.inside, drawn: null };
  expect(table.possible).not.toContain('draw');
  cups[0] = full;
  table.done();
  expect(table.events('counter-passed')).toEqual([]);
});

rule('BF2-CMD-11', 'Fall Back! on a lost unit stays in force below it until the next Command Phase', () => {
  const table = battle({
    options: { commands: true },
    south: [
      leading(unit('Captain', '0810 N', mech('Ram')), 'First'),
      unit('First', '0917 N', mech('Ewe', { mp: 4 })),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
    commands: [
      Array.from({ length: 10 }, () => 'Fall Back!' as const),
      Array.from({ length: 10 }, () => 'Ambush' as const),
    ],
  });
  table.counter('Captain', 'Fall Back!', true);
  table.phase('movement', 'south');
  table.happens((play) => destroy(play, table.elementIndex('Ram')));
  expect([table.mp('First'), table.refusedMove('First', '0916')]).toEqual([6, 'BF2-MOVE-01']);
  table.phase('command', 'south');
  expect([table.counterOf('Captain'), table.cup('south').length]).toEqual(['', 10]);
  table.phase('movement', 'south');
  expect([table.mp('First'), Object.keys(table.reach('First'))]).toEqual([
    4,
    expect.arrayContaining(['0916']),
  ]);
});

rule('BF2-CMD-11', 'Counters go back to their places in the cup, so that their order tells nothing', () => {
  const table = company();
  const { commands } = table.state;
  const numbers = (seat: number) => commands!.cups[seat].inside;
  for (const [unit, number] of [
    [0, 6],
    [1, 0],
    [2, 9],
    [3, 4],
  ])
    commands!.counters[unit] = { number, isFaceUp: true, isJammed: false };
  commands!.cups[0] = { ...commands!.cups[0], inside: [1, 2, 3, 5, 7, 8] };
  table.phase('command', 'south');
  const { aside } = commands!.cups[0];
  const back = [0, 4, 6, 9].filter((number) => !aside.includes(number));
  expect(numbers(0)).toEqual([1, 2, 3, 5, 7, 8, ...back].sort((a, b) => a - b));
  expect(aside).toEqual([...aside].sort((a, b) => a - b));
});

rule('BF2-CMD-08', 'A negative counter is placed because it has to be, and the menu says so', () => {
  const table = company();
  const negative = table.cup('south').findIndex((command) => COMMAND[command as Command].isNegative);
  expect(negative).toBeGreaterThanOrEqual(0);
  table.phase('command', 'south');
  table.give({ type: 'draw' }, drawing(negative));
  expect(menuFor(battleforce2, table.state, 0)).toMatchObject({
    rule: 'BF2-CMD-08',
    orders: [{ label: LABELS.placeNegative }],
  });
});

rule('BF2-CMD-06', 'To use no more commands is to pass', () => {
  const table = company();
  table.counter('Captain', 'Charge!');
  table.phase('command', 'south');
  table.done();
  const orders = menuFor(battleforce2, table.state, 0)!.orders;
  expect(orders.map(({ type, isPass }) => [type, isPass ?? false])).toEqual([
    ['use', false],
    ['done', true],
  ]);
});

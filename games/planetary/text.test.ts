import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect, describe as group, test } from 'vitest';
import { describe } from './describe.ts';
import { planetary } from './game.ts';
import { damage, type Field, fought, hit, unfought, unit } from './testing/scene.ts';

const told = (field: Field, events: Parameters<typeof describe>[0][]): (string | null)[] =>
  events.map((event) => describe(event, viewFor(planetary, field.state, 0).table));

group('Events in words', () => {
  test('a battle', () => {
    const field = fought({
      south: [
        unit('A', 'medium-mech-iu', 'C3 N'),
        unit('gc', 'supply-convoy', 'B3'),
        unit('B', 'infantry', 'B1'),
      ],
      north: [unit('T', 'light-vehicle', 'C4 S', { damaged: true }), unit('foot', 'infantry', 'E5')],
    });
    expect(told(field, [...field.attacks(0, 'A', 'T', hit(4, 3), damage(1, 2))])).toEqual([
      "MM1 Medium 'Mech Company (IU) attacks GL4 Light Vehicle Company: needs 5, rolls 7 (4 + 3), hits.",
      'Damage of 7 (1 + 2 and 4) against Toughness 3: GL4 Light Vehicle Company is destroyed.',
    ]);
    expect(told(field, [...field.move(0, 'gc', 'C3')])).toEqual([
      'GC2 Supply Convoy moves from B3 to C3.',
      null,
    ]);
    expect(told(field, [...field.move(1, 'foot', 'D5')])).toEqual([
      'IN5 Infantry Battalion moves from E5 to D5.',
    ]);
    expect(told(field, [...field.done(1)])).toEqual(['No more actions by North.', 'Combat Turn 2.', null]);
    expect(told(field, [...field.move(0, 'A', 'C3', 'W')])).toEqual([
      "MM1 Medium 'Mech Company (IU) turns to face west.",
    ]);
    expect(told(field, [...field.give(0, { type: 'leave', unit: field.id('B') })])[0]).toBe(
      'IN3 Infantry Battalion leaves the battle over its home edge.',
    );
    expect(told(field, [{ type: 'repaired', convoy: 1, target: 0 }])).toEqual([
      "GC2 Supply Convoy is used up to repair MM1 Medium 'Mech Company (IU).",
    ]);
    expect(told(field, [{ type: 'battle-over', winner: 0, why: 'idle' }])).toEqual([
      'The field is held by South.',
    ]);
  });

  test('a counter that lies face-down', () => {
    const field = unfought({
      south: [unit('A', 'medium-mech-iu', 'C3')],
      north: [unit('T', 'infantry', 'C4', { faceDown: true })],
    });
    field.give(0, { type: 'deploy', unit: 0, to: 'C2', facing: 'N' });
    const event = { type: 'deployed', counter: 1, box: 17, facing: 'E' } as const;
    expect(told(field, [event])).toEqual(['?2 Unknown counter is set up in C4, facing east.']);
    expect(describe(event, viewFor(planetary, field.state, 1).table)).toBe(
      'IN2 Infantry Battalion is set up in C4.',
    );
  });
});

test('The board is drawn with north at the top, and counters of the second side in small letters', () => {
  const field = fought({
    land: 'woods',
    supplied: [true, false],
    south: [
      unit('A', 'medium-mech-iu', 'C2 N'),
      unit('B', 'heavy-mech-is', 'C2 E', { damaged: true, quality: 'elite' }),
      unit('C', 'infantry', 'C2'),
    ],
    north: [unit('T', 'light-vehicle', 'D4 S')],
  });
  expect(planetary.draw(viewFor(planetary, field.state, 0).table).split('\n')).toEqual([
    'Combat Turn 1',
    '   +--------------+--------------+--------------+--------------+--------------+',
    ' 5 |plains        |plains        |plains        |plains        |plains        |',
    '   |              |              |              |              |              |',
    '   +--------------+--------------+--------------+--------------+--------------+',
    ' 4 |plains        |woods         |woods         |woods         |plains        |',
    '   |              |              |              |gl4↓          |              |',
    '   +--------------+--------------+--------------+--------------+--------------+',
    ' 3 |plains        |woods         |woods         |woods         |plains        |',
    '   |              |              |              |              |              |',
    '   +--------------+--------------+--------------+--------------+--------------+',
    ' 2 |plains        |woods         |woods         |woods         |plains        |',
    '   |              |              |MM1↑   MH2→*  |              |              |',
    '   |              |              |IN3           |              |              |',
    '   +--------------+--------------+--------------+--------------+--------------+',
    ' 1 |plains        |plains        |plains        |plains        |plains        |',
    '   |              |              |              |              |              |',
    '   +--------------+--------------+--------------+--------------+--------------+',
    '    A              B              C              D              E',
    '',
    'South',
    "  MM1 Medium 'Mech Company (IU): Regular, C2",
    "  MH2 Heavy 'Mech Company (IS): Elite, C2, damaged",
    '  IN3 Infantry Battalion: Regular, C2',
    'North',
    '  GL4 Light Vehicle Company: Regular, D4, out of supply',
  ]);
});

import { INCH } from '@ironfield/table/place.ts';
import { expect, test } from 'vitest';
import { draw } from './drawing.ts';
import { Battle, gun } from './testing/table.ts';
import { table } from './view.ts';

const linesOf = ({ state }: Battle): string[] => draw(table(state, 0)).split('\n');

test('the table is drawn with its terrain, the models, where they face, and the arcs of the active one', () => {
  const battle = new Battle({
    scene: `
      12 x 8
      woodland  0,0 to 3,2  height 3
      road      4,6 to 12,7
    `,
    north: {
      Mover: {
        at: '2.5,4.5',
        facing: 90,
        card: { weapons: [gun('LAC', { arc: 'FF' }), gun('LRP', { arc: 'L' })] },
      },
    },
    south: { Far: { at: '11.5,0.5', facing: 225 }, Near: { at: '11.5,7.5' }, By: { at: '11.2,7.2' } },
  });
  battle.activate('Mover');
  battle.unit('Mover').ammunition = battle
    .unit('Mover')
    .ammunition.map((each, i) => (i === 1 ? { ...each, isOut: true } : each));
  expect(linesOf(battle)).toEqual([
    'Round 1',
    '    0     2     4     6     8     10',
    "  0  t  t  t  .  .  . '. '. '. '. '. B1↙",
    "  1  t  t  t  .  . '. '. '. '. '. '. '.",
    "  2  .  .  .  . '. '. '. '. '. '. '. '.",
    "  3  .  .  . '. '. '. '. '. '. '. '. '.",
    "  4  .  . A1→'. '. '. '. '. '. '. '. '.",
    "  5  .  .  . '. '. '. '. '. '. '. '. '.",
    "  6  .  .  .  . '= '= '= '= '= '= '= '=",
    "  7  .  .  .  .  . '. '. '. '. '. '. B2+",
    "t woodland  = road  ' in an arc of A1  + several models",
    '',
    'A1 Mover (North): 2.5", 4.5", 90°, Combat Speed',
    'B1 Far (South): 11.5", 0.5", 225°, Combat Speed',
    'B2 Near (South): 11.5", 7.5", 0°, Combat Speed',
    'B3 By (South): 11.2", 7.2", 0°, Combat Speed',
  ]);
});

test('a squad shows its bases, smoke hides the ground, and a unit off the table says where it is', () => {
  const battle = new Battle({
    scene: '60 x 8',
    north: {
      Squad: { at: '1,1', bases: ['5,1', '9,1'], card: { kind: 'infantry', bases: 3 } },
      Guest: { at: '20,6', card: { kind: 'infantry', bases: 1 } },
    },
    south: { Truck: { at: '40,5', facing: 180 }, Wreck: { at: '50,5' } },
  });
  const guest = battle.unit('Guest');
  guest.at = null;
  guest.aboard = battle.id('Truck');
  const wreck = battle.unit('Wreck');
  wreck.at = null;
  wreck.body = { ...wreck.body, damage: 4 };
  battle.state.effects = {
    ...battle.state.effects,
    smoke: [{ at: { x: 31 * INCH, y: 4 * INCH }, until: 2 }],
  };
  expect(linesOf(battle)).toEqual([
    'Round 1',
    '    0     6     12    18    24    30    36    42    48    54',
    '  0 A1↑a1  . a1  .  .  .  .  .  .  *  .  .  .  .  .  .  .  .  .',
    '  3  .  .  .  .  .  .  .  .  .  *  *  .  . B1↓ .  .  .  .  .  .',
    '  6  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .',
    '* smoke  + several models',
    '',
    'A1 Squad (North): 1", 1", 0°, Combat Speed',
    'A2 Guest (North): aboard Truck',
    'B1 Truck (South): 40", 5", 180°, Combat Speed',
    'B2 Wreck (South): destroyed',
  ]);
});

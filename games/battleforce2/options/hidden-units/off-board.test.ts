import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, fighter, mech, type Scene, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { note } from './hiding.ts';

const gun = tank('Sniper', { mode: 'w', class: 'AR', structure: 1, specials: ['artS'], damage: [2, 2, 2] });

/** The battery of the north hides in its Box 2, and the lance of the south is on the way there. */
function scene(at: string, changes: Partial<Scene> = {}): Battle {
  const table = battle({
    options: { offboard: true, artillery: true, 'hidden-units': 2, ...changes.options },
    south: [unit('Lance', at, mech('Ram', { mp: 5 })), unit('Guard', '0517 N', mech('Dog'))],
    north: [unit('Battery', 'off the map', gun), unit('Pack', '0501 S', mech('Wolf'))],
  });
  note(table.state, 2, { box: 2 });
  table.phase('movement', 'south');
  return table;
}
const hidden = (table: Battle, viewer: 0 | 1) => table.table(viewer).marks!.hidden![2];
/** Of the north, two spaces before Box 2. */
const near = () => {
  const table = scene('box 1 of north');
  table.unit('Lance').marks = { support: { half: 1, space: 8, box: 1 } };
  return table;
};
const goTo = (space: number) => ({ type: 'support-move', unit: 0, space }) as const;

rule('BF2-HID-05', 'Whoever may begin in a box may hide there, and nobody else learns where', () => {
  const table = battle({
    options: { offboard: true, artillery: true, aerospace: true, 'hidden-units': 2 },
    south: [
      unit('Battery', 'off the map', gun),
      unit('Air', 'off the map', fighter('Corsair')),
      unit('Lance', 'off the map', mech('Ram')),
    ],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  table.give({ type: 'arm', loads: [] });
  table.give({ type: 'designate', targets: [] });
  table.give({ type: 'designate', targets: [] }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.values('hide-off-board', 'unit')).toEqual([0, 1]);
  expect(table.refusal({ type: 'hide-off-board', unit: 2, box: 1 }).rule).toBe('BF2-OFF-07');
  table.give({ type: 'hide-off-board', unit: 0, box: 3 });
  table.give({ type: 'hide-off-board', unit: 1, box: 8 });
  expect(table.table(0).marks!.hidden).toEqual([{ box: 3 }, { box: 8 }, null, null]);
  expect(table.table(1).marks!.hidden).toEqual(['somewhere', 'somewhere', null, null]);
  expect(table.possible).not.toContain('hide-off-board');
});

rule('BF2-HID-05', 'An enemy that ends its move in the box finds it, and is not attacked by surprise', () => {
  const table = near();
  table.give(goTo(10));
  expect(hidden(table, 0)).toBe('somewhere');
  table.done();
  expect(table.events('revealed-off-board')).toMatchObject([
    { unit: 2, place: { box: 2, half: 1 }, how: 'contact' },
  ]);
  expect(table.unit('Battery').marks).toMatchObject({ support: { box: 2, half: 1 } });
  expect(table.asked).toBe('south combat/declare');
  table.fire('Lance', 'Battery', ['Ram > Sniper'], toHit(1, 1));
});

rule('BF2-HID-05', 'Not one that goes on, stays in another box, or has been there before', () => {
  const past = near();
  past.give(goTo(9));
  past.done();
  expect(hidden(past, 1)).toEqual({ box: 2 });
  const own = scene('box 2');
  own.give(goTo(11));
  own.done();
  expect(hidden(own, 1)).toEqual({ box: 2 });
  const still = scene('box 2 of north');
  still.done();
  expect(hidden(still, 1)).toEqual({ box: 2 });
});

rule('BF2-HID-05', 'To move or to attack it comes out by itself', () => {
  const table = scene('box 5');
  table.phase('combat', 'north');
  table.give({ type: 'emerge', unit: 2 });
  expect(table.events('revealed-off-board')).toMatchObject([{ how: 'itself' }]);
  table.give({ type: 'shell', element: 2, at: '0508' });
  expect(table.state.marks!.artillery!.shots).toHaveLength(1);
});

rule('BF2-HID-05', 'Nobody on the map finds it', () => {
  const table = scene('0516 N', {});
  table.move('Lance', '0512');
  table.move('Guard', '0516');
  expect(hidden(table, 1)).toEqual({ box: 2 });
});

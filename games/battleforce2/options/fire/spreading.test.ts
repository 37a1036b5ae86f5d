import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { expect } from 'vitest';
import type { Command } from '../../data/commands.ts';
import { battle, mapWith, mech, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { light, withWind } from './burning.ts';

const roll = (a: number, b: number): Roll => ['spread', a, b];

/** Fires in some hexes of a map, and what they spread to. */
function spread(
  codes: Record<string, string>,
  fires: readonly string[],
  wind: Direction,
  ...rolls: readonly Roll[]
): Battle {
  const table = battle({
    options: { fire: true },
    map: mapWith({ ...codes, ...Object.fromEntries(fires.map((hex) => [hex, 'l'])) }),
    south: [unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  table.state.turn = 1;
  table.state.marks = withWind(table.state.marks, wind);
  for (const hex of fires) light(table.state, table.field.board, table.cell(hex), []);
  table.phase('combat', 'south');
  table.happens((play) => play.next({ step: 'fire/spread' }), ...rolls);
  return table;
}
const ways = (table: Battle) =>
  table.events('spread').map(({ from, hex, burns }) => {
    const { number } = table.field.board;
    return `${number[from]} > ${number[hex]}${burns ? ' burns' : ''}`;
  });

rule('BF2-FIRE-07', 'Each fire that can reach a hex rolls for it, with a number of its own', () => {
  expect(ways(spread({ '0606': 'l' }, ['0507', '0607'], 0, roll(4, 5), roll(4, 5)))).toEqual([
    '0507 > 0606',
    '0607 > 0606 burns',
  ]);
});

rule('BF2-FIRE-07', 'A hex that one of them has set on fire is rolled for no more', () => {
  expect(ways(spread({ '0606': 'l' }, ['0507', '0607'], 0, roll(5, 6)))).toEqual(['0507 > 0606 burns']);
});

rule('BF2-FIRE-07', 'A hex that another fire has only just lit is still a gap', () => {
  const woods = { '0606': 'l', '0605': 'l' };
  expect(ways(spread(woods, ['0507', '0607'], 0, roll(6, 6), roll(6, 6)))).toEqual([
    '0507 > 0606 burns',
    '0607 > 0605 burns',
  ]);
});

rule('BF2-FIRE-07', 'Fires go where the wind blows, whichever way that is', () => {
  const around = Object.fromEntries(
    ['0506', '0606', '0607', '0508', '0407', '0406'].map((hex) => [hex, 'l']),
  );
  const reached = (wind: Direction) =>
    ways(spread(around, ['0507'], wind, roll(1, 1), roll(1, 1), roll(1, 1))).map((way) => way.slice(-4));
  expect(reached(0)).toEqual(['0506', '0406', '0606']);
  expect(reached(2)).toEqual(['0607', '0606', '0508']);
  expect(reached(5)).toEqual(['0406', '0407', '0506']);
});

rule('BF2-FIRE-07', 'Buildings catch fire, too, and rubble does not', () => {
  expect(ways(spread({ '0506': 'c', '0406': 'r' }, ['0507'], 0, roll(4, 5)))).toEqual(['0507 > 0506 burns']);
});

rule(
  ['BF2-FIRE-02', 'BF2-CMDX-04'],
  'A charge that misses sets nothing on fire, whatever the charger fires',
  () => {
    const LIST: readonly Command[] = Array.from({ length: 10 }, () => 'Charge!');
    const strays = (charges: boolean) => {
      const table = battle({
        options: { fire: true, commands: true },
        map: mapWith({ '0808': 'l' }),
        south: [unit('Flock', '0808 N', mech('Ram', { damage: [4, 4, 4] }))],
        north: [unit('Pack', '0808 S', mech('Wolf'))],
        commands: [LIST, LIST],
      });
      table.counter('Flock', 'Charge!', true);
      table.phase('combat', 'south');
      const attacks = [{ attacker: 0, element: 1, charges }];
      const rolls: readonly Roll[] = charges ? [] : [['stray shot', 3, 3]];
      table.give({ type: 'fire', unit: 0, target: 1, withholds: false, attacks }, toHit(1, 1), ...rolls);
      return table.events('strays').length;
    };
    expect([strays(true), strays(false)]).toEqual([0, 1]);
  },
);

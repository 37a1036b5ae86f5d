import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABOARD } from '../../state.ts';
import { battle, fighter, mapWith, mech, platoon, tank, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { EFFECTS, type Effect, LAYERS, type Layer } from '../map/effects.ts';
import { layerOf, touchedBy } from './touched.ts';

const HEX = '0808';
const OPTIONS = { offboard: true, aerospace: true, buildings: true, 'hidden-units': 2 };

/** One unit of each kind, all in one hex: a city, or water under a bridge. */
function crowd(): Battle {
  const at = `${HEX} N`;
  const table = battle({
    options: OPTIONS,
    map: mapWith({ [HEX]: 'c' }),
    south: [
      unit('ground', at, mech('Mech')),
      unit('hovering', at, tank('Hovercraft', { mode: 'h' })),
      unit('VTOL', at, tank('Helicopter', { mode: 'v' })),
      unit('on a bridge', at, tank('Tank')),
      unit('on top', at, mech('Climber')),
      unit('inside', HEX, platoon('Garrison')),
      unit('submerged', at, tank('Submarine', { mode: 's' })),
      unit('air', at, fighter('Fighter')),
      unit('hidden', 'off the map', mech('Ambusher')),
      unit('aboard', 'off the map', platoon('Passengers')),
      unit('off board', 'box 1', mech('Reserve')),
    ],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  const { state } = table;
  table.unit('on a bridge').onBridge = true;
  table.unit('submerged').submerged = true;
  for (const name of ['on top', 'inside']) table.unit(name).marks = { isOnTop: true };
  Object.assign(table.unit('aboard'), { hex: ABOARD, carrier: 3 });
  const place = { hex: table.cell(HEX), facing: 0 } as const;
  const hides = table.unitIndex('hidden');
  state.marks = { ...state.marks, hidden: state.units.map((_, index) => (index === hides ? place : null)) };
  return table;
}

/** The rows of the table in the documentation: the effect, and what it says for each layer. */
function documented(): ReadonlyMap<string, readonly string[]> {
  const page = readFileSync(new URL('../../../../docs/battleforce2.md', import.meta.url), 'utf8');
  const [, section] = page.split('## Who is touched\n');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(rows.map(([effect, , ...cells]) => [effect, cells]));
}

test('the documentation names every effect and every layer', () => {
  const table = documented();
  expect(table.get('effect')).toEqual([...LAYERS]);
  expect([...table.keys()].filter((key) => key !== 'effect' && !key.startsWith('---'))).toEqual(
    Object.keys(EFFECTS),
  );
});

test('each unit of the crowd is where its name says', () => {
  const table = crowd();
  const where = (layer: Layer) => layerOf(table.field, table.state, table.unitIndex(layer));
  expect(LAYERS.map(where)).toEqual([...LAYERS]);
});

const table = crowd();
const rows = documented();

for (const effect of Object.keys(EFFECTS) as Effect[])
  for (const [column, layer] of LAYERS.entries()) {
    const isReached = rows.get(effect)?.[column] === 'yes';
    test(`${effect}: ${layer} is ${isReached ? '' : 'not '}reached`, () => {
      const touched = touchedBy(table.field, table.state, effect, table.cell(HEX));
      expect(touched.includes(table.unitIndex(layer))).toBe(isReached);
      expect(touchedBy(table.field, table.state, effect, table.cell('0809'))).toEqual([]);
    });
  }

test('off the map nobody is touched', () => {
  expect(touchedBy(table.field, table.state, 'artillery', -1)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { TableView } from '../api.ts';
import { folded, packed, setupOf, unfolded, unpacked } from './packing.ts';

const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const SCENE = { name: 'Plain', pieces: Array.from({ length: 40 }, (_, id) => ({ id, corners: [id, 1, 2] })) };
const SETUP = { scenario: 'plain', scene: SCENE, armies: [{ name: 'North' }] };
const TABLE = { setup: SETUP, scene: SCENE, round: 1, units: [{ at: 3 }, { at: null }] };

const tableOf = (view: unknown, more: object = {}): TableView =>
  ({ summary: { number: 1 }, view, ...more }) as unknown as TableView;

/** As it comes out at the other end. */
function told(table: TableView): TableView {
  const setup = wired(setupOf(table));
  return unfolded(unpacked(wired(packed(folded(table))), setup));
}

const { setup: _, ...WITHOUT_SETUP } = wired(TABLE);
const WRECKED = { ...SCENE, pieces: [...SCENE.pieces, { id: 99, corners: [1, 1, 1] }] };

test.each([
  ['between two steps', tableOf({ table: TABLE, suspended: null })],
  ['with a scene that is no longer that of the setup', tableOf({ table: { ...TABLE, scene: WRECKED } })],
  [
    'in the middle of a step',
    tableOf({
      table: { ...TABLE, scene: WRECKED, units: [{ at: 4 }] },
      suspended: { settled: [], table: WITHOUT_SETUP },
    }),
  ],
  ['without a setup', tableOf({ table: { round: 1 }, suspended: { table: { round: 0, more: 1 } } })],
  ['with a table in the setup’s own words', tableOf({ table: { ...SETUP, setup: SETUP } })],
  ['without a table', tableOf({ viewer: 0 })],
  ['before it begins', tableOf(null, { prelude: { viewer: 0, setup: SETUP } })],
])('a table %s is the same at the other end', (_, table) => {
  const asItWas = wired(table);
  expect(told(table)).toEqual(asItWas);
  expect(table).toEqual(asItWas);
});

test('nothing of the scene is in the packed table, and nothing twice in a step that waits', () => {
  const suspended = { settled: [], table: WITHOUT_SETUP };
  const text = JSON.stringify(packed(folded(tableOf({ table: TABLE, suspended }))));
  expect(text).not.toContain('corners');
  expect(text.match(/units/g)).toHaveLength(1);
});

test('what was told once is one object at the other end', () => {
  const suspended = { settled: [], table: WITHOUT_SETUP };
  const { view } = told(tableOf({ table: TABLE, suspended })) as unknown as {
    view: { table: typeof TABLE; suspended: { table: typeof TABLE } };
  };
  expect(view.table.scene).toBe(view.table.setup.scene);
  expect(view.suspended.table.scene).toBe(view.table.scene);
});

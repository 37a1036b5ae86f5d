import { readFileSync } from 'node:fs';
import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { EFFECTS, type Effect, LAYERS, type Layer, REACHES } from '../../data/layers.ts';
import { CONTACT, INCH, MODEL_HEIGHTS } from '../../data/tables.ts';
import { Battle, gun, type Scenery } from '../../testing/table.ts';
import { defendersAgainst } from './aiming.ts';
import { type Happening, isReached, layerOf, unitsIn, unitsUnder } from './touched.ts';

/** One unit in each layer, around a house with a roof to stand on, and an area beside it. */
const scenery: Scenery = {
  scene: '48 x 48\nbuilding 18,18 to 24,22 height 3 ground\nbuilding 30,18 to 34,22 height 3',
  north: { Archer: { at: '4,4' } },
  south: {
    level: { at: '16,20' },
    apart: { at: '16,22', body: { mode: 'R', altitude: 8000 }, card: flying() },
    inside: { at: '32,20', card: { kind: 'infantry', bases: 1 } },
    roof: { at: '20,20', card: { kind: 'infantry', bases: 1 } },
    above: { at: '33,21', body: { mode: 'R', altitude: 8000 }, card: flying() },
    aboard: { at: '40,40', card: { kind: 'infantry', bases: 1 } },
    away: { at: '44,40' },
  },
};

function flying() {
  return { movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
}

function crowd(): Battle {
  const table = new Battle(scenery);
  Object.assign(table.unit('aboard'), { at: null, others: [], aboard: table.id('level') });
  Object.assign(table.unit('away'), { at: null, others: [] });
  return table;
}

const house = (table: Battle, place: number) => table.state.scene.pieces[place];

rule('HGB-AE-02', 'a model is touched from the height of its head on, with doubt in favour of it', () => {
  const table = crowd();
  const id = table.id('level');
  const top = MODEL_HEIGHTS.gear;
  const touches = (from: number) =>
    isReached(table.state, id, { effect: 'area', heights: { from, to: 9 * INCH } });
  expect([top + CONTACT, top + CONTACT + 1].map(touches)).toEqual([true, false]);
});

/** The question that each effect asks of the unit of a layer. */
function happening(table: Battle, effect: Effect, layer: Layer): Happening {
  const building = layer === 'inside' ? house(table, 1) : layer === 'roof' ? house(table, 0) : null;
  return { effect, heights: { from: -1000, to: 1000 }, building };
}

describe('which effect reaches which layer', () => {
  for (const layer of Object.keys(LAYERS) as Layer[])
    for (const effect of Object.keys(EFFECTS) as Effect[])
      rule(['HGB-AE-02', 'HGB-BLDG-03', 'HGB-AIR-02'], `${EFFECTS[effect]}, ${LAYERS[layer]}`, () => {
        const table = crowd();
        const id = table.id(layer);
        const event = happening(table, effect, layer);
        expect(layerOf(table.state, id, event)).toBe(layer);
        expect(isReached(table.state, id, event)).toBe(EXPECTED[effect].includes(layer));
        expect(REACHES[effect][layer]).toBe(EXPECTED[effect].includes(layer));
      });

  const EXPECTED: Readonly<Record<Effect, readonly Layer[]>> = {
    area: ['level', 'inside', 'roof'],
    way: ['level', 'inside', 'roof'],
    run: ['level', 'apart', 'inside', 'roof'],
    walls: ['inside'],
    collapse: ['inside', 'roof'],
  };
});

const names = (table: Battle, ids: readonly number[]): string[] =>
  Object.keys(scenery.south).filter((name) => ids.includes(table.id(name)));

rule(
  ['HGB-AE-02', 'HGB-MOVE-10'],
  'An area reaches as far up as to the sides, and bursts where its target is',
  () => {
    const table = crowd();
    const at = { x: 16_000, y: 21_000 };
    const under = (radius: number, target: string | null) => {
      const area = { centre: at, radius, target: target === null ? null : table.id(target) };
      return names(table, unitsUnder(table.state, area, 0));
    };
    expect(under(3000, null)).toEqual(['level']);
    expect(under(8000, null)).toContain('apart');
    expect(under(3000, 'apart')).toEqual(['apart']);
  },
);

rule(['HGB-AE-02', 'HGB-MOVE-10', 'HGB-ATT-02'], 'A burst below a Hopper makes it roll no Defense', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: {
      Deer: { at: '20,20', card: { actions: 0 } },
      Hopper: { at: '20.5,21', body: { mode: 'R', altitude: 6000 }, card: { ...flying(), actions: 0 } },
    },
  });
  const burst = { by: table.id('Archer'), mount: 0, rof: 2, concentrated: 0, at: { x: 20_000, y: 20_500 } };
  const attack = { ...burst, target: null, guidance: null, manner: 'action' } as const;
  expect(defendersAgainst(table.state, attack)).toEqual([table.id('Deer')]);
});

rule(
  ['HGB-BLDG-03', 'HGB-BLDG-04'],
  'A building takes along whoever is in it or on it, and nobody above',
  () => {
    const table = crowd();
    expect(names(table, unitsIn(table.state, house(table, 1), 'collapse'))).toEqual(['inside']);
    expect(names(table, unitsIn(table.state, house(table, 0), 'collapse'))).toEqual(['roof']);
    expect(names(table, unitsIn(table.state, house(table, 0), 'walls'))).toEqual([]);
  },
);

test('The table of the docs is that of the code', () => {
  const docs = readFileSync(new URL('../../../../docs/gearblitz.md', import.meta.url), 'utf8');
  const layers = Object.keys(LAYERS) as Layer[];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  expect(docs).toContain(`| ${row(Object.values(LAYERS))}`);
  for (const effect of Object.keys(EFFECTS) as Effect[])
    expect(docs).toContain(
      row([EFFECTS[effect], ...layers.map((layer) => (REACHES[effect][layer] ? 'yes' : 'no'))]),
    );
});

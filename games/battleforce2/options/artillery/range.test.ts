import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { ARTILLERY, turnsInFlight } from '../../data/support-tables.ts';
import { mapsheetsBetween, type Place } from '../../rules/map/support-map.ts';
import { battle, mapWith, mech, tank, unit } from '../../testing/scene.ts';

const options = { offboard: true, artillery: true };

/** Two mapsheets from south to north. */
const deep = battle({
  map: mapWith({}, 15, 34),
  south: [unit('Lance', 'box 2', mech('Ram'))],
  north: [unit('Enemy', '0801 S', mech('Wolf'))],
  options,
});
const at = (hex: string): Place => ({ hex: deep.cell(hex) });
const places: Readonly<Record<string, Place>> = {
  A: { half: 0, box: 2 },
  B: at('0801'),
  C: { half: 1, box: 6 },
  D: at('0803'),
  E: at('0834'),
  F: { half: 0, box: 7 },
};
const between = (from: Place, to: Place) => mapsheetsBetween(deep.field, ['south', 'north'], from, to);

describe('Range in mapsheets', () => {
  rule('BF2-ART-03', 'Boxes and mapsheets lie in a row', () => {
    const letters = Object.keys(places);
    const table = letters.map((from) => letters.map((to) => between(places[from], places[to])).join(' '));
    expect(table).toEqual([
      '0 3 9 3 2 5',
      '3 0 6 0 1 8',
      '9 6 0 6 7 14',
      '3 0 6 0 1 8',
      '2 1 7 1 0 7',
      '5 8 14 8 7 0',
    ]);
  });

  rule('BF2-ART-03', 'Up to 16 hexes it is none; beyond, one at least, even on the same mapsheet', () => {
    expect(between(at('0801'), at('0817'))).toBe(0);
    expect(between(at('0801'), at('0818'))).toBe(1);
    const { board } = deep.field;
    expect(board.height).toBe(34);
    expect(between(at('0117'), at('1517'))).toBe(0);
    expect(between(at('0101'), at('1517'))).toBe(1);
  });

  rule('BF2-ART-03', 'Box 0 counts as none', () => {
    expect(between({ half: 0, box: 0 }, at('0834'))).toBe(0);
    expect(between({ half: 0, box: 0 }, at('0801'))).toBe(1);
    expect(between({ half: 0, box: 0 }, { half: 0, box: 3 })).toBe(3);
  });

  rule('BF2-ART-03', 'Mapsheets are counted over shared edges, and a seam belongs to the farther one', () => {
    const wide = battle({
      map: mapWith({}, 31, 34),
      south: [unit('Lance', 'box 2', mech('Ram'))],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
      options,
    });
    const hex = (number: string): Place => ({ hex: wide.cell(number) });
    const range = (from: Place, to: Place, homes: readonly ['south' | 'west', 'north' | 'east']) =>
      mapsheetsBetween(wide.field, homes, from, to);
    expect(range(hex('0101'), hex('3134'), ['south', 'north'])).toBe(2);
    // Column 16 is the seam.
    const seam = hex('1601');
    expect(range({ half: 0, box: 1 }, seam, ['west', 'east'])).toBe(2);
    expect(range({ half: 1, box: 1 }, seam, ['west', 'east'])).toBe(2);
    expect(range({ half: 0, box: 1 }, hex('1501'), ['west', 'east'])).toBe(1);
    expect(range({ half: 0, box: 1 }, hex('1701'), ['west', 'east'])).toBe(2);
  });

  rule('BF2-ART-04', 'Every kind of artillery has its greatest range', () => {
    expect(Object.entries(ARTILLERY).map(([code, { range }]) => `${code}${range}`)).toEqual([
      'A2',
      'L7',
      'S4',
      'T5',
    ]);
  });

  rule('BF2-ART-04', 'Nobody fires farther', () => {
    const table = battle({
      map: mapWith({}, 15, 34),
      south: [
        unit('Near', 'box 3', tank('Sniper', { specials: ['artS'] })),
        unit('Far', 'box 5', tank('Thumper', { specials: ['artT'] })),
        unit('Arrow', 'box 1', tank('Arrow', { specials: ['art'] })),
      ],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
      options,
    });
    table.phase('combat', 'south');
    const shell = (name: string, hex: string) =>
      ({ type: 'shell', element: table.elementIndex(name), at: hex }) as const;
    expect(table.refusal(shell('Thumper', '0801')).message).toBe(
      'That is 6 mapsheets away; this artillery reaches 5',
    );
    expect(table.refusal(shell('Thumper', '0817')).rule).toBe('BF2-ART-04');
    table.give(shell('Thumper', '0818'));
    table.give(shell('Sniper', '0801'));
    table.give(shell('Arrow', '0801'));
  });

  rule('BF2-ART-05', 'Two mapsheets take a turn', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(turnsInFlight)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});

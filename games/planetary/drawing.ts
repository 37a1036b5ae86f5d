import { planetLines } from './drawing/planet-drawing.ts';
import { BOARD } from './rules/board.ts';
import { hasFacing } from './rules/kinds.ts';
import { placeName } from './rules/places.ts';
import {
  ABOARD,
  ARRIVING,
  type Battle,
  DEPARTED,
  DESTROYED,
  type Fighter,
  FLED,
  LOST,
  RETREATED,
  SPENT,
  UNPLACED,
  WAITING,
  type War,
} from './state.ts';
import { codeOf, nameOf } from './text/names.ts';
import { HEADING_ARROWS, NOTES, QUALITY_NAMES, TERRAIN_NAMES } from './text.ts';
import type { Table } from './view.ts';

const WIDTH = 14;

/** The battle board with its counters, and below it what everybody is. North, the defender's side, is at the top. */
export function draw(table: Table): string {
  return [
    ...(table.battle
      ? boardLines(table, table.battle)
      : table.war
        ? planetLines(table, table.war)
        : [NOTES.noBattle]),
    '',
    ...rosterLines(table),
  ].join('\n');
}

function boardLines(table: Table, battle: Battle): string[] {
  const edge = `   +${`${'-'.repeat(WIDTH)}+`.repeat(BOARD.columns)}`;
  const header = battle.turn === 0 ? 'Set-up' : `Combat Turn ${battle.turn}`;
  const rows = Array.from({ length: BOARD.rows }, (_, index) => BOARD.rows - 1 - index);
  return [
    header,
    edge,
    ...rows.flatMap((row) => [...rowLines(table, battle, row), edge]),
    `    ${Array.from({ length: BOARD.columns }, (_, column) => String.fromCharCode(65 + column).padEnd(WIDTH + 1)).join('')}`.trimEnd(),
  ];
}

function rowLines(table: Table, battle: Battle, row: number): string[] {
  const cells = Array.from({ length: BOARD.columns }, (_, column) =>
    cellLines(table, battle, row * BOARD.columns + column),
  );
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => {
    const name = line === 0 ? ` ${row + 1} ` : '   ';
    return `${name}|${cells.map((lines) => `${(lines[line] ?? '').padEnd(WIDTH)}|`).join('')}`;
  });
}

/** The terrain, and a line for every two counters. */
function cellLines(table: Table, battle: Battle, box: number): string[] {
  const marks = battle.fighters
    .filter((fighter) => fighter.box === box)
    .map((fighter) => markOf(table, fighter).padEnd(WIDTH / 2));
  const pairs = Array.from({ length: Math.ceil(marks.length / 2) }, (_, pair) =>
    marks.slice(2 * pair, 2 * pair + 2).join(''),
  );
  return [TERRAIN_NAMES[battle.terrain[box]].toLowerCase(), ...(pairs.length > 0 ? pairs : [''])];
}

/** Capital letters for the side of seat 0, small ones for the other; `*` for damage. */
function markOf(table: Table, { counter, facing, damaged }: Fighter): string {
  const { side, type } = table.counters[counter];
  const code = codeOf(table, counter);
  const turned = type === null || hasFacing(table.setup.sheets[type].kind) ? HEADING_ARROWS[facing] : '';
  return `${side === 0 ? code : code.toLowerCase()}${turned}${damaged ? '*' : ''}`;
}

function rosterLines(table: Table): string[] {
  return table.setup.sides.flatMap(({ name }, seat) => [
    name,
    ...table.counters
      .filter(({ side }) => side === seat)
      .map(({ id, quality }) => {
        const words = [...(quality ? [QUALITY_NAMES[quality]] : []), ...fateOf(table, id)];
        return `  ${nameOf(table, id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
      }),
  ]);
}

function fateOf(table: Table, id: number): string[] {
  const { counters, battle } = table;
  const fighter = battle?.fighters.find(({ counter }) => counter === id);
  if (!fighter) {
    const { place } = counters[id];
    if (place >= 0) return table.war ? [placeName(place), ...settlementNotes(table.war, id)] : [];
    const gone: Record<number, string> = {
      [DESTROYED]: NOTES.destroyed,
      [RETREATED]: NOTES.retreated,
      [ABOARD]: NOTES.aboard,
      [SPENT]: NOTES.spent,
      [DEPARTED]: NOTES.departed,
      [ARRIVING]: NOTES.arriving,
      [UNPLACED]: NOTES.unplaced,
    };
    return [gone[place]];
  }
  const fates: Record<number, string> = {
    [WAITING]: NOTES.waiting,
    [FLED]: NOTES.fled,
    [LOST]: NOTES.destroyed,
  };
  const place = fates[fighter.box] ?? BOARD.name[fighter.box];
  return [
    place,
    ...(fighter.damaged && fighter.box >= 0 ? [NOTES.damaged] : []),
    ...(fighter.supplied ? [] : [NOTES.unsupplied]),
  ];
}

function settlementNotes({ settlements }: War, id: number): string[] {
  const settlement = settlements.find(({ counter }) => counter === id);
  if (!settlement) return [];
  return [...(settlement.rubble ? [NOTES.rubble] : []), ...(settlement.besieged ? [NOTES.besieged] : [])];
}

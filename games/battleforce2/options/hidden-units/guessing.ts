import { distance } from '@ironfield/hex/board.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { openFieldOf } from '../../battlefields.ts';
import { LAST_BOX } from '../../data/support-tables.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { TableMarks } from '../../extensions.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import { opponentOf } from '../../state.ts';
import type { Table } from '../../table.ts';
import { coversMechs, placeOf } from './hiding.ts';

/** Others' hiding places are known to exist, and nothing more. */
export const seenBy = (marks: TableMarks, { seatOf }: OpenField, viewer: Viewer): TableMarks =>
  marks.hidden
    ? {
        ...marks,
        hidden: marks.hidden.map((place, unit) => (place && seatOf[unit] !== viewer ? 'somewhere' : place)),
      }
    : marks;

/** Somewhere on its half of the map, where a unit of its kind may be, and not right beside somebody who would see it. */
export function guessPlaces(marks: TableMarks, table: Table, random: Random): TableMarks {
  if (!marks.hidden?.includes('somewhere')) return marks;
  const field = openFieldOf(table);
  const taken = marks.hidden.flatMap((_, unit) => placeOf({ marks }, unit)?.hex ?? []);
  const hidden = marks.hidden.map((place, unit) => {
    if (place !== 'somewhere') return place;
    // BF2-HID-05, BF2-AERO-01: whatever flies does not hide on the map.
    if (table.units[unit].marks?.flight) return { box: 1 + randomBelow(random, LAST_BOX) };
    const hex = randomItem(random, likelyCells(field, table, unit, taken));
    taken.push(hex);
    return { hex, facing: 0 as const };
  });
  return { ...marks, hidden };
}

function likelyCells(
  field: OpenField,
  table: Table,
  unit: number,
  taken: readonly number[],
): readonly number[] {
  const { board, allCells, seatOf, letters, unitsOf } = field;
  const seat = seatOf[unit];
  const enemies = unitsOf[opponentOf(seat)].map((enemy) => table.units[enemy].hex).filter((hex) => hex >= 0);
  const isFree = (cell: number) => !taken.includes(cell) && !table.units.some(({ hex }) => hex === cell);
  const suits = (cell: number) => {
    const terrain = TERRAINS[board.terrain[cell]];
    if (letters[unit] === 'M') return coversMechs(field, cell);
    return letters[unit] === 'N' ? terrain === 'water' : terrain === 'clear';
  };
  const isHome = (cell: number) => {
    const [own, other] = [table.homes[seat], table.homes[opponentOf(seat)]];
    return !own || !other || depthFrom(field, own, cell) < depthFrom(field, other, cell);
  };
  const isApart = (cell: number) => enemies.every((hex) => distance(board, cell, hex) > 1);
  const free = allCells.filter((cell) => isFree(cell) && isApart(cell));
  const likely = free.filter((cell) => suits(cell) && isHome(cell));
  return likely.length > 0 ? likely : free;
}

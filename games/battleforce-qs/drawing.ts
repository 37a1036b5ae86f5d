import { numberedLines } from '@ironfield/hex/drawing.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import type { BattleforceQs } from './game-types.ts';
import { FACING_ARROWS } from './text.ts';

type Table = BattleforceQs['Table'];

const TERRAIN_SYMBOLS = ['.', ',', 't', 'T'];
const SIDE_LETTERS = 'AB';
const LINE_WIDTH = 78;

/** The map, its Units and the condition of their Elements, as text of at most 80 columns. */
export function draw(table: Table): string {
  const field = battlefieldOf(table.setup);
  return [
    ...numberedLines(field.board, (cell) => symbolOf(field, table, cell)),
    ...legend(table),
    '',
    ...units(field, table),
  ].join('\n');
}

/** A Unit's short name: the letter of its side and its place in the Force. */
function unitCode({ seatOf, unitsOf }: Battlefield, unit: number): string {
  return `${SIDE_LETTERS[seatOf[unit]]}${unitsOf[seatOf[unit]].indexOf(unit) + 1}`;
}

function symbolOf(field: Battlefield, table: Table, cell: number): string {
  const unit = table.units.findIndex(({ hex }) => hex === cell);
  if (unit >= 0) return unitCode(field, unit) + FACING_ARROWS[table.units[unit].facing];
  const counter = table.counters.find(({ hex, captured }) => hex === cell && !captured);
  if (counter) return `${counter.kind === 'objective' ? 'o' : 'H'}${SIDE_LETTERS[counter.defender]} `;
  return ` ${TERRAIN_SYMBOLS[field.board.terrain[cell]]} `;
}

function legend(table: Table): string[] {
  const terrain = '. clear   , rough   t light woods   T heavy woods';
  return table.counters.length > 0
    ? [terrain, 'oA oB objectives of A and B   HA HB their Headquarters']
    : [terrain];
}

/** Each Unit with its Elements as armour+structure left and, where there is any, heat. */
function units(field: Battlefield, table: Table): string[] {
  return field.unitSheets.flatMap(({ name }, unit) => {
    const { hex } = table.units[unit];
    const place = hex >= 0 ? ` in ${field.board.number[hex]}` : '';
    const left = field.elementsOf[unit].filter((element) => !table.elements[element].effects.destroyed);
    if (left.length === 0) return [`${unitCode(field, unit)} ${name}: destroyed`];
    const elements = left.map((element) => {
      const { armor, structure, heat } = table.elements[element];
      return `${field.sheets[element].name} ${armor}+${structure}${heat > 0 ? ` heat ${heat}` : ''}`;
    });
    return [`${unitCode(field, unit)} ${name}${place}`, ...wrapped(elements, '   ')];
  });
}

function wrapped(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last && last.length + item.length + 2 <= LINE_WIDTH) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(indent + item);
  }
  return lines;
}

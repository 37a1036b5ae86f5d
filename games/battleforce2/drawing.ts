import { numberedLines } from '@ironfield/hex/drawing.ts';
import type { OpenField } from './battlefield.ts';
import { openFieldOf } from './battlefields.ts';
import { TERRAINS, type Terrain } from './data/terrain.ts';
import { conditionsOf } from './pieces.ts';
import { hasFacing, surviving } from './rules/elements/condition.ts';
import { claimantOf, DESTROYED, RETREATED } from './state.ts';
import type { Table } from './table.ts';
import { FACING_ARROWS } from './text.ts';

const SYMBOLS: Readonly<Record<Terrain, string>> = {
  clear: '.',
  rough: ',',
  'light woods': 't',
  'heavy woods': 'T',
  water: '~',
  rubble: ':',
  base: 'b',
  city: 'c',
  fortress: 'f',
};
const SIDE_LETTERS = 'AB';
const LINE_WIDTH = 78;

/** The map, its units, and what the viewer knows of their elements, as text. */
export function draw(table: Table): string {
  const field = openFieldOf(table);
  return [
    ...numberedLines(field.board, (cell) => symbolOf(field, table, cell)),
    '. clear  , rough  t light woods  T heavy woods  ~ water  = road  ! fire  % smoke  oA oB objectives of A, B  H headquarters',
    '',
    ...field.unitSetups.flatMap((_, unit) => linesOf(field, table, unit)),
  ].join('\n');
}

/** A unit's short name: the letter of its side and its place in the force. */
const codeOf = ({ seatOf, unitsOf }: OpenField, unit: number): string =>
  `${SIDE_LETTERS[seatOf[unit]]}${unitsOf[seatOf[unit]].indexOf(unit) + 1}`;

function symbolOf(field: OpenField, table: Table, cell: number): string {
  const unit = table.units.findIndex(({ hex }) => hex === cell);
  if (unit >= 0)
    return codeOf(field, unit) + (hasFacing(field, unit) ? FACING_ARROWS[table.units[unit].facing] : '');
  const objective = table.objectives.find(({ hex, claimed }) => hex === cell && !claimed);
  if (objective) {
    const kind = objective.kind === 'objective' ? 'o' : 'H';
    return `${kind}${SIDE_LETTERS[claimantOf(objective)]}${objective.faceUpSince > 0 ? '*' : ''}`;
  }
  const { terrain, level } = field.board;
  const ground = field.roads[cell] ? '=' : SYMBOLS[TERRAINS[terrain[cell]]];
  const air = field.fires[cell] ? '!' : field.smoke[cell] ? '%' : ' ';
  return `${air}${ground}${level[cell] === 0 ? '' : level[cell]}`;
}

function linesOf(field: OpenField, table: Table, unit: number): string[] {
  const { id, name, elements } = field.unitSetups[unit];
  const { hex } = table.units[unit];
  const title = `${codeOf(field, unit)} ${id} ${name}`;
  if (hex === DESTROYED) return [`${title}: destroyed`];
  if (hex === RETREATED) return [`${title}: retreated`];
  const note = field.plugged.note?.('', table, unit) ?? '';
  const where = hex >= 0 ? ` in ${field.board.number[hex]}` : '';
  const place = [where, ...conditionsOf(field, table, unit)].join(', ') + note;
  const left = surviving(field, table, unit).map((element) => {
    const { chassis } = elements[field.elementsOf[unit].indexOf(element)];
    const { condition, known, base } = table.elements[element];
    const seen = condition ?? known?.condition;
    if (!seen) return `${chassis} (${base || '?'})`;
    const heat = seen.heat > 0 ? ` heat ${seen.heat}` : '';
    return `${chassis} ${seen.armor}+${seen.structure}${heat}`;
  });
  return [`${title}${place}`, ...wrapped(left, '   ')];
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

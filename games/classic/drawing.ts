import { numberedLines } from '@ironfield/hex/drawing.ts';
import type { Battlefield } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import { Terrain } from './data/terrain.ts';
import type { Classic } from './game-types.ts';
import { LOSSES } from './text/log.ts';

type Table = Classic['Table'];

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;
const SIDE_LETTERS = 'AB';
const LAND = ['.', ',', 't', 'T'];
const LEGEND =
  '. clear  , rough  t light woods  T heavy woods  ~ water; behind it the level of land, the depth of water';

/** The map, the 'Mechs on it, and what is left of them, as text. */
export function draw(table: Table): string {
  const field = battlefieldOf(table);
  return [
    ...numberedLines(field.board, (cell) => symbolOf(field, table, cell)),
    LEGEND,
    '',
    ...table.units.map((_, unit) => line(field, table, unit)),
  ].join('\n');
}

/** A 'Mech's short name: the letter of its side and its place there. */
function code({ sideOf, unitsOf }: Battlefield, unit: number): string {
  return `${SIDE_LETTERS[sideOf[unit]]}${unitsOf[sideOf[unit]].indexOf(unit) + 1}`;
}

function symbolOf(field: Battlefield, table: Table, cell: number): string {
  const unit = table.units.findIndex(({ hex }) => hex === cell);
  if (unit >= 0) {
    const { prone, facing } = table.units[unit];
    return code(field, unit) + (prone ? '_' : ARROWS[facing]);
  }
  const terrain = field.board.terrain[cell];
  const level = field.level[cell];
  const height = level === 0 ? ' ' : String(Math.abs(level) % 10);
  const sign = level < 0 ? '-' : ' ';
  if (terrain >= Terrain.water) return `${sign}~${field.depth[cell] || height}`;
  return `${sign}${LAND[terrain]}${height}`;
}

function line(field: Battlefield, table: Table, unit: number): string {
  const mech = table.units[unit];
  const name = `${code(field, unit)} ${field.designs[unit].name}`;
  if (mech.loss) return `${name} ${LOSSES[mech.loss]}`;
  const state = [
    mech.hex >= 0 ? `in ${field.board.number[mech.hex]}` : 'off the map',
    ...(mech.prone ? ['prone'] : []),
    ...(mech.heat > 0 ? [`heat ${mech.heat}`] : []),
    ...(mech.shutDown ? ['shut down'] : []),
    ...(mech.crew.knockedOut ? ['unconscious'] : []),
    ...(mech.crew.hits > 0 ? [`MechWarrior hit ${mech.crew.hits}`] : []),
  ];
  const parts = field.kinds[unit].codes.map(
    (part, index) => `${part} ${mech.body.armor[index]}+${mech.body.structure[index]}`,
  );
  return `${name} ${state.join(', ')}\n   ${parts.join('  ')}`;
}

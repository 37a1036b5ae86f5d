import { numberedLines } from '@ironfield/hex/drawing.ts';
import { type Battlefield, kindsAt } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import { armorOf, buildingAt, censusOf, cfOf } from './buildings/census.ts';
import { floorOf, roofAt } from './buildings/floors.ts';
import { className, whereOn } from './buildings/text.ts';
import { CONDITIONS, depthOf, GROUNDS } from './data/terrain.ts';
import type { Classic } from './game-types.ts';
import { isInWeather, weatherIn } from './rules/weather/weather.ts';
import { LOSSES } from './text/log.ts';

type Table = Classic['Table'];

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;
const SIDE_LETTERS = 'AB';
const LAND = ['.', ',', 't', 'T'];
const LEGEND =
  '. clear  , rough  t light woods  T heavy woods  ~ water; behind it the level of land, the depth of water';
/** Of what introductory maps have nothing of. */
const SPECIAL: Readonly<Record<string, string>> = {
  paved: '=',
  'light jungle': 'j',
  'heavy jungle': 'J',
  'ultra-heavy jungle': 'U',
  'ultra-heavy woods': 'W',
  'magma crust': 'c',
  'liquid magma': 'M',
  tundra: 'n',
  sand: 's',
  road: '=',
  bridge: '#',
  rubble: ':',
  swamp: '"',
  ice: '/',
  mud: 'm',
  'deep mud': 'm',
  'deep snow': '%',
  rapids: '≈',
  geyser: 'o',
  'erupting geyser': 'O',
  'magma geyser': 'o',
  'erupting magma geyser': 'O',
  fire: '*',
  smoke: '§',
  'heavy smoke': '§',
  fortified: 'Ξ',
  armored: '¤',
};

/** With the levels to its roof. */
const HOUSE = '⌂';

/** The map, the 'Mechs on it, and what is left of them, as text. */
export function draw(table: Table): string {
  const field = battlefieldOf(table);
  return [
    ...numberedLines(field.board, (cell) => symbolOf(field, table, cell)),
    LEGEND + specialLegend(field) + weatherLegend(field),
    ...marked(field, table),
    ...factors(table),
    '',
    ...table.units.map((_, unit) => line(field, table, unit)),
  ].join('\n');
}

/** The signs that only this map has, with their meaning. */
function specialLegend({ board, special }: Battlefield): string {
  if (!special) return '';
  const names = new Set(board.number.flatMap((_, cell) => kindsAt(board, cell).map(({ name }) => name)));
  const known = [...GROUNDS, ...CONDITIONS].filter(({ name }) => names.has(name) && SPECIAL[name]);
  return known.map(({ name }) => `  ${SPECIAL[name]} ${name}`).join('');
}

const plated = (armor: number): string => (armor > 0 ? `, armor ${armor}` : '');

/** MT-BASE-04: what buildings have left. */
function factors(table: Table): string[] {
  const field = battlefieldOf(table);
  const { number } = field.board;
  const standing = field.special
    ? censusOf(table.setup).all.flatMap((building, index) =>
        buildingAt(table, building.cells[0]) === index
          ? [
              `${number[building.cells[0]]} ${className(building)}, CF ${cfOf(table, index)}${plated(armorOf(table, index))}`,
            ]
          : [],
      )
    : [];
  return standing.length === 0 ? [] : [`${HOUSE} with the levels to its roof: ${standing.join('; ')}`];
}

/** MT-WX-01: before the signs of hexes with weather, where not all have it. */
const IN_WEATHER = { level: '°', below: '±' };

function weatherLegend(field: Battlefield): string {
  const words = weatherIn(field);
  return words === null ? '' : `  ${IN_WEATHER.level} ${words} (${IN_WEATHER.below} below level 0)`;
}

const isMarked = (field: Battlefield, cell: number): boolean =>
  weatherIn(field) !== null && isInWeather(field, cell);

/** Notes about hexes, a line each. */
const marked = (field: Battlefield, table: Table): string[] =>
  (field.plugged.hexMarks?.([], field, table) ?? []).map(
    ({ hex, words }) => `${field.board.number[hex]}: ${words}`,
  );

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
  const sign = isMarked(field, cell) ? IN_WEATHER[level < 0 ? 'below' : 'level'] : level < 0 ? '-' : ' ';
  const roof = roofAt(field, cell);
  if (roof > 0) return `${sign}${HOUSE}${roof % 10}`;
  const special = kindsAt(field.board, cell).findLast(({ name }) => SPECIAL[name]);
  if (special) return `${sign}${SPECIAL[special.name]}${height}`;
  if (depthOf(terrain) >= 0) return `${sign}~${field.depth[cell] || height}`;
  return `${sign}${LAND[terrain]}${height}`;
}

function line(field: Battlefield, table: Table, unit: number): string {
  const mech = table.units[unit];
  const name = `${code(field, unit)} ${field.designs[unit].name}`;
  if (mech.loss) return `${name} ${LOSSES[mech.loss]}`;
  const state = [
    mech.hex >= 0 ? `in ${field.board.number[mech.hex]}` : 'off the map',
    ...(mech.hex >= 0 && isMarked(field, mech.hex) ? ['in the weather'] : []),
    ...(mech.hex >= 0 && roofAt(field, mech.hex) > 0
      ? [whereOn(floorOf(mech), roofAt(field, mech.hex))]
      : []),
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

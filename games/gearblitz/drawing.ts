import { isInArc } from '@ironfield/table/arc.ts';
import { DEGREE, turned } from '@ironfield/table/heading.ts';
import { INCH } from '@ironfield/table/place.ts';
import { contains } from '@ironfield/table/polygon.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import {
  centreOf,
  isInSquare,
  type Square,
  squareFor,
  tableLines,
} from '@ironfield/table/scenes/table-text.ts';
import { ARCS } from './data/arcs.ts';
import type { GearBlitz } from './game-types.ts';
import { mayFire } from './rules/unit/ammunition.ts';
import { SMOKE } from './rules/unit/systems.ts';
import { type Enlisted, rosterOf } from './state/roster.ts';
import { TEXT } from './text/menus.ts';

type Table = GearBlitz['Table'];

const DESTROYED = 4;
const LINE_WIDTH = 78;
const SIDE_LETTERS = 'AB';
/** Clockwise from up, an eighth of a turn each. */
const ARROWS = '↑↗→↘↓↙←↖';
const EIGHTH = 45 * DEGREE;

/** The symbol of a piece; if several share a square, the one listed first here. */
const SYMBOLS: readonly (readonly [kind: string, symbol: string])[] = [
  ['wreck', 'x'],
  ['bunker', 'B'],
  ['building', '#'],
  ['soft structure', 'n'],
  ['light fortification', 'F'],
  ['damaged building', '%'],
  ['rubble', '%'],
  ['trench', 'v'],
  ['rocks', 'o'],
  ['jungle', 'T'],
  ['woodland', 't'],
  ['bushes', 'b'],
  ['road', '='],
  ['water', '~'],
  ['swamp', 'w'],
  ['ice', 'i'],
  ['tarSands', 'p'],
  ['rough', ','],
  ['sand', ':'],
  ['whiteSand', 's'],
  ['whiteSandRough', 's'],
  ['whiteSandDeposit', 's'],
  ['snow', ';'],
  ['deepSnow', ';'],
  ['hill', '^'],
];
const CLEAR = '.';
const SMOKED = '*';
/** Before a square that the weapons of the active unit bear on. */
const BEARS = "'";

/** The table with its terrain, the models and their headings, and a line for each model. */
export function draw(table: Table): string {
  const { setup, round, scene, units } = table;
  const roster = rosterOf(setup).units;
  const models = roster.filter(({ id }) => units[id].at);
  const active = roster.find(({ id }) => units[id].at && units[id].activation);
  const characters = Math.max(2, ...models.map((model) => codeOf(roster, model).length)) + 1;
  const side = squareFor(scene, characters, LINE_WIDTH);
  return [
    `Round ${round}`,
    ...tableLines(scene, side, characters, (square) => {
      const within = models.filter(({ id }) => isInSquare(square, units[id].at!));
      if (within.length > 0) return modelSymbol(table, within);
      const squad = models.find(({ id }) => units[id].others.some((base) => isInSquare(square, base)));
      if (squad) return codeOf(roster, squad).toLowerCase();
      return (active && bearsOn(table, active, square) ? BEARS : ' ') + groundSymbol(table, square);
    }),
    ...legend(table, active && codeOf(roster, active)),
    '',
    ...roster.map((unit) => `${codeOf(roster, unit)} ${lineOf(table, unit)}`),
  ].join('\n');
}

/** The letter of its side and its number on it. */
const codeOf = (roster: readonly Enlisted[], { id, seat }: Enlisted): string =>
  `${SIDE_LETTERS[seat]}${id - roster.findIndex((other) => other.seat === seat) + 1}`;

/** If several models share a square, the first with a plus. */
function modelSymbol({ setup, units }: Table, [first, ...others]: readonly Enlisted[]): string {
  const { heading } = units[first.id];
  const arrow = ARROWS[Math.round(heading / EIGHTH) % ARROWS.length];
  return codeOf(rosterOf(setup).units, first) + (others.length > 0 ? '+' : arrow);
}

function bearsOn({ units }: Table, { id, sheet }: Enlisted, square: Square): boolean {
  const { at, heading, ammunition } = units[id];
  return sheet.card.weapons.some(({ arc }, mount) => {
    const { centre, width } = ARCS[arc];
    return (
      mayFire(ammunition[mount]) &&
      isInArc({ from: at!, heading: turned(heading, centre), width }, centreOf(square))
    );
  });
}

function groundSymbol({ scene, effects }: Table, square: Square): string {
  const centre = centreOf(square);
  const isSmoked = effects.smoke.some(
    ({ at }) => Math.hypot(at.x - centre.x, at.y - centre.y) <= SMOKE.radius * INCH,
  );
  if (isSmoked) return SMOKED;
  const kinds = kindsIn(scene, square);
  return SYMBOLS.find(([kind]) => kinds.has(kind))?.[1] ?? CLEAR;
}

/** The terrain under the middle of a square, or else under the middle of one of its quarters. */
function kindsIn({ pieces }: Scene, square: Square): ReadonlySet<string> {
  const { x, y } = centreOf(square);
  const off = square.side / 4;
  const quarters = [-off, off].flatMap((dx) => [-off, off].map((dy) => ({ x: x + dx, y: y + dy })));
  const under = (places: readonly { x: number; y: number }[]) =>
    pieces.filter(({ corners }) => places.some((place) => contains(corners, place)));
  const middle = under([{ x, y }]);
  return new Set((middle.length > 0 ? middle : under(quarters)).map(({ kind }) => kind));
}

/** The meaning of the symbols on this table. */
function legend({ scene, effects }: Table, active: string | undefined): string[] {
  const kinds = new Set(scene.pieces.map(({ kind }) => kind));
  const ground = SYMBOLS.filter(([kind]) => kinds.has(kind)).map(
    ([kind, symbol]) => `${symbol} ${kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  );
  const words = [
    ...ground,
    ...(effects.smoke.length > 0 ? [`${SMOKED} smoke`] : []),
    ...(active === undefined ? [] : [`${BEARS} in an arc of ${active}`]),
    '+ several models',
  ];
  return wrapped(words);
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 <= LINE_WIDTH)
      lines[lines.length - 1] = `${last}  ${word}`;
    else lines.push(word);
  }
  return lines;
}

function lineOf({ setup, units }: Table, { id, sheet, seat }: Enlisted): string {
  const { at, heading, body, aboard } = units[id];
  const place = at
    ? `${at.x / INCH}", ${at.y / INCH}", ${TEXT.degrees(heading)}, ${TEXT.speeds[body.speed]}${TEXT.height(body)}`
    : aboard === null
      ? 'off the table'
      : `aboard ${rosterOf(setup).units[aboard].sheet.name}`;
  const title = `${sheet.name} (${setup.armies[seat].name})`;
  if (body.damage === DESTROYED) return `${title}: destroyed`;
  return `${title}: ${place}${body.damage > 0 ? `, ${TEXT.levels[body.damage]}` : ''}`;
}

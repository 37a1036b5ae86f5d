// The ".board" text files in which other programs exchange maps:
//
//     size 16 17
//     hex 0101 0 "" ""
//     hex 0201 2 "woods:1;foliage_elev:2" "grass"
//     hex 0301 -1 "water:2" ""
//     end
//
// A hex has its printed number, its level, its terrain and a theme for drawing. Of the many terrains of those programs
// we read the ones that this game has rules for, and refuse the others by name.

import { type Board, createBoard, type HexKind, kindAt, MAX_LEVEL, MIN_LEVEL } from '@ironfield/hex/board.ts';
import { formatNumber, numberDigits, parseNumber } from '@ironfield/hex/coordinates.ts';
import { MAX_SIDE } from '@ironfield/hex/grid.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import {
  ARMORED,
  type BuildingClass,
  buildingName,
  GROUNDS,
  type StructureType,
  TALLEST_BUILDING,
  TERRAINS,
  ULTRA_HEAVY,
  VOCABULARY,
  WOODS_HEIGHT,
} from '../terrain.ts';
import { briefErrors, type LineError, linesOf, quoted } from '../text-file.ts';

const MAX_DEPTH = 9;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lines without meaning for play. */
const isSkipped = (line: string): boolean => line === '' || /^(#|tag |option |end$)/.test(line);

export function readBoardText(text: string, name = ''): Result<Board, readonly LineError[]> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const errors: LineError[] = [];
  const hexes = new Map<number, HexKind>();
  let size: Size | null = null;

  for (const [index, raw] of lines.value.entries()) {
    const line = raw.trim();
    const fail = (message: string) => errors.push({ line: index + 1, message });
    if (isSkipped(line)) continue;
    if (line.startsWith('size ')) {
      if (size) fail('a second size');
      size = sizeOf(line);
      if (!size) fail(`${quoted(line)}: a map is 1 to ${MAX_SIDE} hexes wide and high, "size 16 17"`);
      if (!size) break;
    } else if (line.startsWith('hex ')) {
      const hex = hexOf(line, size);
      if (typeof hex === 'string') fail(hex);
      else if (hexes.has(hex.cell)) fail(`hex ${hex.number} a second time`);
      else hexes.set(hex.cell, hex.kind);
    } else {
      fail(`${quoted(line)} is not understood; a line begins with size, hex, tag, option or end`);
    }
  }
  if (!size && errors.length === 0)
    errors.push({ line: 0, message: 'there is no line with the size of the map' });
  if (!size || errors.length > 0) return refused(briefErrors(errors));
  // Where the file says nothing, the ground is clear and level.
  const plain: HexKind = { terrain: 'clear' };
  const plan = { ...size, name, ...VOCABULARY };
  const { width } = size;
  return accepted(createBoard(plan, (col, row) => hexes.get(row * width + col) ?? plain));
}

function sizeOf(line: string): Size | null {
  const [, width, height] = /^size (\d{1,4}) (\d{1,4})$/.exec(line) ?? [];
  const isSide = (side: number) => side >= 1 && side <= MAX_SIDE;
  return isSide(Number(width)) && isSide(Number(height))
    ? { width: Number(width), height: Number(height) }
    : null;
}

function hexOf(line: string, size: Size | null): { number: string; cell: number; kind: HexKind } | string {
  if (!size) return 'the size of the map should come before its hexes';
  const [, number, level, terrain] =
    /^hex (\d{4}|\d{6}) (-?\d{1,4}) "([^"]*)"(?: "[^"]*")?$/.exec(line) ?? [];
  if (number === undefined) return `${quoted(line)}: a hex is written as hex 0305 2 "woods:1" ""`;
  const hex = parseNumber(number);
  if (!hex || hex.col >= size.width || hex.row >= size.height) {
    return `hex ${number} is not on a map of ${size.width} x ${size.height}`;
  }
  if (Number(level) < MIN_LEVEL || Number(level) > MAX_LEVEL) {
    return `hex ${number}: level ${level}, but levels go from ${MIN_LEVEL} to ${MAX_LEVEL}`;
  }
  const found = terrainOf(terrain);
  if (!found.ok) return `hex ${number}: ${found.error}`;
  const kind = { ...found.value, level: Number(level) };
  return { number, cell: hex.row * size.width + hex.col, kind };
}

/** The height of trees in those files. */
const heightOf = (terrain: string): number | null =>
  /^ultra-heavy/.test(terrain) ? ULTRA_HEAVY.height : /(woods|jungle)$/.test(terrain) ? WOODS_HEIGHT : null;

/** "woods:1;foliage_elev:2" in our words, or what in it we do not have. */
function terrainOf(text: string): Result<Pick<HexKind, 'terrain' | 'features'>, string> {
  const found: string[] = [];
  const features: string[] = [];
  let foliage: string | undefined;
  let building: number | undefined;
  let isArmored = false;
  let levels: number | undefined;
  let type: StructureType = 'building';
  for (const part of text.split(';').filter((piece) => piece !== '')) {
    // A second colon begins notes for drawing.
    const [kind, grade = ''] = part.split(':');
    if (kind === 'foliage_elev') foliage = grade;
    else if (kind === 'building') building = Number(grade);
    else if (kind === 'bldg_elev') levels = Number(grade);
    else if (kind === 'bldg_armor') isArmored = grade !== '0';
    else if (kind === 'bldg_class' && grade in STRUCTURES) type = STRUCTURES[grade];
    // Terrain of grade 0 is not there.
    else if (!FOR_DRAWING.test(kind) && (grade !== '0' || kind === 'water')) {
      const terrain = KNOWN.get(`${kind}:${grade}`) ?? KNOWN.get(kind);
      if (terrain === undefined) return refused(`this game has no rules for terrain ${quoted(part)}`);
      (TERRAINS.includes(terrain) ? found : features).push(terrain);
    }
  }
  if (building !== undefined) {
    const name = buildingName(building as BuildingClass, levels ?? 1, type);
    if (!TERRAINS.includes(name)) return refused(NO_BUILDING(type, building, levels));
    found.push(name);
  }
  // Only fortresses have any here.
  if (isArmored && (building === undefined || type === 'fortress')) features.push(ARMORED);
  if (found.length > 1) return refused(`${found.join(' and ')} cannot be in one hex`);
  const [terrain = 'clear'] = found;
  const height = heightOf(terrain);
  if (foliage !== undefined && foliage !== String(height)) {
    const known =
      height === null ? 'only woods have a height here' : `${terrain} are ${height} levels high here`;
    return refused(`"foliage_elev:${foliage}": ${known}`);
  }
  return accepted(features.length === 0 ? { terrain } : { terrain, features });
}

/** Of bridges: how high and how strong they are, which is all the same here; buildings are as strong as their class. */
const FOR_DRAWING = /^(bridge_(cf|elev)|bldg_(cf|basement|basement_type|fluff))$/;

/** The hangars and fortresses of those files. */
const STRUCTURES: Readonly<Record<string, StructureType>> = { 0: 'building', 1: 'hangar', 2: 'fortress' };
const WRITTEN_STRUCTURES = { building: '', hangar: ';bldg_class:1', fortress: ';bldg_class:2' };

const GRADES = { building: '1 to 4', hangar: '1 to 3', fortress: '2 to 4' };
const NO_BUILDING = (type: StructureType, grade: number, levels = 1): string =>
  `a ${type} of type ${grade} and height ${levels}; types are ${GRADES[type]} and heights 1 to ${TALLEST_BUILDING} here`;

const trees = (kind: string, grade: number, height: number) => `${kind}:${grade};foliage_elev:${height}`;

/** Our names as those files write them. */
const WRITTEN: Readonly<Record<string, string>> = {
  clear: '',
  rough: 'rough:1',
  ...Object.fromEntries(
    GROUNDS.flatMap(({ name, building }) =>
      building
        ? [
            [
              name,
              `building:${building.grade};bldg_elev:${building.height}${WRITTEN_STRUCTURES[building.type]}`,
            ],
          ]
        : [],
    ),
  ),
  'light woods': trees('woods', 1, WOODS_HEIGHT),
  'heavy woods': trees('woods', 2, WOODS_HEIGHT),
  'ultra-heavy woods': trees('woods', 3, ULTRA_HEAVY.height),
  'light jungle': trees('jungle', 1, WOODS_HEIGHT),
  'heavy jungle': trees('jungle', 2, WOODS_HEIGHT),
  'ultra-heavy jungle': trees('jungle', 3, ULTRA_HEAVY.height),
  ...Object.fromEntries(
    Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => [`water ${depth}`, `water:${depth}`]),
  ),
  paved: 'pavement:1',
  'magma crust': 'magma:1',
  'liquid magma': 'magma:2',
  tundra: 'tundra:1',
  sand: 'sand:1',
  road: 'road:1',
  bridge: 'bridge:1',
  rubble: 'rubble:1',
  swamp: 'swamp:1',
  ice: 'ice:1',
  mud: 'mud:1',
  'deep mud': 'mud:2',
  'deep snow': 'snow:2',
  rapids: 'rapids:1',
  geyser: 'geyser:1',
  'erupting geyser': 'geyser:2',
  'magma geyser': 'geyser:3',
  'erupting magma geyser': 'geyser:4',
  fire: 'fire:1',
  smoke: 'smoke:1',
  'heavy smoke': 'smoke:2',
  fortified: 'fortified:1',
  [ARMORED]: 'bldg_armor:1',
};

/** The terrain we know, by the names in those files; some of it is the same here at every grade. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WRITTEN).map(([name, text]): [string, string] => [text.split(';')[0], name]),
  ...['rubble', 'road', 'bridge', 'fire'].map((name): [string, string] => [name, name]),
  ['snow', 'deep snow'],
]);

const writtenAs = (name: string): string => {
  const written = WRITTEN[name];
  if (written === undefined) throw new RangeError(`"${name}" is no terrain of this game`);
  return written;
};

/** A board of this game's terrains as ".board" text. */
export function writeBoardText(board: Board): string {
  const digits = numberDigits(board.width, board.height);
  const hexes = Array.from({ length: board.size }, (_, cell) => {
    const { terrain, level, features = [] } = kindAt(board, cell);
    const written = [terrain, ...features]
      .map(writtenAs)
      .filter((text) => text !== '')
      .join(';');
    return `hex ${formatNumber({ col: board.col[cell], row: board.row[cell] }, digits)} ${level} "${written}" ""`;
  });
  return [`size ${board.width} ${board.height}`, ...hexes, 'end', ''].join('\n');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ground, groundOf } from '@ironfield/classic/battlefield.ts';
import { readBoardText } from '@ironfield/classic/data/maps/board-text.ts';
import { GROUNDS } from '@ironfield/classic/data/terrain.ts';
import type { LineError } from '@ironfield/classic/data/text-file.ts';
import { mech } from '@ironfield/classic/kinds/mech/mech.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { designOf } from '@ironfield/classic/units/design.ts';
import { readMtf } from '@ironfield/classic/units/mtf/mtf.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { type Board, cellOf, kindAt, withHexes } from '@ironfield/hex/board.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { type Inspection, inspectText, inspectUnit } from '@ironfield/mechbay/unit-text.ts';
import { fileTrouble } from '../line/mistake.ts';
import type { Edition } from '../options/ask.ts';
import { BadLine } from './bad-line.ts';
import { EDITIONS, optionsNamed } from './editions.ts';
import { readRecords, recordedUnit } from './records.ts';
import { type Combatant, Tabletop } from './tabletop.ts';

/** The maps and 'Mechs that questions speak of, each read when it is first mentioned. */
export class Library {
  readonly ground: (name: string) => Ground;
  readonly unit: (name: string) => MechFile;
  /** A 'Mech in a directory of files, or any unit in a file of records. */
  readonly combatant: (name: string) => Combatant;
  /** Of a 'Mech that may be anything: NAME.json, NAME.mtf or a model that comes with the game. */
  readonly inspection: (name: string) => Inspection;
  private readonly board: (name: string) => Board;
  private readonly tables = new Map<string, Tabletop>();
  readonly isMaster: boolean;
  private readonly edition: OptionValues;

  constructor(boards: string | undefined, units: string | undefined, edition: Edition = 'introductory') {
    this.isMaster = edition === 'master';
    this.edition = EDITIONS[edition];
    const records = units?.endsWith('.jsonl') ? readRecords(textAt(units)) : null;
    this.board = remembered((name) => {
      const board = readBoardText(textOf(boards, '--boards', name, 'board'));
      if (!board.ok) throw unreadable(`map "${name}"`, board.error);
      return board.value;
    });
    this.ground = remembered((name) => groundOf(this.board(name)));
    this.unit = remembered((name) => {
      const read = readMtf(textOf(units, '--units', name, 'mtf'));
      if (!read.ok) throw unreadable(`'Mech "${name}"`, read.error);
      return read.value.unit;
    });
    this.inspection = remembered((name) => {
      const isThere = (ending: string): boolean =>
        units !== undefined && isFileName(name) && existsSync(join(units, `${name}.${ending}`));
      if (Object.hasOwn(STOCK_MECHS, name) && !isThere('json') && !isThere('mtf'))
        return inspectUnit(STOCK_MECHS[name]);
      const format = isThere('json') ? 'json' : 'mtf';
      return inspectText(textOf(units, '--units', name, format), format);
    });
    this.combatant = remembered((name) => {
      if (records) {
        if (!records.has(name)) throw new BadLine(`there is no "${name}" in "${units}"`);
        return recordedUnit(records.get(name));
      }
      const file = this.unit(name);
      const design = designOf(file);
      if (!design.ok) throw new BadLine(`${file.name} ${file.model} cannot be played: ${design.error[0]}`);
      return { kind: mech, design: design.value };
    });
  }

  /** A map with what the question switches on besides the edition. */
  tabletop(name: string, options: readonly string[] = [], smoke: Smoke = {}): Tabletop {
    const key = [name, ...options, JSON.stringify(smoke)].join(' ');
    let table = this.tables.get(key);
    if (!table) {
      const board = smoky(this.board(name), smoke);
      const own = isBuiltUp(board) ? { buildings: true } : {};
      table = new Tabletop(board, { ...this.edition, ...own, ...optionsNamed(options) });
      this.tables.set(key, table);
    }
    return table;
  }
}

/** Maps with buildings need the option that allows them. */
const isBuiltUp = ({ terrain }: Board): boolean =>
  terrain.some((kind) => GROUNDS[kind].building !== undefined);

/** By printed number: 1 light, 2 heavy. */
export type Smoke = Readonly<Record<string, 1 | 2>>;

function smoky(board: Board, smoke: Smoke): Board {
  const hexes = Object.entries(smoke);
  if (hexes.length === 0) return board;
  const changes = hexes.map(([hex, grade]) => {
    const here = kindAt(board, cellAt({ board }, hex));
    return [hex, { ...here, features: [...(here.features ?? []), grade === 1 ? 'smoke' : 'heavy smoke'] }];
  });
  return withHexes(board, Object.fromEntries(changes));
}

function unreadable(what: string, [first]: readonly LineError[]): BadLine {
  return new BadLine(`${what} cannot be read: line ${first!.line}: ${first!.message}`);
}

function remembered<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    let value = known.get(name);
    if (value === undefined) {
      value = make(name);
      known.set(name, value);
    }
    return value;
  };
}

const isFileName = (name: string): boolean => !/[/\\\0]/.test(name);

function textOf(folder: string | undefined, option: string, name: string, ending: string): string {
  if (folder === undefined) throw new BadLine(`"${name}" cannot be read without ${option} DIR`);
  if (!isFileName(name)) throw new BadLine(`"${name}" is the name of no file in "${folder}"`);
  return textAt(join(folder, `${name}.${ending}`));
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadLine(fileTrouble(error, path));
  }
}

/** The cell with a printed number. */
export function cellAt({ board }: Pick<Ground, 'board'>, hex: string): number {
  const cell = cellOf(board, hex);
  if (cell < 0) throw new BadLine(`there is no hex ${hex} on a map of ${board.width} x ${board.height}`);
  return cell;
}

import type { Board, HexChanges } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { FIRES, TERRAINS, type Terrain } from '../../data/terrain.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { hexChanged } from '../../rules/map/ground.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TableMarks {
    readonly fire?: {
      readonly wind: Direction;
      /** BF2-FIRE-03: hexes lit in this turn, with the units that stood there. */
      readonly lit: { readonly turn: number; readonly units: Readonly<Record<number, readonly number[]>> };
    };
  }
  interface OptionFrames {
    'fire/wind': object;
  }
  interface OptionEvents {
    wind: { readonly type: 'wind'; readonly dice: readonly number[]; readonly wind: Direction };
    ignited: { readonly type: 'ignited'; readonly hex: number; readonly units: readonly number[] };
    extinguished: { readonly type: 'extinguished'; readonly element: number; readonly hex: number };
  }
}

type Marks = State['marks'];
const NONE_LIT = { turn: 0, units: {} };

export const windOf = ({ marks }: Pick<State, 'marks'>): Direction => marks?.fire?.wind ?? 0;

export const withWind = (marks: Marks, wind: Direction): Marks => ({
  ...marks,
  fire: { wind, lit: NONE_LIT },
});

/** BF2-FIRE-06: hexsides are numbered clockwise from the north. */
export function rollWind(play: Play<Battleforce2>): void {
  const dice = play.roll('wind', 1);
  const wind = (dice[0] - 1) as Direction;
  play.happen({ type: 'wind', dice, wind });
}

/** BF2-FIRE-09: what starts a fire here. */
const FIRE_TABLE: Partial<Record<Terrain, number>> = {
  'light woods': 10,
  'heavy woods': 10,
  base: 10,
  city: 11,
  fortress: 12,
};

/** The number of the Fire Table; null where nothing can burn. */
export const fireNumber = ({ board }: OpenField, hex: number): number | null =>
  FIRE_TABLE[TERRAINS[board.terrain[hex]]] ?? null;

export const isBurning = ({ fires }: OpenField, hex: number): boolean => fires[hex] === 1;

export const canCatchFire = (field: OpenField, hex: number): boolean =>
  fireNumber(field, hex) !== null && !isBurning(field, hex);

interface Burning {
  ground: HexChanges | null;
  marks: Marks;
  readonly turn: number;
}

export function light(table: Burning, board: Board, hex: number, units: readonly number[]): void {
  const wind = windOf(table);
  const { marks, turn } = table;
  const before = marks?.fire?.lit.turn === turn ? marks.fire.lit.units : {};
  table.ground = hexChanged(board, table.ground, hex, { with: [FIRES[wind]] });
  table.marks = { ...marks, fire: { wind, lit: { turn, units: { ...before, [hex]: units } } } };
}

export function ignite(play: Play<Battleforce2>, hex: number): void {
  const units = play.state.units.flatMap((unit, index) => (unit.hex === hex ? [index] : []));
  play.happen({ type: 'ignited', hex, units });
}

/** BF2-AERO-15, BF2-FIRE-05: inferno burns everywhere. */
export function setFire(play: Play<Battleforce2>, hex: number): void {
  if (!isBurning(battlefieldOf(play.state), hex)) ignite(play, hex);
}

/** BF2-FIRE-03, BF2-FIRE-04: it stood there when the hex was lit this turn. */
export const isSpared = (
  { marks, turn }: Pick<State, 'marks' | 'turn'>,
  unit: number,
  hex: number,
): boolean => marks?.fire?.lit.turn === turn && marks.fire.lit.units[hex]?.includes(unit) === true;

/** BF2-FIRE-03: it was lit this turn, and does not hurt units already there. */
export const isLitNow = ({ marks, turn }: Pick<State, 'marks' | 'turn'>, hex: number): boolean =>
  marks?.fire?.lit.turn === turn && marks.fire.lit.units[hex] !== undefined;

export const putOut = (board: Board, ground: HexChanges | null, hex: number): HexChanges =>
  hexChanged(board, ground, hex, { without: FIRES });

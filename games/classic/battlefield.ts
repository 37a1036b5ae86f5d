import { type Board, featureMask } from '@ironfield/hex/board.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { CONDITIONS, depthOf, GROUNDS } from './data/terrain.ts';
import type { Design } from './design.ts';
import type { Pilot, Setup, Side } from './state.ts';

/** The facts of the ground that the rules need, by cell. */
export interface Ground {
  readonly board: Board;
  /** Level of the hex: the ground, or the surface of water. */
  readonly level: Int8Array;
  /** The level a 'Mech stands on: the ground, or the bed of water (CBT-MAP-06). */
  readonly bed: Int8Array;
  /** Trees: 0 none, 1 light, 2 heavy, 3 ultra-heavy. */
  readonly woods: Uint8Array;
  /** The same with smoke and steam: what whoever looks or fires into the hex has before it. */
  readonly haze: Uint8Array;
  /** Depth of water that one stands in, -1 where there is none. */
  readonly depth: Int8Array;
  /** MP to enter on level ground (CBT-MOV-02). */
  readonly enterCost: Uint8Array;
  /** Terrain that introductory maps lack; null where there is none. */
  readonly special: SpecialGround | null;
}

/** By cell. */
export interface SpecialGround {
  /** 1 on pavement, roads and bridges. */
  readonly paved: Uint8Array;
  /** 1 on ice. */
  readonly ice: Uint8Array;
  /** 1 in rubble. */
  readonly rubble: Uint8Array;
  /** MT-TER-02: added to every Piloting Skill Roll there. */
  readonly footing: Uint8Array;
  /** MT-COND-08: the modifier of the roll not to get stuck; NO_BOG where there is none. */
  readonly bog: Int8Array;
  /** 1 where no 'Mech may be. */
  readonly closed: Uint8Array;
  /** MT-BASE-04: levels of the building on the ground of the hex; 0 where there is none. */
  readonly roof: Uint8Array;
}

export const NO_BOG = -128;

/** MT-PRE-06: smoke stands in for the woods of its hex. */
const smokeOverWoods = (woods: number, smoke: number): number => (smoke > 0 ? 2 : woods);

/**
 * The terrain of a map besides its levels. `hazeOf` sums up the woods and smoke in a hex; firm rubble is no danger to
 * those who cross it.
 */
export function groundOf(board: Board, hazeOf = smokeOverWoods, isRubbleFirm = false): Ground {
  const { size, terrain, level } = board;
  const depth = Int8Array.from(terrain, depthOf);
  const woods = Uint8Array.from(terrain, (kind) => GROUNDS[kind].woods ?? 0);
  const enterCost = Uint8Array.from(terrain, (kind) => GROUNDS[kind].mp);
  if (!isSpecial(board))
    return { board, level, bed: bedOf(), woods, haze: woods, depth, enterCost, special: null };

  const special = {
    paved: new Uint8Array(size),
    ice: new Uint8Array(size),
    rubble: new Uint8Array(size),
    footing: new Uint8Array(size),
    bog: new Int8Array(size).fill(NO_BOG),
    closed: new Uint8Array(size),
    roof: Uint8Array.from(terrain, (kind) => GROUNDS[kind].building?.height ?? 0),
  };
  const haze = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    const kinds = kindsAt(board, cell);
    const has = (name: string) => kinds.some((kind) => kind.name === name);
    const over = has('bridge') || has('ice');
    if (over && depth[cell] >= 0) {
      depth[cell] = -1;
      enterCost[cell] = 1;
    }
    for (const [place, kind] of kinds.entries()) {
      if (place > 0) enterCost[cell] += kind.mp;
      special.footing[cell] += kind.piloting ?? 0;
      if (kind.bog !== undefined) special.bog[cell] = Math.max(special.bog[cell], kind.bog);
      if (kind.isClosed) special.closed[cell] = 1;
    }
    haze[cell] = hazeIn(kinds, woods[cell], hazeOf);
    if (has('paved') || has('road') || has('bridge')) special.paved[cell] = 1;
    if (has('ice')) special.ice[cell] = 1;
    if (has('rubble') && !isRubbleFirm) special.rubble[cell] = 1;
  }
  return { board, level, bed: bedOf(), woods, haze, depth, enterCost, special };

  function bedOf(): Int8Array {
    return Int8Array.from(level, (surface, cell) => surface - Math.max(0, depth[cell]));
  }
}

/** The haze before anybody who looks into a hex: its woods, and what hangs in the air. */
export function hazeIn(
  kinds: readonly (typeof GROUNDS)[number][],
  woods: number,
  hazeOf = smokeOverWoods,
): number {
  const smoke = Math.max(...kinds.map((kind) => kind.smoke ?? 0));
  return kinds.reduce((haze, { steam = 0 }) => haze + steam, hazeOf(woods, smoke));
}

/** Is there anything that introductory maps have nothing of? */
const isSpecial = ({ terrain, features }: Board): boolean =>
  features.some((bits) => bits !== 0) || terrain.some((kind) => GROUNDS[kind].rule !== undefined);

/** The ground of a hex, and what lies on it. */
export function kindsAt(board: Board, cell: number): (typeof GROUNDS)[number][] {
  const here = board.features[cell];
  const ground = GROUNDS[board.terrain[cell]];
  if (here === 0) return [ground];
  return [ground, ...CONDITIONS.filter(({ name }) => (featureMask(board, name) & here) !== 0)];
}

export const hasCondition = ({ board }: Pick<Ground, 'board'>, cell: number, name: string): boolean =>
  (featureMask(board, name) & board.features[cell]) !== 0;

/** The forces in this battle; numbers of units are those of the setup. Kinds and options add to it. */
export interface Forces {
  readonly setup: Setup;
  /** By unit. */
  readonly designs: readonly Design[];
  readonly pilots: readonly Pilot[];
  readonly sideOf: readonly Side[];
  readonly seatOf: readonly Seat[];
  /** By unit: those that are not on its side and can be attacked. */
  readonly enemiesOf: readonly (readonly number[])[];
  /** By side. */
  readonly unitsOf: readonly (readonly number[])[];
}

/**
 * A setup and the ground as it is now, made ready for play: the board in typed arrays, designs and owners by number.
 * A value like the board: games and forks share it, and what rules remember hangs on it (see `remembered`).
 */
export interface Battlefield extends Ground, Forces {}

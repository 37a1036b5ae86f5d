// Walls on hexsides: who runs into one, and fire at one (MT-STRUCT-05).

import { distance, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import { ROLL_MODIFIERS } from '../data/piloting.ts';
import { CLASS_NAMES } from '../data/terrain.ts';
import type { DeclaringOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { HexMark } from '../knowledge.ts';
import { fallDown } from '../phases/landing/fall-down.ts';
import { HexFirePick, type HexShot, hexToHit, sightTo, weaponsAt } from '../phases/weapon/hex-fire.ts';
import { type FiredShot, fireAtHexes, type HexAim, load } from '../phases/weapon/hex-shots.ts';
import type { RuleId } from '../rule-index.ts';
import { strikeInGroups } from '../rules/damage/damage.ts';
import { whyNotAble } from '../rules/fire/to-hit.ts';
import { type AddedMove, insistOn } from '../rules/movement/move-kind.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { pilotingRoll } from '../rules/piloting/piloting.ts';
import { isBlocked } from '../rules/sight/line-of-sight.ts';
import { isOnMap, isPlaced } from '../rules/unit/condition.ts';
import { AUTOMATIC_HIT, type State, type UnitState } from '../state.ts';
import { pointsOfShot } from './assault.ts';
import { buildingOf, censusOf, cfOf, wallAt } from './census.ts';
import { collapse, damageBuilding, settleAtOnce } from './damage.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** What it fires at a wall. */
    readonly breaching?: Breach;
  }
  interface OptionOrders {
    'ram-wall': { readonly type: 'ram-wall'; readonly unit: number };
  }
  interface DeclaringOrders {
    breach: {
      readonly type: 'breach';
      readonly unit: number;
      readonly hex: string;
      readonly side: number;
      readonly weapons: readonly { readonly weapon: number }[];
    };
  }
  interface OptionRolls {
    'ran-into-wall': true;
  }
  interface OptionEvents {
    'runs-into-wall': {
      readonly type: 'runs-into-wall';
      readonly unit: number;
      readonly hex: number;
      readonly hexes: number;
    };
    'wall-targeted': {
      readonly type: 'wall-targeted';
      readonly unit: number;
      readonly hex: number;
      readonly wall: number;
      readonly weapons: readonly number[];
      /** The bins that the shots come from. */
      readonly bins: readonly number[];
    };
    /** The weapon is -1 for those who do not know its sheet. */
    'fired-at-wall': { readonly type: 'fired-at-wall' } & FiredShot;
  }
}

/** What a unit fires at a wall, whose number that is. */
export interface Breach extends HexAim {
  readonly wall: number;
}

const SIDES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const WORDS = {
  ram: 'Run into the wall ahead',
  order: 'Fire at a wall',
  hex: 'Wall of hex',
  side: 'Hexside',
  immobile: 'A wall does not move',
  near: 'Next to the wall',
  rammed: 'Ran into a wall',
};

const WHY_NO_WALL: Reason = {
  message: 'A wall ahead is run into by a machine that has moved ahead before, at ground level',
  rule: 'MT-STRUCT-05',
};
const WHY_NO_FIRE: Reason = { message: 'No weapon reaches that wall', rule: 'MT-STRUCT-05' };

function canRam({ state, unit, mech, field, isUnderWay }: Mover): boolean {
  return (
    isUnderWay &&
    mech.thisTurn.hexesMoved > 0 &&
    mech.thisTurn.heading === 1 &&
    !field.kinds[unit].troopers &&
    !field.kinds[unit].flight &&
    wallAt(state, mech.hex, mech.facing) >= 0
  );
}

/** Damages both; says whether the wall has fallen. */
function strikeWall(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  side: Direction,
  hexes: number,
): boolean {
  const { state } = play;
  const { tons } = field.designs[unit];
  const { hex } = state.units[unit];
  const wall = wallAt(state, hex, side);
  const before = cfOf(state, wall);
  play.emit({ type: 'runs-into-wall', unit, hex, hexes });
  damageBuilding(play, {
    building: wall,
    hex,
    points: Math.ceil((tons * hexes) / 10),
    isAttacked: false,
  });
  const recoil = Math.min(Math.ceil(tons / 10), before);
  strikeInGroups(play, field, unit, recoil, { table: 'mech', side: 'front', covered: 0 });
  settleAtOnce(play, field, unit);
  return cfOf(state, wall) === 0;
}

/** A slide against a wall is a charge over the hexes slid. Says whether the wall falls. */
export function slideAgainstWall(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  side: Direction,
  hexes: number,
): boolean {
  const wall = wallAt(play.state, play.state.units[unit].hex, side);
  const falls = strikeWall(play, field, unit, side, hexes);
  if (falls) collapse(play, wall, false);
  return falls && isOnMap(play.state.units[unit]);
}

/** No roll to hit: as a charge at once, with the damage of a tenth of its own tons, but no more than the wall had. */
export const RAM_WALL: AddedMove = {
  type: 'ram-wall',
  label: WORDS.ram,
  offers: (mover) => mover.isUp && canRam(mover),
  fields: () => [],
  whyNot: () => WHY_NO_WALL,
  carryOut(play, mover, order) {
    insistOn(order, 'ram-wall');
    const { field, unit, mech } = mover;
    const wall = wallAt(play.state, mech.hex, mech.facing);
    const falls = strikeWall(play, field, unit, mech.facing, mech.thisTurn.hexesMoved);
    if (isOnMap(mech) && !mech.prone && field.kinds[unit].piloting) {
      const modifier = ROLL_MODIFIERS.madeCharge;
      const words = WORDS.rammed;
      const roll = { reason: 'ran-into-wall', modifier, rule: 'MT-STRUCT-05', words } as const;
      const { success, number } = pilotingRoll(play, field, unit, roll);
      if (!success) fallDown(play, field, unit, 0, number);
    }
    if (falls) collapse(play, wall, false);
    else mech.thisTurn.mpLeft = 0;
    return { more: isOnMap(mech) && !mech.prone && mech.thisTurn.mpLeft > 0 };
  },
};

/** The hex on the nearer side of a wall; of two that are as near the first. */
function nearSide(field: Battlefield, state: State, unit: number, wall: number): number {
  const [near, far] = hexesOf(field, state, wall);
  const { hex } = state.units[unit];
  return distance(field.board, hex, far) < distance(field.board, hex, near) ? far : near;
}

function hexesOf({ board }: Battlefield, { setup }: Pick<State, 'setup'>, wall: number): [number, number] {
  const { cells, side } = buildingOf({ setup }, wall);
  return [cells[0], neighbour(board, cells[0], side!)];
}

/** The hex that weapons point at: that behind the wall for those who stand right at it. */
function aimedAt(field: Battlefield, state: State, unit: number, wall: number): number {
  const [near, far] = hexesOf(field, state, wall);
  const { hex } = state.units[unit];
  if (hex === near) return far;
  return hex === far ? near : nearSide(field, state, unit, wall);
}

const weaponsFor = (field: Battlefield, state: State, unit: number, wall: number): number[] =>
  weaponsAt(field, state, unit, aimedAt(field, state, unit, wall));

function standing(state: State): number[] {
  const { walls } = censusOf(state.setup);
  return [...new Set(walls.values())].filter((wall) => !state.marks?.buildings?.[wall]?.isRubble);
}

function wallsFor(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  if (!isPlaced(mech) || whyNotAble(field, state, unit)) return [];
  return standing(state).filter(
    (wall) =>
      weaponsFor(field, state, unit, wall).length > 0 &&
      !isBlocked(sightTo(field, state, unit, nearSide(field, state, unit, wall))),
  );
}

/** MT-BASE-20: as at a building; nobody beside it misses. */
function toHit(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { unit, weapon, cell }: HexShot,
): void {
  if (distance(field.board, state.units[unit].hex, cell) <= 1)
    tally.set(AUTOMATIC_HIT, WORDS.near, 'MT-STRUCT-05');
  else
    hexToHit(tally, field, state, { unit, weapon, cell }, { reason: WORDS.immobile, rule: 'MT-STRUCT-05' });
}

/** The walls of a hex that a unit may fire at, by side. */
function sidesFor(field: Battlefield, state: State, unit: number, cell: number): Map<number, number> {
  const found = wallsFor(field, state, unit).filter((wall) => buildingOf(state, wall).cells[0] === cell);
  return new Map(found.map((wall) => [buildingOf(state, wall).side!, wall]));
}

export function breachForms(
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<'breach'>[] {
  if (censusOf(state.setup).walls.size === 0) return [];
  const plan = {
    label: WORDS.hex,
    why: WHY_NO_FIRE,
    cells: (unit: number) => [
      ...new Set(wallsFor(field, state, unit).map((wall) => buildingOf(state, wall).cells[0])),
    ],
    toHit: (tally: Tally<RuleId>, shot: HexShot) => toHit(tally, field, state, shot),
    sides: {
      label: WORDS.side,
      of: (unit: number, cell: number) => [...sidesFor(field, state, unit, cell).keys()],
      words: (cell: number, side: number) => wallWords(state, wallAt(state, cell, side as Direction)),
      aim: (unit: number, cell: number, side: number) =>
        aimedAt(field, state, unit, wallAt(state, cell, side as Direction)),
    },
  };
  return [{ type: 'breach', label: WORDS.order, fields: [new HexFirePick(field, state, units, plan)] }];
}

const wallWords = (state: Pick<State, 'setup' | 'marks'>, wall: number): string => {
  const { side, grade } = buildingOf(state, wall);
  return `${SIDES[side!]}, ${CLASS_NAMES[grade]}, CF ${cfOf(state, wall)}`;
};

export function breach(
  play: Play<Classic>,
  field: Battlefield,
  order: DeclaringOrders[keyof DeclaringOrders],
): void {
  if (order.type !== 'breach') return;
  const { state } = play;
  const { unit } = order;
  const wall = wallAt(state, field.board.cells.get(order.hex)!, order.side as Direction);
  const hex = aimedAt(field, state, unit, wall);
  const { weapons, bins } = load(field, state, unit, order.weapons);
  takeAimAtWall(state.units[unit], { hex, weapons, wall });
  play.emit({ type: 'wall-targeted', unit, hex, wall, weapons, bins });
}

export function takeAimAtWall({ thisTurn }: UnitState, { hex, weapons, wall }: Breach): void {
  thisTurn.marks = { ...thisTurn.marks, breaching: { hex, weapons, wall } };
}

/** What was declared, when everything else has been fired. */
export function fireAtWalls(play: Play<Classic>, field: Battlefield, acting?: number): void {
  fireAtHexes<Breach>(play, field, {
    acting,
    aimOf: ({ thisTurn }) => thisTurn.marks?.breaching,
    toHit: (tally, shot) => toHit(tally, field, play.state, shot),
    tell: (fired) => play.emit({ type: 'fired-at-wall', ...fired }),
    strike(shot, { wall }, isSure) {
      if (play.state.marks?.buildings?.[wall]?.isRubble) return;
      const points = pointsOfShot(play, field, shot, { isSure });
      damageBuilding(play, { building: wall, hex: shot.cell, points, isAttacked: false });
    },
  });
}

/** On the map: what is left of those that have been damaged. */
export const wallMarks = (
  marks: readonly HexMark[],
  table: Pick<State, 'setup' | 'marks'>,
): readonly HexMark[] => [
  ...marks,
  ...[...censusOf(table.setup).all.entries()].flatMap(([wall, { type, cells, side }]): HexMark[] => {
    const known = table.marks?.buildings?.[wall];
    if (type !== 'wall' || !known || known.isRubble) return [];
    return [
      {
        hex: cells[0],
        kind: 'wall',
        side: side!,
        label: String(known.cf),
        words: `Wall: ${wallWords(table, wall)}`,
      },
    ];
  }),
];

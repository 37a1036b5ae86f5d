import { groupedBy } from '@ironfield/kernel/grouping.ts';
// The damage a unit may suffer and deal wherever it can go: the weapon fire of one turn on average, from the same
// tables by which bots choose their places. Blows, charges, fire at hexes and indirect fire are not counted.

import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../../battlefield.ts';
import { isClosed } from '../../rules/ground/steps.ts';
import { heldBy } from '../../rules/movement/movement-points.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { isBlocked, isSubmerged, type Sight, sightBetween } from '../../rules/sight/line-of-sight.ts';
import { canAct, isImmobile, isOnMap } from '../../rules/unit/condition.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import { type Mode, newTurn, type State } from '../../state.ts';
import { at, FARTHEST, Gunneries, type Gunnery } from '../attacks/gunnery.ts';
import { evasionOf, groundOf, hasteOf, hexesAdd, immobility, shieldOf } from './outlook.ts';

/** The most that one enemy can do on average, and the hex that it fires from. */
export interface Peril {
  readonly unit: number;
  readonly from: number;
  readonly points: number;
}

/** The fire a unit has to expect in a hex, the worst enemy first. */
export interface Exposure {
  readonly suffered: number;
  readonly by: readonly Peril[];
}

/** The best trade in a hex, and how the unit gets there and faces. */
export interface DangerSpot extends Exposure {
  readonly cell: number;
  readonly mode: Mode;
  readonly facing: Facing;
  readonly dealt: number;
  /** The unit it fires at for that; -1 for nobody. */
  readonly target: number;
}

/** Somewhere that a unit can go, with the facings it can have there, a bit each. */
interface Stand {
  readonly cell: number;
  readonly mode: Mode;
  readonly facings: number;
  readonly hexes: number;
  readonly prone: boolean;
  readonly haste: number;
}

interface Foe {
  readonly unit: number;
  readonly isTarget: boolean;
  readonly stands: readonly Stand[];
  /** It against the unit, and the unit against it. */
  readonly theirs: Gunnery;
  readonly ours: Gunnery;
  readonly hex: number;
  readonly prone: boolean;
  readonly evasion: number;
}

/** Bots expect as much of whoever has yet to move. */
const LIKELY_EVASION = 1;
const ALL = 0b111111;

/**
 * The table with its turn to move and fire: as it is during movement and fire, and with the next turn begun after that,
 * or for a unit that has moved already and wants to know where to go next. Changes the state.
 */
export function ahead(state: State, unit: number | null): State {
  const isMoving = state.phase === 'movement' && (unit === null || !state.units[unit]!.thisPhase.acted);
  const isFiring = state.phase === 'weapon' && unit === null;
  if (isMoving || isFiring) return state;
  state.phase = 'movement';
  for (const each of state.units) {
    each.thisTurn = newTurn();
    each.thisPhase.acted = false;
    each.twist = 0;
  }
  return state;
}

/** Every hex that a unit can end its move in; what is yielded in between is a chance to stop. */
export function* dangerOf(
  field: Battlefield,
  state: State,
  unit: number,
): Generator<DangerSpot | null, void, void> {
  const mech = state.units[unit]!;
  if (!isOnMap(mech) || field.kinds[unit]!.emplaced) return;
  const foes = yield* foesOf(field, state, unit);
  const byCell = groupedBy(standsOf(field, state, unit), ({ cell }) => cell);
  for (const stands of byCell.values()) yield bestOf(field, state, unit, stands, foes);
}

/** The enemy's possible fire next at a unit that stays where it is. */
export function* dangerAt(field: Battlefield, state: State, unit: number): Generator<null, Exposure, void> {
  const mech = state.units[unit]!;
  if (!isOnMap(mech) || field.kinds[unit]!.emplaced) return { suffered: 0, by: [] };
  const foes = yield* foesOf(field, state, unit);
  const evasion = isImmobile(mech)
    ? immobility(field, mech)
    : evasionOf(field, mech.thisTurn.mode, mech.thisTurn.hexesMoved) + shieldOf(field, mech);
  return sufferedIn(field, foes, mech.hex, mech.prone, evasion);
}

function* foesOf(field: Battlefield, state: State, unit: number): Generator<null, Foe[], void> {
  const gunneries = new Gunneries(field, state);
  const foes: Foe[] = [];
  for (const enemy of against(field, unit)) {
    const mech = state.units[enemy]!;
    if (!isOnMap(mech)) continue;
    const isSilent = isImmobile(mech) || isSeized(field, state, enemy);
    const { mode, hexesMoved } = mech.thisTurn;
    const isSettled = hasMoved(state, enemy);
    foes.push({
      unit: enemy,
      isTarget: !field.kinds[enemy]!.emplaced,
      stands: isSilent ? [] : standsOf(field, state, enemy),
      theirs: gunneries.of(enemy, unit),
      ours: gunneries.of(unit, enemy),
      hex: mech.hex,
      prone: mech.prone,
      evasion: isImmobile(mech)
        ? immobility(field, mech)
        : isSettled
          ? evasionOf(field, mode, hexesMoved) + shieldOf(field, mech)
          : LIKELY_EVASION,
    });
    yield null;
  }
  return foes;
}

/** All of the other side, with weapons of fortresses: these fire, though nobody fires at them (MT-STRUCT-07). */
const against = ({ unitsOf, sideOf }: Battlefield, unit: number): readonly number[] =>
  unitsOf[1 - sideOf[unit]!]!;

const isSeized = (field: Battlefield, state: State, unit: number): boolean =>
  field.kinds[unit]!.emplaced !== undefined && field.plugged.whyNoAttack?.(null, state, unit, 'fire') != null;

const hasMoved = (state: State, unit: number): boolean =>
  state.phase !== 'movement' || state.units[unit]!.thisPhase.acted;

/** The places of a unit when the firing starts: its own, and all that its move can lead to if it is still to come. */
function standsOf(field: Battlefield, state: State, unit: number): Stand[] {
  const mech = state.units[unit]!;
  const { hex, facing, prone, thisTurn } = mech;
  const stands: Stand[] = [];
  const add = (cell: number, mode: Mode, facings: number, hexes: number) =>
    stands.push({ cell, mode, facings, hexes, prone, haste: hasteOf(mode, prone) });
  const { mode, hexesMoved } = thisTurn;
  add(hex, mode, 1 << facing, hexesMoved);
  if (hasMoved(state, unit) || !canAct(mech) || heldBy(field, state, unit)) return stands;
  const mover = new Mover(field, state, unit, false);
  const walked = new Map<number, number>();
  for (const gait of ['walk', 'run'] as const) {
    if (mover.mp(gait) <= 0) continue;
    for (const cell of mover.ends(gait)) {
      let facings = 0;
      for (const each of DIRECTIONS) if (mover.costOf(gait, cell, each) >= 0) facings |= 1 << each;
      const fresh = facings & ~(walked.get(cell) ?? 0);
      if (gait === 'walk') walked.set(cell, facings);
      if (fresh !== 0) add(cell, gait, fresh, distance(field.board, hex, cell));
    }
  }
  if (!mover.canJump || prone) return stands;
  const { cells, hexes } = mover.jump;
  for (const cell of cells)
    if (!isClosed(field, cell) && !isTaken(state, cell, unit)) add(cell, 'jump', ALL, hexes[cell]!);
  return stands;
}

/** Of the ways to come to one hex, the one with which it gains most on what it suffers. */
function bestOf(
  field: Battlefield,
  state: State,
  unit: number,
  stands: readonly Stand[],
  foes: readonly Foe[],
): DangerSpot {
  const shield = shieldOf(field, state.units[unit]!);
  const known = new Map<number, Exposure>();
  let best: DangerSpot | null = null;
  for (const { cell, mode, facings, hexes, prone, haste } of stands) {
    const evasion = evasionOf(field, mode, hexes) + shield;
    const peace = known.get(evasion) ?? sufferedIn(field, foes, cell, prone, evasion);
    known.set(evasion, peace);
    const fire = dealtFrom(field, foes, { cell, prone }, haste, facings);
    if (best && fire.dealt - peace.suffered <= best.dealt - best.suffered) continue;
    best = { cell, mode, ...peace, ...fire };
  }
  return best!;
}

function sufferedIn(
  field: Battlefield,
  foes: readonly Foe[],
  cell: number,
  prone: boolean,
  evasion: number,
): Exposure {
  const by: Peril[] = [];
  let suffered = 0;
  for (const foe of foes) {
    const peril = worstOf(field, foe, cell, prone, evasion);
    if (!peril) continue;
    by.push(peril);
    suffered += peril.points;
  }
  return { suffered, by: by.sort((a, b) => b.points - a.points) };
}

/** From wherever it can go; a place that promises less than another even in the open is not looked at. */
function worstOf(
  field: Battlefield,
  { unit, stands, theirs }: Foe,
  cell: number,
  prone: boolean,
  evasion: number,
): Peril | null {
  let points = 0;
  let from = -1;
  for (const { cell: place, haste, facings, prone: low } of stands) {
    const range = distance(field.board, place, cell);
    if (range === 0 || range > FARTHEST || theirs.most(at(range, haste + evasion)) <= points) continue;
    const shot = shotBetween(
      field,
      { from: place, fromLow: low, to: cell, toLow: prone },
      haste + evasion,
      range,
    );
    if (shot < 0) continue;
    const there = bestFacing(theirs, lineOn(field.board, place, cell).bearing, shot, facings).points;
    if (there <= points) continue;
    points = there;
    from = place;
  }
  return from < 0 ? null : { unit, from, points };
}

function dealtFrom(
  field: Battlefield,
  foes: readonly Foe[],
  { cell, prone }: { readonly cell: number; readonly prone: boolean },
  haste: number,
  facings: number,
): Pick<DangerSpot, 'dealt' | 'target' | 'facing'> {
  let best: Pick<DangerSpot, 'dealt' | 'target' | 'facing'> = {
    dealt: 0,
    target: -1,
    facing: DIRECTIONS.find((each) => (facings & (1 << each)) !== 0)!,
  };
  for (const { unit, isTarget, hex, prone: low, evasion, ours } of foes) {
    if (!isTarget) continue;
    const range = distance(field.board, cell, hex);
    if (range === 0 || range > FARTHEST || ours.most(at(range, haste + evasion)) <= best.dealt) continue;
    const shot = shotBetween(
      field,
      { from: cell, fromLow: prone, to: hex, toLow: low },
      haste + evasion,
      range,
    );
    if (shot < 0) continue;
    const { points, facing } = bestFacing(ours, lineOn(field.board, cell, hex).bearing, shot, facings);
    if (points > best.dealt) best = { dealt: points, target: unit, facing };
  }
  return best;
}

/** Two hexes, and whether the units there are low. */
interface Sightline {
  readonly from: number;
  readonly fromLow: boolean;
  readonly to: number;
  readonly toLow: boolean;
}

/** The index of a shot into the tables of a unit's weapons; negative where it does not see so far. */
function shotBetween(
  field: Battlefield,
  { from, fromLow, to, toLow }: Sightline,
  modifiers: number,
  range: number,
): number {
  if (isSubmerged(field, from, fromLow)) return -1;
  const sight: Sight = sightBetween(field, from, fromLow, to, toLow);
  if (isBlocked(sight)) return -1;
  return at(
    range,
    modifiers + groundOf(field, sight, field.haze[to]!, toLow, range) + hexesAdd(field, from, to),
  );
}

function bestFacing(gunnery: Gunnery, bearing: number, shot: number, facings: number) {
  let points = 0;
  let facing: Facing = 0;
  for (const each of DIRECTIONS) {
    if ((facings & (1 << each)) === 0) continue;
    const there = gunnery.toward(relativeBearing(each, bearing))[shot]!;
    if (there <= points) continue;
    points = there;
    facing = each;
  }
  return { points, facing };
}

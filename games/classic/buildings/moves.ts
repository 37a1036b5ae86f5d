// Orders about roofs and floors in the Movement Phase (MT-BASE-19).

import { distance } from '@ironfield/hex/board.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { declareMode } from '../phases/movement/movement-legs.ts';
import { MorePick } from '../phases/movement/movement-picks.ts';
import { type AddedMove, insistOn } from '../rules/movement/move-kind.ts';
import { type Hold, walkMp } from '../rules/movement/movement-points.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { spend } from '../rules/movement/spending.ts';
import { canAct, isPlaced } from '../rules/unit/condition.ts';
import { kept } from '../rules/unit/marks.ts';
import type { State, UnitState } from '../state.ts';
import { floorOf, isInside, isOnRoof, roofAt } from './floors.ts';
import { isHangar } from './hangars.ts';
import { whereOn } from './text.ts';
import { setFloor } from './walls.ts';

declare module '../extensions.ts' {
  interface OptionOrders {
    'over-roofs': { readonly type: 'over-roofs'; readonly unit: number };
    'through-walls': { readonly type: 'through-walls'; readonly unit: number };
    floor: { readonly type: 'floor'; readonly unit: number; readonly floor: number; readonly more: boolean };
  }
  interface OptionEvents {
    'over-roofs': { readonly type: 'over-roofs'; readonly unit: number; readonly over: boolean };
  }
}

const LABELS = {
  over: 'Go over roofs',
  through: 'Go through buildings',
  stairs: 'Change floors',
  floor: 'Where to',
  floorFor: (where: string, mp: number): string => `${where}, ${mp} MP`,
  ground: 'On the ground floor',
};
const NO_ROOF = { message: 'No roof is near, or it stands on one', rule: 'MT-BASE-19' } as const;
const NO_STAIRS = {
  message: 'Platoons inside a building take its stairs, 1 MP a level',
  rule: 'MT-BASE-19',
} as const;
const UPSTAIRS: Hold = { message: 'Whoever is on an upper floor takes the stairs first', rule: 'MT-BASE-19' };

/** MP that no 'Mech has more of. */
const NEAR = 8;

export const goesOver = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.overRoofs === true;

export function goOver({ thisTurn }: UnitState, over: boolean): void {
  const { overRoofs: _, ...marks } = thisTurn.marks ?? {};
  thisTurn.marks = over ? { ...marks, overRoofs: true } : kept(marks);
}

const hasRoofNear = ({ field: { board, special }, mech }: Mover): boolean =>
  special !== null &&
  board.number.some((_, cell) => special.roof[cell] > 0 && distance(board, mech.hex, cell) <= NEAR);

const mayChoose = (mover: Mover): boolean => !mover.isUnderWay && mover.isUp;

const chooses = (
  type: 'over-roofs' | 'through-walls',
  label: string,
  offers: (mover: Mover) => boolean,
): AddedMove => ({
  needsLimbs: true,
  type,
  label,
  isFree: true,
  offers: (mover) => mayChoose(mover) && offers(mover),
  fields: () => [],
  whyNot: () => NO_ROOF,
  carryOut(play, { unit, mech }) {
    const over = type === 'over-roofs';
    goOver(mech, over);
    play.emit({ type: 'over-roofs', unit, over });
    return { more: true };
  },
});

const OVER_ROOFS = chooses('over-roofs', LABELS.over, (mover) => {
  const { mech, field } = mover;
  return !goesOver(mech) && !isOnRoof(field, mech) && !isInside(field, mech) && hasRoofNear(mover);
});
const THROUGH_WALLS = chooses('through-walls', LABELS.through, ({ mech }) => goesOver(mech));

/** Held upstairs it has no MP to go anywhere with, but those for the stairs. */
function pointsOf({ field, state, unit, mech, isUnderWay }: Mover): number {
  if (!canAct(mech)) return 0;
  if (isUnderWay) return mech.thisTurn.mode === 'walk' ? mech.thisTurn.mpLeft : 0;
  return Math.max(0, walkMp(field, state, unit) - mech.thisTurn.mpOwed);
}

/** The floors that a platoon can reach, with the roof. */
function floorsFor(mover: Mover): number[] {
  const { mech, above: field, unit } = mover;
  if (!field.kinds[unit].troopers || !isPlaced(mech)) return [];
  const height = roofAt(field, mech.hex);
  const points = pointsOf(mover);
  const floor = floorOf(mech);
  return Array.from({ length: height + 1 }, (_, level) => level).filter(
    (level) =>
      height > 0 &&
      level !== floor &&
      Math.abs(level - floor) <= points &&
      // MT-STRUCT-04: no upper floors.
      (level === 0 || level === height || !isHangar(field, mech.hex)),
  );
}

const STAIRS: AddedMove = {
  type: 'floor',
  label: LABELS.stairs,
  offers: (mover) => floorsFor(mover).length > 0,
  fields: (mover): readonly Field[] => {
    const height = roofAt(mover.above, mover.mech.hex);
    const costTo = (floor: number) => Math.abs(floor - floorOf(mover.mech));
    return [
      {
        kind: 'pick',
        name: 'floor',
        label: LABELS.floor,
        values: floorsFor(mover),
        describe: (value) => {
          const floor = Number(value);
          const where = floor === 0 ? LABELS.ground : capital(whereOn(floor, height));
          return { label: LABELS.floorFor(where, costTo(floor)) };
        },
        follow: (value) => [new MorePick(() => pointsOf(mover) > costTo(Number(value)))],
        whyNot: () => NO_STAIRS,
      },
    ];
  },
  whyNot: () => NO_STAIRS,
  wayOut: (mover) => ({ type: 'floor', unit: mover.unit, floor: floorsFor(mover)[0], more: false }),
  carryOut(play, mover, order) {
    insistOn(order, 'floor');
    const { unit, mech } = mover;
    const points = pointsOf(mover);
    if (!mover.isUnderWay) declareMode(play, unit, 'walk');
    mech.thisTurn.mpLeft = points;
    spend(mech.thisTurn, Math.abs(order.floor - floorOf(mech)));
    setFloor(play, unit, order.floor);
    return { more: order.more };
  },
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const MOVES: readonly AddedMove[] = [OVER_ROOFS, THROUGH_WALLS, STAIRS];

/** On a floor between the ground and the roof. */
const isUpstairs = (field: Pick<Battlefield, 'special'>, unit: UnitState): boolean =>
  floorOf(unit) > 0 && isInside(field, unit);

export const heldUpstairs = (hold: Hold | null, state: State, unit: number): Hold | null =>
  hold ?? (isUpstairs(battlefieldOf(state), state.units[unit]) ? UPSTAIRS : null);

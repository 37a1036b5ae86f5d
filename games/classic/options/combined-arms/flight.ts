// The order by which a VTOL rises, sinks and lands (MT-PRE-12, MT-PRE-29). Everything else it does by ordinary moves.

import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../../battlefield.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { ModePick, MorePick } from '../../phases/movement/movement-picks.ts';
import { altitudeOf, flyAt, isGrounded, noteFlight, touchDown } from '../../rules/ground/altitude.ts';
import { landingLevel } from '../../rules/ground/clearance.ts';
import { levelNow, levelsFor, pointsToFly } from '../../rules/movement/flight-levels.ts';
import { type AddedMove, insistOn } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import type { OnFoot, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    altitude: {
      readonly type: 'altitude';
      readonly unit: number;
      readonly mode: OnFoot;
      /** Absolute; the level of the ground is a landing. */
      readonly level: number;
      readonly more: boolean;
    };
  }
  interface OptionEvents {
    altitude: {
      readonly type: 'altitude';
      readonly unit: number;
      /** Null on the ground. */
      readonly level: number | null;
      readonly mp: number;
    };
  }
}

const flies = (level: number, over: number) => `${over} up, at level ${level}`;

const WORDS = {
  label: 'Change altitude',
  level: 'Altitude',
  at: (level: number, over: number, mp: number) => `${flies(level, over)}, ${mp} MP`,
  land: (mp: number) => `Land, ${mp} MP`,
  flies,
  stands: 'on the ground',
} as const;
const WHY_NOT = {
  message: 'A VTOL that can move rises and sinks for 1 MP a level',
  rule: 'MT-PRE-12',
} as const;
const TOO_FAR = {
  message: 'It flies higher than everything in its hex, and no farther up or down than its MP allow',
  rule: 'MT-PRE-12',
} as const;

/** Nearest first, and down to the ground last of all. */
const upwardFirst = (levels: readonly number[], now: number): number[] => [
  ...levels.filter((level) => level > now),
  ...levels.filter((level) => level < now).reverse(),
];

class LevelPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'level';
  readonly label = WORDS.level;
  private readonly mover: Mover;
  private readonly mode: OnFoot;
  private list: readonly number[] | undefined;

  constructor(mover: Mover, mode: OnFoot) {
    this.mover = mover;
    this.mode = mode;
  }

  get values(): readonly number[] {
    this.list ??= upwardFirst(levelsFor(this.mover, this.mode), levelNow(this.mover));
    return this.list;
  }

  follow(level: number): readonly Field[] {
    const { mover, mode } = this;
    const isLanding = level === landingLevel(mover.field, mover.mech.hex);
    const left = pointsToFly(mover, mode) - Math.abs(level - levelNow(mover));
    const { field, state, unit } = mover;
    const goesOn = !isLanding || field.plugged.goesOnLanded?.(false, field, state, unit) === true;
    return [new MorePick(() => goesOn && left > 0)];
  }

  describe(level: number) {
    const { mover } = this;
    const ground = mover.field.level[mover.mech.hex];
    const mp = Math.abs(level - levelNow(mover));
    const isLanding = level === landingLevel(mover.field, mover.mech.hex);
    return { label: isLanding ? WORDS.land(mp) : WORDS.at(level, level - ground, mp) };
  }

  whyNot() {
    return TOO_FAR;
  }
}

const canChange = (mover: Mover, mode: OnFoot): boolean => levelsFor(mover, mode).length > 0;

export const ALTITUDE: AddedMove = {
  type: 'altitude',
  label: WORDS.label,
  offers: (mover) => mover.hasMode((mode) => canChange(mover, mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => canChange(mover, mode),
      (mode) => [new LevelPick(mover, mode)],
    ),
  ],
  whyNot: () => WHY_NOT,
  carryOut(play, mover, order) {
    insistOn(order, 'altitude');
    const { field, unit, mech } = mover;
    const mp = Math.abs(order.level - levelNow(mover));
    if (!mover.isUnderWay) {
      mech.thisTurn.mpLeft = pointsToFly(mover, order.mode);
      declareMode(play, unit, order.mode);
      field.plugged.setsOut?.(play, field, unit, { mp, more: order.more });
    }
    spend(mech.thisTurn, mp);
    const level = order.level === landingLevel(field, mech.hex) ? null : order.level;
    changeAltitude(mech, level);
    play.emit({ type: 'altitude', unit, level, mp });
    if (level === null) mover.above.plugged.landed?.(play, mover.above, unit);
    return { more: order.more };
  },
};

export function changeAltitude(vtol: UnitState, level: number | null): void {
  if (level === null) touchDown(vtol);
  else flyAt(vtol, level);
  noteFlight(vtol.thisTurn);
}

/** The words for a VTOL on the map. */
export function stateOf(
  field: Battlefield,
  { units }: { readonly units: readonly UnitState[] },
  unit: number,
): string | null {
  const vtol = units[unit];
  if (field.kinds[unit].flight === undefined || vtol.hex < 0) return null;
  const altitude = altitudeOf(vtol);
  const isHigh = (field.plugged.floor?.(vtol) ?? 0) > 0;
  if (altitude === null) return isGrounded(field, unit, vtol) && !isHigh ? WORDS.stands : null;
  return WORDS.flies(altitude, altitude - field.level[vtol.hex]);
}

// A charge at a building, made at once (MT-BASE-20).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { battlefieldOf } from '../battlefields.ts';
import { ROLL_MODIFIERS } from '../data/piloting.ts';
import { fallDown } from '../phases/landing/fall-down.ts';
import { begin } from '../phases/movement/movement-legs.ts';
import { ModePick, NO_FIELDS } from '../phases/movement/movement-picks.ts';
import { FORBIDDEN } from '../rules/ground/steps.ts';
import { type AddedMove, insistOn, OVER } from '../rules/movement/move-kind.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { spend } from '../rules/movement/spending.ts';
import { chargeCost } from '../rules/physical/onslaught.ts';
import { pilotingRoll } from '../rules/piloting/piloting.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import type { OnFoot } from '../state.ts';
import { buildingAhead, runInto } from './collisions.ts';
import { settleAtOnce } from './damage.ts';
import { goesOver } from './moves.ts';

declare module '../extensions.ts' {
  interface OptionOrders {
    ram: { readonly type: 'ram'; readonly unit: number; readonly mode: OnFoot };
  }
  interface OptionRolls {
    rammed: true;
  }
}

const LABEL = 'Charge the building';
const WHY_NOT: Reason = {
  message: 'A building ahead is charged by one that has moved before and has the MP to go in',
  rule: 'MT-BASE-20',
};

function canRam(mover: Mover, mode: OnFoot): boolean {
  const { field, state, unit, mech } = mover;
  const cost = chargeCost(mover, mode);
  return (
    mover.isUnderWay &&
    mech.thisTurn.hexesMoved > 0 &&
    mech.thisTurn.heading === 1 &&
    !goesOver(mech) &&
    !field.kinds[unit].troopers &&
    !field.kinds[unit].flight &&
    cost !== FORBIDDEN &&
    cost <= mover.mp(mode) &&
    buildingAhead({ state }, unit, mech.facing) >= 0
  );
}

export const RAM: AddedMove = {
  type: 'ram',
  label: LABEL,
  offers: (mover) => mover.isUp && mover.hasMode((mode) => canRam(mover, mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => canRam(mover, mode),
      () => NO_FIELDS,
    ),
  ],
  whyNot: () => WHY_NOT,
  carryOut(play, mover, order) {
    insistOn(order, 'ram');
    const { field, state, unit, mech } = mover;
    const { hexesMoved: hexes } = mech.thisTurn;
    const direction = mech.facing;
    const hex = neighbour(field.board, mech.hex, direction);
    const building = buildingAhead(play, unit, direction);
    spend(mech.thisTurn, chargeCost(mover, order.mode));
    begin(play, mover, order.mode);
    mech.thisTurn.mpLeft = 0;
    runInto(play, battlefieldOf(state), unit, { building, hex, hexes, direction, skids: false });
    settleAtOnce(play, battlefieldOf(state), unit);
    if (isOnMap(mech) && !mech.prone && field.kinds[unit].piloting) {
      const roll = { reason: 'rammed', modifier: ROLL_MODIFIERS.madeCharge, rule: 'MT-BASE-20' } as const;
      const { success, number } = pilotingRoll(play, battlefieldOf(state), unit, roll);
      if (!success) fallDown(play, battlefieldOf(state), unit, 0, number);
    }
    return OVER;
  },
};

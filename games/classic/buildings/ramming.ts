// A charge at a building, made at once (MT-BASE-20).

import { neighbour } from '@ironfield/hex/board.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { battlefieldOf } from '../battlefields.ts';
import { ROLL_MODIFIERS } from '../data/piloting.ts';
import { fallDown } from '../phases/landing/fall-down.ts';
import { stepInto } from '../phases/landing/step-into.ts';
import { begin } from '../phases/movement/movement-legs.ts';
import { ModePick, NO_FIELDS } from '../phases/movement/movement-picks.ts';
import type { RuleId } from '../rule-index.ts';
import { FORBIDDEN } from '../rules/ground/steps.ts';
import { type AddedMove, insistOn, OVER } from '../rules/movement/move-kind.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { spend } from '../rules/movement/spending.ts';
import { pilotingRoll } from '../rules/piloting/piloting.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import { mayEnter } from '../rules/unit/stacking.ts';
import type { OnFoot } from '../state.ts';
import { armorOf, cfOf } from './census.ts';
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

/** MP to go in, also where armor keeps everybody out. */
function costOfRam({ field, unit, mech }: Mover, mode: OnFoot): number {
  const steps = field.kinds[unit].stepsOn(field, unit);
  return (mode === 'walk' ? steps.walk : steps.run)[nodeOf(mech.hex, mech.facing)];
}

function canRam(mover: Mover, mode: OnFoot): boolean {
  const { field, state, unit, mech } = mover;
  const cost = costOfRam(mover, mode);
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
    const cost = costOfRam(mover, order.mode);
    spend(mech.thisTurn, cost);
    begin(play, mover, order.mode);
    mech.thisTurn.mpLeft = 0;
    const hadArmor = armorOf(state, building) > 0;
    const before = cfOf(state, building);
    runInto(play, battlefieldOf(state), unit, { building, hex, hexes, direction, skids: false });
    settleAtOnce(play, battlefieldOf(state), unit);
    // MT-STRUCT-10: it has broken in.
    if (hadArmor && cfOf(state, building) < before && isOnMap(mech) && !mech.prone) {
      const explain = (tally: Tally<RuleId>) => tally.add(cost, LABEL, 'MT-STRUCT-10');
      if (mayEnter(field, state, unit, hex))
        stepInto(play, battlefieldOf(state), unit, { to: hex, cost: explain, coming: { isForced: true } });
    }
    if (isOnMap(mech) && !mech.prone && field.kinds[unit].piloting) {
      const roll = { reason: 'rammed', modifier: ROLL_MODIFIERS.madeCharge, rule: 'MT-BASE-20' } as const;
      const { success, number } = pilotingRoll(play, battlefieldOf(state), unit, roll);
      if (!success) fallDown(play, battlefieldOf(state), unit, 0, number);
    }
    return OVER;
  },
};

import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { z } from 'zod';
import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import { fallDown } from '../../phases/landing/fall-down.ts';
import { stepInto } from '../../phases/landing/step-into.ts';
import { begin } from '../../phases/movement/movement-legs.ts';
import { ModePick, NO_FIELDS } from '../../phases/movement/movement-picks.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { dropAhead } from '../../rules/movement/drop-ahead.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { fallsFromAbove } from '../../rules/physical/displacement.ts';
import { levelsFallen } from '../../rules/piloting/falls.ts';
import { pilotingNumber, totalPiloting } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import type { OnFoot, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    plunge: { readonly type: 'plunge'; readonly unit: number; readonly mode: OnFoot };
  }
  interface OptionRolls {
    plunge: true;
  }
  interface TurnMarks {
    /** It has thrown itself down. */
    readonly plunges?: true;
  }
  interface OptionEvents {
    dared: {
      readonly type: 'dared';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly success: boolean;
    };
  }
}

const COST = 1;
const DARES_ON = 10;
const HARDER = 1;
const WORDS = {
  label: 'Throw itself down',
  purpose: 'to throw oneself down',
  cost: 'Walk off the edge',
  harder: 'Throws itself down',
};
const WHY_NOT = {
  message: 'One falls into the hex ahead if it lies lower, and upon somebody from 2 levels up at least',
  rule: 'MT-PHYS-13',
} as const;

function canPlunge(mover: Mover, mode: OnFoot): boolean {
  const { field, state, mech } = mover;
  if (mover.mp(mode) < COST) return false;
  const drop = dropAhead(mover);
  if (!drop || levelsFallen(field, mech.hex, drop.to) === 0) return false;
  return !isTaken(state, drop.to) || fallsFromAbove(field, mech.hex, drop.to);
}

function mark({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, plunges: true };
}

const PLUNGE: AddedMove = {
  needsLimbs: true,
  type: 'plunge',
  label: WORDS.label,
  offers: (mover) => mover.hasMode((mode) => canPlunge(mover, mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => canPlunge(mover, mode),
      () => NO_FIELDS,
    ),
  ],
  whyNot: () => WHY_NOT,
  carryOut(play, mover, order) {
    insistOn(order, 'plunge');
    const { field, state, unit, mech } = mover;
    const { to } = dropAhead(mover)!;
    begin(play, mover, order.mode);
    mech.thisTurn.mpLeft = 0;
    const dice = play.roll(WORDS.purpose, 2, rolledBy(unit, DARES_ON));
    const success = sum(dice) >= DARES_ON;
    play.emit({ type: 'dared', unit, dice, success });
    if (!success) return OVER;
    mark(mech);
    const number = totalPiloting((tally) =>
      pilotingNumber(tally, field, state, unit, { reason: 'plunge', modifier: 0 }),
    );
    if (isTaken(state, to)) {
      const crash = { step: 'displace', unit, to, direction: mech.facing, cause: 'fall', number } as const;
      return { more: false, crash };
    }
    const levels = levelsFallen(field, mech.hex, to);
    const cost = (tally: Tally<RuleId>) => tally.add(COST, WORDS.cost, 'MT-PHYS-13');
    if (
      !stepInto(play, field, unit, { to, cost, coming: { drop: levels, falls: true } }) &&
      field.past.chaptersApart
    )
      return OVER;
    if (isOnMap(mech) && !mech.prone) fallDown(play, battlefieldOf(state), unit, levels, number);
    mech.thisTurn.mpLeft = 0;
    return OVER;
  },
};

export const intentionalFall: Option<boolean> = {
  id: 'intentional-fall',
  title: 'Intentional falls',
  summary: "A 'Mech may throw itself off a height, upon somebody below if there is one.",
  group: 'Movement',
  rule: 'MT-PHYS-13',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-13',
    'Intentional fall from above',
    "For 1 MP a 'Mech throws itself off any drop if 2D6 come to 10 or more; otherwise its move is over. It falls at once; upon another as in an accidental fall from above, 1 harder.",
    'intentional-fall',
  ]),
  plug: () => ({
    stage: { moves: (moves) => [...moves, PLUNGE] },
    add: {
      fallOn: (tally, { thisTurn }) => {
        if (thisTurn.marks?.plunges) tally.add(HARDER, WORDS.harder, 'MT-PHYS-13');
      },
    },
  }),
  orders: [z.strictObject({ type: z.literal('plunge'), unit: indexSchema, mode: modeSchema })],
  words: { plunge: 'for the drop it wanted' },
  sentences: {
    dared: ({ unit, dice, success }, { mech }) =>
      `${mech(unit)} ${success ? 'throws itself down' : 'shrinks from the drop'}: needs ${DARES_ON}, rolls ${sum(dice)}.`,
  },
  changes: {
    dared: ({ units }, { unit, success }) => {
      if (success) mark(units[unit]);
    },
  },
};

import type { Pick as FieldPick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { checkVictory } from '../../phases/turn/victory.ts';
import { eject, ejectionSeen, ejectionSentence, hasEjected } from '../../rules/crew/ejection.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { type AddedMove, OVER } from '../../rules/movement/move-kind.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Its player wants to be asked about it in the End Phase. */
    readonly mayEject?: true;
  }
  interface OptionFrames {
    'eject/end': { readonly seat: Seat };
  }
  interface OptionOrders {
    'bail-out': { readonly type: 'bail-out'; readonly unit: number };
    'mind-ejection': { readonly type: 'mind-ejection'; readonly unit: number };
    'bail-outs': { readonly type: 'bail-outs'; readonly units: readonly { readonly unit: number }[] };
  }
  interface OptionEvents {
    'minds-ejection': { readonly type: 'minds-ejection'; readonly unit: number };
  }
}

const OPTION = 'ejection';
const WHY_NOT = { message: 'A pilot ejects instead of moving', rule: 'MT-PRE-19' } as const;
const ASKED = { message: 'That will be asked in the End Phase', rule: 'MT-PRE-19' } as const;

/** He leaves a wreck behind, unless the landing was the end of him. */
function bailOut(play: Play<Classic>, field: Battlefield, unit: number, isAutomatic = false): void {
  eject(play, field, unit, isAutomatic);
  destroy(play, field, unit, 'abandoned');
}

const BAIL_OUT: AddedMove = {
  needsLimbs: true,
  type: 'bail-out',
  label: 'Eject',
  offers: ({ isUnderWay, mech, field, unit }) =>
    !isUnderWay && isPlaced(mech) && !field.kinds[unit].cockpit?.isShut(field, unit),
  fields: () => [],
  whyNot: () => WHY_NOT,
  carryOut(play, { field, unit }) {
    bailOut(play, field, unit);
    return OVER;
  },
};

const minds = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.mayEject === true;

function mind({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, mayEject: true };
}

const MIND: AddedMove = {
  needsLimbs: true,
  type: 'mind-ejection',
  label: 'Ask in the End Phase about ejecting',
  isFree: true,
  offers: ({ isUnderWay, mech, field, unit }) =>
    !isUnderWay && isPlaced(mech) && !minds(mech) && !field.kinds[unit].cockpit?.isShut(field, unit),
  fields: () => [],
  whyNot: ({ mech }) => (minds(mech) ? ASKED : WHY_NOT),
  carryOut(play, { unit, mech }) {
    mind(mech);
    play.emit({ type: 'minds-ejection', unit });
    return OVER;
  },
};

/** Those of a player that he wanted to be asked about, and that cannot be asked about before: who has shut down. */
const leavers = (field: Battlefield, { units }: Pick<State, 'units'>, seat: Seat): number[] =>
  units.flatMap((mech, unit) =>
    field.seatOf[unit] === seat &&
    !field.kinds[unit].cockpit?.isShut(field, unit) &&
    isOnMap(mech) &&
    mech.crew.knockedOut === 0 &&
    (minds(mech) || mech.shutDown > 0)
      ? [unit]
      : [],
  );

const end: Decision<Classic, OptionFrames['eject/end'], 'bail-outs'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const pick: FieldPick = new UnitPick(field, state, []);
    return {
      prompt: 'Whose pilots eject?',
      rule: 'MT-PRE-19',
      orders: [
        {
          type: 'bail-outs',
          label: 'Eject',
          fields: [
            {
              kind: 'each',
              name: 'units',
              label: 'Units',
              key: 'unit',
              items: leavers(field, state, seat),
              describe: (unit) => pick.describe!(unit),
              fields: () => [],
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, { units }) {
    const field = battlefieldOf(play.state);
    for (const { unit } of units) bailOut(play, field, unit);
    removeDestroyed(play, field);
    checkVictory(play);
  },
};

export const ejection: Option<string> = {
  id: OPTION,
  title: 'Ejection',
  summary: "Pilots may leave their 'Mechs, by hand or also by themselves when ammunition goes up.",
  group: 'MechWarriors',
  rule: 'MT-PRE-19',
  base: 'none',
  allowed: ['none', 'by hand', 'automatic'],
  orders: [
    z.strictObject({ type: z.literal('bail-out'), unit: indexSchema }),
    z.strictObject({ type: z.literal('mind-ejection'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('bail-outs'),
      units: someOf(z.strictObject({ unit: indexSchema })),
    }),
  ],
  steps: { 'eject/end': end },
  plug: (how) => ({
    add: {
      turnEnds(play, field) {
        const { state } = play;
        for (const seat of seatsToAsk(field, state, (each) => leavers(field, state, each).length > 0))
          play.next({ step: 'eject/end', seat });
      },
      ...(how === 'automatic' && {
        explodes: (play, field, unit) => {
          if (play.state.units[unit].loss === null) bailOut(play, field, unit, true);
        },
      }),
    },
    stage: {
      moves: (moves) => [...moves, BAIL_OUT, MIND],
      glimpse: ejectionSeen,
      answer: (order, _field, _state, { step }) =>
        step === 'eject/end' ? { type: 'bail-outs', units: [] } : order,
    },
  }),
  sentences: { ejected: ejectionSentence, 'minds-ejection': () => null },
  changes: { ejected: hasEjected, 'minds-ejection': ({ units }, { unit }) => mind(units[unit]) },
};

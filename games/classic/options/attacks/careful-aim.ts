import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { endings } from '../../phases/turn/mark-endings.ts';
import { AimerPick } from '../../phases/weapon/aimer-pick.ts';
import { section } from '../../rule-index/section.ts';
import { type Aim, aimFurther, isPressed, isStillAiming, whomToAimAt } from '../../rules/fire/taking-aim.ts';
import type { PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Its target, its hex, and the number of phases it has aimed. */
    readonly aim?: Aim;
  }
  interface TurnMarks {
    readonly aiming?: true;
  }
  interface DeclaringOrders {
    aim: { readonly type: 'aim'; readonly unit: number; readonly target: number };
  }
  interface OptionEvents {
    aiming: {
      readonly type: 'aiming';
      readonly unit: number;
      readonly target: number;
      readonly phases: number;
    };
    'aim-lost': { readonly type: 'aim-lost'; readonly unit: number };
  }
}

const WORDS = { order: 'Take careful aim', target: 'At', line: (phases: number) => `Careful aim, ${phases}` };
const AIMING: Reason = { message: "A 'Mech that takes careful aim makes no attacks", rule: 'MT-ADVF-03' };
const WHY_NOT: Reason = {
  message: "Only a 'Mech that has not moved takes careful aim, and at an enemy that it sees",
  rule: 'MT-ADVF-03',
};

/** Those it could aim at; it does so once in a turn. */
const marksFor = (field: Battlefield, state: State, unit: number): number[] =>
  state.units[unit].thisTurn.marks?.aiming ? [] : whomToAimAt(field, state, unit);

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'aim'> => ({
  type: 'aim',
  label: WORDS.order,
  fields: [new AimerPick(field, state, units, { targets: marksFor, label: WORDS.target, whyNot: WHY_NOT })],
});

const aimsOn = (mech: UnitState, target: number, phases: number): void => {
  mech.marks = { ...mech.marks, aim: { target, hex: mech.hex, phases } };
  mech.thisTurn.marks = { ...mech.thisTurn.marks, aiming: true };
};

function lose(mech: UnitState): void {
  const { aim: _, ...marks } = mech.marks ?? {};
  mech.marks = kept(marks);
}

const AIM: PassingMark = {
  name: 'taking careful aim',
  ends: ['has moved', 'attacks', 'fails a roll', 'phase'],
  isOn: ({ marks }) => marks?.aim !== undefined,
  takeOff: lose,
  outlasts(what) {
    // There is nothing to say of a unit that is lost.
    if (what.state.units[what.unit].loss) return true;
    return isStillAiming(what, what.state.units[what.unit].marks!.aim!);
  },
  told: (unit) => ({ type: 'aim-lost', unit }),
};

export const carefulAim: Option<boolean> = {
  id: 'careful-aim',
  title: 'Careful aim',
  summary: 'Who neither moves nor attacks may aim at one enemy: −1 for each phase, up to −3, until it fires.',
  group: 'Attacks',
  rule: 'MT-ADVF-03',
  base: false,
  rules: section('Maximum Tech, advanced firing', [
    'MT-ADVF-03',
    'Careful aim',
    'Instead of firing, a unit that has not moved aims at an enemy in sight: −1 to hit it later for each phase, at most −3; lost by moving, another target, a failed Piloting Skill Roll or when it goes out of sight.',
    'careful-aim',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('aim'),
      unit: indexSchema,
      target: indexSchema,
    }),
  ],
  plug: () => ({
    stage: {
      marks: (marks) => [...marks, AIM],
      declarations: (forms, field, state, units) => [...forms, form(field, state, units)],
      idle: (order, field, state, unit) => {
        const targets = marksFor(field, state, unit);
        if (targets.length === 0 || isPressed(field, state, unit)) return order;
        const held = state.units[unit].marks?.aim?.target;
        return { type: 'aim', unit, target: targets.find((target) => target === held) ?? targets[0] };
      },
      orders: (orders, { units }, unit) => {
        const { marks, hex } = units[unit];
        return marks?.aim?.hex === hex ? [...orders, 'taking aim'] : orders;
      },
      whyNoBlow: (why, { plugged }, state, { attacker }) => {
        const isBusy = state.units[attacker].thisTurn.marks?.aiming && !plugged.aimsAndAttacks?.();
        return why ?? (isBusy ? AIMING : null);
      },
    },
    add: {
      declares: (play, _field, order) => {
        if (order.type !== 'aim') return;
        const { unit, target } = order;
        const mech = play.state.units[unit];
        const { phases } = aimFurther(mech.marks?.aim, mech, target);
        aimsOn(mech, target, phases);
        play.emit({ type: 'aiming', unit, target, phases });
      },
      weaponToHit: (tally, _field, state, { attacker, target }) => {
        const mech = state.units[attacker];
        const aim = mech.marks?.aim;
        if (aim?.target !== target || aim.hex !== mech.hex || mech.thisTurn.mode !== 'still') return;
        tally.add(-aim.phases, WORDS.line(aim.phases), 'MT-ADVF-03');
      },
      ...endings(AIM),
    },
  }),
  sentences: {
    aiming: ({ unit, target, phases }, { mech }) =>
      `${mech(unit)} takes careful aim at ${mech(target)}: −${phases} for its next shots.`,
    'aim-lost': ({ unit }, { mech }) => `${mech(unit)} aims no more.`,
  },
  changes: {
    aiming: ({ units }, { unit, target, phases }) => aimsOn(units[unit], target, phases),
    'aim-lost': ({ units }, { unit }) => lose(units[unit]),
  },
};

import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { knowledgeOf } from '../../knowledge.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { endings } from '../../phases/turn/mark-endings.ts';
import { section } from '../../rule-index/section.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { canAct, isNear, isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { Happening, PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** Whom it aims at, from where, and for how many phases it has. */
    readonly aim?: { readonly target: number; readonly hex: number; readonly phases: number };
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

const MOST = 3;
const WORDS = { order: 'Take careful aim', target: 'At', line: (phases: number) => `Careful aim, ${phases}` };
const AIMING: Reason = { message: "A 'Mech that takes careful aim makes no attacks", rule: 'MT-ADVF-03' };
const WHY_NOT: Reason = {
  message: "Only a 'Mech that has not moved takes careful aim, and at an enemy that it sees",
  rule: 'MT-ADVF-03',
};

/** Those it could aim at. */
function marksFor(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  const { mode, onslaught, marks } = mech.thisTurn;
  if (!canAct(mech) || !isPlaced(mech) || mode !== 'still' || onslaught || marks?.aiming) return [];
  return field.enemiesOf[unit].filter((enemy) => sees(field, state, unit, enemy));
}

const sees = (field: Battlefield, state: State, unit: number, target: number): boolean =>
  isOnMap(state.units[target]) && !isBlocked(unitSight(field, state, unit, target));

/** Somebody is near enough for blows, which are worth more than aiming. */
function isPressed(field: Battlefield, state: State, unit: number): boolean {
  const { hex } = state.units[unit];
  return field.enemiesOf[unit].some((enemy) => isNear(field, hex, state.units[enemy], 1));
}

class AimerPick extends UnitPick {
  protected override can(unit: number): boolean {
    return marksFor(this.field, this.state, unit).length > 0;
  }

  follow(unit: number) {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'target',
        label: WORDS.target,
        values: marksFor(field, state, unit),
        describe: (target: unknown) => new UnitPick(field, state, []).describe(target as number),
        whyNot: () => WHY_NOT,
      } as const,
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'aim'> => ({
  type: 'aim',
  label: WORDS.order,
  fields: [new AimerPick(field, state, units)],
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
    if (what.end === 'has moved') return what.state.units[what.unit].thisTurn.mode === 'still';
    return what.end === 'phase' && hasInSight(what);
  },
  told: (unit) => ({ type: 'aim-lost', unit }),
};

/** When a phase is over: does it still aim from where it began to, at somebody whom it sees? */
function hasInSight({ field, state, unit, phase }: Happening): boolean {
  const { hex, marks } = state.units[unit];
  const { target, hex: from } = marks!.aim!;
  if (phase === 'weapon') return isSpotted(field, state, unit, target);
  if (phase !== 'movement' && phase !== 'action') return true;
  return hex < 0 || (hex === from && sees(field, state, unit, target));
}

/** MT-BLIND-09: its target has to be spotted in every turn. */
function isSpotted(field: Battlefield, state: State, unit: number, target: number): boolean {
  const { plugged, past, seatOf } = field;
  if (!plugged.hidesPlaces?.() || past.keepsAimUnseen?.()) return true;
  return knowledgeOf(field, state, target, seatOf[unit]).place;
}

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
        const before = mech.marks?.aim;
        const isSame = before?.target === target && before.hex === mech.hex;
        const phases = isSame ? Math.min(MOST, before.phases + 1) : 1;
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

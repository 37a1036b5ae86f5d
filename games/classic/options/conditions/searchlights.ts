import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { canAct, isPlaced } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The unit that its searchlight is on. */
    readonly light?: number;
  }
  interface OptionFrames {
    /** `unit` where it acts by itself. */
    'lights/turn': { readonly seat: Seat; readonly unit?: number };
  }
  interface OptionOrders {
    light: {
      readonly type: 'light';
      readonly lights: readonly { readonly unit: number; readonly enemy: number }[];
    };
  }
  interface OptionEvents {
    light: { readonly type: 'light'; readonly unit: number; readonly target: number };
  }
}

const OPTION = 'searchlights';
/** For bots: so many have to see whom one of them lights. */
const GUNS = 3;
const NOT_LIT = {
  message: 'A searchlight is turned on an enemy in the forward arc, in line of sight',
  rule: 'MT-PRE-06',
} as const;
type Asked = OptionFrames['lights/turn'];

const sees = (field: Battlefield, state: State, unit: number, other: number): boolean =>
  isPlaced(state.units[other]) && !isBlocked(unitSight(field, state, unit, other));

/** The enemies that a unit can turn its light on. */
function targetsOf(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  if (!isPlaced(mech) || !canAct(mech)) return [];
  return field.enemiesOf[unit].filter(
    (enemy) =>
      isPlaced(state.units[enemy]) &&
      arcOf(field, mech.hex, mech.facing, state.units[enemy].hex) === 'forward' &&
      sees(field, state, unit, enemy),
  );
}

const lampsOf = (field: Battlefield, state: State, { seat, unit: only }: Asked): number[] =>
  state.units.flatMap((_, unit) =>
    (only ?? unit) === unit && field.seatOf[unit] === seat && targetsOf(field, state, unit).length > 0
      ? [unit]
      : [],
  );

const turnLights: Decision<Classic, Asked, 'light'> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: 'Who switches on its searchlight?',
      rule: 'MT-PRE-06',
      orders: [
        {
          type: 'light',
          label: 'Searchlights',
          fields: [
            {
              kind: 'each',
              name: 'lights',
              label: 'Searchlights of',
              key: 'unit',
              items: lampsOf(field, state, frame),
              describe: (unit) => pick.describe(unit as number),
              whyNot: () => NOT_LIT,
              fields: (unit) => [
                {
                  kind: 'pick',
                  name: 'enemy',
                  label: 'On',
                  values: targetsOf(field, state, unit as number),
                  describe: (target) => pick.describe(target as number),
                  whyNot: () => NOT_LIT,
                },
              ],
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, { lights }) {
    const field = battlefieldOf(play.state);
    for (const { unit, enemy: target } of lights) {
      shine(play.state.units[unit], target);
      field.plugged.shows?.(play, field, unit);
      play.emit({ type: 'light', unit, target });
    }
  },
};

function shine({ thisTurn }: UnitState, light: number): void {
  thisTurn.marks = { ...thisTurn.marks, light };
}

/** MT-PRE-06: whoever is in a light, or has one on. */
const isLit = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  units.some(({ thisTurn }, other) => {
    const light = thisTurn.marks?.light;
    return light === unit || (other === unit && light !== undefined);
  });

/** One of several who see the same enemy lights it for the others, if fewer would see that one. */
function bestLight(field: Battlefield, state: State, frame: Asked): { unit: number; enemy: number }[] {
  const watchers = (target: number, units: readonly number[]) =>
    units.filter((unit) => isPlaced(state.units[unit]) && sees(field, state, unit, target)).length;
  const ideas = lampsOf(field, state, frame).flatMap((unit) =>
    targetsOf(field, state, unit)
      .filter((target) => !isLit(state, target))
      .map((target) => {
        const guns = watchers(target, field.unitsOf[field.sideOf[unit]]);
        return { unit, target, guns, threat: watchers(unit, field.enemiesOf[unit]) };
      }),
  );
  const [best] = ideas
    .filter(({ guns, threat }) => guns >= GUNS && guns > threat)
    .toSorted((a, b) => b.guns - b.threat - (a.guns - a.threat));
  return best ? [{ unit: best.unit, enemy: best.target }] : [];
}

export const searchlights: Option<boolean> = {
  id: OPTION,
  title: 'Searchlights',
  summary: 'Units light up enemies at night, and are seen themselves by their light.',
  group: 'Conditions',
  rule: 'MT-PRE-06',
  base: false,
  requires: ['night'],
  orders: [
    z.strictObject({
      type: z.literal('light'),
      lights: someOf(z.strictObject({ unit: indexSchema, enemy: indexSchema })),
    }),
  ],
  steps: { 'lights/turn': turnLights },
  plug: () => ({
    replace: { isLit },
    stage: {
      beforeFire: (steps, field, state, unit) => {
        if (unit !== undefined) {
          const own = { step: 'lights/turn', seat: field.seatOf[unit], unit } as const;
          return lampsOf(field, state, own).length > 0 ? [...steps, own] : steps;
        }
        const seats = seatsToAsk(field, state, (seat) => lampsOf(field, state, { seat }).length > 0);
        return [...steps, ...seats.map((seat) => ({ step: 'lights/turn', seat }) as const)];
      },
      states: (states, _field, table, unit) => (isLit(table, unit) ? [...states, 'lit'] : states),
      answer: (order, field, state, frame) =>
        frame.step === 'lights/turn' ? { type: 'light', lights: bestLight(field, state, frame) } : order,
    },
  }),
  sentences: {
    light: ({ unit, target }, { mech }) => `${mech(unit)} turns its searchlight on ${mech(target)}.`,
  },
  changes: { light: ({ units }, { unit, target }) => shine(units[unit], target) },
};

import { distance } from '@ironfield/hex/board.ts';
import { lineCells } from '@ironfield/hex/board-line.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Part } from '../../design.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema, someOf } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { canAct, isPlaced } from '../../rules/unit/condition.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The unit that its searchlight is on. */
    readonly light?: number;
    /** MT-ELEC-20: it stands in the beam of a light. */
    readonly beamed?: true;
  }
  interface UnitMarks {
    /** MT-ELEC-20: its searchlight has been shot out. */
    readonly lampLost?: true;
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
    beamed: { readonly type: 'beamed'; readonly unit: number };
    lamp: {
      readonly type: 'lamp';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly isLost: boolean;
    };
  }
}

const OPTION = 'searchlights';
/** MT-ELEC-20 */
const FARTHEST = 30;
const LOST_ON = 7;
const PURPOSE = 'searchlight';
const STRUCK: readonly string[] = ['CT', 'LT', 'RT', 'FR', 'RS', 'LS', 'RB', 'LB'];
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
  if (!isPlaced(mech) || !canAct(mech) || mech.marks?.lampLost) return [];
  return field.enemiesOf[unit].filter(
    (enemy) =>
      isPlaced(state.units[enemy]) &&
      distance(field.board, mech.hex, state.units[enemy].hex) <= FARTHEST &&
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
      for (const other of inBeam(field, play.state, unit, target))
        play.happen({ type: 'beamed', unit: other });
    }
  },
};

/** MT-ELEC-20: everybody on the line whom the unit sees, of either side. */
function inBeam(field: Battlefield, state: State, unit: number, target: number): number[] {
  if (field.past.lightsOneUnit?.()) return [];
  const { cell, length } = lineCells(field.board, state.units[unit].hex, state.units[target].hex);
  const hexes = new Set(cell.subarray(0, length));
  return state.units.flatMap((mech, other) =>
    other !== unit &&
    isPlaced(mech) &&
    hexes.has(mech.hex) &&
    !mech.thisTurn.marks?.beamed &&
    sees(field, state, unit, other)
      ? [other]
      : [],
  );
}

/** MT-ELEC-20: a hit on a torso, or on the front or a side of a vehicle. Nobody else has a light that could be shot out. */
function strikeLamp(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const mech = play.state.units[unit];
  const { limbs, driving, codes } = field.kinds[unit];
  if (field.past.lightsOneUnit?.() || (!limbs && !driving)) return;
  if (mech.marks?.lampLost || !STRUCK.includes(codes[part])) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit));
  play.happen({ type: 'lamp', unit, dice, isLost: sum(dice) >= LOST_ON });
}

/** It goes out at once. */
function loseLamp(unit: UnitState): void {
  unit.marks = { ...unit.marks, lampLost: true };
  const { light, ...marks } = unit.thisTurn.marks ?? {};
  if (light !== undefined) unit.thisTurn.marks = kept(marks);
}

function beam({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, beamed: true };
}

function shine({ thisTurn }: UnitState, light: number): void {
  thisTurn.marks = { ...thisTurn.marks, light };
}

/** MT-PRE-06: whoever is in a light, or has one on. */
const isLit = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  units[unit].thisTurn.marks?.beamed === true ||
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
  rules: section('Maximum Tech, electronics', [
    'MT-ELEC-20',
    'Searchlights: the beam',
    'At 30 hexes at most. Everybody on the line to its target whom the carrier sees is lit, friend or foe. A hit on a torso, or on the front or a side of a vehicle, puts out its light on 7 and more.',
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('light'),
      lights: someOf(z.strictObject({ unit: indexSchema, enemy: indexSchema })),
    }),
  ],
  steps: { 'lights/turn': turnLights },
  plug: () => ({
    replace: { isLit },
    add: { partStruck: strikeLamp },
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
    beamed: ({ unit }, { mech }) => `${mech(unit)} stands in the light.`,
    lamp: ({ unit, dice, isLost }, { mech }) =>
      isLost
        ? `The searchlight of ${mech(unit)} is shot out (${sum(dice)}, from ${LOST_ON} on).`
        : `The searchlight of ${mech(unit)} stays whole (${sum(dice)}, lost from ${LOST_ON} on).`,
  },
  changes: {
    light: ({ units }, { unit, target }) => shine(units[unit], target),
    beamed: ({ units }, { unit }) => beam(units[unit]),
    lamp: ({ units }, { unit, isLost }) => {
      if (isLost) loseLamp(units[unit]);
    },
  },
};

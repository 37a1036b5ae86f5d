// The TAG step: units designate targets for missiles and shells that home (MT-BASE-25).

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { seatsOf } from '../../../knowledge.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { firesFrom } from '../../../phases/weapon/weapon.ts';
import { stancesOf } from '../../../phases/weapon/weapon-menu.ts';
import type { Designation } from '../../../points/artillery.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { farthest, weaponNumber, weaponToHit, whyNotPoint } from '../../../rules/fire/to-hit.ts';
import { twistsOf } from '../../../rules/fire/twists.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { designate, designations } from './designations.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'tag/ask': object;
    'tag/designate': { readonly seat: Seat };
  }
  interface OptionOrders {
    designate: {
      readonly type: 'designate';
      readonly tags: readonly { readonly unit: number; readonly target: number }[];
    };
  }
  interface OptionEvents {
    /** Told to its own side alone where something is hidden. */
    designated: {
      readonly type: 'designated';
      readonly weapon: number;
      readonly number: Explanation;
      readonly dice: readonly number[];
    } & Designation;
  }
}

const PURPOSE = 'TAG';
const WORDS = {
  prompt: 'Who designates a target with its TAG?',
  order: 'Designate',
  tags: 'TAG of',
  target: 'On',
  measure: 'to designate',
};
const WHY_NOT: Reason = {
  message: "TAG designates a 'Mech or vehicle in its arc and range, in line of sight",
  rule: 'MT-BASE-25',
};
export const TAGGED: Reason = {
  message: 'A unit that has used its TAG makes no other weapon attack in that turn',
  rule: 'MT-BASE-25',
};

export const hasUsedTag = (state: Pick<State, 'marks' | 'turn'>, unit: number): boolean =>
  designations(state).some((one) => one.unit === unit);

const shotAt = (unit: number, weapon: number, target: number): Shot => ({
  attacker: unit,
  weapon,
  target,
  twist: 0,
  secondary: 0,
  aim: -1,
});

/** The TAG with which a unit can designate a target; -1 for none. */
function tagFor(field: Battlefield, state: State, unit: number, target: number): number {
  const { hex } = state.units[unit];
  return field.designs[unit].weapons.findIndex(({ type }, weapon) => {
    if (type.support !== 'TAG' || !isOnMap(state.units[target])) return false;
    if (distance(field.board, hex, state.units[target].hex) > farthest(field, type)) return false;
    return twistsOf(field, state, unit).some((twist) =>
      stancesOf(field, state, unit, twist).some(
        (stance) => whyNotPoint(field, state, stance, weapon, target) === null,
      ),
    );
  });
}

/** Those it can designate: no people. */
function targetsOf(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  const { designs, kinds, plugged } = field;
  if (!designs[unit].weapons.some(({ type }) => type.support === 'TAG')) return [];
  if (!isOnMap(mech) || plugged.hasAttacked?.(mech)) return [];
  return field.enemiesOf[unit].filter(
    (target) => kinds[target].troopers === undefined && tagFor(field, state, unit, target) >= 0,
  );
}

export const taggersOf = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.seatOf.flatMap((owner, unit) =>
    owner === seat && targetsOf(field, state, unit).length > 0 ? [unit] : [],
  );

/** Where something is hidden, everybody is asked: nobody else may learn who has TAG. */
export function ask(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const isSecret = field.plugged.known !== undefined;
  const seats = seatsToAsk(field, state, (seat) => isSecret || taggersOf(field, state, seat).length > 0);
  play.next(...seats.map((seat) => ({ step: 'tag/designate', seat }) as const));
}

export const designating: Decision<Classic, OptionFrames['tag/designate'], 'designate'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: WORDS.prompt,
      rule: 'MT-BASE-25',
      orders: [
        {
          type: 'designate',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'tags',
              label: WORDS.tags,
              key: 'unit',
              items: taggersOf(field, state, seat),
              describe: (unit) => pick.describe(unit as number),
              whyNot: () => WHY_NOT,
              fields: (unit) => [
                {
                  kind: 'pick',
                  name: 'target',
                  label: WORDS.target,
                  values: targetsOf(field, state, unit as number),
                  describe: (target) => ({
                    ...pick.describe(target as number),
                    measure: WORDS.measure,
                    explanation: explained(field, state, unit as number, target as number),
                  }),
                  whyNot: () => WHY_NOT,
                },
              ],
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, { tags }) {
    for (const { unit, target } of tags) point(play, unit, target);
  },
};

const explained = (field: Battlefield, state: State, unit: number, target: number): Explanation => {
  const shot = shotAt(unit, tagFor(field, state, unit, target), target);
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
};

/** An ordinary roll to hit. */
function point(play: Play<Classic>, unit: number, target: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const weapon = tagFor(field, state, unit, target);
  if (weapon < 0) return;
  const shot = shotAt(unit, weapon, target);
  const needed = weaponNumber(field, state, shot);
  const number = explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, needed, target));
  firesFrom(state.units[unit], field.designs[unit].weapons[weapon]);
  const made: Designation = { unit, target, from: state.units[unit].hex, hit: sum(dice) >= needed };
  designate(state, made);
  const event = { type: 'designated', weapon, number, dice, ...made } as const;
  if (field.plugged.known) play.emit(event, seatsOf(field.setup, field.sideOf[unit]));
  else play.emit(event);
  field.plugged.attacks?.(play, field, unit);
}

/** For bots: whom a unit designates most easily. */
export function bestTarget(field: Battlefield, state: State, unit: number) {
  const ideas = targetsOf(field, state, unit).map((target) => ({
    target,
    number: weaponNumber(field, state, shotAt(unit, tagFor(field, state, unit, target), target)),
  }));
  return ideas.reduce((best, idea) => (idea.number < best.number ? idea : best));
}

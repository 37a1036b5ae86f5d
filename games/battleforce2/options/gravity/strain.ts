import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { damageStructure } from '../../phases/combat/hits.ts';
import { concerning } from '../../phases/command/reactions.ts';
import type { Rolled } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import { addSkill } from '../../rules/elements/skill.ts';
import { mpOf } from '../../rules/movement/movement-points.ts';
import { opponentOf, type State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'gravity/strain': { readonly seat: Seat; readonly percent: number };
    'gravity/roll': { readonly element: number; readonly excess: number };
  }
  interface TableMarks {
    /** MP that the last move of a unit has taken, and in which turn. They are its owner's business (BF2-INFO-01). */
    readonly spentMp?: readonly { readonly unit: number; readonly turn: number; readonly mp: number }[];
  }
  interface OptionEvents {
    'spent-mp': { readonly type: 'spent-mp'; readonly unit: number; readonly mp: number };
    /** Elements that have to roll, and by how many MP more than they normally have. */
    strained: {
      readonly type: 'strained';
      readonly strained: readonly { readonly element: number; readonly excess: number }[];
    };
    strain: {
      readonly type: 'strain';
      readonly element: number;
      /** Its skill is its owner's business. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly excess: number;
      readonly holds: boolean;
    };
  }
}

/** A unit has set out. */
export function noteSpent(table: Pick<State, 'marks' | 'turn'>, unit: number, mp: number): void {
  const others = table.marks?.spentMp?.filter((move) => move.unit !== unit) ?? [];
  table.marks = { ...table.marks, spentMp: [...others, { unit, turn: table.turn, mp }] };
}

const spentBy = ({ marks, turn }: Pick<State, 'marks' | 'turn'>, unit: number): number =>
  marks?.spentMp?.find((move) => move.unit === unit && move.turn === turn)?.mp ?? 0;

/** BF2-ENV-04: divided and rounded to the nearest, one half down. */
export const mpAt = (percent: number, mp: number): number => Math.ceil((200 * mp - percent) / (2 * percent));

/** BF2-ENV-05: its MP at one G, all else being equal. */
const normalMp = (field: Battlefield, state: State, element: number, percent: number): number => {
  const { mp } = field.records[element].sheet;
  return Math.max(0, mpOf(field, state, element) - (mpAt(percent, mp) - mp));
};

const BASE = 5;

function strainNumber(tally: Tally<RuleId>, field: Battlefield, element: number): void {
  tally.add(BASE, 'Strain', 'BF2-ENV-05');
  addSkill(tally, field, element, 'Skill');
}

/** A bot's opinion of dice, whichever of its elements rolled them. */
export function isGoodRoll(
  isGood: boolean | null,
  field: Battlefield,
  state: State,
  unit: number,
  { purpose, dice }: Rolled,
): boolean | null {
  if (purpose !== 'strain') return isGood;
  const holds = (element: number) =>
    sum(dice) >= totalOf<RuleId>((tally) => strainNumber(tally, field, element));
  return surviving(field, state, unit).every(holds);
}

/** BF2-ENV-05: at the end of the Movement Phase, element by element. */
export function strainSide(
  play: Play<Battleforce2>,
  { seat, percent }: OptionFrames['gravity/strain'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const strained = field.unitsOf[seat].flatMap((unit) => {
    if (!isOnMap(state, unit)) return [];
    return surviving(field, state, unit).flatMap((element) => {
      if (field.records[element].sheet.structure === 0) return [];
      const excess = spentBy(state, unit) - normalMp(field, state, element, percent);
      return excess > 0 ? [{ element, excess }] : [];
    });
  });
  if (strained.length === 0) return;
  play.emit({ type: 'strained', strained });
  play.next(...strained.map((each) => ({ step: 'gravity/roll', ...each }) as const), { step: 'victory' });
}

export function rollForStrain(
  play: Play<Battleforce2>,
  { element, excess }: OptionFrames['gravity/roll'],
): void {
  const field = battlefieldOf(play.state);
  const unit = field.unitOf[element];
  const seat = field.seatOf[unit];
  const compute = (tally: Tally<RuleId>) => strainNumber(tally, field, element);
  const dice = play.roll('strain', 2, concerning(unit));
  const holds = sum(dice) >= totalOf(compute);
  const told = { type: 'strain', element, dice, excess, holds } as const;
  play.emit({ ...told, number: play.explain(compute) }, [seat]);
  play.emit({ ...told, number: null }, [opponentOf(seat), 'spectator']);
  if (!holds) damageStructure(play, element, excess);
}

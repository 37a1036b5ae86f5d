import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { BEST_ROLL } from '../../data/tables.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { concerning } from '../../phases/command/reactions.ts';
import type { Rolled } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { isAerospace, isOnMap, surviving } from '../../rules/elements/condition.ts';
import { isOnGround } from '../../rules/elements/places.ts';
import { addSkillBesides } from '../../rules/elements/skill.ts';
import { opponentOf, RETREATED, type State } from '../../state.ts';
import { isRouted, type Nerve, nerveOf } from './nerve.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'morale/check': object;
    'morale/recover': object;
    'morale/roll': { readonly unit: number; readonly why: 'losses' | 'recovery' };
  }
  interface OptionEvents {
    morale: {
      readonly type: 'morale';
      readonly unit: number;
      readonly why: 'losses' | 'recovery';
      /** Its skill is its owner's business. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly nerve: Nerve;
    };
  }
}

const BASE = 8;
const INFANTRY = 1;
const MECHS = -1;
const BROKEN = 1;

/** BF2-MOR-01, BF2-MOR-04 */
function skillNumber(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const skills = surviving(field, state, unit).map((element) =>
    totalOf<RuleId>((skill) => addSkillBesides(skill, field, element, '')),
  );
  tally.add(BASE, 'Morale', 'BF2-MOR-01');
  const best = Math.min(...skills);
  if (best !== 0) tally.add(2 * best, 'Twice the best skill', 'BF2-MOR-01');
}

function checkNumber(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  skillNumber(tally, field, state, unit);
  if (field.letters[unit] === 'I') tally.add(INFANTRY, 'Infantry', 'BF2-MOR-01');
  if (field.letters[unit] === 'M') tally.add(MECHS, "'Mechs", 'BF2-MOR-01');
  if (nerveOf(state.units, unit) === 'broken') tally.add(BROKEN, 'Broken already', 'BF2-MOR-01');
}

/** The units of the active side first, each side in its own order. */
const inTurn = ({ unitsOf }: Battlefield, { active }: State): number[] => [
  ...unitsOf[active],
  ...unitsOf[opponentOf(active)],
];

/** BF2-MOR-01: units of the ground, wherever they are: on the map, in a box, carried or hidden. */
function canBeShaken(field: Battlefield, state: State, unit: number): boolean {
  if (field.past.readsRulesApart?.()) return isOnGround(state, unit);
  if (state.units[unit].hex === RETREATED) return false;
  return !field.elementsOf[unit].some((element) => isAerospace(field.types[element]));
}

/** BF2-MOR-01: one check for all of a unit's losses in the phase. */
export function checkMorale(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const shaken = inTurn(field, state).filter((unit) => {
    const strength = state.units[unit].marks?.morale?.strength ?? field.elementsOf[unit].length;
    if (!canBeShaken(field, state, unit) || isRouted(state, unit)) return false;
    const left = surviving(field, state, unit).length;
    return left > 0 && left < strength;
  });
  play.next(...shaken.map((unit) => ({ step: 'morale/roll', unit, why: 'losses' }) as const));
}

/** BF2-MOR-04: in the End Phase of each turn after the one in which it broke. */
export function recoverNerve(play: Play<Battleforce2>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const broken = inTurn(field, state).filter((unit) => {
    const morale = state.units[unit].marks?.morale;
    return isOnMap(state, unit) && morale?.nerve === 'broken' && morale.since < state.turn;
  });
  play.next(...broken.map((unit) => ({ step: 'morale/roll', unit, why: 'recovery' }) as const));
}

/** For a side that may have dice re-rolled: a broken unit may not (BF2-MOR-02). */
export function isGoodRoll(
  isGood: boolean | null,
  field: Battlefield,
  state: State,
  unit: number,
  { purpose, dice }: Rolled,
): boolean | null {
  if (purpose !== 'morale') return isGood;
  const number = totalOf<RuleId>((tally) => checkNumber(tally, field, state, unit));
  return number > BEST_ROLL || sum(dice) >= number;
}

const FAILED: Readonly<Record<Nerve, Nerve>> = { steady: 'broken', broken: 'routed', routed: 'routed' };

export function rollMorale(play: Play<Battleforce2>, { unit, why }: OptionFrames['morale/roll']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const seat = field.seatOf[unit];
  const compute = (tally: Tally<RuleId>) =>
    (why === 'losses' ? checkNumber : skillNumber)(tally, field, state, unit);
  const dice = play.roll('morale', 2, concerning(unit));
  const holds = sum(dice) >= totalOf(compute);
  const before = nerveOf(state.units, unit);
  const nerve = why === 'losses' ? (holds ? before : FAILED[before]) : holds ? 'steady' : before;
  const told = { type: 'morale', unit, why, dice, nerve } as const;
  play.happen({ ...told, number: play.explain(compute) }, [seat]);
  play.emit({ ...told, number: null }, [opponentOf(seat), 'spectator']);
}
